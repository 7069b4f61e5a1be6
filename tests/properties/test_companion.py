"""Two ways to play, one engine: a game on the screen, and the same seed with the board on the table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from stopthief.city.box.setup import Mode, Setup, printed
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.state import Phase
from stopthief.city.samples.random_setups import random_setup
from stopthief.core import record
from stopthief.core.dice import draws
from stopthief.core.match import Match
from stopthief.core.verify import verify
from tests.support.city.hunters import CityMatch, hunted, seen
from tests.support.city.tables import CITY
from tests.support.games.strategies import GAMES

ON_THE_TABLE = (do.PlayCard, do.MoveTo, do.Escort, do.Choose)
"""What the companion is not told."""
AT_THE_SCANNER = (
    ev.FirstPlayerDrawn,
    ev.ThiefRevealed,
    ev.ThiefPlaced,
    ev.CrimeSounded,
    ev.ThiefMoved,
    ev.TipGiven,
    ev.DigitTold,
    ev.ThiefArrested,
)


def _scanned(match: CityMatch) -> list[ev.Event]:
    return [event for act in match.acts for event in act.events if isinstance(event, AT_THE_SCANNER)]


def _mirrored(played: CityMatch) -> CityMatch:
    """The same seed on a printed board: everything that was said at the scanner is said again."""
    match: CityMatch = Match.begin(CITY, printed(played.setup), played.seed)
    for act in played.acts:
        if act.command is None or act.seat is None or isinstance(act.command, ON_THE_TABLE):
            continue
        _deny_winning(match)
        match.submit(act.seat, act.command)
    if played.result is None and played.state.public.phase is not Phase.EFFECT:
        _deny_winning(match)
    return match


def _deny_winning(match: CityMatch) -> None:
    """Where the scanner asks whether the money won the game, say no: whoever was played has gone on."""
    if match.state.public.phase is Phase.WON:
        match.submit(match.state.public.turn, do.SayWon())


@pytest.mark.parametrize(("mode", "difficulty"), GAMES)
def test_the_companion_hears_what_the_screen_hears(mode: Mode, difficulty: str) -> None:
    """The same thief, step by step: every place, clue, tip and arrest, to the last."""
    heard = 0
    for number in range(12):
        setup = random_setup(CITY.box, draws(f"{mode}/{difficulty}/{number}"), mode, difficulty)
        played = hunted(setup, number)
        mirror = _mirrored(played)
        assert _scanned(mirror) == _scanned(played)
        heard += len(_scanned(played))
    assert heard > 50


def _companion(setup: Setup, seed: str, most: int = 400) -> CityMatch:
    """A game at the companion by people who often know where the thief is."""
    match: CityMatch = Match.begin(CITY, setup, seed)
    whim = Random(seed)
    while (seat := match.awaited) is not None and len(match.acts) < most:
        legal, thief = match.legal(seat), match.state.thief
        knows = thief is not None and do.Arrest(thief.at) in legal and whim.random() < 0.4
        match.submit(seat, do.Arrest(thief.at) if thief and knows else _any(whim, legal))
    return match


def _any(whim: Random, legal: Sequence[do.Command]) -> do.Command:
    kind = whim.choice(sorted({type(one) for one in legal}, key=lambda one: one.__name__))
    return whim.choice([one for one in legal if type(one) is kind])


@pytest.mark.parametrize("cards", ["app", "box"])
@pytest.mark.parametrize(("mode", "difficulty"), GAMES)
def test_companion_games_end_and_are_fair(mode: Mode, difficulty: str, cards: str) -> None:
    """What each seat perceived makes its view, the record verifies, and nothing of a tip is told to others."""
    ended = 0
    for number in range(4):
        setup = random_setup(CITY.box, draws(f"{mode}/{difficulty}/{number}"), mode, difficulty)
        match = _companion(printed(setup, "box" if cards == "box" else "app"), f"companion {number}")
        ended += match.result is not None
        assert verify(CITY, record.of(match)).fair
        for seat in (None, *range(len(setup.players))):
            view = CITY.blank(match.setup, seat)
            for one in seen(match, seat):
                view = CITY.fold(view, one)
            assert view == match.view(seat)
    assert ended
