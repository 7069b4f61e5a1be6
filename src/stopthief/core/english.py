"""Helpers for English sentences."""

from __future__ import annotations

from collections.abc import Iterable


def counted(count: int, one: str, many: str = "") -> str:
    """1 turn, 2 turns."""
    return f"{count} {one if count == 1 else many or one + 's'}"


def listed(some: Iterable[str], word: str = "and") -> str:
    """Ann, Bob and Eve."""
    names = list(some)
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {word} {names[-1]}"


def capital(text: str) -> str:
    """The text with a capital letter."""
    return text[:1].upper() + text[1:]
