"""A bot's turn. A game never stops because a bot fails: then any legal command is given in its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from stopthief.core.dice import Draw
from stopthief.core.match import Act
from stopthief.core.package.follower import Follower
from stopthief.core.package.mind import Bot


class IllegalChoice(Exception):  # noqa: N818 - the bot's mistake, which ends nothing
    """A bot gave a command that is not legal."""


def choose(
    follower: Follower[Bot],
    acts: Sequence[Act[Any, Any]],
    legal: Sequence[Any],
    draw: Draw,
    failed: Callable[[Exception], None] = lambda _problem: None,
) -> Any:  # noqa: ANN401 - a command of any game
    """The bot's command after these acts. If the bot fails, tell `failed` why and draw a legal command."""
    try:
        command = follower.after(acts).choose()
        if command not in legal:
            raise IllegalChoice(repr(command))  # noqa: TRY301 - answered like any other failure
    except Exception as problem:  # noqa: BLE001 - a bot may fail in any way
        failed(problem)
        follower.forget()
        return legal[draw(len(legal))]
    return command
