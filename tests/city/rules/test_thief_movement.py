"""M1-M7, M10, M11: how a thief, and the Pack, moves; every chance exact, over every state a thief can get into."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from stopthief.city.box.board import Area, Board, BoardPlan, Path, Place, Space
from stopthief.city.box.settings import Settings
from stopthief.city.box.setup import printed
from stopthief.city.rules import commands as do
from stopthief.city.rules.events import ThiefMoved, ThiefPlaced
from stopthief.city.rules.kernel import Kernel
from stopthief.city.rules.state import Phase
from stopthief.city.rules.thief import ThiefNow
from tests.support.city.exact_odds import chances, rules_of, steps, thieves
from tests.support.city.loaded_dice import falls, going
from tests.support.city.tables import BOARD, acted, agreed, play, situation

GAMES = ["standard", "intermediate", "advanced", "book"]
PORTALS = BOARD.of_kind("door", "window")
QUARTER = Fraction(1, 4)


@cache
def everyone(game: str) -> set[ThiefNow]:
    """Every state of a thief in a game."""
    return thieves(rules_of(game), competitive=game != "book")


@pytest.mark.parametrize("game", GAMES)
def test_M1_to_a_neighbouring_numbered_space(game: str) -> None:
    """A walk leads to a neighbour; anything else is a ride between stations, or hold music."""
    for thief in everyone(game):
        for to in steps(rules_of(game), thief):
            rides = {thief.at, to} <= set(BOARD.stations) and rules_of(game).settings.subway != "never"
            assert to in BOARD.neighbours[thief.at] or rides or to == thief.at


def test_M1_every_numbered_space_is_visited() -> None:
    """The whole city lies open to a thief, street and building alike."""
    assert {thief.at for thief in everyone("standard")} == set(BOARD.numbers)


@pytest.mark.parametrize("game", GAMES)
def test_M2_never_back_to_the_space_it_left(game: str) -> None:
    """Wherever a thief can get to, the space it left is not among its next moves."""
    assert all(thief.came not in steps(rules_of(game), thief) for thief in everyone(game))


def test_M2_hold_music_does_not_let_it_turn_back() -> None:
    """Holding is no move: after it the thief remembers where it came from, and whether it rode."""
    rules = rules_of("intermediate")
    for thief in everyone("intermediate"):
        assert rules.moved(thief, thief.at) == thief


def test_M2_in_a_blind_alley_it_turns_back() -> None:
    """On a street with an end, the one way out is the way back."""
    spaces = tuple(Space(number, "outside", (0, 0), "5") for number in (501, 502, 503))
    alley = BoardPlan(
        (Place(5, "street", "Fifth Street"),),
        (),
        (Area("5", 5, "Fifth Street"),),
        (*spaces, Space(599, "subway", (0, 0), "5")),
        (Path((501, 502)), Path((502, 503), (0, 0)), Path((501, 599))),
    )
    rules = Kernel(Board(alley), Settings())
    assert steps(rules, ThiefNow(502, 501)) == {503: 1}
    assert steps(rules, ThiefNow(503, 502)) == {502: 1}


@pytest.mark.parametrize("game", ["standard", "book"])
def test_M3_never_stays_in_place(game: str) -> None:
    """Neither on standard nor as the Pack does a thief ever stay."""
    assert all(thief.at not in steps(rules_of(game), thief) for thief in everyone(game))


@pytest.mark.parametrize("game", ["intermediate", "advanced"])
def test_M3_staying_is_for_intermediate_and_advanced(game: str) -> None:
    """There it stays one time in ten, in every state; where it has to move the other odds keep their shares."""
    rules = rules_of(game)
    for thief in everyone(game):
        free, forced = steps(rules, thief), steps(rules, thief, hold=False)
        assert free.pop(thief.at) == Fraction(1, 10)
        assert free == {to: chance * Fraction(9, 10) for to, chance in forced.items()}


def test_M3_a_getaway_never_holds() -> None:
    """However lazy the Pack is set to be, on the run it moves."""
    run = situation(agreed("cooperative", hold=90), ThiefNow(446, 447), phase=Phase.THIEF, steps=2, getaway=True)
    assert {event.to for event in chances(run) if isinstance(event, ThiefMoved)} == {437, 445, 456}


def test_M4_a_thief_starts_on_a_crime_scene_in_a_building() -> None:
    """Eighteen crime scenes, evenly; the news stand on the street is none of them."""
    state = situation(phase=Phase.PLACE)
    scenes = [number for number in BOARD.crime_scenes if number != 709]
    assert chances(state) == {ThiefPlaced(scene): Fraction(1, 18) for scene in scenes}


def test_M4_the_next_thief_starts_in_another_building_where_it_is_set_so() -> None:
    """Caught in the museum: not there. Caught on a street, or none caught yet: anywhere."""
    elsewhere = agreed(first_crime="elsewhere")
    state = situation(elsewhere, phase=Phase.PLACE, caught_in=3)
    scenes = [at for at in BOARD.crime_scenes if at // 100 in (1, 2, 4)]
    assert chances(state) == {ThiefPlaced(scene): Fraction(1, len(scenes)) for scene in scenes}
    assert len(chances(situation(elsewhere, phase=Phase.PLACE, caught_in=7))) == 18
    assert len(chances(situation(elsewhere, phase=Phase.PLACE))) == 18


def test_M4_an_arrest_tells_where_the_last_thief_was() -> None:
    """By the space of the arrest, with a printed board too (X1)."""
    for setup in (agreed(first_crime="elsewhere"), printed(agreed(first_crime="elsewhere"))):
        state = situation(setup, 446, thief_card="connie", phase=Phase.ARREST, card=8, at=(446, 500))
        caught = play(state, do.Arrest(446), pick=falls(thief="phil", start=123))
        assert caught.public.caught_in == 4


def test_M4_the_pack_starts_inside_a_building() -> None:
    """On an inside space or a crime scene, evenly, and never in a door or window."""
    state = situation(agreed("cooperative"), phase=Phase.PLACE)
    inside = [at for at in BOARD.numbers if at < 500 and at not in PORTALS]
    assert chances(state) == {ThiefPlaced(space): Fraction(1, 62) for space in inside}


def test_M4_starting_on_a_crime_scene_robs_it() -> None:
    """The Pack's start on a scene counts as its robbery; a start beside one robs nothing."""
    rules = rules_of("book")
    assert rules.placed(467).robbed == {467}
    assert rules.placed(466).robbed == set()


def test_M5_on_standard_always_through_the_door() -> None:
    """From a door or window the next move is to any space on the other side, each as likely as the next."""
    seen = set()
    for thief in everyone("standard"):
        if thief.at in PORTALS and thief.came is not None:
            behind = BOARD.side(thief.at, thief.came)
            ahead = [to for to in BOARD.neighbours[thief.at] if BOARD.side(thief.at, to) != behind]
            assert steps(rules_of(), thief) == dict.fromkeys(ahead, Fraction(1, len(ahead)))
            seen.add((thief.at, behind))
    assert len(seen) == 2 * len(PORTALS)


@pytest.mark.parametrize(
    ("at", "came", "to"),
    [(113, 503, {123, 124}), (113, 124, {503}), (124, 113, {125}), (125, 124, {126, 136}), (128, 117, {519, 539})],
)
def test_M5_doors_beside_doors(at: int, came: int, to: set[int]) -> None:
    """Also between two doors, through a passage or along a room, it is clear which side is the other one."""
    assert set(steps(rules_of(), ThiefNow(at, came))) == to


@pytest.mark.parametrize("game", GAMES[1:])
def test_M6_often_through_the_door(game: str) -> None:
    """Three times in four it goes through, otherwise back into the area it came from, evenly among the spaces there."""
    for thief in everyone(game):
        if thief.at in PORTALS and thief.came is not None:
            behind = BOARD.side(thief.at, thief.came)
            sides = {to: BOARD.side(thief.at, to) == behind for to in BOARD.neighbours[thief.at] if to != thief.came}
            backs = sum(sides.values())
            throughs = len(sides) - backs
            through = 1 - QUARTER if backs else Fraction(1)
            expected = {to: QUARTER / backs if back else through / throughs for to, back in sides.items()}
            assert steps(rules_of(game), thief, hold=False) == expected


@pytest.mark.parametrize("percent", [0, 1, 60, 100])
def test_M6_how_often_is_a_setting(percent: int) -> None:
    """On door 136, coming from 126: two spaces through, two back; the odds are the setting's."""
    odds = steps(rules_of("book", doors_often=percent), ThiefNow(136, 126))
    through = Fraction(percent, 100)
    wanted = {146: through / 2, 147: through / 2, 125: (1 - through) / 2, 127: (1 - through) / 2}
    assert odds == {to: chance for to, chance in wanted.items() if chance}


def test_M7_on_standard_never_by_subway() -> None:
    """From a subway space it walks on, and no state of a standard thief has ridden."""
    assert steps(rules_of(), ThiefNow(500, 501)) == dict.fromkeys((610, 701, 810), Fraction(1, 3))
    assert not any(thief.rode for thief in everyone("standard"))


@pytest.mark.parametrize("game", ["intermediate", "book"])
def test_M7_always_by_subway(game: str) -> None:
    """Having walked onto a subway space, it rides to one of the four others, evenly."""
    odds = steps(rules_of(game), ThiefNow(500, 501), hold=False)
    assert odds == dict.fromkeys((599, 699, 799, 899), QUARTER)


@pytest.mark.parametrize(("changes", "share"), [({}, Fraction(3, 4)), ({"subway_often": 20}, Fraction(1, 5))])
def test_M7_on_advanced_often_by_subway(changes: dict[str, int], share: Fraction) -> None:
    """Three times in four, unless set otherwise, it rides; else it walks on, and never back."""
    odds = steps(rules_of("advanced", **changes), ThiefNow(500, 501), hold=False)
    ride = dict.fromkeys((599, 699, 799, 899), share / 4)
    assert odds == ride | dict.fromkeys((610, 701, 810), (1 - share) / 3)


@pytest.mark.parametrize("game", GAMES[1:])
def test_M7_never_rides_twice_running(game: str) -> None:
    """After a ride it walks, evenly to every space beside the station; holding in between changes nothing."""
    rules = rules_of(game)
    rode = rules.moved(ThiefNow(500, 501), 599)
    assert rode == ThiefNow(599, 500, rode=True)
    near = BOARD.neighbours[599]
    assert steps(rules, rules.moved(rode, 599), hold=False) == dict.fromkeys(near, Fraction(1, len(near)))
    assert not rules.moved(rode, near[0]).rode


def test_M10_all_moves_that_are_left_are_equally_likely() -> None:
    """Off doors and stations every neighbour but the one behind has the same chance, crime scene or not."""
    for thief in everyone("standard"):
        if thief.at not in PORTALS:
            onward = [to for to in BOARD.neighbours[thief.at] if to != thief.came]
            assert steps(rules_of(), thief) == dict.fromkeys(onward, Fraction(1, len(onward)))


def test_M10_crime_can_pull() -> None:
    """With a crime pull of 8, a scene draws eight times as much as any other step, also behind a door."""
    rules = rules_of(crime_pull=8)
    assert steps(rules, ThiefNow(446)) == dict.fromkeys((437, 447, 456), Fraction(1, 11)) | {445: Fraction(8, 11)}
    assert steps(rules, ThiefNow(456, 446)) == dict.fromkeys((465, 467), Fraction(8, 17)) | {466: Fraction(1, 17)}


def test_M10_an_empty_till_pulls_nobody() -> None:
    """A scene that it would be no robbery to visit draws like any other step; the odds change as scenes are robbed."""
    rules = rules_of("book", crime_pull=8)
    fresh, robbed = ThiefNow(446), ThiefNow(446, robbed=frozenset({445}))
    assert steps(rules, fresh)[445] == Fraction(8, 11)
    assert steps(rules, robbed) == dict.fromkeys((437, 445, 447, 456), QUARTER)


def test_M11_the_pack_moves_as_one() -> None:
    """One step a clue, however many of the Pack are left: there is one Pack, and it is in one space."""
    for seen in (("pearl",), ("marina", "sandy", "cliff", "finn", "coral", "wade", "debbie")):
        state = situation(agreed("cooperative"), ThiefNow(427, 426), phase=Phase.CLUE, seen=seen, thief_card=seen[-1])
        after, events = acted(state, do.GetClue())
        assert sum(isinstance(event, ThiefMoved) for event in events) == 1
        assert after.trail == (427, after.thief.at if after.thief else None)


def test_M11_the_rest_of_the_pack_goes_on_from_there() -> None:
    """When one is caught the others start no new path: they run from that space, and not back the way they came."""
    state = situation(
        agreed("cooperative"), ThiefNow(446, 447), phase=Phase.ARREST, card=10, at=(446, 500), trail=(447, 446)
    )
    after, events = acted(state, do.Arrest(446), pick=going(456, 466))
    assert [event.to for event in events if isinstance(event, ThiefMoved)] == [456, 466]
    assert not any(isinstance(event, ThiefPlaced) for event in events)
    assert after.thief == ThiefNow(466, 456)
