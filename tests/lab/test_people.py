"""Kinds of people in the lab: their variants, what the arena makes of them, and that a seed repeats their games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast, get_args

import pytest

from stopthief.bots.city.mind import PERSONS
from stopthief.bots.city.pack.packs import PACK_KINDS
from stopthief.bots.city.person.traits import Traits
from stopthief.city.box.setup import Mode
from stopthief.cli import main
from stopthief.core.package.mind import STRENGTHS, Mind, Strength
from stopthief.games import MINDS, thinking_game
from stopthief.lab.bout import Bout, play
from stopthief.lab.people.kinds import PEOPLE, PackMind
from stopthief.lab.people.minds import find_with_people
from tests.support.city.tables import DRAKE, JIMMY, agreed

FAMILIES = tuple(name for name in PEOPLE if "-" not in name)
ARENA = Path(__file__).parents[2] / "docs" / "arena.md"

CITY, BOTS = thinking_game("city")
PEOPLES: Mind = find_with_people(thinking_game, "city")[1]


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))


@pytest.mark.parametrize("family", FAMILIES)
def test_every_kind_has_two_variants(family: str) -> None:
    """Each plays otherwise than the kind and than the others, with the same Pack and the same adviser."""
    every = [one for name, one in PEOPLE.items() if name.partition("-")[0] == family]
    assert len(every) >= 3
    assert len({one.traits for one in every}) == len(every)
    assert len({(one.pack, one.advised) for one in every}) == 1


def test_names_and_packs() -> None:
    """No kind is called like a strength of the bots, and there is a Pack for each."""
    assert FAMILIES == ("child", "casual", "regular", "careful", "advised")
    assert {name.partition("-")[0] for name in PEOPLE} == {*FAMILIES}
    assert not {*PEOPLE} & {*STRENGTHS}
    assert {one.pack for one in PEOPLE.values()} == {*get_args(PackMind)} <= {*PACK_KINDS}


def test_people_are_added_to_the_city_only() -> None:
    """After its bots; tables and servers go on without them."""
    assert PEOPLES.strengths == (*BOTS.strengths, *PEOPLE)
    assert MINDS["city"].strengths == STRENGTHS
    assert find_with_people(thinking_game, "house")[1] == thinking_game("house")[1]


def game(mind: Mind, seed: str, *seating: str, mode: Mode = "competitive") -> Bout:
    """The first hundred decisions of a game of two investigators."""
    setup = agreed(mode, None, (JIMMY, DRAKE))
    seated = cast("tuple[Strength, ...]", seating)
    return play(CITY, mind, setup, seed, seated, lambda match: len(match.acts) < 100)


@pytest.mark.parametrize("family", FAMILIES)
def test_the_same_seed_plays_the_same_game(family: str) -> None:
    """With all slips, hunches and hurry; another seed plays another."""
    one, again, other = (game(PEOPLES, seed, family, family) for seed in ("same", "same", "other"))
    assert one.figures == again.figures
    assert one.figures != other.figures


def test_bots_among_people_play_as_ever() -> None:
    """The mind with people gives the same bots."""
    assert game(PEOPLES, "bots", "easy", "fair").figures == game(BOTS, "bots", "easy", "fair").figures


@pytest.mark.parametrize("family", ["casual", "regular", "careful"])
def test_a_person_plays_the_pack_of_its_kind(family: str) -> None:
    """Move for move as the bot of that strength."""
    bot = PEOPLE[family].pack
    came = [game(PEOPLES, "pack", "easy", "easy", pack, mode="one-vs-many") for pack in (family, bot)]
    assert came[0].figures == came[1].figures


def test_the_arena_takes_people(capsys: pytest.CaptureFixture[str]) -> None:
    """Beside bots, by their names."""
    words = ("--players", "casual,fair", "--pairs", "1", "--processes", "1", "--json")
    assert main(["arena", *words]) == 0
    report = json.loads(capsys.readouterr().out)
    assert [one["strength"] for one in report["standings"]] == ["casual", "fair"]
    assert (report["games"], report["illegal"]) == (2, 0)


@pytest.mark.parametrize(
    ("words", "there"), [((), (*STRENGTHS, *PEOPLE)), (("--game", "house"), ("easy", "fair", "strong"))]
)
def test_an_unknown_kind_is_told_what_there_is(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], there: tuple[str, ...]
) -> None:
    """A sentence with all names; the house has no people."""
    assert main(["arena", "--players", "uncle,fair", *words]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == f"stopthief: --players: there is no uncle; there is {', '.join(there)}.\n"


def row(traits: Traits) -> list[str]:
    """The traits as the page writes them."""
    shares = [f"{100 * share:.0f} %" for share in (traits.slips, traits.daring, traits.hope, traits.haste)]
    deduction = "by all rules" if traits.exact else "by sounds and neighbours"
    return ["all" if traits.memory is None else str(traits.memory), deduction, *shares]


def test_the_page_has_the_traits_of_every_kind() -> None:
    """The tables of docs/arena.md agree with the code, kind by kind and in the same order."""
    section = ARENA.read_text("utf-8").partition("## Players like people")[2].partition("\n## ")[0]
    lines = [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("| ")]
    people = [[name, *row(one.traits), one.pack] for name, one in PEOPLE.items()]
    bots = [[name, *row(traits)] for name, traits in PERSONS.items()]
    assert [line for line in lines if line[0] in {*PEOPLE, *PERSONS}] == [*people, *bots]
