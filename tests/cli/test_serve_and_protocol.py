"""The commands `serve` and `protocol`: what they say of themselves, and how they refuse."""

from __future__ import annotations

import socket
import sys
import webbrowser
from pathlib import Path

import msgspec
import pytest

from stopthief.cli import main, serve
from stopthief.cli.terminal import greeting
from stopthief.core.errors import Broken
from stopthief.games import GAMES
from stopthief.server.limits import Limits
from stopthief.server.listening import listen, listen_nearby


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "200")


def leaves(capsys: pytest.CaptureFixture[str], code: int, *words: str) -> str:
    """What a command says that ends in its arguments."""
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == code
    said = capsys.readouterr()
    return said.err if code else said.out


def test_help_names_both_commands(capsys: pytest.CaptureFixture[str]) -> None:
    """Each with its one line."""
    said = leaves(capsys, 0, "--help")
    assert "Open the tables: let people play over the network." in said
    assert "Print the protocol that devices speak with the server." in said


def test_help_of_serve_names_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    """With what it is for, and what is taken without it."""
    said = leaves(capsys, 0, "serve", "--help")
    for option in (
        "--lan",
        "--here",
        "--open, --no-open",
        "--host H",
        "--port N",
        "--database D",
        "--origin URL",
        "--limit NAME=N",
    ):
        assert option in said
    assert "(8765, or the next that is free)" in said


def test_help_of_protocol_names_its_formats(capsys: pytest.CaptureFixture[str]) -> None:
    """Markdown and JSDoc."""
    assert "--format {markdown,jsdoc}" in leaves(capsys, 0, "protocol", "--help")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("protocol", "--format", "html"), "invalid choice: 'html'"),
        (("protocol", "page.md"), "unrecognized arguments: page.md"),
        (("serve", "--port", "http"), "argument --port: invalid int value: 'http'"),
        (("serve", "--lan", "--host", "0.0.0.0"), "not allowed with argument --lan"),  # noqa: S104 - to be refused
        (("serve", "--lan", "--here"), "not allowed with argument --lan"),
        (("serve", "--limit"), "argument --limit: expected one argument"),
    ],
)
def test_words_that_the_parser_refuses(capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str) -> None:
    """It says which argument is wrong."""
    assert said in leaves(capsys, 2, *words)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--port", "65536"), "--port 65536: a port is a number from 0 to 65535."),
        (("--port", "-1"), "--port -1: a port is a number from 0 to 65535."),
        (("--limit", "mistakes=none"), "--limit"),
        (("--limit", "mistakes=0"), "--limit"),
        (("--limit", "patience=3"), "--limit patience=3: this must be NAME=VALUE, with one of these names: "),
        (("--limit", "mistakes"), "--limit mistakes: this must be NAME=VALUE"),
        (("--port", "0", "--database", "mysql://localhost/x"), "'mysql' is no database"),
    ],
)
def test_a_server_that_cannot_begin_says_why(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    """A sentence, exit code 2, and nothing that looks as if it had begun."""
    assert main(("serve", *words)) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert said in printed.err
    assert "Traceback" not in printed.err


def test_a_wrong_limit_is_answered_with_all_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    """Several mistakes are named at once."""
    assert main(("serve", "--limit", "patience=3", "--limit", "hope")) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 2
    assert all(name in lines[0] for name in Limits.__struct_fields__)


def test_a_port_that_is_taken_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """With the advice to take another."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(("serve", "--port", str(port))) == 2
    said = capsys.readouterr().err
    assert f"--port {port}: this cannot be used (Address already in use" in said
    assert "name another one." in said


def test_a_port_that_nobody_named_gives_way() -> None:
    """The next one is taken; if all near it are, the sentence names the first."""
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with listen_nearby("127.0.0.1", port) as near:
            assert 0 < near.getsockname()[1] - port < 10
    with pytest.raises(Broken, match=r"--host 192\.0\.2\.1: this is no address of this machine"):
        listen_nearby("192.0.2.1", port)


@pytest.mark.parametrize(("screen", "is_terminal", "opened"), [(":0", True, 1), ("", True, 0), (":0", False, 0)])
def test_the_page_opens_for_whoever_sits_there(
    monkeypatch: pytest.MonkeyPatch,
    screen: str,
    is_terminal: bool,  # noqa: FBT001 - a parameter
    opened: int,
) -> None:
    """Only on a desktop, and only in a terminal that somebody looks at."""
    shown: list[str] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", screen)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: is_terminal)
    monkeypatch.setattr(webbrowser, "open", shown.append)
    if opening := greeting.show("http://127.0.0.1:8765/"):
        opening.join()
    assert shown == ["http://127.0.0.1:8765/"] * opened


def test_a_database_in_a_folder_that_cannot_be_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A file where a folder should be."""
    (tmp_path / "file").write_text("")
    assert main(("serve", "--port", "0", "--database", str(tmp_path / "file" / "tables.sqlite"))) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_protocol_prints_a_page_or_a_module(capsys: pytest.CaptureFixture[str]) -> None:
    """The page is the same each time, and so is the module; neither needs a server."""
    for words, first in (((), "# The protocol\n"), (("--format", "jsdoc"), "// What devices and the server say")):
        printed = []
        for _ in range(2):
            assert main(("protocol", *words)) == 0
            printed.append(capsys.readouterr().out)
        assert printed[0] == printed[1]
        assert printed[0].startswith(first)
        assert printed[0].endswith("\n")
        assert not printed[0].endswith("\n\n")


def test_a_game_brings_files_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Below a path with its name, beside those of the client."""
    entry = msgspec.structs.replace(GAMES["city"], files=lambda: {"board.json": b"{}"})
    monkeypatch.setattr(serve, "GAMES", {"city": entry})
    files = serve.files()
    assert files["games/city/board.json"] == b"{}"
    assert "index.html" in files
