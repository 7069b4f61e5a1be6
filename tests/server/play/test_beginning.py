"""A server that cannot start says why in a sentence with exit code 2, and never a password."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.servers.serving import refusal, server


def test_a_port_that_is_in_use(tmp_path: Path) -> None:
    """It is named."""
    with server(tmp_path / "tables.sqlite") as running:
        said = refusal("--port", str(running.port), "--database", str(tmp_path / "other.sqlite"))
    assert said == (
        f"stopthief: --port {running.port}: this cannot be used (Address already in use); name another one.\n"
    )


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("--limit nonsense=3", "--limit nonsense=3: this must be NAME=VALUE, with one of these names: connections, "),
        ("--limit connections", "--limit connections: this must be NAME=VALUE"),
        ("--limit connections=many", "--limit connections=many: this must be a whole number from 1 to 10,000,000."),
        ("--limit idle_seconds=-1", "--limit idle_seconds=-1: this must be a number of seconds above 0, up to 86,400."),
        ("--port 99999", "--port 99999: a port is a number from 0 to 65535."),
        ("--host 192.0.2.1", "--host 192.0.2.1: this is no address of this machine; name one that is."),
        ("--host nowhere.invalid", "--host nowhere.invalid: this is no address of this machine; name one that is."),
    ],
)
def test_options_that_make_no_sense(tmp_path: Path, options: str, sentence: str) -> None:
    """Each is named with what would."""
    said = refusal("--database", str(tmp_path / "tables.sqlite"), *options.split())
    assert said.startswith(f"stopthief: {sentence}")
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("database", "sentence"),
    [
        ("mysql://ann:s3cret@example.com/db", "'mysql' is no database; name a file, or an address that begins "),
        ("postgresql://ann:s3cret@127.0.0.1:1/db", "PostgreSQL on 127.0.0.1: it cannot be reached; "),
        ("postgresql://ann:s3cret@[127/db", "PostgreSQL on "),
        ("postgresql://ann:s3cret@127.0.0.1:s3cret/db", "PostgreSQL on 127.0.0.1: the address cannot be read; "),
    ],
)
def test_databases_that_cannot_be_used(database: str, sentence: str) -> None:
    """The fault of an address is named without the password in it."""
    said = refusal("--database", database)
    assert said.startswith(f"stopthief: {sentence}")
    assert said.count("\n") == 1
    assert "s3cret" not in said
