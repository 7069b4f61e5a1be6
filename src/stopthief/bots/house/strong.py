"""As good as it gets: asks for what leaves the fewest turns to play, and shows what tells the least."""

from __future__ import annotations

from itertools import product

from stopthief.bots.house.fair import Fair
from stopthief.bots.house.outlook import Outlook
from stopthief.bots.house.player import pick
from stopthief.deduction.house.belief import Three
from stopthief.deduction.house.deck import numbers_of
from stopthief.house import commands as do
from stopthief.house.legal import guessable_rooms


class Strong(Fair):
    """Asks what tells most."""

    def guess(self) -> do.Guess:
        """What leaves the fewest turns to play."""
        belief = self.belief()
        outlook = Outlook(belief, self.seat)
        rooms = [self.deck.numbers[room] for room in guessable_rooms(self.view)]
        things, _, places = (tuple(numbers_of(bits)) for bits in self.deck.kinds)
        worth: dict[Three, float] = {three: round(outlook.turns(three), 9) for three in product(things, rooms, places)}
        least = min(worth.values())
        three = pick(self.whim, [one for one, turns in worth.items() if turns == least])
        return do.Guess(*(self.deck.cards[card] for card in three))
