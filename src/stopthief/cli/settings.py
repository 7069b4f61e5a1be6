"""List, show, save and delete settings of Stop Thief! by name.

Without an action, list every switch with its meaning and range.
"""

from __future__ import annotations

import argparse

import msgspec

from stopthief import preferences
from stopthief.city.box.settings import allowed, changed, switches, written
from stopthief.city.game import city
from stopthief.city.lobby.remembered import Remembered, reserved
from stopthief.city.samples.trial import changes, named
from stopthief.cli.files import as_json
from stopthief.core.errors import Broken


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.set_defaults(act=_explain)
    acts = parser.add_subparsers(metavar="ACT")
    acts.add_parser("list", help="the names of all settings there are").set_defaults(act=_list)
    show = acts.add_parser("show", help="the values of one, such as solo.expert")
    show.add_argument("name", metavar="NAME")
    show.add_argument("--json", action="store_true", help="print JSON")
    show.set_defaults(act=_show)
    save = acts.add_parser("save", help="save custom settings")
    save.add_argument("name", metavar="NAME")
    save.add_argument(
        "--base", default="standard", metavar="NAME", help="what to start from, such as solo.expert (standard)"
    )
    save.add_argument(
        "--set", action="append", default=[], metavar="SWITCH=VALUE", help="change a setting; may be given again"
    )
    save.set_defaults(act=_save)
    delete = acts.add_parser("delete", help="delete saved settings")
    delete.add_argument("name", metavar="NAME")
    delete.set_defaults(act=_delete)


def run(options: argparse.Namespace) -> int:
    """Run the chosen action."""
    options.act(options)
    return 0


def _explain(_options: argparse.Namespace) -> None:
    for switch in switches():
        print(f"{switch.name}  ({allowed(switch)}; standard: {written(switch.default)})")
        print(f"    {switch.explanation}")


def _list(_options: argparse.Namespace) -> None:
    for mode, levels in city().box.presets.items():
        for level in levels:
            print(f"{mode}.{level}  (level)")
    for name in Remembered(preferences.user_files()).every():
        print(name)


def _show(options: argparse.Namespace) -> None:
    settings = named(city().box, preferences.user_files(), options.name)
    if options.json:
        print(as_json(settings))
        return
    for name, value in msgspec.structs.asdict(settings).items():
        print(f"{name} = {written(value)}")


def _save(options: argparse.Namespace) -> None:
    box = city().box
    if options.name in reserved(box):
        raise Broken(f"{options.name}: this name is taken by the game itself; choose another.")
    settings = changed(named(box, preferences.user_files(), options.base), changes(options.set))
    Remembered(preferences.user_files()).save(options.name, settings)
    print(f"Saved as {options.name}.")


def _delete(options: argparse.Namespace) -> None:
    Remembered(preferences.user_files()).delete(options.name)
    print(f"Deleted {options.name}.")
