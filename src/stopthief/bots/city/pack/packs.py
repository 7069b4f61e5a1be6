"""Kinds of Pack: the strengths for people, and temperaments to test investigators with.

Investigators should do well against all of them: none is how people play, each is how somebody might.
"""

from __future__ import annotations

from typing import Literal, get_args

from stopthief.bots.city.distances import investigator_steps, thief_steps
from stopthief.bots.city.pack.habits import Habits
from stopthief.bots.city.pack.lead import Lead
from stopthief.bots.city.pack.player import Judge, PackBot
from stopthief.bots.city.pack.search import Search
from stopthief.bots.city.pack.watch import Watch
from stopthief.city.box.box import Box
from stopthief.city.box.setup import Setup
from stopthief.city.rules.chance import rules_of_thief, step
from stopthief.deduction.city.belief import entropy
from stopthief.deduction.city.hearing import sign

PackKind = Literal["easy", "steady", "fair", "strong", "greedy", "shy", "random", "sneaky", "grabbing"]
PACK_KINDS: tuple[PackKind, ...] = get_args(PackKind)
"""The strengths, then the temperaments."""

_SURE = 9.0
"""The value of a step that is always taken."""
_REACH = 8
"""The number of steps at which an investigator counts as near."""


def pack_of_kind(kind: PackKind, box: Box, setup: Setup, seat: int, seed: str) -> PackBot:
    """A bot of that kind for the Pack's seat."""
    lead = Lead(box)
    watch = Watch(box, setup, seat, Habits(box, lead) if kind == "strong" else None)
    judge, loose = _judge(kind, watch, lead)
    return PackBot(watch, judge, loose, f"{seed}/{kind}")


def _judge(kind: PackKind, watch: Watch, lead: Lead) -> tuple[Judge, float]:
    """How a kind values its steps, and the difference in value at which a step is e times rarer."""
    match kind:
        case "easy":
            return _greedy, 2.0
        case "steady":
            return _wary, 1.5
        case "fair":
            return _searching(watch, lead, 1), 0.01
        case "strong":
            return _searching(watch, lead, 2), 0.01
        case "greedy":
            return _greedy, 0.2
        case "shy":
            return _shy, 0.5
        case "random":
            return _even, 1.0
        case "sneaky":
            return _sneaky, 0.1
        case "grabbing":
            return _grabbing, 1.0


def _searching(watch: Watch, lead: Lead, depth: int) -> Judge:
    search = Search(watch.box, watch.others.hearing, lead, depth)

    def judge(watch: Watch) -> dict[int, float]:
        thief, lead.idle = watch.view.thief, watch.idle
        return search.starts(watch.public) if thief is None else search.worth(watch.public, thief, watch.beliefs)

    return judge


def _choices(watch: Watch) -> tuple[int, ...]:
    rules, thief = rules_of_thief(watch.box, watch.public), watch.view.thief
    return rules.starts(competitive=False) if thief is None else rules.choices(thief)


def _even(watch: Watch) -> dict[int, float]:
    """Every choice alike, as the app's own thief goes."""
    return dict.fromkeys(_choices(watch), 0.0)


def _away(watch: Watch, space: int) -> int:
    """The distance of the nearest investigator from a space."""
    steps = investigator_steps(watch.box.board, space)
    return min(steps[watch.public.at[seat]] for seat in watch.public.setup.investigators)


def _robs(watch: Watch, space: int) -> bool:
    thief = watch.view.thief
    scenes = watch.box.board.crime_scenes
    return space in scenes if thief is None else rules_of_thief(watch.box, watch.public).robs(thief, space)


def _greedy(watch: Watch) -> dict[int, float]:
    """Take the shortest way to the next robbery."""
    return {to: -float(_to_rob(watch, to)) for to in _choices(watch)}


def _to_rob(watch: Watch, space: int) -> int:
    """The steps from a space to the nearest scene that can still be robbed."""
    board, thief = watch.box.board, watch.view.thief
    robbed = frozenset[int]() if thief is None else thief.robbed
    here = None if thief is None else thief.at
    left = (scene for scene in board.crime_scenes if scene not in robbed and scene != here)
    return min((thief_steps(board, space)[one] for one in left), default=0)


def _grabbing(watch: Watch) -> dict[int, float]:
    """Rob where a step robs; otherwise go anywhere."""
    return {to: _SURE if _robs(watch, to) else 0.0 for to in _choices(watch)}


def _wary(watch: Watch) -> dict[int, float]:
    """Take the shortest way to the next robbery that keeps out of the investigators' reach."""
    return {to: -float(_to_rob(watch, to)) - max(0, _REACH - _away(watch, to)) for to in _choices(watch)}


def _shy(watch: Watch) -> dict[int, float]:
    """Stay as far from every investigator as possible."""
    return {to: float(_away(watch, to)) for to in _choices(watch)}


def _sneaky(watch: Watch) -> dict[int, float]:
    """Step where the clue tells least."""
    public, thief, box = watch.public, watch.view.thief, watch.box
    if thief is None:
        return _even(watch)
    heard = watch.belief.hearings(watch.others.hearing, public)
    signs = {to: sign(step(box, public, thief, to)) for to in _choices(watch)}
    return {to: entropy(heard[one].whole().spaces()) for to, one in signs.items()}
