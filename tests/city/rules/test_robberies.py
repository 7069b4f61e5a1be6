"""M8, M9: what a robbery is, what it costs, and how often a crime scene can be robbed."""

from __future__ import annotations

from stopthief.city.rules import commands as do
from stopthief.city.rules.state import Phase, State
from stopthief.city.rules.thief import ThiefNow
from tests.support.city.exact_odds import rules_of
from tests.support.city.loaded_dice import going
from tests.support.city.tables import agreed, play, situation


def turns(state: State, *route: int) -> State:
    """The thief goes along a route, a space a turn, while everyone stays where they are."""
    for index, to in enumerate(route):
        if index:
            state = play(state, do.PlayCard(state.public.hands[state.public.turn][-1]), do.EndTurn())
        state = play(state, do.GetClue(), pick=going(to))
    return state


def sounds(state: State) -> list[str]:
    """What was heard, after the clue that every situation begins with."""
    return [clue.sound for clue in state.public.clues[1:]]


def test_M8_a_robbery_lays_money_on_the_thiefs_card() -> None:
    """Moving onto a crime scene sends $1,000 from the bank onto the thief's card; other moves bring nothing."""
    state = situation(thief=466, phase=Phase.CLUE)
    bank = state.public.bank
    robbed = play(state, do.GetClue(), pick=going(465)).public
    assert (robbed.spree, robbed.bank, robbed.clues[-1].sound) == (1_000, bank - 1_000, "alarm")
    assert play(state, do.GetClue(), pick=going(456)).public.spree == 0
    assert turns(state, 465, 464, 463).public.spree == 2_000


def test_M8_a_robbery_takes_from_the_loot() -> None:
    """Each robbery of the Pack costs the Loot $5,000; the settings can say otherwise."""
    state = situation(agreed("cooperative"), 466, phase=Phase.CLUE)
    assert play(state, do.GetClue(), pick=going(465)).public.loot == 45_000
    assert play(state, do.GetClue(), pick=going(456)).public.loot == 50_000
    dearer = situation(agreed("cooperative", robbery_price=9_000), 466, phase=Phase.CLUE)
    assert play(dearer, do.GetClue(), pick=going(465)).public.loot == 41_000


def test_M8_holding_on_a_crime_scene_is_no_robbery() -> None:
    """Hold music on a crime scene costs and brings nothing."""
    state = situation(agreed(difficulty="intermediate"), ThiefNow(465, 466), phase=Phase.CLUE)
    held = play(state, do.GetClue(), pick=going(465)).public
    assert (held.clues[-1].sound, held.spree) == ("hold music", 0)


def test_M9_the_pack_robs_a_scene_once() -> None:
    """The first visit is an alarm and costs the Loot, a later one is footsteps and costs nothing."""
    state = turns(situation(agreed("cooperative"), 466, phase=Phase.CLUE), 465, 456, 466, 465)
    assert sounds(state) == ["alarm", "creak", "footsteps", "footsteps"]
    assert state.public.loot == 45_000


def test_M9_the_scene_it_started_on_is_robbed() -> None:
    """The Pack that started on a crime scene comes back to footsteps."""
    start = rules_of("book").placed(465)
    state = turns(situation(agreed("cooperative"), start, phase=Phase.CLUE), 466, 456, 465)
    assert sounds(state) == ["footsteps", "creak", "footsteps"]
    assert state.public.loot == 50_000


def test_M9_footsteps_even_on_the_street() -> None:
    """A later visit to the news stand sounds as footsteps too, though it stands in the open."""
    once = ThiefNow(707, 705, robbed=frozenset({709}))
    assert sounds(turns(situation(agreed("cooperative"), once, phase=Phase.CLUE), 709)) == ["footsteps"]
    assert sounds(turns(situation(agreed("cooperative"), ThiefNow(707, 705), phase=Phase.CLUE), 709)) == ["alarm"]


def test_M9_in_a_getaway_a_robbed_scene_sounds_as_footsteps() -> None:
    """A crime scene keeps its regular sound on the run: footsteps where it was robbed before, otherwise an alarm."""
    pack = ThiefNow(446, 447, robbed=frozenset({465}))
    state = situation(agreed("cooperative"), pack, phase=Phase.ARREST, card=10, at=(446, 500))
    assert sounds(play(state, do.Arrest(446), pick=going(456, 465))) == ["laughter", "footsteps"]
    assert sounds(play(state, do.Arrest(446), pick=going(456, 467))) == ["laughter", "alarm"]


def test_M9_in_competitive_games_every_visit_is_a_robbery() -> None:
    """A thief who comes back to a scene robs it again, and the card gets richer each time."""
    state = turns(situation(thief=466, phase=Phase.CLUE), 465, 456, 446, 447, 456, 465)
    assert sounds(state) == ["alarm", "creak", "footsteps", "footsteps", "creak", "alarm"]
    assert state.public.spree == 2_000


def test_M9_once_for_each_thief_is_a_setting() -> None:
    """Where scenes can be robbed only once, that holds for one thief; the next starts with a clean sheet."""
    once = agreed(repeat_robberies=False)
    state = turns(situation(once, 466, phase=Phase.CLUE), 465, 456, 446, 447, 456, 465)
    assert sounds(state)[-1] == "footsteps"
    assert state.public.spree == 1_000
    caught = play(situation(once, state.thief, phase=Phase.ARREST, card=10, at=(465, 500)), do.Arrest(465))
    assert caught.thief is not None
    assert caught.thief.robbed == {caught.thief.at}
