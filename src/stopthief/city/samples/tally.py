"""Statistics of a game: its length, arrests, money."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from stopthief.city.box.box import Box
from stopthief.city.box.setup import Mode, Setup
from stopthief.city.rules import events as ev
from stopthief.city.rules.commands import GetClue
from stopthief.city.rules.fold import begin, fold
from stopthief.city.rules.observe import common
from stopthief.city.rules.state import State
from stopthief.core.english import counted
from stopthief.core.match import Act, AnyMatch


class Tally(msgspec.Struct, frozen=True):
    """The figures of one game, finished or not."""

    mode: Mode
    players: tuple[str, ...]
    turns: int
    first: int | None
    thieves: int
    """The thief cards that were turned over."""
    arrests: int
    false_arrests: int
    money: tuple[int, ...]
    loot: int
    boss_loot: int | None
    """The Loot when the last of the Pack was turned over; None where that did not happen."""
    chosen_after_boss: bool
    """Whether an investigator chose anything after that; to get the clue that has to come is no choice."""
    winners: tuple[str, ...]
    reason: str | None


def tally(box: Box, state: State, acts: Sequence[Act[Any, ev.Event]]) -> Tally:
    """Compute the statistics of a match."""
    public, happened = state.public, [event for act in acts for event in act.events]
    players, boss = public.setup.players, _boss(box, public.setup, acts)
    return Tally(
        mode=public.setup.mode,
        players=tuple(player.name for player in players),
        turns=public.turns,
        first=next((event.seat for event in happened if isinstance(event, ev.FirstPlayerDrawn)), None),
        thieves=sum(isinstance(event, ev.ThiefRevealed) for event in happened),
        arrests=sum(public.caught),
        false_arrests=sum(isinstance(event, ev.ArrestMissed) for event in happened),
        money=public.money,
        loot=public.loot,
        boss_loot=None if boss is None else boss[1],
        chosen_after_boss=boss is not None and any(_chosen(public.setup, act) for act in acts[boss[0] + 1 :]),
        winners=tuple(players[seat].name for seat in public.winners),
        reason=public.reason,
    )


def figures(match: AnyMatch) -> dict[str, object]:
    """The figures of a match, by name."""
    game: Any = match.game
    return msgspec.structs.asdict(tally(game.box, match.state, match.acts))


def _chosen(setup: Setup, act: Act[Any, ev.Event]) -> bool:
    return act.seat in setup.investigators and not isinstance(act.command, GetClue)


def _boss(box: Box, setup: Setup, acts: Sequence[Act[Any, ev.Event]]) -> tuple[int, int] | None:
    """The number of the act in which the boss was turned over, and the Loot at that moment."""
    if setup.is_competitive:
        return None
    public = begin(box, setup)
    for number, act in enumerate(acts):
        for event in act.events:
            if isinstance(event, ev.ThiefRevealed) and event.thief == box.boss:
                return number, public.loot
            public = fold(box, public, common(event))
    return None


def report(figures: Mapping[str, Any]) -> str:
    """A summary of the figures in half a sentence."""
    one = Tally(**figures)
    if one.mode == "competitive":
        money = ", ".join(f"{name} ${amount:,}" for name, amount in zip(one.players, one.money, strict=True))
    else:
        money = f"Loot ${one.loot:,}"
    end = f"{' and '.join(one.winners) or 'the Pack'} won ({one.reason})" if one.reason else "no winner"
    return f"{counted(one.turns, 'turn')}, {counted(one.arrests, 'arrest')}, {one.false_arrests} false; {money}; {end}"
