"""The tutorial of the house: the vase, in the kitchen, under the table; three guesses, and the last is certain.

The deal follows from the seed: the learner holds seven rooms, and the one that Lou holds is shown in the first turn.
There are fewer things than usual, so that a first evidence sheet is short.
"""

from __future__ import annotations

from msgspec.structs import replace

from stopthief.core.package.tutorial import Cue, Tutorial
from stopthief.house.box.box import usual_pack
from stopthief.house.box.setup import Day, agree
from stopthief.house.rules.commands import Command, EndTurn, Guess, MoveTo, PlaceMarker, Show

_SEED = "first case 15598"
_THINGS = 12
_TODAY = Day(1, 1)
"""F5: a player with a birthday today goes first."""
_LEARNER, _CAMILLE, _LOU = 0, 1, 2
_ACTS: tuple[tuple[int, Command], ...] = (
    (_LEARNER, PlaceMarker("dining-room")),
    (_CAMILLE, PlaceMarker("office")),
    (_LOU, PlaceMarker("attic")),
    # Camille has none of the three, Lou has the living room.
    (_LEARNER, MoveTo("living-room")),
    (_LEARNER, Guess("vase", "living-room", "table")),
    (_LOU, Show("living-room")),
    (_LEARNER, EndTurn()),
    # Lou has none of the three; two are the learner's, who chooses.
    (_CAMILLE, MoveTo("office")),
    (_CAMILLE, Guess("mirror", "office", "bed")),
    (_LEARNER, Show("office")),
    (_CAMILLE, EndTurn()),
    (_LOU, MoveTo("bathroom")),
    (_LOU, Guess("radio", "living-room", "bathtub")),
    (_CAMILLE, Show("bathtub")),
    (_LOU, EndTurn()),
    # The basement is the learner's own card: nobody can show one, so nobody holds vase or table.
    (_LEARNER, MoveTo("basement")),
    (_LEARNER, Guess("vase", "basement", "table")),
    (_CAMILLE, MoveTo("kitchen")),
    (_CAMILLE, Guess("television", "attic", "stairs")),
    (_LOU, Show("television")),
    (_CAMILLE, EndTurn()),
    (_LOU, MoveTo("bedroom")),
    (_LOU, Guess("lamp", "living-room", "curtain")),
    (_CAMILLE, Show("lamp")),
    (_LOU, EndTurn()),
    (_LEARNER, MoveTo("kitchen")),
    (_LEARNER, Guess("vase", "kitchen", "table")),
)


def tutorial() -> Tutorial:
    """The case: the usual house, with two others."""
    pack = usual_pack()
    setup = agree(replace(pack, things=pack.things[:_THINGS]), {"Alex": _TODAY, "Camille": None, "Lou": None}, _TODAY)
    return Tutorial(setup, _SEED, tuple(Cue(seat, command) for seat, command in _ACTS), _LEARNER)
