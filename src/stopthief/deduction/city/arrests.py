"""The arrests that a player can still make this turn: with each card in hand, the card played, or from here."""

from __future__ import annotations

from collections.abc import Mapping

from stopthief.city.box.box import Box
from stopthief.city.rules import events as ev
from stopthief.city.rules import rates
from stopthief.city.rules.commands import MoveTo, PlayCard
from stopthief.city.rules.evolve import fold
from stopthief.city.rules.legal import legal
from stopthief.city.rules.reach import arrests_from
from stopthief.city.rules.state import Phase, Public, View

Arrests = Mapping[int, frozenset[int]]
"""Cards, and the spaces on which each allows an arrest this turn."""


def arrests(box: Box, public: Public) -> Arrests:
    """The arrests left to the player whose turn it is; none in a phase without arrests to come."""
    view = View(public.turn, public)
    if public.phase is Phase.CARD:
        cards = [command.card for command in legal(box, view) if isinstance(command, PlayCard)]
        return {card: _with_card(box, fold(box, view, ev.CardPlayed(public.turn, card))) for card in cards}
    if public.phase in (Phase.MOVE, Phase.ARREST) and public.card is not None:
        return {public.card: _with_card(box, view)}
    return {}


def _with_card(box: Box, view: View) -> frozenset[int]:
    """R1: from where the player stands, or from any legal end of a move (I3: not where another stands)."""
    public = view.public
    ends = [move.to for move in legal(box, view) if isinstance(move, MoveTo)]
    return arrests_from(box.board, (public.at[public.turn], *ends), rates.arrest_range(public))
