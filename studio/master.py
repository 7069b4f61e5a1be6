"""Mastering: every sound equally loud, none too high, no click at either end.

Its law: what leaves here measures LOUDNESS, and its true peak stays below CEILING.
"""

from __future__ import annotations

import numpy as np

from studio.filters import high, run
from studio.loudness import OVERSAMPLED, loudness, oversampled
from studio.synth import RATE, Signal, count

LOUDNESS = -18.0
"""LUFS: as loud as the most pointed of them, footsteps and splinters, can be without being flattened."""
CEILING = -3.0
"""Decibels of full scale; an encoder overshoots by up to one and a half."""
LOOKAHEAD = 0.004
MARGIN = 0.016
"""Seconds of silence at both ends, where an encoder leaves its murmur."""
ROUNDS, NEAR = 12, 0.005


def mastered(signal: Signal, fade_in: float = 0.003, fade_out: float = 0.15) -> Signal:
    """The sound as it is encoded."""
    margin = count(MARGIN)
    clean = np.pad(faded(run(signal, high(35))[: -2 * margin], fade_in, fade_out), margin)
    gain = LOUDNESS - loudness(clean, RATE)
    louder = limited(clean * 10 ** (gain / 20))
    for _ in range(ROUNDS):
        missing = LOUDNESS - loudness(louder, RATE)
        if abs(missing) < NEAR:
            break
        gain += missing
        louder = limited(clean * 10 ** (gain / 20))
    return louder


def faded(signal: Signal, fade_in: float, fade_out: float) -> Signal:
    """Starting from silence and ending in it."""
    rise = (1 - np.cos(np.linspace(0, np.pi, count(fade_in)))) / 2
    fall = (1 + np.cos(np.linspace(0, np.pi, count(fade_out)))) / 2
    shaped = signal.copy()
    shaped[: len(rise)] *= rise
    shaped[-len(fall) :] *= fall
    return shaped


def limited(signal: Signal) -> Signal:
    """Turned down, shortly and smoothly, where it would be too high."""
    ceiling = 10 ** (CEILING / 20)
    peaks = np.max(np.abs(oversampled(signal)).reshape(-1, OVERSAMPLED), axis=1)
    wanted = np.minimum(1, ceiling / np.maximum(peaks, 1e-9))
    reach = count(LOOKAHEAD)
    lowest = _lowest(wanted, reach)
    window = np.hanning(2 * reach + 1)
    padded = np.pad(lowest, reach, mode="edge")
    return signal * np.convolve(padded, window / np.sum(window), mode="valid")


def _lowest(line: Signal, reach: int) -> Signal:
    """The lowest value within reach on both sides, found over windows that grow by doubling."""
    lowest, width, wanted = np.pad(line, reach, mode="edge"), 1, 2 * reach + 1
    while width < wanted:
        step = min(width, wanted - width)
        lowest = np.minimum(lowest[:-step], lowest[step:])
        width += step
    return lowest
