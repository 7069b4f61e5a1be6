"""Opens seats, takes them and hands them on. The holder of a seat's token is its player.

Asking twice with the same key gives the same answer, so that a lost reply loses nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from stopthief.core.errors import Broken, Refused
from stopthief.core.game import AnyGame
from stopthief.core.match import AnyMatch, Match
from stopthief.core.package.mind import Strength
from stopthief.core.package.tutorial import Tutorial
from stopthief.table.entries import Handed, Invited, Joined, Opened, Rematched, SeatHolder
from stopthief.table.keys import derived, proof, table_id
from stopthief.table.pace import Pace
from stopthief.table.table import Decision, Table


class Ticket(msgspec.Struct, frozen=True, omit_defaults=True):
    """The right of a device to a seat: to sit there, or to invite somebody."""

    seat: int
    token: str | None = None
    """The secret that opens the seat, if it is the device's own."""
    invitation: str | None = None
    """The secret to join with, if the seat is free and this device may invite."""


class Company(msgspec.Struct, frozen=True):
    """The players of a new table. Somebody is still to be invited to every other seat."""

    here: Collection[int] = ()
    """The seats of people at the device that opens the table."""
    bots: Mapping[int, Strength] = {}
    """The seats of bots, and how well they play."""
    advice: bool = False
    """Whether players may ask for advice."""
    pace: Pace = "calm"
    """How fast the bots act."""


def open_table(game: AnyGame, setup: Any, key: str, name: str, company: Company, seed: str) -> Opened[Any, Any]:  # noqa: ANN401 - a setup of any game
    """The first entry of a new table, opened by the device of this key."""
    match: AnyMatch = Match.begin(game, setup, seed)
    seats = range(game.seats(setup))
    _check(company, seats)
    places = tuple(_place(key, name, seat, company) for seat in seats)
    return _opened(match, proof(key), places, advice=company.advice, pace=company.pace)


def open_tutorial(game: AnyGame, tutorial: Tutorial, key: str, name: str) -> Opened[Any, Any]:
    """The first entry of a table where the device of this key learns the game; bots have the other seats."""
    others = set(range(game.seats(tutorial.setup))) - {tutorial.learner}
    company = Company((tutorial.learner,), dict.fromkeys(sorted(others), "easy"))
    opened = open_table(game, tutorial.setup, key, name, company, tutorial.seed)
    return msgspec.structs.replace(opened, tutorial=True)


def _check(company: Company, seats: range) -> None:
    faults = [
        f"{name}: there is no seat {seat}; seats are counted from 0 to {len(seats) - 1}."
        for name, wanted in (("here", company.here), ("bots", company.bots))
        for seat in sorted(set(wanted) - set(seats))
    ]
    both = sorted(set(company.here) & set(company.bots))
    faults += [f"bots: seat {seat} is played here, so no bot can have it." for seat in both]
    if faults:
        raise Broken(*faults)


def _opened(
    match: AnyMatch, host: str, places: tuple[SeatHolder, ...], *, advice: bool, pace: Pace
) -> Opened[Any, Any]:
    return Opened(
        game=match.game.name,
        edition=match.game.edition,
        setup=match.setup,
        seed=match.seed,
        host=host,
        places=places,
        events=match.acts[0].events,
        advice=advice,
        kit=match.game.kit,
        pace=pace,
    )


def _place(key: str, table: str, seat: int, company: Company) -> SeatHolder:
    if seat in company.bots:
        return SeatHolder(bot=company.bots[seat])
    if seat in company.here:
        return SeatHolder(token=proof(_token(key, table, seat, None)), device=proof(key))
    return SeatHolder(invitation=proof(_invitation(key, table, seat, 0)))


def _token(key: str, table: str, seat: int, used: str | None) -> str:
    return derived(key, "seat", table, seat, used or "")


def _invitation(key: str, table: str, seat: int, length: int) -> str:
    return derived(key, "invitation", table, seat, length)


def tickets(table: Table, key: str) -> tuple[Ticket, ...]:
    """All that the device of a key can do with the seats: its own tokens, and the first invitations it made."""
    found = (_ticket(table, key, seat, place) for seat, place in enumerate(table.places))
    return tuple(ticket for ticket in found if ticket is not None)


def _ticket(table: Table, key: str, seat: int, place: SeatHolder) -> Ticket | None:
    token = _token(key, table.id, seat, place.used)
    if place.token == proof(token):
        return Ticket(seat, token=token)
    invitation = _invitation(key, table.id, seat, 0)
    return Ticket(seat, invitation=invitation) if place.invitation == proof(invitation) else None


def seat_of(table: Table, token: str) -> int:
    """The seat that a token opens."""
    found = proof(token)
    for seat, place in enumerate(table.places):
        if place.token == found:
            return seat
    raise Refused("wrong token", "This is no token of a seat at this table; open the link of your invitation again.")


def join(table: Table, invitation: str, key: str) -> tuple[Ticket, Decision | None]:
    """The seat that an invitation opens, and the decision to take it; None if this key took it before."""
    shown = proof(invitation)
    for seat, place in enumerate(table.places):
        token = _token(key, table.id, seat, shown)
        if place.used == shown and place.token == proof(token):
            return Ticket(seat, token=token), None
        if place.used == shown:
            raise Refused("used", "This invitation was used on another device; ask the host for a new one.")
        if place.invitation == shown:
            taken = SeatHolder(token=proof(token), device=proof(key), used=shown)
            return Ticket(seat, token=token), Decision(Joined(seat, taken))
    raise Refused("no invitation", "This invitation does not open a seat at this table; ask the host for a new one.")


def invite(table: Table, key: str, seat: int) -> tuple[Ticket, Decision]:
    """A new invitation to a seat, which only the host can make. The present player stays until it is used."""
    _check_host(table, key, seat)
    invitation = _invitation(key, table.id, seat, table.length)
    return Ticket(seat, invitation=invitation), Decision(Invited(seat, proof(invitation)))


def hand(table: Table, key: str, seat: int, strength: Strength) -> Decision | None:
    """The decision to give a seat to a bot, which only the host can do; None if the same bot sits there already."""
    _check_host(table, key, seat)
    place = SeatHolder(bot=strength)
    return None if table.places[seat] == place else Decision(Handed(seat, place))


def _check_host(table: Table, key: str, seat: int) -> None:
    if proof(key) != table.host:
        raise Refused("not the host", "Only the device that opened this table can do this; ask its owner.")
    if not 0 <= seat < len(table.places):
        raise Refused("no seat", f"There is no seat {seat}; seats are counted from 0 to {len(table.places) - 1}.")


def rematch(game: AnyGame, table: Table, seed: str) -> tuple[str, Opened[Any, Any], Decision]:
    """Another game with the same seats: its name, its first entry, and the decision to tell of it at this table.

    It is played in the edition of `game`. Bots stay. The token of a seat here is the invitation to that seat there.
    """
    if table.match.result is None:
        raise Refused("not over", "This game is not over yet; finish it, or open a new table.")
    name = table_id(table.match.seed, "rematch", table.id)
    places = tuple(SeatHolder(invitation=place.token or place.invitation, bot=place.bot) for place in table.places)
    match: AnyMatch = Match.begin(game, table.match.setup, seed)
    return name, _opened(match, table.host, places, advice=table.advice, pace=table.pace), Decision(Rematched(name))
