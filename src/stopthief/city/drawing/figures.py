"""Signs, meeples and mugshots: the shapes that page and paper share, from `data/figures.json`.

A figure is a list of layers, drawn in order. Page and paper each have their own paint for every kind of layer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import TypeVar

import msgspec

T = TypeVar("T")


class Layer(msgspec.Struct, frozen=True, omit_defaults=True, array_like=True):
    """One path of a figure; a list in JSON."""

    kind: str
    d: str
    fill: str | None = None
    """Its colour, where the kind alone does not tell."""


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A meeple in a box of 100 by 100, its feet in the middle of the lower edge."""

    body: tuple[str, ...]
    lines: tuple[str, ...]
    holes: tuple[str, ...] = ()
    eyes: tuple[str, ...] = ()


class Colours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The colour of a meeple on a dark and on a light ground."""

    night: str
    day: str


class Faces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The parts of a mugshot in a box of 100 by 120: those of every face, then those to choose from."""

    wall: str
    lines: str
    coat: str
    neck: str
    head: str
    nose: str
    plate: str
    hats: dict[str, str]
    hair: dict[str, str]
    eyes: dict[str, str]
    mouths: dict[str, str]
    extras: dict[str, str]
    colours: tuple[str, ...]
    skins: tuple[str, ...]


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The data file."""

    signs: dict[str, tuple[str, ...]]
    """Paths to stroke in a box of 24 by 24; those after a "!" are filled."""
    meeples: dict[str, Shape]
    colours: dict[str, Colours]
    mugshot: Faces


@cache
def figures() -> Figures:
    """The shapes of the city."""
    data = (resources.files("stopthief.city") / "data" / "figures.json").read_bytes()
    return msgspec.json.decode(data, type=Figures)


def meeples() -> dict[str, tuple[Layer, ...]]:
    """Every meeple: a rim, the body in its colour, and details in the colour of the ground."""
    return {name: tuple(_meeple(shape)) for name, shape in figures().meeples.items()}


def _meeple(shape: Shape) -> Iterator[Layer]:
    kinds = {"rim": shape.body, "body": shape.body, "hole": shape.holes, "eye": shape.eyes, "line": shape.lines}
    return (Layer(kind, d) for kind, paths in kinds.items() for d in paths)


def mugshot(thief: str) -> tuple[Layer, ...]:
    """The face of a thief: its parts follow from the letters of the id, so it is always the same."""
    return tuple(_mugshot(figures().mugshot, _hash(thief)))


def _mugshot(faces: Faces, by: int) -> Iterator[Layer]:
    skin, colour = _pick(faces.skins, by >> 21), by >> 18
    yield Layer("wall", faces.wall)
    yield Layer("line", faces.lines)
    yield Layer("coat", faces.coat, _pick(faces.colours, colour + 2))
    yield Layer("neck", faces.neck, skin)
    yield Layer("head", faces.head, skin)
    yield Layer("hair", _of(faces.hair, by >> 6), _pick(faces.colours, colour))
    yield Layer("ink", _of(faces.eyes, by >> 9))
    yield Layer("ink", faces.nose)
    yield Layer("ink", _of(faces.mouths, by >> 12))
    if extra := _of(faces.extras, by >> 15):
        yield Layer("dark", extra)
    if (by >> 3) % 3:
        yield Layer("hat", _of(faces.hats, by >> 4), _pick(faces.colours, colour + 3))
    yield Layer("plate", faces.plate)


def _hash(word: str) -> int:
    total = 7
    for letter in word:
        total = (total * 31 + ord(letter)) % 2**32
    return total


def _of(parts: Mapping[str, str], by: int) -> str:
    return _pick(tuple(parts.values()), by)


def _pick(some: Sequence[T], by: int) -> T:
    return some[by % len(some)]


def colour_style() -> str:
    """The colours of the meeples as custom properties of a page, such as `--meeple-sandra`."""
    colours = figures().colours.items()
    said = "".join(f"--meeple-{name}:light-dark({one.day},{one.night});" for name, one in colours)
    return f"@layer tokens{{:root{{{said}}}}}\n"
