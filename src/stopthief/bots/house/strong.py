"""As good as it gets: weighs what a guess may win, teach and tell, and shows what tells the least."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from stopthief.bots.house.fair import DUEL, Fair
from stopthief.bots.house.outlook import Cards, Prospect, of_belief, of_sheet
from stopthief.bots.house.player import old_news, pick
from stopthief.bots.house.reading import TRUST, read
from stopthief.bots.house.rivals import roughly, suspected
from stopthief.bots.house.ways import distances
from stopthief.bots.house.worth import Weights, Worth
from stopthief.deduction.house.belief import Belief, believed, trios
from stopthief.deduction.house.deals import EVEN
from stopthief.deduction.house.deck import Three
from stopthief.deduction.house.facts import facts
from stopthief.deduction.house.order import Lean
from stopthief.house.box.setup import MOST, Setup
from stopthief.house.rules import commands as do
from stopthief.house.rules.legal import guessable_rooms

WEIGHTS = {2: Weights(0.1, 0.0), 3: Weights(0.05, 0.0)}
CROWDED = Weights(0.02, 0.5)
"""With how many people what is worth how much: found by playing."""
WAY = 0.05
"""A turn on the way to where the thief is."""


class Strong(Fair):
    """Asks what is worth most."""

    trust = TRUST

    def __init__(self, setup: Setup, seat: int, seed: str) -> None:
        super().__init__(setup, seat, seed)
        self._thought: tuple[int, Worth, dict[Three, float]] | None = None
        self.weights = WEIGHTS.get(len(setup.players), CROWDED)

    def start(self) -> str:
        """Where one has to stand in the room that is asked for, in the middle of those that may be it."""
        if not self.view.public.setup.settings.guess_here:
            return super().start()
        belief = self.belief()
        way = {room.id: -self._way(belief, room.id) for room in self.view.public.setup.pack.rooms}
        return self._best(way, way)

    def walk(self, rooms: tuple[str, ...]) -> str:
        """Where one has to stand in the room that is asked for, where that is worth most, now and next time."""
        if not self.view.public.setup.settings.guess_here:
            room = self.guess().room
            return room if room in rooms else pick(self.whim, rooms)
        belief, weigh = self.belief(), self._worth
        worth = {room: weigh([room])[0] - self._way(belief, room) * WAY for room in rooms}
        return self._best(worth, rooms)

    def guess(self) -> do.Guess:
        """What is worth most; any of those that are worth the same."""
        thing, room, place = pick(self._mood, self._worth(guessable_rooms(self.view))[1])
        return do.Guess(self.deck.cards[thing], self.deck.cards[room], self.deck.cards[place])

    @property
    def _mood(self) -> Random:
        """Chance for the guess of this turn, which is thought of before the walk."""
        return Random(f"{self.seed}/{self.seat}/{self.view.public.turns}/guess")

    def _worth(self, rooms: Sequence[str]) -> tuple[float, list[Three]]:
        """What the best guesses are worth that ask for one of these rooms, and which these are."""
        turn = self.view.public.turns
        if self._thought is None or self._thought[0] != turn:
            answers = trios(facts(self.view, self.deck), self._read())
            total = sum(answers.values())
            win = {three: number / total for three, number in answers.items()}
            common = of_sheet(suspected(self.view, self.deck), self.deck, self.seat)
            self._thought = turn, Worth(self.deck, self._cards(), common, self.weights), win
        _, worth, win = self._thought
        return worth.best([self.deck.numbers[room] for room in rooms], win)

    def _cards(self) -> Cards:
        """The cards as this seat sees them; at a full table roughly, where to count all deals would take seconds."""
        if self.deck.players < MOST:
            return of_belief(self.belief(), self.seat)
        return of_sheet(roughly(facts(self.view, self.deck)), self.deck, self.seat)

    def _way(self, belief: Belief, room: str) -> float:
        """How many turns are lost, on the average, before one can stand where the thief is."""
        far = distances(self.view.public.setup.pack, room)
        return sum(
            belief.answer(card) * max(0, far.get(self.deck.cards[card], len(far)) - 1) for card in belief.suspects(1)
        )

    def belief(self) -> Belief:
        """What follows from all that was seen, and leans as the others' guesses read."""
        return believed(facts(self.view, self.deck), self._read())

    def _read(self) -> Lean:
        """How others' guesses read; not an only rival's, who asks for own cards as often as for any other."""
        return EVEN if len(self.view.public.setup.players) == DUEL else read(self.view, self.deck, self.trust)

    def show(self, cards: tuple[str, ...]) -> str:
        """What the asker has seen before, or else what leaves most in question for the asker."""
        if seen := old_news(self.view, cards):
            return pick(self.whim, seen)
        asker = self.view.public.turn
        shown = tuple(given for given in self.view.given if given.seat == asker)
        prospects = of_sheet(suspected(self.view, self.deck, shown), self.deck, asker)
        told = {card: _tells(prospects[self.deck.numbers[card]]) for card in cards}
        return pick(self.whim, [card for card in cards if told[card] == min(told.values())])


def _tells(card: Prospect) -> float:
    """The bits that it tells that a card is not the answer."""
    return card.bits[0] - card.others
