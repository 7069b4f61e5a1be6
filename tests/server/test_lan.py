"""Phones in the same network: `--lan` opens the door to them and shows where it is; without it, it is shut."""

from __future__ import annotations

import io
from pathlib import Path

import segno

from stopthief.server.serving import HERE, lan_address
from tests.serving import ask, server


def drawn(address: str) -> list[str]:
    """A QR code as it stands in a terminal."""
    text = io.StringIO()
    segno.make(address, micro=False).terminal(text, compact=True, border=2)
    return text.getvalue().splitlines()


def test_phones_find_the_server(tmp_path: Path) -> None:
    """The address in the terminal is the machine's own in its network, the code says the same, and both answer."""
    with server(tmp_path / "tables.sqlite", "--lan") as running:
        assert running.address == f"http://{lan_address() or HERE}:{running.port}"
        code = drawn(f"{running.address}/")
        assert running.said[: len(code)] == code
        for address in (running.address, f"http://{HERE}:{running.port}"):
            assert ask(address, "GET", "/api/health").status == 200


def test_without_it_the_server_is_this_machine_s_alone(tmp_path: Path) -> None:
    """It listens on an address that nobody else can reach, and draws nothing."""
    with server(tmp_path / "tables.sqlite") as running:
        assert running.address == f"http://{HERE}:{running.port}"
        assert running.said == [f"The tables are open at {running.address}/  (Ctrl-C closes them; every game is kept.)"]
