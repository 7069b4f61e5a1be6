"""Setups of every kind, drawn from a seed: for soak runs and tests that want variety."""

from __future__ import annotations

from typing import TypeVar

from stopthief.city.box.box import Box
from stopthief.city.box.settings import Settings, Switch, changed, switches
from stopthief.city.box.setup import CUSTOM, MODES, SEATS, USUAL, Mode, Player, Setup
from stopthief.core.dice import Draw

T = TypeVar("T")


def difficulties(box: Box, mode: Mode) -> tuple[str, ...]:
    """The levels of a mode, and settings of any other values."""
    return (*box.presets[mode], CUSTOM)


def random_setup(box: Box, draw: Draw, mode: Mode | None = None, difficulty: str | None = None) -> Setup:
    """A valid setup, arbitrary in everything else."""
    played: Mode = _one(MODES, draw) if mode is None else mode
    chosen = difficulty or _one(difficulties(box, played), draw)
    least, most = SEATS[played]
    row = players(box, played, least + draw(most - least + 1), draw)
    base = box.preset(played, USUAL[played] if chosen == CUSTOM else chosen)
    return Setup(played, row, chosen, random_settings(base, draw) if chosen == CUSTOM else base)


def players(box: Box, mode: Mode, count: int, draw: Draw) -> tuple[Player, ...]:
    """This many players with investigators drawn at random; in one vs. many the last one plays the Pack."""
    left = list(box.investigators.values())
    drawn = [left.pop(draw(len(left))) for _ in range(count)]
    row = [Player(one.name, one.id) for one in drawn]
    if mode == "one-vs-many":
        row[-1] = Player("The Pack")
    return tuple(row)


def random_settings(base: Settings, draw: Draw) -> Settings:
    """Random values for all switches; without money nobody wins by money."""
    values = {switch.name: _value(switch, draw) for switch in switches()}
    if not values["money"]:
        values["win_by"] = "thieves"
    return changed(base, values)


def _value(switch: Switch, draw: Draw) -> str | int | bool:
    if switch.choices:
        return _one(switch.choices, draw)
    if isinstance(switch.default, bool):
        return bool(draw(2))
    least, most = switch.least or 0, switch.most or 0
    return least - least % -switch.step + draw((most - least) // switch.step + 1) * switch.step


def _one(row: tuple[T, ...], draw: Draw) -> T:
    return row[draw(len(row))]
