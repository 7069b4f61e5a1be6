"""A game in figures: how long it took, who was caught, where the money is."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from stopthief.city import events as ev
from stopthief.city.state import State


class Tally(msgspec.Struct, frozen=True):
    """The figures of one game, finished or not."""

    turns: int
    arrests: int
    false_arrests: int
    money: tuple[int, ...]
    loot: int
    winners: tuple[str, ...]
    reason: str | None


def tally(state: State, events: Iterable[ev.Event]) -> Tally:
    """Count a game up."""
    public = state.public
    players = public.setup.players
    return Tally(
        turns=public.turns,
        arrests=sum(public.caught),
        false_arrests=sum(isinstance(event, ev.ArrestMissed) for event in events),
        money=public.money,
        loot=public.loot,
        winners=tuple(players[seat].name for seat in public.winners),
        reason=public.reason,
    )
