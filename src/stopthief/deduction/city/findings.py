"""What an analysis of a finished game tells, as values to be written as JSON. All figures are rounded here."""

from __future__ import annotations

from typing import Literal

import msgspec

from stopthief.city.rules.events import Sound, Tip
from stopthief.deduction.city.belief import Belief, Spaces, best, entropy

DIGITS, LEAST = 4, 0.0001
"""To so many decimals a probability is told; what is possible is never told as zero."""

Kind = Literal["start", "clue", "tip", "digit", "missed", "arrest"]


def share(chance: float) -> float:
    """A probability as it is told."""
    return max(round(chance, DIGITS), LEAST) if chance else 0.0


def bits(amount: float) -> float:
    """An amount of information as it is told."""
    return round(amount, 3) + 0.0  # never minus zero


class Known(msgspec.Struct, frozen=True, omit_defaults=True):
    """What could be known at a moment."""

    spaces: dict[str, float]
    """Every space where the thief could be, by its number, and how likely."""
    possible: int
    """How many they are."""
    bits: float
    """How much was not known yet."""
    best: int
    """The likeliest space."""
    chance: float
    """How likely it was."""
    true: float | None = None
    """How likely the thief's true space seemed, where that has come out."""
    seat: int | None = None
    """Whose private knowledge it is; of everyone where there is none."""


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something was learnt about the thief."""

    turn: int
    """The turn, counted from the first of the game."""
    seat: int
    """Whose turn it was; of a tip and an arrest, whose they were."""
    kind: Kind
    told: float
    """How much it told, in bits: everyone, or the one whose tip it was."""
    known: Known
    """What everyone could know then."""
    better: tuple[Known, ...] = ()
    """What those knew who had tips that others had not."""
    clue: int | None = None
    """The number of the clue, as they are counted from the first about this thief."""
    sound: Sound | None = None
    """What was heard."""
    place: int | None = None
    """Where, if that was shown; or the digit that was told."""
    space: int | None = None
    """Where the arrest was made."""
    tip: Tip | None = None
    """What the tip told."""
    truth: int | None = None
    """Where the thief was, where that has come out."""


class Chase(msgspec.Struct, frozen=True):
    """The hunt for one thief, or for one of the Pack."""

    thief: str
    """The id of its card."""
    moments: tuple[Moment, ...]


class Arrest(msgspec.Struct, frozen=True):
    """An arrest, right or wrong."""

    chase: int
    """Which chase, counted from 0."""
    moment: int
    """Which of its moments, counted from 0."""
    turn: int
    seat: int
    space: int
    chance: float
    """How likely the thief was there, as that player could know."""
    right: bool


class Chance(msgspec.Struct, frozen=True, omit_defaults=True):
    """The best arrest that a player could have made in a turn, and did not make in any."""

    chase: int
    moment: int
    """The last moment before it, counted from 0."""
    turn: int
    seat: int
    space: int
    chance: float
    """How likely the thief was there, as that player could know."""
    card: int
    """The card that it took."""
    played: bool = False
    """Whether that was the card played."""
    there: bool | None = None
    """Whether the thief was there, where that has come out."""


class Analysis(msgspec.Struct, frozen=True):
    """A finished game and what could be known in it."""

    chases: tuple[Chase, ...]
    """One for each thief, in the order in which they came."""
    arrests: tuple[Arrest, ...]
    """All of them, in order."""
    chances: tuple[Chance, ...]
    """Each player's best missed chance, by seat; some had none."""


def known(belief: Belief, truth: int | None, seat: int | None = None) -> Known:
    """A belief in figures."""
    spaces: Spaces = belief.spaces()
    space, chance = best(spaces)
    told = {str(number): share(spaces[number]) for number in sorted(spaces)}
    true = None if truth is None else share(spaces.get(truth, 0.0))
    return Known(told, len(spaces), bits(entropy(spaces)), space, share(chance), true, seat)
