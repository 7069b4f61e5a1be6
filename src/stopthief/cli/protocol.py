"""Print the protocol that devices speak with the server.

As a page of Markdown for people, or as types of JSDoc for a client in JavaScript.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory

from stopthief.core.package.game_package import GamePackage
from stopthief.games import GAMES
from stopthief.preferences import Folder
from stopthief.server.protocol.jsdoc import jsdoc
from stopthief.server.protocol.markdown import markdown
from stopthief.server.protocol.vocabulary import Spoken

_FORMATS = {"markdown": markdown, "jsdoc": jsdoc}


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.add_argument("--format", choices=tuple(_FORMATS), default="markdown", help="for people or for a client")


def run(options: argparse.Namespace) -> int:
    """Print it."""
    print(_FORMATS[options.format]({name: _spoken(entry) for name, entry in GAMES.items()}), end="")
    return 0


def _spoken(entry: GamePackage) -> Spoken:
    """A game, with the setup of all default answers."""
    with TemporaryDirectory() as nothing_remembered:
        user_files = Folder(Path(nothing_remembered))
        questions = entry.interview(user_files)
        try:
            next(questions)
            while True:
                questions.send("")
        except StopIteration as end:
            facts = entry.facts(end.value) if entry.facts else None
            return Spoken(entry.game, end.value, entry.lobby(user_files), facts)
