"""Investigators of every strength play whole games: legally, and reproducibly from a seed."""

from __future__ import annotations

from typing import Any

import pytest

from stopthief.city.box.setup import Mode, Setup
from stopthief.city.rules import commands as do
from stopthief.core.match import Match
from stopthief.core.package.mind import STRENGTHS, Strength
from stopthief.games import MINDS
from tests.support.city.hunters import CityMatch
from tests.support.city.tables import CITY, DRAKE, JIMMY, PEPPER, SANDRA, VIVIAN, agreed, situation

MIND = MINDS["city"]
TABLES: tuple[tuple[Mode, str, tuple[str, ...], dict[str, Any]], ...] = (
    ("competitive", "standard", (SANDRA, JIMMY, DRAKE), {}),
    ("competitive", "intermediate", (PEPPER, VIVIAN), {}),
    ("competitive", "advanced", (JIMMY, DRAKE), {}),
    ("competitive", "standard", (JIMMY, PEPPER), {"tip": "digit", "tip_price": 3000, "opening": "move", "hold": 50}),
    ("cooperative", "book", (JIMMY, DRAKE), {}),
    ("one-vs-many", "book", (DRAKE, PEPPER), {}),
    ("solo", "book", (VIVIAN,), {"tip": "two areas", "loot": 20_000}),
)


def bots_play(setup: Setup, strength: Strength, seed: str, most: int) -> CityMatch:
    """Play a game between bots of one strength, up to a number of acts; an illegal command raises."""
    match: CityMatch = Match.begin(CITY, setup, seed)
    bots = [MIND.player(setup, seat, strength, f"{seed}/{seat}") for seat in range(len(setup.players))]
    told = 0
    while (seat := match.awaited) is not None and len(match.acts) < most:
        for act in match.acts[told:]:
            for event in act.events:
                for other, bot in enumerate(bots):
                    for seen in CITY.observe(event, other):
                        bot.see(seen)
        told = len(match.acts)
        match.submit(seat, bots[seat].choose())
    return match


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize(("mode", "difficulty", "who", "changes"), TABLES)
def test_bots_play_by_the_rules_and_by_their_seed(
    mode: Mode, difficulty: str, who: tuple[str, ...], changes: dict[str, Any], strength: Strength
) -> None:
    """In every mode; the same game twice, move for move."""
    setup = agreed(mode, difficulty, who, **changes)
    one = bots_play(setup, strength, "legal", 90)
    assert len(one.acts) == 90 or one.result is not None
    assert bots_play(setup, strength, "legal", 40).acts == one.acts[:40]


@pytest.mark.parametrize("strength", ["fair", "strong"])
def test_thinking_investigators_catch_the_pack(strength: Strength) -> None:
    """Two of them, whose Loot forgives what the last of the Pack may take in a lucky game."""
    match = bots_play(agreed("cooperative", "book", (JIMMY, PEPPER), loot=200_000), strength, "caught", 600)
    assert match.result is not None
    assert match.result.reason == "pack caught"


def test_thoughts_tell_no_more_than_is_about_to_be_seen() -> None:
    """The Pack's thoughts do not depend on its space; an investigator's move is public."""
    setup = agreed("one-vs-many", "book", (JIMMY, DRAKE))
    view = CITY.view(situation(setup, 121), None)
    assert MIND.thought(view, do.MovePack(121)) == MIND.thought(view, do.MovePack(122))
    assert MIND.thought(view, do.PlayCard(5)) == MIND.thought(view, do.PlayCard(8))
    kinds = {
        do.GetClue(): "listening",
        do.TakeTip(): "asking",
        do.EndTurn(): "resting",
        do.Arrest(312): "arresting",
        do.Escort(1, 121): "helping",
        do.Choose(1): "choosing",
        do.MovePack(121): "sneaking",
    }
    assert {command: getattr(MIND.thought(view, command), "kind", None) for command in kinds} == kinds


def test_a_walk_is_a_cover_or_a_chase() -> None:
    """By public clues: after an alarm in the bank, only a move there closes in."""
    view = CITY.view(situation(thief=412), None)
    scene = next(space for space in CITY.box.board.crime_scenes if space // 100 == 4)
    near, far = (MIND.thought(view, do.MoveTo(to)) for to in (scene, 699))
    assert [getattr(one, "kind", None) for one in (near, far)] == ["closing in", "covering"]
    assert [getattr(one, "place", None) for one in (near, far)] == [4, 6]
