"""Missed opportunities: each player's likeliest arrest of the game that was possible and not made."""

from __future__ import annotations

from typing import NamedTuple

from stopthief.city.box.box import Box
from stopthief.city.rules import events as ev
from stopthief.city.rules.state import Public
from stopthief.deduction.city.arrests import arrests
from stopthief.deduction.city.belief import Spaces

DECISIONS = (ev.CardPlayed, ev.Moved, ev.ArrestMissed, ev.ThiefArrested, ev.TurnEnded)
"""The decisions with which a player takes one opportunity and leaves others."""


class Opportunity(NamedTuple):
    """An arrest that a player could have made."""

    chance: float
    seat: int
    space: int
    card: int
    turn: int
    piece: int
    """The number of pieces of evidence before it in the whole game."""


class Opportunities:
    """Follows a game and keeps each player's best missed opportunity."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._turn: list[Opportunity] = []
        self._cards: dict[int, int] = {}
        """The card played in each turn."""
        self.best: dict[int, Opportunity] = {}
        """By seat."""

    def see(self, public: Public, seen: ev.Observation, spaces: Spaces, piece: int) -> None:
        """Take in an observation, with the table and the acting player's belief before it."""
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

    def played(self, opportunity: Opportunity) -> bool:
        """Whether it needed the card that was played."""
        return self._cards.get(opportunity.turn) == opportunity.card

    def _consider(self, public: Public, spaces: Spaces, piece: int) -> None:
        """Note every arrest in reach."""
        for card, reached in sorted(arrests(self._box, public).items()):
            for space in reached & spaces.keys():
                self._turn.append(Opportunity(spaces[space], public.turn, space, card, public.turns, piece))

    def _close(self, taken: int | None) -> None:
        """Close the turn. Of equal opportunities the first counts, then the one with the card played."""
        for one in self._turn:
            if one.space != taken and self._rank(one) > self._rank(self.best.get(one.seat)):
                self.best[one.seat] = one
        self._turn = []

    def _rank(self, opportunity: Opportunity | None) -> tuple[float, int, bool, int, int]:
        if opportunity is None:
            return -1.0, 0, False, 0, 0
        return (
            round(opportunity.chance, 9),
            -opportunity.turn,
            self.played(opportunity),
            -opportunity.space,
            -opportunity.card,
        )
