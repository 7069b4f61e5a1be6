"""Signals as MP3 and back: the one format that every browser decodes, old phones included.

Its law: what is read back has the length of what was written.
"""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import soundfile

from studio.synth import RATE, Signal

FOLDER = Path(__file__).parent.parent / "src" / "stopthief" / "web" / "sounds"
LEVEL = 0.7
"""Of compression, from 0 to 1: about 50 kbit/s."""


def encoded(signal: Signal) -> bytes:
    """The bytes of a file."""
    file = io.BytesIO()
    with soundfile.SoundFile(
        file,
        "w",
        samplerate=RATE,
        channels=1,
        format="MP3",
        subtype="MPEG_LAYER_III",
        compression_level=LEVEL,
        bitrate_mode="VARIABLE",
    ) as writer:
        writer.write(signal)
    return file.getvalue()


def decoded(data: bytes) -> Signal:
    """The signal in a file of ours."""
    signal, rate = soundfile.read(io.BytesIO(data), dtype="float64")
    if rate != RATE or signal.ndim != 1:
        raise ValueError(f"not one channel at {RATE} samples a second")
    return np.asarray(signal, dtype=np.float64)


def path(name: str) -> Path:
    """The path of a sound in the package."""
    return FOLDER / f"{name}.mp3"
