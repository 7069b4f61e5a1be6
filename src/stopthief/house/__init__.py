"""Arrêter le Voleur!: who stole what, in which room is he, and where does he hide?"""

from stopthief.house.box.box import packs, usual_pack
from stopthief.house.box.cards import Pack
from stopthief.house.box.setup import Day, Setup
from stopthief.house.game import House, HouseMatch
from stopthief.house.rules.commands import Command, EndTurn, Guess, MoveTo, PlaceMarker, Show

__all__ = [
    "Command",
    "Day",
    "EndTurn",
    "Guess",
    "House",
    "HouseMatch",
    "MoveTo",
    "Pack",
    "PlaceMarker",
    "Setup",
    "Show",
    "packs",
    "usual_pack",
]
