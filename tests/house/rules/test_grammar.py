"""F11: every sentence that the shipped packs can say, against a table of their nouns made by hand."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import product

import pytest

from stopthief.house.box.box import packs
from stopthief.house.box.cards import KINDS, Pack, Phrase
from stopthief.house.box.grammar import gloss, joined, said, sentence
from tests.support.oracles.noun_genders import APOSTROPHE, NOUNS, after, after_a, after_de, with_article

FRENCH = {name: pack for name, pack in packs().items() if pack.language == "fr"}
THIN = "\N{NARROW NO-BREAK SPACE}"
VOWELS = "aàâeéèêiîoôuûyhœ"
CONSONANTS = "bcdfgjklmnpqrstvwxz"
NEVER = re.compile(
    rf"""
    \b(de|à)\s(le|les)\b                 # they become du, des, au, aux
    | \bl{APOSTROPHE}[{CONSONANTS}]                 # elided before a consonant
    | \b(le|la|de|je|que)\s[{VOWELS}]    # not elided before a vowel
    | \b(du|au)\s[{VOWELS}]              # contracted before a vowel
    | ['"{{}}] | \s\s | ^\s | \s$        # what printers do not set
    """,
    re.VERBOSE | re.IGNORECASE,
)
"""What no French sentence here may hold."""


def rooms(pack: Pack) -> list[str]:
    """The ids of the rooms."""
    return [room.id for room in pack.rooms]


def combinations(pack: Pack) -> Iterator[tuple[str, Mapping[str, str]]]:
    """Every phrase with every choice of cards in it: (name of the phrase, cards)."""
    things, places = [one.id for one in pack.things], [one.id for one in pack.places]
    for thing, room, place in product(things, rooms(pack), places):
        yield "guess", {"thing": thing, "room": room, "place": place}
    for start, end in product(rooms(pack), repeat=2):
        yield "go", {"from": start, "to": end}
    for room in rooms(pack):
        yield from (("start", {"room": room}), ("stay", {"room": room}), ("card_room", {"room": room}))
    yield from (("card_thing", {"thing": thing}) for thing in things)
    yield from (("card_place", {"place": place}) for place in places)
    for name in pack.phrases.__struct_fields__:
        if name not in ("guess", "go", "start", "stay", "card_room", "card_thing", "card_place"):
            yield name, {}


def every_sentence(pack: Pack) -> Iterator[tuple[str, str, str]]:
    """All that can be said: (name of the phrase, the sentence, its gloss)."""
    for name, cards in combinations(pack):
        phrase: Phrase = getattr(pack.phrases, name)
        yield name, sentence(pack, phrase, cards), gloss(pack, phrase, cards)


@pytest.mark.parametrize("name", packs())
def test_F11_every_combination_is_a_sentence_of_its_own(name: str) -> None:
    """As many different ones as there are combinations, in the language and in English; nothing is left unfilled."""
    pack = packs()[name]
    things, places, house = len(pack.things), len(pack.places), len(pack.rooms)
    spoken = list(every_sentence(pack))
    fixed = len(pack.phrases.__struct_fields__) - 7
    assert len(spoken) == things * places * house + house * house + 3 * house + things + places + fixed
    for column in (1, 2):
        said_in = [row[column] for row in spoken]
        assert len(set(said_in)) == len(said_in)
        assert not [one for one in said_in if "{" in one or "}" in one]


@pytest.mark.parametrize("name", FRENCH)
def test_F11_no_sentence_is_wrong_french(name: str) -> None:
    """Contractions and elisions wherever they belong, and nowhere else."""
    assert not [spoken for _, spoken, _ in every_sentence(FRENCH[name]) if NEVER.search(spoken)]


@pytest.mark.parametrize("name", FRENCH)
def test_F11_sentences_are_set_as_printers_set_them(name: str) -> None:
    """A narrow space that does not break before ? ! : ; and inside « », a curly apostrophe, a capital, an end."""
    for kind, spoken, _ in every_sentence(FRENCH[name]):
        assert not re.search(rf"[^{THIN}][?!:;»]|«[^{THIN}]", spoken), spoken
        assert spoken[0].isupper()
        assert spoken[-1] in ".?!" or kind in ("things", "rooms", "places")


@pytest.mark.parametrize("name", packs())
def test_F11_every_noun_is_in_the_table_with_its_article(name: str) -> None:
    """The table was made by hand; the pack has just its nouns, and says their gender rightly."""
    cards = packs()[name].cards
    assert set(cards) == set(NOUNS[name])
    for card, noun in NOUNS[name].items():
        assert cards[card].word == with_article(noun)
        assert cards[card].gender in (None, noun.gender)
        assert cards[card].gloss == noun.gloss


@pytest.mark.parametrize("name", packs())
def test_F11_a_noun_after_any_preposition(name: str) -> None:
    """Alone or of several words: one that ends in « de » or « à » becomes one with the article, any other does not."""
    pack = packs()[name]
    prepositions = {
        "fr": ("de", "à", "dans", "sous", "derrière", "sur", "à côté de", "en face de", "grâce à"),
        "es": ("de", "a", "en", "sobre", "debajo de", "detrás de", "junto a"),
    }
    for card, noun in NOUNS[name].items():
        for preposition in prepositions[pack.language]:
            assert joined(pack.grammar, preposition, pack.cards[card].word) == after(preposition, noun)


BY_HAND = {
    "maison": {
        "go": "Je passe {of_from} {to_to}.",
        "guess": "Le voleur a volé {the_thing}. Il est {at_room}, {at_place}.",
        "start": "Je commence {at_room}.",
        "stay": "Je reste {at_room}.",
        "card_thing": "Voici la carte {of_thing}.",
        "card_room": "Voici la carte {of_room}.",
        "card_place": f"Voici la carte «{THIN}{{at_place}}{THIN}».",
    },
    "ecole": {
        "go": "Je vais {of_from} {to_to}.",
        "guess": "Le voleur a pris {the_thing}. Il est {at_room}, {at_place}.",
        "start": "Je commence {at_room}.",
        "stay": "Je reste {at_room}.",
        "card_thing": "Voici la carte {of_thing}.",
        "card_room": "Voici la carte {of_room}.",
        "card_place": f"Voici la carte «{THIN}{{at_place}}{THIN}».",
    },
    "casa": {
        "go": "Voy {of_from} {to_to}.",
        "guess": "El ladrón ha robado {the_thing}. Está {at_room}, {at_place}.",
        "start": "Empiezo {at_room}.",
        "stay": "Me quedo {at_room}.",
        "card_thing": "Aquí está la carta {of_thing}.",
        "card_room": "Aquí está la carta {of_room}.",
        "card_place": "Aquí está la carta «{at_place}».",
    },
}
"""The sentences as a teacher would write them: `of` stands for « de », `to` for « à », `at` for where one is."""


@pytest.mark.parametrize("name", packs())
def test_F11_every_sentence_is_the_one_a_teacher_would_write(name: str) -> None:
    """All of them, word for word, with every card in every place, put together from the table alone."""
    pack, found = packs()[name], 0
    for phrase, cards in combinations(pack):
        if not cards:
            continue
        forms: dict[str, str] = {}
        for slot, card in cards.items():
            noun = NOUNS[name][card]
            forms |= {f"of_{slot}": after_de(noun), f"to_{slot}": after_a(noun), f"the_{slot}": with_article(noun)}
            forms[f"at_{slot}"] = after(noun.preposition, noun)
        assert sentence(pack, getattr(pack.phrases, phrase), cards) == BY_HAND[name][phrase].format(**forms)
        found += 1
    assert found > 400


def test_F11_no_sentence_is_wrong_spanish() -> None:
    """No « de el », no « a el », and every question and exclamation opens as it closes."""
    for name, pack in packs().items():
        for _, spoken, _ in every_sentence(pack) if pack.language == "es" else ():
            assert not re.search(r"\b(de|a) el\b|['\"{}]|\s\s|\s[?!:;.,»]", spoken), (name, spoken)
            assert spoken.count("¿") == spoken.count("?")
            assert spoken.count("¡") == spoken.count("!")


@pytest.mark.parametrize("name", packs())
def test_F11_every_gloss_is_english(name: str) -> None:
    """Set with English spaces, from a capital to an end, and without a word of the other language."""
    for kind, _, english in every_sentence(packs()[name]):
        assert not re.search(
            rf"[{THIN}\N{{NO-BREAK SPACE}}«»'\"]|\s[?!:;]|\s\s|\bthe the\b|\bin (in|the in)\b", english
        )
        assert english[0].isupper()
        assert english[-1] in ".?!" or kind in ("things", "rooms", "places")
        assert english.isascii() or set(english) <= {*map(chr, range(128)), "“", "”", APOSTROPHE}


@pytest.mark.parametrize("name", packs())
def test_F11_every_card_is_said_and_has_a_gloss(name: str) -> None:
    """In the language of the pack, which a voice is looked for by, and in English; no two of a kind alike."""
    pack = packs()[name]
    for kind in KINDS:
        cards = pack.of_kind(kind)
        assert len({said(pack, card) for card in cards}) == len({card.gloss for card in cards}) == len(cards)


def test_F11_the_house_of_the_book() -> None:
    """15 things, 9 rooms, 9 hiding places, in French."""
    house = packs()["maison"]
    assert (len(house.things), len(house.rooms), len(house.places), house.language) == (15, 9, 9, "fr")
