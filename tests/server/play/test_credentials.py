"""A token opens its seat, at its table, on its device, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from stopthief.table.keys import proof
from tests.support.city.tables import DRAKE, JIMMY, PEPPER, SANDRA, agreed
from tests.support.servers.serving import Opened, Running, ask, join, new_key, open_table, server
from tests.support.wire.attacks import check_log, secrets_of
from tests.support.wire.devices import Device

SETUP = agreed("competitive", "standard", (SANDRA, JIMMY, DRAKE, PEPPER))
SEATS = range(4)


class Tables:
    """A table with seats of every kind, and another one."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.opened: Opened = open_table(address, SETUP, here=(0, 1))
        self.guest = new_key()
        self.tokens = dict(self.opened.tokens)
        self.tokens[2] = join(address, self.opened, 2, self.guest)
        self.other: Opened = open_table(address, SETUP, here=(0, 1, 2, 3))

    @property
    def path(self) -> str:
        """Where the table is."""
        return f"/api/tables/{self.opened.table}"

    def credentials(self) -> dict[str, str]:
        """Everything there is to try, by what it is."""
        return {
            "the host's key": self.opened.key,
            "the guest's key": self.guest,
            "a new key": new_key(),
            "the other host's key": self.other.key,
            **{f"the token of seat {seat}": token for seat, token in self.tokens.items()},
            "the used invitation": self.opened.invitations[2],
            "the invitation": self.opened.invitations[3],
            "a token of the other table": self.other.tokens[0],
            "the hash of a token": proof(self.tokens[0])[:43],
            "garbage": "x" * 43,
        }

    def wrong(self, *right: str) -> Iterator[str]:
        """All but those."""
        yield from (one for name, one in self.credentials().items() if name not in right)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for all tests here."""
    folder: Path = tmp_path_factory.mktemp("credentials")
    with server(folder / "tables.sqlite", "--limit", "requests_per_second=100000") as one:
        yield one


@pytest.fixture
def tables(running: Running) -> Tables:
    """New tables for each test."""
    return Tables(running.address)


def hello(tables: Tables, *tokens: str) -> Device:
    """A device that says hello."""
    return Device(tables.address, tables.opened.table, tokens)


def refused(tables: Tables, *tokens: str) -> str:
    """Why a hello is refused; the refusal is all that is sent before the connection is closed."""
    seats = [{"token": token} for token in tokens]
    with connect(tables.address.replace("http", "ws", 1) + "/api/play", legacy=True) as socket:
        socket.send(json.dumps({"type": "hello", "table": tables.opened.table, "seats": seats}))
        (message,) = json.loads(socket.recv())
        with pytest.raises(ConnectionClosed):
            socket.recv()
    assert (message["type"], socket.close_code) == ("refused", 1008)
    return str(message["code"])


def test_only_a_seats_own_token_opens_it(tables: Tables) -> None:
    """Any other credential is refused with a reason; one wrong token spoils a whole hello."""
    rights = [f"the token of seat {seat}" for seat in tables.tokens]
    for wrong in tables.wrong(*rights):
        if len(wrong) == 43:
            assert refused(tables, wrong) == "wrong token"
            assert refused(tables, tables.tokens[0], wrong) == "wrong token"
    for seat, token in tables.tokens.items():
        device = hello(tables, token)
        assert set(device.seats) == {seat}
        device.close()


@pytest.mark.parametrize("message", ["do", "undo", "note"])
def test_a_seat_that_was_not_opened_obeys_nothing(message: str, tables: Tables) -> None:
    """A device with one seat or none can act for no other, whether it exists or not."""
    for tokens in ([tables.tokens[2]], []):
        device = hello(tables, *tokens)
        for seat in (*(one for one in SEATS if not tokens or one != 2), 99):
            sent: dict[str, Any] = {"type": message, "seat": seat}
            sent |= {"notes": {"a": "b"}} if message == "note" else {"seen": 1}
            sent |= {"command": {"type": "get_clue"}} if message == "do" else {}
            device.send(sent)
            answer = device.wait(lambda one: one["type"] == "refused")
            assert (answer["code"], answer["seat"], answer.get("seen")) == ("not your seat", seat, sent.get("seen"))
        device.close()


def test_a_key_shows_only_what_its_device_can_do(tables: Tables) -> None:
    """The host's key gives its tokens and open invitations, the guest's its token, and all others nothing."""
    shown = {}
    for name, one in tables.credentials().items():
        answer = ask(tables.address, "GET", tables.path, key=one)
        assert answer.status == 200
        shown[name] = {tuple(ticket.values()) for ticket in answer.json()["tickets"]}
    host = {(0, tables.tokens[0]), (1, tables.tokens[1]), (3, tables.opened.invitations[3])}
    assert shown.pop("the host's key") == host
    assert shown.pop("the guest's key") == {(2, tables.tokens[2])}
    assert set(map(len, shown.values())) == {0}
    assert ask(tables.address, "GET", tables.path).json()["tickets"] == []
    assert ask(tables.address, "GET", tables.path, key="short").status == 401


def test_a_list_shows_only_the_tables_of_its_device(tables: Tables) -> None:
    """Keys find what they take part in; tokens, invitations and hashes find nothing."""
    listed = {}
    for name, one in tables.credentials().items():
        answer = ask(tables.address, "GET", "/api/tables", key=one)
        listed[name] = {table["table"] for table in answer.json()["tables"]}
    assert listed.pop("the host's key") == listed.pop("the guest's key") == {tables.opened.table}
    assert listed.pop("the other host's key") == {tables.other.table}
    assert set(map(len, listed.values())) == {0}
    assert ask(tables.address, "GET", "/api/tables").status == 401


def test_only_an_open_invitation_lets_in(tables: Tables) -> None:
    """Anything else is refused; the same invitation again gives the same device the same token, and others nothing."""
    path, mine = f"{tables.path}/join", new_key()
    for wrong in tables.wrong("the invitation"):
        if len(wrong) == 43:
            assert ask(tables.address, "POST", path, key=mine, body={"invitation": wrong}).status == 409
    right = {"invitation": tables.opened.invitations[3]}
    assert ask(tables.address, "POST", path, body=right).status == 401
    assert ask(tables.address, "POST", f"/api/tables/{tables.other.table}/join", key=mine, body=right).status == 409
    first = ask(tables.address, "POST", path, key=mine, body=right)
    assert first.status == 200
    assert ask(tables.address, "POST", path, key=mine, body=right).body == first.body
    for other in (new_key(), tables.opened.key, tables.guest):
        assert ask(tables.address, "POST", path, key=other, body=right).json()["code"] == "used"


def test_only_the_host_invites(tables: Tables) -> None:
    """With the host's key alone, and only to seats that there are."""
    for wrong in tables.wrong("the host's key"):
        answer = ask(tables.address, "POST", f"{tables.path}/invite", key=wrong, body={"seat": 2})
        assert (answer.status, answer.json()["code"]) == (403, "not the host")
    assert ask(tables.address, "POST", f"{tables.path}/invite", body={"seat": 2}).status == 401
    answer = ask(tables.address, "POST", f"{tables.path}/invite", key=tables.opened.key, body={"seat": 4})
    assert answer.json()["code"] == "no seat"


def test_only_a_seat_asks_for_another_game(tables: Tables) -> None:
    """Strangers are refused as such; those who sit there hear that the game is not over."""
    for name, one in tables.credentials().items():
        answer = ask(tables.address, "POST", f"{tables.path}/rematch", key=one)
        sits = name.startswith("the token")
        assert (answer.status, answer.json()["code"]) == ((409, "not over") if sits else (403, "wrong token"))


def test_a_device_that_was_replaced_can_do_nothing_more(tables: Tables) -> None:
    """After a new invitation was used, the old token opens nothing and the old connection is closed and deaf."""
    old = hello(tables, tables.tokens[2])
    answer = ask(tables.address, "POST", f"{tables.path}/invite", key=tables.opened.key, body={"seat": 2})
    old.do(2, {"type": "get_clue"})  # still theirs until the invitation is used
    join(tables.address, Opened(tables.opened.table, "", {}, {2: answer.json()["invitation"]}), 2)
    with pytest.raises(ConnectionClosed) as closed:
        old.wait(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4001
    assert refused(tables, tables.tokens[2]) == "wrong token"
    again = ask(tables.address, "POST", f"{tables.path}/join", key=tables.guest, body={"invitation": tables.tokens[2]})
    assert again.status == 409
    assert ask(tables.address, "GET", tables.path, key=tables.guest).json()["tickets"] == []


def test_no_secret_is_in_the_log(tmp_path: Path) -> None:
    """After all table_kinds of use and misuse, nothing that opens anything stands there."""
    with server(tmp_path / "tables.sqlite") as running:
        tables = Tables(running.address)
        refused(tables, "x" * 43)
        device = hello(tables, *tables.tokens.values())
        device.do(0, {"type": "get_clue"})
        ask(running.address, "GET", f"/api/tables/{tables.opened.table}?key={tables.opened.key}", key="x")
        code, log = running.end()
    assert code == 0
    check_log(log, [*secrets_of(tables.opened), *secrets_of(tables.other), tables.guest, *tables.tokens.values()])
