"""A study: the turns an investigator takes to catch a lone standard thief, with and without being told its space.

Being told is a tip after each clue, so bots need no special case. It bounds what any deduction can reach.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, median, stdev

import msgspec

from stopthief.city.box.setup import Player, Setup
from stopthief.city.game import CityMatch, city
from stopthief.city.rules import events as ev
from stopthief.core.package.mind import Strength
from stopthief.lab.arena import ThinkingGameFinder

_LIMIT = 400
"""The number of turns after which a chase is given up."""


class Chased(msgspec.Struct, frozen=True):
    """Statistics of chases of one kind."""

    strength: Strength
    told: bool
    """Whether the thief's space was told at every clue."""
    thieves: int
    caught: int
    mean_turns: float
    within: float
    """Half the width of the mean's 95 % interval."""
    median_turns: float


def lone_thief(number: int) -> Setup:
    """One investigator, each of the box in turn, after one thief by the standard rules, while the Loot lasts."""
    box = city().box
    cast = sorted(box.investigators)
    settings = box.preset("competitive", "standard")
    return Setup("solo", (Player("Hunter", cast[number % len(cast)]),), "custom", settings)


def chases(find: ThinkingGameFinder, seed: str, thieves: int, processes: int) -> Iterator[Chased]:
    """Chase the same thieves with every strength, told and not told."""
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for told in (False, True):
            for strength in find("city")[1].strengths:
                chase = partial(turns, find, seed, strength, told)
                yield chased(strength, list(pool.map(chase, range(thieves), chunksize=4)), told=told)


def turns(find: ThinkingGameFinder, seed: str, strength: Strength, told: bool, number: int) -> int | None:  # noqa: FBT001 - for a pool
    """The number of turns of one chase; None if it was given up."""
    name = f"{seed}/{number}"
    match = CityMatch.begin(city(), lone_thief(number), name)
    bot = find("city")[1].player(match.setup, 0, strength, f"{name}/bot")
    seen = 0
    while match.state.public.turns <= _LIMIT:
        for act in match.acts[seen:]:
            for event in act.events:
                if isinstance(event, ev.ThiefArrested):
                    return match.state.public.turns - 1
                for observation in match.game.observe(event, 0):
                    bot.see(observation)
        seen = len(match.acts)
        if match.awaited is None:
            return None  # W2: the Loot is gone before the thief is caught
        if told and (tip := _told(match)) is not None:
            bot.see(tip)
        match.submit(0, bot.choose())
    return None


def _told(match: CityMatch) -> ev.TipHeard | None:
    public, thief = match.state.public, match.state.thief
    if thief is None or not public.clues or public.card is not None:
        return None
    return ev.TipHeard(ev.Tip(len(public.clues), spaces=(thief.at,)))


def chased(strength: Strength, found: list[int | None], *, told: bool) -> Chased:
    """The statistics of many chases."""
    took = [one for one in found if one is not None]
    spread = 1.96 * stdev(took) / sqrt(len(took)) if len(took) > 1 else 0.0
    middle = median(took) if took else 0
    return Chased(strength, told, len(found), len(took), round(fmean(took or [0]), 2), round(spread, 2), float(middle))
