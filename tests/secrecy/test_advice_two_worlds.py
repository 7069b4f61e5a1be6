"""Advice over the wire follows from the seat's stream: in worlds that a seat cannot tell apart it is the same."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from stopthief.core.match import AnyMatch
from stopthief.core.package.mind import Mind
from stopthief.games import MINDS
from stopthief.server.encoding import encode
from stopthief.server.think.advisers import Advisers
from stopthief.server.think.thread_pools import ThreadPools
from stopthief.table import seating
from stopthief.table.entries import Acted
from stopthief.table.table import Decision, Table
from tests.support.city.hunters import hunted
from tests.support.city.tables import DRAKE, JIMMY, agreed
from tests.support.house.players import sleuthed
from tests.support.house.tables import agreed as at_home
from tests.support.oracles import other_cities as other_worlds
from tests.support.oracles import other_deals as house_worlds
from tests.support.servers.hosting import HOST, TABLE
from tests.support.servers.minds import Mirror, minded

MOST = 40


def pairs(seed: int) -> list[tuple[AnyMatch, AnyMatch]]:
    """A game of each kind, and the same as far as the first seat can know."""
    chase, riddle = hunted(agreed(investigators=(JIMMY, DRAKE)), seed, MOST), sleuthed(at_home(3), seed, MOST)
    rng = Random(seed)
    return [(chase, other_worlds.other_world(chase, 0, rng)), (riddle, house_worlds.other_world(riddle, 0, rng))]


def advised(match: AnyMatch, mind: Mind) -> bytes:
    """What the first seat is sent at a table where this happened."""
    company = seating.Company(range(match.game.seats(match.setup)), advice=True)
    opened = seating.open_table(match.game, match.setup, HOST, TABLE, company, match.seed)
    table = Table(TABLE, match.game, _beginning(opened, match))
    for act in match.acts[1:]:
        assert act.seat is not None
        table.apply(Decision(Acted(act.seat, table.streams[act.seat].number, act.command, act.events)))

    async def asked() -> bytes:
        pools = ThreadPools(1)
        try:
            return encode(await Advisers(table, mind, pools).advice(0, None))
        finally:
            pools.close()

    return asyncio.run(asked())


def _beginning(opened: Any, match: AnyMatch) -> Any:
    return msgspec.structs.replace(opened, events=match.acts[0].events)


@pytest.mark.parametrize("seed", [0, 2, 3])
def test_advice_is_the_same_in_both_worlds(seed: int) -> None:
    """Of an adviser who says all that it was told, and of the game's own, to the byte."""
    for one, other in pairs(seed):
        assert one.acts != other.acts
        own = MINDS[one.game.name]
        for mind in (minded(one.game, adviser=Mirror), *([own] if own.adviser is not None else [])):
            assert advised(one, mind) == advised(other, mind)
