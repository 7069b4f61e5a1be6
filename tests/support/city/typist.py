"""A person at the keyboard for tests: answers the questions, then plays by what is stored of the game.

It peeks at the truth to hunt the thief, so that games end; what it types it takes from the choices on the screen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

from stopthief.city.box.setup import Setup
from stopthief.city.game import City, CityMatch
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.state import State
from stopthief.city.text.offers import choice
from stopthief.text import run
from tests.support.city.hunters import steps_to
from tests.support.city.tables import CITY
from tests.support.games.text_tables import TextTable

Watch = Callable[["Hunter", str], None]


class Hunter:
    """Types, and remembers all that was on the screen."""

    def __init__(self, folder: Path, answers: Sequence[str] = (), *, stop_after: int | None = None) -> None:
        self.folder = folder
        self.answers = list(answers)
        self.screen: list[str] = []
        self.typed: list[str] = []
        self.stop_after = stop_after
        self.stop_with: type[BaseException] = KeyboardInterrupt
        self.watch: Watch | None = None
        self.asides: tuple[str, ...] = ()
        """The questions to ask before every command."""
        self._pending: list[str] = []
        self._table = TextTable(folder, CITY)

    @property
    def text(self) -> str:
        """All that was ever on the screen."""
        return "\n".join(self.screen)

    def play(self, **options: Any) -> int:
        """Sit down and play; the exit code."""
        options.setdefault("can_wipe", False)
        options.setdefault("game", "city")
        return run(self.read, self.write, self.folder / "config", self.folder / "data", **options)

    def write(self, line: str) -> None:
        """See a line."""
        self.screen.append(line)

    def read(self, prompt: str) -> str:
        """Answer a prompt."""
        self.screen.append(prompt)
        if self.watch is not None:
            self.watch(self, prompt)
        if self.stop_after is not None and len(self.typed) >= self.stop_after:
            raise self.stop_with
        self.typed.append(self.answers.pop(0) if self.answers else self._next(prompt))
        return self.typed[-1]

    def _next(self, prompt: str) -> str:
        if prompt != "> " or self.match is None:
            return ""
        if not self._pending:
            self._pending = [*self.asides, self.command()]
        return self._pending.pop(0)

    @property
    def setup(self) -> Setup:
        """The game as agreed."""
        return self._known().setup

    @property
    def events(self) -> list[ev.Event]:
        """Everything that happened."""
        return [event for act in self._known().acts for event in act.events]

    def _known(self) -> CityMatch:
        table = self._table.look(finished=False) or self._table.known
        assert table is not None
        return table.match

    @property
    def match(self) -> CityMatch | None:
        """The game that goes on, secrets and all, as it is stored."""
        table = self._table.look(finished=False)
        return None if table is None else table.match

    def command(self) -> str:
        """The words to type for the best command."""
        match = self._known()
        seat = match.awaited
        assert seat is not None
        legal = list(match.legal(seat))
        best = min(legal, key=lambda command: self._badness(match.state, command))
        game = cast("City", match.game)
        return choice(game.box, match.view(seat), best).key or str(
            1 + [c for c in legal if not choice(game.box, match.view(seat), c).key].index(best)
        )

    def _badness(self, state: State, command: do.Command) -> float:
        """How little a command helps to catch the thief."""
        thief = -1 if state.thief is None else state.thief.at
        match command:
            case do.Arrest(space):
                return -2 if space == thief else 99
            case do.TakeTip():
                return -1
            case do.PlayCard(card):
                return -card if state.public.turns % 3 else card
            case do.Escort(_, to):
                return steps_to(thief)[to] + 0.5
            case do.MoveTo(to):
                return steps_to(thief)[to]
            case do.MovePack(to):
                return to * 7919 % 101
            case _:
                return 50
