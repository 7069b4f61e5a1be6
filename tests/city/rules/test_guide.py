"""The guide tells the truth: what it says a move, a card or an arrest does is what then happens."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from stopthief.city import city
from stopthief.city.box.setup import MODES, Mode
from stopthief.city.game import CityMatch
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.guide import Guide, Way
from stopthief.city.samples.random_setups import random_setup
from stopthief.core.match import Match

CITY = city()
BOARD = CITY.box.board


@pytest.mark.parametrize("mode", MODES)
def test_what_the_guide_says_is_what_happens(mode: Mode) -> None:
    """I1, T6, R2, R3, A6, V1: over random games, for each choice that was made and for every way that was offered."""
    whim = Random(mode)
    for _ in range(6):
        match = Match.begin(CITY, random_setup(CITY.box, whim.randrange, mode), str(whim.random()))
        for _ in range(120):
            if (seat := match.awaited) is None:
                break
            view = match.view(seat)
            guide, legal = CITY.guide(view), match.legal(seat)
            check_ways(match, seat, guide)
            command = whim.choice(legal)
            events = match.submit(seat, command).events
            check_chosen(guide, command, events[0])
            assert [one.next for one in events if isinstance(one, ev.TurnEnded)][:1] in ([], [guide.next])
            if isinstance(command, do.PlayCard):
                moves = [one.to for one in match.legal(seat) if isinstance(one, do.MoveTo)]
                assert [reach.nodes for reach in guide.reach if reach.card == command.card] == [tuple(moves)]


def check_ways(match: CityMatch, seat: int, guide: Guide) -> None:
    """One way for each legal move, from where the investigator stands, step by step, within the card."""
    public = match.view(seat).public
    legal = match.legal(seat)
    moves = [one.to for one in legal if isinstance(one, do.MoveTo)]
    assert [way.to for way in guide.ways] == moves
    escorts = [(one.seat, one.to) for one in legal if isinstance(one, do.Escort)]
    assert [(one.seat, way.to) for one in guide.escorts for way in one.ways] == escorts
    for way in guide.ways:
        check_way(way, public.at[seat], public.card or 0)
    for escort in guide.escorts:
        for way in escort.ways:
            check_way(way, public.at[escort.seat], 4)


def check_way(way: Way, start: int, most: int) -> None:
    """A path on the board, or by train, that ends where it says."""
    assert (way.path[0], way.path[-1]) == (start, way.to)
    assert 0 <= way.cost <= most
    for before, after in pairwise(way.path):
        assert after in BOARD.steps[before] or {before, after} <= set(BOARD.stations) or not way.cost


def check_chosen(guide: Guide, command: do.Command, event: ev.Event) -> None:
    """What came of a command, beside what the guide said of it."""
    match command, event:
        case do.MoveTo(to), ev.Moved(path=path):
            assert [way.path for way in guide.ways if way.to == to] == [path]
        case do.Escort(seat, to), ev.Moved(path=path):
            ways = next(one.ways for one in guide.escorts if one.seat == seat)
            assert [way.path for way in ways if way.to == to] == [path]
        case do.Arrest(), ev.ArrestMissed(fine=fine):
            assert guide.fine == fine
        case do.Arrest(), ev.ThiefArrested(reward=reward):
            assert guide.reward == reward
        case do.MovePack(to), ev.ThiefMoved(sound=sound, loot=loot):
            assert [(one.sound, one.loot) for one in guide.heard if one.to == to] == [(sound, loot)]
        case do.TakeTip(), ev.TipAsked(price=price):
            assert guide.tip_price == price
        case _:
            pass


@pytest.mark.parametrize("mode", MODES)
def test_those_who_wait_get_an_empty_guide(mode: Mode) -> None:
    """Whoever has nothing to choose is told what a spectator is told: nothing."""
    whim = Random(mode)
    match = Match.begin(CITY, random_setup(CITY.box, whim.randrange, mode), mode)
    for _ in range(60):
        if (chooser := match.awaited) is None:
            break
        waiting = [seat for seat in range(len(match.setup.players)) if seat != chooser]
        assert all(CITY.guide(match.view(seat)) == CITY.guide(match.view(None)) for seat in waiting)
        match.submit(chooser, whim.choice(match.legal(chooser)))
