"""The rules of the city with the numbers of its cards: `{thieves.competitive}` and `{frank.amount}` are filled in."""

from __future__ import annotations

import re
from collections.abc import Iterator

from stopthief.city.box.box import Box
from stopthief.city.box.cards import Thief
from stopthief.city.text.abilities import ability
from stopthief.core.package.rulebook import written
from stopthief.core.package.words import LANGUAGES, Language, words

_GAP = re.compile(r"\{(\w+)\.(\w+)\}")


def rules(box: Box) -> dict[str, str]:
    """The rule books by language, for the cards of a box."""
    books = written("stopthief.city")
    return {language: _filled(box, language, books[language]) for language in LANGUAGES}


def _filled(box: Box, language: Language, text: str) -> str:
    def fill(gap: re.Match[str]) -> str:
        if gap[1] == "thieves":
            return "\n".join(_rows(box, language, pack=gap[2] == "cooperative"))
        captured = box.thieves[gap[1]].captured
        return words("stopthief.city", language).money(0 if captured is None else captured.amount)

    return _GAP.sub(fill, text)


def _rows(box: Box, language: Language, *, pack: bool) -> Iterator[str]:
    """The rows of a table of thief cards."""
    for thief in (box.cooperative if pack else box.competitive).values():
        reward = () if pack else (words("stopthief.city", language).money(thief.reward),)
        cells = (thief.name, *reward, _when(thief, language), ability(thief, language, pack=pack))
        yield f"| {' | '.join(cells)} |"


def _when(thief: Thief, language: Language) -> str:
    said = words("stopthief.city", language, "abilities")
    return said["when.at_large" if thief.captured is None else "when.captured"]
