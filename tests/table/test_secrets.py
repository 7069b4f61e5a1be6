"""No message of a table holds what its seat may not know, in words or in numbers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from stopthief.core.game import Seat
from stopthief.table import seating, telling
from stopthief.table.entries import Acted, AnyEntry, Opened, Undone, decode
from stopthief.table.table import Change, Decision, Table
from tests.support.city.tables import CITY
from tests.support.games.cases import Case
from tests.support.games.city_cases import CASES as CITY_CASES
from tests.support.games.playing import any_command
from tests.support.oracles.other_cities import other_world
from tests.support.servers.hosting import GUEST, HOST, TABLE, Hosted, hesitant, hosted

wire = msgspec.json.Encoder(order="deterministic").encode


def messages(table: Table, seat: Seat, change: Change, after: int) -> bytes:
    """All that the table says to a seat after an entry, and to one that comes back with a part of its stream."""
    return wire((telling.room(table), telling.update(table, seat, change), telling.story(table, seat, after)))


def test_no_secret_of_the_table_is_ever_sent(case: Case) -> None:
    """Neither seed nor keys nor tokens nor invitations nor their hashes, over a whole game."""
    one = hosted(case, here=[0])
    last = case.game.seats(case.setup) - 1
    ticket, invited = seating.invite(one.table, HOST, last)
    secrets = [ticket.invitation, HOST, GUEST, one.match.seed, one.table.host]
    secrets += [text for made in seating.tickets(one.table, HOST) for text in (made.token, made.invitation)]
    one.keep(invited)
    mine, joined = seating.join(one.table, str(ticket.invitation), GUEST)
    assert joined is not None
    one.keep(joined)
    secrets += [mine.token, *(text for place in one.table.places for text in msgspec.structs.astuple(place))]
    rng = Random(case.name)
    for change in hesitant(one, rng, case.choose, 80):
        said = b"".join(
            messages(one.table, seat, change, rng.randint(0, one.seen(seat))) for seat in one.table.audience
        )
        assert not [secret for secret in secrets if secret is not None and secret.encode() in said]


def test_what_is_for_one_seat_is_sent_to_no_other(case: Case) -> None:
    """Private observations and notes are in the messages of their seat and in nobody else's."""
    one, rng = hosted(case), Random(case.name)
    seats = range(case.game.seats(case.setup))
    for writer in seats:
        one.keep(one.table.note(writer, {"suspect": f"only seat {writer} wrote this"}))
    for change in hesitant(one, rng, case.choose, 80):
        act = one.match.acts[-1]
        for seat in one.table.audience:
            batch = change.batches[seat]
            own = [seen for event in act.events for seen in case.game.observe(event, seat)]
            assert batch.back is not None or list(batch.seen) == own
            said = messages(one.table, seat, change, 0)
            for other in seats:
                assert (f"only seat {other} wrote this".encode() in said) == (other == seat)
            update = wire(telling.update(one.table, seat, change))
            assert not [seen for seen in private(case, act.events, seats, seat) if wire(seen) in update]


def private(case: Case, events: tuple[object, ...], seats: range, seat: Seat) -> Iterator[object]:
    """What others perceive of some events, and this seat does not."""
    own = [seen for event in events for seen in case.game.observe(event, seat)]
    for other in seats:
        for event in events:
            yield from (seen for seen in case.game.observe(event, other) if seen not in own)


def hesitated(case: Case, seed: int, most: int) -> list[AnyEntry]:
    """The log of a game with undos, to a random point; not past the end of one where everything is shown."""
    one = hosted(case, f"{seed}")
    choose = case.choose if seed % 4 else any_command
    for _ in hesitant(one, Random(seed), choose, most):
        pass
    cut = one.table.match.result is not None and not case.setup.is_competitive
    return [decode(CITY, line, 0) for line in (one.log[:-1] if cut else one.log)]


def elsewhere(log: list[AnyEntry], seat: Seat, rng: Random) -> list[AnyEntry]:
    """The same log in another world that a seat cannot tell from this one. What was undone is the same in both."""
    opened = log[0]
    assert isinstance(opened, Opened)
    standing = [0]
    for number, entry in enumerate(log[1:], 1):
        if isinstance(entry, Undone):
            standing.pop()
        elif isinstance(entry, Acted):
            standing.append(number)
    acts = other_world(follow(log).match, seat, rng).acts
    changed = list(log)
    changed[0] = msgspec.structs.replace(opened, events=acts[0].events)
    for number, act in list(zip(standing, acts, strict=True))[1:]:
        entry = log[number]
        assert isinstance(entry, Acted)
        changed[number] = Acted(entry.seat, entry.seen, act.command, act.events)
    return changed


def follow(log: list[AnyEntry]) -> Table:
    """The table that a log leads to."""
    return Table.read(TABLE, CITY, [wire(entry) for entry in log])


@pytest.mark.parametrize("city", [pytest.param(case, id=case.name) for case in CITY_CASES])
def test_two_worlds_that_a_seat_cannot_tell_apart_send_it_the_same_bytes(city: Case) -> None:
    """Every room, update and story of whole games, undos among them, resumed from any number: byte-equal."""
    pairs = 0
    for seed in range(4):
        rng = Random(seed)
        log = hesitated(city, seed, rng.randint(20, 160))
        for seat in (None, *city.setup.investigators):
            other = elsewhere(log, seat, rng)
            pairs += other != log
            same_messages(log, other, seat, rng)
    assert pairs > 3


def same_messages(log: list[AnyEntry], other: list[AnyEntry], seat: Seat, rng: Random) -> None:
    """Follow both logs side by side."""
    mine, theirs = (Hosted(TABLE, CITY, one[0]) for one in (log, other) if isinstance(one[0], Opened))
    assert wire(telling.story(mine.table, seat, 0)) == wire(telling.story(theirs.table, seat, 0))
    for entry, otherwise in zip(log[1:], other[1:], strict=True):
        change, their_change = mine.keep(Decision(entry)), theirs.keep(Decision(otherwise))
        after = rng.randint(0, mine.seen(seat))
        assert messages(mine.table, seat, change, after) == messages(theirs.table, seat, their_change, after)
