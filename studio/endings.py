"""The sounds of arrests and of the end of a game.

Its law: one hears before one reads whether it went well.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from studio.filters import band, high, low, run
from studio.instruments import bass, brass, brush, cymbal, drum, muted_trumpet, piano, wah
from studio.room import within
from studio.struck import knock, ring
from studio.synth import Chance, Signal, Tape, noise, smooth

Blow: TypeAlias = tuple[float, tuple[int, ...], float]
"""The chords of the whole band: start, notes, duration."""

CAUGHT: tuple[Blow, ...] = (
    (0.62, (62, 67, 71, 74), 0.13),
    (0.78, (62, 67, 71, 74), 0.13),
    (0.94, (64, 67, 72, 76, 79), 0.85),
)
CLIMB = ((0, 67, 0.16), (0.18, 72, 0.16), (0.36, 76, 0.16), (0.54, 79, 0.42), (1.02, 77, 0.16), (1.2, 79, 0.16))
TRIUMPH: tuple[Blow, ...] = (
    (1.44, (65, 69, 72, 77, 81), 0.34),
    (1.86, (67, 71, 74, 79, 83), 0.34),
    (2.3, (60, 67, 72, 76, 79, 84, 88), 1.25),
    (3.7, (60, 67, 72, 76, 82, 84, 88), 0.2),
)
ROOTS = (41, 43, 36, 36)
LAMENT = ((0.02, 70, 0.58), (0.66, 68, 0.24), (0.95, 65, 0.5), (1.5, 63, 0.42), (2.0, 61, 0.34), (2.4, 58, 1.5))
DIRGE = ((0.02, (46, 53, 61)), (1.0, (44, 51, 60)), (1.9, (42, 49, 58)), (2.6, (34, 46, 53, 61)))


def arrest_right(chance: Chance) -> Signal:
    """Handcuffs: the ratchet and the lock, and the band stands up."""
    tape = Tape(2.1)
    for index in range(9):
        tape.lay(0.02 + 0.032 * index + 0.0012 * index**2, _tooth(chance, 1 + 0.02 * index), 1.1 + 0.08 * index)
    tape.lay(0.47, _tooth(chance, 0.7), 2.6)
    for at, notes, length in CAUGHT:
        tape.lay(at, _blown(notes, length, chance, scoop=0.3))
        tape.lay(at, drum(0.3, 95, chance), 0.7)
    tape.lay(0.94, cymbal(1.1, chance, 0.5), 0.5)
    return within(tape.signal, chance, tail=0.8, wet=0.25)


def _blown(notes: tuple[int, ...], length: float, chance: Chance, scoop: float) -> Signal:
    """A chord of horns, one a note."""
    horns = [brass(note, length, chance, bright=1.45, scoop=scoop) for note in notes]
    return np.asarray(0.3 * np.sum(horns, axis=0), dtype=np.float64)


def _tooth(chance: Chance, pitch: float) -> Signal:
    modes = list(pitch * np.array([1650, 2480, 3900, 5700, 8100]))
    steel = ring(0.12, modes, list(0.4 + 0.6 * chance.random(5)), [0.02, 0.018, 0.012, 0.01, 0.006])
    return 0.5 * steel + knock(0.12, chance, 3600, 0.003)


def arrest_false(chance: Chance) -> Signal:
    """A false arrest: a trombone says what everybody thinks."""
    tape = Tape(1.9)
    tape.lay(0.0, wah(56, 0.6, 0.42, chance), 0.9)
    tape.lay(0.45, wah(55, 0.6, 0.42, chance), 0.9)
    tape.lay(0.9, wah(54, 2.4, 0.95, chance))
    tape.lay(0.9, drum(0.5, 70, chance), 0.8)
    return within(tape.signal, chance, tail=0.7, wet=0.2, bright=3500)


def win(chance: Chance) -> Signal:
    """The whole band: a figure that climbs, two blows, a chord with everything in it, and one blow more."""
    tape = Tape(4.4)
    for at, note, length in CLIMB:
        tape.lay(at, _blown((note, note - 5, note - 12), length, chance, scoop=0.3), 1.3)
        tape.lay(at, piano(note - 24, 0.4, chance), 0.35)
    for (at, notes, length), root in zip(TRIUMPH, ROOTS, strict=True):
        tape.lay(at, _blown(notes, length, chance, scoop=0.4))
        tape.lay(at, drum(0.4, 80, chance), 0.9)
        tape.lay(at, bass(root, 0.9, chance), 0.9)
        tape.lay(at, cymbal(1.9, chance, 0.8), 0.55)
    for step in range(9):
        tape.lay(0.27 * step, brush(0.16, chance), 0.3)
    return within(tape.signal, chance, tail=1.2, wet=0.25)


def lose(chance: Chance) -> Signal:
    """Rain, a slow bass, a trumpet that gives up, and a door that falls shut on the case."""
    duration = 4.6
    tape = Tape(duration)
    rain = run(noise(duration, chance), high(1500), band(4500, 0.4), low(9000))
    tape.lay(0, rain * smooth(duration, (0, 0.6), (0.4, 1), (3.4, 1), (duration, 0)), 0.05)
    for at, note, length in LAMENT:
        tape.lay(at, muted_trumpet(note, length, chance, scoop=1.2), 0.6)
    for at, notes in DIRGE:
        tape.lay(at, bass(notes[0], 0.9, chance), 0.7)
        for note in notes:
            tape.lay(at, piano(note, 1.8, chance, 0.7), 0.28)
    tape.lay(3.62, _door(chance), 1.3)
    return within(tape.signal, chance, tail=1.6, wet=0.35, bright=3500)


def _door(chance: Chance) -> Signal:
    """Heavy, at the end of a corridor."""
    leaf = ring(0.6, [74, 131, 212, 330, 505], [1, 1, 0.8, 0.6, 0.4], [0.12, 0.1, 0.08, 0.05, 0.03], 0.003)
    return leaf + 4 * knock(0.6, chance, 420, 0.03, 0.7)
