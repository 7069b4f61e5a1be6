"""The observations of a seat. Every event is named here: one that is forgotten does not type-check."""

from __future__ import annotations

from typing import assert_never

from stopthief.house.rules import events as ev


def observe(event: ev.Event, seat: int | None) -> tuple[ev.Observation, ...]:
    """The common observation first, then the private ones of this seat."""
    return (*common(event), *_private(event, seat))


def common(event: ev.Event) -> tuple[ev.Common, ...]:
    """The observation that everyone shares, spectators included."""
    match event:
        case ev.Open():
            return (event,)
        case ev.CardShown(seat, to):
            return (ev.Showed(seat, to),)
        # F1, F2: cards are drawn and dealt face down; the remainder is told when all are dealt.
        case ev.CardHidden() | ev.CardDealt():
            return ()
        case _:
            assert_never(event)


def _private(event: ev.Event, seat: int | None) -> tuple[ev.Private, ...]:
    match event:
        case ev.CardDealt(card, owner) if owner is not None and owner == seat:
            return (ev.CardTaken(card),)
        # F8: the card is for two pairs of eyes.
        case ev.CardShown(by, to, card) if to == seat:
            return (ev.CardSeen(by, card),)
        case ev.CardShown(by, to, card) if by == seat:
            return (ev.CardGiven(to, card),)
        case _:
            return ()
