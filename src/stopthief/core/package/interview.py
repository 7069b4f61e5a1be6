"""Questions asked before a game, as values. An interview is a generator that yields them and is sent the answers.

So a game can ask for its setup without knowing the client.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import TypeVar

import msgspec

S = TypeVar("S", bound=str)
T = TypeVar("T")

_DIGITS = 9
"""The most digits of a number in an answer."""

Interview = Generator["Question", str, T]


class Question(msgspec.Struct, frozen=True):
    """One question."""

    text: str
    options: tuple[tuple[str, str], ...] = ()
    """The possible answers, each with its explanation; empty where any text is possible."""
    default: str = ""
    """The value of an empty answer."""
    note: str = ""
    """A remark to show first, such as the fault in the last answer."""


def choose(text: str, options: Mapping[S, str], default: S, note: str = "") -> Interview[S]:
    """Ask until the answer is one of the options, by name or by number."""
    names: list[S] = list(options)
    question = Question(text, tuple(options.items()), default, note)
    while True:
        answer = (yield question) or default
        if answer in names:
            return next(name for name in names if name == answer)
        if 0 < (number := whole(answer)) <= len(names):
            return names[number - 1]
        sentence = f'"{answer}" is none of these; type a number from 1 to {len(names)}.'
        question = msgspec.structs.replace(question, note=sentence)


def count(text: str, least: int, most: int, default: int) -> Interview[int]:
    """Ask until the answer is a whole number in a range."""
    question = Question(text, default=str(default))
    while True:
        answer = (yield question) or question.default
        if least <= (number := whole(answer)) <= most:
            return number
        question = msgspec.structs.replace(question, note=f"Type a whole number from {least} to {most}.")


def whole(answer: str) -> int:
    """The whole number that was typed; -1 for anything else."""
    return int(answer) if answer.isdecimal() and len(answer) <= _DIGITS else -1
