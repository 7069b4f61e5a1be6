"""What only printed sheets say: the same in both languages, all of it used, and set as French is set."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest

_GAP = re.compile(r"\{\w+\}")


def words(game: str, language: str) -> dict[str, str]:
    """Every text by its key."""
    text = (resources.files(f"stopthief.{game}.printed") / f"{language}.toml").read_text("utf-8")
    return dict(_flat(tomllib.loads(text), ""))


def _flat(some: dict[str, Any], before: str) -> Iterator[tuple[str, str]]:
    for key, value in some.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{before}{key}.")
        else:
            yield before + key, "\n".join(value) if isinstance(value, list) else value


@pytest.mark.parametrize("game", ["city", "house"])
def test_both_languages_say_the_same(game: str) -> None:
    """The same keys, each with the same gaps to be filled in."""
    english, french = words(game, "en"), words(game, "fr")
    assert english.keys() == french.keys()
    for key, text in english.items():
        assert sorted(_GAP.findall(text)) == sorted(_GAP.findall(french[key])), key
        assert text.count("\n") == french[key].count("\n"), key


@pytest.mark.parametrize("game", ["city", "house"])
def test_french_has_no_breaking_space_before_its_signs(game: str) -> None:
    """A line never begins with a question mark."""
    assert {key: text for key, text in words(game, "fr").items() if re.search(r" [;:!?»%$]|« ", text)} == {}


@pytest.mark.parametrize("game", ["city", "house"])
def test_no_word_is_left_over(game: str) -> None:
    """Each is on some sheet."""
    folder = resources.files(f"stopthief.{game}.printed")
    sources = "".join(one.read_text("utf-8") for one in folder.iterdir() if one.name.endswith((".typ", ".py")))
    left = (key.rpartition(".")[2] for key in words(game, "en"))
    assert [key for key in left if not re.search(rf'[wg]\.{key}\b|"{key}"|\'{key}\'', sources)] == []
