"""Who plays what, and how: all that is agreed before a game begins, and known to everyone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Literal

import msgspec
from msgspec.structs import replace

from stopthief.city.box.box import Box
from stopthief.city.box.settings import GOALS, Settings, changed, check
from stopthief.core.errors import Broken
from stopthief.core.names import Name, name_faults
from stopthief.core.sides import Sides

Mode = Literal["competitive", "cooperative", "one-vs-many", "solo"]
MODES: tuple[Mode, ...] = ("competitive", "cooperative", "one-vs-many", "solo")
SEATS: dict[Mode, tuple[int, int]] = {
    "competitive": (2, 4),
    "cooperative": (2, 4),
    "one-vs-many": (2, 4),
    "solo": (1, 1),
}
"""C1, K3, V1, V2: the least and the most people. In one vs. many the Pack's player is one of them."""

ADVISED: dict[Mode, bool] = {"competitive": False, "cooperative": True, "one-vs-many": False, "solo": True}
"""Whether a table has an adviser unless its host says otherwise: not where it would play for one against another."""

USUAL: dict[Mode, str] = {"competitive": "standard", "cooperative": "book", "one-vs-many": "book", "solo": "book"}
"""C5: the level of a mode unless somebody chooses another."""
QUICK = "quick"
"""The level of every mode for 15 to 20 minutes."""
CUSTOM = "custom"
"""D9: the difficulty of settings that were changed and have no name."""

Where = Literal["screen", "printed"]
"""X1: the board is on the screen, or printed on the table; then nobody tells the app of positions, cards and money."""
Whose = Literal["app", "box"]
"""Who turns the thief cards over: the app, or people with the cards of the box, which the app does not know then."""


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person at the table; without an investigator, the one who plays the Pack (V1)."""

    name: Name
    """No two players have the same; no space at either end."""
    investigator: str | None = None
    """The id of an investigator, which nobody else has."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A game as agreed. Seats go clockwise in the order of the players."""

    mode: Mode
    players: tuple[Player, ...]
    """One for every seat, in their order."""
    difficulty: str = "standard"
    """A label for the settings, such as a level of the mode; it changes nothing by itself."""
    settings: Settings = Settings()
    """Every switch of the rules."""
    board: Where = "screen"
    """Where the board is."""
    cards: Whose = "app"
    """Whose thief cards are played with; those of the box only on a printed board."""

    @cached_property
    def is_printed(self) -> bool:
        """X1: meeples, movement cards and money are on the table, and unknown here."""
        return self.board == "printed"

    @cached_property
    def keeps_loot(self) -> bool:
        """K2: whether the Loot is counted here; with the box's own cards it lies on the table."""
        return not self.is_competitive and self.cards == "app"

    @cached_property
    def is_competitive(self) -> bool:
        """Each for themselves, not all against the Pack."""
        return self.mode == "competitive"

    @cached_property
    def investigators(self) -> tuple[int, ...]:
        """The seats that play an investigator, clockwise."""
        return tuple(seat for seat, player in enumerate(self.players) if player.investigator is not None)

    @cached_property
    def pack(self) -> int | None:
        """The seat that plays the Pack, if a person does."""
        return next((seat for seat, player in enumerate(self.players) if player.investigator is None), None)

    @cached_property
    def loot(self) -> int:
        """K2: the Loot at the start; 0 in competitive games."""
        settings, further = self.settings, len(self.investigators) - 1
        return 0 if self.is_competitive else settings.loot + settings.loot_each * further

    @cached_property
    def goal(self) -> int:
        """W1, D6: the money or the number of thieves that wins a competitive game."""
        goal: int = getattr(self.settings, GOALS[self.settings.win_by][len(self.players)])
        return goal


def sides(setup: Setup) -> Sides:
    """Each for themselves, or all investigators together against the Pack."""
    if setup.is_competitive:
        return Sides(tuple((seat,) for seat in setup.investigators))
    return Sides((setup.investigators,), () if setup.pack is None else (setup.pack,))


def investigators(setup: Setup) -> tuple[str | None, ...]:
    """Who plays which."""
    return tuple(player.investigator for player in setup.players)


def wrong_number(mode: Mode, players: int) -> list[str]:
    """What is wrong with so many players, if anything."""
    least, most = SEATS[mode]
    count = str(least) if least == most else f"{least} to {most}"
    return [] if least <= players <= most else [f"players: {mode} is played by {count}, not by {players}."]


def faults(box: Box, setup: Setup) -> list[str]:
    """Everything that keeps a game from starting."""
    found = check(setup.settings) + wrong_number(setup.mode, len(setup.players))
    if len(setup.players) > max(most for _, most in SEATS.values()):
        return found  # thousands need not be told one by one what is wrong with them
    chosen = [player.investigator for player in setup.players if player.investigator is not None]
    known = ", ".join(box.investigators)
    found += [
        f"players: there is no investigator {one}; there are {known}." for one in chosen if one not in box.investigators
    ]
    found += [
        f"players: {one} can be only one player's investigator." for one in sorted({*chosen}) if chosen.count(one) > 1
    ]
    names = [player.name for player in setup.players]
    found += name_faults(names)
    packs = len(setup.players) - len(chosen)
    if packs != (setup.mode == "one-vs-many"):
        found.append(
            "players: in one-vs-many exactly one player has no investigator and plays the Pack."
            if setup.mode == "one-vs-many"
            else "players: every player needs an investigator."
        )
    if setup.cards == "box" and not setup.is_printed:
        found.append('cards: the thief cards of the box go with a printed board; set board to "printed".')
    return found


def checked(box: Box, setup: Setup) -> Setup:
    """The setup, if a game can start from it; otherwise Broken with every fault."""
    if found := faults(box, setup):
        raise Broken(*found)
    return setup


def agree(
    box: Box,
    mode: Mode,
    players: Mapping[str, str | None],
    difficulty: str | None = None,
    **changes: str | int | bool,
) -> Setup:
    """A checked setup from names: who plays which investigator (or None, the Pack), a level, settings changed."""
    level = difficulty or USUAL[mode]
    settings = changed(box.preset(mode, level), changes)
    row = tuple(Player(name, investigator) for name, investigator in players.items())
    return checked(box, Setup(mode, row, CUSTOM if changes else level, settings))


def printed(setup: Setup, cards: Whose = "app") -> Setup:
    """The same game, with the board on the table (X1)."""
    return replace(setup, board="printed", cards=cards)
