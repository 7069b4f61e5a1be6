"""People who play the house at one keyboard for tests: they type words for what a careful player would do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from stopthief.house.game import HouseMatch
from stopthief.house.text.offers import choice
from stopthief.text import run
from tests.support.games.text_tables import TextTable
from tests.support.house.players import choice as careful
from tests.support.house.tables import HOUSE

GATE = "Pass the keyboard to "
BACK = "Press Enter to go back. "
TWO = ("", "2", "Ann", "", "Bob", "", "")
"""The answers for a game of two, who keep their birthdays to themselves."""

Watch = Callable[["Sleuth", str], None]


class Sleuth:
    """Types, and remembers all that was on the screen."""

    def __init__(self, folder: Path, answers: Sequence[str] = TWO) -> None:
        self.folder = folder
        self.answers = list(answers)
        self.screen: list[str] = []
        self.watch: Watch | None = None
        self.asides: tuple[str, ...] = ()
        """The questions to ask before every command."""
        self._pending: list[str] = []
        self._table = TextTable(folder, HOUSE)
        self._rng = Random("sleuth")

    @property
    def text(self) -> str:
        """All that was ever on the screen."""
        return "\n".join(self.screen)

    @property
    def visible(self) -> str:
        """The visible text: everything since the screen was last pushed away."""
        return self.text.rpartition("\n" * 50)[2]

    def play(self, **options: Any) -> int:
        """Sit down and play; the exit code."""
        usual: dict[str, Any] = {"can_wipe": False, "game": "house", "seed": "s1"}
        folders = self.folder / "config", self.folder / "data"
        return run(self.read, self.screen.append, *folders, **(usual | options))

    def read(self, prompt: str) -> str:
        """Answer a prompt."""
        self.screen.append(prompt)
        if self.watch is not None:
            self.watch(self, prompt)
        if self.answers:
            return self.answers.pop(0)
        if prompt != "> ":
            return ""
        if not self._pending:
            self._pending = [*self.asides, self._command()]
        return self._pending.pop(0)

    @property
    def match(self) -> HouseMatch:
        """The game as it is stored, also when it is over."""
        table = self._table.look(finished=True)
        assert table is not None
        return table.match

    def _command(self) -> str:
        match = self.match
        assert match.awaited is not None
        view = match.view(match.awaited)
        return choice(view, careful(self._rng, view, match.legal(match.awaited))).key
