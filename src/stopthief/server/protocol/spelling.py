"""Types in words, as the page names them."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from msgspec import inspect

from stopthief.server.protocol.vocabulary import GAPS, Kind, Vocabulary, literals


def title(kind: Kind) -> str:
    """The heading of a type: for a message, its tag."""
    return kind.name if kind.tag is None else kind.tag


def anchor(heading: str) -> str:
    """The anchor of a heading in Markdown."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def as_json(value: object) -> str:
    """A value as JSON."""
    return msgspec.json.encode(value).decode()


def one_line(text: str) -> str:
    """A text in one line, for a cell of a table."""
    return " ".join(text.split()).replace("|", "\\|")


def own(gap: str) -> str:
    """A link to a type of the game's own."""
    return f"[{gap} of the game](#per-game)"


def bounds(info: inspect.Type) -> str:
    """The bounds of a value in words; empty when there are none."""
    match info:
        case inspect.IntType(ge=least, le=most, multiple_of=step):
            return _numbers(least, most) + (f", in steps of {step:,}" if step else "")
        case inspect.FloatType(ge=least, le=most):
            return _numbers(least, most)
        case inspect.StrType(pattern=str(pattern)):
            return f"that matches `{pattern}`"
        case inspect.StrType(min_length=least, max_length=most):
            return _lengths(least, most, "characters")
        case inspect.CollectionType(min_length=least, max_length=most):
            return _lengths(least, most, "items")
        case inspect.DictType(min_length=least, max_length=most):
            return _lengths(least, most, "entries")
        case inspect.Metadata(type=inner):
            return bounds(inner)
        case _:
            return ""


def _numbers(least: float | None, most: float | None) -> str:
    if least is not None and most is not None:
        return f"from {least:,} to {most:,}"
    return "" if least is None else f"from {least:,}"


def _lengths(least: int | None, most: int | None, of: str) -> str:
    if most is None:
        return ""
    return f"of {least} to {most} {of}" if least else f"of at most {most} {of}"


class Spelling:
    """Types in words, with links to those that have a name."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary

    def field(self, kind: Kind, field: inspect.Field) -> str:
        """The type of a field; where it is the game's own, a link to it."""
        gap = GAPS.get((kind.name, field.name))
        if gap is None:
            return self.type(field.type)
        return f"list of {own(gap)}" if isinstance(field.type, inspect.VarTupleType) else own(gap)

    def type(self, info: inspect.Type) -> str:
        """Any type."""
        named = self._vocabulary.named(info)
        if named is not None:
            return f"[{title(named)}](#{anchor(title(named))})"
        return self.bare(info)

    def bare(self, info: inspect.Type) -> str:
        """A type without its name."""
        match info:
            case inspect.Metadata(type=inner):
                return self.bare(inner)
            case inspect.DictType(key_type=key, value_type=value):
                return f"{_joined('object', bounds(info))}, from {self.type(key)} to {self.type(value)}"
            case inspect.CollectionType(item_type=inner):
                return f"list of {bounds(info).removeprefix('of ').removesuffix('items')}{_several(self.type(inner))}"
            case _:
                return _joined(self._plain(info), bounds(info))

    def _plain(self, info: inspect.Type) -> str:
        match info:
            case inspect.IntType():
                return "whole number"
            case inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "text"
            case inspect.BoolType():
                return "true or false"
            case inspect.NoneType():
                return "null"
            case inspect.UnionType(types=types) if not literals(info):
                return " or ".join(map(self.type, types))
            case inspect.TupleType(item_types=types):
                return f"list of exactly {', '.join(map(self.type, types))}"
            case _:
                return words(literals(info)) or "anything"


def _joined(*parts: str) -> str:
    return " ".join(filter(None, parts))


def _several(text: str) -> str:
    """The plural of a phrase that begins with a noun."""
    for one in ("whole number", "list", "text", "object"):
        if text == one or (text.startswith(one) and " or " not in text):
            return f"{one}s{text.removeprefix(one)}"
    return text


def words(values: tuple[Any, ...]) -> str:
    """A list of literal values."""
    return ", ".join(f"`{as_json(value)}`" for value in values)
