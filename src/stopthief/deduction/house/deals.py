"""Counts the deals that agree with what is known, exactly, and how many of them give each card to each holder.

Cards of which it is known that somebody has one of them are dealt one by one, beside what is still owed; all others
that may go to the same holders are dealt alike.
"""

from __future__ import annotations

from collections import Counter
from math import prod

import msgspec

from stopthief.deduction.house.deck import numbers_of
from stopthief.deduction.house.facts import Facts, Some
from stopthief.deduction.house.narrow import Narrowed, narrowed
from stopthief.deduction.house.slots import Slots, slots

Holders = tuple[int, ...]
Ways = dict[int, int]
"""By what has been fulfilled of who holds one of some (as bits): the ways to get there."""


class Deals(msgspec.Struct, frozen=True):
    """How many deals agree."""

    total: int
    held: tuple[tuple[int, ...], ...]
    """For each card and each holder, in how many of them it has it."""


def count(facts: Facts) -> int:
    """How many deals agree with the facts."""
    found = narrowed(facts)
    return 0 if found is None else _Counting(found).total()


def deals(facts: Facts) -> Deals:
    """How many deals agree with the facts, and where each card is in them."""
    found, holders = narrowed(facts), len(facts.can)
    if found is None:
        return Deals(0, ((0,) * holders,) * len(facts.deck.cards))
    counting = _Counting(found)
    total = counting.total()
    held = [[0] * holders for _ in facts.deck.cards]
    for holder, bits in enumerate(found.known):
        for card in numbers_of(bits):
            held[card][holder] = total
    if total:
        for card, shares in counting.shares(total).items():
            for holder, share in shares.items():
                held[card][holder] = share
    return Deals(total, tuple(map(tuple, held)))


class _Step(msgspec.Struct):
    """A card that is dealt by itself."""

    card: int
    holders: Holders
    fulfils: dict[int, int]
    """What is fulfilled when a holder gets it."""
    due: int = 0
    """What must be fulfilled by now, because no card is left for it."""


class _Counting:
    """All that is shared between the total and the shares."""

    def __init__(self, found: Narrowed) -> None:
        where = {card: _holders(found, card) for card in numbers_of(_union(found.can))}
        self.steps = _steps(found.some, where)
        alone = {step.card for step in self.steps}
        self.alike = Counter(holders for card, holders in where.items() if card not in alone)
        self.cards = {card: holders for card, holders in where.items() if card not in alone}
        # No slot, not even one that is never read, can hold more than all ways to deal without regard to room.
        self.slots: Slots = slots(found.free, prod(map(len, where.values())).bit_length())
        self.before: list[Ways] = [{0: 1}]
        for step in self.steps:
            self.before.append(self._on(self.before[-1], step))

    def _on(self, ways: Ways, step: _Step) -> Ways:
        """What comes of dealing one card by itself."""
        following: Ways = {}
        slots, due = self.slots, step.due
        room, steps = slots.room, slots.steps
        for done, number in ways.items():
            for holder in step.holders:
                now = done | step.fulfils.get(holder, 0)
                if now & due == due:
                    moved = (number & room[holder]) << steps[holder]
                    if moved:
                        now &= ~due
                        following[now] = following.get(now, 0) + moved
        return following

    def total(self) -> int:
        """All deals."""
        ways = self.before[-1].get(0, 0)
        for holders, cards in self.alike.items():
            for _ in range(cards):
                ways = self.slots.dealt(ways, holders)
        return self.slots.finished(ways)

    def shares(self, total: int) -> dict[int, dict[int, int]]:
        """For each card that is not settled, in how many deals each of its holders has it."""
        after = 1
        suffixes = []
        for holders, cards in reversed(self.alike.items()):
            suffixes.append(after)
            for _ in range(cards):
                after = self.slots.dealt(after, holders)
        alike = self._shares_alike(suffixes[::-1], total)
        found = {card: alike[holders] for card, holders in self.cards.items()}
        return found | self._shares_alone(after, total)

    def _shares_alike(self, suffixes: list[int], total: int) -> dict[Holders, dict[int, int]]:
        ways = self.before[-1].get(0, 0)
        found = {}
        for (holders, cards), after in zip(self.alike.items(), suffixes, strict=True):
            for _ in range(cards - 1):
                ways = self.slots.dealt(ways, holders)
            shares = {holder: self.slots.joined(ways, holder, after) for holder in holders[1:]}
            found[holders] = {holders[0]: total - sum(shares.values())} | shares
            ways = self.slots.dealt(ways, holders)
        return found

    def _shares_alone(self, after: int, total: int) -> dict[int, dict[int, int]]:
        """Backwards: the ways that end well, by what was fulfilled before."""
        ends: Ways = {0: after}
        found = {}
        for step, before in zip(reversed(self.steps), reversed(self.before[:-1]), strict=True):
            found[step.card] = self._shares_of(step, before, ends, total)
            ends = {done: self._back(step, done, ends) for done in before}
        return found

    def _shares_of(self, step: _Step, before: Ways, ends: Ways, total: int) -> dict[int, int]:
        shares = {
            holder: sum(
                self.slots.joined(ways, holder, end)
                for done, ways in before.items()
                if (end := _end(step, done, holder, ends))
            )
            for holder in step.holders[1:]
        }
        return {step.holders[0]: total - sum(shares.values())} | shares

    def _back(self, step: _Step, done: int, ends: Ways) -> int:
        room, steps = self.slots.room, self.slots.steps
        return sum([(_end(step, done, holder, ends) & room[holder]) << steps[holder] for holder in step.holders])


def _end(step: _Step, done: int, holder: int, ends: Ways) -> int:
    """The ways that end well when this holder gets the card."""
    now = done | step.fulfils.get(holder, 0)
    return ends.get(now & ~step.due, 0) if now & step.due == step.due else 0


def _union(masks: tuple[int, ...]) -> int:
    union = 0
    for bits in masks:
        union |= bits
    return union


def _holders(found: Narrowed, card: int) -> Holders:
    return tuple(holder for holder, bits in enumerate(found.can) if bits >> card & 1)


def _steps(some: tuple[Some, ...], where: dict[int, Holders]) -> list[_Step]:
    """The cards to deal one by one, so ordered that little is owed at any time."""
    steps: list[_Step] = []
    waiting = dict(enumerate(some))
    placed = 0
    while waiting:
        number = min(
            waiting,
            key=lambda one: ((waiting[one][1] & ~placed).bit_count(), -(waiting[one][1] & placed).bit_count(), one),
        )
        for card in numbers_of(waiting[number][1] & ~placed):
            fulfils: dict[int, int] = {}
            for one, (holder, cards) in enumerate(some):
                if cards >> card & 1:
                    fulfils[holder] = fulfils.get(holder, 0) | 1 << one
            steps.append(_Step(card, where[card], fulfils))
            placed |= 1 << card
            for one, (_, cards) in [*waiting.items()]:
                if not cards & ~placed:
                    steps[-1].due |= 1 << one
                    del waiting[one]
    return steps
