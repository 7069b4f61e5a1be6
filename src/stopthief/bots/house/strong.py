"""The strong bot: it values a guess by what it may win, teach and give away, and shows the card that tells least."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from stopthief.bots.house.bot import old_news, pick
from stopthief.bots.house.card_odds import CardOdds, of_belief, of_sheet
from stopthief.bots.house.distances import distances
from stopthief.bots.house.fair import DUEL, Fair
from stopthief.bots.house.guess_values import GuessValues, GuessWeights
from stopthief.bots.house.reading import TRUST, read
from stopthief.bots.house.rivals import roughly, suspected
from stopthief.deduction.house.belief import Belief, believed, trios
from stopthief.deduction.house.constraints import constraints
from stopthief.deduction.house.deals import EVEN
from stopthief.deduction.house.deck import Three
from stopthief.deduction.house.order import Lean
from stopthief.house.box.setup import MOST, Setup
from stopthief.house.rules import commands as do
from stopthief.house.rules.legal import guessable_rooms

WEIGHTS = {2: GuessWeights(0.1, 0.0), 3: GuessWeights(0.05, 0.0)}
CROWDED = GuessWeights(0.02, 0.5)
"""The weights by the number of players, tuned by playing."""
WAY = 0.05
"""The cost of a turn on the way to the room of the answer."""


class Strong(Fair):
    """Makes the most valuable guess."""

    trust = TRUST

    def __init__(self, setup: Setup, seat: int, seed: str) -> None:
        super().__init__(setup, seat, seed)
        self._thought: tuple[int, GuessValues, dict[Three, float]] | None = None
        self.weights = WEIGHTS.get(len(setup.players), CROWDED)

    def start(self) -> str:
        """The room nearest to all possible answers, if guesses are bound to the room; otherwise a random one."""
        if not self.view.public.setup.settings.guess_here:
            return super().start()
        belief = self.belief()
        way = {room.id: -self._way(belief, room.id) for room in self.view.public.setup.pack.rooms}
        return self._best(way, way)

    def walk(self, rooms: tuple[str, ...]) -> str:
        """The most valuable room, now and for the next turn, if guesses are bound to the room."""
        if not self.view.public.setup.settings.guess_here:
            room = self.guess().room
            return room if room in rooms else pick(self.whim, rooms)
        belief, weigh = self.belief(), self._worth
        worth = {room: weigh([room])[0] - self._way(belief, room) * WAY for room in rooms}
        return self._best(worth, rooms)

    def guess(self) -> do.Guess:
        """The most valuable guess, drawn among equals."""
        thing, room, place = pick(self._mood, self._worth(guessable_rooms(self.view))[1])
        return do.Guess(self.deck.cards[thing], self.deck.cards[room], self.deck.cards[place])

    @property
    def _mood(self) -> Random:
        """The generator for this turn's guess, which is considered before the walk already."""
        return Random(f"{self.seed}/{self.seat}/{self.view.public.turns}/guess")

    def _worth(self, rooms: Sequence[str]) -> tuple[float, list[Three]]:
        """The value of the best guesses with one of these rooms, and the guesses."""
        turn = self.view.public.turns
        if self._thought is None or self._thought[0] != turn:
            answers = trios(constraints(self.view, self.deck), self._read())
            total = sum(answers.values())
            win = {three: number / total for three, number in answers.items()}
            common = of_sheet(suspected(self.view, self.deck), self.deck, self.seat)
            self._thought = turn, GuessValues(self.deck, self._cards(), common, self.weights), win
        _, worth, win = self._thought
        return worth.best([self.deck.numbers[room] for room in rooms], win)

    def _cards(self) -> list[CardOdds]:
        """The odds of all cards for this seat; approximate at a full table, where exact counting takes seconds."""
        if self.deck.players < MOST:
            return of_belief(self.belief(), self.seat)
        return of_sheet(roughly(constraints(self.view, self.deck)), self.deck, self.seat)

    def _way(self, belief: Belief, room: str) -> float:
        """The expected number of turns to the room of the answer."""
        far = distances(self.view.public.setup.pack, room)
        return sum(
            belief.answer(card) * max(0, far.get(self.deck.cards[card], len(far)) - 1) for card in belief.suspects(1)
        )

    def belief(self) -> Belief:
        """The belief of the seat, weighted by hints in the others' guesses."""
        return believed(constraints(self.view, self.deck), self._read())

    def _read(self) -> Lean:
        """The hints in the others' guesses; none with a single rival, who asks for own cards on purpose."""
        return EVEN if len(self.view.public.setup.players) == DUEL else read(self.view, self.deck, self.trust)

    def show(self, cards: tuple[str, ...]) -> str:
        """A card that the asker has seen before, or else the one that tells the asker least."""
        if seen := old_news(self.view, cards):
            return pick(self.whim, seen)
        asker = self.view.public.turn
        shown = tuple(given for given in self.view.given if given.seat == asker)
        odds = of_sheet(suspected(self.view, self.deck, shown), self.deck, asker)
        told = {card: _tells(odds[self.deck.numbers[card]]) for card in cards}
        return pick(self.whim, [card for card in cards if told[card] == min(told.values())])


def _tells(card: CardOdds) -> float:
    """The bits learnt from a card not being the answer."""
    return card.bits[0] - card.others
