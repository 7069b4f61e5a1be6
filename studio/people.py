"""People: the hubbub of a street, the laughter of a thief.

Its law: a crowd is many mouths, none of which says a word; a laugh is one mouth, near.
"""

from __future__ import annotations

import numpy as np

from studio.filters import band, high, low, run
from studio.room import within
from studio.synth import Chance, Signal, Tape, curve, hertz, noise, phase, scaled, smooth, swell, time, wander
from studio.voice import VOWELS, between, breath, sung, unsteady

HA = (
    # at, length, pitch, strength: a mouth that opens, four blows, and one held until the breath is gone
    (0.00, 0.30, 112, 0.75),
    (0.33, 0.19, 150, 1.0),
    (0.54, 0.19, 143, 1.0),
    (0.75, 0.19, 133, 0.95),
    (0.96, 0.19, 122, 0.9),
    (1.18, 0.62, 112, 1.0),
)


def laughter(chance: Chance) -> Signal:
    """Low, slow, pleased with itself, in a vault."""
    tape = Tape(2.3)
    for index, (at, length, pitch, strength) in enumerate(HA):
        tape.lay(at, _ha(length, pitch, chance, opening=index == 0), strength)
    return within(tape.signal, chance, tail=1.3, wet=0.3, bright=3600)


def _ha(length: float, pitch: float, chance: Chance, *, opening: bool) -> Signal:
    line = smooth(length, (0, pitch * 0.9), (length * 0.3, pitch * 1.06), (length, pitch * 0.72))
    line = unsteady(line, length, chance, 0.012)
    vowels = [(0.0, "oo"), (length, "ah")] if opening else [(0.0, "uh"), (length * 0.3, "ah"), (length, "aw")]
    formants = between(length, vowels, 0.93)
    throat = sung(line, formants)
    growl = 1 + 0.22 * np.sin(phase(line / 2)) + 0.1 * wander(length, chance, 70)
    attack = 0.16 if opening else 0.045
    voiced = throat * growl * swell(length, attack, length * 0.45)
    aspirated = breath(noise(length, chance), "ah", 0.93)
    puff = curve(length, (0, 0.0), (0.02, 1), (0.07, 0.35), (length, 0))
    blow = 0.0 if opening else 0.14
    return scaled(voiced) + blow * puff * aspirated / float(np.std(aspirated))


def hubbub(chance: Chance) -> Signal:
    """A street in the evening: a dozen talkers, a car that passes, a horn that is impatient."""
    duration = 2.3
    tape = Tape(duration)
    for _ in range(9):
        nearness = 0.4 + 0.6 * float(chance.random())
        tape.lay(0, _talker(duration, chance), nearness)
    for _ in range(10):
        tape.lay(duration * float(chance.random()), _hiss(chance), 0.06 + 0.1 * float(chance.random()))
    crowd = tape.signal / np.std(tape.signal)
    street = Tape(duration)
    street.lay(0, crowd)
    street.lay(0.1, _shout(chance), 1.6)
    street.lay(0, _passing(duration, chance), 0.3)
    street.lay(0.98, _horn(0.14), 1.6)
    street.lay(1.18, _horn(0.38), 1.8)
    light = run(street.signal, high(260), high(260))  # low frequencies belong to the train
    return within(light, chance, tail=0.5, wet=0.25, bright=5000)


def _shout(chance: Chance) -> Signal:
    """A boy with newspapers, some way off."""
    length = 0.62
    line = smooth(length, (0, 250), (0.1, 300), (0.24, 290), (0.34, 390), (length, 330))
    mouth = between(length, [(0.0, "eh"), (0.2, "eh"), (0.3, "ah"), (length, "uh")], 1.22)
    loud = smooth(length, (0, 0), (0.05, 1), (0.2, 0.9), (0.25, 0.15), (0.32, 1), (0.45, 0.9), (length, 0))
    voiced = sung(unsteady(line, length, chance, 0.006), mouth, 5000) * loud
    return voiced / float(np.std(voiced))


def _talker(duration: float, chance: Chance) -> Signal:
    """One mouth that runs through vowels at the pace of speech."""
    man = chance.random() < 0.5
    size, base = (1.0, 115.0) if man else (1.16, 205.0)
    base *= 1 + 0.2 * float(chance.standard_normal())
    base = float(np.clip(base, 85, 290))
    moments = np.cumsum(0.12 + 0.12 * chance.random(24)) - 0.3
    names = list(VOWELS)
    vowels = [(float(at), names[chance.integers(len(names))]) for at in moments]
    tune = base * 2 ** (0.22 * wander(duration, chance, 3.2))
    voiced = sung(unsteady(tune, duration, chance), between(duration, vowels, size), 3800)
    return voiced * _syllables(duration, moments, chance) / np.std(voiced)


def _hiss(chance: Chance) -> Signal:
    """An s or a sh between two vowels: without them a crowd has no teeth."""
    length = 0.07 + 0.06 * float(chance.random())
    sharp = run(noise(length, chance), band(3000 + 3500 * float(chance.random()), 1.6), tail=0.2)
    return sharp * swell(length, length * 0.4, length * 0.4)


def _syllables(duration: float, moments: Signal, chance: Chance) -> Signal:
    """Loud within a vowel, closed between two; now and then the talker listens."""
    loud = np.zeros(len(time(duration)))
    for at in moments:
        if chance.random() < 0.8:
            loud += (0.5 + chance.random()) * np.exp(-(((time(duration) - at) / 0.055) ** 2))
    return loud


def _passing(duration: float, chance: Chance) -> Signal:
    """Tyres and an engine from left to right."""
    near = np.exp(-(((time(duration) - 1.5) / 0.55) ** 2))
    tyres = run(noise(duration, chance), band(700, 0.5), low(4000))
    engine = sum(
        (np.sin(number * phase(curve(duration, (0, 74), (1.2, 72), (1.8, 61)))) / number for number in range(1, 9)),
        start=np.zeros(len(near)),
    )
    return near * (tyres / np.std(tyres) + 0.6 * engine)


def _horn(duration: float) -> Signal:
    """Two trumpets of a motor car, not quite in tune with one another."""
    moments = time(duration)
    both = np.zeros(len(moments))
    for note in (65.1, 68.9):
        angle = 2 * np.pi * hertz(note) * moments
        for number in range(1, 12):
            both += np.sin(number * angle + number) * np.exp(-(((number * hertz(note) - 1400) / 1500) ** 2))
    return run(both, high(300)) * swell(duration, 0.02, 0.04) / np.std(both)
