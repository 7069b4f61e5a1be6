"""`python -m studio`: write every sound, check what is committed, or draw pictures.

Its law: it writes where it says, and nowhere else.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np

from studio.catalogue import SOUNDS, made
from studio.encode import decoded, encoded, path
from studio.likeness import LIKE, likeness
from studio.loudness import loudness, true_peak
from studio.spectrogram import png, sheet, spectrogram, waveform
from studio.synth import RATE, Signal


def main() -> int:
    """Do what the arguments say; 1 if a check fails."""
    parser = argparse.ArgumentParser(prog="python -m studio", description="Make the sounds of the game.")
    parser.add_argument("--check", action="store_true", help="compare what is committed, write nothing")
    parser.add_argument("--pictures", type=Path, metavar="DIR", help="draw a spectrogram of every committed sound")
    parser.add_argument("names", nargs="*", choices=[*SOUNDS, []], help="these sounds only")
    arguments = parser.parse_args()
    names: list[str] = arguments.names or list(SOUNDS)
    if arguments.check:
        return check(names)
    if arguments.pictures:
        return draw(names, arguments.pictures)
    return write(names)


def write(names: list[str]) -> int:
    """Make sounds, encode them and say how they measure."""
    for name in names:
        data = encoded(made(name))
        path(name).parent.mkdir(parents=True, exist_ok=True)
        path(name).write_bytes(data)
        print(f"{name:14} {_measured(decoded(data))} {len(data):7} bytes")
    print(f"{'all':14} {sum(path(name).stat().st_size for name in SOUNDS):41} bytes")
    return 0


def check(names: list[str]) -> int:
    """Say which committed sounds are not what is made here."""
    wrong = 0
    for name in names:
        alike = likeness(decoded(path(name).read_bytes()), made(name))
        wrong += alike < LIKE
        print(f"{name:14} {alike:.4f}{'' if alike >= LIKE else '  differs: run python -m studio'}")
    return int(wrong > 0)


def draw(names: list[str], folder: Path) -> int:
    """A picture of every sound, and one sheet of all."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = []
    for name in names:
        signal = decoded(path(name).read_bytes())
        pictures.append(np.concatenate([spectrogram(signal), waveform(signal)]))
        (folder / f"{name}.png").write_bytes(png(pictures[-1]))
    (folder / "sounds.png").write_bytes(png(sheet(tile[::2, ::2] for tile in pictures)))
    return 0


def _measured(signal: Signal) -> str:
    return f"{len(signal) / RATE:5.2f} s {loudness(signal, RATE):7.2f} LUFS {true_peak(signal):6.2f} dBTP"


if __name__ == "__main__":
    sys.exit(main())
