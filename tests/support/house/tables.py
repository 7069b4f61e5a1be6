"""Tables of the house: setups, situations built by hand, and a driver that plays them with chosen dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from stopthief.core.odds import Odds
from stopthief.house.box.box import usual_pack
from stopthief.house.box.cards import Pack
from stopthief.house.box.setup import Day, Setup, agree
from stopthief.house.game import House, HouseMatch
from stopthief.house.rules import commands as do
from stopthief.house.rules import events as ev
from stopthief.house.rules.fold import begin
from stopthief.house.rules.state import Phase, State

HOUSE = House()
PACK = usual_pack()
NAMES = ("Ada", "Basile", "Chloé", "Diego", "Élise", "Farid")
ANSWER = ("lamp", "kitchen", "bed")
"""The hidden cards of situations built by hand."""
RIGHT, WRONG = do.Guess(*ANSWER), do.Guess("vase", "attic", "sofa")

Pick = Callable[[Odds[ev.Event]], ev.Event]


def agreed(players: int = 3, pack: Pack = PACK, today: Day | None = None, **changes: bool) -> Setup:
    """A setup for this number of people, none of whom tells a birthday."""
    return agree(pack, dict.fromkeys(NAMES[:players]), today, **changes)


def born(*birthdays: tuple[int, int] | None, today: tuple[int, int]) -> Setup:
    """A setup for people with these birthdays (month, day), on this day."""
    days = [None if one is None else Day(*one) for one in birthdays]
    return agree(PACK, dict(zip(NAMES, days, strict=False)), Day(*today))


def situation(
    *hands: Sequence[str],
    setup: Setup | None = None,
    answer: tuple[str, str, str] = ANSWER,
    open_cards: tuple[str, ...] = (),
    **public: Any,
) -> State:
    """A state built by hand: seat 0 stands in the living room, as all do, and begins its turn; cards are as told."""
    setup = setup or agreed(len(hands))
    empty = ((),) * len(setup.players)
    fields: dict[str, Any] = {
        "phase": Phase.MOVE,
        "rooms": ("living-room",) * len(setup.players),
        "each": max(map(len, hands), default=0),
        "open": open_cards,
        "first": 0,
        "turn": 0,
        "turns": 1,
    }
    table = replace(begin(setup), **(fields | public))
    return State(table, answer, tuple(map(tuple, hands)) or empty, open_cards, empty, empty)


def awaited(state: State) -> int | None:
    """The seat that has to choose now."""
    return HOUSE.awaited(HOUSE.view(state, None))


def acted(state: State, command: do.Command, *, pick: Pick | None = None) -> tuple[State, tuple[ev.Event, ...]]:
    """One command of the seat that is to choose, and every event that came of it."""
    seat = awaited(state)
    assert seat is not None
    event = HOUSE.decide(state, seat, command)
    state, events = settled(HOUSE.evolve(state, event), pick)
    return state, (event, *events)


def play(state: State, *commands: do.Command) -> State:
    """The state after some commands, each of the seat that is to choose."""
    for command in commands:
        state = acted(state, command)[0]
    return state


def settled(state: State, pick: Pick | None = None) -> tuple[State, tuple[ev.Event, ...]]:
    """Let happen all that happens by itself or by chance; chance falls as `pick` says (first outcome)."""
    events: list[ev.Event] = []
    while (odds := HOUSE.odds(state)) is not None:
        events.append(odds.at(0) if pick is None else pick(odds))
        state = HOUSE.evolve(state, events[-1])
    return state, tuple(events)


def asked(state: State, guess: do.Guess = WRONG) -> tuple[State, tuple[ev.Event, ...]]:
    """Stay where one is, and guess: the state, and the events since the guess."""
    seat = awaited(state)
    assert seat is not None
    here = state.public.rooms[seat]
    assert here is not None
    return acted(play(state, do.MoveTo(here)), guess)


def legal(state: State) -> Sequence[do.Command]:
    """The legal commands of the awaited seat."""
    return HOUSE.legal(HOUSE.view(state, awaited(state)))


def begun(setup: Setup, seed: str = "house") -> HouseMatch:
    """A game of which the cards are dealt."""
    return HouseMatch.begin(HOUSE, setup, seed)


def whole_pack(state: State) -> list[str]:
    """Every card where it is: hidden, dealt or left over."""
    return [*state.answer, *(card for hand in state.hands for card in hand), *state.left]
