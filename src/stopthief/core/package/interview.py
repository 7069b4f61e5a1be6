"""Questions asked before a game, as values. An interview is a generator that yields them and is sent the answers.

So a game can ask for its setup without knowing who asks, on which screen.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import TypeVar

import msgspec

S = TypeVar("S", bound=str)
T = TypeVar("T")

_DIGITS = 9
"""No number that anybody is asked for has more."""

Interview = Generator["Question", str, T]


class Question(msgspec.Struct, frozen=True):
    """One question."""

    text: str
    options: tuple[tuple[str, str], ...] = ()
    """What may be answered, each with its explanation; empty where any text may be."""
    default: str = ""
    """What an empty answer stands for."""
    note: str = ""
    """Something to hear first, such as what was wrong with the last answer."""


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
