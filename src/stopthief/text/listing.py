"""The saved games as a list to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from stopthief.core.errors import Broken
from stopthief.core.package.interview import choose
from stopthief.games import game_named
from stopthief.table.entries import Opened, decode, game_of
from stopthief.table.store import Listed
from stopthief.text.screen import Screen

_NEW = "new"


def picked(screen: Screen, found: Sequence[Listed]) -> Listed | None:
    """The game to continue, or None for a new one. Nobody is asked where there is only one."""
    if len(found) <= 1:
        return next(iter(found), None)
    options = {str(number): described(listed) for number, listed in enumerate(found, 1)} | {_NEW: "A new game."}
    answer = screen.hold(choose("Which game do you want to continue?", options, "1"))
    return None if answer == _NEW else found[int(answer) - 1]


def described(listed: Listed) -> str:
    """A saved game in a line: which game, who plays, when it was played last."""
    when = f"{datetime.fromtimestamp(listed.changed / 1000, UTC).astimezone():%Y-%m-%d %H:%M}"
    try:
        package = game_named(game_of(listed.opened))
        opened = decode(package.game, listed.opened, 1)
    except Broken:
        return f"A damaged game, {when}"
    if not isinstance(opened, Opened):
        return f"A damaged game, {when}"
    names = (package.words.name(opened.setup, seat) for seat in range(len(opened.places)))
    return f"{package.words.title} {', '.join(names)}, {when}"
