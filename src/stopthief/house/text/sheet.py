"""The evidence sheet in plain text: every card, and for every player whether that player holds it (F3)."""

from __future__ import annotations

from itertools import zip_longest

from stopthief.house.box.cards import KINDS, Kind, Pack
from stopthief.house.rules.guide import guide
from stopthief.house.rules.state import View
from stopthief.house.text import terms
from stopthief.house.text.floor_plan import WIDTH

HAS, HAS_NOT, OPEN = "\N{CHECK MARK}", "\N{MIDDLE DOT}", "="
LEGEND = f"  {HAS} holds it   {HAS_NOT} does not   {OPEN} lies face up for all"
_GAP = "   "


def sheet(view: View, initials: tuple[str, ...]) -> list[str]:
    """The three kinds of cards side by side where they fit, otherwise one below the other."""
    blocks = [_block(view, kind, "".join(initials)) for kind in KINDS]
    if sum(len(block[0]) for block in blocks) + len(_GAP) * (len(blocks) - 1) > WIDTH:
        return [line.rstrip() for block in blocks for line in (*block, "")][:-1]
    blanks = [" " * len(block[0]) for block in blocks]
    rows = zip_longest(*blocks)
    return [_GAP.join(cell or blank for cell, blank in zip(row, blanks, strict=True)).rstrip() for row in rows]


def _block(view: View, kind: Kind, heads: str) -> list[str]:
    """A column of cards, every line as wide as the others; the heading is cut where it must be."""
    pack = view.public.setup.pack
    cards = [card.id for card in pack.of_kind(kind)]
    width = max(len(terms.short(pack, card)) for card in cards)
    title = _heading(pack, kind)[:width]
    marks = _marks(view)
    return [f"{title:<{width}} {heads}", *(f"{terms.short(pack, card):<{width}} {marks[card]}" for card in cards)]


def _heading(pack: Pack, kind: Kind) -> str:
    phrases = pack.phrases
    return {"thing": phrases.things, "room": phrases.rooms, "place": phrases.places}[kind].says


def _marks(view: View) -> dict[str, str]:
    """A character for every player, of every card."""
    public, certain = view.public, guide(view)
    known = {one.card: one.seat for one in certain.known}
    without = {one.seat: {*one.cards} for one in certain.without}
    if view.hand and view.seat is not None:
        without[view.seat] = public.setup.pack.cards.keys() - {*view.hand}
    seats = range(len(public.setup.players))
    return {
        card: OPEN * len(seats) if card in public.open else "".join(_mark(card, seat, known, without) for seat in seats)
        for card in public.setup.pack.cards
    }


def _mark(card: str, seat: int, known: dict[str, int | None], without: dict[int, set[str]]) -> str:
    if known.get(card) == seat:
        return HAS
    return HAS_NOT if card in known or card in without.get(seat, ()) else " "
