"""Chance: exact weights, rolls that follow from the seed and from nothing else."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

from stopthief.core.dice import commitment, roll
from stopthief.core.odds import Odds

WEIGHTS = st.dictionaries(st.text(max_size=3), st.integers(0, 50), min_size=1).filter(lambda row: any(row.values()))


@given(WEIGHTS)
def test_every_roll_falls_on_an_outcome_in_its_weight(weights: dict[str, int]) -> None:
    """Over all rolls each outcome comes as often as it weighs, and what weighs nothing never comes."""
    odds = Odds.weighted(weights)
    fallen = Counter(odds.at(number) for number in range(odds.total))
    assert fallen == {outcome: weight for outcome, weight in weights.items() if weight}
    assert sum(odds.chance(outcome) for outcome in weights) == 1


def test_mapped_odds_keep_their_weights_and_are_made_on_demand() -> None:
    """Mapping twice maps twice; an outcome that is not looked at is not made."""
    made: list[int] = []

    def double(number: int) -> int:
        made.append(number)
        return 2 * number

    odds = Odds.weighted({1: 3, 2: 1}).then(double).then(str)
    assert odds.at(3) == "4"
    assert made == [2]
    assert odds.chance("2") == Fraction(3, 4)
    assert odds.weight("7") == 0


def test_certain_odds_have_one_outcome() -> None:
    """What has to happen is no gamble."""
    assert Odds.certain("rain").is_certain
    assert not Odds.even("ab").is_certain
    assert list(Odds.even("ab")) == [("a", 1), ("b", 1)]


def test_a_roll_is_the_hash_of_seed_and_number() -> None:
    """Anyone can recompute a roll with SHA-256 alone."""
    drawn = int(sha256(b"seed/7").hexdigest()[:16], 16)
    assert roll("seed", 7, 1000) == drawn * 1000 // 2**64
    assert commitment("seed") == sha256(b"seed").hexdigest()


def test_rolls_are_even() -> None:
    """Six thousand rolls of a die: chi-squared below its 99.99 % bound for five degrees of freedom."""
    counts = Counter(roll("fair", number, 6) for number in range(6000))
    assert sorted(counts) == list(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 25.7
