"""Tables of the city: setups by name, situations built by hand, and a driver that plays them with chosen dice.

Rules are tested with `BOOK`, the city with the tests' own cards; `CITY` is the game as shipped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from stopthief.city import City, city
from stopthief.city.box import cards
from stopthief.city.box.box import Box, standard_box
from stopthief.city.box.presets import presets
from stopthief.city.box.settings import changed
from stopthief.city.box.setup import USUAL, Mode, Player, Setup
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.evolve import no_tips
from stopthief.city.rules.fold import begin
from stopthief.city.rules.state import Phase, State
from stopthief.city.rules.thief import ThiefNow
from stopthief.core.odds import Odds

CARDS = Path(__file__).parent / "cards"


def _book() -> Box:
    """The city with cards of fixed numbers, which tests of rules can count on however the shipped ones are tuned."""
    shipped = standard_box()
    competitive, cooperative = cards.thieves((CARDS / "thieves.toml").read_bytes())
    return Box(
        city=shipped.board,
        investigators=cards.investigators((CARDS / "investigators.toml").read_bytes()),
        competitive=competitive,
        cooperative=cooperative,
        presets=presets(msgspec.toml.decode((CARDS / "presets.toml").read_bytes())),
    )


CITY: City = city()
BOX = CITY.box
BOARD = BOX.board
BOOK: City = City(_book())
BOOK_BOX = BOOK.box
SANDRA, JIMMY, DRAKE, PEPPER, VIVIAN, TAD = "sandra", "jimmy", "drake", "pepper", "vivian", "tad"
ALL = (SANDRA, JIMMY, DRAKE, PEPPER, VIVIAN, TAD)

TIP_CARD = {
    one.id: next(card.moves for card in one.cards if card.effect == "tip before") for one in BOX.investigators.values()
}
"""The card of the shipped box that gives a tip before moving."""

Pick = Callable[[Odds[ev.Event]], ev.Event]


def agreed(
    mode: Mode = "competitive",
    difficulty: str | None = None,
    investigators: Iterable[str] = (SANDRA, JIMMY),
    **changes: Any,
) -> Setup:
    """A setup; in one vs. many the Pack's player is added as the last seat."""
    players = [Player(BOOK_BOX.investigators[one].name, one) for one in investigators]
    if mode == "one-vs-many":
        players.append(Player("The Pack"))
    level = difficulty or USUAL[mode]
    return Setup(mode, tuple(players), level, changed(BOOK_BOX.preset(mode, level), changes))


def situation(
    setup: Setup | None = None,
    thief: ThiefNow | int | None = None,
    **public: Any,
) -> State:
    """A state built by hand: turn of seat 0, who has heard a clue and may play a card, unless told otherwise.

    `thief` is the thief's hidden state or just its space; `public` changes fields of the public part
    (the face-up card is `thief_card` here). The centre, full hands and starting money are as at the start.
    """
    setup = setup or agreed()
    hidden = ThiefNow(thief) if isinstance(thief, int) else thief
    card = public.pop("thief_card", "phil" if setup.is_competitive else "pearl")
    fields: dict[str, Any] = {
        "phase": Phase.CARD,
        "turn": 0,
        "turns": 1,
        "thief": card,
        "seen": (card,),
        "clues": (ev.Clue("alarm", 4),),
    }
    trail = () if hidden is None else (hidden.at,)
    return State(replace(begin(BOOK_BOX, setup), **(fields | public)), hidden, trail, no_tips(setup))


def play(state: State, *commands: do.Command, seat: int | None = None, pick: Pick | None = None) -> State:
    """The state after some commands of the seat that is to choose; chance falls as `pick` says (first outcome)."""
    for command in commands:
        state = acted(state, command, seat=seat, pick=pick)[0]
    return state


def acted(
    state: State, command: do.Command, *, seat: int | None = None, pick: Pick | None = None
) -> tuple[State, tuple[ev.Event, ...]]:
    """One command, and every event that came of it."""
    who = BOOK.awaited(BOOK.view(state, None)) if seat is None else seat
    event = BOOK.decide(state, -1 if who is None else who, command)
    state, events = settled(BOOK.evolve(state, event), pick)
    return state, (event, *events)


def settled(state: State, pick: Pick | None = None) -> tuple[State, tuple[ev.Event, ...]]:
    """Everything that happens without a choice, and the state after it."""
    events: list[ev.Event] = []
    while (odds := BOOK.odds(state)) is not None:
        events.append(odds.at(0) if pick is None else pick(odds))
        state = BOOK.evolve(state, events[-1])
    return state, tuple(events)


def legal(state: State, seat: int | None = None) -> tuple[do.Command, ...]:
    """The legal commands of the awaited seat, or of the one named."""
    who = BOOK.awaited(BOOK.view(state, None)) if seat is None else seat
    return BOOK.legal(BOOK.view(state, who))


def targets(state: State, kind: type[do.MoveTo | do.Arrest | do.MovePack] = do.MoveTo) -> set[int]:
    """The spaces that commands of a kind may name now."""
    named = [command for command in legal(state) if isinstance(command, kind)]
    return {command.space if isinstance(command, do.Arrest) else command.to for command in named}
