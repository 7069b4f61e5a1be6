"""A study of what clues alone tell: many thieves walk, and nobody acts.

It measures the probability of the best guess, the number of possible spaces and the entropy after each clue.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from typing import NamedTuple

import msgspec

from stopthief.city.box.setup import Mode, agree
from stopthief.city.game import CityMatch, city
from stopthief.city.rules import commands as do
from stopthief.city.rules.events import Observation
from stopthief.deduction.city.belief import best, entropy
from stopthief.deduction.city.detective import Detective
from stopthief.lab.arena import ThinkingGameFinder

LEVELS: dict[str, Mode] = {
    **dict.fromkeys(("standard", "intermediate", "advanced"), "competitive"),
    **dict.fromkeys(("family", "book", "expert"), "cooperative"),
}
"""Every level, with a mode that has it. In a quick case clues are the same."""
CLUES = 12


class Listened(NamedTuple):
    """The knowledge after one clue."""

    guess: float
    """The probability of the best guess."""
    spaces: int
    """The number of possible spaces."""
    bits: float
    """The entropy of the thief's space, in bits."""


class Row(msgspec.Struct, frozen=True):
    """The mean knowledge after a number of clues, over all thieves."""

    difficulty: str
    clues: int
    best_guess: float
    """The mean probability of the likeliest space."""
    best_guess_within: float
    """Half the width of its 95 % interval."""
    spaces: float
    """The mean number of possible spaces."""
    bits: float
    """The mean entropy, in bits."""
    thieves: int


def information(_find: ThinkingGameFinder, seed: str, thieves: int, processes: int) -> Iterator[Row]:
    """A row for every difficulty and number of clues."""
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for difficulty in LEVELS:
            listen = partial(listened, seed, difficulty, CLUES)
            found = list(pool.map(listen, range(thieves), chunksize=32))
            yield from (row(difficulty, number + 1, [one[number] for one in found]) for number in range(CLUES))


def listened(seed: str, difficulty: str, clues: int, number: int) -> tuple[Listened, ...]:
    """Follow one thief, clue after clue."""
    game = city()
    mode = LEVELS[difficulty]
    # A Loot that no thief can empty, so that the game does not end too early.
    changes = {"loot": 1_000_000} if mode == "cooperative" else {}
    setup = agree(game.box, mode, {"One": "sandra", "Two": "tad"}, difficulty, **changes)
    match = CityMatch.begin(game, setup, f"{seed}/{difficulty}/{number}")
    detective, known, heard = Detective(game.box, setup, None), list[Listened](), 0
    stream = _waiting(match)
    while len(known) < clues:
        detective.see(next(stream))
        if (now := len(detective.public.clues)) > heard:
            heard = now
            spaces = detective.belief.spaces()
            known.append(Listened(best(spaces)[1], len(spaces), entropy(spaces)))
    return tuple(known)


def _waiting(match: CityMatch) -> Iterator[Observation]:
    """The common observations while each player gets a clue, plays the lowest card and stays."""
    told = 0
    while (seat := match.awaited) is not None:
        for act in match.acts[told:]:
            for event in act.events:
                yield from match.game.observe(event, None)
        told = len(match.acts)
        match.submit(seat, _stay(match.legal(seat), match.state.public.at[seat]))


def _stay(commands: Sequence[do.Command], at: int) -> do.Command:
    for wanted in (do.GetClue(), do.MoveTo(at), do.EndTurn()):
        if wanted in commands:
            return wanted
    return commands[0]


def row(difficulty: str, clues: int, known: Iterable[Listened]) -> Row:
    """The mean over many thieves."""
    found = list(known)
    count = len(found)
    guess = sum(one.guess for one in found) / count
    spread = sqrt(sum((one.guess - guess) ** 2 for one in found) / max(1, count - 1) / count)
    return Row(
        difficulty,
        clues,
        round(guess, 4),
        round(1.96 * spread, 4),
        round(sum(one.spaces for one in found) / count, 2),
        round(sum(one.bits for one in found) / count, 3),
        count,
    )
