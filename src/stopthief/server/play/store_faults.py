"""Faults of the store in words for players. They never learn where the server keeps its files."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from stopthief.table.store import Unstored

_NOT_THE_STORES = {"closed", "unstorable"}
"""Codes that say nothing about the store's health."""


def is_fault(problem: Unstored) -> bool:
    """Whether the store itself failed."""
    return problem.code not in _NOT_THE_STORES


def for_players(problem: Unstored) -> Unstored:
    """The same problem with a sentence that players may read."""
    if not is_fault(problem):
        return problem
    sentence = f"The server's store has a problem ({problem.code}); try again in a while, or tell whoever runs it."
    return Unstored(problem.code, sentence)


@contextmanager
def told_to_players() -> Iterator[None]:
    """Translate every Unstored for players."""
    try:
        yield
    except Unstored as problem:
        raise for_players(problem) from problem
