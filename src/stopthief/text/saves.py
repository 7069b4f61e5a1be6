"""The game on the disk: a record that grows by a line an act, and beside it the secret seed that it goes on with.

Nothing is ever deleted but what stands whole in a finished record; what cannot be read is set aside.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from stopthief.core import dice, record
from stopthief.core.errors import Broken
from stopthief.core.match import Act, AnyMatch, Match
from stopthief.core.package.game_package import GamePackage
from stopthief.core.package.mind import Strength
from stopthief.core.record import Record
from stopthief.core.verify import verify
from stopthief.files import SECRET, append, unused, write_whole
from stopthief.games import game_named
from stopthief.locks import acquire


class Save:
    """The one game that goes on in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / "game.jsonl"
        self._seed = folder / "game.seed"
        self._bots = folder / "game.bots"

    @property
    def exists(self) -> bool:
        """Whether there is a game to go on with."""
        return self.path.exists()

    @property
    def bots(self) -> Strength | None:
        """How well the bots of the game play; None when people have all seats."""
        try:
            found: Strength = msgspec.convert(self._bots.read_text(), Strength)
        except FileNotFoundError:
            return None
        except (msgspec.ValidationError, UnicodeDecodeError):
            raise Broken(f"{self._bots}: this is no strength of bots; remove the file to play without.") from None
        return found

    def begin(self, match: AnyMatch, bots: Strength | None = None) -> None:
        """Write down a game that has just begun."""
        self._bots.unlink(missing_ok=True)
        if bots is not None:
            write_whole(self._bots, bots.encode())
        write_whole(self._seed, match.seed.encode(), SECRET)
        write_whole(self.path, record.joined(record.lines(record.of(match))), SECRET)

    def append(self, act: Act[Any, Any]) -> None:
        """Write down one more act; it is on the disk when this returns."""
        append(self.path, record.joined([record.act_line(act)]))

    def load(self) -> tuple[GamePackage, AnyMatch]:
        """The game as it was left, without a last line that was never confirmed. Broken when it cannot be read."""
        try:
            data, seed = self.path.read_bytes(), self._seed.read_text()
            lines = record.whole(data)
            entry, match = _restored(lines, seed)
        except FileNotFoundError as problem:
            raise Broken(f"{problem.filename}: the file is missing.") from None
        except (Broken, UnicodeDecodeError) as problem:
            raise Broken(f"{self.path}: {problem}") from None
        if record.joined(lines) != data:
            write_whole(self.path, record.joined(lines), SECRET)
        return entry, match

    def set_aside(self) -> Path:
        """Make room for another game; the new name of this one."""
        aside = unused(self.folder / "set-aside.jsonl")
        if self._seed.exists():
            self._seed.replace(aside.with_suffix(".seed"))
        if self._bots.exists():
            self._bots.replace(aside.with_suffix(".bots"))
        return self.path.replace(aside)

    def finish(self, match: AnyMatch, records: Path) -> Path:
        """Write the complete record, seed revealed, and clear the table."""
        data = record.joined(record.lines(record.of(match)))
        path = records / f"{match.game.name}-{dice.commitment(match.seed)[:12]}.jsonl"
        if not path.exists() or path.read_bytes() != data:
            path = unused(path)
            write_whole(path, data)
        self.path.unlink()
        self._seed.unlink()
        self._bots.unlink(missing_ok=True)
        return path


def _restored(lines: list[bytes], seed: str) -> tuple[GamePackage, AnyMatch]:
    if not lines:
        raise Broken("the file is empty.")
    entry = game_named(record.game_of(lines[0]))
    written = record.read(entry.game, lines)
    if dice.commitment(seed) != written.opening.commitment:
        raise Broken("the seed beside it belongs to another game.")
    verify(entry.game, Record(written.opening, written.acts, None))
    entry = entry.of(record.game_played(entry.game, written))
    match: AnyMatch = Match(entry.game, written.opening.setup, seed)
    for act in written.acts:
        match.restore(act)
    return entry, match


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Keep the folder for this program alone."""
    folder.mkdir(parents=True, exist_ok=True)
    lock = acquire(folder / "lock")
    if lock is None:
        raise Broken("This game is being played in another window; close that one first.")
    with lock:
        yield
