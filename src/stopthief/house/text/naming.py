"""Read typed names of cards: the word, its English or its id. Accents, case and articles do not matter."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from unicodedata import combining, normalize

from stopthief.house.box import grammar
from stopthief.house.box.cards import KINDS, Kind, Pack
from stopthief.house.text import terms

_LONGEST = 200
"""Nobody means three cards by more characters."""
_ENGLISH = "in the of and"
_SLOT = re.compile(r"\{[^{}]*\}")
_ENGLISH_ARTICLE = re.compile(r"\b(?:the|an|a) ")
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss", "ø": "o", "ł": "l"})

Names = dict[str, tuple[str, ...]]
"""Cards by what they may be called; several where a name is that of a room and of a thing."""


def plain(text: str) -> str:
    """A text as it is compared: small letters without accents, words with one space between them."""
    parted = normalize("NFKD", text.casefold().translate(_LIGATURES))
    letters = "".join(one for one in parted if not combining(one))
    return " ".join(re.findall(r"\w+", letters.replace("_", " ")))


def short_name(pack: Pack, card: str) -> str:
    """The least to type for a card: "lit", or "sous le lit" where one can also hide behind it."""
    return _shortest(_Key(pack))[card]


def card_named(pack: Pack, typed: str, kind: Kind | None = None) -> str | None:
    """The card of this name, of one kind if it is said which; None where there is none."""
    found = _names(_Key(pack)).get(plain(typed[:_LONGEST]), ())
    return next((card for card in found if kind in (None, pack.kinds[card])), None)


def cards_named(pack: Pack, typed: str) -> dict[Kind, str] | None:
    """Cards of different kinds, named one after the other, in a whole sentence if somebody likes.

    None where a word belongs neither to a card nor to the sentence. Where it could be two cards, the order of thing,
    room and hiding place decides.
    """
    found = list(_readings(pack, plain(typed[:_LONGEST]).split(), ()))
    ordered = [one for one in found if [pack.kinds[card] for card in one] == _in_order(pack, one)]
    best = ordered or found
    return {pack.kinds[card]: card for card in best[0]} if best else None


def _in_order(pack: Pack, cards: tuple[str, ...]) -> list[Kind]:
    return [kind for kind in KINDS if kind in {pack.kinds[card] for card in cards}]


def _readings(pack: Pack, words: list[str], before: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Every way to read the words as cards of different kinds."""
    if not words:
        yield before
        return
    kinds = {pack.kinds[card] for card in before}
    names = _names(_Key(pack))
    for end in range(len(words), 0, -1):
        for card in names.get(" ".join(words[:end]), ()):
            if pack.kinds[card] not in kinds:
                yield from _readings(pack, words[end:], (*before, card))
    if words[0] in _small_words(_Key(pack)):
        yield from _readings(pack, words[1:], before)


class _Key:
    """A pack as a key: packs hold what cannot be hashed, and each is one object as long as its game lasts."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and other.pack is self.pack

    def __hash__(self) -> int:
        return id(self.pack)


@lru_cache(maxsize=8)
def _names(key: _Key) -> Names:
    """The cards of a pack by each of their names."""
    found: dict[str, dict[Kind, list[str]]] = {}
    for card, kind in key.pack.kinds.items():
        for name in {plain(one) for one in _called(key.pack, card)} - {""}:
            found.setdefault(name, {}).setdefault(kind, []).append(card)
    # What could be two hiding places, such as a table under and behind which one can hide, names neither.
    return {name: tuple(cards[0] for cards in kinds.values() if len(cards) == 1) for name, kinds in found.items()}


@lru_cache(maxsize=8)
def _small_words(key: _Key) -> frozenset[str]:
    """Words allowed between cards: those of the sentence, prepositions, articles."""
    pack = key.pack
    phrases = (pack.phrases.guess, pack.phrases.question)
    texts = [_SLOT.sub(" ", text) for phrase in phrases for text in (phrase.says, phrase.gloss)]
    texts += [*pack.grammar.articles, *pack.grammar.contractions.values(), _ENGLISH]
    texts += [*(room.preposition for room in pack.rooms), *(place.preposition for place in pack.places)]
    return frozenset(word for text in texts for word in plain(text).split())


@lru_cache(maxsize=8)
def _shortest(key: _Key) -> dict[str, str]:
    pack, names = key.pack, _names(key)
    found = {}
    for card in pack.cards:
        options = (terms.bare(pack, card), pack.cards[card].word, terms.short(pack, card))
        found[card] = next((one.lower() for one in options if card in names.get(plain(one), ())), card)
    return found


def _called(pack: Pack, which: str) -> Iterator[str]:
    card = pack.cards[which]
    yield from (which, card.word, terms.bare(pack, which), grammar.said(pack, card), card.gloss)
    yield _ENGLISH_ARTICLE.sub("", card.gloss)
    yield _ENGLISH_ARTICLE.split(card.gloss)[-1]
