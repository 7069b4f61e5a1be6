"""A game audited from its events alone: where everyone and everything should be, by a second reading of the rules.

Money, hands and meeples are here, the thief is in `thief_trail.py`; nothing is taken from the game's own state.
"""

from __future__ import annotations

from typing import NamedTuple

from stopthief.city.box.setup import Setup
from stopthief.city.rules import events as ev
from tests.support.oracles.thief_referee import AT_LARGE, HANDS, STATIONS
from tests.support.oracles.walk_referee import walk

IN_THE_BOX = 106_000
CENTRE = 500
ESCORT = 4
FREE_RIDE = "ivana"
"""The thief whose captor may move to any subway space at once."""


class Table(NamedTuple):
    """The table as it should be."""

    money: tuple[int, ...]
    bank: int
    spree: int
    loot: int
    hands: tuple[tuple[int, ...], ...]
    at: tuple[int, ...]
    turn: int
    caught: tuple[int, ...]


class Audit:
    """Books kept beside a game, one event after the other."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.people = [player.investigator for player in setup.players]
        competitive, settings = setup.mode == "competitive", setup.settings
        self.money = [settings.starting_money if competitive and settings.money else 0] * len(self.people)
        further = len(setup.investigators) - 1
        self.loot = 0 if competitive else settings.loot + further * settings.loot_each
        self.spree = 0
        self.bank = IN_THE_BOX - sum(self.money) - self.loot
        self.hands = [set(HANDS[one]) if one else set() for one in self.people]
        self.at = [CENTRE if one else 0 for one in self.people]
        self.caught = [0] * len(self.people)
        self.turn = -1
        self.card: int | None = None
        self.thief = ""
        self.free_ride = False

    @property
    def table(self) -> Table:
        """The table as it should be now."""
        hands = tuple(
            tuple(card for card in HANDS[one] if card in self.hands[seat]) if one else ()
            for seat, one in enumerate(self.people)
        )
        return Table(
            tuple(self.money), self.bank, self.spree, self.loot, hands, tuple(self.at), self.turn, tuple(self.caught)
        )

    def enter(self, event: ev.Event) -> None:
        """Write down one event, and object to one that cannot be."""
        match event:
            case ev.FirstPlayerDrawn(seat):
                assert self.people[seat] is not None
                self.turn = seat
            case ev.ThiefRevealed(thief):
                self.thief, self.free_ride = thief, False
            case ev.CardPlayed(seat, card):
                self._play(seat, card)
            case ev.Moved():
                self._move(event)
            case ev.TurnEnded():
                self._pass(event)
            case ev.ThiefArrested(seat, _, reward):
                self._catch(seat, reward)
            case ev.CardsPickedUp(seats):
                for seat in seats:
                    self._pick_up(seat)
            case _:
                self._pay(event)

    def _pay(self, event: ev.Event) -> None:
        match event:
            case ev.ThiefMoved(spree=spree, loot=loot):
                self.spree += spree
                self.loot -= loot
                self.bank += loot - spree
            case ev.CrimeSounded(loot=loot):
                self.loot -= loot
                self.bank += loot
            case ev.TipAsked(seat, amount) | ev.ArrestMissed(seat, _, amount):
                assert seat == self.turn
                self._to_bank(seat, amount)
            case ev.MoneyMoved(seat, amount):
                self.money[seat] += amount
                self.bank -= amount
            case ev.LootFilled(amount):
                self.loot += amount
                self.bank -= amount
            case _:
                pass

    def _to_bank(self, seat: int, amount: int) -> None:
        if self.setup.mode == "competitive":
            self.money[seat] -= amount
        else:
            self.loot -= amount
        self.bank += amount

    def _play(self, seat: int, card: int) -> None:
        """T6: one card a turn, out of one's own hand."""
        assert seat == self.turn
        assert self.card is None
        self.hands[seat].remove(card)
        self.card = card

    def _catch(self, seat: int, reward: int) -> None:
        assert seat == self.turn
        self.money[seat] += reward
        self.bank -= reward - self.spree
        self.spree = 0
        self.caught[seat] += 1
        self.free_ride = self.thief == FREE_RIDE
        if self.setup.mode == "solo":
            self._pick_up(seat)

    def _pick_up(self, seat: int) -> None:
        self.hands[seat] = set(HANDS[self.people[seat] or ""])

    def _pass(self, event: ev.TurnEnded) -> None:
        """T1, A1: to the left, past the Pack's player; the lowest card brings all cards back."""
        assert event.seat == self.turn
        assert self.card is not None
        hand = HANDS[self.people[event.seat] or ""]
        assert event.picked_up == (self.card == min(hand))
        if event.picked_up:
            self._pick_up(event.seat)
        following = (self.turn + 1) % len(self.people)
        while self.people[following] is None:
            following = (following + 1) % len(self.people)
        assert event.next == following
        self.turn, self.card = following, None
        for seat, one in enumerate(self.people):
            assert one is None or min(HANDS[one]) in self.hands[seat], "a lowest card is missing between turns"

    def _move(self, event: ev.Moved) -> None:
        """I3: not ending on another investigator but in the subway."""
        assert self.turn == (event.seat if event.by is None else event.by)
        assert event.path[0] == self.at[event.seat]
        end = event.path[-1]
        self.at[event.seat] = end
        assert end in STATIONS or self.at.count(end) == 1, f"two investigators on {end}"
        if self.free_ride:
            assert len(event.path) == 1 or end in STATIONS
        elif event.by is not None:
            assert HANDS[self.people[self.turn] or ""][self.card or 0] == "escort"
            walk(event.path, ESCORT, None, AT_LARGE[self.thief] | {"rides": False})
        else:
            effect = HANDS[self.people[self.turn] or ""][self.card or 0]
            walk(event.path, self.card or 0, effect, AT_LARGE[self.thief])
