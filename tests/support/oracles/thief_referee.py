"""The thief's rules a second time: read off the raw data files, in exact fractions, sharing nothing with the game.

A trail is every space a thief has been on since its start; a space that follows itself is a hold.
"""

from __future__ import annotations

import json
import tomllib
from fractions import Fraction
from functools import lru_cache
from importlib import resources
from typing import Any, NamedTuple

from stopthief.city.box.settings import Settings

_DATA = resources.files("stopthief.city") / "data"
_BOARD = json.loads((_DATA / "board.json").read_text())
_THIEVES = tomllib.loads((_DATA / "thieves.toml").read_text())
_INVESTIGATORS = tomllib.loads((_DATA / "investigators.toml").read_text())["investigator"]

KIND: dict[int, str] = {space["number"]: space["kind"] for space in _BOARD["spaces"]}
AREAS: dict[int, tuple[str, ...]] = {
    space["number"]: tuple(space["sides"]) if "sides" in space else (space["area"],) for space in _BOARD["spaces"]
}
PATHS: dict[frozenset[int], dict[str, Any]] = {frozenset(path["ends"]): path for path in _BOARD["paths"]}
NEAR: dict[int, frozenset[int]] = {
    number: frozenset(other for ends in PATHS if number in ends for other in ends if other != number) for number in KIND
}
STATIONS = frozenset(number for number, kind in KIND.items() if kind == "subway")
AT_LARGE: dict[str, dict[str, Any]] = {
    card["id"]: card.get("at_large", {}) for deck in ("competitive", "cooperative") for card in _THIEVES[deck]
}
REWARD: dict[str, int] = {card["id"]: card.get("reward", 0) for card in _THIEVES["competitive"]}
HANDS: dict[str, dict[int, str | None]] = {
    one["id"]: {card["moves"]: card.get("effect") for card in one["cards"]} for one in _INVESTIGATORS
}

SOUND = {
    "crime scene": "alarm",
    "inside": "footsteps",
    "outside": "hubbub",
    "door": "creak",
    "window": "glass",
    "subway": "train",
}
BANK, ELECTRONICS, DEPARTMENT, MUSEUM = 4, 1, 2, 3
TWO_BUILDINGS = {
    "construction": (BANK, ELECTRONICS),
    "ice cream": (ELECTRONICS, DEPARTMENT),
    "car crash": (DEPARTMENT, MUSEUM),
    "jazz": (MUSEUM, BANK),
}

Trail = tuple[int, ...]
Shares = dict[int, Fraction]


class Clue(NamedTuple):
    """The part of a thief's step that everyone perceives."""

    sound: str
    place: int | None
    spree: int
    loot: int
    again: bool


class Moment(NamedTuple):
    """The public facts that the rules of a step depend on besides the trail."""

    settings: Settings
    competitive: bool
    card: str
    """The thief card that is face up."""
    getaway: bool = False
    extra: bool = False
    loot: int = 0
    """The rest of it."""
    heard: int = 1
    """The number of clues about this thief so far."""
    caught: int = 0
    """The space on which the last thief was caught; 0 where none was."""

    @property
    def first(self) -> bool:
        """No clue about this thief was heard yet."""
        return self.heard == 0


def place(name: int | str) -> int:
    """The building or street of a space or an area: its first digit."""
    return int(str(name)[0])


def starts(moment: Moment) -> frozenset[int]:
    """M4: where a thief or the Pack may start."""
    kinds = ("crime scene",) if moment.competitive else ("crime scene", "inside")
    every = frozenset(number for number, kind in KIND.items() if kind in kinds and place(number) in (1, 2, 3, 4))
    if moment.settings.first_crime == "anywhere":
        return every
    return frozenset(number for number in every if not moment.caught or place(number) != place(moment.caught))


def is_ride(start: int, end: int) -> bool:
    """Whether a thief's step is a subway ride."""
    return start != end and {start, end} <= STATIONS and end not in NEAR[start]


def side(portal: int, near: int) -> str:
    """The area on whose side of a door or window a neighbour lies: written on the path, or what both have in common."""
    written = PATHS[frozenset((portal, near))].get("area")
    if written is not None:
        return str(written)
    (shared,) = set(AREAS[portal]) & set(AREAS[near])
    return shared


def shares(trail: Trail, moment: Moment) -> Shares:
    """M1-M7, M10, D3: where the thief may be after its next step, and in what share of cases."""
    at = trail[-1]
    came = next((space for space in reversed(trail) if space != at), None)
    once = not moment.settings.repeat_robberies
    robbed = frozenset(trail) if once and moment.settings.crime_pull > 1 else frozenset()
    return _shares(moment.settings, at, came, robbed, may_hold=not (moment.getaway or moment.extra))


@lru_cache(maxsize=1 << 14)
def _shares(settings: Settings, at: int, came: int | None, robbed: frozenset[int], *, may_hold: bool) -> Shares:
    def even(spaces: frozenset[int]) -> Shares:
        pulls = {
            space: settings.crime_pull if KIND[space] == "crime scene" and space not in robbed else 1
            for space in spaces
        }
        return {space: Fraction(pull, sum(pulls.values())) for space, pull in pulls.items()}

    onward = NEAR[at] - {came} or NEAR[at]
    walks = even(onward)
    if len(AREAS[at]) == 2 and came is not None:
        through = frozenset(space for space in onward if side(at, space) != side(at, came))
        always = settings.doors == "always"
        walks = _mixed(100 if always else settings.doors_often, even(through), even(onward - through))
    moves = walks
    if at in STATIONS and settings.subway != "never" and not (came is not None and is_ride(came, at)):
        always = settings.subway == "always"
        moves = _mixed(100 if always else settings.subway_often, even(STATIONS - {at}), walks)
    return _mixed(settings.hold if may_hold else 0, {at: Fraction(1)}, moves)


def _mixed(percent: int, one: Shares, other: Shares) -> Shares:
    """One with this percentage, the other with the rest; all of either where the other is impossible."""
    share = Fraction(percent, 100) if one and other else Fraction(bool(one))
    both = [(space, share * part) for space, part in one.items()]
    both += [(space, (1 - share) * part) for space, part in other.items()]
    total: Shares = {}
    for space, part in both:
        if part:
            total[space] = total.get(space, Fraction(0)) + part
    return total


def robs(trail: Trail, to: int, settings: Settings) -> bool:
    """M8, M9: whether a step is a robbery."""
    if KIND[to] != "crime scene" or to == trail[-1]:
        return False
    return settings.repeat_robberies or to not in trail


def robbery_price(moment: Moment) -> int:
    """M8: what a robbery takes from the Loot."""
    card = AT_LARGE[moment.card]
    price: int = moment.settings.robbery_price
    if moment.getaway and card.get("quiet_getaway"):
        return 0
    if not (moment.getaway and card.get("spares_getaway")):
        price = max(price * card.get("robbery_times", 1), card.get("robbery_price", 0))
    return 0 if moment.competitive else min(price, moment.loot)


def clue(trail: Trail, to: int, moment: Moment) -> Clue:
    """S1, T3, M8, M9, R4: everything that is perceived of a step."""
    settings, card = moment.settings, AT_LARGE[moment.card]
    robbery = robs(trail, to, settings)
    if to == trail[-1]:
        sound = "hold music"
    elif KIND[to] == "crime scene" and not robbery:
        sound = "footsteps"
    else:
        sound = SOUND[KIND[to]]
    with_money = moment.competitive and settings.money
    spree = (settings.spree if robbery else 0) + (card.get("window_bonus", 0) if sound == "glass" else 0)
    due = {"robbery": robbery, "ride": is_ride(trail[-1], to), None: False}[card.get("again")]
    if moment.getaway and KIND[to] not in ("crime scene", "subway"):
        sound = "laughter"
    if sound == "hubbub" and card.get("hush_outside"):
        sound = "laughter"
    return Clue(
        sound,
        place(to) if _shows_place(moment) and sound != "laughter" else None,
        spree if with_money else 0,
        robbery_price(moment) if robbery else 0,
        due and not moment.getaway and not moment.extra,
    )


def _shows_place(moment: Moment) -> bool:
    """T3: always, or with the first clue, and then with every second, third... one."""
    shown, every = moment.settings.clue_place, moment.settings.place_every
    if shown == "first" and every:
        return moment.heard in range(0, moment.heard + 1, every)
    return shown == "always" or (shown == "first" and moment.first)


def openings(start: int, moment: Moment) -> frozenset[Clue]:
    """T5, D8: the clues that a thief may give at its start."""
    settings = moment.settings
    loot = robbery_price(moment) if KIND[start] == "crime scene" else 0
    if settings.opening == "two buildings":
        sounds = [sound for sound, buildings in TWO_BUILDINGS.items() if place(start) in buildings]
        return frozenset(Clue(sound, None, 0, loot, again=False) for sound in sounds)
    shown = None if settings.clue_place == "never" else place(start)
    return frozenset({Clue(SOUND[KIND[start]], shown, 0, loot, again=False)})
