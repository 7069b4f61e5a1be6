"""The next steps of a hidden thief and how they sound, cached from the engine's own steps.

The cache's key holds everything that a step depends on. Thousands of steps are asked for, few differ.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from stopthief.city.box.box import Box
from stopthief.city.box.settings import Settings
from stopthief.city.box.setup import Mode, Setup
from stopthief.city.rules import events as ev
from stopthief.city.rules.chance import rules_of_thief, shows_place, step, steps
from stopthief.city.rules.state import Public
from stopthief.city.rules.thief import ThiefNow
from stopthief.core.odds import Odds


class Sign(NamedTuple):
    """The part of a clue that depends on the thief: whether there is Loot, but not how much."""

    sound: str
    place: int | None
    again: bool
    loot: bool
    spree: bool


def sign(heard: ev.Heard | ev.ThiefMoved | ev.CrimeSounded) -> Sign:
    """The sign of an event or an observation."""
    if isinstance(heard, ev.CrimeSounded):
        return Sign(heard.sound, heard.place, again=False, loot=heard.loot > 0, spree=False)
    return Sign(heard.sound, heard.place, heard.again, heard.loot > 0, heard.spree > 0)


class StepContext(NamedTuple):
    """The open facts on which a thief's step or its sound depends within one game."""

    thief: str | None
    getaway: bool
    extra: bool
    place: bool


class Following(NamedTuple):
    """One possible next step of a thief."""

    sign: Sign
    thief: ThiefNow
    chance: float


class Hearing:
    """The steps and sounds of the thieves of one game."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._known: dict[StepContext, dict[ThiefNow, tuple[Following, ...]]] = {}

    def following(self, public: Public, thief: ThiefNow) -> tuple[Following, ...]:
        """Every next step of a thief, with its probability."""
        return self.at(public)[thief] if thief in self.at(public) else self._learn(public, thief)

    def at(self, public: Public) -> dict[ThiefNow, tuple[Following, ...]]:
        """The steps worked out already in this context."""
        return self._known.setdefault(self.context(public), {})

    def context(self, public: Public) -> StepContext:
        """The context of the thief's next step."""
        return StepContext(public.thief, public.getaway, public.extra, shows_place(public))

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
        """V1: the habits of a person's Pack are unknown, so all its choices are equally likely."""
        if public.setup.pack is None:
            return steps(self._box, public, thief)
        choices = rules_of_thief(self._box, public).choices(thief)
        return Odds.even(choices).then(lambda to: step(self._box, public, thief, to))


def hearing_of(box: Box, setup: Setup) -> Hearing:
    """The hearing for a game; shared between games where scenes can be robbed again, since states are few."""
    if not setup.settings.repeat_robberies:
        return Hearing(box)
    return _shared(box, setup.settings, setup.mode, setup.pack is None)


@lru_cache(maxsize=16)
def _shared(box: Box, _settings: Settings, _mode: Mode, _app: bool) -> Hearing:  # noqa: FBT001 - a key, no flag
    return Hearing(box)
