"""The files of the browser client: whole, without foreign parts, and without any way to make a page out of text."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from posixpath import dirname, join, normpath

import pytest

from stopthief import web

FILES = web.files()
TEXTS = {
    path: data.decode() for path, data in FILES.items() if path.endswith((".html", ".js", ".css", ".svg", ".json"))
}
_ROOT = Path(str(resources.files(web)))
TYPES = {path.relative_to(_ROOT).as_posix(): path.read_text() for path in _ROOT.rglob("*.d.ts")}
SOURCES = {path: text for path, text in TEXTS.items() if path.endswith(".js")} | TYPES
UNSAFE = {
    ".js": re.compile(
        r"""\b(innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|parseFromString|setHTMLUnsafe"""
        r"""|document\.write|eval\(|new Function|setAttribute\(\s*["']style)"""
    ),
    ".html": re.compile(r"<style|\bstyle\s*=|\son\w+\s*=|javascript:|<script(?![^>]*\bsrc=)|<base", re.IGNORECASE),
    ".svg": re.compile(r"<style|\bstyle\s*=|\son\w+\s*=|javascript:|<script|<foreignObject", re.IGNORECASE),
    ".css": re.compile(r"expression\(|javascript:", re.IGNORECASE),
    ".json": re.compile(r"<[a-z/]", re.IGNORECASE),
}
"""What could run a stranger's words, or what the Content-Security-Policy would stop."""
PARSER = "shell/drawing.js"
"""The one file that makes elements out of text, shape by shape: what else is in there stays behind."""
ELSEWHERE = re.compile(r"(?:https?:)?//(?!www\.w3\.org/)[\w-]+\.[\w.-]+")
IMPORTS = {
    ".html": re.compile(r"""\b(?:src|href)=["'](?!data:|#)([^"']+)["']"""),
    ".css": re.compile(r"""url\(\s*["']?(?!data:|#)([^"')]+)|@import\s+["']([^"']+)"""),
}


def kind(path: str) -> str:
    """How a file's name ends."""
    return f".{path.rpartition('.')[2]}"


def without_remarks(path: str, text: str) -> str:
    """The text without lines that are remarks."""
    return re.sub(r"^\s*(//|/?\*).*$", "", text, flags=re.MULTILINE) if path.endswith(".js") else text


@pytest.mark.parametrize("path", sorted(TEXTS))
def test_no_file_makes_a_page_out_of_text(path: str) -> None:
    """Nor runs or styles anything but through files of its own."""
    found = UNSAFE[kind(path)].search(without_remarks(path, TEXTS[path]))
    assert found is None or (path, found.group()) == (PARSER, "parseFromString"), found


@pytest.mark.parametrize("path", sorted(TEXTS))
def test_no_file_comes_from_elsewhere(path: str) -> None:
    """Whatever is shown, heard or run is served by this server."""
    found = ELSEWHERE.search(without_remarks(path, TEXTS[path]))
    assert found is None, found


@pytest.mark.parametrize("path", sorted(path for path in TEXTS if kind(path) in IMPORTS))
def test_whatever_a_file_asks_for_is_there(path: str) -> None:
    """A wrong path would show only when somebody gets there."""
    for groups in IMPORTS[kind(path)].findall(TEXTS[path]):
        wanted = next(filter(None, groups)) if isinstance(groups, tuple) else groups
        at = wanted.removeprefix("/") if wanted.startswith("/") else normpath(join(dirname(path), wanted))
        assert at in FILES or at in TYPES or at.startswith("games/"), wanted


def test_no_browser_is_given_types() -> None:
    """They are for people and for tsc: a file that imported one would find nothing there."""
    assert TYPES
    assert not [path for path in FILES if path.endswith(".ts")]
    real = re.compile(r"""^(?:import|export)\b[^"';(]*["'][^"']*\.d\.ts["']""", re.MULTILINE)
    assert not [path for path, text in TEXTS.items() if real.search(text)]


@pytest.mark.parametrize("path", sorted(SOURCES))
def test_no_line_is_longer_than_120_columns(path: str) -> None:
    """Comments too, which no formatter breaks."""
    long = [number for number, line in enumerate(SOURCES[path].splitlines(), 1) if len(line) > 120]
    assert not long, long


def test_the_page_is_there() -> None:
    """In a language, with a title, for screens of every width."""
    page = TEXTS["index.html"]
    assert page.lower().startswith("<!doctype html>")
    for part in ('<html lang="', '<meta charset="utf-8"', '<meta name="viewport"', "<title>"):
        assert part in page
