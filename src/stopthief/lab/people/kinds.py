"""The kinds of people at an investigator's seat, each with variants, so that no result depends on one of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from stopthief.bots.city.person.traits import Traits

_CHILD = Traits(memory=2, slips=0.3, daring=0.12, hope=0.3, haste=0.6)
_CASUAL = Traits(memory=4, slips=0.15, daring=0.2, hope=0.05)
_REGULAR = Traits(slips=0.1, daring=0.25)
_CAREFUL = Traits(exact=True, daring=0.3)

PackMind = Literal["grabbing", "easy", "steady", "fair"]


class PersonKind(NamedTuple):
    """A kind of person."""

    traits: Traits
    """Its traits at an investigator's seat."""
    pack: PackMind
    """The Pack that such a person plays."""
    advised: bool = False
    """Whether it looks at the adviser instead of thinking."""


PEOPLE: Mapping[str, PersonKind] = {
    "child": PersonKind(_CHILD, "grabbing"),
    "child-bold": PersonKind(Traits(memory=2, slips=0.3, daring=0.06, hope=0.4, haste=0.6), "grabbing"),
    "child-calm": PersonKind(Traits(memory=2, slips=0.3, daring=0.12, hope=0.3, haste=0.4), "grabbing"),
    "casual": PersonKind(_CASUAL, "easy"),
    "casual-bold": PersonKind(Traits(memory=4, slips=0.15, daring=0.12, hope=0.15), "easy"),
    "casual-forgetful": PersonKind(Traits(memory=3, slips=0.2, daring=0.2, hope=0.05), "easy"),
    "regular": PersonKind(_REGULAR, "steady"),
    "regular-bold": PersonKind(Traits(slips=0.1, daring=0.15), "steady"),
    "regular-hasty": PersonKind(Traits(slips=0.15, daring=0.25, haste=0.1), "steady"),
    "careful": PersonKind(_CAREFUL, "fair"),
    "careful-bold": PersonKind(Traits(exact=True, daring=0.2), "fair"),
    "careful-wary": PersonKind(Traits(exact=True, daring=0.45), "fair"),
    "advised": PersonKind(_CAREFUL, "fair", advised=True),
    "advised-bold": PersonKind(Traits(exact=True, daring=0.2), "fair", advised=True),
    "advised-wary": PersonKind(Traits(exact=True, daring=0.45), "fair", advised=True),
}
"""Every kind by its name; a variant's name begins with the name of its kind."""
