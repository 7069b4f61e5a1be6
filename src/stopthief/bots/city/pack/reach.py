"""How far everybody gets: which spaces an investigator's cards can bring an arrest to, how far the Pack is from where.

All of it follows from the board and is worked out once.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from stopthief.city.box.board import Board
from stopthief.city.box.box import Box
from stopthief.city.box.cards import FREE_OUTSIDE, REACH, Effect
from stopthief.city.rules import rates
from stopthief.city.rules.state import Public
from stopthief.city.rules.walk import Gait, numbered_within, walks


class Play(NamedTuple):
    """A card as an investigator may use it now."""

    card: int
    gait: Gait
    arrest: int
    """How many steps away an arrest may be made."""
    tips: bool
    """Whether it gives a tip before the move."""


def plays(box: Box, public: Public, seat: int) -> tuple[Play, ...]:
    """All that the hand of an investigator allows, the lowest card first."""
    who = public.setup.players[seat].investigator or ""
    return _plays(box, who, public.hands[seat], rates.regular_gait(box, public))


@lru_cache(maxsize=4096)
def _plays(box: Box, who: str, hand: tuple[int, ...], gait: Gait) -> tuple[Play, ...]:
    return tuple(_play(card, box.effects[who, card], gait) for card in sorted(hand))


def _play(card: int, effect: Effect | None, gait: Gait) -> Play:
    windows, free = gait.windows or effect == "windows", FREE_OUTSIDE if effect == "outside" else 0
    gait = gait._replace(windows=windows, free_outside=free)
    return Play(card, gait, REACH if effect == "reach" else 1, effect == "tip before")


@lru_cache(maxsize=8192)
def covered(board: Board, at: int, play: Play) -> Mapping[int, int]:
    """Every space that can be arrested on with a card, and where to stand for it: on it, or on the lowest node."""
    found: dict[int, int] = {}
    for node in sorted(walks(board, at, play.gait).within(play.card)):
        for space in _near(board, node, play.arrest):
            if space == node or space not in found:
                found[space] = node
    return found


@lru_cache(maxsize=8192)
def coverage(board: Board, at: int, hand: tuple[Play, ...]) -> Mapping[int, Play]:
    """Every space that can be arrested on with any card of a hand, and the lowest one that does."""
    found: dict[int, Play] = {}
    for play in hand:
        for space in covered(board, at, play):
            found.setdefault(space, play)
    return found


@lru_cache(maxsize=4096)
def _near(board: Board, node: int, steps: int) -> tuple[int, ...]:
    return numbered_within(board, node, steps)


@lru_cache(maxsize=1024)
def strides(board: Board, to: int) -> Mapping[int, int]:
    """How many steps of the Pack every space is away from one, trains included."""
    found, edge = {to: 0}, [to]
    for space in edge:
        rides = board.stations if board.kind[space] == "subway" else ()
        for near in (*board.neighbours[space], *rides):
            if near not in found:
                found[near] = found[space] + 1
                edge.append(near)
    return found


@lru_cache(maxsize=1024)
def paces(board: Board, to: int) -> Mapping[int, int]:
    """How many steps of an investigator every node is away from one, trains included."""
    found = _walked(board, (to,))
    from_train = min(found[station] for station in board.stations)
    to_train = _walked(board, board.stations)
    return {node: min(steps, to_train[node] + from_train) for node, steps in found.items()}


@lru_cache(maxsize=1024)
def _walked(board: Board, ends: tuple[int, ...]) -> Mapping[int, int]:
    found, edge = dict.fromkeys(ends, 0), list(ends)
    for node in edge:
        for near in board.steps[node]:
            if near not in found:
                found[near] = found[node] + 1
                edge.append(near)
    return found
