"""Advice for people at a table, and the analysis of a finished game: thought in a thread, and only when asked for.

Whoever advises a seat is told what that seat perceived, and nothing else.
"""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import msgspec

from stopthief.core.errors import Refused
from stopthief.core.match import Act
from stopthief.core.package.follower import Follower
from stopthief.core.package.mind import Adviser, Mind
from stopthief.server.http.heavy import Facts
from stopthief.server.play.live import encode
from stopthief.server.think.pool import Bench
from stopthief.table.messages import Advice
from stopthief.table.table import Table

_KEPT = 16

log = logging.getLogger("stopthief")


class Advisers:
    """Those who advise the seats of one table."""

    def __init__(self, table: Table, mind: Mind, bench: Bench) -> None:
        self._table = table
        self._mind = mind
        self._bench = bench
        self._followers: dict[int, Follower[Adviser]] = {}
        self._told: dict[int, tuple[int, dict[str | None, msgspec.Raw]]] = {}
        """What each seat was told at the last number of its stream: asked again, it is not thought again."""

    async def advice(self, seat: int, about: str | None) -> Advice:
        """What follows from what a seat has perceived up to now; Refused where there is no advice."""
        number = self._table.streams[seat].number
        if seat not in self._told or self._told[seat][0] != number:
            self._told[seat] = number, {}
        told = self._told[seat][1]
        if about not in told:
            told[about] = await self._thought(seat, about)
        return Advice(seat, number, about, told[about])

    async def _thought(self, seat: int, about: str | None) -> msgspec.Raw:
        table, adviser = self._table, self._mind.adviser
        if adviser is None or not table.advice:
            raise Refused("no advice", "There is no advice at this table; whoever opens a table can ask for it.")
        if seat not in self._followers:
            self._followers[seat] = Follower(table.game, seat, partial(adviser, table.match.setup, seat))
        acts = tuple(table.match.acts)
        return await self._bench.answer(partial(self._said, self._followers[seat], acts, about))

    def _said(self, follower: Follower[Adviser], acts: tuple[Act[Any, Any], ...], about: str | None) -> msgspec.Raw:
        try:
            adviser = follower.after(acts)
            # Encoded here: what cannot be sent is a failure like any other, and answered.
            return msgspec.Raw(encode(adviser.advice() if about is None else adviser.why(about)))
        except Refused:
            raise
        except Exception:
            log.exception("an adviser failed", extra={"table": self._table.id})
            follower.forget()
            raise Refused("no advice", "The adviser could make nothing of this moment; ask again later.") from None


class Analyses:
    """Finished games looked back at; the last few are kept, because everybody who played asks for the same."""

    def __init__(self, minds: Mapping[str, Mind], bench: Bench) -> None:
        self._minds = minds
        self._bench = bench
        self._turn = asyncio.Lock()
        self._kept: OrderedDict[tuple[str, int], Facts] = OrderedDict()

    async def of(self, table: Table) -> Facts:
        """The analysis of a table's game; Refused while it goes on, since it tells secrets."""
        mind = self._minds.get(table.game.name)
        analyse = None if mind is None else mind.of(table.game).analyse
        if analyse is None:
            raise Refused("no analysis", f"There is no analysis of the game {table.game.name}.")
        if table.result is None:
            raise Refused("not over", "This game is not over yet; its analysis would tell its secrets.")
        which = table.id, len(table.match.acts)
        async with self._turn:
            found = self._kept.pop(which, None)
            if found is None:
                found = await self._bench.look_back(partial(_analysed, analyse, table))
            self._kept[which] = found
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        return found


def _analysed(analyse: Callable[..., object], table: Table) -> Facts:
    streams = {seat: tuple(table.match.stream(seat)) for seat in table.audience}
    plain = encode(analyse(table.match.setup, streams))
    return Facts(plain, gzip.compress(plain, mtime=0))
