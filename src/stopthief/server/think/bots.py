"""The bots of one table: while somebody has it open they think, say what they may, and act like any device.

Several processes may play the same bot; the store lets one of them act, and what the others chose is dropped.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from stopthief.core.errors import Refused
from stopthief.core.match import Act
from stopthief.core.package.follower import Follower
from stopthief.core.package.mind import Bot, Mind, Strength
from stopthief.core.package.tutorial import Tutorial
from stopthief.server.play.live import Live
from stopthief.server.think.pool import Bench
from stopthief.table.entries import AnyEntry
from stopthief.table.messages import Thought
from stopthief.table.store import Unstored
from stopthief.table.table import Table

_SEED_BYTES = 16
_PATIENCE = 2.0
"""After something went wrong a bot waits so many seconds."""

log = logging.getLogger("stopthief")


class Moment(msgspec.Struct, frozen=True):
    """What a bot chooses at."""

    seat: int
    strength: Strength
    seen: int
    """The number of the seat's stream."""
    acts: tuple[Act[Any, Any], ...]
    state: Any

    def is_now(self, table: Table) -> bool:
        """Whether nothing has changed for the bot since."""
        return table.bot(self.seat) == self.strength and table.streams[self.seat].number == self.seen


class Bots:
    """Plays the seats of bots at a table."""

    def __init__(
        self,
        live: Live,
        mind: Mind,
        bench: Bench,
        pause: float,
        begin: Callable[[Any], asyncio.Task[None]],
        tutorial: Tutorial | None = None,
    ) -> None:
        self._live = live
        self._mind = mind
        self._bench = bench
        self._pause = pause
        self._begin = begin
        """Starts a task of the hall's."""
        self._tutorial = tutorial
        """What is followed as long as everybody does."""
        self._task: asyncio.Task[None] | None = None
        self._players: dict[tuple[int, Strength], Follower[Bot]] = {}

    def wake(self) -> None:
        """Look whether a bot has to choose; if one does, it will."""
        if (self._task is None or self._task.done()) and self._moment() is not None:
            self._task = self._begin(self._play())

    def stop(self) -> None:
        """Drop whatever is being thought."""
        if self._task is not None:
            self._task.cancel()

    def _moment(self) -> Moment | None:
        """What has to be chosen by a bot now, while somebody is there to see it."""
        live, table = self._live, self._live.table
        if live.is_lost or not live.is_open or not any(place.bot for place in table.places):
            return None
        seat = table.match.awaited
        strength = table.bot(seat)
        if seat is None or strength is None:
            return None
        return Moment(seat, strength, table.streams[seat].number, tuple(table.match.acts), table.match.state)

    async def _play(self) -> None:
        while (moment := self._moment()) is not None:
            try:
                await self._move(moment)
            except Exception:
                log.exception("a bot stumbled", extra={"table": self._live.table.id})
                await asyncio.sleep(_PATIENCE)

    async def _move(self, moment: Moment) -> None:
        """Think, say so, wait as people do, act. The act before this one was told just now."""
        clock = asyncio.get_running_loop().time
        began = clock()
        command, thought = await self._bench.play(partial(self._considered, moment))
        if not moment.is_now(self._live.table):
            return
        if thought is not None:
            self._live.announce(Thought(moment.seat, thought))
        await asyncio.sleep(max(self._pause - (clock() - began), self._pause / 2))  # a thought can be read
        await self._act(moment, command)

    async def _act(self, moment: Moment, command: Any) -> None:  # noqa: ANN401 - a command of any game
        def decide(table: Table) -> AnyEntry | None:
            return table.act(moment.seat, moment.seen, command) if moment.is_now(table) else None

        try:
            await self._live.commit(decide)
        except Unstored as problem:
            log.warning("a bot cannot act", extra={"table": self._live.table.id, "why": problem.code})
            await asyncio.sleep(_PATIENCE)
        except Refused as problem:
            if problem.code != "stale":
                raise

    # In a thread.

    def _considered(self, moment: Moment) -> tuple[Any, object | None]:
        """A legal command, and what everyone may know of it beforehand."""
        command = self._chosen(moment)
        try:
            return command, self._mind.thought(self._live.table.game.view(moment.state, None), command)
        except Exception:
            log.exception("a bot cannot say what it thinks", extra={"table": self._live.table.id})
            return command, None

    def _chosen(self, moment: Moment) -> Any:  # noqa: ANN401 - a command of any game
        """What the bot chooses; where it fails, anything that it may do."""
        game = self._live.table.game
        legal = game.legal(game.view(moment.state, moment.seat))
        cue = self._tutorial.cue(moment.acts) if self._tutorial is not None else None
        if cue is not None and cue.seat == moment.seat and cue.command in legal:
            return cue.command
        player = self._player(moment)
        try:
            command = player.after(moment.acts).choose()
            if command in legal:
                return command
            log.error("a bot chose what is not legal", extra={"table": self._live.table.id, "why": repr(command)})
        except Exception:
            log.exception("a bot failed", extra={"table": self._live.table.id})
        player.forget()
        return legal[secrets.randbelow(len(legal))]

    def _player(self, moment: Moment) -> Follower[Bot]:
        who = moment.seat, moment.strength
        if who not in self._players:
            table = self._live.table
            seed = secrets.token_hex(_SEED_BYTES)
            make = partial(self._mind.player, table.match.setup, *who, seed)
            self._players[who] = Follower(table.game, moment.seat, make)
        return self._players[who]
