"""Filters, as the frequency responses of the usual second-order sections.

Its law: causal, like a filter made of parts; nothing sounds before what caused it.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from studio.synth import RATE, Signal, count

Section: TypeAlias = tuple[tuple[float, float, float], tuple[float, float, float]]
"""The coefficients of a second-order section: of the input, and of the output."""


def run(signal: Signal, *sections: Section, tail: float = 1.0) -> Signal:
    """The signal through the sections, one after the other; `tail` is the time within which they fall silent."""
    size = 1 << int(np.ceil(np.log2(len(signal) + count(tail))))
    delay = np.exp(-2j * np.pi * np.arange(size // 2 + 1) / size)
    spectrum = np.fft.rfft(signal, size)
    for fore, back in sections:
        spectrum = spectrum * (_polynomial(fore, delay) / _polynomial(back, delay))
    return np.asarray(np.fft.irfft(spectrum, size)[: len(signal)], dtype=np.float64)


def _polynomial(weights: tuple[float, float, float], delay: NDArray[np.complex128]) -> NDArray[np.complex128]:
    return weights[0] + delay * (weights[1] + delay * weights[2])


def low(frequency: float, quality: float = 0.7071) -> Section:
    """Low-pass filter."""
    cosine, alpha = _angle(frequency, quality)
    half = (1 - cosine) / 2
    return (half, 2 * half, half), (1 + alpha, -2 * cosine, 1 - alpha)


def high(frequency: float, quality: float = 0.7071) -> Section:
    """High-pass filter."""
    cosine, alpha = _angle(frequency, quality)
    half = (1 + cosine) / 2
    return (half, -2 * half, half), (1 + alpha, -2 * cosine, 1 - alpha)


def band(frequency: float, quality: float) -> Section:
    """Band-pass filter with full strength in the middle."""
    cosine, alpha = _angle(frequency, quality)
    return (alpha, 0, -alpha), (1 + alpha, -2 * cosine, 1 - alpha)


def peak(frequency: float, quality: float, decibels: float) -> Section:
    """Peaking filter: raises or lowers a band."""
    cosine, alpha = _angle(frequency, quality)
    gain = 10 ** (decibels / 40)
    return (1 + alpha * gain, -2 * cosine, 1 - alpha * gain), (1 + alpha / gain, -2 * cosine, 1 - alpha / gain)


def _angle(frequency: float, quality: float) -> tuple[float, float]:
    angle = 2 * np.pi * frequency / RATE
    return float(np.cos(angle)), float(np.sin(angle) / (2 * quality))
