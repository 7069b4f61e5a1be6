"""Whatever arrives in whatever order: each thing that was accepted is in the log once, a refusal changes nothing.

A model that knows no more than "the last thing each seat did" foretells every answer.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from stopthief.core.errors import Refused
from stopthief.table.entries import Acted, Undone, decode
from stopthief.table.table import Decision
from tests.support.games.cases import Case
from tests.support.servers.hosting import Hosted, fingerprint, hosted

Sent = tuple[int, int, Any]
"""Who, at which number, and what: a command, or None to take back."""


class Crowd:
    """Devices that send good things, send them twice, late, early and for others; and what should come of it."""

    def __init__(self, case: Case, seed: int) -> None:
        self.case = case
        self.rng = Random(f"{case.name} {seed}")
        self.one: Hosted = hosted(case, f"{seed}")
        self.seats = range(case.game.seats(case.setup))
        self.stored: list[Sent] = []
        self.notes: list[dict[str, str]] = [{} for _ in self.seats]
        self.answers = {"done": 0, "recognised": 0, "refused": 0}

    def send(self, sent: Sent) -> None:
        """One thing arrives; the answer has to be what the model says."""
        seat, seen, command = sent
        table, before = self.one.table, fingerprint(self.one.table)
        last = next((one for one in reversed(self.stored) if one[0] == seat), None)
        decision: Decision | None = None
        try:
            decision = table.undo(seat, seen) if command is None else table.act(seat, seen, command)
        except Refused:
            assert sent != last
            assert seen != self.one.seen(seat) or not self.allowed(seat, command)
            answer = "refused"
        else:
            answer = "recognised" if decision is None else "done"
            assert (decision is None) == (sent == last)
        self.answers[answer] += 1
        assert fingerprint(table) == before
        if decision is not None:
            assert seen == self.one.seen(seat)
            assert self.allowed(seat, command)
            self.one.keep(decision)
            self.stored.append(sent)

    def allowed(self, seat: int, command: Any) -> bool:
        """Whether a seat may do this just now."""
        return self.one.table.can_undo(seat) if command is None else command in self.one.match.legal(seat)

    def fresh(self) -> Sent:
        """What a seat that is up to date sends."""
        seat = self.one.match.awaited or 0
        legal = self.one.match.legal(seat)
        return seat, self.one.seen(seat), self.case.choose(self.rng, self.one.match.state, legal) if legal else None

    def undo(self) -> Sent:
        """Somebody wants something back."""
        seat = self.rng.choice(self.seats)
        return seat, self.one.seen(seat), None

    def doubled(self) -> Sent:
        """What was stored arrives again, mostly what was stored last."""
        recent = self.stored[-3:] if self.rng.random() < 0.8 else self.stored
        return self.rng.choice(recent) if recent else self.fresh()

    def late(self) -> Sent:
        """Something chosen at another moment."""
        seat, seen, command = self.rng.choice((self.fresh, self.undo))()
        return seat, seen + self.rng.choice((-7, -2, -1, 1, 2, 7)), command

    def foreign(self) -> Sent:
        """A command from a seat whose choice it is not, or one that makes no sense."""
        _, _, command = self.fresh()
        seat = self.rng.choice(self.seats)
        return seat, self.one.seen(seat), self.rng.choice((command, self.rng.choice(self.case.commands)))

    def note(self) -> None:
        """Somebody writes something down; it gets into nobody's way."""
        seat, name = self.rng.choice(self.seats), self.rng.choice("abc")
        self.one.keep(self.one.table.note(seat, {name: f"{self.one.table.length}"}))
        self.notes[seat][name] = f"{self.one.table.length - 1}"


@pytest.mark.parametrize("seed", range(2))
def test_everything_accepted_is_in_the_log_exactly_once(case: Case, seed: int) -> None:
    """A few hundred things of every kind arrive; the log, the answers and the table agree with the model."""
    crowd = Crowd(case, seed)
    kinds: list[Callable[[], Sent]] = [crowd.fresh, crowd.doubled, crowd.undo, crowd.late, crowd.foreign]
    for _ in range(200):
        if crowd.rng.random() < 0.1:
            crowd.note()
        else:
            crowd.send(crowd.rng.choices(kinds, (6, 3, 2, 2, 2))[0]())
    entries = [decode(case.game, line, 0) for line in crowd.one.log]
    stored = [(one.seat, one.seen, getattr(one, "command", None)) for one in entries if isinstance(one, Acted | Undone)]
    assert stored == crowd.stored
    assert len({(seat, seen) for seat, seen, _ in stored}) == len(stored)
    assert crowd.one.table.notes == crowd.notes
    assert crowd.one.table.length == len(crowd.one.log)
    assert min(crowd.answers.values()) > 5
    assert fingerprint(crowd.one.again()) == fingerprint(crowd.one.table)
    assert len(crowd.one.match.acts) == 1 + sum(1 if command is not None else -1 for _, _, command in stored)


def test_an_entry_that_somebody_else_stored_is_followed(case: Case) -> None:
    """What was decided here and lost the race is dropped; the other entry counts, and both tables are equal."""
    here, there = hosted(case), hosted(case)
    seat = here.match.awaited
    assert seat is not None
    seen, command = here.seen(seat), here.match.legal(seat)[0]
    mine = here.table.act(seat, seen, command)
    theirs = there.table.act(seat, seen, there.match.legal(seat)[-1])
    assert mine is not None
    assert theirs is not None
    stored = msgspec.json.encode(theirs.entry)
    for one in (here, there):
        one.keep(Decision(decode(case.game, stored, 2)))
    assert fingerprint(here.table) == fingerprint(there.table) == fingerprint(here.again())
