"""A stream for every seat: numbered by itself, resumed from anywhere, and all that a seat knows follows from it."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec

from stopthief.core.game import AnyGame, Seat
from stopthief.table import telling
from stopthief.table.streams import Batch
from tests.support.games.cases import Case
from tests.support.games.playing import unfolded
from tests.support.servers.hosting import Hosted, hesitant, hosted


def folded(game: AnyGame, blank: Any, batches: Iterable[Batch]) -> Any:
    """What a client that keeps a view for each number makes of a stream."""
    views = [blank]
    for batch in batches:
        view = views[-1] if batch.back is None else views[batch.back]
        for seen in batch.seen:
            view = game.fold(view, seen)
        views.append(view)
        assert len(views) == batch.number + 1
    return views[-1]


def test_numbers_have_no_gaps(past: Hosted) -> None:
    """1, 2, 3 and on to the number the stream has come to, for every seat and spectators."""
    for seat, stream in past.table.streams.items():
        numbers = [batch.number for batch in past.table.batches(seat)]
        assert numbers == list(range(1, stream.number + 1))
        assert len(numbers) > 30


def test_a_batch_is_something_seen_or_something_taken_back(past: Hosted) -> None:
    """Never both, never nothing; and what is taken back was there."""
    for seat in past.table.audience:
        batches = list(past.table.batches(seat))
        assert all(bool(batch.seen) == (batch.back is None) for batch in batches)
        backs = [batch for batch in batches if batch.back is not None]
        assert backs
        assert all(0 < (batch.back or 0) < batch.number for batch in backs)


def test_resuming_gives_exactly_the_rest(past: Hosted) -> None:
    """From numbers all along, and nothing from the last one or from one that has not come yet."""
    for seat, stream in past.table.streams.items():
        batches = list(past.table.batches(seat))
        for number in (0, 1, 2, *range(3, stream.number + 1, 7), stream.number):
            assert list(past.table.batches(seat, number)) == batches[number:]
        assert list(past.table.batches(seat, stream.number + 5)) == []


def test_what_was_told_at_once_is_what_is_told_again(case: Case) -> None:
    """The batches given out when entries were applied are those that are read later, byte for byte."""
    one = hosted(case)
    told: dict[Seat, list[Batch]] = {seat: list(one.table.batches(seat)) for seat in one.table.audience}
    for change in hesitant(one, Random("told"), case.choose, 120):
        for seat, batch in change.batches.items():
            told[seat].append(batch)
    for seat in one.table.audience:
        assert msgspec.json.encode(told[seat]) == msgspec.json.encode(list(one.table.batches(seat)))


def test_folding_the_batches_gives_the_view(case: Case) -> None:
    """After every entry, undos among them, from a blank view."""
    one = hosted(case)
    for number, _ in enumerate(hesitant(one, Random("fold"), case.choose, 120)):
        for seat in one.table.audience if number % 5 == 0 else ():
            blank = case.game.blank(case.setup, seat)
            assert folded(case.game, blank, one.table.batches(seat)) == one.table.match.view(seat)


def test_a_story_is_the_view_and_the_rest_of_the_stream(past: Hosted) -> None:
    """Whatever a device has seen, the view is the whole, and the batches go on after that number."""
    table, game = past.table, past.table.game
    for seat, stream in table.streams.items():
        blank = game.blank(past.match.setup, seat)
        for after in range(0, stream.number + 1, 7):
            story = telling.story(table, seat, after)
            had = [batch for batch in table.batches(seat) if batch.number <= after]
            assert folded(game, blank, (*had, *story.batches)) == story.view == table.match.view(seat)
            assert (story.seat, story.number) == (seat, stream.number)
            assert (story.now.awaited, story.now.result) == (past.match.awaited, past.match.result)


def test_what_can_be_done_now_is_told_to_who_can_do_it(case: Case) -> None:
    """`legal`, unfolded, and `undo` are just what is accepted from this seat; spectators can do nothing."""
    one = hosted(case)
    for _ in hesitant(one, Random("now"), case.choose, 80):
        for seat in one.table.audience:
            now = telling.story(one.table, seat, 0).now
            assert now.undo == (seat is not None and seat == one.match.awaited and one.table.can_undo(seat))
            assert unfolded(case.game, now.legal) == ([] if seat is None else list(one.match.legal(seat)))
            assert bool(now.legal) == (seat is not None and seat == now.awaited)


def test_notes_are_told_to_their_seat_alone(case: Case) -> None:
    """Everybody's story has their own notes, spectators have none, and a stream does not tell of them."""
    one = hosted(case)
    before = [one.seen(seat) for seat in one.table.audience]
    for seat in range(case.game.seats(case.setup)):
        change = one.keep(one.table.note(seat, {"name": f"note of {seat}"}))
        assert change.batches == {}
        assert telling.notes(one.table, seat).notes == {"name": f"note of {seat}"}
    assert [one.seen(seat) for seat in one.table.audience] == before
    assert telling.story(one.table, None, 0).notes == {}
    for seat in range(case.game.seats(case.setup)):
        assert telling.story(one.table, seat, 0).notes == {"name": f"note of {seat}"}
