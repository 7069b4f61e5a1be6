"""How seats are opened, taken and handed on."""

from __future__ import annotations

from itertools import product

import pytest

from stopthief.core.errors import Broken, Refused
from stopthief.table import seating
from stopthief.table.keys import proof
from stopthief.table.seating import Ticket
from stopthief.table.table import Table
from tests.contract.games import CASES
from tests.support.games.cases import Case
from tests.support.servers.hosting import GUEST, HOST, SEED, STRANGER, TABLE, Hosted, fingerprint, hosted


def refusal(table: Table, secret: str, key: str = STRANGER) -> str:
    """The code with which an invitation is refused."""
    with pytest.raises(Refused) as caught:
        seating.join(table, secret, key)
    return caught.value.code


def invitation(one: Hosted, seat: int) -> str:
    """The host's first invitation to a free seat."""
    found = {ticket.seat: ticket.invitation for ticket in seating.tickets(one.table, HOST)}[seat]
    assert found is not None
    return found


def joined(one: Hosted, secret: str, key: str) -> str:
    """The token that somebody gets for an invitation."""
    ticket, entry = seating.join(one.table, secret, key)
    assert entry is not None
    assert ticket.token is not None
    one.keep(entry)
    return ticket.token


def test_the_host_gets_tokens_for_seats_here_and_invitations_to_the_others(case: Case) -> None:
    """One ticket a seat, each with the one or the other, for every set of seats that are here."""
    seats = range(case.game.seats(case.setup))
    for here in ([], [0], [seats[-1]], list(seats)):
        one = hosted(case, here=here)
        tickets = seating.tickets(one.table, HOST)
        assert [ticket.seat for ticket in tickets] == list(seats)
        assert [ticket.seat for ticket in tickets if ticket.token is not None] == here
        assert all((ticket.token is None) != (ticket.invitation is None) for ticket in tickets)
        assert [place.device == proof(HOST) for place in one.table.places] == [seat in here for seat in seats]


def test_asking_twice_gives_the_same_secrets(case: Case) -> None:
    """Opened and asked again with the same key, another seed or not: a lost reply loses nothing."""
    one, again = hosted(case, here=[0]), hosted(case, "another seed", here=[0])
    assert seating.tickets(one.table, HOST) == seating.tickets(one.table, HOST) == seating.tickets(again.table, HOST)
    assert seating.tickets(one.again(), HOST) == seating.tickets(one.table, HOST)


def test_another_key_has_no_tickets(case: Case) -> None:
    """Neither for seats that are taken nor for free ones."""
    one = hosted(case, here=[0])
    assert seating.tickets(one.table, GUEST) == ()


def test_there_is_no_opening_a_seat_that_the_game_has_not(case: Case) -> None:
    """The seats that are said to be here have to be seats."""
    for strange in (-1, case.game.seats(case.setup)):
        with pytest.raises(Broken, match=f"no seat {strange}"):
            hosted(case, here=[strange])


def test_an_invitation_is_used_once(case: Case) -> None:
    """The same key again is recognised and gets the same token; another key is refused; neither changes anything."""
    one = hosted(case, here=[])
    seat = case.game.seats(case.setup) - 1
    secret = invitation(one, seat)
    token = joined(one, secret, GUEST)
    before = fingerprint(one.table)
    assert seating.join(one.table, secret, GUEST) == (Ticket(seat, token=token), None)
    assert refusal(one.table, secret) == "used"
    assert fingerprint(one.table) == before
    assert seating.seat_of(one.table, token) == seat
    assert seating.tickets(one.table, GUEST) == (Ticket(seat, token=token),)


def test_only_the_host_invites_anew(case: Case) -> None:
    """No other key can, a guest's neither, and the host only to seats that there are."""
    one = hosted(case, here=[])
    joined(one, invitation(one, 0), GUEST)
    for key in (GUEST, STRANGER):
        with pytest.raises(Refused, match="Only the device that opened this table"):
            seating.invite(one.table, key, 0)
    for strange in (-1, case.game.seats(case.setup)):
        with pytest.raises(Refused, match=f"no seat {strange}"):
            seating.invite(one.table, HOST, strange)


def test_a_new_invitation_shuts_the_old_token_out_once_it_is_used(case: Case) -> None:
    """Until then who sits there stays; from then on the old token and the old invitation open nothing."""
    one = hosted(case, here=[])
    first = invitation(one, 0)
    token = joined(one, first, GUEST)
    ticket, entry = seating.invite(one.table, HOST, 0)
    one.keep(entry)
    assert ticket.invitation not in {None, first}
    assert seating.seat_of(one.table, token) == 0
    newer = joined(one, str(ticket.invitation), STRANGER)
    assert seating.seat_of(one.table, newer) == 0
    with pytest.raises(Refused, match="no token"):
        seating.seat_of(one.table, token)
    assert refusal(one.table, first, GUEST) == "no invitation"
    assert seating.tickets(one.table, GUEST) == ()


def test_a_new_invitation_replaces_one_that_was_not_used(case: Case) -> None:
    """There is one way into a seat at a time."""
    one = hosted(case, here=[])
    first = invitation(one, 0)
    ticket, entry = seating.invite(one.table, HOST, 0)
    one.keep(entry)
    assert refusal(one.table, first) == "no invitation"
    joined(one, str(ticket.invitation), GUEST)


def test_a_secret_opens_its_own_seat_at_its_own_table_and_nothing_else() -> None:
    """Every token and invitation of two tables, tried as either at both: it opens what it was made for."""
    case = CASES[1]
    seats = range(case.game.seats(case.setup))
    tables = [hosted(case, here=[0], name=name) for name in (TABLE, "the-second-table")]
    tokens = {(n, 0): str(seating.tickets(tables[n].table, HOST)[0].token) for n in (0, 1)}
    invitations = {(n, seat): invitation(tables[n], seat) for n in (0, 1) for seat in seats[1:]}
    for (n, seat), secret in list(invitations.items()):
        if seat != seats[-1]:
            tokens[n, seat] = joined(tables[n], secret, GUEST)
            del invitations[n, seat]
    assert len({*tokens.values(), *invitations.values()}) == 2 * len(seats)
    for (n, one), (place, secret) in product(enumerate(tables), [*tokens.items(), *invitations.items()]):
        table = one.table
        if place in tokens and place[0] == n:
            assert seating.seat_of(table, secret) == place[1]
        else:
            with pytest.raises(Refused, match="no token"):
                seating.seat_of(table, secret)
        if place in invitations and place[0] == n:
            assert seating.join(table, secret, STRANGER)[0].seat == place[1]
        else:
            assert refusal(table, secret) == "no invitation"


def test_what_is_stored_opens_nothing(case: Case) -> None:
    """Of all secrets and keys only hashes are in the log, and a hash is neither a token nor an invitation."""
    one = hosted(case, here=[0])
    last = case.game.seats(case.setup) - 1
    newer, entry = seating.invite(one.table, HOST, last)
    secrets = [secret for ticket in seating.tickets(one.table, HOST) for secret in (ticket.token, ticket.invitation)]
    one.keep(entry)
    secrets += [newer.invitation, joined(one, str(newer.invitation), GUEST), HOST, GUEST]
    written = b"\n".join(one.log).decode()
    for secret in filter(None, secrets):
        assert secret not in written
        assert proof(secret) in written
        for hashed in (proof(secret), SEED):
            assert refusal(one.table, hashed) == "no invitation"
            with pytest.raises(Refused, match="no token"):
                seating.seat_of(one.table, hashed)
