"""Faults in the shape of a pack file: every field that is missing, unknown or of the wrong type.

The parts are checked one by one, so that every fault is reported.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, get_args, get_origin

import msgspec

from stopthief.house.box.cards import Pack
from stopthief.house.box.pack_misfits import misfit

_LONGEST_NAME = 24


def shape_faults(value: Any, kind: Any = Pack, title: str = "") -> Iterator[str]:  # noqa: ANN401 - whatever is written
    """All reasons why a value is not of a type; the title says where it stands."""
    rows = _rows(kind)
    if _is_struct(kind) and isinstance(value, dict):
        yield from _field_faults(value, kind, title)
    elif rows is not None and isinstance(value, list):
        for index, one in enumerate(value):
            yield from shape_faults(one, rows, _numbered(title, index, one))
        yield from _misfit(value, _any_rows(kind), title)
    else:
        yield from _misfit(value, kind, title)


def _field_faults(value: dict[str, Any], kind: Any, title: str) -> Iterator[str]:  # noqa: ANN401 - any struct
    fields = _fields(kind)
    within = f"{title}." if title else ""
    yield from (f"{within}{_short(name)}: nothing of this name belongs here." for name in value if name not in fields)
    for field in fields.values():
        if field.name in value:
            yield from shape_faults(value[field.name], field.type, f"{within}{field.name}")
        elif field.required:
            yield f"{within}{field.name}: this is missing."


@cache
def _fields(kind: Any) -> dict[str, msgspec.structs.FieldInfo]:  # noqa: ANN401 - any struct
    """The fields of a struct by name; a pack asks for the same few hundreds of times."""
    return {field.name: field for field in msgspec.structs.fields(kind)}


def _misfit(value: object, kind: Any, title: str) -> Iterator[str]:  # noqa: ANN401 - any type
    if (found := misfit(value, kind)) is not None:
        yield f"{title}: {found}."


def _is_struct(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _rows(kind: Any) -> Any:  # noqa: ANN401 - any type
    """The type of the rows of a list, where they have fields."""
    listed = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    inside = get_args(listed)
    return inside[0] if get_origin(listed) is tuple and inside[-1] is Ellipsis and _is_struct(inside[0]) else None


def _any_rows(kind: Any) -> Any:  # noqa: ANN401 - any type
    """The same list type with items of any type, to check its length alone."""
    some = tuple[Any, ...]
    return Annotated[(some, *get_args(kind)[1:])] if get_origin(kind) is Annotated else some


def _numbered(title: str, index: int, one: object) -> str:
    name = one.get("id") if isinstance(one, dict) else None
    return f"{title}[{index + 1}] ({_short(name)})" if isinstance(name, str) else f"{title}[{index + 1}]"


def _short(name: str) -> str:
    return name if name.isprintable() and len(name) <= _LONGEST_NAME else repr(name[:_LONGEST_NAME])
