"""Statistics of a game: its length, the guesses, the winner."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from stopthief.core.english import counted
from stopthief.core.match import AnyMatch
from stopthief.house.rules.state import State


class Tally(msgspec.Struct, frozen=True):
    """The figures of one game, finished or not."""

    pack: str
    players: tuple[str, ...]
    turns: int
    first: int | None
    rounds: int
    guesses: int
    shown: int
    winners: tuple[str, ...]
    reason: str | None


def tally(state: State) -> Tally:
    """Compute the statistics of a match."""
    public = state.public
    players = tuple(player.name for player in public.setup.players)
    guesses = public.every_guess
    return Tally(
        pack=public.setup.pack.name,
        players=players,
        turns=public.turns,
        first=None if public.first < 0 else public.first,
        rounds=public.round,
        guesses=len(guesses),
        shown=sum(asked.outcome == "shown" for asked in guesses),
        winners=() if public.winner is None else (players[public.winner],),
        reason=None if public.winner is None else "found",
    )


def figures(match: AnyMatch) -> dict[str, object]:
    """The figures of a match, by name."""
    return msgspec.structs.asdict(tally(match.state))


def report(figures: Mapping[str, Any]) -> str:
    """A summary of the figures in half a sentence."""
    one = Tally(**figures)
    end = f"{one.winners[0]} caught the thief" if one.winners else "no winner"
    rounds, guesses = counted(one.rounds, "round"), counted(one.guesses, "guess", "guesses")
    return f"{counted(one.turns, 'turn')} in {rounds}, {guesses}, {counted(one.shown, 'card')} shown; {end}"
