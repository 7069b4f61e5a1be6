"""The agreement before a game, known to everyone: the players, the words, the settings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from stopthief.core.errors import Broken
from stopthief.core.names import Name, name_faults
from stopthief.core.sides import Sides
from stopthief.house.box.cards import KINDS, Pack
from stopthief.house.box.pack_file import faults as pack_faults
from stopthief.house.box.settings import Settings

LEAST, MOST = 2, 6
DAYS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
"""The greatest length of every month."""


class Day(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A day of any year."""

    month: Annotated[int, Meta(ge=1, le=12)]
    day: Annotated[int, Meta(ge=1, le=31)]

    @property
    def is_real(self) -> bool:
        """Whether the month has this day, at least in some years."""
        return 1 <= self.month <= len(DAYS) and 1 <= self.day <= DAYS[self.month - 1]

    @property
    def number(self) -> int:
        """The number of days of a leap year before it."""
        return sum(DAYS[: self.month - 1]) + self.day - 1


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A person at the table."""

    name: Name
    """No two players have the same; no space at either end."""
    birthday: Day | None = None
    """F5: the player with the closest birthday goes first; it need not be told."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game as agreed. Seats go clockwise in the order of the players."""

    players: tuple[Player, ...]
    """One for every seat, in their order."""
    pack: Pack
    """The words and the house."""
    settings: Settings = Settings()
    """Every switch of the rules."""
    today: Day | None = None
    """The day from which birthdays are counted; needed only where one is told."""


def hand_size(setup: Setup) -> int:
    """F2: the number of cards of each player."""
    return (len(setup.pack.cards) - len(KINDS)) // len(setup.players)


def first_players(setup: Setup) -> tuple[int, ...]:
    """F5: the seats whose next birthday is closest, counting from today; all of them where none is known."""
    today = setup.today
    waits = {
        seat: (player.birthday.number - today.number) % sum(DAYS)
        for seat, player in enumerate(setup.players)
        if player.birthday is not None and today is not None
    }
    if not waits:
        return tuple(range(len(setup.players)))
    return tuple(seat for seat, wait in waits.items() if wait == min(waits.values()))


def sides(setup: Setup) -> Sides:
    """Each for themselves."""
    return Sides(tuple((seat,) for seat in range(len(setup.players))))


def wrong_number(players: int) -> list[str]:
    """The fault of this number of players, if any."""
    return [] if LEAST <= players <= MOST else [f"players: it is played by {LEAST} to {MOST}, not by {players}."]


def faults(setup: Setup) -> list[str]:
    """All faults that keep a game from starting."""
    found = [f"pack: {problem}" for problem in pack_faults(setup.pack)]
    if wrong := wrong_number(len(setup.players)):
        return found + wrong  # thousands of players are not checked one by one
    found += [*name_faults([player.name for player in setup.players]), *_day_faults(setup)]
    if hand_size(setup) < 1:
        found.append(f"pack: it has too few cards for {len(setup.players)} players.")
    return found


def _day_faults(setup: Setup) -> Iterator[str]:
    days = {player.name: player.birthday for player in setup.players if player.birthday is not None}
    for name, day in days.items():
        if not day.is_real:
            yield f"players: {name}'s birthday is no day of the year; mend it or leave it out."
    if setup.today is None:
        if days:
            yield "today: say what day it is, so that birthdays can be counted from it."
    elif not setup.today.is_real:
        yield "today: this is no day of the year."


def checked(setup: Setup) -> Setup:
    """The setup, if a game can start from it; otherwise Broken with every fault."""
    if found := faults(setup):
        raise Broken(*found)
    return setup


def agree(pack: Pack, players: Mapping[str, Day | None], today: Day | None = None, **changes: bool) -> Setup:
    """A checked setup from names, each with a birthday or None."""
    row = tuple(Player(name, birthday) for name, birthday in players.items())
    return checked(Setup(row, pack, Settings(**changes), today))
