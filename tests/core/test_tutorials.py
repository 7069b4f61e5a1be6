"""The first game of every game, as its script has it: whoever changes rules, cards or board hears of it here."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from stopthief.core import record
from stopthief.core.match import AnyMatch
from stopthief.core.package.game_package import GamePackage
from stopthief.core.package.tutorial import Cue, Tutorial, played
from stopthief.core.verify import verify
from stopthief.deduction.city.detective import Detective
from stopthief.games import GAMES, MINDS
from tests.web.test_words import words

TAUGHT = {name: entry for name, entry in GAMES.items() if entry.tutorial is not None}
EACH = pytest.mark.parametrize("name", TAUGHT)
WEB = Path(str(resources.files("stopthief.web")))


def of(name: str) -> tuple[GamePackage, Tutorial]:
    """A game and its tutorial."""
    entry = GAMES[name]
    assert entry.tutorial is not None
    return entry, entry.tutorial


def until(name: str, acts: int) -> AnyMatch:
    """The game after so many of its commands."""
    entry, tutorial = of(name)
    script = tutorial.script[:acts]
    return played(entry.game, Tutorial(tutorial.setup, tutorial.seed, script, tutorial.learner))


def course(name: str) -> str:
    """What the coach in the browser does, as it stands there."""
    return (WEB / name / "coach" / "course.js").read_text("utf-8")


def test_every_game_can_be_learnt() -> None:
    """A game without a tutorial would be a way in for half of the people."""
    assert TAUGHT.keys() == GAMES.keys()


@EACH
def test_the_script_is_a_game_that_the_learner_wins(name: str) -> None:
    """From the first command to the last; the record of it can be verified."""
    entry, tutorial = of(name)
    match = played(entry.game, tutorial)
    assert match.result is not None, f"the script of {name} does not come to an end"
    assert match.result.winners == (tutorial.learner,)
    verify(entry.game, record.of(match))


@EACH
def test_each_command_is_heard_of_by_the_learner(name: str) -> None:
    """How far one is can be told from how much one was told."""
    entry, tutorial = of(name)
    for act in played(entry.game, tutorial).acts:
        assert any(entry.game.observe(event, tutorial.learner) for event in act.events)


@EACH
def test_a_cue_comes_while_everybody_follows(name: str) -> None:
    """Whoever does something else has left the script for good."""
    entry, tutorial = of(name)
    match = played(entry.game, tutorial)
    for number, cue in enumerate(tutorial.script):
        assert tutorial.cue(match.acts[: number + 1]) == cue
    assert tutorial.cue(match.acts) is None
    other = Tutorial(tutorial.setup, tutorial.seed, (Cue(0, None), *tutorial.script[1:]), tutorial.learner)
    assert tutorial.cue(match.acts[:2]) is not None
    assert other.cue(match.acts[:2]) is None


@EACH
def test_the_coach_has_a_step_for_every_command_of_the_learner(name: str) -> None:
    """No more and no fewer; and every step has its words in both languages."""
    _, tutorial = of(name)
    source = course(name)
    assert source.count("act: true") == sum(cue.seat == tutorial.learner for cue in tutorial.script)
    said = {*re.findall(r'say: "([\w.]+)"', source), *re.findall(r'tick\("([\w.]+)"', source)}
    for language in ("en", "fr"):
        assert said <= words(language, name).keys()


def test_the_questions_of_the_city_have_the_answers_that_the_coach_knows() -> None:
    """The doors that the clues allow, and then a window that is certain for the learner, and for nobody else."""
    entry, tutorial = of("city")
    doors = {int(one) for one in re.findall(r"\d+", re.findall(r"DOORS = \[(.*)\]", course("city"))[0])}
    asked = [number for number, cue in enumerate(tutorial.script, 1) if type(cue.command).__name__ == "GetClue"]
    assert believed(until("city", asked[2]), None) == doors
    last = until("city", asked[-1])
    window = int(re.findall(r"WINDOW = (\d+)", course("city"))[0])
    assert believed(last, tutorial.learner) == {window}
    assert len(believed(last, None)) > 1
    assert [clue.sound for clue in last.state.public.clues] == ["alarm", "footsteps", "creak", "hubbub", "glass"]
    assert entry.game.view(last.state, tutorial.learner).tips


def believed(match: AnyMatch, seat: int | None) -> set[int]:
    """Where the thief can be for all that a seat knows."""
    detective = Detective(match.game.box, match.setup, seat)  # type: ignore[attr-defined] # the city's own
    for seen in match.stream(seat):
        detective.see(seen)
    return {*detective.belief.spaces()}


def test_the_last_guess_in_the_house_is_certain() -> None:
    """The learner's adviser would say so; one turn before, it would not."""
    _, tutorial = of("house")
    adviser = MINDS["house"].adviser
    assert adviser is not None
    certain = []
    for number, cue in enumerate(tutorial.script):
        if cue.seat != tutorial.learner or type(cue.command).__name__ != "Guess":
            continue
        told = adviser(tutorial.setup, tutorial.learner)
        for seen in until("house", number).stream(tutorial.learner):
            told.see(seen)
        certain.append(told.advice().answers)  # type: ignore[attr-defined] # the house's own
    assert certain[-1] == 1
    assert certain[-2] > 1
