"""Rules V1 and V2: one vs. many, and solo."""

import pytest
from msgspec.structs import replace

from stopthief.city.box.setup import Setup
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.state import Phase, State
from stopthief.city.rules.thief import ThiefNow
from stopthief.core.errors import Broken, Refused
from stopthief.core.game import Result
from tests.support.city.loaded_dice import falls
from tests.support.city.tables import (
    BOARD,
    DRAKE,
    JIMMY,
    SANDRA,
    TAD,
    acted,
    agreed,
    legal,
    play,
    settled,
    situation,
    targets,
)
from tests.support.city.tables import BOOK as CITY

MANY = agreed("one-vs-many", investigators=(TAD, JIMMY))
PACK = 2
SOLO = agreed("solo", investigators=(SANDRA,))


def _begun(setup: Setup = MANY, thief: str = "coral", first: int = 0) -> State:
    return settled(CITY.start(setup), falls(first=first, thief=thief))[0]


def _packs_turn(now: ThiefNow, setup: Setup = MANY, thief: str = "coral", **public: object) -> State:
    """The Pack has to move for seat 0's turn."""
    return situation(setup, now, thief_card=thief, phase=Phase.THIEF, steps=1, **public)


def test_V1_two_to_four_people_and_one_of_them_is_the_pack() -> None:
    """The Pack's player counts among them; none or two of them is named as a fault, and so is a fifth person."""
    for count in (1, 2, 3):
        CITY.check(agreed("one-vs-many", investigators=(TAD, JIMMY, SANDRA)[:count]))
    players = MANY.players
    for bad in (players[:2], (*players[1:], replace(players[2], name="Two")), players[2:]):
        with pytest.raises(Broken):
            CITY.check(replace(MANY, players=bad))
    with pytest.raises(Broken, match="2 to 4, not by 5"):
        CITY.check(agreed("one-vs-many", investigators=(TAD, JIMMY, SANDRA, DRAKE)))


def test_V1_cooperative_rules() -> None:
    """The Loot, the Pack's cards and the cooperative settings; nobody has money."""
    public = _begun().public
    assert public.loot == 50_000
    assert public.money == (0, 0, 0)
    assert MANY.settings == agreed("cooperative").settings


def test_V1_the_packs_player_chooses_the_start_and_the_clue_comes_by_itself() -> None:
    """Any inside space or crime scene of a building; then all hear it with its building and a card can be played."""
    state = _begun()
    assert CITY.awaited(CITY.view(state, None)) == PACK
    inside = {number for number in BOARD.of_kind("inside", "crime scene") if number < 500}
    assert targets(state, do.MovePack) == inside
    after, events = acted(state, do.MovePack(443))
    assert events == (ev.ThiefPlaced(443, PACK), ev.CrimeSounded("footsteps", 4))
    assert CITY.awaited(CITY.view(after, None)) == 0
    assert after.public.phase is Phase.CARD


def test_V1_the_pack_is_never_first_and_has_no_turn() -> None:
    """Only investigators are drawn as first player, and the turn goes round among them."""
    odds = CITY.odds(CITY.start(MANY))
    assert odds is not None
    assert set(odds.outcomes()) == {ev.FirstPlayerDrawn(0), ev.FirstPlayerDrawn(1)}
    state = play(_begun(first=1), do.MovePack(443), do.PlayCard(8), do.EndTurn())
    assert state.public.turn == 0


def test_V1_it_moves_at_the_start_of_each_turn_and_nobody_asks_for_the_clue() -> None:
    """When a turn ends the Pack's player moves, all hear it, and the next investigator plays a card."""
    state = play(_begun(), do.MovePack(443), do.PlayCard(9), do.EndTurn())
    assert CITY.awaited(CITY.view(state, None)) == PACK
    after, events = acted(state, do.MovePack(444))
    assert events == (ev.ThiefMoved(444, "creak", pack=PACK),)
    assert (after.public.phase, after.public.turn) == (Phase.CARD, 1)
    with pytest.raises(Refused):
        play(state, do.GetClue(), seat=1)


def test_V1_the_packs_player_alone_sees_where_it_is() -> None:
    """Its own view and stream hold every space; the others only the sounds, whatever the Pack chose."""
    act = acted(_packs_turn(ThiefNow(443, 444)), do.MovePack(442))
    other = acted(_packs_turn(ThiefNow(443, 444)), do.MovePack(432))
    assert CITY.observe(act[1][0], PACK) == (ev.Heard("footsteps"), ev.PackAt(442))
    assert CITY.view(act[0], PACK).thief == ThiefNow(442, 443)
    for seat in (0, 1, None):
        assert CITY.observe(act[1][0], seat) == CITY.observe(other[1][0], seat) == (ev.Heard("footsteps"),)
        assert CITY.view(act[0], seat) == CITY.view(other[0], seat)
        assert CITY.view(act[0], seat).thief is None


def test_V1_at_a_door_the_side_is_its_own_choice() -> None:
    """M6's often is a free choice, also back into the same area; M2 binds: never to the exact space."""
    assert targets(_packs_turn(ThiefNow(251, 242)), do.MovePack) == {650, 252}
    assert targets(_packs_turn(ThiefNow(443, 444)), do.MovePack) == {432, 442, 452}


def test_V1_the_subway_binds() -> None:
    """M7: having walked onto a subway space it must ride, and after a ride it must walk."""
    assert targets(_packs_turn(ThiefNow(899, 879)), do.MovePack) == {500, 599, 699, 799}
    assert targets(_packs_turn(ThiefNow(899, 500, rode=True)), do.MovePack) == {879, 897}


def test_V1_a_scene_is_robbed_once() -> None:
    """M9: the first visit is an alarm at $5,000, a later one footsteps."""
    state = _packs_turn(ThiefNow(444, 443))
    after, events = acted(state, do.MovePack(445))
    assert events[0] == ev.ThiefMoved(445, "alarm", loot=5000, pack=PACK)
    assert after.public.loot == 45_000
    again = _packs_turn(ThiefNow(444, 443, robbed=frozenset({445})))
    assert acted(again, do.MovePack(445))[1][0] == ev.ThiefMoved(445, "footsteps", pack=PACK)


def test_V1_it_cannot_stay_in_place() -> None:
    """M3 binds, even where the settings let a thief hold."""
    setup = agreed("one-vs-many", investigators=(TAD, JIMMY), hold=50)
    state = _packs_turn(ThiefNow(443, 444), setup)
    assert 443 not in targets(state, do.MovePack)
    with pytest.raises(Refused) as refused:
        play(state, do.MovePack(443))
    assert refused.value.code == "pack"


@pytest.mark.parametrize("seat", [0, 1])
def test_V1_only_its_player_moves_the_pack(seat: int) -> None:
    """An investigator cannot choose for the Pack, nor the Pack's player play a card."""
    state = _packs_turn(ThiefNow(443, 444))
    assert not legal(state, seat)
    with pytest.raises(Refused, match="The Pack"):
        play(state, do.MovePack(442), seat=seat)
    with pytest.raises(Refused):
        play(play(state, do.MovePack(442)), do.PlayCard(9), seat=PACK)


def test_V1_the_getaway_is_chosen_space_by_space() -> None:
    """After an arrest its player takes both spaces, each heard, and then the move of the next turn as well."""
    state = situation(MANY, ThiefNow(443, 444), thief_card="wade", at=(443, 500, 0))
    state = play(state, do.PlayCard(9), do.Arrest(443))
    assert CITY.awaited(CITY.view(state, None)) == PACK
    way: tuple[tuple[int, ev.Sound], ...] = ((432, "laughter"), (423, "laughter"), (413, "creak"))
    for space, sound in way:
        assert space in targets(state, do.MovePack)
        state, events = acted(state, do.MovePack(space))
        assert events[0] == ev.ThiefMoved(space, sound, pack=PACK)
    assert (state.public.phase, state.public.turn) == (Phase.CARD, 1)


def test_V1_finn_gills_extra_move_is_chosen_too() -> None:
    """After a ride the Pack's player walks once more before the investigator plays."""
    state = play(_packs_turn(ThiefNow(899, 879), thief="finn"), do.MovePack(500))
    assert CITY.awaited(CITY.view(state, None)) == PACK
    assert targets(state, do.MovePack) == {501, 610, 701, 810}
    assert play(state, do.MovePack(501)).public.phase is Phase.CARD


def test_V1_the_pack_wins_with_the_loot() -> None:
    """The robbery that empties the Loot wins for the Pack's player."""
    after = play(_packs_turn(ThiefNow(444, 443), loot=5000), do.MovePack(445))
    assert CITY.result(CITY.view(after, None)) == Result((PACK,), "loot gone")


def test_V2_one_investigator_by_cooperative_rules() -> None:
    """Exactly one player, the Pack's cards and Loot, first player and next player are the same."""
    CITY.check(SOLO)
    with pytest.raises(Broken, match="solo is played by 1"):
        CITY.check(agreed("solo", investigators=(SANDRA, TAD)))
    state = settled(CITY.start(SOLO), falls(thief="coral"))[0]
    assert (state.public.loot, state.public.turn) == (50_000, 0)
    state, events = acted(play(state, do.GetClue(), do.PlayCard(8)), do.EndTurn())
    assert events == (ev.TurnEnded(0, 0),)
    assert state.public.turn == 0
    assert state.public.hands == ((3, 5, 6, 9, 10),)


@pytest.mark.parametrize("mode", ["solo", "cooperative"])
def test_V2_catching_a_thief_returns_every_card_at_once(mode: str) -> None:
    """At the arrest all cards are in the hand, the one just played included; in cooperative play they are not."""
    setup = SOLO if mode == "solo" else agreed("cooperative", investigators=(SANDRA, TAD))
    at, hands = ((443,), ((3, 8),)) if mode == "solo" else ((443, 500), ((3, 8), (4,)))
    state = situation(setup, ThiefNow(443, 444), thief_card="coral", at=at, hands=hands)
    state = play(state, do.PlayCard(8))
    caught = CITY.evolve(state, CITY.decide(state, 0, do.Arrest(443)))
    full = (3, 5, 6, 8, 9, 10)
    assert caught.public.hands[0] == (full if mode == "solo" else (3,))
    after = settled(caught, falls(thief="marina", to=[432, 423]))[0]
    assert after.public.hands[0] == (full if mode == "solo" else (3,))


def test_V2_a_false_arrest_returns_nothing() -> None:
    """Only a caught thief brings the cards back."""
    state = situation(SOLO, 443, at=(333,), hands=((3, 8),))
    assert play(state, do.PlayCard(8), do.Arrest(333)).public.hands == ((3,),)


def test_V2_alone_one_wins_and_loses_like_all() -> None:
    """Debbie caught wins; an empty Loot loses."""
    state = play(situation(SOLO, 443, thief_card="debbie", at=(443,)), do.PlayCard(8))
    assert CITY.result(CITY.view(play(state, do.Arrest(443)), None)) == Result((0,), "pack caught")
    state = play(situation(SOLO, 443, at=(333,), loot=1000), do.PlayCard(8))
    assert CITY.result(CITY.view(play(state, do.Arrest(333)), None)) == Result((), "loot gone")
