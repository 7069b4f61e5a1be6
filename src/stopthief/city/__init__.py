"""Stop Thief!: an invisible thief in a city of four buildings and four streets, heard and never seen."""

from stopthief.city.box.setup import Setup
from stopthief.city.game import City, CityMatch, city
from stopthief.city.rules.commands import (
    Arrest,
    Choose,
    Command,
    EndTurn,
    Escort,
    GetClue,
    MovePack,
    MoveTo,
    PlayCard,
    SayLootGone,
    SayWon,
    TakeTip,
)

__all__ = [
    "Arrest",
    "Choose",
    "City",
    "CityMatch",
    "Command",
    "EndTurn",
    "Escort",
    "GetClue",
    "MovePack",
    "MoveTo",
    "PlayCard",
    "SayLootGone",
    "SayWon",
    "Setup",
    "TakeTip",
    "city",
]
