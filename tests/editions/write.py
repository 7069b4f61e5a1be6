"""Write tables, records and a database of the present edition: `python -m tests.editions.write`.

Run it once before a version lands. The folder is named after the edition of the city and never written again.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from stopthief.city.box.setup import agree, printed
from stopthief.core import record
from stopthief.core.match import AnyMatch
from stopthief.house.box.box import packs
from stopthief.stores.opening import open_store
from stopthief.table.keys import proof
from stopthief.table.store import Line
from tests.support.city.hunters import eager
from tests.support.city.tables import BOX, CITY
from tests.support.games.cases import Case
from tests.support.games.playing import any_command, played
from tests.support.house.players import careful
from tests.support.house.tables import HOUSE, agreed
from tests.support.servers.hosting import HOST, Hosted, hesitant, hosted

_PEOPLE: dict[str, str | None] = {"Ada": "sandra", "Ben": "jimmy", "Cy": "tad", "Di": "vivian"}
_ENTRIES, _ACTS, _TRIES, _NOTED = 60, 400, 40, 5


def _people(number: int) -> dict[str, str | None]:
    return dict(list(_PEOPLE.items())[:number])


def _cases() -> dict[str, Case]:
    city = {
        "standard": agree(BOX, "competitive", _people(2)),
        "intermediate": agree(BOX, "competitive", _people(3), "intermediate"),
        "advanced": agree(BOX, "competitive", _people(4), "advanced"),
        "custom": agree(BOX, "competitive", _people(2), hold=20, win_money_2=12_000),
        "cooperative": agree(BOX, "cooperative", _people(3)),
        "one-vs-many": agree(BOX, "one-vs-many", {**_people(2), "Zoe": None}),
        "solo": agree(BOX, "solo", _people(1)),
        "printed": printed(agree(BOX, "cooperative", _people(2))),
    }
    house = {"two": agreed(2), "four": agreed(4, next(iter(packs().values())))}
    found = {f"city-{name}": Case(name, CITY, setup, (), eager) for name, setup in city.items()}
    found["city-printed"] = found["city-printed"]._replace(choose=any_command)
    return found | {f"house-{name}": Case(name, HOUSE, setup, (), careful) for name, setup in house.items()}


def _shortest(name: str, case: Case) -> AnyMatch:
    """The shortest of some games that came to their end; any, if none did."""
    found = [played(case.game, case.setup, f"{name} {n}", case.choose, _ACTS) for n in range(_TRIES)]
    return min(found, key=lambda match: (match.result is None, len(match.acts)))


def _begun(name: str, case: Case) -> Hosted:
    """A table in the middle of a game, with steps taken back and notes."""
    table = hosted(case, f"table {name}", name=f"{name:-<16.16}")
    for count, _ in enumerate(hesitant(table, Random(name), case.choose, _ENTRIES)):
        if count == _NOTED:
            table.keep(table.table.note(0, {"a": "not here", "b": "or here"}))
    return table


async def _store(database: Path, tables: list[Hosted]) -> None:
    store = await open_store(database)
    for one in tables:
        for number, entry in enumerate(one.log, 1):
            await store.append(Line(one.table.id, number, entry, number, proof(HOST) if number == 1 else None))
    await store.close()


def _write(path: Path, lines: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(record.joined(lines))


def main() -> None:
    """Write the folder of the present edition; it must not be there yet."""
    folder = Path(__file__).parent / CITY.edition
    folder.mkdir()
    tables = []
    for name, case in _cases().items():
        _write(folder / "records" / f"{name}.jsonl", record.lines(record.of(_shortest(name, case))))
        tables.append(_begun(name, case))
        _write(folder / "tables" / f"{name}.jsonl", tables[-1].log)
    asyncio.run(_store(folder / "tables.sqlite", tables))


if __name__ == "__main__":
    main()
