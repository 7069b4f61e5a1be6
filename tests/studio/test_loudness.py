"""The meter reads what the standard says it must, and by it all sounds are equally loud."""

from __future__ import annotations

from itertools import chain

import numpy as np
import pytest

from studio.catalogue import SOUNDS
from studio.filters import high, run
from studio.loudness import cut, loudness, shelf, true_peak
from studio.synth import RATE, Signal
from tests.studio.recordings import committed


def sine(seconds: float, decibels: float, rate: int, frequency: float = 997) -> Signal:
    """A sine whose peaks are so many decibels from full scale."""
    return np.asarray(
        10 ** (decibels / 20) * np.sin(2 * np.pi * frequency * np.arange(round(seconds * rate)) / rate),
        dtype=np.float64,
    )


@pytest.mark.parametrize("rate", [RATE, 44_100, 48_000])
@pytest.mark.parametrize("decibels", [0, -6, -20, -40])
def test_the_meter_reads_the_sine_of_the_standard(rate: int, decibels: float) -> None:
    """BS.1770: 997 Hz at full scale in one channel is -3.01."""
    assert loudness(sine(3, decibels, rate), rate) == pytest.approx(-3.01 + decibels, abs=0.03)


def test_the_filters_have_the_weights_of_the_standard() -> None:
    """Those printed in BS.1770 for 48 kHz."""
    printed = (1.53512485958697, -2.69169618940638, 1.19839281085285, 1, -1.69065929318241, 0.73248077421585)
    assert [*chain(*shelf(48_000))] == pytest.approx(printed, abs=1e-8)
    printed = (1, -2, 1, 1, -1.99004745483398, 0.99007225036621)
    assert [*chain(*cut(48_000))] == pytest.approx(printed, abs=1e-8)


def test_the_meter_does_not_count_what_is_quiet() -> None:
    """Long pauses do not make a loud passage less loud."""
    parts = [sine(10, -36, RATE), sine(20, -23, RATE), sine(10, -36, RATE), np.zeros(5 * RATE)]
    assert loudness(np.concatenate(parts), RATE) == pytest.approx(-26.01, abs=0.1)


def test_silence_has_no_loudness() -> None:
    """And is no error."""
    assert loudness(np.zeros(RATE), RATE) == -np.inf


def test_the_true_peak_lies_between_the_samples() -> None:
    """A sine at a quarter of the rate, never sampled at its peak."""
    moments = np.arange(RATE)
    signal = np.sin(np.pi / 2 * moments + np.pi / 4) * np.hanning(RATE)
    assert np.max(np.abs(signal)) == pytest.approx(0.7071, abs=0.001)
    assert true_peak(signal) == pytest.approx(0, abs=0.05)


def test_all_sounds_are_equally_loud() -> None:
    """Within one unit of each other, as they are decoded."""
    measured = [loudness(committed(name), RATE) for name in SOUNDS]
    assert max(measured) - min(measured) <= 1


@pytest.mark.parametrize("name", SOUNDS)
def test_no_sound_is_cut_off_above(name: str) -> None:
    """A decibel below full scale, between the samples too."""
    assert true_peak(committed(name)) < -1


@pytest.mark.parametrize("name", SOUNDS)
def test_a_phone_can_play_it(name: str) -> None:
    """A loudspeaker that has nothing below 500 Hz loses less than three units."""
    signal = committed(name)
    small = run(signal, high(500), high(500))
    assert loudness(signal, RATE) - loudness(small, RATE) < 3
