"""The pack to print: one of the box, one of the user's own, or one that comes with the options."""

from __future__ import annotations

import msgspec

from stopthief.core.errors import Broken
from stopthief.core.package.game_package import UserFiles
from stopthief.house.box.cards import Pack
from stopthief.house.box.pack_file import faults
from stopthief.house.lobby.remembered import Remembered


def pack_of(user_files: UserFiles, wanted: str | None) -> Pack:
    """A pack by the name of its file or its own, or written out as JSON; by default that of the last game."""
    if wanted is not None and wanted.startswith("{"):
        return _written(wanted)
    kept = Remembered(user_files)
    packs, _ = kept.packs()
    if wanted is None:
        return packs.get(kept.pack(), next(iter(packs.values())))
    found = packs.get(wanted) or next((pack for pack in packs.values() if pack.name == wanted), None)
    if found is None:
        raise Broken(f"{wanted}: there is no pack of this name; there are {', '.join(packs)}.")
    return found


def _written(text: str) -> Pack:
    try:
        pack = msgspec.json.decode(text, type=Pack)
    except (msgspec.DecodeError, RecursionError) as problem:
        raise Broken(f"pack: {problem}.") from None
    if problems := faults(pack):
        raise Broken(*problems)
    return pack
