"""A beginner: ticks what it has seen with its own eyes, and now and then forgets to look at the sheet."""

from __future__ import annotations

from random import Random

from stopthief.bots.house.player import Player, pick
from stopthief.house.box.cards import KINDS, Kind
from stopthief.house.rules import commands as do
from stopthief.house.rules.legal import guessable_rooms
from stopthief.house.rules.state import View

FORGETS = 0.2
"""How often a card is named without a look at the sheet."""


class Easy(Player):
    """Asks for what it has not seen."""

    def walk(self, rooms: tuple[str, ...]) -> str:
        """Anywhere, rather than stay."""
        return pick(self.whim, rooms[1:] or rooms)

    def guess(self) -> do.Guess:
        """A card of each kind that it has not seen, as far as it remembers."""
        whim = self.whim
        return do.Guess(*(_named(whim, self.view, kind) for kind in KINDS))

    def show(self, cards: tuple[str, ...]) -> str:
        """Any."""
        return pick(self.whim, cards)


def _named(whim: Random, view: View, kind: Kind) -> str:
    named = [card.id for card in view.public.setup.pack.of_kind(kind)]
    if kind == "room":
        named = [card for card in named if card in guessable_rooms(view)]
    seen = {*view.hand, *view.public.open, *(one.card for one in view.seen)}
    unseen = [card for card in named if card not in seen]
    return pick(whim, named if whim.random() < FORGETS or not unseen else unseen)
