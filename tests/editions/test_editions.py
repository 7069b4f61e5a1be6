"""Games outlive their edition: tables and records of every landed edition go on and verify, whatever is shipped now.

A folder is named after the edition of the city: `0cc9bf9e1098` is version 0.1, `1b181a88e6b1` is 0.2. `write.py` makes
one before a version lands; it is never written again.
"""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stopthief.city import City
from stopthief.city.box import cards
from stopthief.city.box.box import Box
from stopthief.city.box.kit import edition_of
from stopthief.core import record
from stopthief.core.errors import Broken, OtherEdition
from stopthief.core.game import AnyGame
from stopthief.core.match import AnyMatch, Match
from stopthief.core.verify import verify
from stopthief.games import GAMES, MINDS
from stopthief.table.entries import game_of
from stopthief.table.table import Table
from tests.support.city.hunters import eager
from tests.support.city.tables import BOOK, BOX, CITY, agreed
from tests.support.games.playing import any_command, played, recorded
from tests.support.house.players import careful
from tests.support.servers.hosting import HOST
from tests.support.servers.serving import ask, server
from tests.support.wire.devices import Device

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/records/*.jsonl"))
TABLES = sorted(FOLDER.glob("*/tables/*.jsonl"))
SHIPPED = ("as shipped", "other cards")


def name_of(path: Path) -> str:
    """The edition and the kind of a file."""
    return f"{path.parts[-3]}-{path.stem}"


def now(game: str, shipped: str) -> AnyGame:
    """The game as a program ships it: this one, or one whose cards have other numbers."""
    return BOOK if game == "city" and shipped == "other cards" else GAMES[game].game


def lines(path: Path) -> list[bytes]:
    """The lines of a file."""
    return record.split(path.read_bytes())


def to_the_end(match: AnyMatch, most: int = 3_000) -> AnyMatch:
    """Play a game on, by somebody who makes things happen."""
    rng = Random(1)
    printed = match.game.name == "city" and match.setup.is_printed
    choose: Any = any_command if printed else eager if match.game.name == "city" else careful
    while (seat := match.awaited) is not None and len(match.acts) < most:
        match.submit(seat, choose(rng, match.state, match.legal(seat)))
    return match


@pytest.mark.parametrize("shipped", SHIPPED)
@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_record_verifies_under_a_later_edition(path: Path, shipped: str) -> None:
    """Every act is legal and every roll follows from the seed with the cards of its own edition."""
    game = now(record.game_of(lines(path)[0]), shipped)
    found = record.read(game, lines(path))
    verdict = verify(game, found)
    assert verdict.acts == len(found.acts)
    assert verdict.finished == (found.ending is not None)


@pytest.mark.parametrize("shipped", SHIPPED)
@pytest.mark.parametrize("path", TABLES, ids=name_of)
def test_a_table_goes_on_under_a_later_edition(path: Path, shipped: str) -> None:
    """It is played on with its own cards, and its record then holds them: any later edition can verify it."""
    game = now(game_of(lines(path)[0]), shipped)
    table = Table.read(path.stem, game, lines(path))
    assert table.length == len(lines(path))
    assert table.notes[0] == {"a": "not here", "b": "or here"}
    to_the_end(table.match)
    written = record.split(record.joined(record.lines(recorded(table.match))))
    assert verify(game, record.read(game, written)).acts == len(table.match.acts)


@pytest.mark.parametrize("path", TABLES, ids=name_of)
def test_a_table_of_an_older_edition_has_bots_advice_and_analysis(path: Path) -> None:
    """They count with the cards of the table, not with those that are shipped."""
    game = now(game_of(lines(path)[0]), "other cards")
    match = Table.read(path.stem, game, lines(path)).match
    mind = MINDS[game.name].of(match.game)
    if not mind.plays(match.setup):
        return
    seat = match.awaited
    assert seat is not None
    assert mind.adviser is not None
    bot = mind.player(match.setup, seat, "fair", "a seed")
    for seen in match.stream(seat):
        bot.see(seen)
    assert bot.choose() in match.legal(seat)


def test_its_own_cards_are_what_a_log_is_followed_with() -> None:
    """The same log with the kit of other cards is no longer good: the kit is what is read, and nothing else."""
    match = played(CITY, agreed(), "kit", eager, 40)
    good = recorded(match, ended=False)
    assert verify(BOOK, good).acts == len(match.acts)
    swapped = record.Record(replace(good.opening, edition=BOOK.edition, kit=BOOK.kit), good.acts, None)
    with pytest.raises(Broken):
        verify(CITY, swapped)


def test_a_changed_number_makes_a_new_edition_and_breaks_nothing() -> None:
    """One thief pays more from now on; a game begun before goes on to its end as it was begun."""
    richer = City(changed("crystal", reward=9000))
    assert richer.edition != CITY.edition
    match = played(CITY, agreed(), "begun before", eager, 60)
    begun = recorded(match, ended=False)
    game = record.game_played(richer, begun)
    assert isinstance(game, City)
    assert game.box.thieves["crystal"].reward == BOX.thieves["crystal"].reward
    again: AnyMatch = Match(game, match.setup, match.seed)
    for act in match.acts:
        again.restore(act)
    assert verify(richer, recorded(to_the_end(again), ended=False)).acts > len(match.acts)


def changed(thief: str, **values: Any) -> Box:
    """The box with other values on one card."""
    competitive = {**BOX.competitive, thief: replace(BOX.competitive[thief], **values)}
    return Box(
        city=BOX.board,
        investigators=BOX.investigators,
        competitive=competitive,
        cooperative=BOX.cooperative,
        presets=BOX.presets,
    )


def test_a_remark_in_a_file_changes_no_edition() -> None:
    """The edition is the digest of values, not of bytes."""
    data = (Path(str(cards.__file__)).parents[1] / "data" / "thieves.toml").read_bytes()
    competitive, cooperative = cards.thieves(b"# a remark\n" + data)
    again = Box(
        city=BOX.board,
        investigators=BOX.investigators,
        competitive=competitive,
        cooperative=cooperative,
        presets=BOX.presets,
    )
    assert again.edition == BOX.edition


def test_a_kit_under_another_name_is_broken() -> None:
    """The name of an edition is the digest of its kit, so neither can be exchanged alone."""
    with pytest.raises(Broken, match="not the kit of edition another"):
        CITY.of_edition("another", BOOK.kit)


@pytest.mark.parametrize("game", GAMES)
def test_an_unknown_edition_is_named(game: str) -> None:
    """Who has such a log is told which edition it needs, in a sentence."""
    with pytest.raises(OtherEdition, match="edition older of the game"):
        GAMES[game].game.of_edition("older", None)


def test_a_kit_on_an_unknown_board_is_named() -> None:
    """Cards alone are not enough."""
    kit = msgspec.to_builtins(replace(BOX.kit, board="elsewhere"))
    with pytest.raises(OtherEdition):
        CITY.of_edition(edition_of(kit), kit)


@pytest.mark.parametrize("kit", [{}, [], {"board": "x", "investigators": [], "competitive": []}, 9])
def test_a_damaged_kit_is_broken(kit: object) -> None:
    """It is a fault in the log, not another edition."""
    with pytest.raises(Broken) as caught:
        CITY.of_edition(edition_of(kit), kit)
    assert not isinstance(caught.value, OtherEdition)


@pytest.mark.parametrize(
    "folder", sorted(path.parent for path in FOLDER.glob("*/tables.sqlite")), ids=lambda one: one.name
)
def test_a_server_goes_on_with_the_store_of_an_older_version(folder: Path, tmp_path: Path) -> None:
    """Every table of the file opens; at a table of either game somebody sits down and plays on."""
    database = tmp_path / "tables.sqlite"
    shutil.copy(folder / "tables.sqlite", database)
    with server(database) as running:
        for path in sorted((folder / "tables").iterdir()):
            name = f"{path.stem:-<16.16}"
            answer = ask(running.address, "GET", f"/api/tables/{name}", key=HOST)
            assert answer.status == 200, path.stem
            tokens = [ticket["token"] for ticket in answer.json()["tickets"] if "token" in ticket]
            device = Device(running.address, name, tokens)
            for _ in range(3):
                seat = device.seats[0].now["awaited"]
                legal = device.seats[seat].now["legal"][0]
                command = {field: value[0] if isinstance(value, list) else value for field, value in legal.items()}
                assert device.do(seat, command)["type"] == "done"
        assert ask(running.address, "GET", "/api/health").json()["other_editions"] == []


def test_a_server_says_which_edition_a_table_needs(tmp_path: Path) -> None:
    """The player reads it at the table, the operator in the log and in the health of the server."""
    database = tmp_path / "tables.sqlite"
    shutil.copy(FOLDER / "0cc9bf9e1098" / "tables.sqlite", database)
    with closing(sqlite3.connect(database)) as file, file as connection:
        swap = """UPDATE entries SET body = CAST(replace(CAST(body AS TEXT), ?, ?) AS BLOB)
            WHERE table_id = ? AND number = 1"""
        known, needed = '"edition":"0cc9bf9e1098"', '"edition":"from later"'
        assert connection.execute(swap, (known, needed, "city-solo-------")).rowcount == 1
    with server(database) as running:
        answer = ask(running.address, "GET", "/api/tables/city-solo-------")
        assert answer.status == 409
        assert answer.json()["code"] == "other edition"
        assert "edition from later" in answer.json()["sentences"][0]
        assert ask(running.address, "GET", "/api/health").json()["other_editions"] == ["from later"]
        assert ask(running.address, "GET", "/api/tables/city-standard---").status == 200
        _, log = running.end()
    assert '"table needs another edition"' in log
    assert '"edition":"from later"' in log
