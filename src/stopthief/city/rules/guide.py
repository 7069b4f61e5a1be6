"""Guidance for a player who has to choose: ways with their costs, the reach of each card, the stakes of an arrest.

It is read off the player's own view, like the list of legal commands, so it cannot tell more than the player knows.
"""

from __future__ import annotations

import msgspec

from stopthief.city.box.box import Box
from stopthief.city.rules import rates
from stopthief.city.rules.chance import step, turn_ended
from stopthief.city.rules.commands import Escort, MovePack, MoveTo, PlayCard
from stopthief.city.rules.events import CardPlayed, Sound
from stopthief.city.rules.evolve import fold
from stopthief.city.rules.legal import escort_walks, legal, own_walks
from stopthief.city.rules.state import Phase, Public, View
from stopthief.city.rules.walk import Walks


class Way(msgspec.Struct, frozen=True):
    """A way to one place."""

    to: int
    """A space or circle."""
    cost: int
    """The number of the card's steps that it takes."""
    path: tuple[int, ...]
    """Every node from the start to the end; a ride is a step from station to station."""


class EscortWays(msgspec.Struct, frozen=True):
    """The places another investigator can be taken to (A6)."""

    seat: int
    ways: tuple[Way, ...]


class Reach(msgspec.Struct, frozen=True):
    """The reach of a card, if it were played now."""

    card: int
    """Its number."""
    nodes: tuple[int, ...]
    """Spaces and circles."""


class PackStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """The sound that everyone would hear of a step of the Pack (V1)."""

    to: int
    """A numbered space."""
    sound: Sound
    loot: int = 0
    """The amount it takes from the Loot."""


class Guide(msgspec.Struct, frozen=True, omit_defaults=True):
    """Guidance for a seat that has to choose."""

    ways: tuple[Way, ...] = ()
    """Its possible moves."""
    escorts: tuple[EscortWays, ...] = ()
    """Its possible moves of others."""
    reach: tuple[Reach, ...] = ()
    """While a card is to be played: the reach of each card of the hand."""
    heard: tuple[PackStep, ...] = ()
    """For the Pack's player: each step that it can take now."""
    fine: int = 0
    """The current cost of a false arrest, paid by the investigator or in cooperative games from the Loot."""
    fine_loses: bool = False
    """Whether it would empty the Loot: a false arrest loses the game (W2)."""
    reward: int = 0
    """The current reward of a right arrest."""
    tip_price: int = 0
    """The current price of a private tip."""
    tip_loses: bool = False
    """Whether it would empty the Loot: the tip loses the game (W2)."""
    next: int | None = None
    """The seat whose turn follows this one."""


def guide(box: Box, view: View) -> Guide:
    """Guidance for a seat to choose among its legal commands; empty where it has none."""
    commands = legal(box, view)
    if not commands:
        return Guide()
    public = view.public
    moves = [command.to for command in commands if isinstance(command, MoveTo)]
    fine, tip_price = rates.fine(box, public), rates.tip_price(box, public)
    return Guide(
        ways=_own_ways(box, public, moves),
        escorts=_escorts(box, public, [command for command in commands if isinstance(command, Escort)]),
        reach=tuple(_reach(box, view, command.card) for command in commands if isinstance(command, PlayCard)),
        heard=_heard(box, view, [command.to for command in commands if isinstance(command, MovePack)]),
        fine=fine,
        fine_loses=rates.loses(public, fine),
        reward=rates.reward(box, public),
        tip_price=tip_price,
        tip_loses=rates.loses(public, tip_price),
        next=turn_ended(public).next if public.turn in public.setup.investigators else None,
    )


def _own_ways(box: Box, public: Public, ends: list[int]) -> tuple[Way, ...]:
    if not ends:
        return ()  # X1: on a printed board nobody is anywhere
    return _rides(public, ends) if public.phase is Phase.EFFECT else _ways(own_walks(box, public), ends)


def _ways(walks: Walks, ends: list[int]) -> tuple[Way, ...]:
    cost = walks.cost
    return tuple(Way(end, cost[end], walks.path(end)) for end in ends)


def _heard(box: Box, view: View, ends: list[int]) -> tuple[PackStep, ...]:
    """T5: the Pack's start is not heard at once."""
    thief = view.thief
    if thief is None:
        return ()
    steps = (step(box, view.public, thief, to) for to in ends)
    return tuple(PackStep(one.to, one.sound, one.loot) for one in steps)


def _rides(public: Public, ends: list[int]) -> tuple[Way, ...]:
    """H1: a captured thief's effect allows a free ride to any station."""
    here = public.at[public.turn]
    return tuple(Way(end, 0, (here,) if end == here else (here, end)) for end in ends)


def _escorts(box: Box, public: Public, escorts: list[Escort]) -> tuple[EscortWays, ...]:
    seats = dict.fromkeys(escort.seat for escort in escorts)
    return tuple(
        EscortWays(seat, _ways(escort_walks(box, public, seat), [one.to for one in escorts if one.seat == seat]))
        for seat in seats
    )


def _reach(box: Box, view: View, card: int) -> Reach:
    """The moves that would be legal with this card on the table."""
    played = fold(box, view, CardPlayed(view.public.turn, card))
    return Reach(card, tuple(command.to for command in legal(box, played) if isinstance(command, MoveTo)))
