"""Rules P1-P5: private tips, what they tell and to whom."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stopthief.city.box.setup import Setup
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.state import Phase, State
from stopthief.core.errors import Refused
from stopthief.core.game import Result, Seat
from stopthief.core.match import Match
from stopthief.core.odds import Odds
from tests.support.city.loaded_dice import heard, opened
from tests.support.city.tables import BOARD, JIMMY, PEPPER, SANDRA, TAD, acted, agreed, legal, play, situation
from tests.support.city.tables import BOOK as CITY
from tests.support.oracles.thief_referee import SOUND

INTERMEDIATE = agreed(difficulty="intermediate", investigators=(JIMMY, SANDRA))
ADVANCED = agreed(difficulty="advanced", investigators=(JIMMY, SANDRA))
TIP_CARD = 5
TRAILS: list[tuple[int, tuple[int, ...]]] = [
    (445, ()),
    (445, (444,)),
    (445, (444, 443)),
    (463, (464, 465)),
    (242, (251, 650)),
    (242, (251, 252)),
    (355, (355, 365)),
    (467, (468, 879, 899, 599, 597)),
]
"""Where a thief starts and goes: rooms, doors there and back, holding, a ride."""
CORNERED = (468, 879, 899)
"""From 467 in the bank: a door, the street, a train; it can only be at 899."""


def _asked(state: State) -> Odds[ev.Event]:
    """The odds of what the tip of the card in play will tell."""
    state = play(state, do.PlayCard(TIP_CARD))
    odds = CITY.odds(CITY.evolve(state, CITY.decide(state, state.public.turn, do.TakeTip())))
    assert odds is not None
    return odds


def _can_be(state: State, missed: Iterable[int] = ()) -> set[int]:
    """Where the thief can be after the clues so far, found by following every trail (intermediate, advanced).

    A missed arrest counts for the last clue.
    """
    first, *clues = state.public.clues
    places = {"construction": (4, 1), "ice cream": (1, 2), "car crash": (2, 3), "jazz": (3, 4)}
    where = places.get(first.sound, (first.place,))
    trails: list[tuple[int, ...]] = [(space,) for space in BOARD.of_kind("crime scene") if space // 100 in where]
    for clue in clues:
        trails = [longer for trail in trails for longer in _longer(trail, state.public.setup) if _sounds(longer, clue)]
    return {trail[-1] for trail in trails} - set(missed)


def _longer(trail: tuple[int, ...], setup: Setup) -> list[tuple[int, ...]]:
    moves = [space for index, space in enumerate(trail) if not index or space != trail[index - 1]]
    at, came = moves[-1], moves[-2] if len(moves) > 1 else None
    stations = set(BOARD.of_kind("subway"))
    onward = {to for to in BOARD.neighbours[at] if to != came} or set(BOARD.neighbours[at])
    if at in stations and came not in stations:
        onward = stations - {at} if setup.settings.subway == "always" else onward | stations - {at}
    return [(*trail, to) for to in onward | {at}]


def _sounds(trail: tuple[int, ...], clue: ev.Clue) -> bool:
    held = trail[-1] == trail[-2]
    sound = "hold music" if held else SOUND[BOARD.kind[trail[-1]]]
    return sound == clue.sound and clue.place in (None, trail[-1] // 100)


def test_P1_standard_tells_the_exact_space() -> None:
    """There is one thing a tip can tell: where the thief is now."""
    odds = _asked(situation(agreed(investigators=(JIMMY, SANDRA)), 445))
    assert odds.chance(ev.TipGiven(0, ev.Tip(1, spaces=(445,)))) == 1


def test_P1_the_tip_is_for_that_player_alone() -> None:
    """The owner hears it, everybody else only that one was given."""
    given = ev.TipGiven(0, ev.Tip(1, spaces=(445,)))
    assert CITY.observe(given, 0) == (ev.TipDone(), ev.TipHeard(given.tip))
    for seat in (1, None):
        assert CITY.observe(given, seat) == (ev.TipDone(),)


@pytest.mark.parametrize(("start", "trail"), TRAILS)
def test_P2_intermediate_tells_two_spaces_one_of_them_right(start: int, trail: tuple[int, ...]) -> None:
    """The other is any space that the public clues still allow, each as likely as the next; ascending order."""
    state = heard(opened(INTERMEDIATE, "phil", start), *trail)
    at = (start, *trail)[-1]
    others = _can_be(state) - {at}
    assert others
    odds = _asked(state)
    for other in others:
        pair = (min(at, other), max(at, other))
        given = ev.TipGiven(state.public.turn, ev.Tip(len(trail) + 1, spaces=pair))
        assert odds.chance(given) == Fraction(1, len(others))


def test_P2_with_no_other_space_allowed_the_other_is_any() -> None:
    """Where the clues leave one space alone, the second is drawn from all the others of the board."""
    state = heard(opened(INTERMEDIATE, "phil", 467), *CORNERED)
    assert _can_be(state) == {899}
    odds = _asked(state)
    assert len(odds) == len(BOARD.numbers) - 1
    assert odds.chance(ev.TipGiven(1, ev.Tip(4, spaces=(445, 899)))) == Fraction(1, 182)


def test_P2_a_missed_arrest_is_public_knowledge() -> None:
    """A space where an arrest was missed since the last clue is no longer offered as the other one."""
    state = heard(opened(INTERMEDIATE, "phil", 445))
    state = replace(state, public=replace(state.public, at=(465, 500)))
    state = play(state, do.PlayCard(10), do.Arrest(465))
    kept = {one.at for one in state.possible}
    assert kept == _can_be(state, [465])
    assert 465 in _can_be(state)


def _area_odds(at: int, allowed: set[int]) -> dict[tuple[str, ...], Fraction]:
    """P3 told again: either area of the thief, evenly, and any other area that has an allowed space, evenly."""
    areas = {area for space in allowed for area in BOARD.areas_of(space)}
    chances: dict[tuple[str, ...], Fraction] = {}
    for true in BOARD.areas_of(at):
        for other in areas - {true}:
            pair = tuple(sorted((true, other)))
            share = Fraction(1, len(BOARD.areas_of(at)) * len(areas - {true}))
            chances[pair] = chances.get(pair, Fraction(0)) + share
    return chances


@pytest.mark.parametrize(("start", "trail"), TRAILS)
def test_P3_advanced_tells_two_areas_one_of_them_right(start: int, trail: tuple[int, ...]) -> None:
    """One holds the thief; the other is an area the clues still allow; a thief on a door is in either side."""
    state = heard(opened(ADVANCED, "phil", start), *trail)
    at = (start, *trail)[-1]
    expected = _area_odds(at, _can_be(state))
    odds = _asked(state)
    told = {event.tip.areas: Fraction(weight, odds.total) for event, weight in odds if isinstance(event, ev.TipGiven)}
    assert told == expected
    assert sum(told.values()) == 1
    assert all(set(pair) & set(BOARD.areas_of(at)) for pair in told)


def test_P3_with_no_other_area_allowed_the_other_is_any() -> None:
    """Where the clues leave one area alone, the second is drawn from all the others of the board."""
    state = heard(opened(ADVANCED, "phil", 467), *CORNERED)
    assert _can_be(state) == {899}
    odds = _asked(state)
    assert len(odds) == len(BOARD.areas) - 1
    assert odds.chance(ev.TipGiven(1, ev.Tip(4, areas=("1A", "8")))) == Fraction(1, 28)


def test_P4_cooperative_tells_everyone_the_first_digit() -> None:
    """For $1,000 from the Loot the whole table, spectators too, learns the first digit."""
    state = situation(agreed("cooperative", investigators=(JIMMY, SANDRA)), 445)
    after, events = acted(play(state, do.PlayCard(TIP_CARD)), do.TakeTip())
    tip = ev.Tip(1, digit=4)
    assert events == (ev.TipAsked(0, 1000), ev.TipGiven(0, tip))
    assert after.public.loot == 49_000
    assert after.public.bank == state.public.bank + 1000
    for seat in (0, 1, None):
        assert CITY.view(after, seat).tips == (tip,)
        assert ev.TipHeard(tip) in CITY.observe(events[1], seat)


def test_P4_needs_the_whole_price() -> None:
    """With less than the price in the Loot there is no tip."""
    setup = agreed("cooperative", investigators=(JIMMY, SANDRA), tip_price=3000)
    state = play(situation(setup, 445, loot=2000), do.PlayCard(TIP_CARD))
    assert do.TakeTip() not in legal(state)
    with pytest.raises(Refused) as refused:
        play(state, do.TakeTip())
    assert refused.value.code == "money"


def test_P4_the_last_dollar_loses_at_once() -> None:
    """The Loot's last $1,000 may be spent on a tip; the game is then lost and no tip is given."""
    setup = agreed("cooperative", investigators=(JIMMY, SANDRA))
    state, events = acted(play(situation(setup, 445, loot=1000), do.PlayCard(TIP_CARD)), do.TakeTip())
    assert CITY.result(CITY.view(state, None)) == Result((), "loot gone")
    assert not [event for event in events if isinstance(event, ev.TipGiven)]


def test_P4_no_price_in_other_games() -> None:
    """In the three difficulties a tip costs nothing."""
    for difficulty in ("standard", "intermediate", "advanced"):
        state = play(situation(agreed(difficulty=difficulty), 445), do.PlayCard(TIP_CARD))
        after, events = acted(state, do.TakeTip())
        assert events[0] == ev.TipAsked(0, 0)
        assert after.public.money == state.public.money


@pytest.mark.parametrize("difficulty", ["standard", "intermediate", "advanced"])
def test_P5_a_tip_is_in_its_owners_stream_and_view_alone(difficulty: str) -> None:
    """Over whole games: the owner hears what was given, nobody else gets a word of it in stream or view."""
    setup = agreed(difficulty=difficulty, investigators=(JIMMY, SANDRA, PEPPER))
    match = Match.begin(CITY, setup, "tips")
    given = 0
    for number in range(240):
        seat = match.awaited
        if seat is None:
            break
        act = match.submit(seat, _tip_lover(match.legal(seat), number))
        for event in act.events:
            if isinstance(event, ev.TipGiven):
                given += 1
                everybody: tuple[Seat, ...] = (0, 1, 2, None)
                hearers = [who for who in everybody if ev.TipHeard(event.tip) in CITY.observe(event, who)]
                assert hearers == [event.seat]
                assert match.view(event.seat).tips[-1] == event.tip
        assert not match.view(None).tips
    assert given > 20
    for seat in range(3):
        heard_by_seat = [one.tip for one in match.stream(seat) if isinstance(one, ev.TipHeard)]
        assert heard_by_seat == list(_tips_for(match, seat))


def _tip_lover(offered: Sequence[do.Command], number: int) -> do.Command:
    """Takes every tip it can, plays the cards that give one, and never arrests."""
    commands = [one for one in offered if not isinstance(one, do.Arrest)]
    wanted = (do.TakeTip(), do.PlayCard(7), do.PlayCard(5), do.PlayCard(3))
    return next((one for one in wanted if one in commands), commands[number % len(commands)])


def _tips_for(match: Match[Any, Any, Any, ev.Event, Any, Any], seat: int) -> Iterator[ev.Tip]:
    for act in match.acts:
        for event in act.events:
            if isinstance(event, ev.TipGiven) and event.seat == seat:
                yield event.tip


def test_P5_others_cannot_tell_two_tips_apart() -> None:
    """Two games that differ only in the thief's space are byte for byte the same for all but the owner."""
    setup = agreed(investigators=(JIMMY, SANDRA, TAD))
    worlds = [situation(setup, space) for space in (445, 425)]
    for command in (do.PlayCard(5), do.TakeTip()):
        acts = [acted(world, command) for world in worlds]
        worlds = [state for state, _ in acts]
        for seat in (1, 2, None):
            streams = [[CITY.observe(event, seat) for event in events] for _, events in acts]
            assert msgspec.json.encode(streams[0]) == msgspec.json.encode(streams[1])
            views = [CITY.view(world, seat) for world in worlds]
            assert views[0] == views[1]
    assert CITY.view(worlds[0], 0) != CITY.view(worlds[1], 0)


def test_P5_a_tip_is_gone_with_its_thief() -> None:
    """When the next thief comes, nobody's view holds a tip about the last one."""
    state = situation(agreed(investigators=(JIMMY, SANDRA)), 445, at=(445, 500))
    state = play(state, do.PlayCard(5), do.TakeTip())
    assert CITY.view(state, 0).tips
    state = play(state, do.Arrest(445))
    assert state.public.phase is Phase.CLUE
    assert not CITY.view(state, 0).tips
