"""What an ear goes by, in a few numbers: colour, its change, and how often something begins.

Its law: two takes of one sound are near each other, two sounds are not.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from studio.synth import RATE, Signal

WINDOW, HOP = 1024, 320
BANDS = 24
FLOOR = -50.0
"""Decibels below the loudest band and moment; what is quieter says nothing."""


def fingerprint(signal: Signal) -> NDArray[np.float64]:
    """Mean and spread of every band, then the pace of the whole: roughly decibels each."""
    bands = mel_decibels(signal)
    flux = np.mean(np.abs(np.diff(bands, axis=0)))
    pace = np.array([3 * flux, 4 * onset_rate(bands)])
    return np.concatenate([np.mean(bands, axis=0), np.std(bands, axis=0), pace])


def distance(one: NDArray[np.float64], other: NDArray[np.float64]) -> float:
    """The usual difference of a number of the one from that of the other."""
    return float(np.sqrt(np.mean((one - other) ** 2)))


def mel_decibels(signal: Signal) -> NDArray[np.float64]:
    """The loudness of every band, moment by moment."""
    starts = np.arange(0, len(signal) - WINDOW, HOP)
    frames = signal[starts[:, None] + np.arange(WINDOW)] * np.hanning(WINDOW)
    power = np.abs(np.fft.rfft(frames, axis=1)) ** 2
    level = 10 * np.log10(power @ _triangles().T + 1e-12)
    return np.asarray(np.maximum(level - np.max(level), FLOOR), dtype=np.float64)


def onset_rate(bands: NDArray[np.float64]) -> float:
    """How often a second most bands rise at once."""
    rise = np.mean(np.maximum(bands[2:] - bands[:-2], 0), axis=1)
    peaks = (rise[1:-1] > rise[:-2]) & (rise[1:-1] >= rise[2:]) & (rise[1:-1] > 3)
    return float(np.sum(peaks) / (len(bands) * HOP / RATE))


def _triangles() -> NDArray[np.float64]:
    mels = np.linspace(_mel(80), _mel(14000), BANDS + 2)
    edges = 700 * (10 ** (mels / 2595) - 1)
    line = np.fft.rfftfreq(WINDOW, 1 / RATE)
    rising = (line - edges[:-2, None]) / (edges[1:-1] - edges[:-2])[:, None]
    falling = (edges[2:, None] - line) / (edges[2:] - edges[1:-1])[:, None]
    return np.clip(np.minimum(rising, falling), 0, 1)


def _mel(frequency: float) -> float:
    return 2595 * float(np.log10(1 + frequency / 700))
