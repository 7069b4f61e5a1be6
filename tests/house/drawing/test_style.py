"""The stylesheet of the house: every colour is a property, every theme sets all of them, and words can be read."""

from __future__ import annotations

import re

import pytest

from stopthief.house.box.box import packs
from stopthief.house.drawing import draw, style
from stopthief.house.drawing.art import library

CSS = re.sub(r"/\*.*?\*/", "", style(), flags=re.DOTALL)
RULES = [(selector.strip(), body) for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", CSS)]
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b|\brgba?\(|\bhsla?\(")
DAY = ".house, .house-art"
THEMES = (DAY, '[data-theme="dark"] :is(.house, .house-art)', ":is(.house, .house-art).paper")


def _values(selector: str) -> dict[str, str]:
    return {
        name: value
        for found, body in RULES
        if found == selector
        for name, value in re.findall(r"(--[\w-]+): ([^;]+);", body)
    }


def test_every_colour_is_a_property() -> None:
    """So that a theme is nothing but a list of values."""
    for _, body in RULES:
        for line in filter(None, map(str.strip, body.split(";"))):
            assert line.startswith("--") or not COLOUR.search(line.split(":", 1)[1])


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_sets_every_property(theme: str) -> None:
    """No colour of the day is left in the night, and no property is there for nothing."""
    used = set(re.findall(r"var\((--[\w-]+)\)", CSS)) - {"--house-wall"}
    assert used == set(_values(theme))


def test_paper_is_black_and_white() -> None:
    """Whatever the printer makes of it: no hue is lost, as there is none."""
    for value in _values(THEMES[2]).values():
        assert re.fullmatch(r"#(\w\w)\1\1|[\d.]+", value)


@pytest.mark.parametrize("theme", THEMES)
def test_words_can_be_read(theme: str) -> None:
    """The words on the signs stand out as they should for everybody (AA and better)."""
    values = _values(theme)
    light, dark = (_luminance(values[f"--house-{name}"]) for name in ("board", "lettering"))
    assert (light + 0.05) / (dark + 0.05) > 7


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_nothing_is_fetched() -> None:
    """No address in the sheet."""
    assert "url(" not in CSS
    assert "@import" not in CSS


def test_every_class_is_painted() -> None:
    """A class without a rule would be black."""
    drawn = "".join(map(draw, packs().values())) + "".join(art.inner for art in library().values())
    painted = set(re.findall(r"\.([a-z][\w-]*)", " ".join(selector for selector, _ in RULES)))
    used = {name for names in re.findall(r'class="([^"]+)"', drawn) for name in names.split()}
    assert used - painted <= {"room", "opening", "passage"}
