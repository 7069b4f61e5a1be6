"""Phrases of the house: names, cards with their English, quoted sentences. Other modules make sentences of them."""

from __future__ import annotations

from collections.abc import Mapping

from stopthief.house.box import grammar
from stopthief.house.box.cards import Kind, Pack, Phrase
from stopthief.house.box.setup import Setup
from stopthief.house.rules.events import Trio

KIND_TEXTS: dict[Kind, str] = {"thing": "thing", "room": "room", "place": "hiding place"}
GENDERS = {"m": "masculine", "f": "feminine"}
_THIN = "\N{NARROW NO-BREAK SPACE}"
_QUOTES = {"fr": (f"«{_THIN}", f"{_THIN}»"), "es": ("«", "»")}
_OTHER_QUOTES = ("\N{LEFT DOUBLE QUOTATION MARK}", "\N{RIGHT DOUBLE QUOTATION MARK}")


def name(setup: Setup, seat: int) -> str:
    """The name of the player at a seat."""
    return setup.players[seat].name


def bare(pack: Pack, card: str) -> str:
    """The word of a card without its article, as in "lampe"."""
    return grammar.parted(pack.grammar, pack.cards[card].word)[1]


def short(pack: Pack, card: str) -> str:
    """A card as it is said, as in "sous la table"; a room by its word alone."""
    found = pack.cards[card]
    return found.word if pack.kinds[card] == "room" else grammar.said(pack, found)


def card(pack: Pack, which: str) -> str:
    """The same with its English, as in "la lampe (the lamp)"."""
    return f"{short(pack, which)} ({pack.cards[which].gloss})"


def trio(pack: Pack, three: Trio) -> str:
    """Three cards as they are said, as in "la lampe, dans la cuisine, sous la table"."""
    return ", ".join(grammar.said(pack, pack.cards[one]) for one in three.cards)


def spoken(pack: Pack, phrase: Phrase, cards: Mapping[str, str] | None = None) -> str:
    """A sentence with its English after it, as in "Je reste dans la cuisine. (I stay in the kitchen.)"."""
    return f"{grammar.sentence(pack, phrase, cards)} ({grammar.gloss(pack, phrase, cards)})"


def quoted(pack: Pack, *phrases: Phrase, cards: Mapping[str, str] | None = None) -> str:
    """Sentences as somebody says them, in the quotation marks of their language, and their English."""
    says = " ".join(grammar.sentence(pack, phrase, _needed(phrase, cards)) for phrase in phrases)
    means = " ".join(grammar.gloss(pack, phrase, _needed(phrase, cards)) for phrase in phrases)
    before, after = _QUOTES.get(pack.language.partition("-")[0], _OTHER_QUOTES)
    return f"{before}{says}{after} ({means})"


def _needed(phrase: Phrase, cards: Mapping[str, str] | None) -> Mapping[str, str] | None:
    return cards if grammar.slots(phrase.says) else None


def in_full(three: Trio) -> dict[str, str]:
    """Three cards by the slots of a phrase."""
    return {"thing": three.thing, "room": three.room, "place": three.place}
