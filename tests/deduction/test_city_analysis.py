"""The city's analysis agrees with the game's log, and with the filter at every moment."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings

from stopthief.city.box.setup import Mode, Setup
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.state import Phase, View
from stopthief.deduction.city.analysis import analyse
from stopthief.deduction.city.detective import Detective
from stopthief.deduction.city.findings import Analysis
from stopthief.server.encoding import encode
from tests.support.city.hunters import CityMatch, hunted, seen
from tests.support.city.tables import BOX, CITY, agreed
from tests.support.games.playing import steps
from tests.support.games.strategies import GAMES, reproducible, seeds, setups

EVIDENCE = (
    ev.ThiefPlaced,
    ev.CrimeSounded,
    ev.ThiefMoved,
    ev.TipGiven,
    ev.DigitTold,
    ev.ArrestMissed,
    ev.ThiefArrested,
)


def analysed(match: CityMatch) -> Analysis:
    """The analysis of a game, over or broken off."""
    seats = [None, *range(len(match.setup.players))]
    return analyse(BOX, match.setup, {seat: tuple(seen(match, seat)) for seat in seats})


@pytest.mark.parametrize(("mode", "difficulty"), GAMES)
def test_every_moment_is_told_as_it_was(mode: Mode, difficulty: str) -> None:
    """One for each event that told of the thief, with its true space where it says so, and arrests as they were."""

    @settings(reproducible, max_examples=4)
    @given(setups(mode, difficulty), seeds)
    def holds(setup: Setup, seed: int) -> None:
        match = hunted(setup, seed)
        analysis = analysed(match)
        moments = [moment for chase in analysis.chases for moment in chase.moments]
        happened = [step for step in steps(match) if isinstance(step.event, EVIDENCE)]
        assert len(moments) == len(happened)
        for moment, step in zip(moments, happened, strict=True):
            assert step.after.thief is not None
            true = step.after.thief.at
            assert moment.truth in (None, true)
            assert moment.turn == step.before.public.turns
            for known in (moment.known, *moment.better):
                assert known.spaces[str(true)] > 0
                assert known.chance == max(known.spaces.values())
                assert moment.truth is None or known.true == known.spaces[str(true)]
            assert moment.told >= 0
        arrests = [step.event for step in happened if isinstance(step.event, ev.ArrestMissed | ev.ThiefArrested)]
        assert [(one.seat, one.space, one.right) for one in analysis.arrests] == [
            (one.seat, one.space, isinstance(one, ev.ThiefArrested)) for one in arrests
        ]

    holds()


@pytest.mark.parametrize(("mode", "difficulty"), [("competitive", "intermediate"), ("cooperative", "book")])
def test_each_players_chances_are_all_looked_at(mode: Mode, difficulty: str) -> None:
    """No arrest that a player's cards allowed in a turn was likelier than the one told, but those that were made."""
    missed = 0
    for seed in range(3):
        match = hunted(agreed(mode, difficulty), seed, most=60)
        told = {one.seat: one for one in analysed(match).chances}
        for seat in range(2):
            best = max(openings(match, seat), default=0.0)
            assert (told[seat].chance if seat in told else 0.0) == pytest.approx(best, abs=1e-4)
            missed += best > 0
    assert missed > 2


def openings(match: CityMatch, seat: int) -> list[float]:
    """The probabilities of all arrests that a player could have made and did not, by trying every card and move."""
    detective = Detective(BOX, match.setup, seat)
    found: list[float] = []
    turn: dict[int, float] = {}
    for observation in seen(match, seat):
        if detective.public.turn == seat:
            spaces = detective.belief.spaces()
            for space in arrestable(detective.view):
                turn[space] = max(turn.get(space, 0.0), spaces.get(space, 0.0))
        match observation:
            case ev.ThiefArrested():
                turn = {}
            case ev.ArrestMissed(_, space):
                found += [chance for one, chance in turn.items() if one != space]
                turn = {}
            case ev.TurnEnded():
                found += turn.values()
                turn = {}
            case _:
                pass
        detective.see(observation)
    return found


def arrestable(view: View) -> set[int]:
    """The spaces on which a player can make an arrest in the rest of the turn."""
    found: set[int] = set()
    for command in CITY.legal(view):
        match command:
            case do.Arrest(space):
                found.add(space)
            case do.PlayCard(card):
                found |= arrestable(CITY.fold(view, ev.CardPlayed(view.seat or 0, card)))
            case do.MoveTo(to) if view.public.phase is Phase.MOVE:
                found |= arrestable(CITY.fold(view, ev.Moved(view.seat or 0, (to,))))
            case _:
                pass
    return found


def test_an_arrests_chance_is_its_players_own() -> None:
    """P1: who was told the space arrests for certain or for nothing; everyone else is told how little they knew."""
    for seed in range(20):
        match = hunted(agreed(investigators=["jimmy", "sandra", "tad"]), seed)
        for arrest in (analysis := analysed(match)).arrests:
            moments = analysis.chases[arrest.chase].moments[: arrest.moment]
            moment, told = moments[-1], {one.seat for one in moments if one.kind == "tip"}
            if moment.kind == "tip" and told == {arrest.seat} and moment.known.chance < 1:
                assert arrest.chance == float(arrest.right) == float(arrest.space == moment.truth)
                assert [known.seat for known in moment.better if known.chance == 1.0] == [arrest.seat]
                return
    pytest.fail("nobody followed a tip")


def test_an_analysis_can_be_sent() -> None:
    """It is a value that the server can write, and comes back as it was."""
    analysis = analysed(hunted(agreed("cooperative"), 2))
    assert msgspec.json.decode(encode(analysis), type=Analysis) == analysis
