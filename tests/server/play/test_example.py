"""The example in the tree plays whole games against a real server, alone and with others, through a restart."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.servers.serving import ask, server

EXAMPLE = Path(__file__).parents[3] / "examples" / "random_player.py"
QUICK = ("--limit", "messages_per_second=10000", "--limit", "requests_per_second=10000")
LONG = 120


def start(*words: str) -> subprocess.Popen[str]:
    """The example as a process."""
    return subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, str(EXAMPLE), *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def run(*words: str) -> tuple[int, str, str]:
    """The example to its end: exit code, what it printed, what it complained of."""
    process = start(*words)
    said, complained = process.communicate(timeout=LONG)
    return process.returncode, said, complained


def line(process: subprocess.Popen[str]) -> str:
    """The next line that it prints."""
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_it_is_short() -> None:
    """Under a hundred lines, as is said of it."""
    assert len(EXAMPLE.read_text().splitlines()) < 100


def test_it_plays_alone_to_the_end(tmp_path: Path) -> None:
    """A solo game ends by itself, since the Loot does; its record can be downloaded."""
    with server(tmp_path / "tables.sqlite", *QUICK) as running:
        code, said, complained = run(running.address)
        assert (code, complained) == (0, "")
        first, last = said.splitlines()
        assert "'reason': " in last
        table = first.removeprefix("Playing at table ").removesuffix(".")
        assert ask(running.address, "GET", f"/api/tables/{table}/record").status == 200


def test_two_play_at_one_table_through_a_restart(tmp_path: Path) -> None:
    """One opens it and prints a link, the other joins; the server is killed between, and both see the same end."""
    with server(tmp_path / "tables.sqlite", *QUICK) as running:
        host = start(running.address, "2")
        link = line(host)
        assert line(host).startswith("Playing at table ")
        running.kill()
        running.restart()
        guest = start(link)
        assert line(guest).startswith("Playing at table ")
        running.end()
        running.restart()
        ends = [process.communicate(timeout=LONG) for process in (host, guest)]
        assert [process.returncode for process in (host, guest)] == [0, 0]
        assert [complained for _, complained in ends] == ["", ""]
        assert len({said.splitlines()[-1] for said, _ in ends}) == 1
        assert "'reason': " in ends[0][0]


def test_it_plays_as_fast_as_it_may(tmp_path: Path) -> None:
    """Where the server finds it too fast, it comes back and goes on."""
    limits = ("--limit", "messages_per_second=150", "--limit", "burst_seconds=0.2")
    with server(tmp_path / "tables.sqlite", *limits) as running:
        code, said, complained = run(running.address)
    assert (code, complained) == (0, "")
    assert "'reason': " in said


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("5",), "players: cooperative is played by 2 to 4, not by 5."),
        (("#AAAAAAAAAAAAAAAA." + "B" * 43,), "There is no such table; check the link."),
        (("#AAAAAAAAAAAAAAAA.short",), "The body of this request cannot be read"),
    ],
)
def test_a_refusal_is_told_in_the_servers_words(tmp_path: Path, words: tuple[str, ...], sentence: str) -> None:
    """One sentence and no traceback."""
    with server(tmp_path / "tables.sqlite") as running:
        link = (f"{running.address}/{words[0]}",) if words[0].startswith("#") else (running.address, *words)
        code, said, complained = run(*link)
    assert (code, said) == (1, "")
    assert complained.startswith(sentence)
    assert len(complained.splitlines()) == 1


@pytest.mark.parametrize("address", ["http://127.0.0.1:9", "nonsense"])
def test_a_server_that_is_not_there_is_named(address: str) -> None:
    """With what to do about it."""
    code, said, complained = run(address)
    assert (code, said) == (1, "")
    assert complained.startswith(f"There is no server at {address} (")
    assert complained.endswith("start one with: stopthief serve\n")


@pytest.mark.parametrize("words", [(), ("http://127.0.0.1:9", "two")])
def test_with_wrong_words_it_explains_itself(words: tuple[str, ...]) -> None:
    """How it is called."""
    code, said, complained = run(*words)
    assert (code, said) == (1, "")
    assert "random_player.py LINK" in complained
