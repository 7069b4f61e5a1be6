"""The tree is easy to find one's way in: no crowded folder, no awkward file name, no path of somebody's machine."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = ("benchmarks", "docs", "examples", "requirements", "scripts", "src", "studio", "tests")
MADE = {"__pycache__", "node_modules"}
SOURCES = {".css", ".js", ".py", ".sql", ".typ"}
"""Data, drawings, sounds, documents and the .d.ts beside a module aside."""
MOST = 20
CROWDED = {
    "tests/city/rules": "a module for every chapter of the rule book",
}
"""Folders where more is better, with the reason."""
NAME = re.compile(r"[a-z0-9_.-]+|README\.md")
MACHINE = re.compile(r"(?<![\w.])/(?:root|work|Users/\w+|home/(?!ann\b)\w+)/|\b[A-Z]:\\Users\b")
"""A path that only one machine has; Ann lives in a test of folders."""


def files() -> Iterator[Path]:
    """Every file of the project below its root."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and not MADE & {*path.parts} and not path.name.startswith("."):
                yield path.relative_to(ROOT)


def test_no_folder_is_crowded() -> None:
    """About twenty files can be taken in at a glance."""
    held = Counter(path.parent.as_posix() for path in files() if path.suffix in SOURCES)
    assert {folder for folder, number in held.items() if number > MOST} == CROWDED.keys()


def test_file_names_are_the_same_everywhere() -> None:
    """Small letters, no spaces: no system mistakes one file for another."""
    assert not [path for path in files() if not NAME.fullmatch(path.name)]


def test_no_file_names_a_path_of_one_machine() -> None:
    """What is in the tree works in any folder."""
    for path in files():
        if path.suffix in SOURCES | {"", ".md", ".toml", ".txt", ".json", ".jsonc"}:
            found = MACHINE.search((ROOT / path).read_text("utf-8"))
            assert found is None, f"{path}: {found}"
