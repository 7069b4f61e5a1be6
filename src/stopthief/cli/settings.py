"""List, show, save and delete settings of Stop Thief! by name.

Without anything more, every switch with its meaning and what it may be.
"""

from __future__ import annotations

import argparse

import msgspec

from stopthief import preferences
from stopthief.city.box import Box
from stopthief.city.game import city
from stopthief.city.settings import Settings, allowed, changed, switches, written
from stopthief.city.setup import Mode, preset_for
from stopthief.cli.files import as_json
from stopthief.core.errors import Broken


def arguments(parser: argparse.ArgumentParser) -> None:
    """What can be said on the command line."""
    parser.set_defaults(act=_explain)
    acts = parser.add_subparsers(metavar="ACT")
    acts.add_parser("list", help="the names of all settings there are").set_defaults(act=_list)
    show = acts.add_parser("show", help="the values of one")
    show.add_argument("name", metavar="NAME")
    show.add_argument("--json", action="store_true", help="print JSON")
    show.set_defaults(act=_show)
    save = acts.add_parser("save", help="save custom settings")
    save.add_argument("name", metavar="NAME")
    save.add_argument("--base", default="standard", metavar="NAME", help="what to start from (standard)")
    add_changes(save)
    save.set_defaults(act=_save)
    delete = acts.add_parser("delete", help="delete saved settings")
    delete.add_argument("name", metavar="NAME")
    delete.set_defaults(act=_delete)


def add_changes(parser: argparse.ArgumentParser) -> None:
    """Add --set, which changes single settings."""
    parser.add_argument(
        "--set", action="append", default=[], metavar="SWITCH=VALUE", help="change a setting; may be given again"
    )


def run(options: argparse.Namespace) -> int:
    """Do what was asked."""
    options.act(options)
    return 0


def settings_for(box: Box, mode: Mode, difficulty: str | None, changes: list[str]) -> tuple[str, Settings]:
    """The label and settings for a mode, a difficulty by name, and single changes."""
    label = difficulty or ("custom" if changes else preset_for(mode, "standard"))
    base = preset_for(mode, "standard") if label == "custom" else label
    if mode != "competitive" and label == "standard":
        label = base = "cooperative"
    if mode != "competitive" and base in ("intermediate", "advanced"):
        raise Broken(
            f"--difficulty: {base} is for competitive games; leave it out, or change single switches with --set."
        )
    if mode == "competitive" and base == "cooperative":
        raise Broken("--difficulty: cooperative is for games against the Pack; choose another.")
    return label, changed(_named(box, base), _changes(changes))


def _named(box: Box, name: str) -> Settings:
    if name in box.presets:
        return box.presets[name]
    saved = preferences.saved_settings(preferences.config_folder())
    if name not in saved:
        known = ", ".join((*box.presets, *saved))
        raise Broken(f"{name}: there are no settings of this name; there are {known}.")
    return saved[name]


def _changes(pairs: list[str]) -> dict[str, str]:
    broken = [f"--set: {pair} is not of the form SWITCH=VALUE." for pair in pairs if "=" not in pair]
    if broken:
        raise Broken(*broken)
    split = (pair.partition("=") for pair in pairs)
    return {name.strip(): value.strip() for name, _, value in split}


def _explain(_options: argparse.Namespace) -> None:
    for switch in switches():
        print(f"{switch.name}  ({allowed(switch)}; standard: {written(switch.default)})")
        print(f"    {switch.explanation}")


def _list(_options: argparse.Namespace) -> None:
    for name in city().box.presets:
        print(f"{name}  (preset)")
    for name in preferences.saved_settings(preferences.config_folder()):
        print(name)


def _show(options: argparse.Namespace) -> None:
    settings = _named(city().box, options.name)
    if options.json:
        print(as_json(settings))
        return
    for name, value in msgspec.structs.asdict(settings).items():
        print(f"{name} = {written(value)}")


def _save(options: argparse.Namespace) -> None:
    box = city().box
    if options.name in (*box.presets, "custom"):
        raise Broken(f"{options.name}: this name is taken by the game itself; choose another.")
    settings = changed(_named(box, options.base), _changes(options.set))
    preferences.save_settings(preferences.config_folder(), options.name, settings)
    print(f"Saved as {options.name}.")


def _delete(options: argparse.Namespace) -> None:
    preferences.delete_settings(preferences.config_folder(), options.name)
    print(f"Deleted {options.name}.")
