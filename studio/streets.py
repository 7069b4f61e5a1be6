"""Machines: the train, the building site, the car that did not stop.

Its law: iron is struck, rubber sticks and slips, and a motor turns.
"""

from __future__ import annotations

import numpy as np

from studio.filters import band, high, low, peak, run
from studio.room import within
from studio.struck import knock, ring, shard, spread
from studio.synth import Chance, Signal, Tape, curve, decay, glide, noise, phase, smooth, swell, time, wander


def train(chance: Chance) -> Signal:
    """A subway train that comes out of its tunnel and brakes: roar, rail joints in pairs, steel that sings."""
    duration = 2.5
    near = smooth(duration, (0, 0.4), (0.8, 1), (1.5, 0.9), (duration, 0.35))
    roar = run(noise(duration, chance), low(1100), high(90), peak(240, 0.8, 6), peak(620, 1, 6))
    wheels = 1 + 0.45 * np.sin(phase(glide(duration, (0, 15), (1.2, 13), (duration, 6))))
    tape = Tape(duration)
    tape.lay(0, near * wheels * roar / np.std(roar), 0.75)
    motor = _motor(duration)
    tape.lay(0, near * motor / np.std(motor), 0.6)
    for at, pitch in ((0.12, 1.12), (0.52, 1.1), (0.94, 1.04), (1.40, 0.95), (1.95, 0.9)):
        strength = float(np.interp(at, time(duration), near))
        tape.lay(at, _joint(chance, pitch), 9 * strength)
        tape.lay(at + 0.105, _joint(chance, pitch * 0.97), 7.5 * strength)
    squeal = _brakes(duration, chance)
    tape.lay(0, squeal / np.std(squeal), 0.85)
    return within(tape.signal, chance, tail=1.2, wet=0.4, bright=4500)


def _motor(duration: float) -> Signal:
    angle = phase(glide(duration, (0, 148), (0.8, 142), (1.3, 118), (duration, 70)))
    return sum((np.sin(number * angle) / number**0.7 for number in range(1, 14)), start=np.zeros_like(angle))


def _joint(chance: Chance, pitch: float) -> Signal:
    """A wheel over the gap between two rails."""
    modes = pitch * np.array([140, 262, 430, 705, 1190, 2050, 3100])
    iron = ring(0.25, list(modes), [1, 1, 0.9, 0.8, 0.6, 0.5, 0.3], [0.05, 0.05, 0.04, 0.035, 0.03, 0.02, 0.015])
    blow = knock(0.25, chance, 1300 * pitch, 0.014, 0.9)
    return 0.4 * iron + 0.9 * blow


def _brakes(duration: float, chance: Chance) -> Signal:
    pitch = glide(duration, (0, 2900), (1.0, 2860), (1.5, 2650), (duration, 2330)) * (
        1 + 0.003 * wander(duration, chance, 30)
    )
    angle = phase(pitch)
    steel = np.sin(angle) + 0.6 * np.sin(1.337 * angle) + 0.35 * np.sin(2.02 * angle) + 0.3 * np.sin(0.52 * angle)
    grip = smooth(duration, (0, 0), (0.7, 0), (1.3, 1), (2.1, 0.9), (duration, 0.3))
    return steel * grip * (1 + 0.5 * wander(duration, chance, 45))


def construction(chance: Chance) -> Signal:
    """A pneumatic drill that bites twice, and a hammer on a girder."""
    duration = 2.8
    tape = Tape(duration)
    tape.lay(0, _drill(0.95, chance))
    tape.lay(1.08, _drill(0.42, chance), 0.9)
    for at, gain in ((1.66, 1.0), (2.02, 0.85), (2.36, 1.0)):
        tape.lay(at, _girder(chance), 0.55 * gain)
    return within(tape.signal, chance, tail=0.5, wet=0.25)


def _drill(duration: float, chance: Chance) -> Signal:
    """Compressed air and steel on stone, seventeen blows a second."""
    tape = Tape(duration)
    at = 0.0
    while at < duration - 0.08:
        tape.lay(at, knock(0.09, chance, 240, 0.02, 0.8), 2.2)
        tape.lay(at, knock(0.07, chance, 1150, 0.014, 0.7), 1.8)
        tape.lay(at, ring(0.08, [1830, 2740, 4100], [0.3, 0.25, 0.2], [0.012, 0.01, 0.008]), 0.7)
        tape.lay(at + 0.026, run(noise(0.03, chance), band(2600, 0.6)) * np.hanning(len(time(0.03))), 0.22)
        at += 0.0575 + 0.002 * float(chance.standard_normal())
    return tape.signal * swell(duration, 0.01, 0.05)


def _girder(chance: Chance) -> Signal:
    """A short piece of steel on trestles: its modes go up by squares, and it does not stop soon."""
    numbers = np.arange(3, 16)
    modes = 48 * (2 * numbers + 1) ** 2 / 9 * (1 + 0.004 * chance.standard_normal(13))
    gains = (0.5 + chance.random(13)) / (1 + 0.05 * numbers)
    beam = ring(0.7, list(modes), list(gains), list(0.22 / (1 + 0.06 * numbers)))
    return 0.5 * beam + 5 * knock(0.7, chance, 2600, 0.006)


def car_crash(chance: Chance) -> Signal:
    """Tyres that scream, the blow, glass, and a hub cap that spins itself to rest."""
    duration = 3.0
    tape = Tape(duration)
    tape.lay(0, _skid(0.86, chance), 0.35)
    tape.lay(0.82, _crumple(chance), 1.5)
    for _ in range(45):
        at = 0.86 + float(chance.gamma(1.5, 0.16))
        tape.lay(at, shard(chance, 2200, 7000, 0.02 + 0.03 * float(chance.random())), 0.3 * float(np.exp(0.86 - at)))
    tape.lay(1.5, _hub_cap(chance), 0.6)
    return within(tape.signal, chance, tail=0.7, wet=0.25, bright=6000)


def _skid(duration: float, chance: Chance) -> Signal:
    pitch = glide(duration, (0, 760), (0.25, 880), (duration, 690)) * (1 + 0.012 * wander(duration, chance, 60))
    angle = phase(pitch)
    rubber = sum((np.sin(number * angle) / number**0.8 for number in range(1, 9)), start=np.zeros_like(angle))
    second = np.sin(phase(pitch * 1.41)) + 0.5 * np.sin(phase(pitch * 2.83))
    grit = run(noise(duration, chance), band(1500, 0.6))
    rough = 1 + 0.5 * wander(duration, chance, 110)
    return (rubber + 0.8 * second + 0.8 * grit / np.std(grit)) * rough * smooth(duration, (0, 0), (0.06, 0.7), (0.7, 1))


def _crumple(chance: Chance) -> Signal:
    """Sheet metal that gives way: many plates at once, and again, less."""
    tape = Tape(1.2)
    for at, gain in ((0, 1), (0.035, 0.7), (0.09, 0.6), (0.17, 0.45), (0.3, 0.25)):
        modes = spread(chance, 45, 110, 5200)
        plate = ring(
            0.7, list(modes), list(chance.random(45)), list(0.02 + 0.1 * chance.random(45) * (600 / modes) ** 0.4)
        )
        tape.lay(at, plate, 0.3 * gain)
        tape.lay(at, run(noise(0.5, chance), low(3500), high(90)) * decay(0.5, 0.06), 1.1 * gain)
    tape.lay(0, ring(0.5, [58, 83, 121], [1.4, 1, 0.8], [0.12, 0.1, 0.08], 0.002), 1.4)
    return tape.signal


def _hub_cap(chance: Chance) -> Signal:
    """It wobbles faster and faster, lower and lower, and lies still."""
    tape = Tape(1.5)
    at, pause, gain = 0.0, 0.2, 1.0
    modes = [840, 1420, 2330, 3480, 5050]
    while pause > 0.022:
        tape.lay(at, ring(0.3, modes, list(0.3 + 0.7 * chance.random(5)), [0.16, 0.12, 0.08, 0.06, 0.04]), gain)
        at, pause, gain = at + pause, pause * 0.86, gain * 0.94
    return tape.signal * curve(1.5, (0, 1), (at, 0.8), (at + 0.05, 0.15), (1.5, 0))
