"""A table holds its log and the state that follows from it, not a state for every move."""

from __future__ import annotations

import gc
import tracemalloc
from random import Random

from stopthief.table.table import Table
from tests.contract.games import CASES
from tests.support.games.playing import any_command
from tests.support.servers.hosting import TABLE, Hosted, hesitant, hosted

ACTS = 300


def long_game() -> Hosted:
    """A game at a table where nobody gets anywhere."""
    for case in CASES:
        for seed in range(20):
            one = hosted(case, f"{seed}")
            for _ in hesitant(one, Random(seed), any_command, 3 * ACTS):
                pass
            if len(one.match.acts) > ACTS:
                return one
    raise AssertionError("no game lasts long enough")


def weight(one: Hosted, entries: int) -> int:
    """The bytes that a table takes after so many entries, caches of the game not counted."""
    again = one.again()
    del again
    gc.collect()
    tracemalloc.start()
    table = Table.read(TABLE, one.table.game, one.log[:entries])
    gc.collect()
    used = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert table.length == entries
    return used


def test_memory_grows_with_the_log_and_no_faster() -> None:
    """Three times the entries take about three times the memory, and a few times the bytes of the log itself."""
    one = long_game()
    light, heavy = weight(one, ACTS // 3), weight(one, ACTS)
    assert heavy < 3.3 * light
    assert heavy < 4 * sum(map(len, one.log[:ACTS]))
