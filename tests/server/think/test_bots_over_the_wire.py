"""People and bots over real sockets: whole games, a seat that changes hands, a server that is killed, two at once."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from stopthief.city.box.setup import printed
from stopthief.core import record
from stopthief.core.game import AnyGame
from stopthief.core.verify import verify
from stopthief.server.play.device import CloseCode
from stopthief.stores.opening import open_store
from stopthief.table.table import Table
from tests.support.city.tables import CITY, JIMMY, SANDRA, TAD, agreed
from tests.support.house.tables import HOUSE
from tests.support.house.tables import agreed as at_home
from tests.support.house.wire_player import careful_over_the_wire
from tests.support.servers.ledger import told
from tests.support.servers.serving import Opened, Running, ask, new_key, server
from tests.support.wire.crowd import LIMITS
from tests.support.wire.devices import Device

AT_ONCE = (*LIMITS, "--limit=bot_pause_seconds=0")
GAMES: dict[str, tuple[AnyGame, object]] = {
    "city": (CITY, agreed("cooperative", "book", (SANDRA, JIMMY, TAD))),
    "house": (HOUSE, at_home(3)),
}
LONG = agreed("competitive", "standard", (SANDRA, JIMMY, TAD))
"""Nobody has won this after a few commands, whatever the dice say: the Loot can be gone that soon."""
BOTH = pytest.mark.parametrize("name", GAMES)


def opened(running: Running, name: str, here: tuple[int, ...], setup: object = None) -> Opened:
    """A table for three, with easy bots in all seats that nobody has here."""
    bots = {str(seat): "easy" for seat in range(3) if seat not in here}
    body = {"game": name, "setup": setup or GAMES[name][1], "request": "only-one", "here": here, "bots": bots}
    key = new_key()
    answer = ask(running.address, "POST", "/api/tables", key=key, body=body)
    assert answer.status == 201, answer.body
    tickets = answer.json()["tickets"]
    assert [one["seat"] for one in tickets] == list(here)
    return Opened(answer.json()["room"]["table"], key, {one["seat"]: one["token"] for one in tickets}, {})


def hand(running: Running, table: Opened, seat: int, key: str | None = None, strength: str = "easy") -> Any:
    """Give a seat to a bot; the answer."""
    body = {"seat": seat, "strength": strength}
    return ask(running.address, "POST", f"/api/tables/{table.table}/bot", key=key or table.key, body=body)


def played(device: Device, name: str, whim: Random) -> None:
    """Play the first seat to the end."""
    mine = device.seats[0]
    while (seat := mine.now.get("awaited")) is not None:
        if seat == 0:
            command = careful_over_the_wire(whim, device, 0) if name == "house" else whim.choice(mine.now["legal"])
            assert device.do(0, command)["type"] == "done"
        else:
            device.receive()


def watched(device: Device, most: int = 10**6) -> None:
    """Watch to the end, or up to a number."""
    while device.seats[None].now.get("awaited") is not None and device.seats[None].number < most:
        device.receive()


def check(database: str | Path, game: AnyGame, name: str, devices: list[Device]) -> None:
    """The game was over and fair, and what devices were told is what the log has: nothing else, and nothing twice."""

    async def read() -> list[bytes]:
        store = await open_store(str(database))
        lines = await store.read(name)
        await store.close()
        return lines

    table = Table.read(name, game, asyncio.run(read()))
    assert table.match.result is not None
    assert verify(game, record.of(table.match)).fair
    for device in devices:
        for seat, seated in device.seats.items():
            assert vars(seated) == vars(told(table, seat))


@BOTH
def test_a_person_and_bots(tmp_path: Path, name: str) -> None:
    """To the end: what a person hears is that seat's own stream and nothing else, and so for those who watch."""
    game, file = GAMES[name][0], tmp_path / "tables.sqlite"
    with server(file, *AT_ONCE) as running:
        table = opened(running, name, here=(0,))
        person, watcher = Device(running.address, table.table, [table.tokens[0]]), Device(running.address, table.table)
        assert [seat.get("bot") for seat in person.room["seats"]] == [None, "easy", "easy"]
        played(person, name, Random(name))
        watched(watcher)
        code, log = running.end()
    assert (code, '"error"' in log) == (0, False), log
    check(file, game, table.table, [person, watcher])


def test_a_seat_changes_hands(tmp_path: Path) -> None:
    """The host gives a player's seat to a bot, and a bot's to a player; everybody is told, and the game goes on."""
    with server(tmp_path / "tables.sqlite", *AT_ONCE) as running:
        table = opened(running, "city", here=(0, 1, 2), setup=LONG)
        watcher = Device(running.address, table.table)
        leaving = Device(running.address, table.table, [table.tokens[0]])
        assert hand(running, table, 0, new_key()).json()["code"] == "not the host"
        assert hand(running, table, 0).json()["room"]["seats"][0] == {"taken": True, "bot": "easy"}
        with pytest.raises(ConnectionClosed) as caught:
            leaving.wait(lambda _: False)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == CloseCode.DISMISSED
        told = watcher.wait(lambda one: one["type"] == "room")
        assert [seat.get("bot") for seat in told["seats"]] == ["easy", None, None]
        while watcher.seats[None].now.get("awaited") == 0:
            watcher.receive()
        path = f"/api/tables/{table.table}"
        invitation = ask(running.address, "POST", f"{path}/invite", key=table.key, body={"seat": 0}).json()
        body = {"invitation": invitation["invitation"]}
        token = ask(running.address, "POST", f"{path}/join", key=new_key(), body=body).json()["token"]
        tokens = [token, table.tokens[1], table.tokens[2]]
        coming = Device(running.address, table.table, tokens)
        assert "bot" not in coming.room["seats"][0]
        for _ in range(40):
            seat = coming.seats[0].now["awaited"]
            assert coming.do(seat, coming.seats[seat].now["legal"][0])["type"] == "done"


def test_a_killed_server_goes_on(tmp_path: Path) -> None:
    """Between two acts of bots, twice: when it is back and somebody looks, nothing is lost or done twice."""
    file = tmp_path / "tables.sqlite"
    with server(file, *LIMITS, "--limit=bot_pause_seconds=0.001") as running:
        table = opened(running, "city", here=())
        watcher = Device(running.address, table.table)
        for kill in (1, 2):
            watched(watcher, kill * 40)
            running.kill()
            running.restart()
            watcher.connect()
        watched(watcher)
        running.end()
    check(file, CITY, table.table, [watcher])


def test_two_processes_play_the_same_bots(address: str) -> None:
    """Both have somebody who watches, so both think; each act is done once, and both hear the same."""
    with server(address, *AT_ONCE) as one, server(address, *AT_ONCE) as other:
        table = opened(one, "city", here=())
        watchers = [Device(running.address, table.table) for running in (one, other)]
        for number in count(1):
            for watcher in watchers:
                watched(watcher, number)
            if all(watcher.seats[None].now.get("awaited") is None for watcher in watchers):
                break
        logs = [running.end()[1] for running in (one, other)]
    assert not any('"error"' in log for log in logs), logs
    check(address, CITY, table.table, watchers)


def test_only_bots_that_a_game_has(tmp_path: Path) -> None:
    """The city has one between easy and fair; the house has none, says so, and opens nothing."""
    lacks = ["Among the bots of the game house there is no steady; there is easy, fair, strong."]
    with server(tmp_path / "tables.sqlite", *AT_ONCE) as running:
        offers = {one["game"]: one["bots"] for one in ask(running.address, "GET", "/api/games").json()["games"]}
        assert offers == {"city": ["easy", "steady", "fair", "strong"], "house": ["easy", "fair", "strong"]}
        city, house = (opened(running, name, here=(0, 1)) for name in GAMES)
        assert hand(running, city, 1, strength="steady").json()["room"]["seats"][1]["bot"] == "steady"
        refused = hand(running, house, 1, strength="steady")
        assert (refused.status, refused.json()) == (404, {"code": "no bots", "sentences": lacks})
        body = {"game": "house", "setup": at_home(2), "request": "another-one", "here": [0], "bots": {"1": "steady"}}
        refused = ask(running.address, "POST", "/api/tables", key=(key := new_key()), body=body)
        assert (refused.status, refused.json()["sentences"]) == (404, lacks)
        assert ask(running.address, "GET", "/api/tables", key=key).json()["tables"] == []


def test_no_bot_at_a_printed_board(tmp_path: Path) -> None:
    """It could not see the meeples: neither at the opening nor in the place of somebody who left."""
    setup = printed(agreed("cooperative", "book", (SANDRA, JIMMY, TAD)))
    with server(tmp_path / "tables.sqlite", *AT_ONCE) as running:
        table = opened(running, "city", here=(0, 1, 2), setup=setup)
        assert hand(running, table, 1).json()["code"] == "no bots"
        body = {"game": "city", "setup": setup, "request": "another-one", "here": [0, 1], "bots": {"2": "easy"}}
        answer = ask(running.address, "POST", "/api/tables", key=new_key(), body=body)
        assert (answer.status, answer.json()["code"]) == (404, "no bots")
