"""Flattens drawings for paper: the rules of a style sheet become attributes of the elements.

Typesetters know no custom properties and no inheritance into used symbols; both are resolved here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from math import prod
from xml.etree import ElementTree as ET

from stopthief.core.svg import plain
from stopthief.paper.styles import Element, StyleRule, node, rules

_SVG = "http://www.w3.org/2000/svg"
_VAR = re.compile(r"var\((--[\w-]+)\)")
_CALC = re.compile(r"calc\(([^()]*)\)")
_PAINTED = {
    *("fill", "fill-opacity", "stroke", "stroke-opacity", "stroke-width", "stroke-dasharray", "stroke-dashoffset"),
    *("stroke-linecap", "stroke-linejoin", "opacity", "stop-color", "stop-opacity"),
    *("font-size", "font-weight", "letter-spacing", "text-anchor"),
}
"""The properties that can be written as attributes; others are of no use on paper."""
_HIDDEN = ("0", "0.0")
_OWN = ("class", "data-node", "data-room")
_SERVERS = ("pattern", "linearGradient", "radialGradient", "clipPath", "mask", "filter")


def flatten(drawing: str, sheet: str, *, around: Mapping[str, str], family: str) -> str:
    """The drawing with its style written out, in one font family; `around` has the attributes of the page."""
    root = ET.fromstring(drawing)  # noqa: S314 - our own drawing
    for one in root.iter():
        one.tag = one.tag.removeprefix(f"{{{_SVG}}}")
    flat = _Flattening(root, rules(sheet), family)
    flat.look(root, (node("html", around),))
    flat.settle(root, {})
    _tidy(root)
    root.set("xmlns", _SVG)
    return ET.tostring(root, encoding="unicode")


@dataclass
class _Flattening:
    root: ET.Element
    rules: tuple[StyleRule, ...]
    family: str
    said: dict[ET.Element, dict[str, str]] = field(default_factory=dict)
    """The style of each element at its place; a symbol keeps that style wherever it is used."""
    named: dict[str, ET.Element] = field(default_factory=dict)

    def look(self, one: ET.Element, above: tuple[Element, ...]) -> None:
        """Compute the style of an element and of all its descendants."""
        way = (*above, node(one.tag, one.attrib))
        self.said[one] = {name: value for rule in self.rules if rule.holds(way) for name, value in rule.says}
        if "id" in one.attrib:
            self.named[one.attrib["id"]] = one
        for part in one:
            self.look(part, way)

    def settle(self, one: ET.Element, known: Mapping[str, str]) -> None:
        """Write the style of an element as attributes, and go on with its descendants."""
        said = self.said[one]
        mine = {**known, **{name: value for name, value in said.items() if name.startswith("--")}}
        for name in _PAINTED & said.keys():
            one.set(name, resolved(said[name], mine).removesuffix("px"))
        if said.get("text-transform") == "uppercase":
            one.text = (one.text or "").upper()
        if one.tag == "text":
            one.set("font-family", self.family)
        for at, part in enumerate(list(one)):
            if part.tag == "use":
                one[at] = self._used(part, mine)
            elif part.tag != "symbol":
                self.settle(part, mine)

    def _used(self, use: ET.Element, known: Mapping[str, str]) -> ET.Element:
        """A group with a copy of the symbol that it uses."""
        self.settle(use, known)
        mine = {**known, **{name: value for name, value in self.said[use].items() if name.startswith("--")}}
        source = self.named[use.attrib["href"].removeprefix("#")]
        copy = self._copy(source)
        self.settle(copy, mine)
        group = ET.Element("g", {name: value for name, value in use.attrib.items() if name not in _PLACING})
        if where := _where(use, source):
            group.set("transform", where)
        copy.attrib.pop("id", None)
        if copy.tag == "symbol":
            copy.tag = "g"
            copy.attrib.pop("viewBox", None)
        group.append(copy)
        return group

    def _copy(self, one: ET.Element) -> ET.Element:
        copy = ET.Element(one.tag, dict(one.attrib))
        copy.text = one.text
        copy.extend(self._copy(part) for part in one)
        self.said[copy] = self.said[one]
        return copy


_PLACING = ("href", "x", "y", "width", "height", "transform")


def _where(use: ET.Element, source: ET.Element) -> str:
    """The transformation of a used symbol: to its place, at its size."""
    x, y = (float(use.get(name, 0)) for name in ("x", "y"))
    parts = [use.get("transform", "")]
    if source.tag == "symbol" and "width" in use.attrib:
        left, top, wide, high = map(float, source.attrib["viewBox"].split())
        width, height = float(use.attrib["width"]), float(use.attrib["height"])
        scale = min(width / wide, height / high)
        x += (width - wide * scale) / 2 - left * scale
        y += (height - high * scale) / 2 - top * scale
        parts += [f"translate({plain(x)} {plain(y)})", f"scale({scale:.4f})"]
    elif x or y:
        parts.append(f"translate({plain(x)} {plain(y)})")
    return " ".join(filter(None, parts))


def resolved(value: str, known: Mapping[str, str]) -> str:
    """A value with its references and products resolved."""
    while found := _VAR.search(value):
        value = value[: found.start()] + known.get(found[1], "none") + value[found.end() :]
    return _CALC.sub(lambda found: f"{prod(map(float, found[1].split('*'))):g}", value)


def _tidy(root: ET.Element) -> None:
    """Remove invisible parts: definitions that nothing refers to, and lights that are off."""
    dark = {f"url(#{one.get('id')})" for one in root.iter() if _is_dark(one)}
    for parent in list(root.iter()):
        for part in list(parent):
            is_unseen = part.get("opacity") in _HIDDEN or (part.get("fill") in dark and part.get("stroke") is None)
            is_spent = part.tag in ("style", "symbol") or (parent.tag == "defs" and part.tag not in _SERVERS)
            if is_unseen or is_spent:
                parent.remove(part)
    for one in root.iter():
        for name in _OWN:
            one.attrib.pop(name, None)


def _is_dark(one: ET.Element) -> bool:
    stops = list(_stops(one))
    return bool(stops) and all(stop.get("stop-opacity") in _HIDDEN for stop in stops)


def _stops(one: ET.Element) -> Iterator[ET.Element]:
    return one.iter("stop") if one.tag.endswith("Gradient") else iter(())
