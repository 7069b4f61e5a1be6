"""How an investigator will use its turn, as the Pack expects it: the better an arrest looks, the likelier it is made.

No investigator is taken for perfect: what is nearly as good is nearly as likely, so nothing hangs on one way to play.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import exp
from typing import NamedTuple

from stopthief.bots.city.pack_reach import Play, coverage, covered, paces, plays
from stopthief.city import rates
from stopthief.city.board import Board
from stopthief.city.box import Box
from stopthief.city.state import Public
from stopthief.deduction.city.belief import Spaces

_NOISE = 0.08
"""How much less than the best, as a share of a capture's worth, an act may bring and still be rather likely."""
_LOOKED_AT = 12
"""So many of the likeliest spaces are walked towards."""


class Turn(NamedTuple):
    """What is to be expected of an investigator's turn."""

    risk: float
    """How likely it ends with the Pack's arrest."""
    card: int
    """The card it is likeliest to play."""
    stand: int
    """Where it is likeliest to end its move."""
    space: int | None
    """Where it is likeliest to make a false arrest, if it makes one."""


def left(public: Public) -> int:
    """How many of the Pack are still to be caught."""
    return max(1, public.setup.settings.pack + 1 - sum(public.caught))


class Chase:
    """One turn of the investigator whose turn it is, who believes this of the Pack."""

    def __init__(self, box: Box, public: Public, spaces: Spaces) -> None:
        self._box, self._public, self._spaces = box, public, spaces
        self._here = public.at[public.turn]
        self._hand = plays(box, public, public.turn)
        self._capture = public.loot / left(public)
        """In dollars of the Loot, a capture is worth its share of all that is left."""
        self._fine = rates.fine(box, public)
        self._noise = _NOISE * self._capture

    def expected(self, at: int) -> Turn:
        """What comes of it when the Pack is there."""
        reach = coverage(self._box.board, self._here, self._hand)
        looks = self._looks(self._spaces, reach)
        best = max(looks, key=lambda space: (looks[space], -space), default=0)
        risk = self._risk(looks, at)
        if looks.get(best, 0.0) <= 0:
            return self._approach(risk)
        stand = covered(self._box.board, self._here, reach[best])[best]
        return Turn(risk, reach[best].card, stand, best if best != at else None)

    def _looks(self, spaces: Spaces, reach: Iterable[int]) -> dict[int, float]:
        """What an arrest would bring on each space that it can be made on."""
        capture, fine = self._capture, self._fine
        return {space: spaces[space] * (capture + fine) - fine for space in reach if space in spaces}

    def _risk(self, looks: Mapping[int, float], at: int) -> float:
        """An arrest here, one elsewhere, none at all, or a tip first: each the likelier the more it brings."""
        weights = self._weights(looks)
        worth, told = self._tip(at)
        tip = exp(worth / self._noise) if worth > 0 else 0.0
        return (weights.get(at, 0.0) + tip * told) / (sum(weights.values()) + tip + 1.0)

    def _weights(self, looks: Mapping[int, float]) -> dict[int, float]:
        return {space: exp(look / self._noise) for space, look in looks.items()}

    def _tip(self, at: int) -> tuple[float, float]:
        """What it brings to ask for a tip, and how likely the Pack is then arrested."""
        play = next((one for one in self._hand if one.tips), None)
        if play is None or not rates.can_pay_tip(self._box, self._public):
            return 0.0, 0.0
        board, kind = self._box.board, self._public.setup.settings.tip
        reach, answers = covered(board, self._here, play), dict[int | str, Spaces]()
        for space, chance in self._spaces.items():
            answers.setdefault(_answer(board, kind, space), {})[space] = chance
        worth, told = -float(rates.tip_price(self._box, self._public)), 0.0
        for answer, spaces in answers.items():
            total = sum(spaces.values())
            looks = self._looks({space: chance / total for space, chance in spaces.items()}, reach)
            worth += total * max(0.0, *looks.values(), 0.0)
            if answer == _answer(board, kind, at):
                weights = self._weights(looks)
                told = weights.get(at, 0.0) / (sum(weights.values()) + 1.0)
        return worth, told

    def _approach(self, risk: float) -> Turn:
        """Nothing is worth an arrest: it goes where the Pack is likeliest to be near."""
        board, spaces = self._box.board, self._spaces
        likely = sorted(spaces, key=lambda space: (-spaces[space], space))[:_LOOKED_AT]
        play = _middling(self._hand)
        ends = sorted({*covered(board, self._here, play).values(), self._here})
        stand = min(ends, key=lambda node: sum(spaces[space] * paces(board, space)[node] for space in likely))
        return Turn(risk, play.card, stand, None)


def _middling(hand: tuple[Play, ...]) -> Play:
    """A card to get about with: the lowest when it is time to pick up, otherwise one that is not missed."""
    return hand[0] if len(hand) <= 2 else hand[len(hand) // 2]  # noqa: PLR2004 - a card before the last


def _answer(board: Board, kind: str, space: int) -> int | str:
    """What a tip would tell of the Pack there; the half of it that is true."""
    if kind == "digit":
        return board.place(space)
    return board.areas_of(space)[0] if kind == "two areas" else space
