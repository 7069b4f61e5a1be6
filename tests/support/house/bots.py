"""Games of the house played by bots, each told what its seat perceives and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from stopthief.core.match import Match
from stopthief.core.package.mind import Bot, Strength
from stopthief.games import MINDS
from stopthief.house.box.setup import Setup
from stopthief.house.game import HouseMatch
from stopthief.house.rules import commands as do
from tests.support.house.tables import HOUSE

MIND = MINDS["house"]


def told(bot: Bot, match: HouseMatch, seat: int) -> Bot:
    """A bot that has seen all that a seat perceived of a game."""
    for seen in match.stream(seat):
        bot.see(seen)
    return bot


def contested(setup: Setup, strengths: Sequence[Strength], seed: str, most: int = 4_000) -> HouseMatch:
    """A game of bots; every command is checked by the game, which refuses what is not legal."""
    match: HouseMatch = Match.begin(HOUSE, setup, seed)
    bots = [MIND.player(setup, seat, one, f"{seed}/{seat}") for seat, one in enumerate(strengths)]
    heard = 0
    while (seat := match.awaited) is not None and len(match.acts) < most:
        for act in match.acts[heard:]:
            for event in act.events:
                for place, bot in enumerate(bots):
                    for seen in HOUSE.observe(event, place):
                        bot.see(seen)
        heard = len(match.acts)
        command: do.Command = bots[seat].choose()
        match.submit(seat, command)
    return match
