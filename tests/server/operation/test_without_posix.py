"""A server without uvloop, httptools, fcntl and all else that only POSIX has: it keeps every promise."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.killing import kill
from tests.server.http.test_hostile_requests import RAW, UNENDING, head
from tests.support.servers.bare_python import MISSING, bare_environment
from tests.support.servers.serving import Running, refusal, server
from tests.support.wire.attacks import bystander, check_log, closing, connect, everything, settled, websocket

OTHERWISE = ("a whole request before", "a chunk too large to be")
"""Cases that h11 treats otherwise than httptools; see below."""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, str]:
    """The environment of such a Python."""
    return bare_environment(tmp_path_factory.mktemp("bare"))


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory, environment: Mapping[str, str]) -> Iterator[Running]:
    """A server at which somebody plays through all of this."""
    limits = ("--limit", "request_seconds=1", "--limit", "requests_per_second=1000")
    with server(tmp_path_factory.mktemp("served") / "tables.sqlite", *limits, environment=environment) as one:
        with bystander(one):
            yield one
            settled(one, connections=2)
        code, log = one.end()
        assert code == 0
        check_log(log)


@pytest.mark.parametrize("name", MISSING)
def test_the_modules_are_missing(name: str, environment: Mapping[str, str]) -> None:
    """Else nothing here would prove anything."""
    command = [sys.executable, "-c", f"import {name}"]
    done = subprocess.run(command, env=environment, capture_output=True, check=False)  # noqa: S603 - our own
    assert b"ModuleNotFoundError" in done.stderr


def test_killing_the_server_loses_and_doubles_nothing(tmp_path: Path, environment: Mapping[str, str]) -> None:
    """Every acknowledged act is stored once, and everybody plays on after every restart."""
    work = kill(tmp_path / "tables.sqlite", kills=3, tables=8, seed="bare", environment=environment)
    outcome = asyncio.run(work)
    assert outcome.acknowledged > outcome.tables >= 8


def test_one_server_a_file(tmp_path: Path, environment: Mapping[str, str]) -> None:
    """A second server on the same file is refused, whichever way it locks."""
    path = tmp_path / "tables.sqlite"
    with server(path, environment=environment):
        assert "another stopthief server uses it" in refusal("--database", str(path))


@pytest.mark.parametrize("what", [what for what in RAW if what not in OTHERWISE])
def test_what_is_no_request_is_refused(what: str, running: Running) -> None:
    """As with httptools: one answer, status 400, and the connection is closed."""
    heard = everything(connect(running, RAW[what]))
    assert heard.startswith(b"HTTP/1.1 400 ")
    assert heard.count(b"HTTP/1.1 ") == 1


def test_a_whole_request_is_answered_before_what_is_none_is_refused(running: Running) -> None:
    """h11 reads one request after the other."""
    heard = everything(connect(running, RAW["a whole request before"]))
    assert heard.startswith(b"HTTP/1.1 200 ")
    assert b"HTTP/1.1 400 " in heard


@pytest.mark.parametrize("what", [*UNENDING, "a chunk too large to be"])
def test_what_does_not_end_is_cut_off(what: str, running: Running) -> None:
    """When the time of a request is up its connection is closed, however much or little has come."""
    everything(connect(running, (UNENDING | RAW)[what]))


def test_a_body_that_is_too_long_is_refused(running: Running) -> None:
    """With status 413."""
    heard = everything(
        connect(running, head("Transfer-Encoding: chunked") + (b"1000\r\n" + b" " * 4096 + b"\r\n") * 99)
    )
    assert heard.startswith(b"HTTP/1.1 413 ")


def test_trailers_without_end_are_not_gathered(running: Running) -> None:
    """Trailers count as well."""
    trailers = (b"A: " + b"b" * 8_000 + b"\r\n") * 50
    heard = everything(connect(running, head("Transfer-Encoding: chunked") + b"2\r\n{}\r\n0\r\n" + trailers))
    assert heard.count(b"HTTP/1.1 ") <= 1


def test_hundreds_of_requests_in_advance_end_the_connection(running: Running) -> None:
    """A few are answered one after another, as HTTP has it; nobody needs more."""
    one = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
    last = b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    assert everything(connect(running, one * 9 + last)).count(b"HTTP/1.1 200 ") == 10
    assert everything(connect(running, one * 5_000)).count(b"HTTP/1.1 200 ") < 100


def test_a_silent_websocket_is_closed(running: Running) -> None:
    """The deadline of the request ends with the upgrade; that of hello begins."""
    assert closing(websocket(running)) == 1008
