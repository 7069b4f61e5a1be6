"""The one thief kernel: the odds of the next step. The engine samples it, deduction filters with it.

There is no second copy of how a thief moves.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec.structs import replace

from stopthief.city.box.board import Board
from stopthief.city.box.settings import Settings
from stopthief.city.rules.events import Sound
from stopthief.city.rules.thief import ThiefNow
from stopthief.core.odds import Odds

SOUND_OF: dict[str, Sound] = {
    "crime scene": "alarm",
    "inside": "footsteps",
    "outside": "hubbub",
    "door": "creak",
    "window": "glass",
    "subway": "train",
}
"""S1: the sound of the space the thief went to."""

Weights = dict[int, int]


class Kernel:
    """The movement of thieves on one board under one set of settings. A step is the space it leads to."""

    def __init__(self, board: Board, settings: Settings) -> None:
        self.board = board
        self.settings = settings
        self._odds: dict[object, Odds[int]] = {}

    def starts(self, *, competitive: bool) -> tuple[int, ...]:
        """M4: the spaces a thief, or the Pack, may start on."""
        board = self.board
        kinds = board.crime_scenes if competitive else board.of_kind("inside", "crime scene")
        return tuple(number for number in kinds if board.indoors(number))

    def placed(self, space: int) -> ThiefNow:
        """A thief at its start; a crime scene it starts on is robbed (M4, M9)."""
        once = not self.settings.repeat_robberies and self.board.kind[space] == "crime scene"
        return ThiefNow(space, robbed=frozenset({space}) if once else frozenset())

    def moved(self, thief: ThiefNow, to: int) -> ThiefNow:
        """The thief after a step. Holding changes nothing: its next step still follows from its last move."""
        if to == thief.at:
            return thief
        robbed = thief.robbed
        if not self.settings.repeat_robberies and self.board.kind[to] == "crime scene":
            robbed |= {to}
        return ThiefNow(to, thief.at, self.board.is_ride(thief.at, to), robbed)

    def robs(self, thief: ThiefNow, to: int) -> bool:
        """M8, M9: whether a step is a robbery."""
        return self.board.kind[to] == "crime scene" and to != thief.at and to not in thief.robbed

    def sound(self, thief: ThiefNow, to: int) -> Sound:
        """S1, M9: the sound of a step."""
        if to == thief.at:
            return "hold music"
        if to in thief.robbed:
            return "footsteps"
        return SOUND_OF[self.board.kind[to]]

    def odds(self, thief: ThiefNow, *, hold: bool = True) -> Odds[int]:
        """The odds of the next step; its own space means that it stays. Without `hold` it has to move."""
        robbed = thief.robbed if self.settings.crime_pull > 1 else None
        key = (thief.at, thief.came, thief.rode, hold, robbed)
        if key not in self._odds:
            self._odds[key] = Odds.weighted(self._weights(thief, hold=hold))
        return self._odds[key]

    def choices(self, thief: ThiefNow) -> tuple[int, ...]:
        """V1: the steps that the Pack's player may choose from. A step that is taken "often" is a free choice."""
        free = kernel(self.board, replace(self.settings, doors_often=50, subway_often=50))
        return tuple(sorted(free.odds(thief, hold=False).outcomes()))

    def _weights(self, thief: ThiefNow, *, hold: bool) -> Weights:
        moves = self._moves(thief)
        # D3, D7: it may stay in place.
        return self._mix(self.settings.hold, {thief.at: 1}, moves) if hold else moves

    def _moves(self, thief: ThiefNow) -> Weights:
        at, settings = thief.at, self.settings
        if self.board.kind[at] != "subway" or thief.rode or settings.subway == "never":
            return self._walks(thief)
        # M7: having walked onto a subway space, its next move is to another; it never rides twice running.
        rides = dict.fromkeys((to for to in self.board.stations if to != at), 1)
        return self._mix(100 if settings.subway == "always" else settings.subway_often, rides, self._walks(thief))

    def _walks(self, thief: ThiefNow) -> Weights:
        at, came, board = thief.at, thief.came, self.board
        # M2: never back to the space it left, unless there is nowhere else.
        onward = [to for to in board.neighbours[at] if to != came] or list(board.neighbours[at])
        if board.kind[at] not in ("door", "window") or came is None:
            return self._pulled(thief, onward)
        # M5, M6: through to the other side, always or often; never to the exact space it came from.
        behind = board.side(at, came)
        through = self._pulled(thief, [to for to in onward if board.side(at, to) != behind])
        back = self._pulled(thief, [to for to in onward if board.side(at, to) == behind])
        return self._mix(100 if self.settings.doors == "always" else self.settings.doors_often, through, back)

    def _pulled(self, thief: ThiefNow, spaces: Iterable[int]) -> Weights:
        """M10: even, but for the pull of a crime that can be committed."""
        pull = self.settings.crime_pull
        return {to: pull if self.robs(thief, to) else 1 for to in spaces}

    @staticmethod
    def _mix(percent: int, one: Weights, other: Weights) -> Weights:
        """One group of steps with a chance in percent, the other with the rest; in whole numbers."""
        if not other or not one:
            return one or other
        ones, others = sum(one.values()), sum(other.values())
        mixed = {to: percent * weight * others for to, weight in one.items()}
        for to, weight in other.items():
            mixed[to] = mixed.get(to, 0) + (100 - percent) * weight * ones
        return mixed


@lru_cache(maxsize=256)
def kernel(board: Board, settings: Settings) -> Kernel:
    """The kernel of a board and settings."""
    return Kernel(board, settings)
