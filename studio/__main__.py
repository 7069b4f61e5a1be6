"""`python -m studio`: write every sound, check the committed ones, or draw spectrograms.

Its law: it writes where it says, and nowhere else.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from studio.catalogue import SOUNDS, made
from studio.encode import FOLDER, decoded, encoded, path
from studio.likeness import LIKE, likeness
from studio.loudness import loudness, true_peak
from studio.png import png
from studio.spectrogram import portrait, sheet
from studio.synth import RATE, Signal


def main() -> int:
    """Run the command; 1 if a check fails."""
    arguments = _parser().parse_args()
    names: list[str] = arguments.names or list(SOUNDS)
    if unknown := set(names) - set(SOUNDS):
        sys.stderr.write(f"There is no sound called {', '.join(sorted(unknown))}; there are {', '.join(SOUNDS)}.\n")
        return 2
    if arguments.check:
        return check(names)
    if arguments.pictures:
        return draw(names, arguments.pictures)
    return write(names)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m studio", description="Make the sounds of the game.")
    task = parser.add_mutually_exclusive_group()
    task.add_argument("--check", action="store_true", help="compare what is committed with what is made; write nothing")
    task.add_argument("--pictures", type=Path, metavar="DIR", help="draw what is committed, one by one and as a sheet")
    parser.add_argument("names", nargs="*", help="these sounds only")
    return parser


def write(names: list[str]) -> int:
    """Make sounds, encode them and say how they measure."""
    for name in names:
        data = encoded(made(name))
        path(name).parent.mkdir(parents=True, exist_ok=True)
        path(name).write_bytes(data)
        print(f"{name:14} {_measured(decoded(data))} {len(data):7} bytes")
    print(f"{'all files':38} {sum(file.stat().st_size for file in FOLDER.glob('*.mp3')):10} bytes")
    return 0


def check(names: list[str]) -> int:
    """Print how similar the committed sounds are to those made here."""
    unlike = 0
    for name in names:
        alike = likeness(decoded(path(name).read_bytes()), made(name))
        unlike += alike < LIKE
        print(f"{name:14} {alike:.3f}{'' if alike >= LIKE else '  is not what is made: run python -m studio'}")
    return int(unlike > 0)


def draw(names: list[str], folder: Path) -> int:
    """A picture of every sound, and a sheet of all."""
    folder.mkdir(parents=True, exist_ok=True)
    signals = {name: decoded(path(name).read_bytes()) for name in names}
    for name, signal in signals.items():
        (folder / f"{name}.png").write_bytes(png(portrait(signal, 640, 360)))
    (folder / "sounds.png").write_bytes(png(sheet(portrait(signal, 210, 120) for signal in signals.values())))
    return 0


def _measured(signal: Signal) -> str:
    return f"{len(signal) / RATE:5.2f} s {loudness(signal, RATE):7.2f} LUFS {true_peak(signal):6.2f} dBTP"


if __name__ == "__main__":
    sys.exit(main())
