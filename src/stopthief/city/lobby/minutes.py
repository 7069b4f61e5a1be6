"""How long a game takes, by mode, level and number of players: measured figures, checked when they are read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import resources

import msgspec

from stopthief.city.box.presets import Presets
from stopthief.city.box.setup import MODES, SEATS
from stopthief.core.errors import Broken

Minutes = Mapping[str, Mapping[str, Mapping[int, int]]]


def minutes(presets: Presets, data: bytes | None = None) -> Minutes:
    """The minutes of every game that can be offered; Broken names each that is missing, and each that is no game."""
    given = data if data is not None else (resources.files("stopthief.city") / "data" / "minutes.toml").read_bytes()
    found = msgspec.toml.decode(given, type=dict[str, dict[str, dict[int, int]]], strict=False)
    has, wants = set(_games(found)), set(_offered(presets))
    problems = [f"minutes: there is no figure for {_named(*one)}." for one in sorted(wants - has)]
    problems += [f"minutes: there is no game {_named(*one)}." for one in sorted(has - wants)]
    if problems:
        raise Broken(*problems)
    return found


def _games(found: Minutes) -> Iterator[tuple[str, str, int]]:
    return ((mode, level, number) for mode in found for level in found[mode] for number in found[mode][level])


def _offered(presets: Presets) -> Iterator[tuple[str, str, int]]:
    for mode in MODES:
        least, most = SEATS[mode]
        yield from ((mode, level, number) for level in presets[mode] for number in range(least, most + 1))


def _named(mode: str, level: str, number: int) -> str:
    return f"{mode}.{level} with {number}"
