"""F11: every sentence that the shipped packs can say, against a table of their nouns made by hand."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import product

import pytest

from stopthief.house.box import packs
from stopthief.house.cards import KINDS, Pack, Phrase
from stopthief.house.grammar import gloss, joined, said, sentence
from tests.house_nouns import APOSTROPHE, NOUNS, after_a, after_de, after_other, with_article

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


@pytest.mark.parametrize("name", FRENCH)
def test_F11_every_noun_is_in_the_table_with_its_article(name: str) -> None:
    """The table below was made by hand; the pack has just its nouns, and says their gender rightly."""
    cards = FRENCH[name].cards
    assert set(cards) == set(NOUNS[name])
    for card, noun in NOUNS[name].items():
        assert cards[card].word == with_article(noun)
        assert cards[card].gender in (None, noun.gender)
        assert cards[card].gloss == noun.gloss


@pytest.mark.parametrize("name", FRENCH)
def test_F11_a_noun_after_any_preposition(name: str) -> None:
    """After de, after à, and after those that change nothing."""
    pack = FRENCH[name]
    for card, noun in NOUNS[name].items():
        word = pack.cards[card].word
        assert joined(pack.grammar, "de", word) == after_de(noun)
        assert joined(pack.grammar, "à", word) == after_a(noun)
        for preposition in ("dans", "sous", "derrière", "sur"):
            assert joined(pack.grammar, preposition, word) == after_other(preposition, noun)


def by_hand(pack: str, name: str, cards: Mapping[str, str]) -> str:
    """A sentence as a teacher would write it down, put together from the table alone."""
    nouns = {slot: NOUNS[pack][card] for slot, card in cards.items()}
    where = {slot: after_other(noun.preposition, noun) for slot, noun in nouns.items()}
    match name:
        case "go":
            return f"Je passe {after_de(nouns['from'])} {after_a(nouns['to'])}."
        case "guess":
            return f"Le voleur a volé {with_article(nouns['thing'])}. Il est {where['room']}, {where['place']}."
        case "start":
            return f"Je commence {where['room']}."
        case "stay":
            return f"Je reste {where['room']}."
        case "card_place":
            return f"Voici la carte «{THIN}{where['place']}{THIN}»."
        case _:
            (noun,) = nouns.values()
            return f"Voici la carte {after_de(noun)}."


@pytest.mark.parametrize("name", FRENCH)
def test_F11_every_sentence_is_the_one_a_teacher_would_write(name: str) -> None:
    """All of them, word for word, with every card in every place."""
    pack, found = FRENCH[name], 0
    for phrase, cards in combinations(pack):
        if cards:
            assert sentence(pack, getattr(pack.phrases, phrase), cards) == by_hand(name, phrase, cards)
            found += 1
    assert found > 400


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
    """12 things, 9 rooms, 9 hiding places, in French."""
    house = packs()["maison"]
    assert (len(house.things), len(house.rooms), len(house.places), house.language) == (12, 9, 9, "fr")
