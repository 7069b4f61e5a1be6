"""Options of commands that play any game: the game itself, and the options that games bring."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from stopthief import preferences
from stopthief.core.errors import Broken
from stopthief.core.package.game_package import GamePackage, Option, TrialOptions
from stopthief.games import GAMES


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add --game."""
    first = next(iter(GAMES))
    parser.add_argument("--game", choices=tuple(GAMES), default=first, help=f"which game ({first})")


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of all games."""
    for name, options in _options().items():
        text = "; ".join(dict.fromkeys(option.text for option in options))
        parser.add_argument(f"--{name}", dest=f"chosen_{name}", help=text, **_form(name, options))


def _form(name: str, options: list[Option]) -> dict[str, Any]:
    """The form of an option: NAME=VALUE, one of several words, or any text."""
    if any(option.changes for option in options):
        return {"action": "append", "metavar": "SWITCH=VALUE"}
    values = tuple(dict.fromkeys(value for option in options for value in option.values))
    return {"choices": values} if all(option.values for option in options) else {"metavar": name[0].upper()}


def trial(entry: GamePackage, options: argparse.Namespace, seed: str) -> TrialOptions:
    """The chosen options, with the game's defaults for the rest; Broken where the game has no such option."""
    given = {name: getattr(options, f"chosen_{name}") for name in _options()}
    own = {option.name: option for option in entry.options}
    if wrong := [*_wrong(entry, own, {name: value for name, value in given.items() if value is not None})]:
        raise Broken(*wrong)
    choices = {name: given[name] or option.default for name, option in own.items() if not option.changes}
    changes = [change for name, option in own.items() if option.changes for change in given[name] or ()]
    return TrialOptions(
        seed, options.players, {name: value for name, value in choices.items() if value}, tuple(changes)
    )


def setups_by_seats(entry: GamePackage, wished: TrialOptions) -> Callable[[str], Any]:
    """The function that makes setups from seeds, for a command whose --seats is the number of players."""
    user_files = preferences.user_files()

    def setup_for(seed: str) -> Any:  # noqa: ANN401 - any game's setup
        try:
            return entry.trial(user_files, replace(wished, seed=seed))
        except Broken as broken:
            # Elsewhere --players is a number; here it names strengths.
            raise Broken(*(problem.replace("--players", "--seats") for problem in broken.problems)) from None

    return setup_for


def _wrong(entry: GamePackage, own: Mapping[str, Option], given: Mapping[str, Any]) -> list[str]:
    title = f"the game {entry.game.name}"
    return [
        *(f"--{name}: {title} has no such choice; leave it out." for name in given if name not in own),
        *(
            f"--{name}: {title} has no {value}; it has {', '.join(own[name].values)}."
            for name, value in given.items()
            if name in own and own[name].values and value not in own[name].values
        ),
    ]


def _options() -> dict[str, list[Option]]:
    """The options of all games by name; several games may share a name."""
    found: dict[str, list[Option]] = {}
    for entry in GAMES.values():
        for option in entry.options:
            found.setdefault(option.name, []).append(option)
    return found
