"""Bots sit where the host puts them: without a secret, until somebody joins in their place."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from stopthief.core.errors import Broken, Refused
from stopthief.core.package.mind import Strength
from stopthief.table import seating, telling
from stopthief.table.entries import Handed, SeatHolder, encode
from stopthief.table.seating import Company
from stopthief.table.table import Decision, Table
from tests.support.games.cases import Case
from tests.support.servers.hosting import GUEST, HOST, SEED, STRANGER, TABLE, Hosted, ended, fingerprint, hesitant


def opened(case: Case, company: Company) -> Hosted:
    """A new table of such a company."""
    return Hosted(TABLE, case.game, seating.open_table(case.game, case.setup, HOST, TABLE, company, SEED))


def last(case: Case) -> int:
    """The last seat."""
    return case.game.seats(case.setup) - 1


def with_a_bot(case: Case, strength: Strength = "fair") -> Hosted:
    """Everybody at the host's device, but for a bot in the last seat."""
    return opened(case, Company(range(last(case)), {last(case): strength}))


def handed(one: Hosted, seat: int, strength: Strength = "easy", key: str = HOST) -> Decision:
    """The decision to give a seat to a bot."""
    decision = seating.hand(one.table, key, seat, strength)
    assert decision is not None
    return decision


def known(one: Hosted, seat: int) -> tuple[bool, Strength | None]:
    """What everybody is told of a seat."""
    told = telling.room(one.table).seats[seat]
    return told.taken, told.bot


def test_a_bot_from_the_beginning(case: Case) -> None:
    """It sits there for all to see, and nothing opens its seat: no token, no invitation."""
    one, seat = with_a_bot(case, "strong"), last(case)
    assert one.table.places[seat] == SeatHolder(bot="strong")
    assert known(one, seat) == (True, "strong")
    assert [ticket.seat for ticket in seating.tickets(one.table, HOST)] == list(range(seat))
    assert fingerprint(one.again()) == fingerprint(one.table)


def test_bots_alone(case: Case) -> None:
    """Every seat may be a bot's; then everybody watches."""
    one = opened(case, Company(bots=dict.fromkeys(range(last(case) + 1), "easy")))
    assert seating.tickets(one.table, HOST) == ()
    assert all(seat.bot == "easy" for seat in telling.room(one.table).seats)


def test_a_seat_is_a_persons_or_a_bots(case: Case) -> None:
    """A seat that does not exist, or that somebody here has, is no bot's; every fault is named."""
    with pytest.raises(Broken) as caught:
        opened(case, Company((0, 77), {0: "easy", 99: "fair"}))
    assert [problem.split(":")[0] for problem in caught.value.problems] == ["here", "bots", "bots"]
    assert "seat 0 is played here" in str(caught.value)


def test_only_the_host_gives_seats_to_bots(case: Case) -> None:
    """Others are refused, and so is a seat that is not there; nothing changes."""
    one = with_a_bot(case)
    before = fingerprint(one.table)
    for key, seat, code in ((GUEST, 0, "not the host"), (HOST, 99, "no seat"), (STRANGER, 99, "not the host")):
        with pytest.raises(Refused) as caught:
            seating.hand(one.table, key, seat, "easy")
        assert caught.value.code == code
    assert fingerprint(one.table) == before


def test_a_bot_in_place_of_a_person(case: Case) -> None:
    """In the middle of a game: the token opens the seat no more, nothing else changes; done twice it is done once."""
    one = opened(case, Company(range(last(case) + 1)))
    for _ in hesitant(one, Random("hand"), case.choose, 20):
        pass
    token = seating.tickets(one.table, HOST)[0].token
    view = one.table.match.view(0)
    assert not one.keep(handed(one, 0)).batches
    with pytest.raises(Refused, match="no token"):
        seating.seat_of(one.table, str(token))
    assert known(one, 0) == (True, "easy")
    assert one.table.match.view(0) == view
    assert seating.hand(one.table, HOST, 0, "easy") is None
    one.keep(handed(one, 0, "strong"))
    assert known(one, 0) == (True, "strong")
    assert fingerprint(one.again()) == fingerprint(one.table)


def test_an_invitation_that_was_open_is_closed(case: Case) -> None:
    """Whoever was asked to a seat that a bot has got since comes too late."""
    one = opened(case, Company())
    invitation = seating.tickets(one.table, HOST)[0].invitation
    one.keep(handed(one, 0))
    with pytest.raises(Refused, match="does not open a seat"):
        seating.join(one.table, str(invitation), GUEST)


def test_a_person_in_place_of_a_bot(case: Case) -> None:
    """Only with a new invitation of the host's; the bot stays until somebody uses it."""
    one, seat = with_a_bot(case), last(case)
    ticket, invited = seating.invite(one.table, HOST, seat)
    one.keep(invited)
    assert known(one, seat) == (True, "fair")
    mine, joined = seating.join(one.table, str(ticket.invitation), GUEST)
    assert joined is not None
    one.keep(joined)
    assert known(one, seat) == (True, None)
    assert seating.seat_of(one.table, str(mine.token)) == seat
    assert fingerprint(one.again()) == fingerprint(one.table)


def test_bots_and_advice_stay_for_the_rematch(case: Case) -> None:
    """The bot plays again as well as before; people come with their tokens."""
    one = ended(case)
    one.table.advice = True
    one.keep(handed(one, last(case), "strong"))
    _, again, _ = seating.rematch(one.table.game, one.table, "seed")
    assert again.advice
    assert again.places[last(case)] == SeatHolder(bot="strong")
    assert all(place.invitation and not place.bot for place in again.places[:-1])


def test_advice_is_agreed_on_at_the_opening(case: Case) -> None:
    """And told to everybody; without a word there is none."""
    assert not telling.room(with_a_bot(case).table).advice
    one = opened(case, Company(advice=True))
    assert telling.room(one.table).advice
    assert telling.room(one.again()).advice


def test_logs_from_before_there_were_bots(case: Case) -> None:
    """They have none of the new names in them, and are read as ever."""
    one = opened(case, Company((0,)))
    first = msgspec.json.decode(one.log[0])
    assert set(first) - {"kit"} == {"entry", "game", "edition", "setup", "seed", "host", "places", "events"}
    assert all(set(place) <= {"token", "device", "invitation", "used"} for place in first["places"])
    assert not one.again().advice


@pytest.mark.parametrize(
    "place",
    [SeatHolder(), SeatHolder(token="t", bot="easy"), SeatHolder(invitation="i", bot="easy")],  # noqa: S106 - no secret
)
def test_a_seat_given_to_nobody_is_damage(case: Case, place: SeatHolder) -> None:
    """A log in which a bot has a secret, or is none, cannot be followed."""
    one = with_a_bot(case)
    with pytest.raises(Broken, match="entry 2: seat 0 was given to nobody"):
        Table.read(TABLE, case.game, [*one.log, encode(Handed(0, place))])


def test_a_strength_that_does_not_exist_is_damage(case: Case) -> None:
    """What no bot can be is not read at all."""
    one = with_a_bot(case)
    entry: Any = {"entry": "handed", "seat": 0, "place": {"bot": "perfect"}}
    with pytest.raises(Broken, match="entry 2"):
        Table.read(TABLE, case.game, [*one.log, msgspec.json.encode(entry)])
