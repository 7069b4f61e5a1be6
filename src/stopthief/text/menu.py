"""The menu of choices, each with its key. A large group is one line until somebody asks for the list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import Any

from stopthief.core.package.interview import whole
from stopthief.core.package.phrasebook import Choice
from stopthief.text.screen import hanging

_BETWEEN = ", "
"""Between the words of a key that has several."""
_FEW = 8
"""The largest group that is shown choice by choice."""


class Menu:
    """The choices of one moment."""

    def __init__(self, offers: Sequence[tuple[Choice, Any]]) -> None:
        self.commands: dict[str, Any] = {}
        self._groups: dict[str, dict[str, Choice]] = {}
        number = 0
        for choice, command in offers:
            number += not choice.key
            key = choice.key or str(number)
            self.commands[key] = command
            self._groups.setdefault(choice.group, {})[key] = choice

    def command(self, typed: str) -> Any:  # noqa: ANN401 - a command of any game
        """The command with this key; where there is only one, Enter means it. None when there is no such key."""
        if not typed and len(self.commands) == 1:
            return next(iter(self.commands.values()))
        return self.commands.get(typed.lower())

    def lines(self) -> list[str]:
        """The menu."""
        if len(self.commands) == 1:
            rows = [("Enter", choice.text) for group in self._groups.values() for choice in group.values()]
        else:
            rows = [row for name, group in self._ordered() for row in _rows(name, group)]
        width = max(len(key) for key, _ in rows)
        return [line for key, text in rows for line in hanging(f"  {key:<{width}}  ", text)]

    def listing(self) -> list[str]:
        """The large groups of the menu, in full."""
        large = [(name, group) for name, group in self._ordered() if _is_large(name, group)]
        return [
            line for name, group in large for line in (f"{name}:", *(_columns(group) or _listed(group)))
        ] or self.lines()

    def _ordered(self) -> Iterator[tuple[str, dict[str, Choice]]]:
        """Groups as they come, and last what stands alone."""
        return iter(sorted(self._groups.items(), key=lambda entry: not entry[0]))


def _is_large(name: str, group: dict[str, Choice]) -> bool:
    return bool(name) and len(group) > _FEW


def _rows(name: str, group: dict[str, Choice]) -> Iterator[tuple[str, str]]:
    if _is_large(name, group):
        yield f"{min(group, key=len)} ...", f'{name}: {len(group):,} choices, "list" shows them.'
    else:
        yield from ((key, choice.text) for key, choice in group.items())


def _listed(group: dict[str, Choice]) -> Iterator[str]:
    """The keys of a group, those with the same note in a row."""
    notes = sorted({choice.note for choice in group.values()}, key=_by_number)
    width = max(map(len, notes))
    for note in notes:
        keys = [key for key, choice in group.items() if choice.note == note]
        yield from hanging(f"  {note:<{width}}  ", ", ".join(keys))


def _columns(group: dict[str, Choice]) -> list[str]:
    """Where a group is all that can be made of some words in a row, those words; nothing where it is not."""
    keys = [key.split(_BETWEEN) for key in group]
    if len({len(words) for words in keys}) != 1 or len(keys[0]) == 1:
        return []
    columns = [dict.fromkeys(column) for column in zip(*keys, strict=True)]
    if prod(map(len, columns)) != len(group):
        return []
    return [line for number, column in enumerate(columns, 1) for line in hanging(f"  {number}. ", ", ".join(column))]


def _by_number(note: str) -> tuple[int, str]:
    return whole(note.split(" ", maxsplit=1)[0]), note
