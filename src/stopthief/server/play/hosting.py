"""Opening tables, taking seats and playing again, as devices ask for it over HTTP.

Nothing is ever opened under an old name: a repeated request finds the table of the first one.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

from stopthief.core.errors import Refused
from stopthief.core.package.mind import Strength
from stopthief.server.clock import milliseconds
from stopthief.server.http.requests import NewTable
from stopthief.server.play.live_table import LiveTable
from stopthief.server.play.registry import TableRegistry
from stopthief.server.play.setups import decode_setup
from stopthief.table import entries, seating
from stopthief.table.entries import Opened
from stopthief.table.keys import proof, table_id
from stopthief.table.seating import Company, Ticket
from stopthief.table.store import Line
from stopthief.table.table import Decision, Table

_SEED_BYTES = 32


async def open_table(registry: TableRegistry, new: NewTable, key: str) -> LiveTable:
    """Open a table, or find the one that the same request opened before."""
    game, name = registry.game(new.game), table_id(key, new.request)
    setup = decode_setup(game, bytes(new.setup))
    company = Company(new.here, new.bots, _has_advice(registry, new, setup), new.pace)
    if new.bots:
        _check_bots(registry, new.game, setup, new.bots.values())
    opened = seating.open_table(game, setup, key, name, company, secrets.token_hex(_SEED_BYTES))
    await _store_opening(registry, name, opened, proof(key))
    return await registry.table(name)


async def open_tutorial(registry: TableRegistry, game: str, request: str, key: str) -> LiveTable:
    """Open a table to learn a game at, or find the one that the same request opened before."""
    name, tutorial = table_id(key, request), registry.tutorial(game)
    _check_bots(registry, game, tutorial.setup)
    opened = seating.open_tutorial(registry.game(game), tutorial, key, name)
    await _store_opening(registry, name, opened, proof(key))
    return await registry.table(name)


def _has_advice(registry: TableRegistry, new: NewTable, setup: Any) -> bool:  # noqa: ANN401 - a setup of any game
    mind = registry.minds.get(new.game)
    if mind is None or mind.adviser is None:
        return False
    return mind.advises(setup) if new.advice is None else new.advice


def _check_bots(registry: TableRegistry, game: str, setup: Any, wanted: Iterable[Strength] = ()) -> None:  # noqa: ANN401 - a setup of any game
    if game not in registry.minds:
        raise Refused("no bots", f"There are no bots for the game {game}.")
    if not registry.minds[game].plays(setup):
        raise Refused("no bots", "Bots cannot play at this table; give every seat to a person.")
    if lacking := registry.minds[game].lacks(wanted):
        raise Refused("no bots", f"Among the bots of the game {game} {lacking[0]}")


async def _store_opening(registry: TableRegistry, name: str, opened: Opened[Any, Any], device: str | None) -> None:
    """Store the first entry of a table, unless it has one."""
    await registry.store.append(Line(name, 1, entries.encode(opened), milliseconds(), device))


async def join(registry: TableRegistry, name: str, invitation: str, key: str) -> Ticket:
    """Take the seat that an invitation opens."""
    live = await registry.fresh(name)

    def decide(table: Table) -> Decision | None:
        return seating.join(table, invitation, key)[1]

    await live.commit(decide, device=proof(key))
    return seating.join(live.table, invitation, key)[0]


async def invite(registry: TableRegistry, name: str, key: str, seat: int) -> Ticket:
    """Make a new invitation to a seat."""
    live = await registry.table(name)
    made: list[Ticket] = []

    def decide(table: Table) -> Decision | None:
        ticket, decision = seating.invite(table, key, seat)
        made.append(ticket)
        return decision

    await live.commit(decide)
    return made[-1]


async def hand_to_bot(registry: TableRegistry, name: str, key: str, seat: int, strength: Strength) -> LiveTable:
    """Give a seat to a bot."""
    live = await registry.fresh(name)
    _check_bots(registry, live.table.game.name, live.table.match.setup, (strength,))
    await live.commit(lambda table: seating.hand(table, key, seat, strength))
    return live


async def rematch(registry: TableRegistry, name: str, token: str) -> str:
    """Open another table for the same seats, once; return its name."""
    live = await registry.fresh(name)
    seating.seat_of(live.table, token)
    game = registry.game(live.table.game.name)
    other, opened, rematched = seating.rematch(game, live.table, secrets.token_hex(_SEED_BYTES))
    await _store_opening(registry, other, opened, None)
    await live.commit(lambda table: None if table.rematch else rematched)
    return other
