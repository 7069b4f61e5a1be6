"""What an arrest is worth just now, in dollars, to one seat: its own, right or wrong, and everybody else's.

A dollar is what it does for winning: the catch that wins is worth more than its reward, and so is denying it.
"""

from __future__ import annotations

from functools import cache, lru_cache
from statistics import fmean
from typing import NamedTuple

from stopthief.bots.city.investigator.race import chance
from stopthief.city.box.box import Box
from stopthief.city.box.setup import Setup
from stopthief.city.rules import rates
from stopthief.city.rules.state import Public

_SPREE = 1_250.0
"""What lies on a thief's card when it is caught, besides the reward, on the average."""
_ROBBERIES = 1, 9
"""Before anything was heard: so many robberies, in so many clues."""
_SELDOM = 0.1
"""A step is held to be a robbery at least so often."""
_DELAY = 60.0
"""A chance that is missed costs what the Pack takes in so many clues. It takes far fewer to catch it: but what counts
is that the last of the Pack robs nobody, and until then a fine is cheap."""

RUIN = 50_000.0
"""What it costs to lose everything at once."""


class Stakes(NamedTuple):
    """All sides of an arrest."""

    gain: float
    """What a right one is worth to the seat."""
    fine: float
    """What a wrong one costs it."""
    others: tuple[float, ...]
    """By seat, what it is worth to this seat when that one makes a right one; a loss is negative."""
    clue: float = 0.0
    """What it costs that the thief is at large for another clue."""
    robbed: float = 0.0
    """What the next robbery costs, where that is the game."""
    last: bool = False
    """Whether nothing comes after a wrong one."""


def stakes(box: Box, public: Public, seat: int) -> Stakes:
    """What lies in arrests of this thief for one seat."""
    setup = public.setup
    seats = range(len(setup.players))
    if not setup.is_competitive:
        return _of_loot(box, public)
    usual = _usual(box)
    now = _standing(setup, usual, _needs(public, usual, 0, 0), seat)
    reward = rates.reward(box, public)
    gains = [_standing(setup, usual, _needs(public, usual, one, reward, 1), seat) - now for one in seats]
    fine = min(rates.fine(box, public), public.money[seat]) if public.turn == seat else 0
    cost = now - _standing(setup, usual, _needs(public, usual, seat, -fine), seat)
    return Stakes(gains[seat], cost, tuple(gains))


def _of_loot(box: Box, public: Public) -> Stakes:
    """Against the Pack all have the same stake: every clue takes something from the Loot, every false arrest too."""
    robbery, fine, seats = rates.robbery_price(box, public), rates.fine(box, public), len(public.setup.players)
    if robbery >= public.loot > 0:
        # W2: whatever empties the Loot loses, so nothing counts but the game: so much to win or to lose.
        return Stakes(RUIN, RUIN * fine / public.loot, (RUIN,) * seats, robbed=RUIN, last=fine >= public.loot)
    # Some Packs rob more than others: what was heard of this one counts. None is let go because it robs too little.
    robbed = sum(clue.sound == "alarm" for clue in public.clues)
    often = max(_SELDOM, (robbed + _ROBBERIES[0]) / (len(public.clues) + _ROBBERIES[1]))
    clue = often * robbery
    # W2: what would empty the Loot is not to be risked.
    lost = RUIN if fine >= public.loot else float(fine)
    gain = _DELAY * clue
    return Stakes(gain, lost, (gain,) * seats, clue)


@cache
def _usual(box: Box) -> float:
    """What a catch brings on the average."""
    return fmean(thief.reward for thief in box.competitive.values()) + _SPREE


def _needs(public: Public, usual: float, seat: int, money: int, caught: int = 0) -> tuple[float, ...]:
    """How many catches each seat still needs, with something changed for one."""
    goal, by_money = public.setup.goal, public.setup.settings.win_by == "money"
    needs = []
    for one in range(len(public.money)):
        if by_money:
            lack = goal - public.money[one] - (money if one == seat else 0)
            # Rewards come in lumps: what is left over of the last one is lost.
            needs.append(max(0.0, lack / usual + (0.45 if lack > 0 else 0.0)))
        else:
            needs.append(float(goal - public.caught[one] - (caught if one == seat else 0)))
    return tuple(needs)


@lru_cache(maxsize=4096)
def _standing(setup: Setup, usual: float, needs: tuple[float, ...], seat: int) -> float:
    """How a seat stands in the race, in dollars."""
    return chance((needs[seat], *needs[:seat], *needs[seat + 1 :])) * _scale(len(needs), usual, _whole(setup, usual))


def _whole(setup: Setup, usual: float) -> float:
    """What everybody needs at the start."""
    if setup.settings.win_by == "thieves":
        return float(setup.goal)
    return max(1.0, (setup.goal - setup.settings.starting_money) / usual + 0.45)


@lru_cache(maxsize=256)
def _scale(players: int, usual: float, needed: float) -> float:
    """What winning is worth: so much that the first catch of a game is worth its reward."""
    even = (needed,) * players
    return usual / max(1e-6, chance((needed - 1, *even[1:])) - chance(even))
