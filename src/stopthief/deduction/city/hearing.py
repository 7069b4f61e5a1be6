"""What a hidden thief may do next and how that would be heard, looked up in the engine's own steps.

All that changes the answer is in the key: the moment. Thousands of steps are asked for, few differ.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from stopthief.city.box.box import Box
from stopthief.city.box.settings import Settings
from stopthief.city.box.setup import Mode, Setup
from stopthief.city.rules import events as ev
from stopthief.city.rules.chance import rules_of_thief, step, steps
from stopthief.city.rules.state import Public
from stopthief.city.rules.thief import ThiefNow
from stopthief.core.odds import Odds


class Sign(NamedTuple):
    """A clue as far as it tells of the thief. Amounts follow from what lies open; that there is one may not."""

    sound: str
    place: int | None
    again: bool
    loot: bool
    spree: bool


def sign(heard: ev.Heard | ev.ThiefMoved | ev.CrimeSounded) -> Sign:
    """What is heard of an event, or was."""
    if isinstance(heard, ev.CrimeSounded):
        return Sign(heard.sound, heard.place, again=False, loot=heard.loot > 0, spree=False)
    return Sign(heard.sound, heard.place, heard.again, heard.loot > 0, heard.spree > 0)


class Moment(NamedTuple):
    """All of what lies open that a thief's step, or its sound, depends on within one game."""

    thief: str | None
    getaway: bool
    extra: bool
    first: bool


def moment(public: Public) -> Moment:
    """The moment at which the thief is about to move."""
    return Moment(public.thief, public.getaway, public.extra, not public.clues)


class Following(NamedTuple):
    """One way in which a thief may go on."""

    sign: Sign
    thief: ThiefNow
    chance: float


class Hearing:
    """How the thieves of one game move and sound."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._known: dict[Moment, dict[ThiefNow, tuple[Following, ...]]] = {}

    def following(self, public: Public, thief: ThiefNow) -> tuple[Following, ...]:
        """Everything that this thief may do now, with the odds of each."""
        return self.at(public)[thief] if thief in self.at(public) else self._learn(public, thief)

    def at(self, public: Public) -> dict[ThiefNow, tuple[Following, ...]]:
        """What is known already of a moment."""
        return self._known.setdefault(moment(public), {})

    def _learn(self, public: Public, thief: ThiefNow) -> tuple[Following, ...]:
        rules, odds = rules_of_thief(self._box, public), self._odds(public, thief)
        found = tuple(
            Following(sign(moved), rules.moved(thief, moved.to), weight / odds.total)
            for moved, weight in odds
            if isinstance(moved, ev.ThiefMoved)
        )
        self.at(public)[thief] = found
        return found

    def _odds(self, public: Public, thief: ThiefNow) -> Odds[ev.Event]:
        """V1: a person's Pack goes where it likes; nothing is known of its habits, so all its choices count alike."""
        if public.setup.pack is None:
            return steps(self._box, public, thief)
        choices = rules_of_thief(self._box, public).choices(thief)
        return Odds.even(choices).then(lambda to: step(self._box, public, thief, to))


def hearing_of(box: Box, setup: Setup) -> Hearing:
    """The hearing for a game. Where every scene can be robbed again there are few states, and games share it."""
    if not setup.settings.repeat_robberies:
        return Hearing(box)
    return _shared(box, setup.settings, setup.mode, setup.pack is None)


@lru_cache(maxsize=16)
def _shared(box: Box, _settings: Settings, _mode: Mode, _app: bool) -> Hearing:  # noqa: FBT001 - a key, no flag
    return Hearing(box)
