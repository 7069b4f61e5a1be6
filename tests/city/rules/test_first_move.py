"""T5 played otherwise: with `opening` set to "move" nobody hears where a thief starts."""

from __future__ import annotations

from stopthief.city.rules import commands as do
from stopthief.city.rules.events import Clue, CrimeSounded, TipGiven
from stopthief.city.rules.state import Phase
from tests.support.city.loaded_dice import falls, opened
from tests.support.city.tables import acted, agreed, play, situation
from tests.support.oracles.thief_referee import KIND, NEAR, Moment, place, starts


def test_T5_the_first_clue_can_be_the_first_move() -> None:
    """The thief moves on it, and what is heard is the space it went to."""
    state, events = acted(opened(agreed(opening="move"), "phil", 445), do.GetClue(), pick=falls(to=(446,)))
    assert not any(isinstance(event, CrimeSounded) for event in events)
    assert state.public.clues == (Clue("footsteps", 4),)
    assert state.trail == (445, 446)


def test_T5_an_unheard_start_of_the_pack_costs_nothing() -> None:
    """The scene counts as robbed, the Loot is whole, and only this first clue names a place."""
    state = opened(agreed("cooperative", opening="move"), "pearl", 445)
    assert state.thief is not None
    assert state.thief.robbed == {445}
    moved = play(state, do.GetClue(), pick=falls(to=(446,)))
    assert moved.public.loot == 50_000
    assert moved.public.clues == (Clue("footsteps", 4),)
    later = play(moved, do.PlayCard(8), do.EndTurn(), do.GetClue(), pick=falls(to=(456,)))
    assert later.public.clues[-1] == Clue("creak")


def test_T5_connie_singers_tip_comes_after_that_first_move() -> None:
    """The tip that was promised is about the thief as it stands then."""
    setup = agreed(opening="move")
    state = situation(setup, 446, thief_card="connie", phase=Phase.ARREST, card=8, at=(446, 500))
    caught = play(state, do.Arrest(446), pick=falls(thief="phil", start=445))
    state, events = acted(caught, do.GetClue(), pick=falls(to=(446,)))
    (tip,) = [event for event in events if isinstance(event, TipGiven)]
    assert (tip.seat, tip.tip.spaces) == (0, (446,))
    assert state.public.phase is Phase.CARD


def test_T5_a_tip_with_a_false_half_keeps_to_what_the_first_move_allows() -> None:
    """Footsteps in the bank, and a start on any scene: one step from a scene, inside the bank."""
    state = opened(agreed("competitive", "intermediate", opening="move"), "phil", 445)
    heard = play(state, do.GetClue(), pick=falls(to=(446,)))
    scenes = starts(Moment(state.public.setup.settings, competitive=True, card="phil"))
    inside = {to for scene in scenes for to in NEAR[scene] if KIND[to] == "inside" and place(to) == 4}
    assert {one.at for one in heard.possible} == inside == {446, 452, 466, 472}
