"""Why a space is possible or not: the piece of evidence that ruled it out, or the likeliest way that leads there.

What ruled a space out is the first piece after which no way led there any more, however the thief might have gone on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from stopthief.city.box.board import Board
from stopthief.city.rules import events as ev
from stopthief.city.rules.possible import Whereabouts
from stopthief.city.rules.thief import ThiefNow
from stopthief.deduction.city.casebook import Piece
from stopthief.deduction.city.hearing import Hearing, moment, sign

TRAIL = 4
"""So many steps back a trail is told."""

How = Literal["start", "sound", "far", "tip", "digit", "missed", "arrest"]


class Possible(msgspec.Struct, frozen=True, tag_field="kind", tag="possible"):
    """The thief may be there."""

    space: int
    chance: float
    """How likely."""
    trail: tuple[int, ...]
    """The likeliest way to it, of so many steps as one tells; the last is the space."""


class RuledOut(msgspec.Struct, frozen=True, tag_field="kind", tag="ruled out", omit_defaults=True):
    """The thief cannot be there, and this piece of evidence is why: without it and what came later, it could."""

    space: int
    how: How
    """`start`: no start is near enough. `sound`: it could have gone there, but that sounds otherwise. `far`: from
    where it was heard then, it cannot have come here since. `tip`, `digit`, `missed`, `arrest`: what was told, by a
    tip, by the effect of a captured thief, by a false arrest, by a right one."""
    moves: int
    """How often the thief has moved since."""
    clue: int | None = None
    """The number of the clue, as they are counted from the first about this thief; or of the last one before."""
    sound: str | None = None
    """The clue's sound."""
    place: int | None = None
    """Where it was heard, if that was shown."""
    seat: int | None = None
    """Who made the arrest."""
    at: int | None = None
    """The space of the arrest."""
    tip: ev.Tip | None = None
    """The tip."""


Why = Possible | RuledOut
Way = tuple[float, tuple[int, ...]]
"""A way of the thief and its weight."""
Trails = dict[ThiefNow, Way]
"""Hidden states, each with the best way to it."""


class Ways:
    """How the thief may go on from any state, whatever is heard. What it has robbed never bars a way."""

    def __init__(self, board: Board, hearing: Hearing) -> None:
        self._hearing = hearing
        self._states = tuple(_states(board))
        self._known: dict[object, dict[Whereabouts, tuple[Whereabouts, ...]]] = {}

    def ending(self, space: int) -> frozenset[Whereabouts]:
        """Every state of a thief on a space."""
        return frozenset(state for state in self._states if state.at == space)

    def leading(self, piece: Piece, goals: frozenset[Whereabouts]) -> frozenset[Whereabouts]:
        """Every state before a piece of evidence from which one of these can come after it, by a step or by none."""
        if not piece.moves:
            return goals
        return frozenset(state for state, then in self._after(piece).items() if not goals.isdisjoint(then))

    def _after(self, piece: Piece) -> dict[Whereabouts, tuple[Whereabouts, ...]]:
        key = moment(piece.public)
        if key not in self._known:
            following = self._hearing.following
            self._known[key] = {
                state: tuple(_where(one.thief) for one in following(piece.public, ThiefNow(*state)))
                for state in self._states
            }
        return self._known[key]


def _states(board: Board) -> list[Whereabouts]:
    found = [Whereabouts(number) for number in board.numbers]
    found += [Whereabouts(at, came) for at in board.numbers for came in board.neighbours[at]]
    rides = [(at, came) for at in board.stations for came in board.stations if board.is_ride(came, at)]
    return found + [Whereabouts(at, came, rode=True) for at, came in rides]


def _where(thief: ThiefNow) -> Whereabouts:
    return Whereabouts(thief.at, thief.came, thief.rode)


def ruled_out(ways: Ways, pieces: Sequence[Piece], space: int) -> RuledOut:
    """What ruled a space out where the thief cannot be now.

    Knowing more never opens a way, so the first piece that shuts all of them is found going back from the last.
    """
    goals, moves = ways.ending(space), 0
    for number in range(len(pieces) - 1, 0, -1):
        piece = pieces[number]
        before = ways.leading(piece, goals)
        if any(_where(thief) in before for thief in pieces[number - 1].after):
            return _told(piece, space, moves)
        goals, moves = before, moves + piece.moves
    return RuledOut(space, "start", moves)


def _told(piece: Piece, space: int, moves: int) -> RuledOut:
    seen, last = piece.seen, len(piece.public.clues)
    match seen:
        case ev.Heard(sound, place):
            # Where it was possible to step there just then, the step would have been heard otherwise.
            return RuledOut(space, "far" if moves else "sound", moves, piece.clue, sound, place)
        case ev.TipHeard(tip):
            return RuledOut(space, "tip", moves, last, tip=tip)
        case ev.DigitTold(digit):
            return RuledOut(space, "digit", moves, last, place=digit)
        case ev.ArrestMissed(seat, at):
            return RuledOut(space, "missed", moves, last, seat=seat, at=at)
        case ev.ThiefArrested(seat, at):
            return RuledOut(space, "arrest", moves, last, seat=seat, at=at)
        case ev.ThiefHidden():
            return RuledOut(space, "start", moves)


def likeliest(hearing: Hearing, pieces: Sequence[Piece], space: int) -> tuple[int, ...]:
    """The likeliest last steps of a thief who is there now: of all ways as whole ways, the one most believed."""
    recent = _recent(pieces)
    ways: Trails = {thief: (weight, (thief.at,)) for thief, weight in recent[0].after.items()}
    for piece in recent[1:]:
        ways = _stepped(hearing, piece, ways)
    there = [way for thief, way in ways.items() if thief.at == space]
    return max(there, key=_most)[1]


def _most(way: Way) -> tuple[float, tuple[int, ...]]:
    """The most likely; of equals the one of the lowest numbers, so that the answer is always the same."""
    return way[0], tuple(-space for space in way[1])


def _recent(pieces: Sequence[Piece]) -> Sequence[Piece]:
    """The last pieces, so many that the thief moved often enough since the first of them."""
    moves = 0
    for number in range(len(pieces) - 1, 0, -1):
        moves += pieces[number].moves
        if moves == TRAIL:
            return pieces[number - 1 :]
    return pieces


def _stepped(hearing: Hearing, piece: Piece, ways: Trails) -> Trails:
    """Each state that a piece of evidence leaves with the best way to it."""
    if not isinstance(piece.seen, ev.Heard) or not piece.moves:
        return _weighed(piece, ways)
    heard, found = sign(piece.seen), Trails()
    for thief, (weight, trail) in ways.items():
        for one in hearing.following(piece.public, thief):
            if one.sign == heard and one.thief in piece.after:
                way = weight * one.chance, (*trail, one.thief.at)
                found[one.thief] = max(found.get(one.thief, way), way, key=_most)
    return found


def _weighed(piece: Piece, ways: Trails) -> Trails:
    """The ways that evidence leaves, each as much likelier as it made their ends."""
    before, after = piece.before, piece.after
    return {
        thief: (weight * after[thief] / before[thief], trail)
        for thief, (weight, trail) in ways.items()
        if thief in after
    }
