"""Legal commands are accepted, all others refused, and a refusal changes nothing."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from stopthief.core.errors import Refused
from stopthief.core.match import Match
from tests.support.games.cases import Case
from tests.support.games.playing import any_command

SENTENCE = re.compile(r"\S.*\.")

Matches = tuple[Match[Any, Any, Any, Any, Any, Any], ...]


def choices(match: Match[Any, Any, Any, Any, Any, Any]) -> list[Any]:
    """Every state of a match in which somebody had to choose, or nobody any more."""
    states, state = [], match.game.start(match.setup)
    for act in match.acts:
        for event in act.events:
            state = match.game.evolve(state, event)
        states.append(state)
    return states


def callers(case: Case) -> tuple[int, ...]:
    """Every seat, and numbers that are no seat."""
    return (-99, -2, -1, *range(case.game.seats(case.setup) + 2), 99)


def test_every_legal_command_is_accepted(case: Case, matches: Matches) -> None:
    """Legal means accepted: each of them is decided into an event, and the event applies."""
    for match in matches:
        for state in choices(match)[::3]:
            for seat in range(case.game.seats(case.setup)):
                for command in case.game.legal(case.game.view(state, seat)):
                    case.game.evolve(state, case.game.decide(state, seat, command))


def test_a_legal_command_is_listed_once(case: Case, matches: Matches) -> None:
    """Nothing is offered twice."""
    for match in matches:
        for state in choices(match):
            for seat in range(case.game.seats(case.setup)):
                legal = case.game.legal(case.game.view(state, seat))
                assert len(set(legal)) == len(legal)


def test_everything_else_is_refused(case: Case, matches: Matches) -> None:
    """At every kind of choice, every well-formed command from every seat is either legal or refused in a sentence."""
    rng = Random(case.name)
    for state in one_of_each_kind(case, matches):
        for seat in callers(case):
            legal = set(case.game.legal(case.game.view(state, seat))) if seat in seats(case) else set()
            illegal = [command for command in case.commands if command not in legal]
            for command in illegal if seat in seats(case) else rng.sample(illegal, 100):
                assert is_refused(case, state, seat, command)


def one_of_each_kind(case: Case, matches: Matches) -> list[Any]:
    """A state for every mixture of types of commands that was offered, the empty one included."""
    found: dict[frozenset[type], Any] = {}
    for match in matches:
        for state in choices(match):
            offered = [command for seat in seats(case) for command in case.game.legal(case.game.view(state, seat))]
            found.setdefault(frozenset(map(type, offered)), state)
    return list(found.values())


def seats(case: Case) -> range:
    """The seats that there are."""
    return range(case.game.seats(case.setup))


def is_refused(case: Case, state: Any, seat: int, command: Any) -> bool:
    """Whether a command is refused, with a code for programs and a sentence for people."""
    try:
        case.game.decide(state, seat, command)
    except Refused as refusal:
        return bool(refusal.code) and SENTENCE.fullmatch(str(refusal)) is not None
    return False


def test_a_refused_command_changes_nothing(case: Case) -> None:
    """Refusals at every moment of a game leave its state, its log and its dice as they are."""
    quiet = Match.begin(case.game, case.setup, "quiet")
    noisy = Match.begin(case.game, case.setup, "quiet")
    rng, noise = Random(case.name), Random(case.name)
    while (seat := quiet.awaited) is not None and len(quiet.acts) < 100:
        for command in noise.sample(case.commands, 10):
            caller = noise.choice(callers(case))
            if caller == seat and command in noisy.legal(seat):
                continue
            with pytest.raises(Refused):
                noisy.submit(caller, command)
        assert (noisy.state, noisy.acts, noisy.rolls) == (quiet.state, quiet.acts, quiet.rolls)
        chosen = any_command(rng, quiet.state, quiet.legal(seat))
        quiet.submit(seat, chosen)
        noisy.submit(seat, chosen)


def test_only_the_awaited_seat_has_legal_commands(case: Case, matches: Matches) -> None:
    """Everybody may know who has to choose: all views agree on it, and nobody else has anything to choose."""
    for match in matches:
        for state in choices(match):
            views = {seat: case.game.view(state, seat) for seat in (None, *seats(case))}
            awaited = case.game.awaited(views[None])
            assert {case.game.awaited(view) for view in views.values()} == {awaited}
            choosers = [seat for seat, view in views.items() if case.game.legal(view)]
            assert choosers == ([] if awaited is None else [awaited])


def test_when_all_is_over_nobody_may_do_anything(case: Case, matches: Matches) -> None:
    """Games come to an end; then there is a result, no choice, no chance, and every command is refused."""
    over = [match for match in matches if match.result is not None]
    assert over, "no game at this table came to its end"
    for match in over:
        assert match.awaited is None
        assert case.game.odds(match.state) is None
        for seat in seats(case):
            assert not match.legal(seat)
            assert all(is_refused(case, match.state, seat, command) for command in case.commands[::10])


def test_while_it_goes_on_there_is_no_result(case: Case, matches: Matches) -> None:
    """Somebody has to choose, or the game is over and all views know how it ended."""
    for match in matches:
        for state in choices(match):
            results = {case.game.result(case.game.view(state, seat)) for seat in (None, *seats(case))}
            assert len(results) == 1
            assert (results == {None}) == (case.game.awaited(case.game.view(state, None)) is not None)
