"""Bots and advisers for tests, and tables in this process where they play."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from stopthief.bots.random_bot import RandomBot
from stopthief.core.errors import Refused
from stopthief.core.game import AnyGame
from stopthief.core.package.mind import Bot, Mind, Strength
from stopthief.server.http.requests import NewTable
from stopthief.server.limits import Limits
from stopthief.server.play import hosting
from stopthief.server.play.live_table import LiveTable
from stopthief.server.play.registry import TableRegistry
from stopthief.table import seating
from tests.support.games.cases import Case
from tests.support.house.players import choice
from tests.support.house.tables import HOUSE
from tests.support.servers.serving import new_key
from tests.support.wire.talking import FlakyStore, Talk, talking

AT_ONCE = Limits(bot_pause_seconds=0, messages_per_second=100_000)
PATIENT = Limits(bot_pause_seconds=1_000)
"""Limits under which bots never get to act."""


class Sleuth:
    """A bot that plays the house well enough for the game to end."""

    def __init__(self, setup: Any, seat: int) -> None:
        self._view, self._rng = HOUSE.blank(setup, seat), Random(seat)

    def see(self, observation: Any) -> None:
        """Take in what the seat perceives."""
        self._view = HOUSE.fold(self._view, observation)

    def choose(self) -> Any:
        """Choose as a careful player does."""
        return choice(self._rng, self._view, HOUSE.legal(self._view))


def player(game: AnyGame, setup: Any, seat: int, strength: Strength, _seed: str) -> Bot:
    """A deterministic bot whose games end."""
    return Sleuth(setup, seat) if game.name == HOUSE.name else RandomBot(game, setup, seat, f"{seat}/{strength}")


def minded(game: AnyGame, **parts: Any) -> Mind:
    """A mind with these parts, and defaults for the others."""
    given: dict[str, Any] = {"player": partial(player, game), "thought": lambda _view, _command: None}
    return Mind(**given | parts)


class Mirror:
    """An adviser that repeats what it observed."""

    def __init__(self, setup: Any, seat: int) -> None:
        self._setup, self._seat = setup, seat
        self._seen: list[Any] = []

    def see(self, observation: Any) -> None:
        """Remember it."""
        self._seen.append(observation)

    def advice(self) -> object:
        """All observations."""
        return {"seat": self._seat, "setup": self._setup, "seen": tuple(self._seen)}

    def why(self, about: str) -> object:
        """The number of observations; some topics fail on purpose."""
        if about == "nothing":
            raise Refused("no such thing", "There is no such thing.")
        if about == "failure":
            raise ZeroDivisionError
        if about == "nonsense":
            return {"about": object()}
        return {"about": about, "much": len(self._seen)}


class InProcessTable:
    """A table in this process: its registry, its store, and who opened it."""

    def __init__(self, registry: TableRegistry, store: FlakyStore, live: LiveTable, key: str, limits: Limits) -> None:
        self.registry, self.store, self.live, self.key = registry, store, live, key
        self._limits = limits
        self.tokens = {one.seat: one.token for one in seating.tickets(live.table, key) if one.token}

    def talk(self, seat: int | None = None) -> Talk:
        """A device that opens a seat, or watches."""
        return Talk(self.registry, self._limits, self.live.table.id, None if seat is None else self.tokens[seat])

    def choice(self, seat: int, choose: Callable[[list[Any]], Any]) -> dict[str, object]:
        """A message in which a seat gives a legal command."""
        table = self.live.table
        commands = list(table.match.legal(seat))
        return {"type": "do", "seat": seat, "seen": table.streams[seat].number, "command": choose(commands)}


@asynccontextmanager
async def in_process_table(
    file: Path, case: Case, mind: Mind, bots: Mapping[int, Strength], *, limits: Limits = AT_ONCE, **wishes: Any
) -> AsyncIterator[InProcessTable]:
    """Open a table of a case: bots in these seats, all others on one device."""
    async with talking(file, case.game, mind, limits) as (registry, store):
        key, seats = new_key(), range(case.game.seats(case.setup))
        here = tuple(seat for seat in seats if seat not in bots)
        setup = msgspec.Raw(msgspec.json.encode(case.setup))
        new = NewTable(case.game.name, setup, "request1", here, dict(bots), **wishes)
        live = await hosting.open_table(registry, new, key)
        yield InProcessTable(registry, store, live, key, limits)
