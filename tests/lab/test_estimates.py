"""Estimates of the arena, checked against known values, other formulas, and simulated samples."""

from __future__ import annotations

from collections.abc import Callable
from math import inf, log, log10, sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from stopthief.lab.elo import Sprt, elo, expected
from stopthief.lab.estimates import Duel, mean_share, wilson
from stopthief.lab.timing import Times


def duel(*pairings: tuple[float, float], most: float = 2.0) -> Duel:
    """The duel over some pairings."""
    made = Duel(most)
    for pairing in pairings:
        made.add(*pairing)
    return made


def coins(chance: float, tables: int, rng: Random) -> tuple[float, float]:
    """A pairing of games that one wins with this probability."""
    wins = sum(rng.random() < chance for _ in range(tables))
    return wins, tables - wins


def test_wilson() -> None:
    """Values that can be looked up, and the ends."""
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(20, 20) == pytest.approx((0.8389, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_mean_of_shares() -> None:
    """1.96 standard errors either way."""
    assert mean_share([0.5, 0.25, 0.75, 0.5]) == pytest.approx((0.3, 0.7), abs=1e-4)
    assert mean_share([0.5]) == (0.0, 1.0)


def test_a_duel_of_decided_pairings_is_a_mean() -> None:
    """Where all pairings give alike, a ratio is a mean, and its error is a mean's."""
    made = duel((2, 0), (1, 1), (2, 0), (0, 2), (1, 1), (2, 0))
    shares = [1, 0.5, 1, 0, 0.5, 1, 1, 0]
    assert made.share == pytest.approx(8 / 12)
    assert made.estimate == pytest.approx((fmean(shares), stdev(shares) / sqrt(8)))
    doubled = [2 * share - 1 for share in shares]
    reach = 1.959964 * stdev(doubled) / sqrt(8)
    assert made.difference == pytest.approx(4 / 12)
    assert made.difference_interval == pytest.approx((fmean(doubled) - reach, fmean(doubled) + reach), abs=1e-6)


def test_pairings_that_decide_nothing_change_no_share() -> None:
    """But they make the difference smaller."""
    some, more = duel((2, 0), (0, 2), (2, 0)), duel((2, 0), (0, 2), (2, 0), *[(0, 0)] * 30)
    assert some.share == more.share
    assert more.estimate == pytest.approx(some.estimate, rel=0.13)
    assert more.difference < some.difference / 10
    assert duel().share == 0.5


def test_a_short_run_that_goes_one_way_is_not_certain() -> None:
    """As with Wilson, the interval ends short of the other side and not at the estimate."""
    low, high = duel(*[(2, 0)] * 16).interval
    assert wilson(16, 16).low - 0.05 < low < 0.9
    assert high == 1


@pytest.mark.parametrize("chance", [0.5, 0.7, 0.95])
def test_intervals_hold_the_truth(chance: float) -> None:
    """In about 95 of 100 runs, also when a pairing's games depend on each other."""
    rng, held = Random(f"intervals {chance}"), 0
    for _ in range(400):
        luck = [rng.random() * 0.1 - 0.05 for _ in range(40)]
        low, high = duel(*(coins(chance + one, 2, rng) for one in luck)).interval
        held += low <= chance <= high
    assert 0.925 <= held / 400 <= 0.985


def test_elo() -> None:
    """Values that can be looked up, there and back, and at tables where one has more seats."""
    assert elo(0.5) == pytest.approx(0)
    assert elo(0.75) == pytest.approx(190.85, abs=0.01)
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(0.25) == pytest.approx(-190.85, abs=0.01)
    assert elo(0.0) is None
    assert elo(1.0) is None
    three = ((2, 1), (1, 2))
    assert expected(0, three) == pytest.approx(0.5)
    assert expected(400 * log10(3), three) == pytest.approx((6 / 7 + 3 / 5) / 2)
    assert elo(expected(123, three), three) == pytest.approx(123)
    assert elo(expected(123, ((2, 2),)), ((2, 2),)) == pytest.approx(elo(expected(123)) or inf)


def test_the_ratio_of_the_test() -> None:
    """Equal to the ratio of two normal densities, counted directly."""
    made = duel(*[(2, 0), (1, 1), (1, 1), (2, 0), (0, 2)] * 8)
    share, error = made.estimate
    low, high = ((share - expected(one)) ** 2 / (2 * error**2) for one in (10, 60))
    assert Sprt(10, 60).ratio(made) == pytest.approx(low - high)
    assert Sprt().bound == pytest.approx(log(19))
    assert Sprt().verdict(duel(*[(2, 0)] * 9)) is None
    assert Sprt().verdict(duel(*[(2, 0)] * 30)) == "better"
    assert Sprt().verdict(duel(*[(0, 2)] * 30)) == "not better"


def _decided(sprt: Sprt, toss: Callable[[], tuple[float, float]]) -> tuple[str, int]:
    made = Duel(2.0)
    while True:
        made.add(*toss())
        if (verdict := sprt.verdict(made)) is not None:
            return verdict, made.count


def test_the_test_errs_as_seldom_as_it_says() -> None:
    """Coins of either kind are taken for the other in about 5 of 100 runs, and seldom need many pairings."""
    rng, sprt = Random("sprt"), Sprt(0, 100)
    for difference, wrong in ((0, "better"), (100, "not better")):
        chance = expected(difference)
        found = [_decided(sprt, lambda chance=chance: coins(chance, 2, rng)) for _ in range(300)]  # type: ignore[misc]
        assert sum(verdict == wrong for verdict, _ in found) / 300 < 0.08
        assert fmean(count for _, count in found) < 60


def test_times_are_kept_to_a_step() -> None:
    """In the middle, for nineteen of twenty, and the longest exactly; taken together as if counted at once."""
    times, others = Times(), Times()
    for number in range(1, 101):
        (times if number % 2 else others).add(number / 1000)
    times.take(others)
    assert times.count == 100
    assert times.within(0.5) == pytest.approx(0.050, rel=0.05)
    assert times.within(0.95) == pytest.approx(0.095, rel=0.05)
    assert times.within(1.0) == times.most == 0.1
    assert Times().within(0.5) == 0.0
