"""PDFs of a game's sheets, made one at a time in a thread. The last few are cached."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from functools import partial

import msgspec

from stopthief.core.errors import Broken, Refused
from stopthief.core.package.printing import PrintOptions
from stopthief.paper.press import printed
from stopthief.server.lru_cache import LruCache
from stopthief.server.site import GameExtras, Prints, no_game

_CACHED = 8
_MOST_WAITING = 8
"""Requests in the queue; each takes a second or two."""
_OWN_FIELDS = {name for name in PrintOptions.__struct_fields__ if name != "choices"}


class PdfPrinter:
    """Makes PDFs."""

    def __init__(self, games: Iterable[str], extras: Mapping[str, GameExtras]) -> None:
        self._games = tuple(games)
        self._extras = extras
        self._waiting = 0
        self._pdfs: LruCache[tuple[str, bytes], bytes] = LruCache(_CACHED)

    async def pdf(self, name: str, wish: PrintOptions) -> bytes:
        """Print what a user asks for; Refused where the game cannot be printed."""
        prints = self.prints(name)
        if prints is None:
            raise Refused("no print", f"Nothing of the game {name} can be printed.")
        if self._waiting >= _MOST_WAITING:
            raise Refused("too fast", "Too many want to print at once; try again in a few seconds.")
        key = name, msgspec.json.encode(wish, order="sorted")
        self._waiting += 1
        try:
            return await self._pdfs.get(key, partial(asyncio.to_thread, _printed, prints, wish))
        finally:
            self._waiting -= 1

    def prints(self, name: str) -> Prints | None:
        """The function that makes a game's sheets, if it has one; Refused where there is no such game."""
        if name not in self._games:
            raise no_game(self._games)
        return self._extras[name].prints if name in self._extras else None


def _printed(prints: Prints, wish: PrintOptions) -> bytes:
    return printed([prints(wish)], wish)


def wish_of(query: Mapping[str, str]) -> PrintOptions:
    """Read a print request from a query string. Names that are not ours are choices of the game."""
    fields: dict[str, object] = {name: value for name, value in query.items() if name in _OWN_FIELDS}
    if "parts" in fields:
        fields["parts"] = [part for part in query["parts"].split(",") if part]
    fields["choices"] = {name: value for name, value in query.items() if name not in _OWN_FIELDS}
    try:
        return msgspec.convert(fields, PrintOptions, strict=False)
    except msgspec.ValidationError as problem:
        raise Broken(f"print: {problem}.") from None
