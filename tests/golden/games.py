"""Whole games of every kind, short enough to read: one line an observation, every seat's stream.

`python -m tests.golden.games` writes them anew; read what changed before you commit it.
"""

from __future__ import annotations

from pathlib import Path

from stopthief.city.box.setup import Setup
from stopthief.core.match import AnyMatch
from stopthief.core.playthrough import playthrough
from stopthief.core.record import of as record_of
from stopthief.games import GAMES
from stopthief.house.box.box import packs
from stopthief.house.box.setup import Setup as HouseSetup
from tests.support.city.hunters import hunted
from tests.support.city.tables import ALL, DRAKE, JIMMY, PEPPER, SANDRA, TAD, VIVIAN, agreed
from tests.support.house.players import sleuthed
from tests.support.house.tables import agreed as at_home
from tests.support.house.tables import born

FOLDER = Path(__file__).parent
LONGEST = 2_000

CITY: dict[str, tuple[Setup, int]] = {
    "competitive-standard": (agreed("competitive", "standard", (SANDRA, JIMMY), win_money_2=20_000), 70),
    "competitive-intermediate": (
        agreed("competitive", "intermediate", (DRAKE, PEPPER, VIVIAN), win_money_3=15_000),
        76,
    ),
    "competitive-advanced": (agreed("competitive", "advanced", (TAD, SANDRA, JIMMY, DRAKE)), 1),
    "competitive-custom": (
        agreed("competitive", "standard", ALL[2:4], hold=20, subway="often", tip="two areas", win_money_2=20_000),
        41,
    ),
    "cooperative": (agreed("cooperative", "cooperative", (VIVIAN, JIMMY, PEPPER)), 74),
    "one-vs-many": (agreed("one-vs-many", "cooperative", (DRAKE, TAD)), 20),
    "solo": (agreed("solo", "cooperative", (TAD,)), 83),
}
HOUSE: dict[str, tuple[HouseSetup, int]] = {
    "house-2": (born((3, 14), (11, 2), today=(10, 20)), 137),
    "house-3-here": (at_home(3, guess_here=True), 2),
    "house-4-ecole": (at_home(4, packs()["ecole"]), 56),
    "house-5-casa": (at_home(5, packs()["casa"]), 75),
    "house-6": (at_home(6), 82),
}
KINDS = (*CITY, *HOUSE)


def text(name: str) -> str:
    """A golden game: the truth first, then every seat's and a spectator's eyes."""
    match: AnyMatch = hunted(*CITY[name], LONGEST) if name in CITY else sleuthed(*HOUSE[name], LONGEST)
    assert match.result is not None, f"{name} does not end"
    record, entry = record_of(match), GAMES[match.game.name]
    seen = [playthrough(entry.game, entry.words, record, None, truth=True)]
    seen += [playthrough(entry.game, entry.words, record, seat) for seat in (*range(len(match.setup.players)), None)]
    line = "=" * 79
    return f"\n{line}\n".join("\n".join(lines) for lines in seen) + "\n"


def path(name: str) -> Path:
    """Where a golden game is kept."""
    return FOLDER / f"{name}.txt"


if __name__ == "__main__":
    for kind in KINDS:
        path(kind).write_text(text(kind))
