"""Analyses of finished games, made in a thread when somebody asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from stopthief.core.errors import Refused
from stopthief.core.package.mind import Mind
from stopthief.server.encoding import PackedJson
from stopthief.server.lru_cache import LruCache
from stopthief.server.think.thread_pools import ThreadPools
from stopthief.table.table import Table

_CACHED = 16


class Analyses:
    """Analyses by table, cached because everybody who played asks for the same one."""

    def __init__(self, minds: Mapping[str, Mind], pools: ThreadPools) -> None:
        self._minds = minds
        self._pools = pools
        self._cache: LruCache[tuple[str, int], PackedJson] = LruCache(_CACHED)

    async def of(self, table: Table) -> PackedJson:
        """The analysis of a table's game; Refused while the game goes on, since it reveals secrets."""
        mind = self._minds.get(table.game.name)
        analyse = None if mind is None else mind.of(table.game).analyse
        if analyse is None:
            raise Refused("no analysis", f"There is no analysis of the game {table.game.name}.")
        if table.match.result is None:
            raise Refused("not over", "This game is not over yet; its analysis would tell its secrets.")
        work = partial(_analysis, analyse, table)
        return await self._cache.get((table.id, len(table.match.acts)), partial(self._pools.run_analysis, work))


def _analysis(analyse: Callable[..., object], table: Table) -> PackedJson:
    streams = {seat: tuple(table.match.stream(seat)) for seat in table.audience}
    return PackedJson.of(analyse(table.match.setup, streams))
