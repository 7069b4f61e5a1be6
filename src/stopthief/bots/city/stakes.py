"""What an arrest is worth just now, in dollars, to one seat: its own, right or wrong, and everybody else's.

A dollar is what it does for winning: the catch that wins is worth more than its reward, and so is denying it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from stopthief.bots.city.race import chance
from stopthief.city import rates
from stopthief.city.box import Box
from stopthief.city.setup import Setup
from stopthief.city.state import Public

REWARD = 8_500.0
"""What a catch brings on the average, spree included."""
_ROBBERIES = 1, 9
"""Before anything was heard: so many robberies, in so many clues."""
_DELAY = 4.0
"""How many clues it takes longer to catch one of the Pack when a chance was missed."""


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


def stakes(box: Box, public: Public, seat: int) -> Stakes:
    """What lies in arrests of this thief for one seat."""
    setup = public.setup
    seats = range(len(setup.players))
    if not setup.is_competitive:
        return _of_loot(box, public)
    now = _standing(setup, _needs(public, 0, 0), seat)
    reward = rates.reward(box, public)
    gains = [_standing(setup, _needs(public, one, reward, 1), seat) - now for one in seats]
    fine = min(rates.fine(box, public), public.money[seat]) if public.turn == seat else 0
    cost = now - _standing(setup, _needs(public, seat, -fine), seat)
    return Stakes(gains[seat], cost, tuple(gains))


def _of_loot(box: Box, public: Public) -> Stakes:
    """Against the Pack all have the same stake: every clue takes something from the Loot, every false arrest too."""
    # Some Packs rob more than others: what was heard of this one counts.
    robbed = sum(clue.sound == "alarm" for clue in public.clues)
    clue = (robbed + _ROBBERIES[0]) / (len(public.clues) + _ROBBERIES[1]) * rates.robbery_price(box, public)
    fine = rates.fine(box, public)
    # W2: what would empty the Loot is not to be risked.
    lost = RUIN if fine >= public.loot else float(fine)
    gain = _DELAY * clue
    return Stakes(gain, lost, (gain,) * len(public.setup.players), clue)


def _needs(public: Public, seat: int, money: int, caught: int = 0) -> tuple[float, ...]:
    """How many catches each seat still needs, with something changed for one."""
    goal, by_money = public.setup.goal, public.setup.settings.win_by == "money"
    needs = []
    for one in range(len(public.money)):
        if by_money:
            lack = goal - public.money[one] - (money if one == seat else 0)
            # Rewards come in lumps: what is left over of the last one is lost.
            needs.append(max(0.0, lack / REWARD + (0.45 if lack > 0 else 0.0)))
        else:
            needs.append(float(goal - public.caught[one] - (caught if one == seat else 0)))
    return tuple(needs)


@lru_cache(maxsize=4096)
def _standing(setup: Setup, needs: tuple[float, ...], seat: int) -> float:
    """How a seat stands in the race, in dollars."""
    return chance((needs[seat], *needs[:seat], *needs[seat + 1 :])) * _scale(len(needs), _whole(setup))


def _whole(setup: Setup) -> float:
    """What everybody needs at the start."""
    if setup.settings.win_by == "thieves":
        return float(setup.goal)
    return max(1.0, (setup.goal - setup.settings.starting_money) / REWARD + 0.45)


@lru_cache(maxsize=256)
def _scale(players: int, needed: float) -> float:
    """What winning is worth: so much that the first catch of a game is worth its reward."""
    even = (needed,) * players
    return REWARD / max(1e-6, chance((needed - 1, *even[1:])) - chance(even))
