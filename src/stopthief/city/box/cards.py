"""Investigators with their movement cards, and thieves with their abilities: data, read and checked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

from stopthief.core.errors import Broken

Effect = Literal["pick up", "tip before", "tip after", "outside", "reach", "escort", "windows"]
Amount = Annotated[int, Meta(ge=0)]

FREE_OUTSIDE = 3
"""A4: so many spaces moved outside are free."""
REACH = 3
"""A5: an arrest reaches so many steps."""
ESCORT = 4
"""A6: another investigator is moved so many steps."""


class Card(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A movement card; its number names it, no investigator has a number twice."""

    moves: Annotated[int, Meta(ge=1, le=12)]
    effect: Effect | None = None


class Investigator(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A private investigator and the six cards of the hand."""

    id: str
    name: str
    cards: Annotated[tuple[Card, ...], Meta(min_length=2)]

    @property
    def hand(self) -> tuple[int, ...]:
        """All six cards by their numbers."""
        return tuple(card.moves for card in self.cards)

    def card(self, moves: int) -> Card:
        """The card with this number."""
        return next(card for card in self.cards if card.moves == moves)


class AtLarge(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, cache_hash=True):
    """What a thief changes in the rules while its card is face up.

    Of a price here and the table's own the higher one counts: no ability makes anything cheaper.
    """

    window_bonus: Amount = 0
    fine: Amount = 0
    tip_price: Amount = 0
    robbery_price: Amount = 0
    robbery_times: Annotated[int, Meta(ge=1, le=20)] = 1
    """How many times as much as usual a robbery takes."""
    spares_getaway: bool = False
    """Whether its price of a robbery counts only after the getaway that turns the card over."""
    rides: bool = True
    door_steps: Annotated[int, Meta(ge=1, le=4)] = 1
    windows: bool = False
    again: Literal["robbery", "ride"] | None = None
    hush_outside: bool = False
    getaway: Annotated[int, Meta(ge=0, le=9)] = 0
    """The least number of spaces of the getaway that turns the card over (R4)."""
    quiet_getaway: bool = False
    """Whether a robbery in that getaway takes nothing."""


class Captured(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What happens once, when this thief is arrested."""

    effect: Literal[
        "tip next",
        "pick up",
        "ride",
        "help the poorest",
        "fine another",
        "all pick up",
        "fill the Loot",
        "long getaway",
        "tell the digit",
    ]
    amount: Amount = 0


class Thief(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A thief card. H1: it has one ability, while at large or when captured."""

    id: str
    name: str
    reward: Amount = 0
    boss: bool = False
    at_large: AtLarge = AtLarge()
    captured: Captured | None = None


C = TypeVar("C", "Investigator", "Thief")


class _Investigators(msgspec.Struct, forbid_unknown_fields=True):
    investigator: tuple[Investigator, ...]


class _Thieves(msgspec.Struct, forbid_unknown_fields=True):
    competitive: tuple[Thief, ...]
    cooperative: tuple[Thief, ...]


def investigators(data: bytes) -> dict[str, Investigator]:
    """Read the investigators; Broken names every problem."""
    found = _read(data, _Investigators, "investigators").investigator
    problems = _twice(found)
    for one in found:
        if len(set(one.hand)) != len(one.hand):
            problems.append(f"investigator {one.id}: has two cards with the same number.")
        if min(one.cards, key=lambda card: card.moves).effect != "pick up":
            problems.append(f"investigator {one.id}: the lowest card must be the one that picks up all cards.")
        if sum(card.effect == "tip before" for card in one.cards) != 1:
            problems.append(f"investigator {one.id}: needs exactly one card with a tip before moving.")
    if problems:
        raise Broken(*problems)
    return {one.id: one for one in found}


def thieves(data: bytes) -> tuple[dict[str, Thief], dict[str, Thief]]:
    """Read the thief cards, competitive and cooperative; Broken names every problem."""
    found = _read(data, _Thieves, "thieves")
    every = (*found.competitive, *found.cooperative)
    problems = _twice(every)
    problems += [
        f"thief {thief.id}: needs one ability, either at_large or captured."
        for thief in every
        if (thief.at_large == AtLarge()) == (thief.captured is None)
    ]
    if sum(thief.boss for thief in found.cooperative) != 1:
        problems.append("cooperative: exactly one thief is the boss, who lies at the bottom of the Pack.")
    if problems:
        raise Broken(*problems)
    return {thief.id: thief for thief in found.competitive}, {thief.id: thief for thief in found.cooperative}


def by_id(found: Iterable[C]) -> dict[str, C]:
    """Cards by their ids, in their order; Broken names every id that stands twice."""
    row = tuple(found)
    if problems := _twice(row):
        raise Broken(*problems)
    return {card.id: card for card in row}


def _twice(cards: tuple[Investigator | Thief, ...]) -> list[str]:
    ids = [card.id for card in cards]
    return [f"{name}: stands here twice." for name in sorted(set(ids)) if ids.count(name) > 1]


def _read(data: bytes, kind: type[Any], what: str) -> Any:  # noqa: ANN401 - as the kind says
    try:
        return msgspec.toml.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise Broken(f"{what}: {problem}.") from None
