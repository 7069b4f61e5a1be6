"""A table is the fold of its log: read again it is the same; a log that cannot be followed is Broken, at a number."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec
import pytest

from stopthief.core.errors import Broken
from stopthief.core.game import AnyGame
from stopthief.table import seating
from stopthief.table.entries import Acted, Joined, Rematched, SeatHolder, Undone, encode, game_of
from stopthief.table.table import Table
from tests.support.games.cases import Case
from tests.support.servers.hosting import GUEST, HOST, SEED, TABLE, Hosted, fingerprint, hesitant, hosted

NUMBERED = re.compile(r"(entry (\d+): .+\n?)+")


def fault(game: AnyGame, log: list[bytes]) -> str:
    """What is wrong with a log; every fault has the number of its entry."""
    with pytest.raises(Broken) as caught:
        Table.read(TABLE, game, log)
    assert NUMBERED.fullmatch(str(caught.value))
    return str(caught.value)


def changed(line: bytes, **fields: Any) -> bytes:
    """An entry with other values in it."""
    return msgspec.json.encode(msgspec.json.decode(line) | fields)


@pytest.fixture
def log(past: Hosted) -> list[bytes]:
    """A good log that may be damaged, not longer than needed."""
    return past.log[:40]


def test_read_at_any_moment_it_is_the_live_table(case: Case) -> None:
    """After every entry of every kind: what anybody could notice is the same to the byte, and so is the next roll."""
    one, rng = hosted(case, here=[]), Random("read")
    for number, _ in enumerate(hesitant(one, rng, case.choose, 60)):
        if number == 20:
            ticket, invited = seating.invite(one.table, HOST, 0)
            one.keep(invited)
            joined = seating.join(one.table, str(ticket.invitation), GUEST)[1]
            assert joined is not None
            one.keep(joined)
        if number == 30:
            one.keep(one.table.note(0, {"name": "text", "none": None}))
        again = one.again()
        assert fingerprint(again) == fingerprint(one.table)
        if (seat := one.match.awaited) is not None:
            command = rng.choice(one.match.legal(seat))
            seen = one.seen(seat)
            assert again.act(seat, seen, command) == one.table.act(seat, seen, command)


def test_a_rematch_is_read_too(over: Hosted, case: Case) -> None:
    """The last entry of a table that went on elsewhere."""
    name, _, decision = seating.rematch(over.table.game, over.table, "seed")
    assert Table.read(TABLE, case.game, [*over.log, encode(decision.entry)]).rematch == name


def test_the_game_of_a_table_is_read_off_its_first_entry(case: Case, log: list[bytes]) -> None:
    """Its name is there, and only there."""
    assert game_of(log[0]) == case.game.name
    for other in (log[1], b"", b"[]", b"\xff", b"{", b'{"entry":' + b"[" * 100_000):
        with pytest.raises(Broken, match="entry 1: "):
            game_of(other)


def test_a_log_has_to_open_a_table(case: Case, log: list[bytes]) -> None:
    """Nothing at all does not, nor does any later entry; and it is done only once."""
    assert fault(case.game, []) == "entry 1: this does not open a table."
    assert fault(case.game, log[1:]) == "entry 1: this does not open a table."
    assert fault(case.game, [*log, log[0]]) == f"entry {len(log) + 1}: a table is opened only once."


def test_an_opening_has_to_fit_the_game(case: Case, log: list[bytes]) -> None:
    """Another game, another edition, other numbers of seats, and a setup that nobody could have agreed on."""
    wrong: tuple[dict[str, Any], ...] = (
        {"game": "chess"},
        {"edition": "older"},
        {"places": []},
        {"places": [{}] * 99},
        {"setup": None},
        {"events": [*msgspec.json.decode(log[0])["events"], None]},
    )
    for fields in wrong:
        assert fault(case.game, [changed(log[0], **fields), *log[1:]]).startswith("entry 1: ")


def test_a_cut_entry_is_broken(case: Case, log: list[bytes]) -> None:
    """Wherever it was cut; and the number is its own."""
    rng = Random("cut")
    for _ in range(30):
        number = rng.randrange(len(log))
        torn = log[number][: rng.randrange(len(log[number]))]
        assert fault(case.game, [*log[:number], torn]).startswith(f"entry {number + 1}: ")


def test_the_order_of_acts_matters(case: Case, log: list[bytes]) -> None:
    """Two exchanged, one missing, one doubled: the first that cannot be there is named."""
    for number in range(1, len(log) - 1):
        before, here, after = log[:number], log[number], log[number + 1 :]
        assert fault(case.game, [*before, after[0], here, *after[1:]]).startswith(f"entry {number + 1}: ")
        assert fault(case.game, [*before, *after]).startswith(f"entry {number + 1}: ")
        assert fault(case.game, [*before, here, here, *after]).startswith(f"entry {number + 2}: ")


def test_what_nobody_could_have_decided_is_broken(case: Case) -> None:
    """Seats that are not there, undos of nothing, a seat taken without an invitation, a rematch before the end."""
    one = hosted(case)
    seat, seen = one.match.awaited or 0, one.seen(0)
    command = one.match.legal(seat)[0]
    entry = one.table.match.propose(seat, command).act
    for wrong in (
        Acted(99, seen, command, entry.events),
        Acted(-1, seen, command, entry.events),
        Acted(seat, seen, command, ()),
        Acted(seat, seen + 1, command, entry.events),
        Undone(seat, seen),
        Joined(seat, SeatHolder(used="never made")),
        Joined(seat, SeatHolder()),
        Rematched("somewhere--else-"),
    ):
        assert fault(case.game, [*one.log, encode(wrong)]).startswith("entry 2: ")


def test_mutated_bytes_are_broken_or_mean_something(case: Case, log: list[bytes]) -> None:
    """A byte changed, lost or added anywhere: never any other exception, and mostly it is noticed."""
    rng, noticed = Random("bytes"), 0
    for _ in range(100):
        number = rng.randrange(len(log))
        place = rng.randrange(len(log[number]))
        instead = rng.choice((b"", bytes([rng.randrange(256)]), b'"', b"0", b"-", log[number][place : place + 1] * 2))
        noticed += is_noticed(case.game, log, number, log[number][:place] + instead + log[number][place + 1 :])
    assert noticed > 50


def test_mutated_values_are_broken_or_mean_something(case: Case, log: list[bytes]) -> None:
    """Well-formed entries with absurd values somewhere inside, which the rules of the game are not made for."""
    rng, noticed = Random("values"), 0
    for _ in range(100):
        number = rng.randrange(len(log))
        noticed += is_noticed(
            case.game, log, number, msgspec.json.encode(twisted(msgspec.json.decode(log[number]), rng))
        )
    assert noticed > 50


def is_noticed(game: AnyGame, log: list[bytes], number: int, line: bytes) -> bool:
    """Whether a damaged entry is found out, there or further on; anything but Broken fails the test."""
    try:
        Table.read(TABLE, game, [*log[:number], line, *log[number + 1 :]])
    except Broken as broken:
        said = str(broken)
    else:
        return False
    found = NUMBERED.fullmatch(said)
    assert found
    assert int(found[2]) > number
    return True


def twisted(value: Any, rng: Random) -> Any:
    """JSON with another value somewhere."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        name = rng.choice(list(value))
        return value | {name: twisted(value[name], rng)}
    if isinstance(value, list) and value and rng.random() < 0.9:
        place = rng.randrange(len(value))
        return [*value[:place], twisted(value[place], rng), *value[place + 1 :]]
    if isinstance(value, int) and rng.random() < 0.8:
        return rng.choice((-1, 0, 1, 7, 99, 500, 324325, 2**40, 10**30))
    return rng.choice((None, [], {}, "", SEED, 0, -1, True))
