"""The sounds of the thief's steps: alarm, footsteps, creak, glass.

Its law: each is one event that an ear names at once, made of the things that would make it.
"""

from __future__ import annotations

import numpy as np

from studio.filters import band, high, peak, run
from studio.room import convolved, echo, within
from studio.struck import knock, ring, shard, spread
from studio.synth import Chance, Signal, Tape, count, decay, glide, noise, phase, smooth, wander


def alarm(chance: Chance) -> Signal:
    """A burglar alarm: a clapper on a gong twenty times a second, and a siren that winds itself up far away."""
    tape = Tape(2.2)
    modes = np.array([760, 1340, 1985, 2690, 3420, 4650, 5980, 7700])
    gains = np.array([0.5, 1, 0.8, 0.9, 0.5, 0.45, 0.3, 0.2])
    falls = np.array([0.16, 0.07, 0.06, 0.05, 0.045, 0.04, 0.03, 0.025])
    at = 0.0
    while at < 1.72:
        struck = list(gains * (0.75 + 0.5 * chance.random(8)))
        tape.lay(at, ring(0.6, list(modes), struck, list(falls)))
        tape.lay(at, knock(0.03, chance, 3800, 0.004), 3)
        at += 0.058 + 0.003 * float(chance.standard_normal())
    bell = echo(tape.signal, 0.083, 0.3)
    siren = _siren(2.2)
    level = float(np.std(bell) / np.std(siren))
    return within(bell + 0.22 * level * siren, chance, tail=0.7, wet=0.35)


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
    soft = np.tanh(0.8 * tape.signal)  # leather gives way where steel would not
    return within(soft, chance, tail=0.6, wet=0.2, bright=4200)


def _step(chance: Chance, *, heavier: bool) -> Signal:
    tape = Tape(0.4)
    pitch = 1.0 if heavier else 1.09
    floor = pitch * np.array([92, 168, 247, 410, 655, 980])
    tape.lay(0, ring(0.3, list(floor), [0.6, 0.7, 0.7, 0.7, 0.6, 0.5], [0.03, 0.03, 0.026, 0.022, 0.018, 0.014], 0.001))
    tape.lay(0, knock(0.05, chance, 1150 * pitch, 0.013, 0.7), 5)
    tape.lay(0.001, knock(0.03, chance, 3300, 0.004, 0.8), 3)
    toe = 0.085 + 0.01 * float(chance.random())
    tape.lay(toe, knock(0.07, chance, 720 * pitch, 0.014, 0.7), 3)
    scrape = run(noise(0.11, chance), band(2600, 0.9)) * np.hanning(count(0.11))
    tape.lay(toe + 0.01, scrape, 0.22)
    return tape.signal


def creak(chance: Chance) -> Signal:
    """A door that sticks and slips in its dry hinge: crackling, then singing, then crackling; and it shuts."""
    duration = 1.95
    rate = glide(
        duration, (0, 26), (0.25, 60), (0.42, 250), (0.6, 150), (0.72, 240), (1.12, 640), (1.3, 420), (1.52, 24)
    )
    slips = _slips(rate * (1 + 0.05 * wander(duration, chance, 16)), chance)
    push = smooth(duration, (0, 0.5), (0.15, 0.9), (0.5, 0.6), (0.66, 0.5), (1.05, 1), (1.4, 0.7), (1.56, 0))
    hinge = run(convolved(slips * push, _hinge(chance)), high(350))
    tape = Tape(duration)
    tape.lay(0, hinge / float(np.std(hinge)))
    leaf = [118, 205, 340, 590, 1320, 2750]
    tape.lay(1.6, ring(0.3, leaf, [0.8, 0.9, 0.8, 0.6, 0.4, 0.3], [0.05, 0.05, 0.04, 0.03, 0.02, 0.02]), 2)
    tape.lay(1.605, knock(0.05, chance, 2300, 0.008), 6)
    tape.lay(1.67, knock(0.04, chance, 3400, 0.006), 5)
    return within(tape.signal, chance, tail=0.8, wet=0.3, bright=3500)


def _slips(rate: Signal, chance: Chance) -> Signal:
    """One jolt each time that the hinge lets go; the rarer the jolts, the harder and the less even."""
    uneven = np.cumsum(chance.standard_normal(len(rate))) * 0.004
    turns = np.floor(phase(rate) / (2 * np.pi) + uneven)
    jolts = (np.diff(turns, prepend=0) > 0).astype(np.float64)
    return jolts * (0.7 + 0.6 * chance.random(len(rate))) / rate**0.35


def _hinge(chance: Chance) -> Signal:
    """The ringing after one jolt: the leaf and the iron, both soon still."""
    modes = np.array([560, 880, 1260, 1720, 2210, 2900, 3700, 4700, 6100])
    gains = np.array([0.3, 0.8, 1.1, 1.1, 1, 1, 0.7, 0.4, 0.2]) * (0.8 + 0.4 * chance.random(9))
    return ring(0.06, list(modes), list(gains), list(4.5 / modes + 0.0008), 0.0004)


def glass(chance: Chance) -> Signal:
    """A pane: the blow, the crack, and splinters that tinkle down for more than a second."""
    tape = Tape(1.9)
    tape.lay(0, knock(0.25, chance, 300, 0.03, 0.7), 1.6)
    modes = spread(chance, 60, 1400, 14000)
    pane = ring(0.5, list(modes), list(0.2 + chance.random(60)), list(0.03 + 0.1 * chance.random(60) * 3000 / modes))
    tape.lay(0.004, pane, 0.22)
    burst = run(noise(0.5, chance), high(2200), peak(5200, 1, 6)) * decay(0.5, 0.07)
    tape.lay(0.004, burst, 0.5)
    for _ in range(190):
        at = 0.03 + float(chance.gamma(1.4, 0.36))
        small = shard(chance, 2300, 7800, 0.012 + 0.05 * float(chance.random()))
        tape.lay(at, small, 0.62 * float(np.exp(-at / 0.9)) * (0.25 + float(chance.random()) ** 2))
    for at in (0.58, 0.94, 1.12, 1.39):
        tape.lay(at, shard(chance, 1900, 3400, 0.07), 0.5)
    return within(tape.signal, chance, tail=0.6, wet=0.22, bright=9000)
