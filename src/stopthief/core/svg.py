"""SVG as text: numbers, elements, groups. No colours: elements have classes, and CSS paints them."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

Number = float
Point = tuple[Number, Number]


def plain(value: Number) -> str:
    """The shortest text of a coordinate."""
    return f"{round(value, 1) or 0:g}"


def element(tag: str, inner: str | None = None, /, **attributes: object) -> str:
    """One element. In attribute names an underscore becomes a dash; a trailing one, as in `class_`, is dropped."""
    written = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{escape(_value(value))}"' for name, value in attributes.items()
    )
    return f"<{tag}{written}/>" if inner is None else f"<{tag}{written}>{inner}</{tag}>"


def group(name: str, parts: Iterable[str], **attributes: object) -> str:
    """A group with a class, one part per line."""
    return element("g", "\n" + "\n".join(parts) + "\n", class_=name, **attributes)


def _value(value: object) -> str:
    return plain(value) if isinstance(value, float | int) else str(value)
