"""Time, chance, envelopes and oscillators: the building blocks of every sound.

Its law: a signal is one channel of float64 at RATE; chance comes in as a generator and from nowhere else.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TypeAlias
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

RATE = 32_000
"""Sample rate: up to 16 kHz can be heard, and an encoder wastes nothing above."""

Signal: TypeAlias = NDArray[np.float64]
Chance: TypeAlias = np.random.Generator


def chance_for(name: str, take: int = 0) -> Chance:
    """The chance of one sound: its name is the seed, another take is another seed."""
    return np.random.Generator(np.random.PCG64([crc32(name.encode()), take]))


def count(duration: float) -> int:
    """The number of samples in a duration."""
    return round(duration * RATE)


def time(duration: float) -> Signal:
    """The moment of every sample."""
    return np.arange(count(duration), dtype=np.float64) / RATE


def curve(duration: float, *points: tuple[float, float]) -> Signal:
    """A line through points (moment, value), level before the first and after the last."""
    moments, values = zip(*points, strict=True)
    return np.asarray(np.interp(time(duration), moments, values), dtype=np.float64)


def smooth(duration: float, *points: tuple[float, float]) -> Signal:
    """As curve, with rounded corners: each stretch is half a cosine."""
    moments = time(duration)
    line = np.full_like(moments, points[0][1])
    for (start, low), (end, high) in pairwise(points):
        part = np.clip((moments - start) / (end - start), 0, 1)
        line += (high - low) * (1 - np.cos(np.pi * part)) / 2
    return line


def decay(duration: float, fall: float, attack: float = 0.001) -> Signal:
    """Struck at once, then falling to a third in every `fall` seconds; silent at its end."""
    moments = time(duration)
    end = np.clip((duration - moments) / min(0.02, duration / 4), 0, 1)
    return np.minimum(moments / attack, 1) * np.exp(-moments / fall) * end


def swell(duration: float, attack: float, release: float) -> Signal:
    """Up, level and down again, with rounded corners."""
    return smooth(duration, (0, 0), (attack, 1), (duration - release, 1), (duration, 0))


def phase(frequency: Signal) -> Signal:
    """The angle of an oscillator that follows a frequency."""
    return 2 * np.pi * np.cumsum(frequency) / RATE


def glide(duration: float, *points: tuple[float, float]) -> Signal:
    """A pitch through (moment, hertz), even to the ear."""
    logarithms = [(at, float(np.log(frequency))) for at, frequency in points]
    return np.asarray(np.exp(curve(duration, *logarithms)), dtype=np.float64)


def noise(duration: float, chance: Chance) -> Signal:
    """White noise."""
    return chance.standard_normal(count(duration))


def wander(duration: float, chance: Chance, rate: float) -> Signal:
    """A slow random line about zero, mostly within one, with `rate` turns a second."""
    knots = max(4, int(duration * rate) + 3)
    return np.interp(time(duration), np.linspace(0, duration, knots), chance.standard_normal(knots))


def hertz(note: float) -> float:
    """The frequency of a note: 69 is the A of 440, and an octave has twelve."""
    return float(440 * 2 ** ((note - 69) / 12))


class Tape:
    """A stretch of silence for signals to be mixed into; anything beyond its end is cut."""

    def __init__(self, duration: float) -> None:
        self.signal: Signal = np.zeros(count(duration))

    def lay(self, at: float, signal: Signal, gain: float = 1) -> None:
        """Add a signal from this moment on."""
        start = count(at)
        fits = signal[: max(0, len(self.signal) - start)]
        self.signal[start : start + len(fits)] += gain * fits


def scaled(signal: Signal) -> Signal:
    """With its highest peak at one."""
    return signal / float(np.max(np.abs(signal)))
