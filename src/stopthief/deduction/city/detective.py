"""The exact filter: follows the observations of one seat and keeps its belief about the thief.

The thief's own kernel says how it moves, and every observation that depends on the thief is evidence.
"""

from __future__ import annotations

from stopthief.city.box.box import Box
from stopthief.city.box.setup import Setup
from stopthief.city.rules import events as ev
from stopthief.city.rules import possible
from stopthief.city.rules.chance import opening, rules_of_thief, starts
from stopthief.city.rules.evolve import anywhere, fold
from stopthief.city.rules.fold import begin
from stopthief.city.rules.state import Phase, Public, View
from stopthief.city.rules.thief import ThiefNow
from stopthief.city.rules.tips import DECOYED, tip_odds
from stopthief.deduction.city.belief import Belief
from stopthief.deduction.city.hearing import Hearing, hearing_of, sign


class Detective:
    """The knowledge of one seat, or of a spectator, who knows what everyone does."""

    def __init__(self, box: Box, setup: Setup, seat: int | None, hearing: Hearing | None = None) -> None:
        self.box = box
        self.hearing = hearing or hearing_of(box, setup)
        self.view = View(seat, begin(box, setup))
        self.belief = Belief()
        """Empty while no thief is at large."""
        self._possible: possible.Possible = frozenset()

    @property
    def public(self) -> Public:
        """The open part of the table."""
        return self.view.public

    def see(self, observation: ev.Observation) -> None:
        """Take in the next observation."""
        before = self.public
        self.belief = self._learnt(before, observation)
        self._possible = self._allowed(before, observation)
        self.view = fold(self.box, self.view, observation)

    def _learnt(self, public: Public, seen: ev.Observation) -> Belief:
        """The belief after an observation, given the table before it."""
        belief = self.belief
        match seen:
            case ev.ThiefHidden():
                return Belief.even(map(rules_of_thief(self.box, public).placed, starts(self.box, public)))
            case ev.Heard() if public.phase is Phase.OPENING:
                return belief.given(lambda thief: self._opens(public, thief, seen))
            case ev.Heard():
                return belief.heard(self.hearing, public, sign(seen))
            case ev.TipHeard(tip):
                return belief.given(lambda thief: self._tells(public, thief, tip))
            case ev.DigitTold(digit):
                return belief.given(lambda thief: self.box.board.place(thief.at) == digit)
            case ev.ArrestMissed(_, space):
                return belief.given(lambda thief: thief.at != space)
            case ev.ThiefArrested(_, space):
                return belief.given(lambda thief: thief.at == space)
            case ev.PackAt(space):
                return self._own(space)
            case _:
                return belief

    def _own(self, space: int) -> Belief:
        """V1: the Pack's player knows its space; the rest of its state follows from its trail."""
        thief = self.view.thief
        rules = rules_of_thief(self.box, self.public)
        return Belief.even([rules.placed(space) if thief is None else rules.moved(thief, space)])

    def _opens(self, public: Public, thief: ThiefNow, heard: ev.Heard) -> float:
        """The probability of a first clue, for a thief who starts here."""
        odds = opening(self.box, public, thief.at)
        return sum(weight for event, weight in odds if _sounds(event, heard)) / odds.total

    def _tells(self, public: Public, thief: ThiefNow, tip: ev.Tip) -> float:
        """The probability of a tip, for a thief in this state."""
        odds = tip_odds(rules_of_thief(self.box, public), thief, self._possible, len(public.clues))
        return odds.weight(tip) / odds.total

    def _allowed(self, public: Public, seen: ev.Observation) -> possible.Possible:
        """The spaces possible by common knowledge, from which a tip's decoy is drawn."""
        if public.setup.settings.tip not in DECOYED:
            return self._possible
        match seen:
            case ev.ThiefHidden():
                return anywhere(self.box, public)
            case ev.Heard(sound, place):
                rules, first = rules_of_thief(self.box, public), public.phase is Phase.OPENING
                clue = ev.Clue(sound, place)
                return possible.heard(rules, self._possible, clue, first=first)
            case ev.ArrestMissed(_, space):
                return possible.without(self._possible, space)
            case _:
                return self._possible

    def tips(self) -> dict[ev.Tip, Belief]:
        """Every tip that could be told now, with its joint belief."""
        rules, clues, found = rules_of_thief(self.box, self.public), len(self.public.clues), dict[ev.Tip, Belief]()
        for thief, weight in self.belief.items():
            odds = tip_odds(rules, thief, self._possible, clues)
            for tip, chance in odds:
                joint = found.setdefault(tip, Belief())
                joint[thief] = joint.get(thief, 0.0) + weight * chance / odds.total
        return found

    def copy(self) -> Detective:
        """An independent copy."""
        other = Detective(self.box, self.public.setup, self.view.seat, self.hearing)
        other.view, other.belief, other._possible = self.view, self.belief, self._possible
        return other

    def supposing(self, belief: Belief) -> Detective:
        """A copy with another belief."""
        other = self.copy()
        other.belief = belief
        return other


def _sounds(event: ev.Event, heard: ev.Heard) -> bool:
    return isinstance(event, ev.CrimeSounded) and sign(event) == sign(heard)
