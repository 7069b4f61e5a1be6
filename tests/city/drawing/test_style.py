"""The stylesheet: every colour is a property, every theme sets all of them, and nothing is fetched."""

from __future__ import annotations

import re

import pytest

from stopthief.city.drawing import style
from tests.support.city.pictures import picture, text

CSS = re.sub(r"/\*.*?\*/", "", style(), flags=re.DOTALL)
RULES = [(selector.strip(), body) for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", CSS)]
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b|\brgba?\(|\bhsla?\(")


def _properties(selector: str) -> set[str]:
    return {name for found, body in RULES if found == selector for name in re.findall(r"(--[\w-]+):", body)}


def test_every_colour_is_a_property() -> None:
    """So that a theme is nothing but a list of values."""
    for _, body in RULES:
        for line in filter(None, map(str.strip, body.split(";"))):
            assert line.startswith("--") or not COLOUR.search(line.split(":", 1)[1])


def test_every_property_that_is_used_has_a_value() -> None:
    """No colour is forgotten."""
    known = {name for _, body in RULES for name in re.findall(r"(--[\w-]+):", body)}
    assert set(re.findall(r"var\((--[\w-]+)\)", CSS)) <= known


@pytest.mark.parametrize("theme", ['[data-theme="light"] .city', ".city.paper"])
def test_themes_invent_nothing(theme: str) -> None:
    """A theme sets what the night sets, and what it leaves out is right by day, too."""
    assert _properties(theme) <= _properties(".city")
    assert len(_properties(theme)) > 0.8 * len(_properties(".city"))


def test_paper_is_black_and_white() -> None:
    """Whatever the printer makes of it: no hue is lost, as there is none."""
    colours = [
        colour for selector, body in RULES if ".city.paper" in selector for colour in re.findall(r"#(\w{6})\b", body)
    ]
    assert colours
    for colour in colours:
        assert colour[:2] == colour[2:4] == colour[4:]


def test_nothing_is_fetched() -> None:
    """No address in the sheet."""
    assert "url(" not in CSS
    assert "@import" not in CSS


def test_every_class_of_the_drawing_is_painted() -> None:
    """A class without a rule would be black."""
    painted = set(re.findall(r"\.([a-z][\w-]*)", " ".join(selector for selector, _ in RULES)))
    used = {name for names in re.findall(r'class="([^"]+)"', text()) for name in names.split()}
    handles = {part.get("class") for part in picture()} | {"space", "floor"}
    assert used - painted <= handles
