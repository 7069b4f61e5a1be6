"""The words of a game: texts by key, a JSON file per topic and language, shared by page, paper, rules and text client.

A text may have `{parts}` to fill in. With a part called `count`, `key.one` is taken for one and `key.other` otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Literal

import msgspec

Language = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = ("en", "fr")
_PART = re.compile(r"\{(\w+)\}")
_THOUSANDS = {"en": ",", "fr": "\N{NO-BREAK SPACE}"}
_MONEY = {"en": "${}", "fr": "{}\N{NO-BREAK SPACE}$"}


class Words(msgspec.Struct, frozen=True):
    """Texts in one language."""

    language: Language
    texts: Mapping[str, str]

    def __contains__(self, key: str) -> bool:
        return key in self.texts

    def __getitem__(self, key: str) -> str:
        return self.texts[key]

    def say(self, key: str, **parts: str | int) -> str:
        """A text with its parts filled in."""
        if key not in self.texts and "count" in parts:
            key = f"{key}.{self._plural(int(parts['count']))}"
        return _PART.sub(lambda part: self._shown(parts[part[1]]) if part[1] in parts else part[0], self.texts[key])

    def number(self, value: int) -> str:
        """A whole number as the language writes it."""
        return f"{value:,}".replace(",", _THOUSANDS[self.language])

    def money(self, amount: int) -> str:
        """$1,000, as on the notes."""
        return _MONEY[self.language].format(self.number(amount))

    def _shown(self, part: str | int) -> str:
        return self.number(part) if isinstance(part, int) else part

    def _plural(self, count: int) -> str:
        return "one" if count == 1 or (self.language == "fr" and count == 0) else "other"


def words(package: str, language: Language, *topics: str) -> Words:
    """The words of a game on some topics, or on all."""
    return _words(package, language, topics)


@cache
def _words(package: str, language: Language, topics: tuple[str, ...]) -> Words:
    found = {
        topic: msgspec.json.decode(data, type=dict[str, str])
        for path, data in _files(package)
        for tongue, topic in [path.removesuffix(".json").split("/")]
        if tongue == language and (not topics or topic in topics)
    }
    return Words(language, {key: text for texts in found.values() for key, text in texts.items()})


def word_files(package: str) -> dict[str, bytes]:
    """The words of a game as files for its page, by path."""
    return {f"words/{path}": data for path, data in _files(package)}


def _files(package: str) -> Iterator[tuple[str, bytes]]:
    for folder in (resources.files(package) / "data" / "words").iterdir():
        for file in sorted(folder.iterdir(), key=lambda one: one.name):
            yield f"{folder.name}/{file.name}", file.read_bytes()
