"""Things that are struck: a bank of modes, each a sine that dies away by itself.

Its law: a body is its modes; where and how hard it is struck is their strength.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from studio.filters import band, run
from studio.synth import RATE, Chance, Signal, decay, noise, time


def ring(
    duration: float,
    frequencies: Sequence[float],
    gains: Sequence[float],
    falls: Sequence[float],
    hardness: float = 0.0005,
) -> Signal:
    """All modes struck at once; a hard stick sounds within a shorter time."""
    moments = time(duration)
    total = np.zeros_like(moments)
    for frequency, gain, fall in zip(frequencies, gains, falls, strict=True):
        if frequency < RATE / 2.1:
            total += gain * np.exp(-moments / fall) * np.sin(2 * np.pi * frequency * moments)
    return total * decay(duration, 1e9, hardness)


def knock(duration: float, chance: Chance, frequency: float, fall: float, quality: float = 1.0) -> Signal:
    """A short burst of noise about a frequency: the contact itself."""
    return run(noise(duration, chance) * decay(duration, fall, 0.0004), band(frequency, quality), tail=0.2)


def shard(chance: Chance, lowest: float, highest: float, fall: float) -> Signal:
    """One splinter of glass or a scrap of metal as it lands."""
    base = lowest * (highest / lowest) ** chance.random()
    ratios = np.array([1, 1.58 + 0.1 * chance.random(), 2.41 + 0.2 * chance.random(), 3.3])
    length = fall * 5
    falls = fall / np.array([1, 1.4, 2, 3])
    gains = np.array([1, 0.7, 0.5, 0.3]) * (0.5 + chance.random(4))
    return ring(length, list(base * ratios), list(gains), list(falls), 0.0003)


def spread(chance: Chance, amount: int, lowest: float, highest: float) -> Signal:
    """Frequencies of a plate: many, without order, closer together above."""
    return np.sort(lowest * (highest / lowest) ** (chance.random(amount) ** 0.8))
