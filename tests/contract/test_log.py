"""The log is the game: replayed, written, read and verified it gives the same match again."""

from __future__ import annotations

from typing import Any

from stopthief.core import record
from stopthief.core.match import Match
from stopthief.core.verify import verify
from tests.support.games.cases import Case
from tests.support.games.playing import played, recorded, steps

Matches = tuple[Match[Any, Any, Any, Any, Any, Any], ...]


def written(match: Match[Any, Any, Any, Any, Any, Any]) -> bytes:
    """A match as a file holds it."""
    return record.joined(record.lines(recorded(match)))


def test_replaying_the_log_gives_the_state(case: Case, matches: Matches) -> None:
    """No dice are thrown again: the events alone carry everything."""
    for match in matches:
        *_, last = steps(match)
        assert last.after == match.state
        again = Match(case.game, case.setup, match.seed)
        for act in match.acts:
            again.restore(act)
        assert (again.state, again.rolls, again.acts) == (match.state, match.rolls, match.acts)


def test_a_restored_match_goes_on_as_the_first_would_have(case: Case, matches: Matches) -> None:
    """Broken off in the middle and restored, the same commands bring the same rolls."""
    for match in matches:
        again = Match(case.game, case.setup, match.seed)
        middle = len(match.acts) // 2
        for act in match.acts[:middle]:
            again.restore(act)
        for act in match.acts[middle:]:
            assert act.seat is not None
            again.submit(act.seat, act.command)
        assert written(again) == written(match)


def test_the_same_seed_gives_the_same_log(case: Case) -> None:
    """To the byte; and another seed gives another game."""
    one, same, other = (
        written(played(case.game, case.setup, seed, case.choose, 60)) for seed in ("seed", "seed", "seeds")
    )
    assert one == same
    assert one.split(b"\n")[1:] != other.split(b"\n")[1:]


def test_odds_are_odds(case: Case, matches: Matches) -> None:
    """Never empty, every weight above zero, no outcome twice, every roll falls on something, and what came is there."""
    for match in matches:
        commanded = {(act_number, 0) for act_number, act in enumerate(match.acts) if act.command is not None}
        place = (-1, 0)
        for step in steps(match):
            place = (step.act, place[1] + 1) if step.act == place[0] else (step.act, 0)
            odds = case.game.odds(step.before)
            if place in commanded:
                assert odds is None
                continue
            assert odds is not None
            outcomes, weights = zip(*odds, strict=True)
            assert len(outcomes) == len(set(outcomes)) == len(odds)
            assert all(isinstance(weight, int) and weight > 0 for weight in weights)
            assert sum(weights) == odds.total
            assert odds.is_certain == (len(outcomes) == 1)
            assert (odds.at(0), odds.at(odds.total - 1)) == (outcomes[0], outcomes[-1])
            assert step.event in outcomes


def test_acts_are_read_as_they_were_written(case: Case, matches: Matches) -> None:
    """Every act of every kind comes back equal, and is written to the same bytes again."""
    for match in matches:
        lines = list(record.lines(recorded(match)))
        found = record.read(case.game, lines)
        assert record.game_of(lines[0]) == case.game.name
        assert found == recorded(match)
        assert list(record.lines(found)) == lines


def test_its_own_record_verifies(case: Case, matches: Matches) -> None:
    """With the seed revealed it is proved fair; while the seed is secret it is only proved legal."""
    for match in matches:
        verdict = verify(case.game, recorded(match))
        assert (verdict.acts, verdict.rolls) == (len(match.acts), match.rolls)
        assert verdict.finished == (match.result is not None)
        assert verdict.fair
        assert not verify(case.game, recorded(match, ended=False)).fair
