"""Advice for the players at a table, made in a thread when one of them asks.

The adviser of a seat is told what that seat observed, and nothing else.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import Any

import msgspec

from stopthief.core.errors import Refused
from stopthief.core.match import Act
from stopthief.core.package.follower import Follower
from stopthief.core.package.mind import Adviser, Mind
from stopthief.server.encoding import encode
from stopthief.server.think.thread_pools import ThreadPools
from stopthief.table.messages import SeatAdvice
from stopthief.table.table import Table

log = logging.getLogger("stopthief")


class Advisers:
    """The advisers of one table's seats."""

    def __init__(self, table: Table, mind: Mind, pools: ThreadPools) -> None:
        self._table = table
        self._mind = mind
        self._pools = pools
        self._followers: dict[int, Follower[Adviser]] = {}
        self._given: dict[int, tuple[int, dict[str | None, msgspec.Raw]]] = {}
        """The advice given to each seat at the last number of its stream, to be repeated without thinking again."""

    async def advice(self, seat: int, about: str | None) -> SeatAdvice:
        """Advise a seat from its observations up to now; Refused where there is no advice."""
        number = self._table.streams[seat].number
        if seat not in self._given or self._given[seat][0] != number:
            self._given[seat] = number, {}
        given = self._given[seat][1]
        if about not in given:
            given[about] = await self._computed(seat, about)
        return SeatAdvice(seat, number, about, given[about])

    async def _computed(self, seat: int, about: str | None) -> msgspec.Raw:
        table, adviser = self._table, self._mind.adviser
        if adviser is None or not table.advice:
            raise Refused("no advice", "There is no advice at this table; whoever opens a table can ask for it.")
        if seat not in self._followers:
            self._followers[seat] = Follower(table.game, seat, partial(adviser, table.match.setup, seat))
        acts = tuple(table.match.acts)
        return await self._pools.run_advice(partial(self._encoded, self._followers[seat], acts, about))

    def _encoded(self, follower: Follower[Adviser], acts: tuple[Act[Any, Any], ...], about: str | None) -> msgspec.Raw:
        """The advice as JSON. It runs in a thread."""
        try:
            adviser = follower.after(acts)
            # Encoded here, so that a value that cannot be encoded is refused like any other failure.
            return msgspec.Raw(encode(adviser.advice() if about is None else adviser.why(about)))
        except Refused:
            raise
        except Exception:
            log.exception("an adviser failed", extra={"table": self._table.id})
            follower.forget()
            raise Refused("no advice", "The adviser could make nothing of this moment; ask again later.") from None
