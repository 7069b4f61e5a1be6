"""A PostgreSQL server for tests: in its own folder, reached over a socket there, removed afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ELSEWHERE = ("/usr/lib/postgresql/*/bin", "/opt/homebrew/opt/postgresql*/bin", "/usr/local/opt/postgresql*/bin")
MISSING = (
    "These tests need PostgreSQL: install it (Debian: apt-get install postgresql; macOS: brew install postgresql)."
)
OPTIONS = "-c listen_addresses='' -c max_connections=60 -c unix_socket_directories={folder}"


def program(name: str) -> str:
    """The path of one of PostgreSQL's programs."""
    found = [shutil.which(name, path=str(folder)) for folder in _folders()]
    paths = [path for path in (shutil.which(name), *found) if path]
    if not paths:
        raise AssertionError(MISSING)
    return os.path.realpath(paths[0])


def _folders() -> list[Path]:
    return [folder for pattern in ELSEWHERE for folder in sorted(Path("/").glob(pattern[1:]), reverse=True)]


class Server:
    """A running server that can be killed and restarted."""

    def __init__(self, folder: Path, user: str | None) -> None:
        self.folder, self._user = folder, user
        self._run("initdb", "--auth=trust", "--username=stopthief", "--no-sync", "--encoding=UTF8", "--locale=C")
        self._run("pg_ctl", "start", "--wait", f"--log={folder}/log", f"--options={OPTIONS.format(folder=folder)}")

    def address(self, schema: str) -> str:
        """The address of a schema of its own."""
        return f"postgresql://stopthief@/postgres?host={self.folder}&search_path={schema}"

    def restart(self) -> None:
        """Kill it and start it again: it recovers from its log, and all connections are lost."""
        self._run("pg_ctl", "restart", "--wait", "--mode=immediate", f"--log={self.folder}/log")

    def stop(self) -> None:
        """Stop it at once."""
        self._run("pg_ctl", "stop", "--wait", "--mode=immediate")

    def _run(self, name: str, *arguments: str) -> None:
        """Run a program of PostgreSQL, which refuses to run as root."""
        command = [program(name), *arguments, f"--pgdata={self.folder}/data"]
        done = subprocess.run(  # noqa: S603 - the programs of an installed package
            command, user=self._user, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False
        )
        assert done.returncode == 0, f"{name}: {done.stderr.decode()}"


@contextmanager
def running() -> Iterator[Server]:
    """A server, until the tests are done."""
    program("initdb")
    user = _somebody() if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="stpg", dir="/tmp"))
    try:
        if user is not None:
            shutil.chown(folder, user)
        server = Server(folder, user)
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)


def _somebody() -> str:
    """A user who is not root."""
    names = {one.pw_name for one in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"
