"""Phones in the same network: `--lan` opens the door to them and shows where it is; without it, it is shut."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
import segno

from stopthief.cli.terminal import greeting
from stopthief.server.listening import HERE, lan_address
from tests.support.servers.serving import ask, server


def drawn(address: str) -> list[str]:
    """A QR code as it stands in a terminal."""
    text = io.StringIO()
    segno.make(address, micro=False).terminal(text, compact=True, border=2)
    return text.getvalue().splitlines()


@pytest.mark.skipif(lan_address() is None, reason="this machine is in no network")
def test_phones_find_the_server(tmp_path: Path) -> None:
    """The address in the terminal is the machine's own in its network, the code says the same, and both answer."""
    with server(tmp_path / "tables.sqlite", "--lan") as running:
        assert running.address == f"http://{lan_address()}:{running.port}"
        code = drawn(f"{running.address}/")
        assert running.said[: len(code)] == code
        assert running.process.stdout is not None
        assert f"On this machine: http://{HERE}:{running.port}/" in running.process.stdout.readline()
        for address in (running.address, f"http://{HERE}:{running.port}"):
            assert ask(address, "GET", "/api/health").status == 200
            assert ask(address, "GET", "/api/games").json()["address"] == f"{running.address}/"


@pytest.mark.parametrize("options", [(), ("--here",)])
def test_without_it_the_server_is_this_machine_s_alone(tmp_path: Path, options: tuple[str, ...]) -> None:
    """It listens on an address that nobody else can reach, and draws nothing."""
    with server(tmp_path / "tables.sqlite", *options) as running:
        assert running.address == f"http://{HERE}:{running.port}"
        assert running.said == [f"The tables are open at {running.address}/  (Ctrl-C closes them; every game is kept.)"]
        assert ask(running.address, "GET", "/api/games").json()["address"] is None


def test_without_a_network_it_says_so() -> None:
    """And draws nothing that could not be reached."""
    said = greeting.text("http://127.0.0.1:8765/", None, lan=True)
    assert said.startswith("The tables are open at http://127.0.0.1:8765/ ")
    assert said.endswith("No network was found, so that phones cannot join.)")
