"""T1-T7: the order of a turn, and what a clue tells."""

from __future__ import annotations

from fractions import Fraction

import pytest

from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.events import Clue, CrimeSounded
from stopthief.city.rules.state import Phase, State
from stopthief.city.rules.thief import ThiefNow
from stopthief.core.errors import Refused
from tests.support.city.exact_odds import chances
from tests.support.city.loaded_dice import going
from tests.support.city.tables import ALL, JIMMY, SANDRA, TAD, acted, agreed, legal, play, settled, situation, targets
from tests.support.city.tables import BOOK as CITY

CLUE, CARD = Phase.CLUE, Phase.CARD
COMMANDS: tuple[do.Command, ...] = (
    do.GetClue(),
    do.PlayCard(10),
    do.TakeTip(),
    do.MoveTo(500),
    do.Arrest(500),
    do.EndTurn(),
    do.Escort(1, 501),
    do.Choose(1),
    do.MovePack(501),
)


def kinds(state: State) -> set[type[do.Command]]:
    """The kinds of commands that may be given now."""
    return {type(command) for command in legal(state)}


def first_clue(state: State) -> dict[ev.Event, Fraction]:
    """The first clue about a thief who has just been placed, with its odds."""
    asked = CITY.evolve(state, ev.ClueAsked(state.public.turn))
    return chances(asked)


def clue_at(difficulty: str, came: int, to: int) -> Clue:
    """The clue when a thief goes from one space to another."""
    setup = agreed("cooperative") if difficulty == "book" else agreed(difficulty=difficulty)
    state = situation(setup, ThiefNow(came), phase=CLUE)
    return play(state, do.GetClue(), pick=going(to)).public.clues[-1]


def test_T1_clue_then_card_then_arrest() -> None:
    """The three steps come in this order, and after the last one the player to the left is to choose."""
    state = situation(agreed(investigators=ALL[:3]), 467, phase=CLUE, clues=(Clue("alarm", 4),), turn=2)
    assert kinds(state) == {do.GetClue}
    state = play(state, do.GetClue())
    assert kinds(state) == {do.PlayCard}
    state = play(state, do.PlayCard(10))
    assert kinds(state) == {do.MoveTo, do.Arrest, do.EndTurn}
    state = play(state, do.MoveTo(501))
    assert kinds(state) == {do.Arrest, do.EndTurn}
    state = play(state, do.EndTurn())
    assert (state.public.turn, state.public.turns, kinds(state)) == (0, 2, {do.GetClue})


@pytest.mark.parametrize("thief", [500, 467])
def test_T1_an_arrest_ends_the_turn(thief: int) -> None:
    """Right or wrong, after an arrest the turn passes to the left by itself."""
    state = play(situation(thief=thief), do.PlayCard(10), do.Arrest(500))
    assert (state.public.turn, state.public.phase) == (1, CLUE)


def test_T2_the_thief_moves_when_a_clue_is_got() -> None:
    """One step for one clue, and the sound is that of the space it went to; in between the thief stands still."""
    state = situation(thief=ThiefNow(446, 447), phase=CLUE)
    heard, events = acted(state, do.GetClue(), pick=going(456))
    assert events == (ev.ClueAsked(0), ev.ThiefMoved(456, "creak", 4))
    rest = play(heard, do.PlayCard(10), do.MoveTo(501), do.EndTurn())
    assert heard.thief == rest.thief == ThiefNow(456, 446)


@pytest.mark.parametrize("difficulty", ["standard", "intermediate"])
@pytest.mark.parametrize(
    ("came", "to", "place"),
    [(466, 465, 4), (501, 500, 5), (697, 699, 6), (503, 113, 1), (519, 128, 1), (707, 709, 7), (895, 897, 8)],
)
def test_T3_the_clue_shows_the_place(difficulty: str, came: int, to: int, place: int) -> None:
    """It is the first digit: stations belong to their street, doors and windows to their building."""
    assert clue_at(difficulty, came, to).place == place


def test_T3_hold_music_shows_the_place() -> None:
    """A thief that stays is told of like one that moved."""
    assert clue_at("intermediate", 465, 465) == Clue("hold music", 4)


@pytest.mark.parametrize("difficulty", ["advanced", "book"])
def test_T3_the_place_is_hidden(difficulty: str) -> None:
    """On advanced, and of the Pack once it moves, one hears only the sound."""
    assert clue_at(difficulty, 466, 465) == Clue("alarm")


def test_T3_the_first_clue_about_the_pack_shows_the_building() -> None:
    """The very first clue of a cooperative game does, and no other, not even after a capture."""
    state = situation(agreed("cooperative"), 446, phase=CLUE, clues=())
    state = play(state, do.GetClue(), do.PlayCard(10), do.EndTurn(), do.GetClue(), pick=going(456))
    assert state.public.clues == (Clue("footsteps", 4), Clue("creak"))
    caught = situation(agreed("cooperative"), ThiefNow(446), phase=Phase.ARREST, card=10, at=(446, 500))
    run = play(caught, do.Arrest(446), do.GetClue(), pick=going(456, 467, 468))
    assert run.public.clues[1:] == (Clue("laughter"), Clue("alarm"), Clue("creak"))


def test_T3_laughter_never_shows_a_place() -> None:
    """Even where clues always name the place, what is done in secret does not."""
    setup = agreed("cooperative", clue_place="always")
    state = situation(setup, ThiefNow(503), phase=CLUE, thief_card="sandy")
    assert play(state, do.GetClue(), pick=going(505)).public.clues[-1] == Clue("laughter")
    assert play(state, do.GetClue(), pick=going(113)).public.clues[-1] == Clue("creak", 1)


def test_T3_first_is_first_about_each_thief() -> None:
    """In competitive games set to `first`, every new thief begins with its building, and no other clue has one."""
    setup = agreed(clue_place="first")
    state = situation(setup, 467, phase=CLUE, clues=())
    state = play(state, do.GetClue(), do.PlayCard(10), do.EndTurn(), do.GetClue())
    assert [clue.place for clue in state.public.clues] == [4, None]
    caught = play(situation(setup, 500), do.PlayCard(10), do.Arrest(500), do.GetClue())
    assert [clue.place for clue in caught.public.clues] == [caught.thief.at // 100 if caught.thief else 0]


def test_T4_all_clues_about_this_thief_stay_in_order() -> None:
    """Everyone can look through them, the last one last, in any step of anybody's turn."""
    state = situation(thief=446, phase=CLUE, clues=())
    for to in (0, 456, 467, 466):
        state = play(state, do.GetClue(), pick=going(to))
        state = play(state, do.PlayCard(state.public.hands[state.public.turn][-1]), do.EndTurn())
    for seat in (0, 1, None):
        clues = CITY.view(state, seat).public.clues
        assert [clue.sound for clue in clues] == ["footsteps", "creak", "alarm", "footsteps"]


def test_T4_a_new_thief_has_clues_of_its_own() -> None:
    """With a new thief the list begins anew; the Pack is one thief from first to last."""
    clues = (Clue("alarm", 4), Clue("footsteps", 4))
    caught = play(situation(thief=500, clues=clues), do.PlayCard(10), do.Arrest(500))
    assert caught.public.clues == ()
    pack = play(situation(agreed("cooperative"), 500, clues=clues), do.PlayCard(10), do.Arrest(500))
    assert pack.public.clues[:2] == clues
    assert len(pack.public.clues) == 4


@pytest.mark.parametrize("thief_card", ["phil", "dash"])
def test_T5_the_first_clue_is_the_crime(thief_card: str) -> None:
    """An alarm and the building; the thief has not moved, its card is empty, and Dash Harriman does not run on."""
    state = situation(thief=467, phase=CLUE, clues=(), thief_card=thief_card)
    assert first_clue(state) == {CrimeSounded("alarm", 4): 1}
    after = play(state, do.GetClue())
    assert (after.thief, after.public.spree, after.public.phase) == (state.thief, 0, CARD)
    assert after.public.clues == (Clue("alarm", 4),)


@pytest.mark.parametrize(("start", "two"), [(467, ("construction", "jazz")), (123, ("construction", "ice cream"))])
def test_T5_on_advanced_it_is_a_sound_for_two_buildings(start: int, two: tuple[str, str]) -> None:
    """Either of the two sounds that fit the building, evenly, without the place; it is a setting of its own too."""
    for setup in (agreed(difficulty="advanced"), agreed(opening="two buildings")):
        odds = first_clue(situation(setup, start, phase=CLUE, clues=()))
        assert odds == {CrimeSounded(sound): Fraction(1, 2) for sound in two}  # type: ignore[arg-type]


def test_T5_the_first_clue_about_the_pack_is_where_it_starts() -> None:
    """The sound of its first space and the building; on a crime scene the robbery leaves the Loot with it."""
    pack = agreed("cooperative")
    assert first_clue(situation(pack, 446, phase=CLUE, clues=())) == {CrimeSounded("footsteps", 4): 1}
    scene = situation(pack, 123, phase=CLUE, clues=())
    assert first_clue(scene) == {CrimeSounded("alarm", 1, 5_000): 1}
    after = play(scene, do.GetClue())
    assert (after.thief, after.public.loot, after.public.phase) == (scene.thief, 45_000, CARD)


def test_T6_one_card_a_turn_and_it_stays_on_the_table() -> None:
    """A played card is gone from the hand, round after round, until the lowest brings all back."""
    state = situation(agreed(investigators=(TAD, SANDRA)), 467)
    for card, left in ((12, (4, 6, 9, 10, 11)), (6, (4, 9, 10, 11)), (4, (4, 6, 9, 10, 11, 12))):
        state = play(state, do.PlayCard(card))
        with pytest.raises(Refused):
            play(state, do.PlayCard(state.public.hands[0][-1]))
        state = play(state, do.EndTurn())
        assert state.public.hands[0] == left
        state = play(state, do.GetClue(), do.PlayCard(state.public.hands[1][-1]), do.EndTurn(), do.GetClue())


def test_T6_moving_is_up_to_the_number_or_not_at_all() -> None:
    """Sandra's 6 reaches six steps and every smaller number, her own space included, and not a seventh step."""
    state = play(situation(thief=467, thief_card="max"), do.PlayCard(6))
    assert {500, 501, 503, 505} <= targets(state)
    assert 507 not in targets(state)
    assert play(state, do.MoveTo(500)).public.phase is Phase.ARREST


def test_T6_a_card_has_to_be_played() -> None:
    """After the clue there is no way round it: neither to arrest nor to pass."""
    assert kinds(situation(thief=467)) == {do.PlayCard}


def test_T6_effects_are_optional_and_follow_staying_too() -> None:
    """The tip after moving comes also after a move of no spaces, and may be left."""
    state = play(situation(agreed(investigators=(JIMMY, SANDRA)), 467), do.PlayCard(7))
    assert do.TakeTip() not in legal(state)
    stayed = play(state, do.MoveTo(500))
    assert {do.TakeTip(), do.EndTurn()} <= set(legal(stayed))
    assert play(stayed, do.EndTurn()).public.turn == 1


@pytest.mark.parametrize(
    ("phase", "allowed"),
    [
        (CLUE, {do.GetClue}),
        (CARD, {do.PlayCard}),
        (Phase.ARREST, {do.Arrest, do.EndTurn}),
    ],
)
def test_T7_nothing_may_be_skipped_over(phase: Phase, allowed: set[type[do.Command]]) -> None:
    """No card before the clue, no move or arrest before the card, no second move: each is refused with a reason."""
    state = situation(thief=467, phase=phase, card=10 if phase is Phase.ARREST else None)
    for command in COMMANDS:
        if type(command) not in allowed:
            with pytest.raises(Refused) as caught:
                play(state, command)
            assert caught.value.code == ("no tip" if (phase, command) == (Phase.ARREST, do.TakeTip()) else "not now")


@pytest.mark.parametrize("thief", [467, 500])
def test_T7_nothing_follows_an_arrest(thief: int) -> None:
    """Whoever made an arrest has nothing more to do; it is the next player's turn."""
    state = play(situation(thief=thief), do.PlayCard(10), do.Arrest(500))
    assert legal(state, 0) == ()
    for command in COMMANDS:
        with pytest.raises(Refused) as caught:
            play(state, command, seat=0)
        assert caught.value.code == "not your turn"


def test_T7_nobody_acts_in_anothers_turn() -> None:
    """From the first moment to the last only the player whose turn it is can act."""
    state = settled(CITY.start(agreed(investigators=ALL[:3])))[0]
    for command in (do.GetClue(), do.PlayCard(10), do.MoveTo(501), do.EndTurn()):
        others = {seat for seat in range(3) if seat != state.public.turn}
        assert all(legal(state, seat) == () for seat in others)
        state = play(state, command)


@pytest.mark.parametrize("seat", [-5, -1, 2, 3, 99])
def test_T7_nobody_acts_who_does_not_play(seat: int) -> None:
    """A seat that is not at the table is refused like any other, whatever a record or a client says."""
    with pytest.raises(Refused) as caught:
        play(situation(thief=467), do.PlayCard(10), seat=seat)
    assert caught.value.code == "no seat"
