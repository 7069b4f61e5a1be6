"""An update says what is different in a view; who applies it to the JSON he has, has the JSON of the new view."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from stopthief.core.game import Seat
from stopthief.table import telling
from stopthief.table.table import Table
from tests.support.games.cases import Case
from tests.support.games.playing import any_command
from tests.support.servers.hosting import hesitant, hosted


def as_json(value: object) -> Any:
    """What a client has after parsing what it was sent."""
    return msgspec.json.decode(msgspec.json.encode(value, order="deterministic"))


def merge(view: dict[str, Any], update: dict[str, Any]) -> None:
    """What a client does with an update: all of it."""
    for path, value in update["changes"].items():
        *outer, name = path.split(".")
        place(view, outer)[name] = value
    for path, added in update["grown"].items():
        *outer, name = path.split(".")
        place(view, outer)[name].extend(added)


def place(view: dict[str, Any], outer: list[str]) -> dict[str, Any]:
    """The object that a path leads into; it has to be there."""
    for name in outer:
        view = view[name]
    return view


def mirror(table: Table) -> dict[Seat, Any]:
    """Every seat's view as its client has it."""
    return {seat: as_json(telling.story(table, seat, 0).view) for seat in table.audience}


@pytest.mark.parametrize("plan", ["eager", "random"])
def test_updates_lead_from_view_to_view(case: Case, plan: str) -> None:
    """After every act and every undo, for every seat and spectators: view, number and choices are those of a story."""
    one = hosted(case, plan)
    views = mirror(one.table)
    for change in hesitant(one, Random(plan), case.choose if plan == "eager" else any_command, 90):
        for seat in one.table.audience:
            update = telling.update(one.table, seat, change)
            assert update is not None
            sent = as_json(update)
            merge(views[seat], sent)
            story = as_json(telling.story(one.table, seat, update.batch.number))
            assert views[seat] == story["view"]
            assert sent["now"] == story["now"]
            assert (sent["seat"], sent["batch"]["number"]) == (story["seat"], story["number"])
            assert story["batches"] == []


def test_an_update_names_only_what_is_different(case: Case) -> None:
    """No path is named in vain or twice, and a list that only grew is not sent again."""
    one = hosted(case)
    views = mirror(one.table)
    grown = 0
    for change in hesitant(one, Random("lean"), case.choose, 80):
        for seat in one.table.audience:
            update = telling.update(one.table, seat, change)
            assert update is not None
            sent = as_json(update)
            for path, value in sent["changes"].items():
                *outer, name = path.split(".")
                old = place(views[seat], outer)[name]
                assert old != value
                if isinstance(update.changes[path], tuple) and old:
                    assert value[: len(old)] != old
            assert all(sent["grown"].values())
            assert not set(sent["changes"]) & set(sent["grown"])
            grown += len(sent["grown"])
            merge(views[seat], sent)
    assert grown > 10


def test_what_is_not_perceived_is_not_told(case: Case) -> None:
    """Notes and invitations change nobody's view: there is no update to send."""
    one = hosted(case)
    change = one.keep(one.table.note(0, {"name": "text"}))
    assert [telling.update(one.table, seat, change) for seat in one.table.audience] == [None] * len(one.table.audience)


def test_an_undo_tells_the_view_of_before(case: Case) -> None:
    """The update of an undo leads back to the very JSON from before the act."""
    one, undone = hosted(case), 0
    rng = Random("back")
    while one.match.awaited is not None and undone < 10 and one.table.length < 300:
        seat = one.match.awaited
        before = mirror(one.table)
        one.do(seat, case.choose(rng, one.match.state, one.match.legal(seat)))
        if one.table.can_undo(seat) and rng.random() < 0.5:
            views, change = mirror(one.table), one.undo(seat)
            for watcher in one.table.audience:
                update = telling.update(one.table, watcher, change)
                assert update is not None
                merge(views[watcher], as_json(update))
            assert views == before == mirror(one.table)
            undone += 1
    assert undone > 2
