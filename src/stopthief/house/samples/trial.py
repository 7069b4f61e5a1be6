"""A game in the house for random players, from options of a command line: how many, which pack, one rule."""

from __future__ import annotations

from collections.abc import Iterable

from stopthief.core.dice import Draw, draws
from stopthief.core.errors import Broken
from stopthief.core.package.game_package import Option, TrialOptions, UserFiles
from stopthief.house.box.box import USUAL, usual_pack
from stopthief.house.box.cards import Pack
from stopthief.house.box.settings import Settings, switches
from stopthief.house.box.setup import DAYS, LEAST, MOST, Day, Player, Setup, wrong_number
from stopthief.house.lobby.remembered import Remembered

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
OPTIONS = (
    Option("pack", f"the words to play with, by name ({USUAL})"),
    Option("set", "change a setting; may be given again", changes=True),
)
_TODAY = Day(month=1, day=1)
"""Trials do not depend on the date."""
_YES_OR_NO = {"true": True, "false": False}


def trial(user_files: UserFiles, options: TrialOptions) -> Setup:
    """The setup of these options."""
    number = LEAST if options.players is None else options.players
    problems = [f"--{problem}" for problem in wrong_number(number)]
    problems += _wrong_changes(options.changes)
    packs, _ = Remembered(user_files).packs()
    name = options.choices.get("pack", USUAL)
    if name not in packs:
        problems.append(f"--pack: there is no pack {name}; there are {', '.join(packs)}.")
    if problems:
        raise Broken(*problems)
    return Setup(players(number, draws(f"{options.seed}/setup")), packs[name], _settings(options.changes), _TODAY)


def players(number: int, draw: Draw) -> tuple[Player, ...]:
    """This many players with birthdays drawn at random."""
    return tuple(Player(name, _birthday(draw)) for name in NAMES[:number])


def random_setup(draw: Draw, number: int | None = None, pack: Pack | None = None) -> Setup:
    """A valid setup, arbitrary in everything else."""
    row = players(LEAST + draw(MOST - LEAST + 1) if number is None else number, draw)
    return Setup(row, usual_pack() if pack is None else pack, Settings(guess_here=bool(draw(2))), _TODAY)


def _birthday(draw: Draw) -> Day:
    month = 1 + draw(len(DAYS))
    return Day(month, 1 + draw(DAYS[month - 1]))


def _wrong_changes(pairs: Iterable[str]) -> list[str]:
    """Faults of single settings."""
    known = {switch.name for switch in switches()}
    problems = []
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            problems.append(f"--set: {pair} is not of the form SWITCH=VALUE.")
        elif name not in known:
            problems.append(f"--set: there is no setting {name}; there is {', '.join(sorted(known))}.")
        elif value not in _YES_OR_NO:
            problems.append(f"--set: {name}: {value!r} will not do; it must be true or false.")
    return problems


def _settings(pairs: Iterable[str]) -> Settings:
    return Settings(**{name: _YES_OR_NO[value] for name, _, value in (pair.partition("=") for pair in pairs)})
