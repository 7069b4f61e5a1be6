"""Any sequence of appends has the outcome that a dictionary would have."""

from __future__ import annotations

import asyncio
from itertools import count

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from stopthief.table.store import Line, Listed, Store
from tests.support.servers.storing import Opener

TABLES, DEVICES = ("red", "blue"), ("ann", "bob")
LINES = some.builds(
    Line,
    table=some.sampled_from(TABLES),
    number=some.integers(0, 5),
    entry=some.binary(max_size=4),
    at=some.integers(0, 9),
    device=some.none() | some.sampled_from(DEVICES),
    result=some.none() | some.binary(max_size=2),
)


class Model:
    """A store in a dictionary."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Line]] = {}

    def append(self, line: Line) -> bool:
        """The rule: a number is the next one, or it is refused."""
        log = self.logs.get(line.table, [])
        if line.number != len(log) + 1:
            return False
        self.logs[line.table] = [*log, line]
        return True

    def tables_of(self, device: str, *, finished: bool) -> list[Listed]:
        """By going through everything."""
        listed = [
            Listed(table, log[0].entry, log[0].at, log[-1].at, results[-1] if results else None)
            for table, log in self.logs.items()
            if any(line.device == device for line in log)
            for results in [[line.result for line in log if line.result is not None]]
            if bool(results) == finished
        ]
        return sorted(listed, key=lambda one: (-one.changed, one.table))


async def compare(store: Store, rounds: list[list[Line]], example: str) -> None:
    """Append round by round, the lines of a round all at once, and look at everything."""
    model = Model()
    for lines in rounds:
        named = [
            Line(example + one.table, one.number, one.entry, one.at, one.device and example + one.device, one.result)
            for one in lines
        ]
        assert await asyncio.gather(*map(store.append, named)) == list(map(model.append, named))
    for table in TABLES:
        assert await store.read(example + table) == [line.entry for line in model.logs.get(example + table, [])]
    for device in DEVICES:
        for finished in (True, False):
            found = await store.tables_of(example + device, finished=finished)
            assert found == model.tables_of(example + device, finished=finished)


def test_a_store_is_a_dictionary_of_logs(opener: Opener) -> None:
    """Whatever is appended, one after the other or at once."""
    examples = count()
    with asyncio.Runner() as runner:
        store = runner.run(opener())

        @given(some.lists(some.lists(LINES, min_size=1, max_size=5), max_size=6))
        @settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
        def check(rounds: list[list[Line]]) -> None:
            runner.run(compare(store, rounds, f"{next(examples)} "))

        check()
        runner.run(store.close())
