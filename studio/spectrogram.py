"""Sounds to look at: time to the right, pitch upwards, loudness as light.

Its law: the same signal gives the same picture, and a picture is steps of light from 0 to SHADES - 1.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from studio.synth import RATE, Signal

WINDOW = 1024
LOWEST, HIGHEST = 60.0, 15_000.0
RANGE = 70.0
"""Decibels from black to white."""
SHADES = 24

Picture: TypeAlias = NDArray[np.uint8]


def portrait(signal: Signal, width: int, height: int) -> Picture:
    """Spectrogram above, silhouette below."""
    low = height // 6
    return np.concatenate([spectrogram(signal, width, height - low), silhouette(signal, width, low)])


def spectrogram(signal: Signal, width: int, height: int) -> Picture:
    """The whole signal; its pitch axis is logarithmic, as hearing is."""
    power = _columns(signal, width)
    rows = np.geomspace(HIGHEST, LOWEST, height) * WINDOW * 2 / RATE
    below = np.floor(rows).astype(int)
    part = (rows - below)[:, None]
    bands = power[below] * (1 - part) + power[np.minimum(below + 1, len(power) - 1)] * part
    level = 10 * np.log10(bands + 1e-12)
    return _shades(1 + (level - np.max(level)) / RANGE)


def silhouette(signal: Signal, width: int, height: int) -> Picture:
    """The highest peak of every moment."""
    peaks = np.array([np.max(np.abs(part)) for part in np.array_split(signal, width)])
    rows = np.abs(np.linspace(-1, 1, height))[:, None]
    return _shades(np.where(rows <= peaks, 0.8, 0.0))


def sheet(pictures: Iterable[Picture], across: int = 4, gap: int = 6) -> Picture:
    """Many pictures of one size as one, row by row."""
    tiles = [np.pad(tile, (0, gap)) for tile in pictures]
    tiles += [np.zeros_like(tiles[0])] * (-len(tiles) % across)
    rows = [np.concatenate(tiles[at : at + across], axis=1) for at in range(0, len(tiles), across)]
    return np.concatenate(rows)[:-gap, :-gap]


def _columns(signal: Signal, width: int) -> NDArray[np.float64]:
    padded = np.pad(signal, WINDOW // 2)
    starts = np.linspace(0, len(padded) - WINDOW, width).astype(int)
    frames = padded[starts[:, None] + np.arange(WINDOW)] * np.hanning(WINDOW)
    return np.asarray(np.abs(np.fft.rfft(frames, 2 * WINDOW, axis=1)).T ** 2, dtype=np.float64)


def _shades(level: NDArray[np.float64]) -> Picture:
    return np.round(np.clip(level, 0, 1) * (SHADES - 1)).astype(np.uint8)
