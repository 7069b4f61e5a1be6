"""A real server in its own process, to be queried, stopped and killed."""

from __future__ import annotations

import json
import re
import secrets
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

_ADDRESS = re.compile(r"http://[^\s/]+")


class Running:
    """A running server and its address."""

    def __init__(
        self, database: str | Path, *options: str, port: int = 0, environment: Mapping[str, str] | None = None
    ) -> None:
        self._database = str(database)
        self._options = options
        self._environment = environment
        self.address = ""
        self._start(port)

    def _start(self, port: int) -> None:
        command = [sys.executable, "-m", "stopthief", "serve", "--port", str(port), "--database", self._database]
        self.process = subprocess.Popen(  # noqa: S603 - our own program
            [*command, *self._options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=self._environment,
        )
        assert self.process.stdout is not None
        self.said: list[str] = []
        """The lines it has printed."""
        for line in self.process.stdout:
            self.said.append(line.removesuffix("\n"))
            if found := _ADDRESS.search(line):
                self.address = found.group()
                return
        raise ChildProcessError(self.end()[1])

    @property
    def port(self) -> int:
        """The port that it listens on."""
        return urlsplit(self.address).port or 0

    def kill(self) -> None:
        """Kill it at once."""
        self.process.kill()
        self.process.communicate()

    def restart(self) -> None:
        """Start it again at the same address."""
        self._start(self.port)

    def end(self) -> tuple[int, str]:
        """Stop it in order; return its exit code and its log."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        _, log = self.process.communicate(timeout=30)
        return self.process.returncode, log


@contextmanager
def server(database: str | Path, *options: str, environment: Mapping[str, str] | None = None) -> Iterator[Running]:
    """A server for the length of a test."""
    running = Running(database, *options, environment=environment)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.kill()


Pair = tuple[Running, Running]
"""Two servers on one database."""


class Answer(msgspec.Struct):
    """An HTTP answer."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    def json(self) -> Any:
        """The body, read as JSON."""
        return json.loads(self.body)


def ask(
    address: str, method: str, path: str, *, key: str | None = None, body: object = None, headers: Any = None
) -> Answer:
    """Send a request."""
    connection = HTTPConnection(urlsplit(address).netloc, timeout=30)
    sent = dict(headers or {}) | ({"Authorization": f"Bearer {key}"} if key else {})
    data = body if isinstance(body, bytes) or body is None else msgspec.json.encode(body)
    try:
        connection.request(method, path, data, sent)
        answer = connection.getresponse()
        return Answer(answer.status, dict(answer.getheaders()), answer.read())
    finally:
        connection.close()


def new_key() -> str:
    """Make a device's key."""
    return secrets.token_urlsafe(32)


class Opened(msgspec.Struct):
    """An open table with its secrets."""

    table: str
    key: str
    """The host's key."""
    tokens: dict[int, str]
    invitations: dict[int, str]


def open_table(address: str, setup: object, here: tuple[int, ...], game: str = "city") -> Opened:
    """Open a table with some seats here and the others to be invited."""
    key = new_key()
    body = {"game": game, "setup": setup, "request": secrets.token_urlsafe(12), "here": here}
    answer = ask(address, "POST", "/api/tables", key=key, body=body)
    assert answer.status == 201, answer.body
    tickets = answer.json()["tickets"]
    tokens = {one["seat"]: one["token"] for one in tickets if "token" in one}
    invitations = {one["seat"]: one["invitation"] for one in tickets if "invitation" in one}
    return Opened(answer.json()["room"]["table"], key, tokens, invitations)


def join(address: str, opened: Opened, seat: int, key: str | None = None) -> str:
    """Take a seat from another device; return its token."""
    body = {"invitation": opened.invitations[seat]}
    answer = ask(address, "POST", f"/api/tables/{opened.table}/join", key=key or new_key(), body=body)
    assert answer.status == 200, answer.body
    token: str = answer.json()["token"]
    return token


def refusal(*options: str, program: tuple[str, str] = ("-m", "stopthief")) -> str:
    """The message of `stopthief serve` when it refuses to start, with exit code 2."""
    command = [sys.executable, *program, "serve", "--port", "0", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)  # noqa: S603 - ours
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    return done.stderr
