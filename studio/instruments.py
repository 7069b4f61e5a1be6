"""The band: trumpet, trombones, double bass, piano, brushes, cymbal, chimes.

Its law: an instrument plays one note and returns it; what is played when is in the scores.
"""

from __future__ import annotations

import numpy as np

from studio.filters import band, high, low, run
from studio.struck import knock, ring, spread
from studio.synth import Chance, Signal, count, decay, hertz, noise, phase, smooth, swell, time, wander


def brass(note: float, duration: float, chance: Chance, *, bright: float = 1, scoop: float = 0.6) -> Signal:
    """A horn: the louder the note is just now, the more of its harmonics sound."""
    moments = time(duration)
    pitch = hertz(note) * 2 ** (_scoop(duration, scoop) / 12) * (1 + 0.002 * wander(duration, chance, 8))
    lip = smooth(duration, (0, 0), (0.3, 0), (0.6, 1)) * 0.007 * np.sin(2 * np.pi * 5.4 * moments)
    angle = phase(pitch * (1 + lip))
    strength = swell(duration, 0.035, 0.07) * smooth(duration, (0, 1), (0.035, 1), (0.16, 0.75))
    total = np.zeros_like(moments)
    for number in range(1, min(28, int(13000 / hertz(note)))):
        frequency = number * hertz(note)
        total += (
            strength ** (1 + 0.09 * number / bright) * np.exp(-frequency / (2300 * bright)) * np.sin(number * angle)
        )
    return total


def _scoop(duration: float, depth: float) -> Signal:
    """A player slides into a note from below."""
    return smooth(duration, (0, -depth), (0.07, 0.05 * depth), (0.11, 0))


def muted_trumpet(note: float, duration: float, chance: Chance, *, scoop: float = 0.6) -> Signal:
    """With the tin mute of every late bar: nasal, small and near."""
    open_horn = brass(note, duration, chance, bright=2.2, scoop=scoop)
    breath = 0.04 * run(noise(duration, chance), band(3200, 0.8)) * swell(duration, 0.03, 0.06)
    tin = run(open_horn + breath, high(500), band(1750, 1.1)) * 2.4
    return tin + 0.35 * run(open_horn, band(5200, 1.6)) + 0.12 * open_horn


def wah(note: float, fall: float, duration: float, chance: Chance) -> Signal:
    """A trombone with a plunger before it: opened, closed, and sinking by `fall` steps."""
    moments = time(duration)
    sink = smooth(duration, (0, 0), (duration * 0.35, 0), (duration, -fall))
    shake = 0.25 * np.sin(2 * np.pi * 5.6 * moments) * smooth(duration, (0, 0), (duration * 0.5, 1))
    angle = phase(hertz(note) * 2 ** ((sink + shake) / 12) * (1 + 0.002 * wander(duration, chance, 8)))
    opening = 380 + 1500 * smooth(duration, (0, 0), (0.13, 1), (duration * 0.6, 0.55), (duration, 0.0))
    total = np.zeros_like(moments)
    for number in range(1, int(5500 / hertz(note))):
        frequency = number * hertz(note)
        colour = 0.25 * np.exp(-frequency / 900) + 1 / (1 + ((frequency - opening) / 260) ** 2)
        total += colour * number**-0.35 * np.sin(number * angle)
    return total * swell(duration, 0.045, 0.12)


def bass(note: float, duration: float, chance: Chance) -> Signal:
    """A double bass, plucked: a growl of harmonics and the finger on the string."""
    numbers = np.arange(1, 16)
    frequencies = hertz(note) * numbers * (1 + 0.00012 * numbers**2)
    gains = np.abs(np.sin(np.pi * numbers * 0.21)) / numbers**0.75
    falls = 0.55 / (1 + 0.28 * numbers)
    string = ring(duration, list(frequencies), list(gains), list(falls), 0.006)
    finger = knock(0.05, chance, 900, 0.008)
    string[: len(finger)] += 0.3 * finger[: len(string)]
    return string


def piano(note: float, duration: float, chance: Chance, hardness: float = 1) -> Signal:
    """A piano that was tuned some years ago."""
    numbers = np.arange(1, 18)
    base = hertz(note)
    stretched = base * numbers * np.sqrt(1 + 0.0004 * numbers**2)
    gains = np.abs(np.sin(np.pi * numbers / 8.3)) * np.exp(-numbers * base / (2100 * hardness))
    falls = 1.5 * (220 / base) ** 0.5 / (1 + 0.35 * numbers)
    strings = sum(
        (ring(duration, list(stretched * detune), list(gains), list(falls), 0.002) for detune in (1, 1.0011, 0.9993)),
        start=np.zeros(count(duration)),
    )
    hammer = knock(0.06, chance, 1400, 0.008)
    strings[: len(hammer)] += 0.12 * hammer[: len(strings)]
    return strings * swell(duration, 0.001, min(0.08, duration / 3))


def electric_piano(note: float, duration: float) -> Signal:
    """A tine before a pickup: one sine that bends another."""
    angle = 2 * np.pi * hertz(note) * time(duration)
    bell = 0.35 * decay(duration, 0.12) * np.sin(14 * angle)
    body = np.sin(angle + 1.6 * decay(duration, 0.35) * np.sin(angle * 1.002))
    shimmer = 1 + 0.3 * np.sin(2 * np.pi * 5.5 * time(duration))
    return np.asarray((body + bell) * shimmer * decay(duration, 0.3, 0.002), dtype=np.float64)


def chime(note: float, duration: float) -> Signal:
    """A bar of a music box, struck by a pin."""
    ratios = np.array([1, 2.756, 5.404, 8.93])
    return ring(
        duration,
        list(hertz(note) * ratios),
        [1, 0.55, 0.35, 0.15],
        [0.26, 0.14, 0.07, 0.03],
    )


def brush(duration: float, chance: Chance) -> Signal:
    """Wire on a snare drum: a sweep with a tap in it."""
    sweep = noise(duration, chance) * swell(duration, duration * 0.3, duration * 0.6)
    return run(sweep, band(4200, 0.6), low(9000), tail=0.2) + 0.5 * run(sweep, band(420, 1.5), tail=0.2)


def cymbal(duration: float, chance: Chance, fall: float = 0.5, lowest: float = 900) -> Signal:
    """A plate with a hundred modes, and a hiss over it."""
    modes = spread(chance, 90, lowest, 14000)
    gains = chance.random(90) * (modes / 3000) ** -0.2
    metal = ring(duration, list(modes), list(gains), list(fall * (0.4 + chance.random(90)) * (3000 / modes) ** 0.3))
    hiss = run(noise(duration, chance), high(6000)) * decay(duration, fall / 2)
    return 0.12 * metal + 0.25 * hiss


def drum(duration: float, frequency: float, chance: Chance) -> Signal:
    """A low drum: its skin sinks in pitch as it calms down."""
    skin = np.sin(phase(frequency * (1 + 0.6 * decay(duration, 0.03))))
    return np.asarray(skin * decay(duration, 0.16) + 0.3 * knock(duration, chance, 1800, 0.012), dtype=np.float64)
