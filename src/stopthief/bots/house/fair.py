"""The fair bot: exact deduction, and the likeliest answer as its guess."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from stopthief.bots.house.bot import HouseBot, old_news, pick
from stopthief.deduction.house.belief import Belief, believed, trios
from stopthief.deduction.house.constraints import constraints
from stopthief.deduction.house.deck import deck
from stopthief.house.box.cards import KINDS
from stopthief.house.box.setup import Setup
from stopthief.house.rules import commands as do
from stopthief.house.rules.legal import guessable_rooms

DUEL = 2
"""The number of players at which everybody has a single rival."""


class Fair(HouseBot):
    """Asks for the likeliest answer."""

    def __init__(self, setup: Setup, seat: int, seed: str) -> None:
        super().__init__(setup, seat, seed)
        self.deck = deck(setup)

    def belief(self) -> Belief:
        """The exact belief of the seat."""
        return believed(constraints(self.view, self.deck))

    def walk(self, rooms: tuple[str, ...]) -> str:
        """To the likeliest room."""
        likely = dict.fromkeys(rooms, 0.0)
        for (_, room, _), number in trios(constraints(self.view, self.deck)).items():
            if (name := self.deck.cards[room]) in likely:
                likely[name] += number
        return self._best(likely, rooms)

    def guess(self) -> do.Guess:
        """The likeliest answer; against a single rival with one of its own cards in it."""
        rooms = guessable_rooms(self.view)
        guess = self._likeliest_answer(rooms)
        return self._covered(guess, rooms) if len(self.view.public.setup.players) == DUEL else guess

    def _covered(self, guess: do.Guess, rooms: Sequence[str]) -> do.Guess:
        """The guess with an own card in it: a single rival shows one card, so asking for three teaches no more."""
        belief, whim = self.belief(), self.whim
        kinds = [kind for number, kind in enumerate(KINDS) if len(belief.suspects(number)) > 1]
        if len(kinds) < 2:  # noqa: PLR2004 - the last open kind has to be asked for
            return guess
        kind, pack = pick(whim, kinds), self.view.public.setup.pack
        own = [card for card in self.view.hand if pack.kinds[card] == kind and (kind != "room" or card in rooms)]
        return replace(guess, **{kind: pick(whim, own)}) if own else guess

    def _likeliest_answer(self, rooms: Sequence[str]) -> do.Guess:
        """The likeliest answer with one of these rooms; if none is possible, the likeliest thing and place."""
        answers = trios(constraints(self.view, self.deck))
        counts = {three: number for three, number in answers.items() if self.deck.cards[three[1]] in rooms}
        if counts:
            three = pick(self.whim, [one for one, number in counts.items() if number == max(counts.values())])
            return do.Guess(*(self.deck.cards[card] for card in three))
        belief = self.belief()
        thing, place = (self._likeliest(belief, kind) for kind in (0, 2))
        return do.Guess(thing, rooms[0], place)

    def show(self, cards: tuple[str, ...]) -> str:
        """A card that the asker has seen before, or else a random one."""
        return pick(self.whim, old_news(self.view, cards) or cards)

    def _likeliest(self, belief: Belief, kind: int) -> str:
        chances = {self.deck.cards[card]: belief.answer(card) for card in belief.suspects(kind)}
        return self._best(chances, chances)

    def _best(self, worth: dict[str, float], among: Collection[str]) -> str:
        best = max(worth[one] for one in among)
        return pick(self.whim, [one for one in among if worth[one] == best])
