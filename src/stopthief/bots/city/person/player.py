"""A person at an investigator's seat: from suspected spaces to a card, a move and an arrest."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from stopthief.bots.city.investigator.player import favour
from stopthief.bots.city.person.notes import Suspicion, notes
from stopthief.bots.city.person.traits import Traits
from stopthief.bots.city.person.ways import mean_ways, shortest_left
from stopthief.city.box.box import Box
from stopthief.city.box.setup import Setup
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules import rates
from stopthief.city.rules.evolve import fold
from stopthief.city.rules.fold import begin
from stopthief.city.rules.legal import legal
from stopthief.city.rules.reach import CardUse, arrests_with, card_uses, numbered_within
from stopthief.city.rules.state import Phase, View
from stopthief.city.rules.walk import Gait, walks

_CATCH, _TIP = 60.0, 5.0
"""The value of a catch and of a tip in hand, in steps on the way."""
_SAVED = 0.6
"""The value of a step on a card that stays in hand."""
_PRUDENCE = 0.5
"""The least probability of success of an arrest that may cost the whole Loot."""
_SEEN = 12
"""The number of suspected spaces that are looked at for a way."""


class Person:
    """Plays an investigator with these traits, from the observations of the seat."""

    def __init__(
        self, box: Box, setup: Setup, seat: int, traits: Traits, seed: str, *, own: Suspicion | None = None
    ) -> None:
        self._box, self._traits = box, traits
        self._view = View(seat, begin(box, setup))
        self._random = Random(seed)
        self._notes = own or notes(box, setup, seat, traits, self._random)
        self._hunch: int | None = None
        self._known: list[int] | None = None
        self._mean: list[float] | None = None
        self._left: dict[tuple[int, Gait], list[float]] = {}

    def see(self, observation: ev.Observation) -> None:
        """Take in an observation of the seat."""
        if isinstance(observation, ev.Heard | ev.TipHeard | ev.DigitTold | ev.ArrestMissed):
            self._think_again(None)
        self._notes.see(observation)
        self._view = fold(self._box, self._view, observation)

    def choose(self) -> do.Command:
        """Choose by the phase."""
        commands = legal(self._box, self._view)
        if len(commands) == 1:
            return commands[0]
        match self._view.public.phase:
            case Phase.CARD:
                return self._card(commands)
            case Phase.MOVE:
                return self._move(commands)
            case Phase.ARREST:
                return self._arrest(commands)
            case Phase.EFFECT:
                return favour(self._box, self._view.public, commands)
            case _:
                return self._random.choice(commands)

    def _suspects(self) -> list[int]:
        """The suspected spaces in order; one alone, where there is a hunch."""
        if self._known is None:
            every = [self._hunch] if self._hunch is not None else sorted(self._notes.suspects())
            self._known = every or [*self._box.board.numbers]
        return self._known

    def _think_again(self, hunch: int | None) -> None:
        """Drop what was worked out since the last clue."""
        self._hunch, self._known, self._mean, self._left = hunch, None, None, {}

    def _hope(self) -> None:
        """Sometimes one space of several looks right for no reason."""
        suspects = self._suspects()
        if len(suspects) > 1 and self._random.random() < self._traits.hope:
            self._think_again(self._random.choice(suspects))

    def _card(self, commands: tuple[do.Command, ...]) -> do.Command:
        """The card with the best turn, or any in haste."""
        self._hope()
        if self._random.random() < self._traits.haste:
            return self._random.choice(commands)
        public = self._view.public
        uses = card_uses(self._box, public, public.turn, public.hands[public.turn])
        return do.PlayCard(max(uses, key=self._worth).moves)

    def _worth(self, use: CardUse) -> float:
        """The value of a turn with a card: the catch, the way that is left, and the hand that is left."""
        public, board, suspects = self._view.public, self._box.board, self._suspects()
        at = public.at[public.turn]
        reached = arrests_with(board, at, use)
        near = [space for space in suspects if space in reached]
        chance = (1 if near else 0) / len(suspects)
        if use.tips and rates.can_pay_tip(self._box, public):
            chance = self._told(near) / len(suspects)
        caught = chance * _CATCH if self._dares(chance) else 0.0
        return caught - self._way_left(at, use) + self._hand(use.moves)

    def _way_left(self, at: int, use: CardUse) -> float:
        """The shortest way that a card can leave."""
        key = at, use.gait
        if key not in self._left:
            self._left[key] = shortest_left(walks(self._box.board, at, use.gait), self._ways())
        return self._left[key][use.moves]

    def _told(self, near: Collection[int]) -> int:
        """The number of suspected spaces in reach on which a tip would lead to an arrest."""
        board = self._box.board
        match self._view.public.setup.settings.tip:
            case "space":
                return len(near)
            case "digit":
                return len({board.place(space) for space in near})
            case _:
                return (len(near) + 1) // 2

    def _ways(self) -> list[float]:
        """The mean number of steps from every node to some of the suspected spaces."""
        if self._mean is None:
            suspects = self._suspects()
            self._mean = mean_ways(self._box.board, tuple(suspects[:: len(suspects) // _SEEN + 1]))
        return self._mean

    def _hand(self, card: int) -> float:
        """The value of the hand after a card: its steps and its tips."""
        public = self._view.public
        who = self._box.investigators[public.setup.players[public.turn].investigator or ""]
        played = who.card(card)
        kept = who.hand if played.effect == "pick up" else [one for one in public.hands[public.turn] if one != card]
        cards = [who.card(moves) for moves in kept]
        return sum(_SAVED * one.moves + _TIP * (one.effect in ("tip before", "tip after")) for one in cards)

    def _move(self, commands: tuple[do.Command, ...]) -> do.Command:
        """First a tip and an escort, where they help; then to a likely arrest, or to where the way is shortest."""
        if do.TakeTip() in commands and self._wants_tip():
            return do.TakeTip()
        if escort := self._escort([one for one in commands if isinstance(one, do.Escort)]):
            return escort
        board, suspects = self._box.board, {*self._suspects()}
        reach = rates.arrest_range(self._view.public)
        moves = [one for one in commands if isinstance(one, do.MoveTo)]
        catching = [one for one in moves if not suspects.isdisjoint(numbered_within(board, one.to, reach))]
        if catching and self._dares(1 / len(suspects)):
            moves = catching
        ways, index = self._ways(), board.index
        return min(moves, key=lambda one: (ways[index[one.to]], one.to))

    def _escort(self, escorts: list[do.Escort]) -> do.Escort | None:
        """A6: send a rival away from the suspected spaces, or bring a colleague closer."""
        public, ways, index = self._view.public, self._ways(), self._box.board.index
        sign = 1 if public.setup.is_competitive else -1

        def gain(escort: do.Escort) -> float:
            return sign * (ways[index[escort.to]] - ways[index[public.at[escort.seat]]])

        best = max(escorts, key=lambda one: (gain(one), -one.to), default=None)
        return best if best and gain(best) > 0 else None

    def _wants_tip(self) -> bool:
        """Whether there is anything to learn, at a price that does not lose the game (W2)."""
        public = self._view.public
        ruins = not public.setup.is_competitive and rates.tip_price(self._box, public) >= public.loot
        return len(self._suspects()) > 1 and not ruins

    def _arrest(self, commands: tuple[do.Command, ...]) -> do.Command:
        """An arrest on a suspected space, where that is likely enough; a tip before it, where the card gives one."""
        suspects = self._suspects()
        around = [one for one in commands if isinstance(one, do.Arrest) and one.space in suspects]
        if around and do.TakeTip() in commands and self._wants_tip():
            return do.TakeTip()
        if around and self._dares(1 / len(suspects)):
            return self._random.choice(around)
        return do.EndTurn()

    def _dares(self, chance: float) -> bool:
        """Whether an arrest is tried; the more of the Loot a false one costs, the surer it has to be."""
        public, fine = self._view.public, rates.fine(self._box, self._view.public)
        cost = 0.0 if public.setup.is_competitive else _PRUDENCE * fine / max(1, public.loot)
        return chance >= max(self._traits.daring, cost) if fine else chance > 0
