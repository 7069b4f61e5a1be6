"""List, check, add and show vocabulary packs of Arrêter le Voleur!

A pack is one file with the words, the house and the sentences of a game.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from stopthief import preferences
from stopthief.cli.files import as_json, in_file, read
from stopthief.core.errors import Broken
from stopthief.house.box.box import pack_files, packs
from stopthief.house.box.cards import Pack
from stopthief.house.box.pack_file import read as read_pack
from stopthief.house.lobby.offer import ENDING, FOLDER, own_packs


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.set_defaults(act=_list, json=False)
    acts = parser.add_subparsers(metavar="ACT")
    every = acts.add_parser("list", help="all packs there are")
    every.add_argument("--json", action="store_true", help="print JSON")
    every.set_defaults(act=_list)
    check = acts.add_parser("check", help="say what is in a file, or everything that is wrong with it")
    check.add_argument("file", type=Path, metavar="FILE")
    check.set_defaults(act=_check)
    add = acts.add_parser("add", help="check a file and keep it for every game from now on")
    add.add_argument("file", type=Path, metavar="FILE")
    add.set_defaults(act=_add)
    show = acts.add_parser("show", help="print the file of a pack, to start a new one from")
    show.add_argument("name", metavar="NAME")
    show.set_defaults(act=_show)
    delete = acts.add_parser("delete", help="delete a pack that was added")
    delete.add_argument("name", metavar="NAME")
    delete.set_defaults(act=_delete)


def run(options: argparse.Namespace) -> int:
    """Run the chosen action."""
    code: int = options.act(options)
    return code


def _list(options: argparse.Namespace) -> int:
    """Every pack with its origin; files that cannot be used are named on stderr."""
    user_files = preferences.user_files()
    own, faults = own_packs(user_files)
    rows = [(name, pack, "the game") for name, pack in packs().items()]
    rows += [(name, pack, user_files.place(_file(name))) for name, pack in own.items()]
    if options.json:
        print(as_json([{"name": name, **_figures(pack), "from": origin} for name, pack, origin in rows]))
    else:
        for name, pack, origin in rows:
            print(f"{name}  {_contents(pack)} From {origin}.")
    for fault in faults:
        print(
            f"stopthief: {user_files.place(_file(fault.partition(ENDING)[0]))}: {fault.partition(': ')[2]}",
            file=sys.stderr,
        )
    return 0


def _figures(pack: Pack) -> dict[str, str | int]:
    return {
        "title": pack.name,
        "gloss": pack.gloss,
        "language": pack.language,
        "things": len(pack.things),
        "rooms": len(pack.rooms),
        "places": len(pack.places),
    }


def _contents(pack: Pack) -> str:
    return (
        f"{pack.name} ({pack.gloss}), {pack.language}: {len(pack.things)} things, {len(pack.rooms)} rooms, "
        f"{len(pack.places)} hiding places."
    )


def _checked(path: Path) -> tuple[bytes, Pack]:
    data = read(path)
    try:
        return data, read_pack(data)
    except Broken as broken:
        raise in_file(path, broken) from None


def _check(options: argparse.Namespace) -> int:
    _, pack = _checked(options.file)
    print(f"{options.file}: nothing is wrong. {_contents(pack)}")
    for title, words in (
        (pack.phrases.things, pack.things),
        (pack.phrases.rooms, pack.rooms),
        (pack.phrases.places, pack.places),
    ):
        print(f"{title.says}: {', '.join(card.word for card in words)}.")
    return 0


def _add(options: argparse.Namespace) -> int:
    data, pack = _checked(options.file)
    name = options.file.stem
    if name in packs():
        raise Broken(f"{name}: a pack of the game has this name already; give the file another one.")
    user_files = preferences.user_files()
    user_files.write(_file(name), data)
    print(f"Added {name}. {_contents(pack)} It is kept in {user_files.place(_file(name))}.")
    return 0


def _show(options: argparse.Namespace) -> int:
    data = pack_files().get(options.name)
    # The file byte for byte, in any encoding of the terminal.
    sys.stdout.buffer.write(_own_file(options.name) if data is None else data)
    return 0


def _delete(options: argparse.Namespace) -> int:
    if options.name in packs():
        raise Broken(f"{options.name}: this is a pack of the game; only those that were added can be deleted.")
    _own_file(options.name)
    preferences.user_files().remove(_file(options.name))
    print(f"Deleted {options.name}.")
    return 0


def _own_file(name: str) -> bytes:
    """The file of an added pack; Broken names all packs where there is no such one."""
    user_files = preferences.user_files()
    names = user_files.names(FOLDER, ENDING)
    data = user_files.read(_file(name)) if name in names else None
    if data is None:
        raise Broken(f"{name}: there is no pack of this name; there are {', '.join((*packs(), *names))}.")
    return data


def _file(name: str) -> str:
    return f"{FOLDER}/{name}{ENDING}"
