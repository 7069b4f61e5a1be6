"""Sentences from the words of a pack: articles, contractions, elision. All of it is data of the pack.

A slot in a phrase is `{room}`, `{room.word}` or `{de room}`: as it is said, the bare word, the word after "de".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import msgspec

from stopthief.house.box.cards import Card, Grammar, Kind, Pack, Phrase, Thing

APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
_THIN = "\N{NARROW NO-BREAK SPACE}"
_SLOT = re.compile(r"\{(?:(?P<before>[^\s{}]+) )?(?P<name>[a-z]+)(?P<bare>\.word)?\}")
_FRENCH_SPACES = (
    (re.compile(r"(?<=\S)[ \N{NO-BREAK SPACE}](?=[;:!?»])"), _THIN),
    (re.compile(r"«[ \N{NO-BREAK SPACE}]"), f"«{_THIN}"),
)


class Slot(msgspec.Struct, frozen=True):
    """A place for a card in a phrase."""

    name: str
    """Such as "room"."""
    before: str = ""
    """A preposition that goes before the word."""
    bare: bool = False
    """Only the word with its article, without the card's own preposition."""


def tidy(text: str, language: str) -> str:
    """A text in good typography: curly apostrophes, and non-breaking French spaces."""
    text = text.replace("'", APOSTROPHE)
    if language.partition("-")[0] == "fr":
        for spaces, thin in _FRENCH_SPACES:
            text = spaces.sub(thin, text)
    return text


def parted(grammar: Grammar, word: str) -> tuple[str, str]:
    """The article of a word, empty if it has none, and the rest."""
    for article in sorted(grammar.articles, key=len, reverse=True):
        start = article if _clings(article) else f"{article} "
        if word.startswith(start) and len(word) > len(start):
            return article, word.removeprefix(start)
    return "", word


def joined(grammar: Grammar, preposition: str, word: str) -> str:
    """A preposition before a word with its article: "à côté de" and "le salon" become "à côté du salon"."""
    article, rest = parted(grammar, word)
    start, _, last = preposition.rpartition(" ")
    both = f"{last} {article}".strip()
    both = f"{start} {grammar.contractions.get(both, both)}".lstrip()
    return f"{both}{rest}" if _clings(both) else f"{both} {rest}"


def said(pack: Pack, card: Card) -> str:
    """A card as it is said in a sentence: "la lampe", "dans la cuisine", "sous la table"."""
    if isinstance(card, Thing):
        return card.word
    return joined(pack.grammar, card.preposition, card.word)


def slots(text: str) -> tuple[Slot, ...]:
    """Every slot of a phrase, in order."""
    return tuple(map(_slot, _SLOT.finditer(text)))


def form(pack: Pack, slot: Slot, card: Card) -> str:
    """A card as it reads in a slot."""
    if slot.before:
        return joined(pack.grammar, slot.before, card.word)
    return card.word if slot.bare else said(pack, card)


def sentence(pack: Pack, phrase: Phrase, cards: Mapping[str, str] | None = None) -> str:
    """A phrase with these cards in its slots, in the pack's language."""
    chosen = {name: pack.cards[card] for name, card in (cards or {}).items()}
    return _SLOT.sub(lambda found: form(pack, _slot(found), chosen[found["name"]]), phrase.says)


def gloss(pack: Pack, phrase: Phrase, cards: Mapping[str, str] | None = None) -> str:
    """The same in English."""
    chosen = {name: pack.cards[card] for name, card in (cards or {}).items()}
    return _SLOT.sub(lambda found: chosen[found["name"]].gloss, phrase.gloss)


def prepositions(pack: Pack, kind: Kind) -> Iterator[str]:
    """Every preposition that some phrase puts before cards of a kind, each once."""
    slotted = {"from": "room", "to": "room"}
    phrases: list[Phrase] = list(msgspec.structs.asdict(pack.phrases).values())
    every = (slot for phrase in phrases for slot in slots(phrase.says))
    yield from dict.fromkeys(slot.before for slot in every if slot.before and slotted.get(slot.name, slot.name) == kind)


def _slot(found: re.Match[str]) -> Slot:
    return Slot(found["name"], found["before"] or "", bool(found["bare"]))


def _clings(text: str) -> bool:
    return text.endswith(APOSTROPHE)
