"""The arrests that players could have made and did not: of each player the likeliest of the whole game."""

from __future__ import annotations

from typing import NamedTuple

from stopthief.city.box.box import Box
from stopthief.city.rules import events as ev
from stopthief.city.rules.state import Public
from stopthief.deduction.city.arrests import arrests
from stopthief.deduction.city.belief import Spaces

DECISIONS = (ev.CardPlayed, ev.Moved, ev.ArrestMissed, ev.ThiefArrested, ev.TurnEnded)
"""With each of these a player does one thing and leaves another."""


class Opening(NamedTuple):
    """An arrest that a player could have made."""

    chance: float
    seat: int
    space: int
    card: int
    turn: int
    piece: int
    """How many pieces of evidence came before it in the whole game."""


class Chances:
    """Follows a game and keeps each player's best missed chance."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._turn: list[Opening] = []
        self._cards: dict[int, int] = {}
        """Turns, and the card played in each."""
        self.best: dict[int, Opening] = {}
        """By seat."""

    def see(self, public: Public, seen: ev.Observation, spaces: Spaces, piece: int) -> None:
        """What the player whose turn it is does now, on such a table, believing this."""
        if isinstance(seen, DECISIONS):
            self._consider(public, spaces, piece)
        match seen:
            case ev.CardPlayed(_, card):
                self._cards[public.turns] = card
            case ev.ThiefArrested():
                self._turn = []
            case ev.ArrestMissed(_, space):
                self._close(space)
            case ev.TurnEnded():
                self._close(None)
            case _:
                pass

    def played(self, opening: Opening) -> bool:
        """Whether it took the card that was played."""
        return self._cards.get(opening.turn) == opening.card

    def _consider(self, public: Public, spaces: Spaces, piece: int) -> None:
        """Every arrest in reach; of several cards the lowest."""
        for card, reached in sorted(arrests(self._box, public).items()):
            for space in reached & spaces.keys():
                self._turn.append(Opening(spaces[space], public.turn, space, card, public.turns, piece))

    def _close(self, taken: int | None) -> None:
        """The turn is over: what was not taken was missed. Of equal chances the first counts, with the card played."""
        for one in self._turn:
            if one.space != taken and self._rank(one) > self._rank(self.best.get(one.seat)):
                self.best[one.seat] = one
        self._turn = []

    def _rank(self, opening: Opening | None) -> tuple[float, int, bool, int, int]:
        if opening is None:
            return -1.0, 0, False, 0, 0
        return round(opening.chance, 9), -opening.turn, self.played(opening), -opening.space, -opening.card
