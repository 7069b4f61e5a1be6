"""A file that cannot be used is refused at the start in a sentence; a damaged log keeps only its own table closed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from stopthief.city import city
from stopthief.city.samples.random_setups import random_setup
from tests.support.servers.serving import Opened, ask, open_table, refusal, server
from tests.support.wire.devices import Device

SETUP = random_setup(city().box, lambda _: 0)
DAMAGED = "The log of this table is damaged; tell whoever runs the server. Other tables are not affected."


def two_tables(path: Path) -> tuple[Opened, Opened]:
    """A file with two tables that have begun."""
    with server(path) as running:
        seats = tuple(range(len(SETUP.players)))
        tables = open_table(running.address, SETUP, seats), open_table(running.address, SETUP, seats)
        for opened in tables:
            play(Device(running.address, opened.table, list(opened.tokens.values())), 5)
        running.end()
    return tables


def play(device: Device, acts: int) -> None:
    """Do the first thing that may be done, again and again."""
    for _ in range(acts):
        seat = device.seats[0].now["awaited"]
        assert device.do(seat, device.seats[seat].now["legal"][0])["type"] == "done"


@pytest.mark.parametrize("content", [b"not a database", b"x" * 8192])
def test_a_damaged_file_at_the_start(tmp_path: Path, content: bytes) -> None:
    """It is named with what to do, and left as it is."""
    path = tmp_path / "tables.sqlite"
    path.write_bytes(content)
    said = refusal("--database", str(path))
    assert said.startswith(f"stopthief: {path}: ")
    assert said.count("\n") == 1
    assert "move it away, or restore a copy" in said
    assert path.read_bytes() == content


HARM = {
    "torn": "UPDATE entries SET body = substr(body, 1, 20) WHERE table_id = ? AND number = 3",
    "missing": "DELETE FROM entries WHERE table_id = ? AND number = 3",
    "beheaded": "DELETE FROM entries WHERE table_id = ? AND number = 1",
    "foreign": """UPDATE entries SET body = CAST('{"entry":"undone","seat":9,"seen":9}' AS BLOB)
        WHERE table_id = ? AND number = 3""",
    "twice": "UPDATE entries SET body = (SELECT body FROM entries WHERE number = 2) WHERE table_id = ? AND number = 4",
}


@pytest.mark.parametrize("harm", HARM)
def test_a_damaged_log_closes_only_its_own_table(tmp_path: Path, harm: str) -> None:
    """Visitors are told so, without a word of what is in the log; the other table plays on."""
    path = tmp_path / "tables.sqlite"
    hurt, well = two_tables(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        assert connection.execute(HARM[harm], (hurt.table,)).rowcount == 1
    with server(path) as running:
        answer = ask(running.address, "GET", f"/api/tables/{hurt.table}")
        assert (answer.status, answer.json()) == (409, {"code": "damaged", "sentences": [DAMAGED]})
        with pytest.raises(AssertionError, match="damaged"):
            Refused(running.address, hurt.table)
        play(Device(running.address, well.table, list(well.tokens.values())), 5)
        assert ask(running.address, "GET", "/api/health").status == 200
        code, log = running.end()
    assert code == 0
    assert '"table cannot be read"' in log


class Refused(Device):
    """A device that fails with what it is refused for."""

    def _hear(self, message: dict[str, object]) -> None:
        assert message["type"] != "refused", message["code"]


NOT_AS_ROOT = """
import encodings.idna, os, sys, stopthief.cli.serve
from stopthief.cli import main
if os.geteuid() == 0:
    os.seteuid(65534)
sys.exit(main(sys.argv[1:]))
"""


def test_a_folder_that_may_not_be_written() -> None:
    """It is named with what to do."""
    with TemporaryDirectory(dir="/tmp") as folder:
        Path(folder).chmod(0o555)
        said = refusal("--database", f"{folder}/tables.sqlite", program=("-c", NOT_AS_ROOT))
        assert said.startswith(f"stopthief: {folder}/tables.sqlite: ")
        assert "name another file" in said
        Path(folder).chmod(0o700)


def test_a_second_server_on_the_same_file(tmp_path: Path) -> None:
    """It is refused while the first one runs, even when that was killed before."""
    path = tmp_path / "tables.sqlite"
    with server(path) as running:
        running.kill()
        running.restart()
        assert "another stopthief server uses it; stop that one, or name another file." in refusal(
            "--database", str(path)
        )
        assert ask(running.address, "GET", "/api/health").status == 200
