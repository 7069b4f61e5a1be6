"""Random whole games in the house, judged act by act by a second reading of the rules."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import settings as profile
from hypothesis import strategies as st

from stopthief.core.product import Product
from stopthief.house.box.box import packs
from stopthief.house.box.settings import Settings
from stopthief.house.box.setup import DAYS, Day, Player, Setup, first_players
from stopthief.house.game import HouseMatch
from stopthief.house.rules import commands as do
from stopthief.house.rules import events as ev
from stopthief.house.rules.state import Phase, State
from tests.support.games.playing import Choose, any_command, played, steps
from tests.support.games.strategies import reproducible, seeds
from tests.support.house.players import careful
from tests.support.house.tables import HOUSE, NAMES, whole_pack
from tests.support.oracles.house_referee import Referee

MOST = 2_000
days = st.integers(1, 12).flatmap(lambda month: st.builds(Day, st.just(month), st.integers(1, DAYS[month - 1])))


@st.composite
def tables(draw: st.DrawFn) -> Setup:
    """Any pack, any number of players with or without birthdays, on any day."""
    number = draw(st.integers(2, 6))
    players = tuple(Player(name, draw(st.none() | days)) for name in draw(st.permutations(NAMES))[:number])
    return Setup(players, draw(st.sampled_from(list(packs().values()))), Settings(draw(st.booleans())), draw(days))


def judged(match: HouseMatch) -> Referee:
    """The referee who has followed a match."""
    referee = Referee(match.setup)
    referee.follow(match.acts)
    return referee


@profile(reproducible, max_examples=60)
@given(setup=tables(), seed=seeds, choose=st.sampled_from((careful, careful, any_command)))
def test_every_game_passes_the_referee(setup: Setup, seed: int, choose: Choose[State, do.Command]) -> None:
    """Whose turn it is, who shows, who cannot, who wins: every event of every act is the one the rules say."""
    match = played(HOUSE, setup, str(seed), choose, MOST if choose is careful else 240)
    referee, state = judged(match), match.state
    assert tuple(map(set, state.hands)) == tuple(referee.hands)
    assert set(state.public.open) == referee.open
    assert state.public.rooms == tuple(referee.rooms[seat] for seat in range(referee.players))
    assert state.public.winner == referee.winner
    assert (match.result is None) == (referee.winner is None)
    assert state.public.first in first_players(setup)
    if choose is careful:
        assert match.result is not None
        assert match.result.winners == (referee.winner,)


@profile(reproducible, max_examples=40)
@given(setup=tables(), seed=seeds)
def test_cards_are_conserved(setup: Setup, seed: int) -> None:
    """Once dealt, every card is in one place and stays there; all hands are of one size."""
    match = played(HOUSE, setup, str(seed), careful, MOST)
    dealt = None
    for step in steps(match):
        if step.after.public.phase in (Phase.DEAL, Phase.FIRST):
            continue
        state = step.after
        dealt = dealt or (state.answer, state.hands, state.left)
        assert (state.answer, state.hands, state.left) == dealt
    assert dealt is not None
    assert Counter(whole_pack(match.state)) == Counter(setup.pack.cards.keys())
    assert {len(hand) for hand in match.state.hands} == {match.state.public.each}
    assert set(match.state.public.open) == set(match.state.left)


@profile(reproducible, max_examples=25)
@given(setup=tables(), seed=seeds)
def test_every_sheet_is_true_and_holds_what_its_player_can_tick(setup: Setup, seed: int) -> None:
    """After every act: no card ticked that is part of the answer, each where it is, and none forgotten (F3, F8)."""
    match = played(HOUSE, setup, str(seed), careful, MOST)
    referee, state = Referee(setup), HOUSE.start(setup)
    for act in match.acts:
        referee.judge(act)
        for event in act.events:
            state = HOUSE.evolve(state, event)
        for seat in range(len(setup.players)):
            sheet = HOUSE.guide(HOUSE.view(state, seat))
            shown = {card: by for by, card in referee.seen[seat]}
            known = dict.fromkeys(referee.open) | dict.fromkeys(referee.hands[seat], seat) | shown
            assert {one.card: one.seat for one in sheet.known} == known
            assert not known.keys() & set(referee.answer)
            assert all(holder is None or card in referee.hands[holder] for card, holder in known.items())
            lacking = {one.seat: set(one.cards) for one in sheet.without}
            assert lacking == {other: cards for other, cards in enumerate(referee.lacks) if cards and other != seat}
            assert not any(cards & referee.hands[other] for other, cards in lacking.items())


@pytest.mark.parametrize("players", range(2, 7))
def test_a_hundred_games_without_a_plan(players: int) -> None:
    """Random play meets no case outside the rules, and sometimes somebody wins."""
    setup = Setup(tuple(map(Player, NAMES[:players])), packs()["maison"], Settings(guess_here=players % 2 == 0))
    for seed in range(20):
        match = played(HOUSE, setup, f"random {seed}", any_command, 120)
        assert judged(match).turns == sum(isinstance(act.command, do.Guess) for act in match.acts)


@pytest.mark.parametrize("players", range(2, 7))
def test_careful_players_come_to_an_end_in_good_time(players: int) -> None:
    """Every guess of theirs wins or takes a card out of the question, so no game is long; and each seat can win."""
    setup = Setup(tuple(map(Player, NAMES[:players])), packs()["maison"])
    winners = Counter[int]()
    for seed in range(30):
        match = played(HOUSE, setup, f"careful {seed}", careful, MOST)
        assert match.state.public.winner is not None
        assert match.state.public.round <= 28
        winners[match.state.public.winner] += 1
    assert set(winners) == set(range(players))


@given(
    columns=st.lists(st.lists(st.sampled_from("abcdef"), min_size=1, max_size=4, unique=True), min_size=3, max_size=3),
    start=st.none() | st.integers(-70, 70),
    stop=st.none() | st.integers(-70, 70),
    step=st.none() | st.integers(-5, 5).filter(bool),
)
@profile(reproducible, max_examples=150)
def test_a_product_is_the_list_of_it(
    columns: list[list[str]], start: int | None, stop: int | None, step: int | None
) -> None:
    """Length, order, single values, slices, membership and position are those of the list that is never built."""
    names = ("thing", "room", "place")
    many = Product(do.Guess, dict(zip(names, map(tuple, columns), strict=True)))
    every = [do.Guess(*row) for row in product(*columns)]
    assert list(many) == every
    assert len(many) == len(every)
    assert [many[index] for index in range(-len(every), len(every))] == every + every
    assert list(many[start:stop:step]) == every[start:stop:step]
    assert all(one in many and many.index(one) == place for place, one in enumerate(every))
    for other in (
        do.Guess("a", "b", "x"),
        do.MoveTo("a"),
        ev.Trio(every[0].thing, every[0].room, every[0].place),
        "guess",
        None,
    ):
        assert (other in many) == (other in every)
    for beyond in (len(every), -len(every) - 1):
        with pytest.raises(IndexError):
            many[beyond]
    assert many.folded() == {"type": "guess"} | dict(zip(names, columns, strict=True))
