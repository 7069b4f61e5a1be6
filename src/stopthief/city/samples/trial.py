"""A game in the city for random players, from options of a command line: mode, difficulty, single settings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from stopthief.city.box.box import Box
from stopthief.city.box.settings import Settings, changed
from stopthief.city.box.setup import CUSTOM, MODES, SEATS, USUAL, Mode, Setup, wrong_number
from stopthief.city.lobby.remembered import Remembered
from stopthief.city.samples.random_setups import players
from stopthief.core.dice import draws
from stopthief.core.english import listed
from stopthief.core.errors import Broken
from stopthief.core.package.game_package import Option, TrialOptions, UserFiles

OPTIONS = (
    Option("mode", "who plays against whom (competitive)", MODES, "competitive"),
    Option("difficulty", "a level of the mode, such as standard, book or quick; custom; or a saved name"),
    Option("set", "change a setting; may be given again", changes=True),
)


def trial(box: Box, user_files: UserFiles, options: TrialOptions) -> Setup:
    """The setup of these options; players are drawn from the seed."""
    mode = cast("Mode", options.choices.get("mode", "competitive"))
    number = SEATS[mode][0] if options.players is None else options.players
    if wrong := wrong_number(mode, number):
        raise Broken(*(f"--{problem}" for problem in wrong))
    label, settings = _settings(box, user_files, mode, options)
    return Setup(mode, players(box, mode, number, draws(f"{options.seed}/setup")), label, settings)


def _settings(box: Box, user_files: UserFiles, mode: Mode, options: TrialOptions) -> tuple[str, Settings]:
    """The label and settings for a mode, a difficulty by name, and single changes."""
    label = options.choices.get("difficulty") or (CUSTOM if options.changes else USUAL[mode])
    base = USUAL[mode] if label == CUSTOM else label
    return label, changed(_base(box, user_files, mode, base), changes(options.changes))


def _base(box: Box, user_files: UserFiles, mode: Mode, name: str) -> Settings:
    """The settings of a level of the mode, or those kept under a name."""
    levels = box.presets[mode]
    if name in levels:
        return levels[name]
    if others := [one for one in MODES if name in box.presets[one]]:
        raise Broken(f"--difficulty: {name} is a level of {listed(others)}; {mode} has {listed(levels)}.")
    return _saved(user_files, name, levels)


def named(box: Box, user_files: UserFiles, name: str) -> Settings:
    """The settings of a level, such as "solo.expert" or, where one mode alone has it, "expert"; or those kept."""
    mode, _, level = name.rpartition(".")
    found = [one for one in MODES if level in box.presets[one] and mode in ("", one)]
    if len(found) > 1:
        raise Broken(f"{name}: several modes have this level; say which, as in {found[0]}.{name}.")
    if found:
        return box.presets[found[0]][level]
    return _saved(user_files, name, [f"{mode}.{level}" for mode in MODES for level in box.presets[mode]])


def _saved(user_files: UserFiles, name: str, levels: Iterable[str]) -> Settings:
    saved = Remembered(user_files).every()
    if name not in saved:
        raise Broken(f"{name}: there are no settings of this name; there are {', '.join((*levels, *saved))}.")
    return saved[name]


def changes(pairs: Iterable[str]) -> dict[str, str]:
    """The changes given with --set, by the name of the switch."""
    split = [(pair, *pair.partition("=")) for pair in pairs]
    if broken := [f"--set: {pair} is not of the form SWITCH=VALUE." for pair, _, sign, _ in split if not sign]:
        raise Broken(*broken)
    return {name.strip(): value.strip() for _, name, _, value in split}
