"""Loudness as ITU-R BS.1770-4 measures it, for one channel, and the true peak.

Its law: weighted as ears weigh, in blocks of 400 ms, and quiet blocks do not count.
"""

from __future__ import annotations

import numpy as np

from studio.filters import Section, run
from studio.synth import Signal

BLOCK, STEP = 0.4, 0.1
OFFSET = -0.691
SILENCE, GATE = -70.0, -10.0
OVERSAMPLED = 4


def loudness(signal: Signal, rate: int) -> float:
    """Integrated loudness in LUFS; a signal shorter than a block is one block, filled with silence."""
    powers = _blocks(run(signal, shelf(rate), cut(rate)), rate)
    powers = powers[_decibels(powers) > SILENCE]
    if not len(powers):
        return -np.inf
    gate = _decibels(np.mean(powers)) + GATE
    return float(_decibels(np.mean(powers[_decibels(powers) > gate])))


def true_peak(signal: Signal) -> float:
    """The highest peak between the samples too, in decibels of full scale."""
    return float(20 * np.log10(np.max(np.abs(oversampled(signal)))))


def oversampled(signal: Signal) -> Signal:
    """The signal at four times its rate."""
    size = 1 << (len(signal) + 1024).bit_length()
    fine = np.fft.irfft(np.fft.rfft(signal, size), size * OVERSAMPLED) * OVERSAMPLED
    return np.asarray(fine[: len(signal) * OVERSAMPLED], dtype=np.float64)


def shelf(rate: int) -> Section:
    """The first stage of the weighting: the effect of a head on high frequencies."""
    return _section(rate, 1681.974450955533, 0.7071752369554196, 3.999843853973347)


def cut(rate: int) -> Section:
    """The second stage: ears are less sensitive to very low frequencies."""
    tangent, quality = np.tan(np.pi * 38.13547087602444 / rate), 0.5003270373238773
    scale = 1 + tangent / quality + tangent**2
    return (1, -2, 1), (1, 2 * (tangent**2 - 1) / scale, (1 - tangent / quality + tangent**2) / scale)


def _section(rate: int, frequency: float, quality: float, decibels: float) -> Section:
    tangent = np.tan(np.pi * frequency / rate)
    high = 10 ** (decibels / 20)
    middle = high**0.4996667741545416
    scale = 1 + tangent / quality + tangent**2
    fore = (
        (high + middle * tangent / quality + tangent**2) / scale,
        2 * (tangent**2 - high) / scale,
        (high - middle * tangent / quality + tangent**2) / scale,
    )
    return fore, (1, 2 * (tangent**2 - 1) / scale, (1 - tangent / quality + tangent**2) / scale)


def _blocks(weighted: Signal, rate: int) -> Signal:
    size, step = round(BLOCK * rate), round(STEP * rate)
    padded = np.concatenate([weighted, np.zeros(max(0, size - len(weighted)))])
    sums = np.concatenate([[0], np.cumsum(padded**2)])
    starts = np.arange(0, len(padded) - size + 1, step)
    return np.asarray((sums[starts + size] - sums[starts]) / size, dtype=np.float64)


def _decibels(power: Signal | np.floating) -> Signal:
    return np.asarray(OFFSET + 10 * np.log10(np.maximum(power, 1e-12)))
