"""The text client from start to end: continue a saved game or agree on a new one, play it, write its record."""

from __future__ import annotations

import sys
from contextlib import closing
from pathlib import Path

from stopthief.core.errors import Broken
from stopthief.core.package.game_package import GamePackage
from stopthief.core.package.interview import choose
from stopthief.core.package.mind import Strength
from stopthief.games import GAMES, MINDS
from stopthief.preferences import Folder
from stopthief.table.store import Listed, Unstored
from stopthief.table.table import Table
from stopthief.text.bots import BotSeats
from stopthief.text.listing import picked
from stopthief.text.old_saves import OldSave
from stopthief.text.records import write_record
from stopthief.text.saves import Saves, set_aside
from stopthief.text.screen import ReadLine, Screen, WriteLine
from stopthief.text.session import Session

_INTERRUPTED = 130


def run(  # noqa: PLR0913 - the two ends of a terminal, two folders, and the options of the command line
    read: ReadLine,
    write: WriteLine,
    folder_config: Path,
    folder_data: Path,
    *,
    game: str | None = None,
    new: bool = False,
    seed: str | None = None,
    bots: Strength | None = None,
    can_wipe: bool | None = None,
) -> int:
    """Play at one keyboard; the exit code. However it ends, the game can be continued from its last act."""
    screen = Screen(read, write, can_wipe=sys.stdout.isatty() if can_wipe is None else can_wipe)
    client = Client(screen, folder_config, folder_data, game, bots)
    try:
        client.play(new=new or seed is not None, seed=seed)
    except EOFError:
        client.part()
    except KeyboardInterrupt:
        client.part()
        return _INTERRUPTED
    except (Broken, Unstored) as problem:
        screen.say(str(problem))
        return 1
    except OSError as problem:
        screen.say(f"{problem.filename or 'The disk'}: this cannot be read or written ({problem.strerror}).")
        return 1
    return 0


class Client:
    """A person in front of the program."""

    def __init__(
        self, screen: Screen, config: Path, data: Path, game: str | None = None, bots: Strength | None = None
    ) -> None:
        self._screen = screen
        self._wanted = game
        self._bots = bots
        self._files = Folder(config)
        self._records = data / "records"
        self._path = data / "text" / "tables.sqlite"
        self._old = OldSave(data / "text")
        self._is_saved = False
        """Whether there is a game to continue."""

    def play(self, *, new: bool, seed: str | None) -> None:
        """Play one game to its end."""
        with closing(self._open()) as saves:
            self._complete_record(saves)
            package, table = (None if new else self._saved(saves)) or self._fresh(saves, seed)
            bots = BotSeats(MINDS[table.game.name].of(table.game), table)
            Session(self._screen, package, table, saves.commit, bots).play()
            path, _ = write_record(table.match, self._records)
        self._screen.say("", f"The record of this game, with the seed that proves it fair: {path}")

    def part(self) -> None:
        """Say goodbye before the end of a game."""
        kept = " The game is saved; start again to go on." if self._is_saved else ""
        self._screen.say("", f"So long.{kept}")

    def _open(self) -> Saves:
        try:
            return Saves(self._path)
        except Unstored as problem:
            if problem.code != "damaged":
                raise
            self._screen.say("The saved games are damaged.", str(problem))
            self._agree_or_part("Set them aside and start a new one?")
        self._screen.say(f"The old games are kept in {set_aside(self._path)}")
        return Saves(self._path)

    def _agree_or_part(self, question: str) -> None:
        if not self._screen.agree(question):
            raise EOFError

    def _complete_record(self, saves: Saves) -> None:
        """Write the record of the last game if the program was killed before it could."""
        for listed in saves.finished():
            try:
                path, was_missing = write_record(saves.read(listed)[1].match, self._records)
            except Broken:
                continue
            if was_missing:
                self._screen.say(f"The record of the last game, with the seed that proves it fair: {path}", "")

    # A saved game.

    def _saved(self, saves: Saves) -> tuple[GamePackage, Table] | None:
        """The game to continue; None for a new one."""
        self._import_old(saves)
        found = saves.unfinished()
        self._is_saved = bool(found)
        listed = picked(self._screen, found)
        return None if listed is None else self._continued(saves, listed)

    def _import_old(self, saves: Saves) -> None:
        if not self._old.path.exists():
            return
        try:
            self._old.move_into(saves)
        except Broken as problem:
            self._is_saved = True
            self._screen.say("The saved game is damaged.", str(problem))
            self._agree_or_part("Set it aside and start a new one?")
            self._screen.say(f"The old game is kept in {self._old.rename('set-aside')}")

    def _continued(self, saves: Saves, listed: Listed) -> tuple[GamePackage, Table] | None:
        try:
            package, table = saves.read(listed)
        except Broken as problem:
            self._screen.say("The saved game is damaged.", f"{self._path}: {problem}")
            self._agree_or_part("Leave it as it is and start a new one?")
            return None
        self._screen.say(package.words.title, "", package.words.standing(table.match.view(None)))
        return (package, table) if self._screen.agree("Continue the saved game?") else None

    # A new game.

    def _fresh(self, saves: Saves, seed: str | None) -> tuple[GamePackage, Table]:
        """A new game, agreed on question by question."""
        package = self._game()
        self._check_bots(package)
        self._screen.say(package.words.title)
        setup = self._screen.hold(package.interview(self._files))
        table = saves.open(package, setup, self._bots, seed)
        try:
            package.remember(self._files, setup)
        except Broken as problem:
            self._screen.say(str(problem))
        if self._is_saved:
            self._screen.say("The old game is kept; start again to go on with it.")
        self._is_saved = True
        return package, table

    def _check_bots(self, package: GamePackage) -> None:
        if self._bots and (lacking := MINDS[package.game.name].lacks([self._bots])):
            raise Broken(f"--bots: {lacking[0]}")

    def _game(self) -> GamePackage:
        """The game to play; where it was said, or there is only one, nobody is asked."""
        if self._wanted is not None:
            return GAMES[self._wanted]
        titles = {name: package.words.title for name, package in GAMES.items()}
        first = next(iter(titles))
        return GAMES[self._screen.hold(choose("Which game?", titles, first)) if len(titles) > 1 else first]
