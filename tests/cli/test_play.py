"""scripts/play: what it makes of its words. The program itself is a stand-in that says how it was called."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def play(tmp_path: Path) -> Path:
    """The script in a project of its own, in which everything is set up already."""
    for name in ("scripts", "requirements"):
        shutil.copytree(ROOT / name, tmp_path / name)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    programs = tmp_path / ".venv" / "bin"
    programs.mkdir(parents=True)
    for name, does in (("stopthief", 'echo "$@"'), ("python", f'exec "{sys.executable}" "$@"')):
        (programs / name).write_text(f"#!/bin/sh\n{does}\n")
        (programs / name).chmod(0o755)
    (tmp_path / ".venv" / "whole").write_text(f"{tmp_path.resolve()}\n")
    wanted = (tmp_path / "pyproject.toml").read_text() + (tmp_path / "requirements" / "run.txt").read_text()
    (tmp_path / ".venv" / "ready-run").write_text(wanted)
    return tmp_path / "scripts" / "play"


@pytest.mark.parametrize(
    ("words", "called"),
    [
        ("", "serve --lan --open"),
        ("--here", "serve --open --here"),
        ("--no-open", "serve --lan --open --no-open"),
        ("--port 9000", "serve --lan --open --port 9000"),
        ("--port 9000 --host 127.0.0.2", "serve --open --port 9000 --host 127.0.0.2"),
        ("--host=::1", "serve --open --host=::1"),
        ("--lan", "serve --open --lan"),
        ("text", "text"),
        ("verify a.jsonl", "verify a.jsonl"),
    ],
)
def test_what_is_called(play: Path, words: str, called: str) -> None:
    """Phones may join unless the words say where to listen; any other command goes through as it is."""
    done = subprocess.run([play, *words.split()], capture_output=True, text=True, timeout=60, check=True)  # noqa: S603 - ours
    assert (done.stdout, done.stderr) == (f"{called}\n", "")
