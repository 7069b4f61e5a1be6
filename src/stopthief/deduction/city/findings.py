"""The findings of an analysis, as values to be written as JSON. All figures are rounded here."""

from __future__ import annotations

from typing import Literal

import msgspec

from stopthief.city.rules.events import Sound, Tip
from stopthief.deduction.city.belief import Belief, Spaces, best, entropy

DIGITS, LEAST = 4, 0.0001
"""The decimals of a probability, and the least one: a possible space never shows zero."""

FindingKind = Literal["start", "clue", "tip", "digit", "missed", "arrest"]


def share(chance: float) -> float:
    """A probability, rounded for people."""
    return max(round(chance, DIGITS), LEAST) if chance else 0.0


def bits(amount: float) -> float:
    """An amount of information, rounded for people."""
    return round(amount, 3) + 0.0  # never minus zero


class Knowledge(msgspec.Struct, frozen=True, omit_defaults=True):
    """The knowledge at a moment."""

    spaces: dict[str, float]
    """Every possible space by its number, with its probability."""
    possible: int
    """The number of possible spaces."""
    bits: float
    """The entropy of the thief's space, in bits."""
    best: int
    """The likeliest space."""
    chance: float
    """Its probability."""
    true: float | None = None
    """The probability of the thief's true space, where that has come out."""
    seat: int | None = None
    """The seat with this private knowledge; None for common knowledge."""


class EvidenceMoment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment at which something was learnt about the thief."""

    turn: int
    """The turn, counted from the first of the game."""
    seat: int
    """The seat whose turn it was; for a tip or an arrest, the seat that got or made it."""
    kind: FindingKind
    told: float
    """The information gained in bits, by everyone or by the seat that got the tip."""
    known: Knowledge
    """The common knowledge."""
    better: tuple[Knowledge, ...] = ()
    """The knowledge of seats with private tips."""
    clue: int | None = None
    """The number of the clue, counted from 1 for each thief."""
    sound: Sound | None = None
    """The sound of the clue."""
    place: int | None = None
    """Its place if that was shown; or the digit that was told."""
    space: int | None = None
    """The space of the arrest."""
    tip: Tip | None = None
    """The tip."""
    truth: int | None = None
    """The thief's space, where that has come out."""


class Hunt(msgspec.Struct, frozen=True):
    """The hunt for one thief, or for one of the Pack."""

    thief: str
    """The id of its card."""
    moments: tuple[EvidenceMoment, ...]


class ArrestMade(msgspec.Struct, frozen=True):
    """An arrest, right or wrong."""

    chase: int
    """The index of the chase."""
    moment: int
    """The index of the moment in the chase."""
    turn: int
    seat: int
    space: int
    chance: float
    """The probability that the thief was there, by that player's knowledge."""
    right: bool


class MissedOpportunity(msgspec.Struct, frozen=True, omit_defaults=True):
    """The best arrest that a player could have made and did not."""

    chase: int
    moment: int
    """The index of the last moment before it."""
    turn: int
    seat: int
    space: int
    chance: float
    """The probability that the thief was there, by that player's knowledge."""
    card: int
    """The card that it needed."""
    played: bool = False
    """Whether that was the card played."""
    there: bool | None = None
    """Whether the thief was there, where that has come out."""


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of a finished game."""

    chases: tuple[Hunt, ...]
    """One for each thief, in the order in which they came."""
    arrests: tuple[ArrestMade, ...]
    """All of them, in order."""
    chances: tuple[MissedOpportunity, ...]
    """Each player's best missed arrest, by seat; some have none."""


def known(belief: Belief, truth: int | None, seat: int | None = None) -> Knowledge:
    """The figures of a belief."""
    spaces: Spaces = belief.spaces()
    space, chance = best(spaces)
    told = {str(number): share(spaces[number]) for number in sorted(spaces)}
    true = None if truth is None else share(spaces.get(truth, 0.0))
    return Knowledge(told, len(spaces), bits(entropy(spaces)), space, share(chance), true, seat)
