"""Sheets as PDF, for whoever asks: made one at a time and beside the tables, the last few kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Mapping

import msgspec

from stopthief.core.errors import Broken, Refused
from stopthief.core.package.printing import PrintOptions
from stopthief.paper.press import printed
from stopthief.server.http.site import Beside, Prints, no_game

_KEPT = 8
_WAITING = 8
"""So many may wait for the press; each takes it for a second or two."""
_OWN = {name for name in PrintOptions.__struct_fields__ if name != "choices"}


class Press:
    """Makes PDFs."""

    def __init__(self, games: Iterable[str], beside: Mapping[str, Beside]) -> None:
        self._games = tuple(games)
        self._beside = beside
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._kept: OrderedDict[tuple[str, bytes], bytes] = OrderedDict()

    async def pdf(self, name: str, wish: PrintOptions) -> bytes:
        """What is wished for of a game; Refused where nothing of it can be printed."""
        prints = self.prints(name)
        if prints is None:
            raise Refused("no print", f"Nothing of the game {name} can be printed.")
        if self._waiting >= _WAITING:
            raise Refused("too fast", "Too many want to print at once; try again in a few seconds.")
        self._waiting += 1
        try:
            async with self._turn:
                return await self._kept_or_made(name, wish, prints)
        finally:
            self._waiting -= 1

    def prints(self, name: str) -> Prints | None:
        """What can be printed of a game; Refused where there is no such game."""
        if name not in self._games:
            raise no_game(self._games)
        return self._beside[name].prints if name in self._beside else None

    async def _kept_or_made(self, name: str, wish: PrintOptions, prints: Prints) -> bytes:
        key = name, msgspec.json.encode(wish, order="sorted")
        found = self._kept.pop(key, None)
        if found is None:
            found = await asyncio.to_thread(lambda: printed([prints(wish)], wish))
        self._kept[key] = found
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return found


def wish_of(query: Mapping[str, str]) -> PrintOptions:
    """A wish as it stands in an address; what is not ours is a choice of the game."""
    fields: dict[str, object] = {name: value for name, value in query.items() if name in _OWN}
    if "parts" in fields:
        fields["parts"] = [part for part in query["parts"].split(",") if part]
    fields["choices"] = {name: value for name, value in query.items() if name not in _OWN}
    try:
        return msgspec.convert(fields, PrintOptions, strict=False)
    except msgspec.ValidationError as problem:
        raise Broken(f"print: {problem}.") from None
