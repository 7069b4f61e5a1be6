"""The bots of one table. While a device is connected they choose, announce a thought, and act like any device.

Several processes may play the same bot: the store accepts one command, and the others are dropped.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from stopthief.core.errors import Refused
from stopthief.core.match import Act
from stopthief.core.package import bot_turn
from stopthief.core.package.bot_turn import IllegalChoice
from stopthief.core.package.follower import Follower
from stopthief.core.package.mind import Bot, Mind, Strength
from stopthief.core.package.tutorial import Tutorial
from stopthief.server.play.live_table import LiveTable
from stopthief.server.think.thread_pools import ThreadPools
from stopthief.table.messages import BotThought
from stopthief.table.pace import Pace
from stopthief.table.store import Unstored
from stopthief.table.table import Decision, Table

_SEED_BYTES = 16
_RETRY_SECONDS = 2.0
_PAUSES: Mapping[Pace, float] = {"calm": 1.0, "brisk": 0.3, "instant": 0.0}
"""The length of a pause, as a part of a calm one."""

log = logging.getLogger("stopthief")


class DecisionPoint(msgspec.Struct, frozen=True):
    """The situation in which a bot has to choose."""

    seat: int
    strength: Strength
    seen: int
    """The number of the seat's stream."""
    acts: tuple[Act[Any, Any], ...]
    state: Any

    def is_current(self, table: Table) -> bool:
        """Whether nothing has changed for the bot since."""
        return table.bot(self.seat) == self.strength and table.streams[self.seat].number == self.seen


class Bots:
    """Plays the seats of bots at a table."""

    def __init__(
        self,
        live: LiveTable,
        mind: Mind,
        pools: ThreadPools,
        pause: float,
        spawn: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]],
        tutorial: Tutorial | None = None,
    ) -> None:
        self._live = live
        self._mind = mind
        self._pools = pools
        self._pause = pause
        self._spawn = spawn
        """Starts a task that ends with the registry."""
        self._tutorial = tutorial
        """The script to follow as long as everybody does."""
        self._task: asyncio.Task[None] | None = None
        self._is_hurried = False
        """Somebody does not want to wait, up to the next choice of a person."""
        self._news = asyncio.Event()
        """A pause may be over sooner."""
        self._players: dict[tuple[int, Strength], Follower[Bot]] = {}

    def wake(self) -> None:
        """Start playing if a bot has to choose and none is choosing."""
        self._news.set()
        if (self._task is None or self._task.done()) and self._decision_point() is not None:
            self._task = self._spawn(self._play())

    def hurry(self) -> bool:
        """Make no pause until a person has to choose; False if no bot has to, or none pauses any more."""
        if self._is_hurried or self._decision_point() is None:
            return False
        self._is_hurried = True
        self.wake()
        return True

    def stop(self) -> None:
        """Cancel what is being computed."""
        if self._task is not None:
            self._task.cancel()

    def _decision_point(self) -> DecisionPoint | None:
        """The bot's choice that the table waits for, while a device is connected."""
        live, table = self._live, self._live.table
        if live.is_lost or not live.listeners.connected or not any(place.bot for place in table.places):
            return None
        seat = table.match.awaited
        strength = table.bot(seat)
        if seat is None or strength is None:
            return None
        return DecisionPoint(seat, strength, table.streams[seat].number, tuple(table.match.acts), table.match.state)

    async def _play(self) -> None:
        while (point := self._decision_point()) is not None:
            try:
                await self._move(point)
            except Exception:
                log.exception("a bot stumbled", extra={"table": self._live.table.id})
                await asyncio.sleep(_RETRY_SECONDS)
        self._is_hurried = False

    async def _move(self, point: DecisionPoint) -> None:
        """Choose, announce the thought, pause as a person would, act."""
        began = asyncio.get_running_loop().time()
        command, thought = await self._pools.run_bot(partial(self._considered, point))
        if not point.is_current(self._live.table):
            return
        if thought is not None:
            self._live.listeners.announce(BotThought(point.seat, thought))
        await self._rest(began)
        await self._act(point, command)

    async def _rest(self, began: float) -> None:
        """Pause as long as the pace of the table asks for, with time to read the thought; hurried, no longer."""
        clock = asyncio.get_running_loop().time
        chosen = clock()
        while (left := self._end_of_pause(began, chosen) - clock()) > 0:
            self._news.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), left)

    def _end_of_pause(self, began: float, chosen: float) -> float:
        pause = 0.0 if self._is_hurried else self._pause * _PAUSES[self._live.table.pace]
        return max(began + pause, chosen + pause / 2)

    async def _act(self, point: DecisionPoint, command: Any) -> None:  # noqa: ANN401 - a command of any game
        def decide(table: Table) -> Decision | None:
            return table.act(point.seat, point.seen, command) if point.is_current(table) else None

        try:
            await self._live.commit(decide)
        except Unstored as problem:
            log.warning("a bot cannot act", extra={"table": self._live.table.id, "why": problem.code})
            await asyncio.sleep(_RETRY_SECONDS)
        except Refused as problem:
            if problem.code != "stale":
                raise

    # The rest runs in a thread.

    def _considered(self, point: DecisionPoint) -> tuple[Any, object | None]:
        """A legal command, and the thought to announce before it."""
        command = self._chosen(point)
        try:
            return command, self._mind.thought(self._live.table.game.view(point.state, None), command)
        except Exception:
            log.exception("a bot cannot say what it thinks", extra={"table": self._live.table.id})
            return command, None

    def _chosen(self, point: DecisionPoint) -> Any:  # noqa: ANN401 - a command of any game
        game = self._live.table.game
        legal = game.legal(game.view(point.state, point.seat))
        cue = self._tutorial.cue(point.acts) if self._tutorial is not None else None
        if cue is not None and cue.seat == point.seat and cue.command in legal:
            return cue.command
        return bot_turn.choose(self._player(point), point.acts, legal, secrets.randbelow, self._log_failure)

    def _log_failure(self, problem: Exception) -> None:
        table = self._live.table.id
        if isinstance(problem, IllegalChoice):
            log.error("a bot chose what is not legal", extra={"table": table, "why": str(problem)})
        else:
            log.error("a bot failed", extra={"table": table}, exc_info=problem)

    def _player(self, point: DecisionPoint) -> Follower[Bot]:
        who = point.seat, point.strength
        if who not in self._players:
            table = self._live.table
            make = partial(self._mind.player, table.match.setup, *who, secrets.token_hex(_SEED_BYTES))
            self._players[who] = Follower(table.game, point.seat, make)
        return self._players[who]
