"""Names of players: asked for as a question, and checked in a setup. No two have the same name."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from stopthief.core.package.interview import Interview, Question

LONGEST_NAME = 40
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


def name_faults(names: list[str]) -> Iterator[str]:
    """All faults of the names at a table."""
    for name in names:
        if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or name.strip() != name:
            yield f"players: {name!r} cannot be a name; take 1 to {LONGEST_NAME} characters, no space at either end."
    for name in sorted({*names}):
        if names.count(name) > 1:
            yield f"players: two players are called {name}; let them differ."


def ask_name(text: str, default: str, taken: Collection[str]) -> Interview[str]:
    """Ask until the answer is a valid name that nobody has yet."""
    question = Question(text, default=default)
    while True:
        name = (yield question) or default
        if name in taken:
            question = replace(question, note=f"There is a {name} already; take another name.")
        elif len(name) > LONGEST_NAME or not name.isprintable():
            question = replace(question, note=f"A name has up to {LONGEST_NAME} plain characters; take another.")
        else:
            return name
