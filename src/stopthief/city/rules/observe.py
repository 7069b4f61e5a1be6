"""The observations of a seat. Every event is named here: one that is forgotten does not type-check."""

from __future__ import annotations

from typing import assert_never

from stopthief.city.rules import events as ev


def observe(event: ev.Event, seat: int | None) -> tuple[ev.Observation, ...]:
    """The common observation first, then the private ones of this seat."""
    return (common(event), *_private(event, seat))


def common(event: ev.Event) -> ev.Common:
    """The observation that everyone shares, spectators included."""
    match event:
        case ev.Open():
            return event
        case ev.ThiefMoved(_, sound, place, spree, loot, again):
            return ev.Heard(sound, place, spree, loot, again)
        case ev.CrimeSounded(sound, place, loot):
            return ev.Heard(sound, place, 0, loot)
        case ev.TipGiven():
            return ev.TipDone()
        case ev.ThiefPlaced():
            return ev.ThiefHidden()
        case _:
            assert_never(event)


def _private(event: ev.Event, seat: int | None) -> tuple[ev.Private, ...]:
    match event:
        # P4: the first digit may be known by everyone; P1-P3: any other tip is for its owner alone.
        case ev.TipGiven(owner, tip) if owner == seat or tip.digit is not None:
            return (ev.TipHeard(tip),)
        # V1: the Pack's player sees where the Pack is, and nobody else does.
        case ev.ThiefPlaced(space=space, pack=pack) | ev.ThiefMoved(to=space, pack=pack) if pack is not None:
            return (ev.PackAt(space),) if pack == seat else ()
        case _:
            return ()
