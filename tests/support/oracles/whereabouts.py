"""Where a thief can be as far as everyone knows, found by the referee's rules from clues and missed arrests.

For games in which a scene can be robbed again and again: there the last two spaces of a trail say all about its future.
"""

from __future__ import annotations

from stopthief.city.rules import events as ev
from tests.support.oracles.thief_referee import Clue, Moment, Trail, clue, openings, shares, starts


class Whereabouts:
    """Every short trail that what was heard so far allows."""

    def __init__(self) -> None:
        self.trails: set[Trail] = set()

    @property
    def spaces(self) -> set[int]:
        """Where the thief can be."""
        return {trail[-1] for trail in self.trails}

    def enter(self, event: ev.Event, moment: Moment) -> None:
        """Learn from the public side of one event; the moment is that before it."""
        match event:
            case ev.CrimeSounded(sound, place, loot):
                heard = Clue(sound, place, 0, loot, again=False)
                some = starts(moment)
                self.trails = {(start,) for start in some if heard in openings(start, moment)}
            case ev.ThiefMoved(_, sound, place, spree, loot, again):
                heard = Clue(sound, place, spree, loot, again)
                if moment.first:
                    self.trails = {(start,) for start in starts(moment)}
                self.trails = {
                    trail if to == trail[-1] else (trail[-1], to)
                    for trail in self.trails
                    for to in shares(trail, moment)
                    if clue(trail, to, moment) == heard
                }
            case ev.ArrestMissed(_, space):
                self.trails = {trail for trail in self.trails if trail[-1] != space}
            case _:
                pass
