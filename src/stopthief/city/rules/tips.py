"""Private tips and their odds (P1-P4)."""

from __future__ import annotations

from math import prod

from stopthief.city.box.board import Board
from stopthief.city.rules.events import Tip
from stopthief.city.rules.kernel import Kernel
from stopthief.city.rules.possible import Possible
from stopthief.city.rules.thief import ThiefNow
from stopthief.core.odds import Odds

OPEN_TIPS = ("digit",)
"""P4: the kinds of tip that everyone hears."""
SECTION_TIPS = ("two areas",)
"""P3: the kinds of tip that tell of sections of the board."""
DECOYED = ("two spaces", "two areas")
"""The kinds of tip whose second half is drawn from the positions that the public clues allow."""


def tip_odds(kernel: Kernel, thief: ThiefNow, possible: Possible, clues: int) -> Odds[Tip]:
    """The odds of every tip that can be given about this thief now."""
    at, board = thief.at, kernel.board
    match kernel.settings.tip:
        case "space":
            return Odds.certain(Tip(clues, spaces=(at,)))
        case "digit":
            return Odds.certain(Tip(clues, digit=board.place(at)))
        case "two spaces":
            return Odds.even(_decoys(board, at, possible)).then(lambda other: Tip(clues, _pair(at, other)))
        case "two areas":
            weights = _area_weights(board, at, possible)
            return Odds.weighted(weights).then(lambda areas: Tip(clues, areas=areas))


def _decoys(board: Board, at: int, possible: Possible) -> list[int]:
    """P2: another space that the public clues still allow, or any other where there is none."""
    allowed = {one.at for one in possible} - {at}
    return sorted(allowed) or [number for number in board.numbers if number != at]


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


def _area_weights(board: Board, at: int, possible: Possible) -> dict[tuple[str, ...], int]:
    """P3: the area of the thief, for a door or window either of its two, and another one drawn likewise."""
    spaces = {one.at for one in possible}
    allowed = {area for space in spaces for area in board.areas_of(space)}
    others = {
        true: sorted(allowed - {true}) or [area for area in board.areas if area != true] for true in board.areas_of(at)
    }
    whole = prod(map(len, others.values()))
    weights: dict[tuple[str, ...], int] = {}
    for true, decoys in others.items():
        for decoy in decoys:
            pair = tuple(sorted((true, decoy)))
            weights[pair] = weights.get(pair, 0) + whole // len(decoys)
    return weights
