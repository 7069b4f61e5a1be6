"""The package of the house: all that applications need to offer the game without knowing it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial

import msgspec

from stopthief.core.package.game_package import Column, GamePackage, Printing, TableKind, UserFiles
from stopthief.core.package.interview import Interview
from stopthief.core.package.rulebook import rule_files, written
from stopthief.core.package.words import word_files
from stopthief.house.box.box import USUAL, pack_files
from stopthief.house.box.pack_file import read
from stopthief.house.box.setup import LEAST, MOST, Setup, sides
from stopthief.house.drawing import style
from stopthief.house.drawing.figures import colour_style, shapes
from stopthief.house.game import House
from stopthief.house.lobby.facts import facts
from stopthief.house.lobby.interview import interview
from stopthief.house.lobby.offer import lobby
from stopthief.house.lobby.remembered import Remembered
from stopthief.house.printed import OPTIONS as PRINT_OPTIONS
from stopthief.house.printed import PARTS, sheets
from stopthief.house.samples.tally import figures, report
from stopthief.house.samples.trial import OPTIONS, random_setup, trial
from stopthief.house.samples.tutorial import tutorial
from stopthief.house.text.phrasebook import HouseWords

_COLUMNS = (
    Column("rounds", "median"),
    Column("rounds", "p95"),
    Column("rounds", "most"),
    Column("guesses"),
    Column("shown"),
)


def package() -> GamePackage:
    """The house."""
    return GamePackage(
        game=House(),
        words=HouseWords(),
        interview=_ask,
        remember=_remember,
        lobby=lobby,
        trial=trial,
        sides=sides,
        figures=figures,
        report=report,
        options=OPTIONS,
        table_kinds=tuple(
            TableKind({"players": number}, partial(random_setup, number=number)) for number in range(LEAST, MOST + 1)
        ),
        columns=_COLUMNS,
        files=cache(_files),
        facts=facts,
        rules=_rules,
        document=read,
        printing=Printing(PARTS, sheets, PRINT_OPTIONS),
        tutorial=tutorial(),
    )


def _ask(user_files: UserFiles) -> Interview[Setup]:
    return interview(Remembered(user_files))


def _remember(user_files: UserFiles, setup: Setup) -> None:
    # F5: a birthday is asked once.
    Remembered(user_files).keep(setup)


def _files() -> Mapping[str, bytes]:
    return {
        f"{USUAL}.toml": pack_files()[USUAL],
        "house.css": (style() + colour_style()).encode(),
        "client.json": msgspec.json.encode({"shapes": shapes()}),
        **rule_files(_rules()),
        **word_files("stopthief.house"),
    }


def _rules() -> Mapping[str, str]:
    return written("stopthief.house")
