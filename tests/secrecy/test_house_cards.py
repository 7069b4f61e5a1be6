"""A card is told to those alone who may see it: its owner, whom it is shown to, and all where it lies open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from stopthief.house.game import HouseMatch
from stopthief.house.rules import events as ev
from tests.support.games.playing import steps
from tests.support.house.players import sleuthed, wandered
from tests.support.house.tables import HOUSE, agreed

SECRET = (b"card_hidden", b"card_dealt", b"card_shown")
OPEN_PLACES = {("guessed", "guess"), ("answer_turned", "answer"), ("marker_placed", "room"), ("dealt", "open")}
OPEN_PLACES |= {("moved", "start"), ("moved", "room"), ("open_card_named", "card")}
PRIVATE_PLACES = {("card_taken", "card"), ("card_seen", "card"), ("card_given", "card")}


def games(players: int) -> Iterator[HouseMatch]:
    """A few games, with and without a plan."""
    for seed in range(4):
        yield sleuthed(agreed(players, guess_here=bool(seed % 2)), seed)
        yield wandered(agreed(players), seed, 120)


def sent(match: HouseMatch, seat: int | None) -> list[bytes]:
    """A seat's stream as bytes."""
    return [msgspec.json.encode(seen) for seen in match.stream(seat)]


@pytest.mark.parametrize("players", range(2, 7))
def test_a_shown_card_is_in_exactly_two_streams(players: int) -> None:
    """The asker's and the shower's, each in the words of its own; everybody else has who showed to whom."""
    shown = 0
    for match in games(players):
        for event in (event for act in match.acts for event in act.events):
            if not isinstance(event, ev.CardShown):
                continue
            shown += 1
            for seat in (None, *range(players)):
                told = b"".join(map(msgspec.json.encode, HOUSE.observe(event, seat)))
                assert (f'"{event.card}"'.encode() in told) == (seat in (event.seat, event.to))
                assert (b"card_seen" in told) == (seat == event.to)
                assert (b"card_given" in told) == (seat == event.seat)
                assert b"showed" in told
    assert shown > 20


@pytest.mark.parametrize("players", range(2, 7))
def test_no_secret_event_is_ever_sent(players: int) -> None:
    """Not as it is, not to anybody."""
    for match in games(players):
        for seat in (None, *range(players)):
            stream = b"\n".join(sent(match, seat))
            assert not any(kind in stream for kind in SECRET)


@pytest.mark.parametrize("players", range(2, 7))
def test_private_observations_are_of_the_own_cards(players: int) -> None:
    """Taken: the own hand. Seen: what was shown to this seat. Given: what it showed itself. A spectator has none."""
    for match in games(players):
        shown = [event for act in match.acts for event in act.events if isinstance(event, ev.CardShown)]
        for seat in (None, *range(players)):
            stream = list(match.stream(seat))
            hand = () if seat is None else match.state.hands[seat]
            assert tuple(one.card for one in stream if isinstance(one, ev.CardTaken)) == hand
            seen = [(one.seat, one.card) for one in stream if isinstance(one, ev.CardSeen)]
            assert seen == [(one.seat, one.card) for one in shown if one.to == seat]
            given = [(one.to, one.card) for one in stream if isinstance(one, ev.CardGiven)]
            assert given == [(one.to, one.card) for one in shown if one.seat == seat]


def places(value: Any, cards: set[str], path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every place inside a sent value where a card stands."""
    if isinstance(value, dict):
        for name, inside in value.items():
            yield from places(inside, cards, (*path, name))
    elif isinstance(value, list | tuple):
        for inside in value:
            yield from places(inside, cards, path)
    elif value in cards:
        yield path


@pytest.mark.parametrize("players", [2, 4, 6])
def test_cards_stand_only_where_a_rule_puts_them(players: int) -> None:
    """In every observation of every seat: in a guess, on a marker, face up, or for this seat's eyes."""
    for match in games(players):
        for seat in (None, *range(players)):
            allowed = OPEN_PLACES if seat is None else OPEN_PLACES | PRIVATE_PLACES
            for seen in match.stream(seat):
                told = msgspec.to_builtins(seen)
                for place in places(told, set(match.setup.pack.cards), ()):
                    assert (told["type"], place[0]) in allowed


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_answer_is_in_nobodys_hands_until_it_is_turned(players: int) -> None:
    """Before that no view, sheet or list of choices singles its cards out: each is like any card not seen yet."""
    for match in games(players):
        for step in steps(match):
            if isinstance(step.event, ev.CardHidden | ev.CardDealt):
                continue
            for seat in (None, *range(players)):
                view = HOUSE.view(step.after, seat)
                if view.public.winner is None:
                    assert view.public.answer is None
                own = {*view.hand, *(one.card for one in (*view.seen, *view.given)), *view.public.open}
                assert not own & set(step.after.answer)
                assert not {one.card for one in HOUSE.guide(view).known} & set(step.after.answer)


@pytest.mark.parametrize("players", range(2, 7))
def test_nothing_in_a_stream_counts_what_is_secret(players: int) -> None:
    """Everybody gets as much at the deal, and later one observation of each event, one more of what is one's own."""
    for match in games(players):
        opening = [list(batch) for batch in zip(*(first_act(match, seat) for seat in range(players)), strict=True)]
        assert all(len({type(one) for one in row}) == 1 for row in opening)
        later = [event for act in match.acts[1:] for event in act.events]
        for seat in (None, *range(players)):
            own = [one for one in later if isinstance(one, ev.CardShown) and seat in (one.seat, one.to)]
            perceived = [seen for event in later for seen in HOUSE.observe(event, seat)]
            assert len(perceived) == len(later) + len(own)


def first_act(match: HouseMatch, seat: int) -> list[ev.Observation]:
    """What a seat perceives before the first choice."""
    return [seen for event in match.acts[0].events for seen in HOUSE.observe(event, seat)]
