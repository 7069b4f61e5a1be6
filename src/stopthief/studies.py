"""The registry of studies: measurements of a game besides who wins."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from stopthief.games import thinking_game
from stopthief.lab.chase import chases
from stopthief.lab.information import information

Study = Callable[[str, int, int], Iterator[object]]
"""Yields rows of figures, given a seed, a number of games and a number of processes."""

STUDIES: Mapping[str, Mapping[str, Study]] = {
    "city": {"information": partial(information, thinking_game), "chase": partial(chases, thinking_game)},
}
"""Every study, by its game and its name."""
