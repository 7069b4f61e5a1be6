"""The levels of each mode, from a data file: settings under a name (D9). A level may begin with another's values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stopthief.city.box.settings import Settings, changed
from stopthief.core.errors import Broken

LIKE = "like"
"""Names the level whose values a level begins with, as in "cooperative.book"."""

Presets = Mapping[str, Mapping[str, Settings]]
"""By mode, then by level, in the order in which people should meet them."""
_Data = Mapping[str, Mapping[str, Mapping[str, Any]]]


def presets(data: _Data) -> Presets:
    """Every level of a data file; Broken names the faults of the first bad one."""
    return {mode: {level: _settings(data, f"{mode}.{level}", ()) for level in data[mode]} for mode in data}


def _settings(data: _Data, name: str, via: tuple[str, ...]) -> Settings:
    mode, _, level = name.partition(".")
    if level not in data.get(mode, {}):
        raise Broken(f"{via[-1]}: there is no level {name} for it to be like.")
    if name in via:
        raise Broken(f"{name}: this level is like itself.")
    values = dict(data[mode][level])
    like = values.pop(LIKE, None)
    base = Settings() if like is None else _settings(data, str(like), (*via, name))
    try:
        return changed(base, values)
    except Broken as broken:
        raise Broken(*(f"{name}: {problem}" for problem in broken.problems)) from None


def preset(found: Presets, mode: str, level: str) -> Settings:
    """The settings of a level; Broken names the levels that the mode has."""
    if level not in found[mode]:
        raise Broken(f"difficulty: {mode} has no level {level}; there are {', '.join(found[mode])}.")
    return found[mode][level]
