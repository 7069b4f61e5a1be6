"""A live table beside the log that a store would keep of it, and ways to play there."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random
from typing import Any

import msgspec

from stopthief.core.game import AnyGame, Seat
from stopthief.core.match import AnyMatch
from stopthief.table import seating
from stopthief.table.entries import Opened, encode
from stopthief.table.table import Change, Decision, Table
from tests.support.games.cases import Case
from tests.support.games.playing import Choose

HOST, GUEST, STRANGER = ("host" * 8, "guest" * 8, "strange" * 8)
"""Keys of three devices."""
TABLE = "the-first--table"
SEED = "a seed that nobody may see"


class Hosted:
    """A table, and every entry of its log as it is stored."""

    def __init__(self, name: str, game: AnyGame, opened: Opened[Any, Any]) -> None:
        self.table = Table(name, game, opened)
        self.log = [encode(opened)]

    @property
    def match(self) -> AnyMatch:
        """The game at the table."""
        return self.table.match

    def keep(self, decision: Decision) -> Change:
        """Store what was decided, then apply it."""
        self.log.append(encode(decision.entry))
        return self.table.apply(decision)

    def do(self, seat: int, command: Any) -> Change:
        """Let a seat that has seen everything do something."""
        decision = self.table.act(seat, self.seen(seat), command)
        assert decision is not None
        return self.keep(decision)

    def undo(self, seat: int) -> Change:
        """Let a seat take back its last act."""
        decision = self.table.undo(seat, self.seen(seat))
        assert decision is not None
        return self.keep(decision)

    def seen(self, seat: Seat) -> int:
        """The last number of a stream."""
        return self.table.streams[seat].number

    def again(self) -> Table:
        """The table read from its log."""
        return Table.read(self.table.id, self.table.game, self.log)


def hosted(case: Case, seed: str = SEED, here: Collection[int] | None = None, name: str = TABLE) -> Hosted:
    """A new table; unless told otherwise everybody sits at the host's device."""
    seats = range(case.game.seats(case.setup)) if here is None else here
    return Hosted(
        name, case.game, seating.open_table(case.game, case.setup, HOST, name, seating.Company(tuple(seats)), seed)
    )


def hesitant(one: Hosted, rng: Random, choose: Choose[Any, Any], most: int, doubt: float = 0.4) -> Iterator[Change]:
    """Play on to the end or to a number of entries, often taking back what can be taken back."""
    while (seat := one.match.awaited) is not None and one.table.length < most:
        if one.table.can_undo(seat) and rng.random() < doubt:
            yield one.undo(seat)
        else:
            yield one.do(seat, choose(rng, one.match.state, one.match.legal(seat)))


def finished(case: Case, seed: str = SEED, most: int = 600) -> Hosted:
    """A table where a game with second thoughts was played, to its end if it has one in good time."""
    one = hosted(case, seed)
    for _ in hesitant(one, Random(seed), case.choose, most):
        pass
    return one


def ended(case: Case) -> Hosted:
    """A table where a game came to its end."""
    return next(one for one in (finished(case, f"{n}") for n in range(20)) if one.table.match.result is not None)


def fingerprint(table: Table) -> bytes:
    """Everything about a table that anybody could ever notice, as bytes."""
    match = table.match
    known = (table.id, table.host, table.places, table.notes, table.rematch, table.length, table.advice)
    happened = match.rolls, match.acts
    told = [
        (stream.number, table.can_undo(seat), tuple(table.batches(seat)), table.match.view(seat))
        for seat, stream in table.streams.items()
    ]
    return msgspec.json.encode((known, happened, told, repr(match.state)))
