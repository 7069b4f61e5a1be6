"""The package of the city: all that applications need to offer the game without knowing it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial

import msgspec

from stopthief.city.box.setup import MODES, Mode, Setup, investigators, sides
from stopthief.city.drawing import draw, style
from stopthief.city.drawing.figures import colour_style
from stopthief.city.game import City, city
from stopthief.city.lobby.client_facts import client_facts
from stopthief.city.lobby.facts import facts
from stopthief.city.lobby.interview import interview
from stopthief.city.lobby.offer import lobby
from stopthief.city.lobby.remembered import Remembered
from stopthief.city.lobby.section_facts import section_facts
from stopthief.city.printed import PARTS, sheets
from stopthief.city.samples.random_setups import difficulties, random_setup
from stopthief.city.samples.tally import figures, report
from stopthief.city.samples.trial import OPTIONS, trial
from stopthief.city.samples.tutorial import tutorial
from stopthief.city.text.phrasebook import CityWords
from stopthief.city.text.rules import rules
from stopthief.core.package.game_package import Column, GamePackage, Printing, TableKind, UserFiles
from stopthief.core.package.interview import Interview
from stopthief.core.package.rulebook import rule_files
from stopthief.core.package.words import word_files

_COLUMNS = (Column("turns", "median"), Column("arrests"), Column("false_arrests"))


def package(game: City | None = None) -> GamePackage:
    """The city as shipped, or in another edition."""
    game = game or city()
    offers = lobby(game.box)

    def ask(user_files: UserFiles) -> Interview[Setup]:
        return interview(game.box, Remembered(user_files))

    return GamePackage(
        game=game,
        words=CityWords(game.box),
        interview=ask,
        remember=_remember,
        lobby=lambda _user_files: offers,
        trial=partial(trial, game.box),
        sides=sides,
        figures=figures,
        report=report,
        options=OPTIONS,
        table_kinds=tuple(_kind(game, mode, one) for mode in MODES for one in difficulties(game.box, mode)),
        columns=_COLUMNS,
        labels=investigators,
        files=cache(partial(_files, game)),
        rules=partial(rules, game.box),
        printing=Printing(PARTS, partial(sheets, game.box)),
        tutorial=tutorial(game.box),
        box=lambda edition: facts(edition.box),
        editions=package,
    )


def _remember(user_files: UserFiles, setup: Setup) -> None:
    Remembered(user_files).choose(setup.mode, setup.difficulty)


def _kind(game: City, mode: Mode, difficulty: str) -> TableKind:
    called: dict[str, str | int] = {"mode": mode, "difficulty": difficulty}
    return TableKind(called, partial(random_setup, game.box, mode=mode, difficulty=difficulty))


def _files(game: City) -> Mapping[str, bytes]:
    return {
        "board.json": msgspec.json.encode(facts(game.box)),
        "board.svg": draw(game.box.board).encode(),
        "city.css": (style() + colour_style()).encode(),
        "sections.json": msgspec.json.encode(section_facts(game.box.board)),
        "client.json": msgspec.json.encode(client_facts(game.box)),
        **rule_files(rules(game.box)),
        **word_files("stopthief.city"),
    }
