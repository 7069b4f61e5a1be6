"""Rooms and places of sounds: early echoes, a tail that loses its high parts first, walls, things that drive by.

Its law: a room adds to a sound; the length of a signal stays.
"""

from __future__ import annotations

import numpy as np

from studio.filters import high, low, run
from studio.synth import Chance, Signal, count, noise, time


def within(dry: Signal, chance: Chance, *, tail: float, wet: float, bright: float = 5000) -> Signal:
    """The signal in a room whose sound falls by 60 dB in `tail` seconds."""
    echo = _response(chance, tail, bright)
    return dry + wet * convolved(dry, echo)


def convolved(signal: Signal, response: Signal) -> Signal:
    """The signal through a response, cut to its own length."""
    size = 1 << int(np.ceil(np.log2(len(signal) + len(response))))
    product = np.fft.rfft(signal, size) * np.fft.rfft(response, size)
    return np.asarray(np.fft.irfft(product, size)[: len(signal)], dtype=np.float64)


def doppler(signal: Signal, speed: Signal) -> Signal:
    """The signal played at a speed that changes, as from something that drives by."""
    places = np.cumsum(speed)
    return np.interp(places, np.arange(len(signal)), signal, right=0.0)


def echo(signal: Signal, delay: float, gain: float) -> Signal:
    """The signal and one repetition from a wall."""
    late = np.zeros_like(signal)
    shift = count(delay)
    late[shift:] = signal[:-shift]
    return signal + gain * late


def _response(chance: Chance, tail: float, bright: float) -> Signal:
    moments = time(tail)
    hiss = noise(tail, chance)
    dull = run(hiss, low(bright / 3)) * np.exp(-6.9 * moments / tail)
    clear = run(hiss, low(bright), high(bright / 3)) * np.exp(-11 * moments / tail)
    response = run(dull + clear, high(220)) * np.minimum(moments / 0.012, 1)  # walls that boom blur everything
    response /= np.sqrt(np.sum(response**2))
    for index in range(6):
        at = count(0.006 + 0.045 * float(chance.random()) * tail)
        response[min(at, len(response) - 1)] += 0.5 * (-0.8) ** index
    return response
