"""Prints what the city says of a thief, everywhere: run on a copy of the package whose data a test has changed."""

from __future__ import annotations

import sys

import msgspec

from stopthief.city.rules.events import ThiefRevealed
from stopthief.core.package.game_package import TrialOptions
from stopthief.core.package.printing import PrintOptions
from stopthief.core.package.words import LANGUAGES
from stopthief.games import GAMES
from stopthief.preferences import user_files


def everything(thief: str) -> dict[str, str]:
    """All texts by who shows them."""
    city = GAMES["city"]
    assert city.printing is not None
    setup = city.trial(user_files(), TrialOptions("retold"))
    sheets = {
        one: city.printing.sheets(user_files(), PrintOptions(language=one, parts=("thieves",))) for one in LANGUAGES
    }
    cards = {one: [card for card in sheets[one].values["thieves"] if card["id"] == thief] for one in LANGUAGES}
    return {
        "text client": city.words.said(setup, ThiefRevealed(thief)),
        **{f"page: {path}": data.decode() for path, data in city.files().items() if not path.endswith(".svg")},
        **{f"rules: {one}": text for one, text in city.rules().items()},
        **{f"printed: {one}": msgspec.json.encode(cards[one]).decode() for one in LANGUAGES},
    }


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(everything(sys.argv[1])))
