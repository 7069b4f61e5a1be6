"""As good as it gets: weighs what a guess may win, teach and tell, and shows what tells the least."""

from __future__ import annotations

from stopthief.bots.house.fair import Fair
from stopthief.bots.house.outlook import Prospect, of_sheet
from stopthief.bots.house.player import old_news, pick
from stopthief.bots.house.rivals import suspected
from stopthief.bots.house.worth import Weights, Worth
from stopthief.deduction.house.belief import Belief, trios
from stopthief.deduction.house.deck import Three
from stopthief.house import commands as do
from stopthief.house.legal import guessable_rooms


class Strong(Fair):
    """Asks what is worth most."""

    weights = Weights()

    def guess(self) -> do.Guess:
        """What is worth most; any of those that are worth the same."""
        rooms = [self.deck.numbers[room] for room in guessable_rooms(self.view)]
        found = self._weighed(self.belief(), rooms)
        three = pick(self.whim, [one for worth, one in found if worth > found[0][0] - 1e-6])
        return do.Guess(*(self.deck.cards[card] for card in three))

    def _weighed(self, belief: Belief, rooms: list[int]) -> list[tuple[float, Three]]:
        win = {three: number / belief.deals.total for three, number in trios(belief.facts).items()}
        return Worth(belief, suspected(self.view, self.deck), self.seat, self.weights).best(rooms, win)

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
    return round(card.bits(card.answer) - card.others, 9)
