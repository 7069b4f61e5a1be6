"""The engine needs msgspec and nothing else; what needs more says what to install."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest

from stopthief import __version__

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


class Bare:
    """A Python that finds its standard library, the sources and msgspec."""

    def __init__(self, folder: Path) -> None:
        packages = folder / "packages"
        packages.mkdir()
        (packages / "msgspec").symlink_to(Path(msgspec.__file__).parent)
        found = os.pathsep.join(map(str, (ROOT / "src", packages)))
        self.folder = folder
        self.env = {"PYTHONPATH": found, "PYTHONUTF8": "1", "HOME": str(folder), "PATH": os.defpath}

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run Python without the packages of the environment (-S)."""
        return subprocess.run(  # noqa: S603 - our own Python
            [sys.executable, "-S", *words],
            env=self.env,
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )


@pytest.fixture
def bare(tmp_path: Path) -> Bare:
    """An environment with msgspec alone."""
    return Bare(tmp_path)


def test_the_environment_is_bare(bare: Bare) -> None:
    """Otherwise the tests below would prove nothing."""
    assert bare.run("-c", "import msgspec, stopthief.city, stopthief.house").returncode == 0
    for package in ("starlette", "uvicorn", "segno", "uvloop", "typst", "asyncpg"):
        assert f"No module named '{package}'" in bare.run("-c", f"import {package}").stderr


def test_the_readme_plays_with_msgspec_alone(bare: Bare) -> None:
    """The library example of the README."""
    done = bare.run("-m", "doctest", str(ROOT / "README.md"))
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("words", "printed"),
    [
        (["--help"], "commands:"),
        (["--version"], f"stopthief {__version__}"),
        (["demo", "--mode", "solo", "--seed", "1"], "Game 1, seed 1"),
        (["demo", "--game", "house", "--bots", "easy", "--seed", "1"], "caught the thief"),
        (["text", "--help"], "plain text"),
        (["rules", "--language", "fr"], "**B1**"),
        (["settings"], "standard"),
        (["packs"], "maison"),
        (["perft", "--moves", "2"], "2"),
        (["schema"], "json-schema.org"),
    ],
)
def test_most_commands_need_nothing_more(bare: Bare, words: list[str], printed: str) -> None:
    """They play, replay, verify and explain."""
    done = bare.run("-m", "stopthief", *words)
    assert done.returncode == 0, done.stderr
    assert printed in done.stdout


def test_a_game_is_recorded_and_verified(bare: Bare) -> None:
    """The proof of fairness needs no more than the game."""
    assert (
        bare.run("-m", "stopthief", *["demo", "--mode", "solo", "--seed", "1", "--record", "game.jsonl"]).returncode
        == 0
    )
    assert "all legal" in bare.run("-m", "stopthief", "verify", "game.jsonl").stdout


@pytest.mark.parametrize(("command", "extra"), [("serve", "serve"), ("protocol", "serve"), ("print", "print")])
def test_a_missing_extra_is_named_in_a_sentence(bare: Bare, command: str, extra: str) -> None:
    """No traceback: what to install, and exit code 2."""
    done = bare.run("-m", "stopthief", command)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert f"pip install 'stopthief[{extra}]'" in done.stderr


def test_the_engine_depends_on_msgspec() -> None:
    """And all extras together are what scripts/play installs."""
    assert [_name(one) for one in PROJECT["dependencies"]] == ["msgspec"]
    extras = {
        _name(one) for extra, names in PROJECT["optional-dependencies"].items() if extra != "all" for one in names
    }
    pinned = {
        _name(line) for line in (ROOT / "requirements" / "run.txt").read_text("utf-8").splitlines() if "==" in line
    }
    assert extras | {"msgspec"} <= pinned


def test_all_extras_are_in_all() -> None:
    """Where somebody wants everything."""
    extras = PROJECT["optional-dependencies"]
    assert extras["all"] == [f"stopthief[{','.join(sorted({*extras} - {'all'}))}]"]


def _name(requirement: str) -> str:
    """The package that a requirement is about."""
    return requirement.partition(";")[0].partition("=")[0].rstrip("<>~ ")
