"""Whole games of every kind, short enough to read: one line per observation, every seat's stream.

They are played with cards, presets and packs that belong to the tests, so tuning what is shipped changes none of them.
`python -m tests.golden.games` writes them anew; read the difference before you commit it.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from stopthief.city.box.setup import Setup
from stopthief.city.text.phrasebook import CityWords
from stopthief.core.match import AnyMatch
from stopthief.core.package.game_package import AnyWords
from stopthief.core.playthrough import playthrough
from stopthief.core.record import of as record_of
from stopthief.house.box.setup import Day, agree
from stopthief.house.box.setup import Setup as HouseSetup
from stopthief.house.text.phrasebook import HouseWords
from tests.support.city.hunters import hunted
from tests.support.city.tables import ALL, BOOK, DRAKE, JIMMY, PEPPER, SANDRA, TAD, VIVIAN, agreed
from tests.support.house.lighthouse import FARO, PHARE
from tests.support.house.players import sleuthed
from tests.support.house.tables import NAMES
from tests.support.house.tables import agreed as at_home

FOLDER = Path(__file__).parent
MOST_LINES = 400
MOST_LINES_OF_ALL = 5_000
MOST_ACTS = 400

CITY: dict[str, tuple[Setup, int]] = {
    "competitive-standard": (agreed("competitive", "standard", (SANDRA, JIMMY), win_money_2=20_000), 181),
    "competitive-intermediate": (
        agreed("competitive", "intermediate", (DRAKE, PEPPER, VIVIAN), win_money_3=15_000),
        387,
    ),
    "competitive-advanced": (agreed("competitive", "advanced", (TAD, SANDRA, JIMMY, DRAKE)), 233),
    "competitive-custom": (
        agreed("competitive", "standard", ALL[2:4], hold=20, subway="often", tip="two areas", win_money_2=20_000),
        129,
    ),
    "cooperative": (agreed("cooperative", "book", (VIVIAN, JIMMY, PEPPER), pack=3), 261),
    "one-vs-many": (agreed("one-vs-many", "book", (DRAKE, TAD), pack=3), 96),
    "solo": (agreed("solo", "book", (TAD,)), 135),
}
_BIRTHDAYS = dict(zip(NAMES, (Day(3, 14), Day(11, 2)), strict=False))
HOUSE: dict[str, tuple[HouseSetup, int]] = {
    "house-2": (agree(PHARE, _BIRTHDAYS, Day(10, 20)), 242),
    "house-3-here": (at_home(3, PHARE, guess_here=True), 37),
    "house-4": (at_home(4, PHARE), 82),
    "house-5-spanish": (at_home(5, FARO), 315),
    "house-6": (at_home(6, PHARE), 317),
}
KINDS = (*CITY, *HOUSE)


def text(name: str) -> str:
    """A golden game: the truth first, then what each seat and a spectator perceived."""
    if name in CITY:
        return _written(hunted(*CITY[name], MOST_ACTS, BOOK), CityWords(BOOK.box))
    return _written(sleuthed(*HOUSE[name], MOST_ACTS), HouseWords())


def _written(match: AnyMatch, words: AnyWords) -> str:
    assert match.result is not None, "this game does not end"
    record, seats = record_of(match), (*range(len(match.setup.players)), None)
    streams: list[Iterable[str]] = [playthrough(match.game, words, record, None, truth=True)]
    streams += [playthrough(match.game, words, record, seat) for seat in seats]
    line = "=" * 79
    return f"\n{line}\n".join("\n".join(lines) for lines in streams) + "\n"


def path(name: str) -> Path:
    """Where a golden game is kept."""
    return FOLDER / f"{name}.txt"


def changed() -> list[str]:
    """The games that do not go as they are written."""
    return [name for name in KINDS if text(name) != path(name).read_text("utf-8")]


if __name__ == "__main__":
    for kind in KINDS:
        path(kind).write_text(text(kind), "utf-8")
