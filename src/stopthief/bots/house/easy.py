"""The easy bot: it asks for cards that it has not seen, and sometimes forgets to check."""

from __future__ import annotations

from random import Random

from stopthief.bots.house.bot import HouseBot, pick
from stopthief.house.box.cards import KINDS, Kind
from stopthief.house.rules import commands as do
from stopthief.house.rules.legal import guessable_rooms
from stopthief.house.rules.state import View

FORGETS = 0.2
"""The probability that a card is named without a check."""


class Easy(HouseBot):
    """Asks for cards that it has not seen."""

    def walk(self, rooms: tuple[str, ...]) -> str:
        """A random neighbour, or else the same room."""
        return pick(self.whim, rooms[1:] or rooms)

    def guess(self) -> do.Guess:
        """A card of each kind, in general one that it has not seen."""
        whim = self.whim
        return do.Guess(*(_named(whim, self.view, kind) for kind in KINDS))

    def show(self, cards: tuple[str, ...]) -> str:
        """A random card."""
        return pick(self.whim, cards)


def _named(whim: Random, view: View, kind: Kind) -> str:
    named = [card.id for card in view.public.setup.pack.of_kind(kind)]
    if kind == "room":
        named = [card for card in named if card in guessable_rooms(view)]
    seen = {*view.hand, *view.public.open, *(one.card for one in view.seen)}
    unseen = [card for card in named if card not in seen]
    return pick(whim, named if whim.random() < FORGETS or not unseen else unseen)
