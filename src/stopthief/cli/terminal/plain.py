"""Output for terminals that cannot show every letter: words lose their accents instead of raising errors."""

from __future__ import annotations

import codecs
import io
import sys
from unicodedata import normalize

_NEAREST = {
    "\N{NO-BREAK SPACE}": " ",
    "\N{NARROW NO-BREAK SPACE}": " ",
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\N{LEFT DOUBLE QUOTATION MARK}": '"',
    "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
    "\N{LEFT-POINTING DOUBLE ANGLE QUOTATION MARK}": '"',
    "\N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK}": '"',
    "\N{CHECK MARK}": "x",
    "\N{MIDDLE DOT}": ".",
    "\N{LATIN SMALL LIGATURE OE}": "oe",
    "\N{INVERTED QUESTION MARK}": "",
    "\N{INVERTED EXCLAMATION MARK}": "",
}


def nearest(letter: str) -> str:
    """The nearest plain ASCII for a letter, if there is any."""
    if letter in _NEAREST:
        return _NEAREST[letter]
    return normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"


def _replace(problem: UnicodeError) -> tuple[str, int]:
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    return "".join(map(nearest, problem.object[problem.start : problem.end])), problem.end


def allow() -> None:
    """Make every text printable from now on."""
    codecs.register_error("nearest", _replace)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="nearest")
