"""Taking back: one's own last acts, as long as nobody learnt anything by them and the choice did not pass on."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any

import pytest

from stopthief.core import record
from stopthief.core.errors import Refused
from stopthief.core.verify import verify
from tests.support.games.cases import Case
from tests.support.games.playing import any_command, recorded
from tests.support.servers.hosting import Hosted, fingerprint, hesitant, hosted


def known(one: Hosted) -> tuple[Any, ...]:
    """The game as it stands, without the numbers of streams and log."""
    return one.match.state, tuple(one.match.acts), one.match.rolls, one.match.awaited


def choose(one: Hosted, rng: Random, case: Case) -> tuple[int, Any]:
    """The seat that has to choose, and what it chooses."""
    seat = one.match.awaited
    assert seat is not None
    return seat, case.choose(rng, one.match.state, one.match.legal(seat))


def cannot(one: Hosted, seat: int) -> bool:
    """Whether an undo is refused, and nothing changed by asking."""
    before = fingerprint(one.table)
    with pytest.raises(Refused) as caught:
        one.table.undo(seat, one.seen(seat))
    return caught.value.code == "nothing to undo" and fingerprint(one.table) == before


def test_steps_are_taken_back_one_by_one(case: Case) -> None:
    """As many as can be, last first, each to the state before it; then no more."""
    one, rng, deepest = hosted(case), Random("steps"), 0
    trail: list[tuple[Any, ...]] = []
    while one.match.awaited is not None and one.table.length < 300:
        seat, command = choose(one, rng, case)
        before = known(one)
        one.do(seat, command)
        trail = [*trail, before] if one.table.can_undo(seat) else []
        if trail and rng.random() < 0.4:
            deepest = max(deepest, len(trail))
            while trail:
                assert one.table.can_undo(seat)
                one.undo(seat)
                assert known(one) == trail.pop()
            assert cannot(one, seat)
    assert deepest >= case.undoes


def test_an_undo_never_passes_the_choice_on_nor_moves_the_dice(case: Case) -> None:
    """Who had to choose still has to, and the next roll is the one it would have been."""
    one, undone = hosted(case), 0
    awaited, rolls, length = one.match.awaited, one.match.rolls, len(one.match.acts)
    for _ in hesitant(one, Random("choice"), any_command, 200):
        if len(one.match.acts) < length:
            assert (one.match.awaited, one.match.rolls) == (awaited, rolls)
            undone += 1
        awaited, rolls, length = one.match.awaited, one.match.rolls, len(one.match.acts)
    assert undone > 5


def test_only_what_told_nobody_anything_can_be_taken_back(case: Case) -> None:
    """Not what threw dice, not what showed something, not what ended a choice: found independently, act by act."""
    one, rng, both = hosted(case), Random("only"), {True: 0, False: 0}
    while one.match.awaited is not None and one.table.length < 300:
        seat, command = choose(one, rng, case)
        rolls = one.match.rolls
        one.do(seat, command)
        events = one.match.acts[-1].events
        quiet = rolls == one.match.rolls and seat == one.match.awaited and all(map(case.game.retractable, events))
        assert one.table.can_undo(seat) == quiet
        assert quiet or cannot(one, seat)
        both[quiet] += 1
    assert min(both.values()) > 2


def test_dice_and_passed_choices_stand_whatever_a_game_says(case: Case) -> None:
    """Even where a game would let everything be taken back, nobody gets another roll or somebody else's turn."""
    careless = copy(case.game)
    vars(careless)["retractable"] = lambda _event: True
    one, rng = hosted(case._replace(game=careless)), Random("careless")
    stood = {"dice": 0, "passed": 0}
    while one.match.awaited is not None and one.table.length < 200:
        seat, command = choose(one, rng, case)
        rolls = one.match.rolls
        one.do(seat, command)
        thrown, passed = rolls != one.match.rolls, seat != one.match.awaited
        assert one.table.can_undo(seat) == (not thrown and not passed)
        stood["dice"] += thrown
        stood["passed"] += passed and not thrown
    assert stood["dice"] > 2 or not case.dice
    assert stood["passed"] > 2 or case.game.seats(case.setup) == 1


def test_nobody_takes_back_what_another_did(case: Case) -> None:
    """At no moment of a game can any seat but the one whose act was the last, and spectators never."""
    one = hosted(case)
    for _ in hesitant(one, Random("other"), case.choose, 60):
        others = [seat for seat in range(case.game.seats(case.setup)) if seat != one.match.acts[-1].seat]
        assert all(cannot(one, seat) for seat in others)
        assert not one.table.can_undo(None)


def test_there_is_nothing_to_take_back_at_the_beginning_and_after_the_end(over: Hosted, case: Case) -> None:
    """Neither the opening nor the last act."""
    for seat in range(case.game.seats(case.setup)):
        assert cannot(hosted(case), seat)
        assert cannot(over, seat)


def test_a_doubled_undo_is_recognised(case: Case) -> None:
    """It is not another step back, and a stale one is none at all."""
    one, rng, found = hosted(case), Random("twice"), 0
    while one.match.awaited is not None and found < 5:
        seat, command = choose(one, rng, case)
        one.do(seat, command)
        if one.table.can_undo(seat):
            seen = one.seen(seat)
            one.undo(seat)
            before = fingerprint(one.table)
            assert one.table.undo(seat, seen) is None
            with pytest.raises(Refused, match="look again"):
                one.table.undo(seat, seen - 1)
            assert fingerprint(one.table) == before
            assert fingerprint(one.again()) == before
            found += 1
            one.do(seat, rng.choice(one.match.legal(seat)))
    assert found == 5


def test_the_record_of_a_game_with_undos_verifies(past: Hosted, case: Case) -> None:
    """It is the record of the game as it was played in the end: legal, and every roll as the seed says."""
    verdict = verify(case.game, recorded(past.match))
    assert verdict.fair
    assert verdict.acts == len(past.match.acts) < len(past.log)
    lines = list(record.lines(recorded(past.match)))
    assert record.read(case.game, lines) == recorded(past.match)


def test_a_detour_changes_nothing_that_follows(case: Case) -> None:
    """Played straight or with every possible detour taken back: the same dice, so the same clues and the same end."""
    straight, winding = hosted(case), hosted(case)
    rng, whim, detours = Random("straight"), Random("whim"), 0
    while straight.match.awaited is not None and straight.table.length < 200:
        seat, command = choose(straight, rng, case)
        for detour in whim.sample(list(legal := straight.match.legal(seat)), min(3, len(legal))):
            if is_quiet(winding, seat, detour):
                winding.do(seat, detour)
                winding.undo(seat)
                detours += 1
        straight.do(seat, command)
        winding.do(seat, command)
        assert known(winding) == known(straight)
    assert detours > 10
    for watcher in straight.table.audience:
        assert list(winding.match.stream(watcher)) == list(straight.match.stream(watcher))


def is_quiet(one: Hosted, seat: int, command: Any) -> bool:
    """Whether a command could be taken back."""
    game, proposal = one.table.game, one.match.propose(seat, command)
    same = game.awaited(game.view(proposal.state, None)) == seat and proposal.rolls == one.match.rolls
    return same and all(map(game.retractable, proposal.act.events))
