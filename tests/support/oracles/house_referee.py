"""A second reading of the rules of the house, from the log alone: whose turn it is, who can show what, who has won.

Nothing is taken from the game's own state, nor from its code but the names of commands and events.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stopthief.core.match import Act
from stopthief.house.box.setup import Setup
from stopthief.house.rules import commands as do
from stopthief.house.rules import events as ev

HouseAct = Act[do.Command, ev.Event]


class Referee:
    """Follows a game, keeps its own account of the cards, and objects to anything the rules do not say."""

    def __init__(self, setup: Setup) -> None:
        self.players = len(setup.players)
        self.here_only = setup.settings.guess_here
        kinds = (setup.pack.things, setup.pack.rooms, setup.pack.places)
        self.kinds = [{card.id for card in cards} for cards in kinds]
        self.doors = {frozenset(pair) for pair in (*setup.pack.borders, *setup.pack.passages)}
        self.answer: list[str] = []
        self.hands: list[set[str]] = [set() for _ in setup.players]
        self.open: set[str] = set()
        self.rooms: dict[int, str] = {}
        self.seen: list[set[tuple[int, str]]] = [set() for _ in setup.players]
        self.lacks: list[set[str]] = [set() for _ in setup.players]
        self.turn = self.turns = 0
        self.guess: set[str] = set()
        self.shower: int | None = None
        self.winner: int | None = None

    def follow(self, acts: Sequence[HouseAct]) -> None:
        """Judge a whole log."""
        for act in acts:
            self.judge(act)

    def judge(self, act: HouseAct) -> None:
        """Judge one act: the opening, or what somebody commands with all that has to come of it."""
        if act.command is None:
            self._open(act.events)
            return
        assert self.winner is None, "the game is over"
        assert act.seat is not None
        assert act.events == tuple(self._comes_of(act.seat, act.command)), act

    def _open(self, events: Sequence[ev.Event]) -> None:
        """F1, F2, F5: three cards, one of each kind; the rest in rounds; what does not go round lies open."""
        hidden = [event.card for event in events if isinstance(event, ev.CardHidden)]
        assert len(hidden) == len(self.kinds)
        assert all(card in kind for card, kind in zip(hidden, self.kinds, strict=True))
        dealt = [event for event in events if isinstance(event, ev.CardDealt)]
        everything = [*hidden, *(event.card for event in dealt)]
        assert sorted(everything) == sorted(set.union(*self.kinds))
        rounds = len(dealt) // self.players
        for number, event in enumerate(dealt):
            assert event.seat == (number % self.players if number < rounds * self.players else None)
            (self.open if event.seat is None else self.hands[event.seat]).add(event.card)
        told, first = events[-2:]
        assert isinstance(told, ev.Dealt)
        assert (told.each, set(told.open), len(told.open)) == (rounds, self.open, len(self.open))
        assert isinstance(first, ev.FirstPlayerDrawn)
        self.answer, self.turn = hidden, first.seat

    def _comes_of(self, seat: int, command: do.Command) -> Iterator[ev.Event]:
        match command:
            case do.PlaceMarker(room):
                assert seat == self.turn
                assert seat not in self.rooms
                assert room in self.kinds[1]
                self.rooms[seat] = room
                self.turn = (seat + 1) % self.players
                yield ev.MarkerPlaced(seat, room)
            case do.MoveTo(room):
                assert seat == self.turn
                assert len(self.rooms) == self.players
                start, self.rooms[seat] = self.rooms[seat], room
                assert start == room or frozenset((start, room)) in self.doors
                yield ev.Moved(seat, start, room)
            case do.Guess(thing, room, place):
                three = (thing, room, place)
                assert seat == self.turn
                assert all(card in kind for card, kind in zip(three, self.kinds, strict=True))
                assert not self.here_only or three[1] == self.rooms[seat]
                self.guess, self.turns = set(three), self.turns + 1
                yield ev.Guessed(seat, ev.Trio(*three))
                yield from self._answered(three)
            case do.Show(card):
                assert seat == self.shower
                assert card in self.guess & self.hands[seat]
                self.seen[self.turn].add((seat, card))
                yield ev.CardShown(seat, self.turn, card)
            case do.EndTurn():
                assert seat == self.turn
                yield self._passed()

    def _answered(self, three: Sequence[str]) -> Iterator[ev.Event]:
        """F8-F10: the next seat to the left that has one; else the open cards, the asker's own, the answer."""
        self.shower = None
        for seat in [*range(self.turn + 1, self.players), *range(self.turn)]:
            if self.guess & self.hands[seat]:
                self.shower = seat
                yield ev.ShowAsked(seat)
                return
            self.lacks[seat] |= self.guess
            yield ev.CouldNotShow(seat)
        if self.guess & self.open:
            yield ev.OpenCardNamed(self.turn, next(card for card in three if card in self.open))
        elif self.guess & self.hands[self.turn]:
            yield ev.OwnCardHeld(self.turn)
        else:
            assert list(three) == self.answer, "three cards that nobody has, and they do not match"
            self.winner = self.turn
            yield ev.AnswerTurned(self.turn, ev.Trio(*three))
            return
        yield self._passed()

    def _passed(self) -> ev.TurnEnded:
        ended, self.turn = self.turn, (self.turn + 1) % self.players
        return ev.TurnEnded(ended, self.turn)
