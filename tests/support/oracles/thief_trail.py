"""Follows the thief through a log by the referee's rules, from the events alone."""

from __future__ import annotations

from msgspec.structs import replace

from stopthief.city.box.setup import Setup
from stopthief.city.rules import events as ev
from tests.support.oracles.thief_referee import (
    AREAS,
    Clue,
    Moment,
    Trail,
    clue,
    openings,
    place,
    shares,
    starts,
)


class Shadow:
    """Everything about the thief that its next step is judged by."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        # V1: what a thief does often, the player of the Pack does as often as they like.
        free = {"doors_often": 50, "subway_often": 50} if setup.mode == "one-vs-many" else {}
        self.settings = replace(setup.settings, **free)
        self.competitive = setup.mode == "competitive"
        self.loot = setup.settings.loot + (len(setup.investigators) - 1) * setup.settings.loot_each
        self.card = ""
        self.trail: Trail = ()
        self.getaway = self.extra = False
        self.heard = 1
        self.caught = 0

    @property
    def moment(self) -> Moment:
        """Everything that the rules of the next step depend on."""
        state = self.getaway, self.extra, self.loot, self.heard, self.caught
        return Moment(self.settings, self.competitive, self.card, *state)

    def enter(self, event: ev.Event) -> None:
        """Keep up with one event; nothing is judged here."""
        match event:
            case ev.ThiefRevealed(thief):
                self.card = thief
            case ev.ThiefPlaced(space):
                self.trail, self.heard = (space,), 0
            case ev.CrimeSounded(loot=loot):
                self.heard += 1
                self.loot -= loot
            case ev.ThiefMoved(to, loot=loot, again=again):
                self.trail, self.extra, self.heard = (*self.trail, to), again, self.heard + 1
                self.loot -= loot
            case ev.ThiefArrested(_, space):
                self.getaway, self.caught = not self.competitive, space
            case ev.TurnEnded():
                self.getaway = self.extra = False
            case ev.TipAsked(_, amount) | ev.ArrestMissed(_, _, amount):
                self.loot -= amount
            case ev.LootFilled(amount):
                self.loot += amount
            case _:
                pass

    def judge(self, event: ev.Event) -> None:
        """Object to an event that the rules or the trail do not allow."""
        match event:
            case ev.ThiefPlaced(space):
                assert space in starts(self.moment), f"M4: no thief starts on {space}"
            case ev.CrimeSounded(sound, at, loot):
                assert self.setup.settings.opening != "move", "T5: this table begins with a move"
                assert Clue(sound, at, 0, loot, again=False) in openings(self.trail[-1], self.moment)
            case ev.ThiefMoved(to, sound, at, spree, loot, again):
                assert self.heard or self.setup.settings.opening == "move", "T5: the first clue is no move"
                assert to in shares(self.trail, self.moment), f"M1-M7: {to} does not follow on {self.trail[-3:]}"
                assert Clue(sound, at, spree, loot, again) == clue(self.trail, to, self.moment)
            case ev.TipGiven(_, tip):
                assert tells_truth(tip, self.trail[-1]), f"{tip} is false about {self.trail[-1]}"
            case ev.DigitTold(digit):
                assert digit == place(self.trail[-1])
            case ev.ArrestMissed(_, space):
                assert space != self.trail[-1]
            case ev.ThiefArrested(_, space):
                assert space == self.trail[-1]
            case ev.GameOver(trail=trail):
                assert trail == self.trail
            case _:
                pass


def tells_truth(tip: ev.Tip, at: int) -> bool:
    """P1-P4: whether a tip holds for a thief on this space."""
    if tip.digit is not None:
        return tip.digit == place(at)
    if tip.areas:
        return not set(tip.areas).isdisjoint(AREAS[at])
    return at in tip.spaces
