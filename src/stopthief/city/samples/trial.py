"""A game in the city for random players, from options of a command line: mode, difficulty, single settings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from stopthief.city.box.box import Box
from stopthief.city.box.settings import Settings, changed
from stopthief.city.box.setup import MODES, SEATS, Mode, Setup, preset_for, wrong_number
from stopthief.city.lobby.remembered import Remembered
from stopthief.city.samples.random_setups import players
from stopthief.core.dice import draws
from stopthief.core.errors import Broken
from stopthief.core.package.game_package import Option, TrialOptions, UserFiles

OPTIONS = (
    Option("mode", "who plays against whom (competitive)", MODES, "competitive"),
    Option("difficulty", "standard, intermediate, advanced, custom, or a saved name"),
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
    label = options.choices.get("difficulty") or ("custom" if options.changes else preset_for(mode, "standard"))
    base = preset_for(mode, "standard") if label == "custom" else label
    if mode != "competitive" and label == "standard":
        label = base = "cooperative"
    if mode != "competitive" and base in ("intermediate", "advanced"):
        raise Broken(
            f"--difficulty: {base} is for competitive games; leave it out, or change single switches with --set."
        )
    if mode == "competitive" and base == "cooperative":
        raise Broken("--difficulty: cooperative is for games against the Pack; choose another.")
    return label, changed(named(box, user_files, base), changes(options.changes))


def named(box: Box, user_files: UserFiles, name: str) -> Settings:
    """The settings of a preset, or those kept under a name."""
    if name in box.presets:
        return box.presets[name]
    saved = Remembered(user_files).every()
    if name not in saved:
        known = ", ".join((*box.presets, *saved))
        raise Broken(f"{name}: there are no settings of this name; there are {known}.")
    return saved[name]


def changes(pairs: Iterable[str]) -> dict[str, str]:
    """The changes given with --set, by the name of the switch."""
    split = [(pair, *pair.partition("=")) for pair in pairs]
    if broken := [f"--set: {pair} is not of the form SWITCH=VALUE." for pair, _, sign, _ in split if not sign]:
        raise Broken(*broken)
    return {name.strip(): value.strip() for _, name, _, value in split}
