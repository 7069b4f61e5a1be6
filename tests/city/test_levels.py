"""The levels of every mode: mere values (D9), in an order, each with its minutes; by the book says what is ours."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stopthief.city.box.presets import presets
from stopthief.city.box.settings import Settings, changed, check
from stopthief.city.box.setup import MODES, QUICK, SEATS, USUAL, Mode, agree
from stopthief.city.lobby.book import BOOK, ours
from stopthief.city.lobby.minutes import minutes
from stopthief.city.lobby.offer import lobby
from stopthief.city.text.phrasebook import CityWords
from stopthief.core.errors import Broken
from tests.support.city.tables import BOX, agreed

EVERY = [(mode, level, settings) for mode, levels in BOX.presets.items() for level, settings in levels.items()]
AGAINST_THE_PACK = ("family", "book", "expert", "quick")


def test_D10_every_mode_has_its_levels() -> None:
    """In the order in which people meet them; the usual one and a quick case are among them."""
    assert {mode: tuple(levels) for mode, levels in BOX.presets.items()} == {
        "competitive": ("standard", "intermediate", "advanced", "quick"),
        **dict.fromkeys(("cooperative", "one-vs-many", "solo"), AGAINST_THE_PACK),
    }
    assert set(BOX.presets) == set(MODES)
    assert all({USUAL[mode], QUICK} <= set(BOX.presets[mode]) for mode in MODES)


def test_D9_levels_are_values() -> None:
    """Settings like any others; the competitive ones change from standard what the rule book says."""
    assert all(type(settings) is Settings and check(settings) == [] for _, _, settings in EVERY)
    levels = BOX.presets["competitive"]
    ours = {"first_crime": "elsewhere"}
    assert levels["standard"] == changed(Settings(), ours)
    assert levels["intermediate"] == replace(
        levels["standard"], doors="often", subway="always", hold=10, tip="two spaces"
    )
    assert levels["advanced"] == replace(
        levels["standard"],
        doors="often",
        subway="often",
        hold=10,
        clue_place="never",
        opening="two buildings",
        tip="two areas",
        money=False,
        win_by="thieves",
    )


def test_D9_a_custom_game_can_be_any_level() -> None:
    """Whoever sets every switch as a level has it has that level; there is no other difference."""
    for _, _, settings in EVERY:
        assert changed(BOX.preset("competitive", "advanced"), msgspec.to_builtins(settings)) == settings


def test_levels_differ() -> None:
    """No two of a mode are the same game under two names."""
    assert all(len(set(levels.values())) == len(levels) for levels in BOX.presets.values())


def test_a_level_can_begin_with_another() -> None:
    """Its own values come on top, at any distance."""
    one: dict[str, Any] = {"book": {"hold": 20, "loot": 9_000}, "hard": {"like": "solo.book", "loot": 7_000}}
    found = presets({"duo": {"hard": {"like": "solo.hard", "pack": 2}}, "solo": one})
    assert found["solo"]["hard"] == Settings(hold=20, loot=7_000)
    assert found["duo"]["hard"] == Settings(hold=20, loot=7_000, pack=2)


@pytest.mark.parametrize(
    ("level", "problem"),
    [
        ({"speed": 20}, "solo.mine: speed: there is no such setting"),
        ({"like": "solo.yours"}, "solo.mine: there is no level solo.yours for it to be like."),
        ({"like": "mine"}, "solo.mine: there is no level mine for it to be like."),
        ({"like": "solo.mine"}, "solo.mine: this level is like itself."),
    ],
)
def test_a_bad_level_is_broken(level: dict[str, object], problem: str) -> None:
    """A data file with a switch or a level that does not exist is refused, with a sentence."""
    with pytest.raises(Broken, match=problem):
        presets({"solo": {"mine": level}})


def test_a_level_that_a_mode_does_not_have_is_refused() -> None:
    """With those that there are."""
    with pytest.raises(Broken, match=r"^difficulty: solo has no level advanced; there are family, book,"):
        agree(BOX, "solo", {"Ann": "tad"}, "advanced")


def test_whoever_names_no_level_plays_the_usual_one() -> None:
    """And with anything changed it is custom."""
    setup = agree(BOX, "solo", {"Ann": "tad"})
    assert (setup.difficulty, setup.settings) == ("book", BOX.preset("solo", "book"))
    changed_setup = agree(BOX, "solo", {"Ann": "tad"}, "expert", hold=20)
    assert changed_setup.difficulty == "custom"
    assert changed_setup.settings == changed(BOX.preset("solo", "expert"), {"hold": 20})


def test_D10_every_offered_game_has_its_minutes() -> None:
    """For every number of players; a quick case is quick, and shorter than the usual game."""
    for offer in lobby(BOX).modes:
        least, most = SEATS[offer.mode]
        for level in offer.levels:
            assert list(level.minutes) == [str(number) for number in range(least, most + 1)]
            assert all(5 <= figure <= 90 for figure in level.minutes.values())
        (quick,) = (level for level in offer.levels if level.level == QUICK)
        (usual,) = (level for level in offer.levels if level.level == USUAL[offer.mode])
        for number, figure in quick.minutes.items():
            assert 15 <= figure <= 20
            assert figure < usual.minutes[number]


def test_minutes_that_are_missing_or_of_no_game_are_named() -> None:
    """All of them."""
    data = b"[solo]\nbook = { 1 = 30, 2 = 40 }\n"
    with pytest.raises(Broken) as broken:
        minutes({mode: {"book": Settings(), "quick": Settings()} if mode == "solo" else {} for mode in MODES}, data)
    assert broken.value.problems == (
        "minutes: there is no figure for solo.quick with 1.",
        "minutes: there is no game solo.book with 2.",
    )


@pytest.mark.parametrize("mode", ["cooperative", "one-vs-many", "solo"])
def test_D10_by_the_book_says_what_is_ours(mode: str) -> None:
    """What the rule book leaves open, and whatever has another value than it says; nothing else."""
    book = BOX.preset(mode, BOOK)
    said = ours(mode, book)
    assert "opening" in said
    assert ("doors_often" in said) == (mode != "one-vs-many")
    given = {"doors": "often", "subway": "always", "tip_price": 1_000, "loot": 50_000, "pack": 6}
    assert [one for one, value in given.items() if getattr(book, one) != value] == [one for one in given if one in said]
    other = ours(mode, replace(book, loot=51_000, hold=5))
    assert {*other} == {*said, "loot", "hold"}


def test_by_the_book_is_told_what_is_ours() -> None:
    """In the offer, by name and in its text; other levels claim nothing."""
    for offer in lobby(BOX).modes:
        for level in offer.levels:
            assert bool(level.ours) == (level.level == BOOK)
            assert all(one in level.text for one in level.ours)


@pytest.mark.parametrize(
    ("mode", "difficulty", "said"),
    [
        ("solo", "family", "Stop Thief!, solo, family."),
        ("one-vs-many", "book", "Stop Thief!, one-vs-many, by the book."),
        ("competitive", "quick", "Stop Thief!, competitive, quick case."),
        ("competitive", "foggy Nights", "Stop Thief!, competitive, foggy Nights."),
        ("cooperative", "cooperative", "Stop Thief!, cooperative, by the book, earlier edition."),
    ],
)
def test_every_difficulty_has_its_words(mode: Mode, difficulty: str, said: str) -> None:
    """A level by its name, one's own settings as they were called, and the one that version 0.2 had for the Pack."""
    setup = replace(agreed(mode), difficulty=difficulty)
    assert CityWords(BOX).heading(setup, None)[0] == said
