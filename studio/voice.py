"""Voices: the harmonics of a throat, each as strong as the mouth lets it through.

Its law: a vowel is its formants; it may change at any moment, as mouths do.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from studio.filters import band, run
from studio.synth import Chance, Signal, phase, time, wander

VOWELS = {
    "ah": (730, 1150, 2500, 3400),
    "aw": (570, 860, 2450, 3300),
    "eh": (540, 1800, 2520, 3500),
    "ee": (290, 2200, 2950, 3600),
    "oh": (450, 820, 2400, 3300),
    "oo": (310, 880, 2250, 3200),
    "uh": (630, 1200, 2420, 3400),
}
"""The formants of a grown man; others have them a little higher."""
WIDTHS = (80, 100, 150, 220)
GAINS = (1, 0.55, 0.25, 0.14)


def sung(pitch: Signal, formants: Sequence[Signal], top: float = 4200) -> Signal:
    """Every harmonic below `top`, coloured by formants that may move."""
    angle = phase(pitch)
    total = np.zeros_like(pitch)
    for number in range(1, int(top / np.min(pitch)) + 1):
        frequency = number * pitch
        gain = mouth(frequency, formants) * np.clip((top - frequency) / 400, 0, 1)
        total += gain / number**0.8 * np.sin(number * angle)
    return total


def mouth(frequency: Signal, formants: Sequence[Signal]) -> Signal:
    """The gain of the mouth at a frequency."""
    total = np.full_like(frequency, 0.01)
    for centre, width, gain in zip(formants, WIDTHS, GAINS, strict=True):
        total += gain / (1 + ((frequency - centre) / width) ** 2)
    return total


def breath(signal: Signal, vowel: str, size: float = 1) -> Signal:
    """Noise through the same mouth: a whisper."""
    return sum(
        (
            gain * run(signal, band(centre * size, 5), tail=0.2)
            for centre, gain in zip(VOWELS[vowel], GAINS, strict=True)
        ),
        start=0.15 * run(signal, band(4500, 1), tail=0.2),
    )


def between(duration: float, vowels: Sequence[tuple[float, str]], size: float = 1) -> list[Signal]:
    """Formants that glide from vowel to vowel."""
    moments = [at for at, _ in vowels]
    tables = np.array([VOWELS[name] for _, name in vowels]) * size
    return [np.interp(time(duration), moments, column) for column in tables.T]


def unsteady(pitch: Signal, duration: float, chance: Chance, amount: float = 0.01) -> Signal:
    """No throat holds a note exactly."""
    return pitch * (1 + amount * wander(duration, chance, 9) + amount / 2 * wander(duration, chance, 60))
