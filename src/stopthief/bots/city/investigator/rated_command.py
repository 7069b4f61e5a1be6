"""A command with its value, and the choice between several."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from stopthief.city.rules import commands as do


class RatedCommand(NamedTuple):
    """A command, and the value of the turn that begins with it, in dollars."""

    worth: float
    command: do.Command


def best(rated: Iterable[RatedCommand]) -> RatedCommand:
    """The most valuable one; the first of equals."""
    return max(rated, key=lambda one: one.worth)
