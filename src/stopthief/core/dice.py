"""Dice that anyone can check afterwards: roll n is SHA-256 of the secret seed and n, and nothing else.

The seed's own hash is published before the first roll, so the seed cannot be chosen to suit the game.
"""

from collections.abc import Callable
from hashlib import sha256
from itertools import count

_SPAN = 64

Draw = Callable[[int], int]
"""Draws a whole number from 0 to one less than the argument."""


def commitment(seed: str) -> str:
    """The public commitment of a table to its seed: the SHA-256, in hexadecimal."""
    return sha256(seed.encode()).hexdigest()


def roll(seed: str, number: int, total: int) -> int:
    """Roll `number` (0, 1, 2 ...) of a table, as a whole number from 0 to total-1."""
    drawn = int.from_bytes(sha256(f"{seed}/{number}".encode()).digest()[:8], "big")
    return drawn * total >> _SPAN


def draws(seed: str) -> Draw:
    """One roll after the other."""
    numbers = count()
    return lambda total: roll(seed, next(numbers), total)
