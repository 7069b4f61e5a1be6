"""Style sheets, as far as drawings use them: rules with selectors of names, classes, ids and attributes.

Unknown syntax is an error: losing a rule would change the drawing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

_REMARK = re.compile(r"/\*.*?\*/", re.DOTALL)
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_EITHER = re.compile(r":is\(([^()]*)\)")
_STEP = re.compile(r"\s*(>)\s*|\s+")
_SIMPLE = re.compile(r'([a-zA-Z]+|\*)|\.([\w-]+)|#([\w-]+)|\[([\w-]+)(?:="([^"]*)")?\]')


class Element(NamedTuple):
    """The properties of an element that selectors test."""

    tag: str
    classes: frozenset[str]
    attributes: Mapping[str, str]


def node(tag: str, attributes: Mapping[str, str]) -> Element:
    """An element with these attributes."""
    return Element(tag, frozenset(attributes.get("class", "").split()), attributes)


@dataclass(frozen=True)
class SimpleSelector:
    """A compound selector: the conditions on one element."""

    tag: str
    classes: frozenset[str]
    id: str
    attributes: tuple[tuple[str, str | None], ...]

    def fits(self, one: Element) -> bool:
        """Whether an element matches."""
        return (
            self.classes <= one.classes
            and self.tag in ("", "*", one.tag)
            and self.id in ("", one.attributes.get("id"))
            and all(name in one.attributes and value in (None, one.attributes[name]) for name, value in self.attributes)
        )


@dataclass(frozen=True)
class StyleRule:
    """A selector with its declarations; `weight` is its specificity."""

    steps: tuple[tuple[SimpleSelector, bool], ...]
    """The compound selectors, outermost first, each with whether it must be the parent of the next."""
    weight: tuple[int, int, int]
    says: tuple[tuple[str, str], ...]

    def holds(self, way: Sequence[Element]) -> bool:
        """Whether it matches the last of these nested elements."""
        return self.steps[-1][0].fits(way[-1]) and _above(self.steps[:-1], way[:-1])


def _above(steps: Sequence[tuple[SimpleSelector, bool]], way: Sequence[Element]) -> bool:
    if not steps:
        return True
    wanted, is_parent = steps[-1]
    candidates = range(len(way) - 1, max(len(way) - 2, -1) if is_parent else -1, -1)
    return any(wanted.fits(way[at]) and _above(steps[:-1], way[:at]) for at in candidates)


@cache
def rules(sheet: str) -> tuple[StyleRule, ...]:
    """All rules of a sheet, the least specific first."""
    found = [
        StyleRule(*_selector(selector), _declarations(body))
        for heads, body in _RULE.findall(_REMARK.sub("", sheet))
        for selector in _either(heads.strip())
    ]
    return tuple(sorted(found, key=lambda rule: rule.weight))


def _either(heads: str) -> Iterator[str]:
    """The selectors of a list, with every `:is()` expanded."""
    if group := _EITHER.search(heads):
        before, after = heads[: group.start()], heads[group.end() :]
        if "," not in _EITHER.sub("", before + after):
            for one in group[1].split(","):
                yield from _either(before + one.strip() + after)
            return
    if "(" in heads:
        raise ValueError(f"This selector is not understood: {heads}")
    yield from (one.strip() for one in heads.split(","))


def _selector(text: str) -> tuple[tuple[tuple[SimpleSelector, bool], ...], tuple[int, int, int]]:
    parts = _STEP.split(text)
    simples = [_simple(part) for part in parts[::2]]
    steps = tuple((one, sign == ">") for one, sign in zip(simples, (*parts[1::2], None), strict=True))
    ids = sum(bool(one.id) for one in simples)
    names = sum(len(one.classes) + len(one.attributes) for one in simples)
    return steps, (ids, names, sum(one.tag not in ("", "*") for one in simples))


def _simple(text: str) -> SimpleSelector:
    found = list(_SIMPLE.finditer(text))
    if "".join(one[0] for one in found) != text:
        raise ValueError(f"This selector is not understood: {text}")
    return SimpleSelector(
        next((one[1] for one in found if one[1]), ""),
        frozenset(one[2] for one in found if one[2]),
        next((one[3] for one in found if one[3]), ""),
        tuple((one[4], one[5]) for one in found if one[4]),
    )


def _declarations(body: str) -> tuple[tuple[str, str], ...]:
    pairs = (one.partition(":") for one in body.split(";") if one.strip())
    return tuple((name.strip(), value.strip()) for name, _, value in pairs)
