"""Somebody who plays the house with an evidence sheet: names what is in question, and shows as little as can be.

It looks at its own view only, so a person could have played the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from stopthief.house.box.cards import Kind
from stopthief.house.box.setup import Setup
from stopthief.house.game import HouseMatch
from stopthief.house.rules import commands as do
from stopthief.house.rules.state import State, View
from tests.support.games.playing import any_command, played
from tests.support.house.tables import HOUSE, awaited

BLUFF = 10
"""One guess in this number names a card that need not be in question."""


def suspects(view: View, kind: Kind) -> list[str]:
    """The cards of a kind that may be part of the answer, as far as this seat has seen."""
    known = {*view.hand, *view.public.open, *(seen.card for seen in view.seen)}
    return [card.id for card in view.public.setup.pack.of_kind(kind) if card.id not in known]


def choice(rng: Random, view: View, commands: Sequence[do.Command]) -> do.Command:
    """The command of a careful player."""
    first = commands[0]
    match first:
        case do.MoveTo():
            asking = [one for one in commands if isinstance(one, do.MoveTo) and one.room in suspects(view, "room")]
            return rng.choice(asking or commands)
        case do.Guess(_, here, _):
            room = here if view.public.setup.settings.guess_here else _named(rng, view, "room")
            return do.Guess(_named(rng, view, "thing"), room, _named(rng, view, "place"))
        case do.Show():
            return _old_news(view, commands) or rng.choice(commands)
        case _:
            return rng.choice(commands)


def _named(rng: Random, view: View, kind: Kind) -> str:
    """A card that is in question; now and then any card, to mislead the others."""
    if rng.randrange(BLUFF):
        return rng.choice(suspects(view, kind))
    return rng.choice(view.public.setup.pack.of_kind(kind)).id


def _old_news(view: View, commands: Sequence[do.Command]) -> do.Command | None:
    """F8: what the asker has seen before tells the least."""
    shown = {given.card for given in view.given if given.seat == view.public.turn}
    return next((one for one in commands if isinstance(one, do.Show) and one.card in shown), None)


def careful(rng: Random, state: State, commands: Sequence[do.Command]) -> do.Command:
    """The same as tests choose: from the state, of which only the chooser's view is looked at."""
    return choice(rng, HOUSE.view(state, awaited(state)), commands)


def sleuthed(setup: Setup, seed: int | str, most: int = 2_000) -> HouseMatch:
    """A game of careful players, to its end or to this number of acts."""
    return played(HOUSE, setup, str(seed), careful, most)


def wandered(setup: Setup, seed: int | str, most: int = 400) -> HouseMatch:
    """A game of players without a plan."""
    return played(HOUSE, setup, str(seed), any_command, most)
