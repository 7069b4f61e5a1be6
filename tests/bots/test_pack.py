"""The Pack's bots choose legally, reproducibly, and well where the best step is obvious."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from stopthief.bots.city.pack.habits import Habits
from stopthief.bots.city.pack.lead import Lead
from stopthief.bots.city.pack.packs import PACK_KINDS, PackKind, pack_of_kind
from stopthief.bots.city.pack.watch import Watch
from stopthief.city.box.setup import Setup
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.core.match import Match
from tests.support.city.hunters import CityMatch, eager
from tests.support.city.tables import BOOK as CITY
from tests.support.city.tables import BOOK_BOX as BOX
from tests.support.city.tables import PEPPER, SANDRA, VIVIAN, agreed

SETUPS = (
    agreed("one-vs-many", "book", (SANDRA,)),
    agreed("one-vs-many", "book", (PEPPER, VIVIAN), tip="two areas", opening="two buildings"),
    agreed("one-vs-many", "book", (SANDRA, PEPPER, VIVIAN), tip="space", opening="move", subway="never"),
    agreed("one-vs-many", "book", (SANDRA,), tip="two spaces", repeat_robberies=True, clue_place="always"),
)
SEEDS = range(6)


def hunted(setup: Setup, kind: PackKind, seed: str, most: int) -> CityMatch:
    """Play a bot's Pack against investigators who make much happen. An illegal command raises."""
    match: CityMatch = Match.begin(CITY, setup, seed)
    bot, rng, told = pack_of_kind(kind, BOX, setup, setup.pack or 0, seed), Random(seed), 0
    while (seat := match.awaited) is not None and len(match.acts) < most:
        for act in match.acts[told:]:
            for event in act.events:
                for seen in CITY.observe(event, setup.pack):
                    bot.see(seen)
        told = len(match.acts)
        match.submit(seat, bot.choose() if seat == setup.pack else eager(rng, match.state, match.legal(seat)))
    return match


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("kind", PACK_KINDS)
def test_every_choice_is_legal(kind: PackKind, setup: Setup) -> None:
    """At the start, at every step, and in every getaway; and the same again from the same seed."""
    most = 20 if kind == "strong" else 60
    match = hunted(setup, kind, "legal", most)
    moves = [act.command for act in match.acts if isinstance(act.command, do.MovePack)]
    assert len(moves) > most // 10
    again = hunted(setup, kind, "legal", most // 2)
    assert again.acts == match.acts[: len(again.acts)]


def at_the_pack(start: int, investigator: int, hand: tuple[int, ...]) -> Iterator[ev.Observation]:
    """The Pack's observations until its first step, from a known start; one investigator, with a few cards."""
    kind = {"crime scene": "alarm", "inside": "footsteps"}[BOX.board.kind[start]]
    yield from (ev.FirstPlayerDrawn(0), ev.ThiefRevealed("wade"), ev.ThiefHidden(), ev.PackAt(start))
    yield ev.Heard(kind, BOX.board.place(start))  # type: ignore[arg-type]
    yield from (ev.CardPlayed(0, card.moves) for card in BOX.investigators[SANDRA].cards if card.moves not in hand)
    yield from (ev.TipAsked(0, 0), ev.TipDone(), ev.Moved(0, (500, investigator)), ev.TurnEnded(0, 0))


def stepped(
    kind: PackKind, seed: int, start: int, investigator: int, hand: tuple[int, ...] = (3,), **changes: Any
) -> int:
    """Where a bot goes from there."""
    setup = agreed("one-vs-many", "book", (SANDRA,), tip="space", **changes)
    bot = pack_of_kind(kind, BOX, setup, 1, str(seed))
    for seen in at_the_pack(start, investigator, hand):
        bot.see(seen)
    command = bot.choose()
    assert isinstance(command, do.MovePack)
    return command.to


@pytest.mark.parametrize("kind", ["fair", "strong"])
def test_it_does_not_step_next_to_one_who_knows(kind: PackKind) -> None:
    """From 223, the creak of the door would tell an investigator two steps from it; the way in is safe."""
    assert {stepped(kind, seed, 223, 225) for seed in SEEDS} == {233}


@pytest.mark.parametrize("kind", ["fair", "strong", "greedy"])
def test_it_robs_where_nobody_is_near(kind: PackKind) -> None:
    """From 233, the scene next to it."""
    assert {stepped(kind, seed, 233, 899) for seed in SEEDS} == {242}


@pytest.mark.parametrize("kind", ["fair", "strong"])
def test_it_takes_the_last_of_the_loot(kind: PackKind) -> None:
    """W2: an empty Loot ends the game at once, even next to an investigator."""
    assert {stepped(kind, seed, 233, 242, hand=(3, 8, 10), loot=5000) for seed in SEEDS} == {242}


def test_its_start_cannot_be_foretold() -> None:
    """The strong Pack starts now in one building, now in another."""
    setup, starts = SETUPS[0], set()
    for seed in range(12):
        bot = pack_of_kind("strong", BOX, setup, 1, str(seed))
        bot.see(ev.FirstPlayerDrawn(0))
        bot.see(ev.ThiefRevealed("wade"))
        command = bot.choose()
        assert isinstance(command, do.MovePack)
        starts.add(command.to)
    assert len({BOX.board.place(start) for start in starts}) > 1
    assert len(starts) > 4


def test_what_others_may_believe_allows_the_truth() -> None:
    """Whether or not they know its habits; after every step, arrest and tip."""
    setup = SETUPS[1]
    match = hunted(setup, "easy", "truth", 120)
    watch = Watch(BOX, setup, setup.pack or 0, Habits(BOX, Lead(BOX)))
    for act in match.acts:
        for event in act.events:
            for seen in CITY.observe(event, setup.pack):
                watch.see(seen)
        thief = watch.view.thief
        if thief is not None:
            assert all(belief[thief] > 0 for belief in watch.beliefs)
            assert [belief.total for belief in watch.beliefs] == pytest.approx([1, 1])
    assert sum(watch.public.caught) > 0
