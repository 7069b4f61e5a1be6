"""HTTP that no browser sends: answered with a sentence or cut off in time, and nothing is left of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import msgspec
import pytest

from tests.support.city.tables import SANDRA, agreed
from tests.support.servers.serving import Running, ask, new_key, open_table, server
from tests.support.wire.attacks import bystander, check_log, connect, everything, secrets_of, settled

LONGEST = 65_536
HEAD = "POST /api/tables HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {key}\r\n"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at which somebody plays through all of this."""
    limits = ("--limit", "request_seconds=1", "--limit", "requests_per_second=1000")
    with server(tmp_path_factory.mktemp("requests") / "tables.sqlite", *limits) as one:
        with bystander(one) as played:
            yield one
            settled(one, connections=2)
        check_log(one.end()[1], [secret for table in played.tables for secret in secrets_of(table)])


def head(*more: str) -> bytes:
    """The head of a request that opens a table."""
    return (HEAD.format(key=new_key()) + "".join(f"{line}\r\n" for line in more) + "\r\n").encode()


RAW = {
    "another protocol": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    "no method": b"\x00\x00\x00\x00\r\n\r\n",
    "an answer": b"HTTP/1.1 200 OK\r\n\r\n",
    "a whole request before": b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n\x00\x00",
    "a line without end": b"GET /" + b"a" * 2 * LONGEST,
    "a header without end": b"GET / HTTP/1.1\r\nA: " + b"a" * 2 * LONGEST,
    "headers without end": b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 20_000,
    "an address that is no text": b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
    "a tunnel": b"CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n",
    "a header in two lines": b"GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\nContent-Length: -1\r\n\r\n",
    "two lengths": head("Content-Length: 4", "Content-Length: 5") + b"{}{}{",
    "a length and chunks": head("Content-Length: 4", "Transfer-Encoding: chunked") + b"0\r\n\r\nGET / HTTP/1.1\r\n\r\n",
    "a length that is none": head("Content-Length: 1e3"),
    "a chunk that is none": head("Transfer-Encoding: chunked") + b"xyz\r\n",
    "a chunk too large to be": head("Transfer-Encoding: chunked") + b"f" * 20 + b"\r\n",
}
"""Bytes that are no request at all, or could be read as two different ones."""


@pytest.mark.parametrize("what", RAW)
def test_what_is_no_request_is_refused(what: str, running: Running) -> None:
    """With one answer, status 400, and the connection is closed: nothing after it is taken for another request."""
    heard = everything(connect(running, RAW[what]))
    assert heard.startswith(b"HTTP/1.1 400 ")
    assert heard.count(b"HTTP/1.1 ") == 1
    assert b"Traceback" not in heard


UNENDING = {
    "nothing": b"",
    "half a head": b"GET /api/health HTTP/1.1\r\nHost: x\r\n",
    "half a body": head("Content-Length: 100") + b"{",
    "half a chunk": head("Transfer-Encoding: chunked") + b"5\r\nabc",
    "half a request after a whole one": b"GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HT",
    "a body where none is read": b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 9000000\r\n\r\n" + b"x" * 200_000,
}


@pytest.mark.parametrize("what", UNENDING)
def test_what_does_not_end_is_cut_off(what: str, running: Running) -> None:
    """When the time of a request is up its connection is closed, however much or little has come."""
    everything(connect(running, UNENDING[what]))


@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_that_is_too_long_is_refused(chunked: bool, running: Running) -> None:  # noqa: FBT001 - a parameter
    """With status 413, read to the end or not."""
    body = b" " * (LONGEST + 1)
    sent = (
        head("Transfer-Encoding: chunked") + (b"1000\r\n" + b" " * 4096 + b"\r\n") * 99
        if chunked
        else head(f"Content-Length: {len(body)}", "Connection: close") + body
    )
    heard = everything(connect(running, sent))
    assert heard.startswith(b"HTTP/1.1 413 ")
    assert b'"too long"' in heard


def test_a_body_as_long_as_may_be_is_read(running: Running) -> None:
    """The limit is for the body; what the head takes does not count."""
    setup = agreed("solo", "book", [SANDRA])
    body = {"game": "city", "setup": setup, "request": "12345678", "here": [0]}
    sent = msgspec.json.encode(body)
    answer = ask(running.address, "POST", "/api/tables", key=new_key(), body=sent + b" " * (LONGEST - len(sent)))
    assert answer.status == 201


def test_trailers_without_end_are_not_gathered(running: Running) -> None:
    """Trailers count as well."""
    made = connect(running, head("Transfer-Encoding: chunked") + b"2\r\n{}\r\n0\r\n")
    with suppress(ConnectionError):
        for _ in range(2_000):
            made.sendall(b"A: " + b"b" * 8_000 + b"\r\n")
    assert everything(made).count(b"HTTP/1.1 ") <= 1


def test_hundreds_of_requests_in_advance_end_the_connection(running: Running) -> None:
    """A few are answered one after another, as HTTP has it; nobody needs more."""
    one = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
    last = b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    assert everything(connect(running, one * 9 + last)).count(b"HTTP/1.1 200 ") == 10
    assert everything(connect(running, one * 5_000)).count(b"HTTP/1.1 200 ") < 100


BODIES = {
    "nothing": b"",
    "no JSON": b"{",
    "no text": b'{"game": "\xff"}',
    "half a letter": b'{"game": "\\ud800"}',
    "another kind": b"[1, 2]",
    "nested too deeply": b'{"game": "city", "request": "12345678", "setup": ' + b"[" * 30_000,
    "too much": b'{"game": "city", "request": "12345678", "setup": {}, "seed": "0"}',
    "a request too short": b'{"game": "city", "request": "1", "setup": {}}',
    "too many seats": b'{"game": "city", "request": "12345678", "setup": {}, "here": [' + b"0," * 20 + b"0]}",
    "a seat that is none": b'{"game": "city", "request": "12345678", "setup": {}, "here": [-1]}',
    "a setup that is none": b'{"game": "city", "request": "12345678", "setup": {"mode": "solo"}}',
    "a setup nested too deeply": b'{"game":"city","request":"12345678","setup":' + b"[" * 500 + b"]" * 500 + b"}",
    "no such game": b'{"game": "chess", "request": "12345678", "setup": {}}',
}


@pytest.mark.parametrize("what", BODIES)
def test_a_body_that_makes_no_sense_is_refused_in_sentences(what: str, running: Running) -> None:
    """With a code for programs and sentences for people."""
    answer = ask(running.address, "POST", "/api/tables", key=new_key(), body=BODIES[what])
    assert answer.status in {400, 422}
    fault = answer.json()
    assert fault["code"] in {"malformed", "unusable"}
    assert all(sentence.endswith(".") for sentence in fault["sentences"])


def test_a_setup_with_thousands_of_players_is_refused_at_once(running: Running) -> None:
    """In one sentence, without comparing everybody with everybody."""
    players = [{"name": str(number), "investigator": "x"} for number in range(1_500)]
    setup = {"mode": "solo", "players": players, "difficulty": "standard", "settings": {}}
    body = {"game": "city", "request": "12345678", "setup": setup}
    answer = ask(running.address, "POST", "/api/tables", key=new_key(), body=body)
    assert answer.status == 422
    assert len(answer.json()["sentences"]) == 1


def test_pages_and_methods_that_are_none_are_refused_in_sentences(running: Running) -> None:
    """Including those that would climb out of where they are."""
    table = open_table(running.address, agreed("solo", "book", [SANDRA]), here=(0,)).table
    for path in ("no", "tables/../../etc/passwd", "tables/%2e%2e", f"tables/{table}%00", "tables/%ff"):
        answer = ask(running.address, "GET", f"/api/{path}", key=new_key())
        assert (answer.status, list(answer.json())) == (404, ["code", "sentences"])
    for method in ("DELETE", "PUT", "PATCH", "TRACE"):
        assert ask(running.address, method, f"/api/tables/{table}").status == 405
