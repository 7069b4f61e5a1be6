"""A hunter who cheats: it reads the server's own log, knows where the thief is, and so brings any game to its end."""

from __future__ import annotations

from pathlib import Path

from stopthief.city.rules import commands as do
from stopthief.city.rules.guide import Guide
from stopthief.city.rules.rates import arrest_range
from stopthief.city.rules.reach import numbered_within
from stopthief.city.rules.state import State, View
from stopthief.table.table import Table
from tests.support.city.hunters import steps_to
from tests.support.city.tables import BOARD, CITY
from tests.support.servers.stored import kept


def table_now(database: Path, name: str) -> Table:
    """A table as the server has stored it."""
    return kept(database, name, CITY)


def next_command(table: Table) -> tuple[int, do.Command] | None:
    """Whose turn it is, and what it should do to get the thief; None after the end."""
    match = table.match
    if (seat := match.awaited) is None:
        return None
    view, state = match.view(seat), match.state
    return seat, _best(view, state, list(match.legal(seat)))


def _best(view: View, state: State, legal: list[do.Command]) -> do.Command:
    assert state.thief is not None or isinstance(legal[0], do.MovePack)
    target = state.thief.at if state.thief else 0
    if do.Arrest(target) in legal:
        return do.Arrest(target)
    guide = CITY.guide(view)
    if guide.reach:
        return do.PlayCard(_card(guide, target))
    moves = [one for one in legal if isinstance(one, do.MoveTo)]
    if moves:
        reach = arrest_range(view.public)
        return min(
            moves, key=lambda move: (target not in numbered_within(BOARD, move.to, reach), steps_to(target)[move.to])
        )
    return legal[-1] if isinstance(legal[-1], do.EndTurn) else legal[0]


def _card(guide: Guide, target: int) -> int:
    """The card that comes nearest; of equals the lowest, so that all cards come back soon."""
    return min(guide.reach, key=lambda one: (min(steps_to(target)[node] for node in one.nodes), one.card)).card
