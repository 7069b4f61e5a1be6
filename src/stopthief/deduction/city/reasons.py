"""The reason why a space is possible or not: the likeliest trail to it, or the evidence that ruled it out.

A space is ruled out by the first evidence after which no trail leads there any more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from stopthief.city.box.board import Board
from stopthief.city.rules import events as ev
from stopthief.city.rules.possible import Whereabouts
from stopthief.city.rules.thief import ThiefNow
from stopthief.deduction.city.casebook import Evidence
from stopthief.deduction.city.hearing import Hearing, sign

TRAIL = 4
"""The number of steps in a trail."""

How = Literal["start", "sound", "far", "tip", "digit", "missed", "arrest"]


class StillPossible(msgspec.Struct, frozen=True, tag_field="kind", tag="possible"):
    """The thief may be there."""

    space: int
    chance: float
    """Its probability."""
    trail: tuple[int, ...]
    """The likeliest last steps; the last of them is the space."""


class RuledOut(msgspec.Struct, frozen=True, tag_field="kind", tag="ruled out", omit_defaults=True):
    """The thief cannot be there because of this evidence: without it and all later evidence, it could."""

    space: int
    how: How
    """The kind of evidence. `start`: no start is near enough. `sound`: a step to the space would have sounded
    different. `far`: the space is too far from where the thief was heard. `tip`, `digit`, `missed`, `arrest`: told by
    a tip, by a captured thief's effect, by a false arrest, by a right one."""
    moves: int
    """The number of the thief's moves since."""
    clue: int | None = None
    """The number of the clue, counted from 1 for each thief; for other evidence, of the last clue before it."""
    sound: str | None = None
    """The clue's sound."""
    place: int | None = None
    """The place of the clue, if that was shown."""
    seat: int | None = None
    """The seat that made the arrest."""
    at: int | None = None
    """The space of the arrest."""
    tip: ev.Tip | None = None
    """The tip."""


Why = StillPossible | RuledOut
WeightedTrail = tuple[float, tuple[int, ...]]
"""A weight, and a trail of the thief."""
Trails = dict[ThiefNow, WeightedTrail]
"""The best trail to each hidden state."""


class Transitions:
    """The thief's possible steps from every state, regardless of clues and robberies."""

    def __init__(self, board: Board, hearing: Hearing) -> None:
        self._hearing = hearing
        self._states = tuple(_states(board))
        self._known: dict[object, dict[Whereabouts, tuple[Whereabouts, ...]]] = {}

    def ending(self, space: int) -> frozenset[Whereabouts]:
        """Every state of a thief on a space."""
        return frozenset(state for state in self._states if state.at == space)

    def leading(self, piece: Evidence, goals: frozenset[Whereabouts]) -> frozenset[Whereabouts]:
        """Every state before some evidence from which one of the goals can follow."""
        if not piece.moves:
            return goals
        return frozenset(state for state, then in self._after(piece).items() if not goals.isdisjoint(then))

    def _after(self, piece: Evidence) -> dict[Whereabouts, tuple[Whereabouts, ...]]:
        key = self._hearing.context(piece.public)
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


def ruled_out(transitions: Transitions, evidence: Sequence[Evidence], space: int) -> RuledOut:
    """The evidence that ruled a space out.

    More knowledge never opens a trail, so a search back from the last evidence finds the first that closes all of them.
    """
    goals, moves = transitions.ending(space), 0
    for number in range(len(evidence) - 1, 0, -1):
        piece = evidence[number]
        before = transitions.leading(piece, goals)
        if any(_where(thief) in before for thief in evidence[number - 1].after):
            return _told(piece, space, moves)
        goals, moves = before, moves + piece.moves
    return RuledOut(space, "start", moves)


def _told(piece: Evidence, space: int, moves: int) -> RuledOut:
    seen, last = piece.seen, len(piece.public.clues)
    match seen:
        case ev.Heard(sound, place):
            # With no move since, a step to the space was possible and would have sounded different.
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


def likeliest(hearing: Hearing, evidence: Sequence[Evidence], space: int) -> tuple[int, ...]:
    """The last steps of the likeliest whole trail to a space."""
    recent = _recent(evidence)
    trails: Trails = {thief: (weight, (thief.at,)) for thief, weight in recent[0].after.items()}
    for piece in recent[1:]:
        trails = _stepped(hearing, piece, trails)
    there = [weighted for thief, weighted in trails.items() if thief.at == space]
    return max(there, key=_most)[1]


def _most(weighted: WeightedTrail) -> tuple[float, tuple[int, ...]]:
    """The sort key for the likeliest trail; of equals the one with the lowest numbers, to be deterministic."""
    return weighted[0], tuple(-space for space in weighted[1])


def _recent(evidence: Sequence[Evidence]) -> Sequence[Evidence]:
    """The last evidence, back to TRAIL moves of the thief."""
    moves = 0
    for number in range(len(evidence) - 1, 0, -1):
        moves += evidence[number].moves
        if moves == TRAIL:
            return evidence[number - 1 :]
    return evidence


def _stepped(hearing: Hearing, piece: Evidence, trails: Trails) -> Trails:
    """The best trail to each state that some evidence leaves."""
    if not isinstance(piece.seen, ev.Heard) or not piece.moves:
        return _weighed(piece, trails)
    heard, found = sign(piece.seen), Trails()
    for thief, (weight, trail) in trails.items():
        for one in hearing.following(piece.public, thief):
            if one.sign == heard and one.thief in piece.after:
                weighted = weight * one.chance, (*trail, one.thief.at)
                found[one.thief] = max(found.get(one.thief, weighted), weighted, key=_most)
    return found


def _weighed(piece: Evidence, trails: Trails) -> Trails:
    """The trails that evidence leaves, reweighted as it reweighted their ends."""
    before, after = piece.before, piece.after
    return {
        thief: (weight * after[thief] / before[thief], trail)
        for thief, (weight, trail) in trails.items()
        if thief in after
    }
