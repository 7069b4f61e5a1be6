"""On which spaces an investigator can make an arrest: from a node, or with a card of the hand.

Everything follows from the board and the cards, so results are cached.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from stopthief.city.box.board import Board
from stopthief.city.box.box import Box
from stopthief.city.box.cards import AtLarge
from stopthief.city.rules import rates
from stopthief.city.rules.state import Public
from stopthief.city.rules.walk import Gait, walks


class CardUse(NamedTuple):
    """A movement card as an investigator may use it while a thief is at large."""

    moves: int
    gait: Gait
    arrest_range: int
    """How many steps away an arrest may be made."""
    tips: bool = False
    """Whether it gives a tip before the move."""


def card_uses(box: Box, public: Public, seat: int, hand: tuple[int, ...]) -> tuple[CardUse, ...]:
    """The uses of these cards of a seat, the lowest card first."""
    who = public.setup.players[seat].investigator or ""
    return _card_uses(box, who, hand, box.at_large(public.thief))


@lru_cache(maxsize=4096)
def _card_uses(box: Box, who: str, hand: tuple[int, ...], ability: AtLarge) -> tuple[CardUse, ...]:
    effects = [(moves, box.effects[who, moves]) for moves in sorted(hand)]
    gaits = [rates.gait_with(ability, effect, ways_out=box.kit.ways_out) for _, effect in effects]
    return tuple(
        CardUse(moves, gait, rates.range_with(effect), effect == "tip before")
        for (moves, effect), gait in zip(effects, gaits, strict=True)
    )


@lru_cache(maxsize=8192)
def numbered_within(board: Board, node: int, steps: int) -> tuple[int, ...]:
    """B7, R1, A5: the numbered spaces at most this many steps away, counting circles and windows but no rides."""
    seen, edge = {node}, {node}
    for _ in range(steps):
        edge = {near for one in edge for near in board.steps[one]} - seen
        seen |= edge
    return tuple(sorted(one for one in seen if one in board.spaces))


def arrests_from(board: Board, nodes: Iterable[int], steps: int) -> frozenset[int]:
    """The spaces on which an arrest can be made from any of these nodes."""
    return frozenset().union(*[numbered_within(board, node, steps) for node in nodes])


@lru_cache(maxsize=16384)
def arrests_with(board: Board, at: int, use: CardUse) -> frozenset[int]:
    """The spaces on which a card allows an arrest, if nobody stands in the way."""
    return arrests_from(board, walks(board, at, use.gait).within(use.moves), use.arrest_range)


@lru_cache(maxsize=8192)
def arrest_stands(board: Board, at: int, use: CardUse) -> Mapping[int, int]:
    """The same spaces, each with the node to stand on: the space itself, or else the lowest node."""
    found: dict[int, int] = {}
    for node in sorted(walks(board, at, use.gait).within(use.moves)):
        for space in numbered_within(board, node, use.arrest_range):
            if space == node or space not in found:
                found[space] = node
    return found


def arrests_with_any(board: Board, at: int, uses: tuple[CardUse, ...]) -> frozenset[int]:
    """The spaces on which one of some cards allows an arrest."""
    found = [arrests_with(board, at, use) for use in uses]
    return found[0] if len(found) == 1 else frozenset().union(*found)


@lru_cache(maxsize=8192)
def lowest_uses(board: Board, at: int, uses: tuple[CardUse, ...]) -> Mapping[int, CardUse]:
    """The same spaces, each with the first of the cards that allows it."""
    found: dict[int, CardUse] = {}
    for use in uses:
        for space in arrest_stands(board, at, use):
            found.setdefault(space, use)
    return found
