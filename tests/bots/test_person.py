"""Players who think as people do: what they suspect after clues and slips, and what they dare."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from stopthief.bots.city.mind import PERSONS
from stopthief.bots.city.person.notes import ExactNotes, RoughNotes
from stopthief.bots.city.person.traits import Traits
from stopthief.city.box.setup import MODES, Mode, Setup
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.kernel import SOUND_OF
from stopthief.city.rules.reach import numbered_within
from stopthief.city.rules.state import Phase, State
from stopthief.core.package.mind import Strength
from stopthief.games import thinking_game
from stopthief.lab.bout import play as bout
from stopthief.lab.people.kinds import PEOPLE
from stopthief.lab.people.minds import find_with_people
from tests.support.city.hunters import CityMatch, hunted
from tests.support.city.people import suspecting, turn_of
from tests.support.city.small_city import curious, hamlet
from tests.support.city.tables import BOARD, DRAKE, JIMMY, SANDRA, agreed, situation
from tests.support.games.playing import played, steps
from tests.support.oracles.city_worlds import Enumeration

NOTED = Traits()
"""Somebody who writes down every clue and mishears none."""
EVERY = tuple(dict.fromkeys((*PERSONS.values(), *(one.traits for one in PEOPLE.values()))))
"""The traits of all kinds of people and of the bots that are made like them."""
TABLES: tuple[tuple[Mode, dict[str, Any]], ...] = (
    ("competitive", {}),
    ("competitive", {"tip": "digit", "clue_place": "never", "hold": 50}),
    ("cooperative", {}),
    ("one-vs-many", {"tip": "two spaces"}),
    ("solo", {"tip": "two areas"}),
)
CLUES = {"footsteps", "hubbub", "creak", "glass", "alarm", "train", "hold music", "laughter"}
CONFUSED = {"footsteps": "inside", "hubbub": "outside", "creak": "door", "glass": "window"}
"""S1: the sounds that are taken for each other, and the kinds of space that make them."""


def table(mode: Mode, changes: dict[str, Any]) -> Setup:
    """A table of that mode for two, or for one alone."""
    return agreed(mode, None, (JIMMY, DRAKE)[: 1 + (mode != "solo")], **changes)


def rough(traits: Traits, seen: Iterable[ev.Observation]) -> RoughNotes:
    """The notes of a person with these traits who saw all this."""
    notes = RoughNotes(BOARD, traits, Random(1))
    for one in seen:
        notes.see(one)
    return notes


def since(stream: list[ev.Observation], clues: int) -> list[ev.Observation]:
    """The last so many clues about the last thief, and all that came between them and after them."""
    hidden = max(number for number, one in enumerate(stream) if isinstance(one, ev.ThiefHidden))
    heard = [number for number, one in enumerate(stream) if number > hidden and isinstance(one, ev.Heard)]
    return stream[heard[-clues:][0] :]


def streams() -> Iterator[list[ev.Observation]]:
    """All that seat 0 perceived of some games, each up to a clue after which there were five of this thief."""
    for mode, changes in TABLES:
        stream = [*hunted(table(mode, changes), 5, 120).stream(0)]
        heard = 0
        for number, one in enumerate(stream, 1):
            heard = 0 if isinstance(one, ev.ThiefHidden) else heard + isinstance(one, ev.Heard)
            if heard >= 5 and isinstance(one, ev.Heard):
                yield stream[:number]


def test_four_clues_are_kept_in_mind_and_the_fifth_last_is_forgotten() -> None:
    """What is suspected follows from the last four and what came with them; forgetting leaves more spaces."""
    remembered = forgotten = 0
    for stream in streams():
        four = {*rough(Traits(memory=4), stream).suspects()}
        assert four == {*rough(Traits(memory=4), since(stream, 4)).suspects()}
        five = {*rough(Traits(memory=5), stream).suspects()}
        assert five <= four
        remembered, forgotten = remembered + len(five), forgotten + len(four)
    assert forgotten > remembered


def test_without_a_limit_every_clue_is_kept() -> None:
    """As by somebody who remembers more clues than there are."""
    for stream in streams():
        assert {*rough(NOTED, stream).suspects()} == {*rough(Traits(memory=999), stream).suspects()}


@pytest.mark.parametrize(("mode", "changes"), TABLES)
@pytest.mark.parametrize("memory", [None, 4, 2])
def test_whoever_mishears_nothing_suspects_the_true_space(
    mode: Mode, changes: dict[str, Any], memory: int | None
) -> None:
    """Among others: by sounds and neighbours, with tips and missed arrests, whatever is forgotten."""
    setup, checked = table(mode, changes), 0
    for seed in range(4):
        match, notes = hunted(setup, seed, 120), rough(Traits(memory=memory), ())
        for step in steps(match):
            for one in match.game.observe(step.event, 0):
                notes.see(one)
            if step.after.thief is not None and step.after.public.clues:
                assert step.after.thief.at in notes.suspects()
                checked += 1
    assert checked > 100


@pytest.mark.parametrize("sound", sorted(CONFUSED))
def test_a_slip_takes_one_of_four_sounds_for_another(sound: ev.SpaceSound) -> None:
    """Never for itself; footsteps may also be those of a thief on a scene that was robbed before (M9)."""
    notes, taken = RoughNotes(BOARD, Traits(slips=1.0), Random(2)), set[str]()
    for _ in range(40):
        notes.see(ev.ThiefHidden())
        notes.see(ev.Heard(sound))
        taken |= {BOARD.kind[space] for space in notes.suspects()}
    assert taken - {"crime scene"} == {*CONFUSED.values()} - {CONFUSED[sound]}


@pytest.mark.parametrize("sound", sorted(CLUES - CONFUSED.keys()))
def test_other_sounds_are_not_mistaken(sound: ev.SpaceSound) -> None:
    """However careless one is."""
    seen = (ev.ThiefHidden(), ev.Heard(sound))
    for seed in range(10):
        notes = RoughNotes(BOARD, Traits(slips=1.0), Random(seed))
        for one in seen:
            notes.see(one)
        assert {*notes.suspects()} == {*rough(NOTED, seen).suspects()}


ALARM = (ev.ThiefHidden(), ev.Heard("alarm", 4))
SCENES = {space for space in BOARD.crime_scenes if BOARD.place(space) == 4}


@pytest.mark.parametrize(
    ("learnt", "left"),
    [
        (ev.ArrestMissed(0, min(SCENES), 1000), SCENES - {min(SCENES)}),
        (ev.TipHeard(ev.Tip(1, spaces=(max(SCENES),))), {max(SCENES)}),
        (ev.TipHeard(ev.Tip(1, spaces=(min(SCENES), max(SCENES)))), {min(SCENES), max(SCENES)}),
        (ev.TipHeard(ev.Tip(1, digit=4)), SCENES),
        (ev.TipHeard(ev.Tip(1, areas=BOARD.areas_of(min(SCENES)))), None),
        (ev.DigitTold(4), SCENES),
        (ev.ThiefArrested(0, max(SCENES), 6000), {max(SCENES)}),
    ],
)
def test_tips_and_arrests_narrow_what_is_suspected(learnt: ev.Observation, left: set[int] | None) -> None:
    """After an alarm in the bank; a tip of areas leaves the scenes that lie in them."""
    if left is None:
        areas = {*BOARD.areas_of(min(SCENES))}
        left = {space for space in SCENES if areas & {*BOARD.areas_of(space)}}
    assert {*rough(NOTED, ALARM).suspects()} == SCENES
    assert {*rough(NOTED, (*ALARM, learnt)).suspects()} == left


def test_what_was_learnt_counts_for_the_next_clue() -> None:
    """The space of a tip is where the next step began; a new thief is another matter."""
    start = min(SCENES)
    told = (*ALARM, ev.TipHeard(ev.Tip(1, spaces=(start,))))
    kind = BOARD.kind[BOARD.neighbours[start][0]]
    near = {space for space in BOARD.neighbours[start] if BOARD.kind[space] == kind}
    assert {*rough(NOTED, (*told, ev.Heard(SOUND_OF[kind]))).suspects()} == near
    assert not rough(NOTED, (*told, ev.ThiefHidden())).suspects()
    assert {*rough(NOTED, (*told, *ALARM)).suspects()} == SCENES


def test_a_clue_that_contradicts_the_others_is_looked_for_not_far_off() -> None:
    """At most two steps away; where nothing fits there, wherever it fits."""
    near = {space for scene in SCENES for space in BOARD.neighbours[scene]}
    further = near | {space for one in near for space in BOARD.neighbours[one]}
    seen = set[str]()
    for sound, kind in CONFUSED.items():
        for place in sorted({BOARD.place(space) for space in BOARD.numbers}):
            kinds = {kind, "crime scene"} if sound == "footsteps" else {kind}
            fits = {one for one in BOARD.numbers if BOARD.kind[one] in kinds and BOARD.place(one) == place}
            if not fits or fits & near:
                continue
            suspects = {*rough(NOTED, (*ALARM, ev.Heard(sound, place))).suspects()}  # type: ignore[arg-type]
            assert suspects == (fits & further or fits)
            seen.add("further" if fits & further else "anywhere")
    assert seen == {"further", "anywhere"}


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_one_who_thinks_everything_through_suspects_what_is_possible(mode: Mode) -> None:
    """The spaces of all worlds that an enumeration leaves, no more and no fewer."""
    small = hamlet()
    match: CityMatch = played(small, agreed(mode, None, (JIMMY, DRAKE)), "5", curious, 45)
    worlds, notes, checked = Enumeration(small, match, 0), ExactNotes(small.box, match.setup, 0), 0
    for act in match.acts:
        for seen in worlds.follow(act):
            for one in seen:
                notes.see(one)
            if notes.suspects() and not isinstance(seen[0], ev.GameOver):
                assert {*notes.suspects()} == {thief.at for thief in worlds.thieves()}
                checked += 1
    assert checked > 20


QUIET = [space for space in BOARD.numbers if not {space, *BOARD.neighbours[space]} & {*BOARD.crime_scenes}]
"""Where no robbery can follow."""
AROUND = numbered_within(BOARD, BOARD.steps[QUIET[0]][0], 1)
"""The spaces on which an arrest can be made beside the first of them."""
AWAY = BOARD.steps[BOARD.steps[QUIET[0]][0]][-1]
"""Two steps from it."""


def alone(loot: int, phase: Phase, **public: Any) -> State:
    """A solo game with so much in the Loot, at a space where the Pack may be."""
    state = situation(agreed("solo", investigators=(SANDRA,)), QUIET[0])
    at = (BOARD.steps[QUIET[0]][0],)
    return replace(state, public=replace(state.public, phase=phase, card=5, at=at, loot=loot, **public))


@pytest.mark.parametrize("traits", EVERY)
def test_a_tip_never_costs_the_game(traits: Traits) -> None:
    """W2: the last of the Loot buys none; while it lasts, it buys one where there is anything to learn."""
    rich, poor = (alone(loot, Phase.MOVE, effect="tip before") for loot in (50_000, 1_000))
    assert suspecting(rich, traits, QUIET[:3]) == do.TakeTip()
    assert suspecting(rich, traits, QUIET[:1]) != do.TakeTip()
    assert suspecting(poor, traits, QUIET[:3]) != do.TakeTip()


@pytest.mark.parametrize("traits", EVERY)
def test_the_whole_loot_is_staked_only_on_an_even_chance(traits: Traits) -> None:
    """W2, R2: one of three will not do for the last thousand, one of two will, for whoever dares so much."""
    last = alone(1_000, Phase.ARREST, moved=True)
    assert suspecting(last, traits, [QUIET[0], *QUIET[-2:]]) == do.EndTurn()
    assert suspecting(last, traits, [QUIET[0], QUIET[-1]]) == do.Arrest(QUIET[0])


@pytest.mark.parametrize("traits", EVERY)
def test_an_arrest_is_tried_from_a_chance_on(traits: Traits) -> None:
    """R2: with the whole Loot there, at one of as many spaces as the person dares, and not at one of more."""
    rich, most = alone(50_000, Phase.ARREST, moved=True), int(1 / traits.daring)
    others = [one for one in BOARD.numbers if one not in AROUND]
    assert suspecting(rich, traits, [QUIET[0], *others[: most - 1]]) == do.Arrest(QUIET[0])
    assert suspecting(rich, traits, [QUIET[0], *others[:most]]) == do.EndTurn()


@pytest.mark.parametrize("traits", EVERY)
def test_a_sole_suspect_in_reach_is_arrested(traits: Traits) -> None:
    """By everyone who does not hurry; whoever plays any card in haste still makes what can be made of it."""
    calm = replace(traits, haste=0.0)
    at_start = situation(agreed("solo", investigators=(SANDRA,)), QUIET[0], at=(AWAY,))
    assert turn_of(at_start, calm, QUIET[:1])[-1] == do.Arrest(QUIET[0])
    moving = replace(at_start, public=replace(at_start.public, phase=Phase.MOVE, card=5))
    assert turn_of(moving, traits, QUIET[:1])[-1] == do.Arrest(QUIET[0])


def test_a_hunch_is_taken_for_certain() -> None:
    """Where both of two spaces are in reach, hope makes an arrest that the same person would not dare without it."""
    state, both = situation(agreed("solo", investigators=(SANDRA,)), QUIET[0], at=(AWAY,)), QUIET[:2]
    sure = Traits(daring=1.0)
    assert turn_of(state, sure, both)[-1] == do.EndTurn()
    ends = {turn_of(state, replace(sure, hope=1.0), both, str(seed))[-1] for seed in range(8)}
    assert ends == {*map(do.Arrest, both)}


def test_haste_plays_any_card() -> None:
    """Somebody without it always plays the same one."""
    state = situation(agreed("solo", investigators=(SANDRA,)), QUIET[0], at=(AWAY,))
    hand = {*map(do.PlayCard, state.public.hands[0])}
    for haste, cards in ((0.0, 1), (1.0, len(hand))):
        played_cards = {turn_of(state, Traits(haste=haste), QUIET[:1], str(seed))[0] for seed in range(60)}
        assert played_cards <= hand
        assert len(played_cards) == cards


@pytest.mark.parametrize("kind", PEOPLE)
def test_people_play_by_the_rules(kind: Strength) -> None:
    """In every mode, as investigators and as the Pack: whole games of each kind, the beginning of its variants'."""
    entry, mind = find_with_people(thinking_game, "city")
    most = 60 if "-" in kind else 4_000
    for mode in MODES:
        setup = table(mode, {})
        seating = (kind,) * len(setup.players)
        came = bout(entry, mind, setup, "legal", seating, lambda match: len(match.acts) < most)
        assert came.winners is not None or came.decisions == 59
