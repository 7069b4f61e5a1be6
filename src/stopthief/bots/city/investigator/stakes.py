"""The value of an arrest to one seat, in dollars: its own, right or wrong, and everybody else's.

Dollars measure the chance to win: the catch that wins is worth more than its reward, and so is denying it.
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
"""The money on a thief's card when it is caught, besides the reward, on average."""
_ROBBERIES = 1, 9
"""The prior for the rate of robberies: robberies, and clues."""
_SELDOM = 0.1
"""The lowest rate of robberies that is assumed."""
_DELAY = 60.0
"""The cost of a missed chance, in clues of the Pack's robbing. Catching it takes far fewer clues, but only the capture
of the last of the Pack ends the robberies, and until then a fine is cheap."""

RUIN = 50_000.0
"""The cost of losing the game at once."""


class Stakes(NamedTuple):
    """The gains and losses that an arrest may bring a seat."""

    gain: float
    """The value of a right arrest."""
    fine: float
    """The cost of a false arrest."""
    others: tuple[float, ...]
    """The value to this seat of a right arrest by each seat; a loss is negative."""
    clue: float = 0.0
    """The cost of the thief being at large for another clue."""
    robbed: float = 0.0
    """The cost of the next robbery, where it loses the game."""
    last: bool = False
    """Whether a false arrest ends the game."""


def stakes(box: Box, public: Public, seat: int) -> Stakes:
    """The stakes of one seat in arrests of this thief."""
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
    """Against the Pack all share one stake: the Loot, which clues and false arrests reduce."""
    robbery, fine, seats = rates.robbery_price(box, public), rates.fine(box, public), len(public.setup.players)
    if robbery >= public.loot > 0:
        # W2: the next robbery loses the game, so only the game counts.
        return Stakes(RUIN, RUIN * fine / public.loot, (RUIN,) * seats, robbed=RUIN, last=fine >= public.loot)
    # Some Packs rob more than others, so its own robberies count. A Pack that robs little is still worth a chase.
    robbed = sum(clue.sound == "alarm" for clue in public.clues)
    often = max(_SELDOM, (robbed + _ROBBERIES[0]) / (len(public.clues) + _ROBBERIES[1]))
    clue = often * robbery
    # W2: a fine that empties the Loot loses the game.
    lost = RUIN if fine >= public.loot else float(fine)
    gain = _DELAY * clue
    return Stakes(gain, lost, (gain,) * seats, clue)


@cache
def _usual(box: Box) -> float:
    """The mean income from a catch."""
    return fmean(thief.reward for thief in box.competitive.values()) + _SPREE


def _needs(public: Public, usual: float, seat: int, money: int, caught: int = 0) -> tuple[float, ...]:
    """The catches that each seat still needs to win, with extra money or captures for one seat."""
    goal, by_money = public.setup.goal, public.setup.settings.win_by == "money"
    needs = []
    for one in range(len(public.money)):
        if by_money:
            lack = goal - public.money[one] - (money if one == seat else 0)
            # Rewards come in lumps: the surplus of the last one is lost.
            needs.append(max(0.0, lack / usual + (0.45 if lack > 0 else 0.0)))
        else:
            needs.append(float(goal - public.caught[one] - (caught if one == seat else 0)))
    return tuple(needs)


@lru_cache(maxsize=4096)
def _standing(setup: Setup, usual: float, needs: tuple[float, ...], seat: int) -> float:
    """A seat's standing in the race, in dollars."""
    return chance((needs[seat], *needs[:seat], *needs[seat + 1 :])) * _scale(len(needs), usual, _whole(setup, usual))


def _whole(setup: Setup, usual: float) -> float:
    """The catches that everybody needs at the start."""
    if setup.settings.win_by == "thieves":
        return float(setup.goal)
    return max(1.0, (setup.goal - setup.settings.starting_money) / usual + 0.45)


@lru_cache(maxsize=256)
def _scale(players: int, usual: float, needed: float) -> float:
    """The value of winning, scaled so that the first catch of a game is worth its reward."""
    even = (needed,) * players
    return usual / max(1e-6, chance((needed - 1, *even[1:])) - chance(even))
