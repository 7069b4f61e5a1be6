"""The totals of a run of the arena."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from stopthief.core.package.game_package import GamePackage
from stopthief.core.package.mind import Strength
from stopthief.lab.arena import ArenaRun, Pairing
from stopthief.lab.balance import Balance
from stopthief.lab.elo import Sprt
from stopthief.lab.scores import Scores
from stopthief.lab.timing import Times

Ended = Literal["all played", "proven", "interrupted"]


class ArenaTotals:
    """Adds up pairings: scores, balance, figures and thinking times."""

    def __init__(self, entry: GamePackage, run: ArenaRun, sprt: Sprt) -> None:
        self.entry = entry
        self.run = run
        self.scores = Scores(run, sprt)
        self.balance = Balance(entry)
        self.ended: Ended = "all played"
        self.pairings = self.decisions = self.undecided = 0
        self.figures: list[Mapping[str, Any]] = []
        self.times: dict[tuple[Strength, bool], Times] = {}
        """By strength, and whether it plays a part of its own."""

    def add(self, pairing: Pairing) -> None:
        """Add a pairing."""
        self.pairings += 1
        self.scores.add(pairing)
        self.balance.add(pairing)
        for bout in pairing.bouts:
            self.decisions += bout.decisions
            self.undecided += bout.winners is None
            self.figures.append(bout.figures)
            for seat, (strength, times) in enumerate(zip(bout.seating, bout.times, strict=True)):
                self.times.setdefault((strength, seat in pairing.sides.foes), Times()).take(times)
