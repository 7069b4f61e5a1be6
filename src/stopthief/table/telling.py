"""The messages of a table to a seat. They hold nothing but that seat's own view and stream."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from stopthief.core.dice import commitment
from stopthief.core.game import Seat
from stopthief.core.product import Product
from stopthief.table.entries import SeatHolder
from stopthief.table.messages import Guidance, Notes, Now, PublicTable, SeatStatus, Story, Update
from stopthief.table.table import Change, Changes, Compared, Table


def room(table: Table) -> PublicTable:
    """The public facts of a table."""
    match = table.match
    return PublicTable(
        table=table.id,
        game=table.game.name,
        edition=table.game.edition,
        commitment=commitment(match.seed),
        setup=match.setup,
        seats=tuple(SeatStatus(_is_taken(place), place.bot) for place in table.places),
        rematch=table.rematch,
        advice=table.advice,
        tutorial=table.tutorial,
        pace=table.pace,
    )


def _is_taken(place: SeatHolder) -> bool:
    return place.token is not None or place.bot is not None


def story(table: Table, seat: Seat, after: int) -> Story:
    """All that a seat knows, for a device that has its stream up to a number."""
    view = table.match.view(seat)
    return Story(
        seat=seat,
        number=table.streams[seat].number,
        batches=tuple(table.batches(seat, after)),
        view=view,
        now=_now(table, seat, view),
        notes={} if seat is None else table.notes[seat],
    )


def update(table: Table, seat: Seat, change: Change) -> Update | None:
    """The changes for a seat by an entry that was just applied; None if it perceives nothing."""
    batch = change.batches.get(seat)
    if batch is None:
        return None
    before, after = table.game.view(change.before, seat), table.match.view(seat)
    different, longer = changes(before, after, change.compared)
    return Update(seat, batch, different, longer, _now(table, seat, after))


def notes(table: Table, seat: int) -> Notes:
    """A seat's notes."""
    return Notes(seat, table.notes[seat])


def guide(table: Table, seat: int) -> Guidance:
    """Help for the present choice of a seat."""
    return Guidance(seat, table.streams[seat].number, table.game.guide(table.match.view(seat)))


def _now(table: Table, seat: Seat, view: Any) -> Now:  # noqa: ANN401 - a view of any game
    game = table.game
    return Now(game.awaited(view), _listed(game.legal(view)), table.can_undo(seat), game.result(view))


def _listed(legal: Sequence[Any]) -> tuple[Any, ...]:
    """Commands as they are told: a thousand that differ only in their fields are one with lists in it."""
    return (legal.folded(),) if isinstance(legal, Product) else tuple(legal)


def changes(before: Any, after: Any, compared: Compared | None = None) -> Changes:  # noqa: ANN401 - any views
    """Every field that differs, by its path, with its value now; and apart from those what was added to lists.

    Structs are looked into, anything else is compared whole. What several views share is compared only once.
    """
    compared = {} if compared is None else compared
    different: dict[str, Any] = {}
    longer: dict[str, Any] = {}
    for name in after.__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if old is new:
            continue
        if type(old) is type(new) and _is_open(type(new)):
            pair = id(old), id(new)
            if pair not in compared:
                compared[pair] = old, new, changes(old, new, compared)
            inside, added = compared[pair][2]
            different |= {f"{name}.{path}": value for path, value in inside.items()}
            longer |= {f"{name}.{path}": value for path, value in added.items()}
        elif isinstance(old, tuple) and isinstance(new, tuple) and 0 < len(old) < len(new) and new[: len(old)] == old:
            longer[name] = new[len(old) :]
        elif old != new:
            different[name] = new
    return different, longer


def _is_open(kind: type) -> bool:
    """Whether a value is to be looked into: not where a missing field stands for its default, which has no path."""
    return issubclass(kind, msgspec.Struct) and not kind.__struct_config__.omit_defaults
