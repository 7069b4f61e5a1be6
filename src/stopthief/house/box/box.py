"""The contents of the box: the vocabulary packs that come with the game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

from stopthief.house.box.cards import Pack
from stopthief.house.box.pack_file import read

USUAL = "maison"
"""The default pack."""


def pack_files() -> dict[str, bytes]:
    """The files of the packs by name, the usual one first."""
    folder = resources.files("stopthief.house") / "data" / "packs"
    found = {one.name.removesuffix(".toml"): one.read_bytes() for one in folder.iterdir() if one.name.endswith(".toml")}
    return {name: found[name] for name in sorted(found, key=lambda name: (name != USUAL, name))}


@cache
def packs() -> Mapping[str, Pack]:
    """The packs by name, the usual one first."""
    return {name: read(data) for name, data in pack_files().items()}


def usual_pack() -> Pack:
    """The house with its French words."""
    return packs()[USUAL]
