"""Sounds to look at: time to the right, pitch upwards, loudness as light. Written as PNG without help.

Its law: the same signal gives the same picture.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from studio.synth import RATE, Signal

WINDOW = 1024
LOWEST, HIGHEST = 60.0, 15000.0
RANGE = 70.0
"""Decibels from black to white."""

Pixels = NDArray[np.uint8]

_STOPS = np.array([[8, 9, 20], [44, 22, 84], [140, 40, 100], [226, 96, 60], [252, 190, 90], [255, 250, 225]])


def spectrogram(signal: Signal, width: int = 480, height: int = 220) -> Pixels:
    """A picture of the whole signal; its pitch axis is logarithmic, as hearing is."""
    power = _columns(signal, width)
    rows = np.geomspace(HIGHEST, LOWEST, height) * WINDOW * 2 / RATE
    below = np.floor(rows).astype(int)
    part = (rows - below)[:, None]
    bands = power[below] * (1 - part) + power[np.minimum(below + 1, len(power) - 1)] * part
    level = 10 * np.log10(bands + 1e-12)
    return coloured(np.clip(1 + (level - np.max(level)) / RANGE, 0, 1))


def _columns(signal: Signal, width: int) -> NDArray[np.float64]:
    padded = np.pad(signal, WINDOW // 2)
    starts = np.linspace(0, len(padded) - WINDOW, width).astype(int)
    frames = padded[starts[:, None] + np.arange(WINDOW)] * np.hanning(WINDOW)
    return np.asarray(np.abs(np.fft.rfft(frames, 2 * WINDOW, axis=1)).T ** 2, dtype=np.float64)


def coloured(level: NDArray[np.float64]) -> Pixels:
    """From night over embers to light."""
    places = np.linspace(0, 1, len(_STOPS))
    return np.stack([np.interp(level, places, channel) for channel in _STOPS.T], axis=-1).astype(np.uint8)


def waveform(signal: Signal, width: int = 480, height: int = 40) -> Pixels:
    """The loudness over time, as a lying silhouette."""
    chunks = np.array_split(np.abs(signal), width)
    heights = np.array([np.max(chunk) for chunk in chunks])
    rows = np.abs(np.linspace(-1, 1, height))[:, None]
    return coloured(np.where(rows <= heights, 0.85, 0.0))


def sheet(pictures: Iterable[Pixels], across: int = 4, gap: int = 6) -> Pixels:
    """Many pictures of one size as one, row by row."""
    tiles = [np.pad(tile, ((0, gap), (0, gap), (0, 0))) for tile in pictures]
    rows = [np.concatenate(tiles[at : at + across], axis=1) for at in range(0, len(tiles), across)]
    return np.concatenate(rows)[:-gap, :-gap]


def png(pixels: Pixels) -> bytes:
    """The picture as a file, with each row told by the row above."""
    height, width, _ = pixels.shape
    above = np.vstack([np.zeros((1, width, 3), np.uint8), pixels[:-1]])
    rows = (pixels - above).reshape(height, -1)
    lines = b"".join(b"\2" + row.tobytes() for row in rows)
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = _chunk(b"IHDR", head) + _chunk(b"IDAT", zlib.compress(lines, 9)) + _chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
