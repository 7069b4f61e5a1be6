"""Faults of a single value of a pack, explained to a teacher and not to a programmer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

_SENTENCES: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern), sentence)
    for pattern, sentence in (
        (r"Expected `str`, got .*", "write a text, in quotation marks"),
        (r"Expected `int`, got .*", "write a whole number"),
        (r"Expected `float`, got .*", "write a number"),
        (r"Expected `array`, got .*", "write a list, in square brackets"),
        (r"Expected `object`, got .*", "write a table, in braces"),
        (r"Expected `str` of length >= 1", "this must not be empty"),
        (r"Expected `str` of length <= (\d+)", r"this is too long; it has at most \1 characters"),
        (r"Expected `array` of length (\d+), got (\d+)", r"there are \2 values, and \1 are needed"),
        (r"Expected `array` of length >= (\d+)", r"there are too few; it takes \1 or more"),
        (r"Expected `array` of length <= (\d+)", r"there are too many; it takes \1 at most"),
        (r"Expected `(?:int|float)` >= ([\d.]+)", r"the number has to be \1 or more"),
        (r"Expected `(?:int|float)` <= ([\d.]+)", r"the number has to be \1 or less"),
    )
)
_WHERE = re.compile(r" - at `\$.*?\[(\d+)\]`$")


def misfit(value: object, kind: Any) -> str | None:  # noqa: ANN401 - any type
    """The reason why a value is not of a type, as the beginning of a sentence; None when it is."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as problem:
        return _said(str(problem), kind)
    return None


def _said(problem: str, kind: Any) -> str:  # noqa: ANN401 - any type
    where = _WHERE.search(problem)
    bare = problem[: where.start()] if where else problem
    place = f"value {int(where[1]) + 1}: " if where else ""
    if wanted := next(_wanted(kind, bare), ""):
        return f"{place}{wanted}"
    for pattern, sentence in _SENTENCES:
        if found := pattern.fullmatch(bare):
            return place + found.expand(sentence)
    return place + bare


def _wanted(kind: Any, problem: str) -> Iterator[str]:  # noqa: ANN401 - any type
    """The allowed values, where the type tells: words to choose from, or letters that may be used."""
    if problem.startswith("Invalid enum value"):
        words = [word for one in (kind, *get_args(kind)) if get_origin(one) is Literal for word in get_args(one)]
        yield f"this will not do; write {' or '.join(words)}"
    if "matching regex" in problem and get_origin(kind) is Annotated:
        yield from (f"this will not do; use {meta.description}" for meta in get_args(kind)[1:] if meta.description)
