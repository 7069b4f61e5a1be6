"""The analysis of a finished game: what each player could know, turn by turn, and how it was used.

It is made of the observations of each seat; only the answer is taken from the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import log2

import msgspec

from stopthief.deduction.house.belief import short, trios
from stopthief.deduction.house.constraints import constraints
from stopthief.deduction.house.deck import Deck, Three, deck
from stopthief.house.box.setup import Setup
from stopthief.house.rules.events import AnswerTurned, Guessed, Observation, Trio, TurnEnded
from stopthief.house.rules.evolve import fold
from stopthief.house.rules.fold import begin
from stopthief.house.rules.state import View

Answers = dict[Three, float]
"""The probability of each possible answer."""


class TurnMoment(msgspec.Struct, frozen=True):
    """The knowledge of a player after a turn; turn 0 is the deal."""

    turn: int
    answers: int
    """The number of possible answers."""
    chance: float
    """The probability of the true one."""
    bits: float
    """The information gained about the answer in this turn."""


class Try(msgspec.Struct, frozen=True):
    """A guess of this player."""

    turn: int
    guess: Trio
    chance: float
    """The probability that it was right, by the player's knowledge."""
    best: float
    """The probability of the best guess that could be asked."""
    missed: bool
    """Whether the answer was certain and could be asked, and was not."""


class Course(msgspec.Struct, frozen=True):
    """The game of one player."""

    seat: int
    moments: tuple[TurnMoment, ...]
    tries: tuple[Try, ...]
    certain: int | None
    """The first turn after which the answer was certain."""


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of a finished game."""

    answer: Trio
    winner: int
    turns: int
    players: tuple[Course, ...]
    """By seat."""


def analyse(setup: Setup, streams: Mapping[int | None, Iterable[Observation]]) -> Analysis:
    """Analyse a game from all observations of each seat."""
    told = {seat: [*stream] for seat, stream in streams.items()}
    last = next(one for stream in told.values() for one in reversed(stream) if isinstance(one, AnswerTurned))
    cards = deck(setup)
    courses = [_SeatReview(setup, cards, seat, last.answer).follow(told[seat]) for seat in range(cards.players)]
    turns = max(moment.turn for course in courses for moment in course.moments)
    return Analysis(last.answer, last.seat, turns, tuple(courses))


class _SeatReview:
    """Goes through a game with one player's observations."""

    def __init__(self, setup: Setup, cards: Deck, seat: int, answer: Trio) -> None:
        self.view = View(seat, begin(setup))
        self.cards, self.seat = cards, seat
        self.truth = cards.three(answer)
        self.now: Answers = {}
        self.moments: list[TurnMoment] = []
        self.tries: list[Try] = []

    def follow(self, stream: Iterable[Observation]) -> Course:
        for seen in stream:
            if isinstance(seen, TurnEnded):
                self._look()  # before the turn passes, since the guess belongs to it
            self.view = fold(self.view, seen)
            if isinstance(seen, Guessed) and seen.seat == self.seat:
                self._judge(seen.guess)
            elif isinstance(seen, AnswerTurned) or (not self.moments and None not in self.view.public.rooms):
                self._look()
        certain = (moment.turn for moment in self.moments if moment.answers == 1)
        return Course(self.seat, tuple(self.moments), tuple(self.tries), next(certain, None))

    def _look(self) -> None:
        counts = trios(constraints(self.view, self.cards))
        total = sum(counts.values())
        before, self.now = self.now, {three: number / total for three, number in counts.items()}
        # F10: the answer turned over at the end is evidence like any other.
        turn = self.view.public.turns if self.moments else 0
        self.moments.append(TurnMoment(turn, len(counts), short(self.now[self.truth]), _told(before, self.now)))

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
    """The information gained, in bits."""
    if not before:
        return 0.0
    return round(max(0.0, sum(chance * log2(chance / before[three]) for three, chance in now.items())), 2)
