"""The same seats play again: a seat's token is the invitation to the next table."""

from __future__ import annotations

from random import Random

import pytest

from stopthief.core.errors import Refused
from stopthief.table import seating
from stopthief.table.entries import Rematched
from stopthief.table.seating import Ticket
from tests.contract.games import CASES
from tests.support.games.cases import Case
from tests.support.servers.hosting import GUEST, HOST, STRANGER, Hosted, ended, hosted


def again(one: Hosted, seed: str) -> Hosted:
    """The next table."""
    name, opened, decision = seating.rematch(one.table.game, one.table, seed)
    one.keep(decision)
    return Hosted(name, one.table.game, opened)


def tokens(one: Hosted, key: str) -> list[str]:
    """The tokens of a device."""
    return [ticket.token for ticket in seating.tickets(one.table, key) if ticket.token is not None]


def test_not_before_the_end(case: Case) -> None:
    """While the game goes on there is no rematch."""
    with pytest.raises(Refused, match="not over yet"):
        seating.rematch(case.game, hosted(case).table, "seed")


def test_asked_for_twice_it_is_the_same_table(over: Hosted) -> None:
    """Two who ask at the same moment meet: the name is the same, whatever seeds were drawn for it."""
    name, opened, decision = seating.rematch(over.table.game, over.table, "seed")
    other, otherwise, again = seating.rematch(over.table.game, over.table, "another")
    assert (name, decision, opened.places) == (other, again, otherwise.places)
    assert isinstance(decision.entry, Rematched)
    assert decision.entry.table == name != over.table.id
    assert opened.seed != otherwise.seed
    assert opened.setup == over.match.setup


def test_an_old_token_is_the_invitation(over: Hosted) -> None:
    """To its own seat; once used it is used, and it does not open the seat there by itself."""
    name, opened, _ = seating.rematch(over.table.game, over.table, "seed")
    new = Hosted(name, over.table.game, opened)
    for seat, old in enumerate(tokens(over, HOST)):
        with pytest.raises(Refused, match="no token"):
            seating.seat_of(new.table, old)
        ticket, entry = seating.join(new.table, old, HOST)
        assert ticket.seat == seat
        assert entry is not None
        new.keep(entry)
        assert seating.join(new.table, old, HOST) == (ticket, None)
        with pytest.raises(Refused, match="on another device"):
            seating.join(new.table, old, STRANGER)
        assert seating.seat_of(new.table, str(ticket.token)) == seat
        assert seating.seat_of(over.table, old) == seat
    assert tokens(new, HOST) == [ticket.token for ticket in seating.tickets(new.table, HOST)]
    assert not set(tokens(new, HOST)) & set(tokens(over, HOST))


def test_who_sits_there_plays_again_though_somebody_else_was_invited(case: Case) -> None:
    """An invitation that nobody used does not open the seat of the next table: the token does."""
    one = ended(case)
    old = tokens(one, HOST)[0]
    ticket, entry = seating.invite(one.table, HOST, 0)
    one.keep(entry)
    new = again(one, "seed")
    with pytest.raises(Refused, match="does not open a seat"):
        seating.join(new.table, str(ticket.invitation), GUEST)
    assert seating.join(new.table, old, HOST)[0].seat == 0


def test_a_new_token_opens_nothing_at_the_old_table(over: Hosted) -> None:
    """Tables of a chain are apart: only forward, from a token to an invitation."""
    name, opened, _ = seating.rematch(over.table.game, over.table, "seed")
    new = Hosted(name, over.table.game, opened)
    ticket, entry = seating.join(new.table, tokens(over, HOST)[0], HOST)
    assert entry is not None
    new.keep(entry)
    with pytest.raises(Refused, match="no token"):
        seating.seat_of(over.table, str(ticket.token))
    with pytest.raises(Refused, match="does not open a seat"):
        seating.join(over.table, str(ticket.token), HOST)


def test_a_chain_of_tables() -> None:
    """Three rematches: other names, the same host and setup, and each time the last token lets one in."""
    case, rng = CASES[0], Random("chain")
    one = ended(case)
    names = {one.table.id}
    for turn in range(3):
        old = tokens(one, HOST)
        assert len(old) == case.game.seats(case.setup)
        one = again(one, f"seed {turn}")
        assert one.again().places == one.table.places
        for token in old:
            entry = seating.join(one.table, token, HOST)[1]
            assert entry is not None
            one.keep(entry)
        names.add(one.table.id)
        while (seat := one.match.awaited) is not None:
            one.do(seat, case.choose(rng, one.match.state, one.match.legal(seat)))
    assert len(names) == 4
    assert seating.invite(one.table, HOST, 0)[0].seat == 0


def test_a_seat_that_nobody_took_is_joined_with_its_old_invitation(case: Case) -> None:
    """A link that was never opened still works at the next table, and goes to the same seat."""
    one = hosted(case, here=[])
    free = seating.tickets(one.table, HOST)
    over = ended(case)
    over.table.places[:] = one.table.places
    name, opened, _ = seating.rematch(over.table.game, over.table, "seed")
    new = Hosted(name, case.game, opened)
    for ticket in free:
        found, entry = seating.join(new.table, str(ticket.invitation), GUEST)
        assert found == Ticket(ticket.seat, token=found.token)
        assert entry is not None
