"""The Pack's model of an investigator: the better an arrest looks, the likelier it is made.

No investigator is taken for perfect: arrests that are nearly as good are nearly as likely.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from math import exp
from typing import NamedTuple

from stopthief.bots.city.distances import investigator_steps
from stopthief.city.box.board import Board
from stopthief.city.box.box import Box
from stopthief.city.rules import rates
from stopthief.city.rules.reach import CardUse, arrest_stands, card_uses, lowest_uses
from stopthief.city.rules.state import Public
from stopthief.deduction.city.belief import Spaces

_NOISE = 0.15
"""The difference in value, as a share of a capture's, at which an arrest is e times less likely."""
_LOOKED_AT = 12
"""The number of likeliest spaces that it walks towards."""


class ExpectedTurn(NamedTuple):
    """The expected turn of an investigator."""

    risk: float
    """The probability of the Pack's arrest."""
    card: int
    """The likeliest card."""
    stand: int
    """The likeliest end of its move."""
    space: int | None
    """The likeliest false arrest, if it makes one."""


def left(public: Public) -> int:
    """The number of captures that the Pack still has to lose."""
    return max(1, public.setup.settings.pack + 1 - sum(public.caught))


class TipAnswer(NamedTuple):
    """The consequences of one answer to a tip."""

    worth: float
    """Its value, times the probability of this answer."""
    arrests: dict[int, float]
    """The probability of an arrest on each space after it."""


class OpponentModel:
    """One turn of the investigator whose turn it is, given its belief about the Pack."""

    def __init__(self, box: Box, public: Public, spaces: Spaces) -> None:
        self._box, self._public, self._spaces = box, public, spaces
        self._here = public.at[public.turn]
        self._hand = card_uses(box, public, public.turn, public.hands[public.turn])
        self._reach = lowest_uses(box.board, self._here, self._hand)
        self._capture = public.loot / left(public)
        """The value of a capture: its share of the Loot that is left."""
        self._fine = rates.fine(box, public)
        self._looks = self._worths(spaces, self._reach)
        self._arrests = self._weights(self._looks)
        self._answers = self._tips()
        tipping = sum(answer.worth for answer in self._answers.values()) - rates.tip_price(box, public)
        self._tip = exp(tipping / (_NOISE * self._capture)) if self._answers and tipping > 0 else 0.0
        self._total = sum(self._arrests.values()) + self._tip + 1.0

    def risk(self, at: int) -> float:
        """The probability of the Pack's arrest on a space, at once or after a tip."""
        arrest, answer = self._arrests.get(at, 0.0), None
        if self._tip:
            answer = self._answers.get(_answer(self._box.board, self._public.setup.settings.tip, at))
        told = 0.0 if answer is None else answer.arrests.get(at, 0.0)
        return (arrest + self._tip * told) / self._total

    def expected(self, at: int) -> ExpectedTurn:
        """The expected turn when the Pack is on a space."""
        looks, reach = self._looks, self._reach
        best = max(looks, key=lambda space: (looks[space], -space), default=0)
        if looks.get(best, 0.0) <= 0:
            return self._approach(self.risk(at))
        stand = arrest_stands(self._box.board, self._here, reach[best])[best]
        return ExpectedTurn(self.risk(at), reach[best].moves, stand, best if best != at else None)

    def _worths(self, spaces: Spaces, reach: Container[int]) -> dict[int, float]:
        """The value of an arrest on each space in reach."""
        capture, fine = self._capture, self._fine
        return {space: chance * (capture + fine) - fine for space, chance in spaces.items() if space in reach}

    def _weights(self, looks: Mapping[int, float]) -> dict[int, float]:
        """The weights of arrests, which grow with their values; no arrest has the weight 1."""
        noise = _NOISE * self._capture
        return {space: exp(look / noise) for space, look in looks.items()}

    def _tips(self) -> dict[int | str, TipAnswer]:
        """Every answer that a tip may give, with its consequences."""
        use = next((one for one in self._hand if one.tips), None)
        if use is None or not rates.can_pay_tip(self._box, self._public):
            return {}
        board, kind = self._box.board, self._public.setup.settings.tip
        told: dict[int | str, Spaces] = {}
        for space, chance in self._spaces.items():
            told.setdefault(_answer(board, kind, space), {})[space] = chance
        reach = arrest_stands(board, self._here, use)
        return {answer: self._answered(spaces, reach) for answer, spaces in told.items()}

    def _answered(self, spaces: Spaces, reach: Container[int]) -> TipAnswer:
        total = sum(spaces.values())
        looks = self._worths({space: chance / total for space, chance in spaces.items()}, reach)
        weights = self._weights(looks)
        every = sum(weights.values()) + 1.0
        worth = total * max(looks.values(), default=0.0)
        return TipAnswer(max(0.0, worth), {space: weight / every for space, weight in weights.items()})

    def _approach(self, risk: float) -> ExpectedTurn:
        """A turn without an arrest: it goes towards the likeliest spaces."""
        board, spaces = self._box.board, self._spaces
        likely = sorted(spaces, key=lambda space: (-spaces[space], space))[:_LOOKED_AT]
        use = _middling(self._hand)
        ends = sorted({*arrest_stands(board, self._here, use).values(), self._here})
        stand = min(
            ends, key=lambda node: sum(spaces[space] * investigator_steps(board, space)[node] for space in likely)
        )
        return ExpectedTurn(risk, use.moves, stand, None)


def _middling(hand: tuple[CardUse, ...]) -> CardUse:
    """The card for a walk: the lowest of the last two, otherwise one from the middle of the hand."""
    return hand[0] if len(hand) <= 2 else hand[len(hand) // 2]  # noqa: PLR2004 - a card before the last


def _answer(board: Board, kind: str, space: int) -> int | str:
    """The true half of a tip about the Pack on a space."""
    if kind == "digit":
        return board.place(space)
    return board.areas_of(space)[0] if kind == "two areas" else space
