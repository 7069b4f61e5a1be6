"""A tutorial over the wire: a real table of a known seed, where bots follow the script as long as the learner does."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import msgspec
import pytest

from stopthief.core import record
from stopthief.core.package.tutorial import Tutorial
from stopthief.core.verify import verify
from stopthief.games import GAMES
from tests.support.servers.serving import Opened, Running, ask, new_key, server
from tests.support.wire.crowd import LIMITS
from tests.support.wire.devices import Device

AT_ONCE = (*LIMITS, "--limit=bot_pause_seconds=0")
EACH = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all."""
    with server(tmp_path_factory.mktemp("tables") / "tables.sqlite", *AT_ONCE) as one:
        yield one


def learn(running: Running, game: str, key: str, request: str = "the-first-one") -> Opened:
    """A table to learn at."""
    answer = ask(running.address, "POST", f"/api/games/{game}/tutorial", key=key, body={"request": request})
    assert answer.status == 201, answer.body
    here = answer.json()
    assert here["room"]["tutorial"]
    return Opened(here["room"]["table"], key, {one["seat"]: one["token"] for one in here["tickets"]}, {})


def tutorial_of(game: str) -> Tutorial:
    """How a game is taught."""
    found = GAMES[game].tutorial
    assert found is not None
    return found


def do_mine(device: Device, tutorial: Tutorial) -> list[int]:
    """Give the learner's commands of the script whenever it is their turn; at which numbers."""
    own, numbers = device.seats[tutorial.learner], []
    for number, cue in enumerate(tutorial.script, 1):
        if cue.seat != tutorial.learner:
            continue
        while own.number < number:
            device.receive()
        numbers.append(own.number)
        assert device.do(cue.seat, msgspec.to_builtins(cue.command))["type"] == "done"
    return numbers


def listed(running: Running, key: str, *, finished: bool) -> list[Any]:
    """The tables of a device."""
    found: list[Any] = ask(running.address, "GET", f"/api/tables?finished={int(finished)}", key=key).json()["tables"]
    return found


@EACH
def test_it_is_played_as_written_and_can_be_verified(running: Running, game: str) -> None:
    """Bots do what the script says; a list says what it is; another request is another table."""
    tutorial, rules, key = tutorial_of(game), GAMES[game].game, new_key()
    table = learn(running, game, key)
    assert learn(running, game, key).table == table.table
    assert learn(running, game, key, "another-one").table != table.table
    assert [one["tutorial"] for one in listed(running, key, finished=False)] == [True, True]
    with closing(Device(running.address, table.table, [*table.tokens.values()])) as device:
        numbers = do_mine(device, tutorial)
    assert len(numbers) == sum(cue.seat == tutorial.learner for cue in tutorial.script)
    kept = ask(running.address, "GET", f"/api/tables/{table.table}/record").body
    read = record.read(rules, record.split(kept))
    assert verify(rules, read).fair
    assert read.ending is not None
    assert read.ending.seed == tutorial.seed
    assert [one["table"] for one in listed(running, key, finished=True)] == [table.table]


@EACH
def test_the_script_is_told(running: Running, game: str) -> None:
    """Commands as a device would give them."""
    tutorial = tutorial_of(game)
    told = ask(running.address, "GET", f"/api/games/{game}/tutorial").json()
    assert told["learner"] == tutorial.learner
    assert told["cues"] == [msgspec.to_builtins(cue) for cue in tutorial.script]


def test_no_game_no_tutorial(running: Running) -> None:
    """Neither to be told of nor to be played."""
    for method, body in (("GET", None), ("POST", {"request": "the-first-one"})):
        answer = ask(running.address, method, "/api/games/chess/tutorial", key=new_key(), body=body)
        assert (answer.status, answer.json()["code"]) == (404, "no game")


@EACH
def test_whoever_leaves_the_script_still_has_rivals(running: Running, game: str) -> None:
    """They play on as any bot would, and may even win."""
    tutorial, mine = tutorial_of(game), 0
    table = learn(running, game, new_key())
    with closing(Device(running.address, table.table, [*table.tokens.values()])) as device:
        own = device.seats[tutorial.learner]
        while own.view["public"]["turns"] < 5 and "awaited" in own.now:
            if own.now["awaited"] == tutorial.learner:
                command = own.now["legal"][-1]
                wish = {name: one[-1] if isinstance(one, list) else one for name, one in command.items()}
                assert device.do(tutorial.learner, wish)["type"] == "done"
                mine += 1
            else:
                device.receive()
        assert 0 < mine < own.number
