"""What is heard where the thief goes: alarm, footsteps, creak, glass.

Its law: each is one event that an ear names at once, made of the things that would make it.
"""

from __future__ import annotations

import numpy as np

from studio.filters import band, high, peak, run
from studio.instruments import echo, glide
from studio.room import convolved, within
from studio.struck import knock, ring, shard, spread
from studio.synth import Chance, Signal, Tape, count, decay, noise, phase, smooth, wander


def alarm(chance: Chance) -> Signal:
    """A burglar alarm: a clapper on a gong twenty times a second, and a siren that winds itself up far away."""
    tape = Tape(2.2)
    modes = np.array([760, 1340, 1985, 2690, 3420, 4650, 5980, 7700])
    gains = np.array([0.5, 1, 0.8, 0.9, 0.5, 0.45, 0.3, 0.2])
    falls = np.array([0.3, 0.24, 0.2, 0.16, 0.13, 0.1, 0.07, 0.05])
    at = 0.0
    while at < 1.72:
        struck = list(gains * (0.75 + 0.5 * chance.random(8)))
        tape.lay(at, ring(0.6, list(modes), struck, list(falls)))
        tape.lay(at, knock(0.03, chance, 3800, 0.004), 0.8)
        at += 0.049 + 0.003 * float(chance.standard_normal())
    bell = echo(tape.signal, 0.083, 0.3)
    siren = _siren(2.2)
    level = float(np.std(bell) / np.std(siren))
    return within(bell + 0.45 * level * siren, chance, tail=0.7, wet=0.35)


def _siren(duration: float) -> Signal:
    pitch = glide(duration, (0, 260), (1.3, 640), (1.7, 660), (duration, 480))
    angle = phase(pitch)
    horn = sum((np.sin(number * angle) / number**0.9 for number in range(1, 9)), start=np.zeros_like(angle))
    return run(horn, band(900, 0.7)) * smooth(duration, (0, 0.3), (0.5, 1), (1.6, 1), (duration, 0.2))


def footsteps(chance: Chance) -> Signal:
    """Leather soles on the marble of an empty hall, in a hurry and coming nearer."""
    tape = Tape(2.15)
    for index, at in enumerate((0.02, 0.43, 0.83, 1.22, 1.60)):
        step = _step(chance, heavier=index % 2 == 0)
        tape.lay(at + 0.008 * float(chance.standard_normal()) * (index > 0), step, 0.7 + 0.09 * index)
    return within(tape.signal, chance, tail=0.9, wet=0.32, bright=3800)


def _step(chance: Chance, *, heavier: bool) -> Signal:
    tape = Tape(0.4)
    pitch = 1.0 if heavier else 1.09
    floor = pitch * np.array([92, 168, 247, 410, 655, 980])
    tape.lay(0, ring(0.3, list(floor), [1, 0.9, 0.6, 0.45, 0.3, 0.2], [0.04, 0.035, 0.03, 0.022, 0.016, 0.01], 0.001))
    tape.lay(0, knock(0.05, chance, 1500 * pitch, 0.006, 0.8), 1.6)
    tape.lay(0.001, knock(0.03, chance, 3300, 0.003, 0.8), 0.9)
    toe = 0.085 + 0.01 * float(chance.random())
    tape.lay(toe, knock(0.07, chance, 820 * pitch, 0.014, 0.7), 0.8)
    scrape = run(noise(0.11, chance), band(2600, 0.9)) * np.hanning(count(0.11))
    tape.lay(toe + 0.01, scrape, 0.09)
    return tape.signal


def creak(chance: Chance) -> Signal:
    """A door that sticks and slips in its hinge, faster and slower, then shuts."""
    duration = 1.95
    rate = smooth(duration, (0, 24), (0.35, 70), (0.62, 46), (1.05, 128), (1.3, 95), (1.5, 30))
    rate *= 1 + 0.1 * wander(duration, chance, 14)
    slips = _slips(rate, chance)
    push = smooth(duration, (0, 0.25), (0.15, 0.9), (0.55, 0.5), (0.66, 0.55), (1.0, 1), (1.4, 0.7), (1.56, 0))
    hinge = convolved(slips * push, _hinge(chance))
    bend = smooth(duration, (0, 0.9), (0.5, 1.06), (0.65, 0.94), (1.1, 1.28), (1.5, 1.0))
    squeal = _squeal(rate, bend, chance) * push
    tape = Tape(duration)
    tape.lay(0, hinge / np.std(hinge))
    tape.lay(0, squeal / np.std(squeal), 0.55)
    latch = ring(
        0.3, [118, 205, 340, 590, 1320, 2750], [1, 0.9, 0.7, 0.5, 0.4, 0.3], [0.05, 0.05, 0.04, 0.03, 0.02, 0.02]
    )
    tape.lay(1.6, latch, 2.6)
    tape.lay(1.605, knock(0.05, chance, 2300, 0.006), 4)
    tape.lay(1.66, knock(0.04, chance, 3400, 0.004), 3)
    return within(tape.signal, chance, tail=0.8, wet=0.28, bright=3500)


def _slips(rate: Signal, chance: Chance) -> Signal:
    """One jolt each time that the hinge lets go."""
    turns = np.floor(phase(rate) / (2 * np.pi) + 0.12 * np.cumsum(chance.standard_normal(len(rate))) / 400)
    jolts = (np.diff(turns, prepend=0) > 0).astype(np.float64)
    return jolts * (0.6 + 0.8 * chance.random(len(rate)))


def _hinge(chance: Chance) -> Signal:
    """What one jolt sets ringing: the leaf and the iron."""
    modes = np.array([310, 480, 735, 1120, 1480, 1960, 2720, 3650, 5200])
    gains = np.array([0.5, 0.8, 1, 1, 0.8, 0.8, 0.5, 0.35, 0.2]) * (0.8 + 0.4 * chance.random(9))
    return ring(0.12, list(modes), list(gains), list(14 / modes + 0.004), 0.0006)


def _squeal(rate: Signal, bend: Signal, chance: Chance) -> Signal:
    """The singing of dry iron, rough with the same slips."""
    rough = np.maximum(np.sin(phase(rate)), 0) ** 2
    pitch = 690 * bend * (1 + 0.01 * wander(len(rate) / 32000, chance, 40))
    angle = phase(pitch)
    return rough * (np.sin(angle) + 0.7 * np.sin(2.02 * angle) + 0.5 * np.sin(3.05 * angle) + 0.3 * np.sin(4.7 * angle))


def glass(chance: Chance) -> Signal:
    """A pane: the blow, the crack, and splinters that tinkle down for more than a second."""
    tape = Tape(1.9)
    tape.lay(0, knock(0.25, chance, 300, 0.03, 0.7), 1.6)
    modes = spread(chance, 60, 1400, 14000)
    pane = ring(0.5, list(modes), list(0.2 + chance.random(60)), list(0.03 + 0.1 * chance.random(60) * 3000 / modes))
    tape.lay(0.004, pane, 0.22)
    burst = run(noise(0.5, chance), high(2200), peak(5200, 1, 6)) * decay(0.5, 0.07)
    tape.lay(0.004, burst, 0.5)
    for _ in range(130):
        at = 0.03 + float(chance.gamma(1.6, 0.24))
        small = shard(chance, 2300, 7800, 0.012 + 0.05 * float(chance.random()))
        tape.lay(at, small, 0.62 * float(np.exp(-at / 0.75)) * (0.25 + float(chance.random()) ** 2))
    for at in (0.62, 0.93, 1.17):
        tape.lay(at, shard(chance, 1900, 3400, 0.09), 0.42)
    return within(tape.signal, chance, tail=0.6, wet=0.22, bright=9000)
