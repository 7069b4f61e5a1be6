"""Music in the street and on the line: hold music, the ice-cream van, a player under a lamp.

Its law: every tune is our own, and is written out here as (beat, note, length).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np

from studio.filters import band, high, low, peak, run
from studio.instruments import bass, brush, chime, cymbal, electric_piano, muted_trumpet
from studio.room import doppler, within
from studio.struck import knock
from studio.synth import RATE, Chance, Signal, Tape, curve, noise, scaled, time

Score: TypeAlias = Sequence[tuple[float, float, float]]

WAITING: Score = ((0, 76, 1), (1, 79, 0.5), (1.5, 83, 1), (2.5, 81, 0.5), (3, 78, 1), (4, 74, 0.5), (4.5, 76, 2.5))
CHORDS = ((0, (60, 64, 67, 71)), (1.5, (60, 64, 67, 71)), (3, (57, 62, 66, 72)), (4.5, (59, 62, 67, 74)))
VAN: Score = (
    (0, 84, 1),
    (1, 79, 0.5),
    (1.5, 81, 0.5),
    (2, 79, 1),
    (3, 88, 1),
    (4, 86, 0.5),
    (4.5, 83, 0.5),
    (5, 79, 1),
    (6, 89, 1),
    (7, 88, 0.5),
    (7.5, 86, 0.5),
    (8, 85, 1),
    (9, 86, 0.5),
    (9.5, 83, 0.5),
    (10, 84, 2),
)
WALTZ = ((60, 64, 67), (59, 65, 67), (62, 65, 69), (55, 64, 67))
LICK: Score = (
    (0, 74, 0.5),
    (0.66, 77, 0.3),
    (1, 79, 0.5),
    (1.66, 82, 0.25),
    (2, 79, 0.3),
    (2.33, 77, 0.3),
    (2.66, 74, 0.9),
    (4.66, 70, 0.3),
    (5, 67, 1.6),
)
WALK = (43, 46, 48, 49, 50, 46, 43)


def hold_music(chance: Chance) -> Signal:
    """Somebody put the thief on hold: a bossa nova on a tired tape, through a telephone."""
    duration, beat = 2.5, 0.36
    tape = Tape(duration + 0.3)
    for at, note, length in WAITING:
        tape.lay(at * beat, electric_piano(note, length * beat + 0.25), 0.8)
    for at, notes in CHORDS:
        for note in notes:
            tape.lay(at * beat, electric_piano(note, 0.5), 0.3)
    for step in range(14):
        tape.lay(step * beat / 2, knock(0.05, chance, 3000, 0.01), 1.2 if step % 3 else 2.2)
    moments = time(duration)
    tired = 1 + 0.006 * np.sin(2 * np.pi * 1.3 * moments) + 0.0025 * np.sin(2 * np.pi * 7.1 * moments)
    return _telephone(doppler(tape.signal, tired), chance)


def _telephone(signal: Signal, chance: Chance) -> Signal:
    """Carbon and a small membrane: narrow, a little torn, never quite silent."""
    narrow = run(signal, high(420), high(420), low(2900), low(2900))
    torn = np.tanh(1.3 * scaled(narrow))
    line = run(noise(len(signal) / RATE, chance), band(1500, 0.6)) * 0.012
    return run(torn + line, high(350), low(3100), low(3100), peak(1100, 1.5, 4))


def ice_cream(chance: Chance) -> Signal:
    """A van that turns the corner: a waltz of chimes through a horn on its roof, a little flat once it has passed."""
    duration, beat = 3.0, 0.24
    tape = Tape(duration + 0.2)
    for at, note, length in VAN:
        tape.lay(at * beat, chime(note + 3, length * beat + 0.5))
    for bar, (root, third, fifth) in enumerate(WALTZ):
        tape.lay(3 * bar * beat, chime(root + 3, 0.6), 0.6)
        for later in (1, 2):
            tape.lay((3 * bar + later) * beat, chime(third + 3, 0.35) + chime(fifth + 3, 0.35), 0.3)
    drive = curve(duration, (0, 1.012), (1.4, 1.01), (2.0, 0.985))
    horn = run(doppler(tape.signal, drive), high(700), peak(1900, 1.2, 5), low(9000))
    whir = run(noise(duration, chance), band(180, 1)) * 0.004
    return within(np.tanh(0.8 * scaled(horn)) + whir, chance, tail=0.5, wet=0.22)


def jazz(chance: Chance) -> Signal:
    """After midnight: a muted trumpet, a walking bass, brushes."""
    duration, beat = 3.0, 0.42
    tape = Tape(duration)
    for at, note, length in LICK:
        horn = muted_trumpet(note, length * beat + 0.06, chance)
        tape.lay(at * beat, horn, 0.5)
    for step, note in enumerate(WALK):
        tape.lay(step * beat, bass(note, 0.5, chance), 0.62)
    for step in range(8):
        tape.lay(step * beat, brush(0.3, chance), 0.9 if step % 2 else 0.5)
        tape.lay(step * beat, cymbal(0.5, chance, 0.18, 3000), 0.5)
        if step % 2:
            tape.lay((step + 0.66) * beat, cymbal(0.4, chance, 0.15, 3000), 0.4)
    return within(tape.signal, chance, tail=0.9, wet=0.22, bright=4500)
