"""What is done is done once; what was chosen at another moment is not done at all."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stopthief.core.errors import Broken, Refused
from stopthief.table.entries import Acted, Opened, decode
from stopthief.table.table import MOST_NOTES, Decision
from tests.support.games.cases import Case
from tests.support.servers.hosting import Hosted, fingerprint, hesitant, hosted

STRANGERS = (-99, -1, 99)
"""Numbers that are no seat."""


def choice(one: Hosted) -> tuple[int, int, Any]:
    """Who has to choose, what that seat has seen, and something it may do."""
    seat = one.match.awaited
    assert seat is not None
    return seat, one.seen(seat), one.match.legal(seat)[0]


def refused(one: Hosted, seat: int, seen: int, command: Any) -> str:
    """The code with which a command is refused, after which everything is as before."""
    before = fingerprint(one.table)
    with pytest.raises(Refused) as caught:
        one.table.act(seat, seen, command)
    assert fingerprint(one.table) == before
    return caught.value.code


def test_deciding_changes_nothing(case: Case) -> None:
    """An act that was decided and not stored has not happened, however often it was decided."""
    one, untouched = hosted(case), hosted(case)
    seat, seen, command = choice(one)
    within = {name: repr(value) for name, value in vars(one.table).items()}
    assert one.table.act(seat, seen, command) == one.table.act(seat, seen, command) is not None
    one.table.note(seat, {"name": "text"})
    assert fingerprint(one.table) == fingerprint(untouched.table)
    assert {name: repr(value) for name, value in vars(one.table).items()} == within


def test_a_decision_holds_until_somebody_acts(case: Case) -> None:
    """A note in between does not matter to it; once an act was applied, it cannot be applied any more."""
    one = hosted(case)
    seat, seen, command = choice(one)
    decision, other = one.table.act(seat, seen, command), one.table.act(seat, seen, one.match.legal(seat)[-1])
    assert decision is not None
    assert other is not None
    one.keep(one.table.note(seat, {"name": "text"}))
    one.keep(decision)
    before = fingerprint(one.table)
    for late in (decision, other):
        with pytest.raises(Broken, match=r"^entry 4: "):
            one.table.apply(late)
    assert fingerprint(one.table) == before == fingerprint(one.again())


def test_a_doubled_command_is_recognised(case: Case) -> None:
    """Sent again with the same `seen` it is neither done nor refused, until its seat does something else."""
    one = hosted(case)
    for _ in range(20):
        seat, seen, command = choice(one)
        one.do(seat, command)
        before = fingerprint(one.table)
        assert one.table.act(seat, seen, command) is None
        assert fingerprint(one.table) == before
        assert one.again().act(seat, seen, command) is None


def test_another_command_with_the_same_seen_is_stale(case: Case) -> None:
    """It was chosen from a view that is gone."""
    one = hosted(case)
    done = 0
    for _ in range(20):
        seat, seen, command = choice(one)
        others = [other for other in one.match.legal(seat) if other != command]
        one.do(seat, command)
        done += bool(others)
        assert {refused(one, seat, seen, other) for other in others[:3]} <= {"stale"}
    assert done > 2


def test_a_command_from_any_other_moment_is_stale(case: Case) -> None:
    """From every earlier number, and from numbers that have not come yet."""
    one = hosted(case)
    for _ in hesitant(one, Random(1), case.choose, 20):
        pass
    seat, seen, command = choice(one)
    for other in (*range(seen), seen + 1, seen + 100, -1, 2**53):
        if other != seen:
            assert refused(one, seat, other, command) == "stale"
    one.do(seat, command)


def test_what_the_rules_refuse_is_refused_here(case: Case) -> None:
    """With the reason of the game, for seats whose choice it is not and commands that are not legal."""
    one, rng = hosted(case), Random(case.name)
    seat, seen, command = choice(one)
    for other in set(range(case.game.seats(case.setup))) - {seat}:
        assert refused(one, other, one.seen(other), command) != "stale"
    for absurd in rng.sample(list(case.commands), 30):
        if absurd not in one.match.legal(seat):
            assert refused(one, seat, seen, absurd) != "stale"


def test_a_number_that_is_no_seat_can_do_nothing(case: Case) -> None:
    """Neither act nor undo nor note; -1 is not the last seat."""
    one = hosted(case)
    _, seen, command = choice(one)
    for stranger in STRANGERS:
        assert refused(one, stranger, seen, command) == "no seat"
        with pytest.raises(Refused, match="no seat"):
            one.table.undo(stranger, seen)
        with pytest.raises(Refused, match="no seat"):
            one.table.note(stranger, {"name": "text"})


def test_notes_are_a_seats_own(case: Case) -> None:
    """They are added, changed and removed one by one, and no other seat has them."""
    one = hosted(case)
    for seat in range(case.game.seats(case.setup)):
        one.keep(one.table.note(seat, {"a": f"{seat}", "b": "gone soon"}))
        one.keep(one.table.note(seat, {"b": None, "c": "new", "never there": None}))
    assert one.table.notes == [{"a": f"{seat}", "c": "new"} for seat in range(case.game.seats(case.setup))]
    assert one.again().notes == one.table.notes


def test_there_is_an_end_to_notes(case: Case) -> None:
    """As many as fit fit; then one can be exchanged for another, and not one more be added."""
    one = hosted(case)
    one.keep(one.table.note(0, {f"{n}": "text" for n in range(MOST_NOTES)}))
    with pytest.raises(Refused, match="remove some first"):
        one.table.note(0, {"one more": "text"})
    one.keep(one.table.note(0, {"0": None, "another": "text"}))
    assert len(one.table.notes[0]) == MOST_NOTES


def test_how_a_game_will_have_ended_is_known_before_it_is_stored(case: Case, over: Hosted) -> None:
    """The outcome of a decided entry is the result after it is applied, and that of any other entry is none."""
    opened = decode(case.game, over.log[0], 1)
    assert isinstance(opened, Opened)
    one = Hosted(over.table.id, case.game, opened)
    for number, line in enumerate(over.log[1:], 2):
        stored = decode(case.game, line, number)
        assert one.table.outcome(Decision(stored)) is None
        if isinstance(stored, Acted):
            decided = one.table.act(stored.seat, stored.seen, stored.command)
            assert decided is not None
            assert decided.entry == stored
            told = one.table.outcome(decided)
            one.keep(decided)
            assert told == one.table.match.result
        else:
            one.keep(Decision(stored))
    assert one.table.match.result == over.table.match.result is not None
