"""A finished game looked at again: what each player could know, turn by turn, and what they made of it.

It is made of what each seat perceived; only the answer is taken from the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import log2

import msgspec

from stopthief.deduction.house.belief import short, trios
from stopthief.deduction.house.deck import Deck, Three, deck
from stopthief.deduction.house.facts import facts
from stopthief.house.box.setup import Setup
from stopthief.house.rules.events import AnswerTurned, Guessed, Observation, Trio, TurnEnded
from stopthief.house.rules.evolve import fold
from stopthief.house.rules.fold import begin
from stopthief.house.rules.state import View

Answers = dict[Three, float]
"""How likely each possible answer is."""


class Moment(msgspec.Struct, frozen=True):
    """What a player could know after a turn; turn 0 is the deal."""

    turn: int
    answers: int
    """How many answers were possible."""
    chance: float
    """How likely the true one was."""
    bits: float
    """How much the turn told of the answer."""


class Try(msgspec.Struct, frozen=True):
    """A guess of this player."""

    turn: int
    guess: Trio
    chance: float
    """How likely it was right, as far as the player could know."""
    best: float
    """How likely the likeliest guess would have been right, where it could be asked."""
    missed: bool
    """The answer was certain and could be asked, and something else was."""


class Course(msgspec.Struct, frozen=True):
    """A game as one player could see it."""

    seat: int
    moments: tuple[Moment, ...]
    tries: tuple[Try, ...]
    certain: int | None
    """The first turn after which the answer was certain."""


class Analysis(msgspec.Struct, frozen=True):
    """A game as everyone could see it."""

    answer: Trio
    winner: int
    turns: int
    players: tuple[Course, ...]
    """By seat."""


def analyse(setup: Setup, streams: Mapping[int | None, Iterable[Observation]]) -> Analysis:
    """What each player could know of a finished game."""
    told = {seat: [*stream] for seat, stream in streams.items()}
    last = next(one for stream in told.values() for one in reversed(stream) if isinstance(one, AnswerTurned))
    cards = deck(setup)
    courses = [_Follower(setup, cards, seat, last.answer).follow(told[seat]) for seat in range(cards.players)]
    turns = max(moment.turn for course in courses for moment in course.moments)
    return Analysis(last.answer, last.seat, turns, tuple(courses))


class _Follower:
    """Goes through a game beside one player."""

    def __init__(self, setup: Setup, cards: Deck, seat: int, answer: Trio) -> None:
        self.view = View(seat, begin(setup))
        self.cards, self.seat = cards, seat
        self.truth = cards.three(answer)
        self.now: Answers = {}
        self.moments: list[Moment] = []
        self.tries: list[Try] = []

    def follow(self, stream: Iterable[Observation]) -> Course:
        for seen in stream:
            if isinstance(seen, TurnEnded):
                self._look()  # before the turn passes: what was heard is of this one
            self.view = fold(self.view, seen)
            if isinstance(seen, Guessed) and seen.seat == self.seat:
                self._judge(seen.guess)
            elif isinstance(seen, AnswerTurned) or (not self.moments and None not in self.view.public.rooms):
                self._look()
        certain = (moment.turn for moment in self.moments if moment.answers == 1)
        return Course(self.seat, tuple(self.moments), tuple(self.tries), next(certain, None))

    def _look(self) -> None:
        counts = trios(facts(self.view, self.cards))
        total = sum(counts.values())
        before, self.now = self.now, {three: number / total for three, number in counts.items()}
        # F10: what is turned over at the end is a fact like any other.
        turn = self.view.public.turns if self.moments else 0
        self.moments.append(Moment(turn, len(counts), short(self.now[self.truth]), _told(before, self.now)))

    def _judge(self, guess: Trio) -> None:
        public = self.view.public
        here = public.rooms[self.seat]
        free = {
            three: chance
            for three, chance in self.now.items()
            if not public.setup.settings.guess_here or self.cards.cards[three[1]] == here
        }
        best = max(free.values(), default=0.0)
        chance = self.now.get(self.cards.three(guess), 0.0)
        self.tries.append(Try(public.turns, guess, short(chance), short(best), best == 1 and chance < 1))


def _told(before: Answers, now: Answers) -> float:
    """The bits by which one may know better than before: never less than none."""
    if not before:
        return 0.0
    return round(max(0.0, sum(chance * log2(chance / before[three]) for three, chance in now.items())), 2)
