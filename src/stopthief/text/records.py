"""Records of the games that ended at this keyboard: files for everybody to check and replay."""

from __future__ import annotations

from pathlib import Path

from stopthief.core import dice, record
from stopthief.core.match import AnyMatch
from stopthief.files import write_whole


def write_record(match: AnyMatch, folder: Path) -> tuple[Path, bool]:
    """Write the record of a finished game, seed revealed; its path, and whether it was missing.

    Another game with the same seed keeps its record: this one gets the next free name.
    """
    data = record.joined(record.lines(record.of(match)))
    first = path = folder / f"{match.game.name}-{dice.commitment(match.seed)[:12]}.jsonl"
    number = 1
    while path.exists():
        if path.read_bytes() == data:
            return path, False
        number += 1
        path = first.with_name(f"{first.stem}-{number}{first.suffix}")
    write_whole(path, data)
    return path, True
