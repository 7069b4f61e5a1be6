"""A progress bar on stderr; none where stderr is no terminal."""

from __future__ import annotations

import sys
from time import monotonic
from typing import Self

_WIDTH = 30


class Bar:
    """Use as a context manager: the line is closed at the end in any case."""

    def __init__(self, total: int, what: str) -> None:
        self._total = total
        self._what = what
        self._began = monotonic()
        self._shows = sys.stderr.isatty()
        self._length = 0

    def __enter__(self) -> Self:
        self.at(0)
        return self

    def __exit__(self, *_: object) -> None:
        if self._shows:
            print(file=sys.stderr)

    def at(self, done: int, more: str = "") -> None:
        """Show the progress and a remark."""
        if not self._shows:
            return
        filled = _WIDTH * done // max(1, self._total)
        left = (monotonic() - self._began) * (self._total - done) / done if done else 0.0
        parts = [f"{done:,} of {self._total:,} {self._what}", more, f"{left / 60:.0f} min left" if done else ""]
        line = f"[{'#' * filled}{'.' * (_WIDTH - filled)}] {', '.join(part for part in parts if part)}"
        print(f"\r{line:<{self._length}}", end="", file=sys.stderr, flush=True)
        self._length = len(line)
