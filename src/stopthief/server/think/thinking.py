"""All that is thought at one table: its bots play, its people are advised."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from stopthief.core.package.mind import Mind
from stopthief.core.package.tutorial import Tutorial
from stopthief.server.doors.limits import Limits
from stopthief.server.play.live import Live
from stopthief.server.think.advice import Advisers
from stopthief.server.think.bots import Bots
from stopthief.server.think.pool import Bench
from stopthief.table.messages import Advice


class Thinking:
    """The mind of a game at a table."""

    def __init__(
        self,
        live: Live,
        mind: Mind,
        bench: Bench,
        limits: Limits,
        begin: Callable[[Any], asyncio.Task[None]],
        tutorial: Tutorial | None = None,
    ) -> None:
        self._bots = Bots(live, mind, bench, limits.bot_pause_seconds, begin, tutorial)
        self._advisers = Advisers(live.table, mind, bench)

    def wake(self) -> None:
        """Something has changed, or somebody came."""
        self._bots.wake()

    def stop(self) -> None:
        """Nobody needs it any more."""
        self._bots.stop()

    async def advice(self, seat: int, about: str | None) -> Advice:
        """What follows for a seat; Refused where there is no advice."""
        return await self._advisers.advice(seat, about)
