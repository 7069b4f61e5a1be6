"""Other deals that a seat cannot tell from the real one, by the rules: what it was told is true in both.

Cards in other hands and the answer are swapped as long as everything that this seat knows stays true; what others show
each other is chosen anew. What the seat knows is taken from the log and the rules, never from what the game sends it.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from stopthief.core.match import Act, Match
from stopthief.house.game import HouseMatch
from stopthief.house.rules import commands as do
from stopthief.house.rules import events as ev
from tests.support.house.tables import HOUSE

SWAPS = 120
ANSWER = -1
"""Where the cards of the answer are; seats are 0 and up, None is face up on the table."""

Slots = list[tuple[int | None, str]]
"""Every card in the order in which it was drawn, with where it went."""


class Known(NamedTuple):
    """A seat's knowledge of one place: all of these cards are there, one of each of these sets, none of those."""

    holder: int
    has: frozenset[str] = frozenset()
    any_of: frozenset[str] = frozenset()
    none_of: frozenset[str] = frozenset()

    def agrees(self, slots: Slots) -> bool:
        """Whether a deal is as this says."""
        held = {card for holder, card in slots if holder == self.holder}
        return self.has <= held and not self.none_of & held and (not self.any_of or bool(self.any_of & held))


def slots_of(match: HouseMatch) -> Slots:
    """The deal of a game."""
    slots: Slots = []
    for event in match.acts[0].events:
        if isinstance(event, ev.CardHidden):
            slots.append((ANSWER, event.card))
        elif isinstance(event, ev.CardDealt):
            slots.append((event.seat, event.card))
    return slots


def knowledge(match: HouseMatch, seat: int | None) -> list[Known]:
    """Everything that a seat has learnt in a game, by the rules."""
    found: list[Known] = []
    three: frozenset[str] = frozenset()
    for event in (event for act in match.acts for event in act.events):
        match event:
            case ev.Guessed(_, guess):
                three = frozenset(guess.cards)
            case ev.CouldNotShow(other):
                found.append(Known(other, none_of=three))
            case ev.ShowAsked(other) | ev.OwnCardHeld(other):
                found.append(Known(other, any_of=three))
            case ev.CardShown(other, to, card) if to == seat:
                found.append(Known(other, has=frozenset({card})))
            case ev.AnswerTurned(_, answer):
                found.append(Known(ANSWER, has=frozenset(answer.cards)))
            case _:
                pass
    return found


def other_deal(match: HouseMatch, seat: int | None, rng: Random) -> Slots:
    """A deal that is as good as the real one for a seat: cards swapped in places that it does not see."""
    slots, known = slots_of(match), knowledge(match, seat)
    kinds = match.setup.pack.kinds
    unseen = [number for number, (holder, _) in enumerate(slots) if holder is not None and holder != seat]
    for _ in range(SWAPS):
        a, b = rng.sample(unseen, 2)
        (one, first), (other, second) = slots[a], slots[b]
        if ANSWER in (one, other) and kinds[first] != kinds[second]:
            continue
        changed = slots.copy()
        changed[a], changed[b] = (one, second), (other, first)
        if all(fact.agrees(changed) for fact in known if fact.holder in (one, other)):
            slots = changed
    return slots


def other_world(match: HouseMatch, seat: int | None, rng: Random) -> HouseMatch:
    """The same game as far as a seat can know, with another deal and other cards shown among others."""
    slots = other_deal(match, seat, rng)
    hands = {holder: {card for one, card in slots if one == holder} for holder, _ in slots}
    cards = iter([card for _, card in slots])
    other: HouseMatch = Match(HOUSE, match.setup, "")
    three: tuple[str, ...] = ()
    for act in match.acts:
        events: list[ev.Event] = []
        command = act.command
        for event in act.events:
            match event:
                case ev.CardHidden(kind, _):
                    events.append(ev.CardHidden(kind, next(cards)))
                case ev.CardDealt(_, holder):
                    events.append(ev.CardDealt(next(cards), holder))
                case ev.CardShown(by, to, _) if seat not in (by, to):
                    card = rng.choice([one for one in three if one in hands[by]])
                    events.append(ev.CardShown(by, to, card))
                    command = do.Show(card)
                case ev.Guessed(_, guess):
                    three = guess.cards
                    events.append(event)
                case _:
                    events.append(event)
        other.restore(Act(act.seat, command, tuple(events)))
    return other
