"""Pages of other sites may not use a server, unless its owner names them; programs that are no browser may."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.servers.serving import Running, ask, new_key, server
from tests.support.wire.attacks import check_log, connect, everything, settled, upgrade

FRIEND = "https://friend.example"
FOREIGN = (
    "http://evil.example",
    "null",
    "",
    "http://[",
    "file://",
    "ws://{host}",
    "http://{host}.evil.example",
    "http://{host}/",
    "http://user@{host}",
    "http://localhost",
    FRIEND.upper(),
    FRIEND + ".evil.example",
    "http://\u00e9\u00ff",
)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with one friend."""
    with server(tmp_path_factory.mktemp("origins") / "tables.sqlite", "--origin", FRIEND) as one:
        yield one
        settled(one)
        check_log(one.end()[1])


def status(running: Running, origin: str) -> list[int]:
    """The answers to a request and a WebSocket from a page."""
    host = f"127.0.0.1:{running.port}"
    line = f"Origin: {origin.format(host=host)}"
    body = b'{"game": "none", "setup": {}, "request": "12345678"}'
    head = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {new_key()}\r\nConnection: close\r\n"
    post = f"{head}Content-Length: {len(body)}\r\n{line}\r\n\r\n".encode("latin-1") + body
    get = f"GET /api/health HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{line}\r\n\r\n".encode("latin-1")
    answers = [everything(connect(running, one)) for one in (post, get)]
    made = connect(running, upgrade(line, host=host).decode().encode("latin-1"))
    answers.append(made.recv(100))
    made.close()
    return [int(answer.split()[1]) for answer in answers]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_is_refused(origin: str, running: Running) -> None:
    """Whether it writes, reads or plays: status 403."""
    assert status(running, origin) == [403, 403, 403]


@pytest.mark.parametrize("origin", ["http://{host}", "https://{host}", FRIEND])
def test_its_own_pages_and_those_of_friends_may(origin: str, running: Running) -> None:
    """The same host, or one that was named with --origin; that there is no such game comes later."""
    assert status(running, origin) == [422, 200, 101]


def test_no_answer_invites_other_sites(running: Running) -> None:
    """Answers say nowhere that other pages may read them, and are kept nowhere on their way."""
    headers = ask(running.address, "GET", "/api/health", headers={"Origin": FRIEND}).headers
    assert not [name for name in headers if name.lower().startswith("access-control")]
    assert headers["cache-control"] == "no-store"
    assert headers["x-content-type-options"] == "nosniff"


def test_no_answer_repeats_what_host_was_asked_for(tmp_path: Path) -> None:
    """Nobody is sent to a host that a request made up."""
    with server(tmp_path / "tables.sqlite") as running:
        answer = ask(running.address, "GET", "/api/health/", headers={"Host": "evil.example"})
        assert answer.status == 404
        assert "evil" not in str(answer.headers)
