"""From start to end: go on with the saved game or agree on a new one, play it, keep its record."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path

from stopthief.core.errors import Broken
from stopthief.core.match import AnyMatch, Match
from stopthief.core.package.game_package import GamePackage
from stopthief.core.package.interview import choose
from stopthief.core.package.mind import Strength
from stopthief.games import GAMES, MINDS
from stopthief.preferences import Folder
from stopthief.text.company import Company
from stopthief.text.saves import Save, alone
from stopthief.text.screen import Read, Screen, Write
from stopthief.text.table import Table

_INTERRUPTED = 130


def run(  # noqa: PLR0913 - the two ends of a terminal, two folders, and what the command line says
    read: Read,
    write: Write,
    folder_config: Path,
    folder_data: Path,
    *,
    game: str | None = None,
    new: bool = False,
    seed: str | None = None,
    bots: Strength | None = None,
    can_wipe: bool | None = None,
) -> int:
    """Play at one keyboard; the exit code. Whatever happens, the game can be continued from its last act."""
    screen = Screen(read, write, can_wipe=sys.stdout.isatty() if can_wipe is None else can_wipe)
    client = Client(screen, folder_config, folder_data, game, bots)
    try:
        with alone(folder_data / "text"):
            client.play(new=new or seed is not None, seed=seed)
    except EOFError:
        client.part()
    except KeyboardInterrupt:
        client.part()
        return _INTERRUPTED
    except Broken as problem:
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
        self._desk = Folder(config)
        self._records = data / "records"
        self._save = Save(data / "text")

    def play(self, *, new: bool, seed: str | None) -> None:
        """Play one game to its end."""
        saved = None if new or not self._save.exists else self._saved()
        entry, match = saved or self._fresh(seed)
        Table(self._screen, entry, match, self._save, self._company(match)).play()
        path = self._save.finish(match, self._records)
        self._screen.say("", f"The record of this game, with the seed that proves it fair: {path}")

    def _company(self, match: AnyMatch) -> Company | None:
        """The bots of a game, new or saved."""
        strength = self._save.bots
        return None if strength is None else Company(MINDS[match.game.name], match, strength)

    def part(self) -> None:
        """Say goodbye in the middle of things."""
        kept = " The game is saved; start again to go on." if self._save.exists else ""
        self._screen.say("", f"So long.{kept}")

    def _saved(self) -> tuple[GamePackage, AnyMatch] | None:
        """The saved game, if it can be read and is wanted."""
        try:
            entry, match = self._save.load()
        except Broken as problem:
            self._screen.say("The saved game is damaged.", str(problem))
            if not self._screen.agree("Set it aside and start a new one?"):
                raise EOFError from None
            return None
        self._screen.say(entry.words.title, "", entry.words.standing(match.view(None)))
        return (entry, match) if self._screen.agree("Continue the saved game?") else None

    def _fresh(self, seed: str | None) -> tuple[GamePackage, AnyMatch]:
        """A new game, agreed on question by question."""
        entry = self._game()
        self._screen.say(entry.words.title)
        setup = self._screen.hold(entry.interview(self._desk))
        match: AnyMatch = Match.begin(entry.game, setup, secrets.token_hex(32) if seed is None else seed)
        try:
            entry.remember(self._desk, setup)
        except Broken as problem:
            self._screen.say(str(problem))
        if self._save.exists:
            self._screen.say(f"The old game is kept in {self._save.set_aside()}")
        self._save.begin(match, self._bots)
        return entry, match

    def _game(self) -> GamePackage:
        """The game to play; where it was said, or there is only one, nobody is asked."""
        if self._wanted is not None:
            return GAMES[self._wanted]
        titles = {name: entry.words.title for name, entry in GAMES.items()}
        first = next(iter(titles))
        return GAMES[self._screen.hold(choose("Which game?", titles, first)) if len(titles) > 1 else first]
