"""The certain part of the evidence sheet: cards that a seat holds, that lie open, or that it was shown (F3)."""

from __future__ import annotations

import msgspec

from stopthief.house.rules.state import View


class KnownCard(msgspec.Struct, frozen=True):
    """A card that is not part of the answer, and where it is."""

    card: str
    seat: int | None
    """The seat that holds it; null where it lies face up."""


class Without(msgspec.Struct, frozen=True):
    """Cards that a player does not hold, because that player could not show any of them."""

    seat: int
    cards: tuple[str, ...]
    """In the order of the pack."""


class Guide(msgspec.Struct, frozen=True):
    """The certain knowledge of a seat. The rest of the sheet is for the player's own marks."""

    known: tuple[KnownCard, ...]
    """In the order of the pack."""
    without: tuple[Without, ...]
    """For every other player of whom something is known."""


def guide(view: View) -> Guide:
    """The sheet of a view."""
    pack = view.public.setup.pack
    found: dict[str, int | None] = dict.fromkeys(view.public.open)
    found |= dict.fromkeys(view.hand, view.seat)
    found |= {seen.card: seen.seat for seen in view.seen}
    known = tuple(KnownCard(card, found[card]) for card in pack.cards if card in found)
    return Guide(known, tuple(_without(view)))


def _without(view: View) -> list[Without]:
    public = view.public
    lacking: dict[int, set[str]] = {}
    for one in public.every_guess:
        for seat in one.could_not:
            if seat != view.seat:
                lacking.setdefault(seat, set()).update(one.guess.cards)
    cards = public.setup.pack.cards
    return [Without(seat, tuple(card for card in cards if card in lacking[seat])) for seat in sorted(lacking)]
