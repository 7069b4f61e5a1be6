"""Statistics of a game: its length, arrests, money."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from stopthief.city.box.setup import Mode
from stopthief.city.rules import events as ev
from stopthief.city.rules.state import State
from stopthief.core.english import counted
from stopthief.core.match import AnyMatch


class Tally(msgspec.Struct, frozen=True):
    """The figures of one game, finished or not."""

    mode: Mode
    players: tuple[str, ...]
    turns: int
    first: int | None
    arrests: int
    false_arrests: int
    money: tuple[int, ...]
    loot: int
    winners: tuple[str, ...]
    reason: str | None


def tally(state: State, events: Iterable[ev.Event]) -> Tally:
    """Compute the statistics of a match."""
    public, happened = state.public, list(events)
    players = public.setup.players
    return Tally(
        mode=public.setup.mode,
        players=tuple(player.name for player in players),
        turns=public.turns,
        first=next((event.seat for event in happened if isinstance(event, ev.FirstPlayerDrawn)), None),
        arrests=sum(public.caught),
        false_arrests=sum(isinstance(event, ev.ArrestMissed) for event in happened),
        money=public.money,
        loot=public.loot,
        winners=tuple(players[seat].name for seat in public.winners),
        reason=public.reason,
    )


def figures(match: AnyMatch) -> dict[str, object]:
    """The figures of a match, by name."""
    return msgspec.structs.asdict(tally(match.state, (event for act in match.acts for event in act.events)))


def report(figures: Mapping[str, Any]) -> str:
    """A summary of the figures in half a sentence."""
    one = Tally(**figures)
    if one.mode == "competitive":
        money = ", ".join(f"{name} ${amount:,}" for name, amount in zip(one.players, one.money, strict=True))
    else:
        money = f"Loot ${one.loot:,}"
    end = f"{' and '.join(one.winners) or 'the Pack'} won ({one.reason})" if one.reason else "no winner"
    return f"{counted(one.turns, 'turn')}, {counted(one.arrests, 'arrest')}, {one.false_arrests} false; {money}; {end}"
