"""Dynamic programming over deals: ways forwards to a state, ways backwards from a full deal, joined card by card.

Cards named in an open "has one of these" are dealt one by one, with the set of fulfilled ones as state. All other cards
with the same possible holders are dealt as a group.
"""

from __future__ import annotations

from collections import Counter
from math import prod

from stopthief.deduction.house.narrow import Narrowed
from stopthief.deduction.house.order import DealStep, Lean, Takers, one_by_one, settled_weight, takers
from stopthief.deduction.house.slots import Slots, slots

WayCounts = dict[int, int]
"""The number of ways to each set of fulfilled "has one of these" (as bits)."""
Shares = dict[int, int]
"""The number of deals in which each holder has a card."""


class Counting:
    """The work that the total and the shares have in common."""

    def __init__(self, found: Narrowed, lean: Lean) -> None:
        where = takers(found, lean)
        self.steps = one_by_one(found.some, where)
        alone = {step.card for step in self.steps}
        self.cards = {card: row for card, row in where.items() if card not in alone}
        self.alike = Counter(self.cards.values())
        self.settled = settled_weight(found, lean)
        # No slot can hold more than all ways to deal without regard to room.
        most = prod(sum(weight for _, weight in row) for row in where.values())
        self.slots: Slots = slots(found.free, most.bit_length())
        self.before: list[WayCounts] = [{0: 1}]
        for step in self.steps:
            self.before.append(self._on(self.before[-1], step))

    def _on(self, ways: WayCounts, step: DealStep) -> WayCounts:
        """The ways after dealing one card by itself."""
        following: WayCounts = {}
        due, room, steps = step.due, self.slots.room, self.slots.steps
        for done, number in ways.items():
            for holder, weight in step.takers:
                now = done | step.fulfils.get(holder, 0)
                if now & due == due:
                    moved = (number & room[holder]) * weight << steps[holder]
                    if moved:
                        now &= ~due
                        following[now] = following.get(now, 0) + moved
        return following

    def total(self) -> int:
        """The number of consistent deals."""
        ways = self.before[-1].get(0, 0)
        for row, cards in self.alike.items():
            for _ in range(cards):
                ways = self.slots.dealt(ways, row)
        return self.slots.finished(ways)

    def shares(self, total: int) -> dict[int, Shares]:
        """For each open card, the number of deals in which each holder has it."""
        after, suffixes = 1, []
        for row, cards in reversed(self.alike.items()):
            suffixes.append(after)
            for _ in range(cards):
                after = self.slots.dealt(after, row)
        alike = self._shares_alike(suffixes[::-1], total)
        found = {card: alike[row] for card, row in self.cards.items()}
        return found | self._shares_alone(after, total)

    def _shares_alike(self, suffixes: list[int], total: int) -> dict[Takers, Shares]:
        ways, found = self.before[-1].get(0, 0), {}
        for (row, cards), after in zip(self.alike.items(), suffixes, strict=True):
            for _ in range(cards - 1):
                ways = self.slots.dealt(ways, row)
            shares = {holder: weight * self.slots.joined(ways, holder, after) for holder, weight in row[1:]}
            found[row] = {row[0][0]: total - sum(shares.values())} | shares
            ways = self.slots.dealt(ways, row)
        return found

    def _shares_alone(self, after: int, total: int) -> dict[int, Shares]:
        """The shares of the cards dealt one by one, from the backward pass."""
        ends: WayCounts = {0: after}
        found = {}
        for step, before in zip(reversed(self.steps), reversed(self.before[:-1]), strict=True):
            found[step.card] = self._shares_of(step, before, ends, total)
            ends = {done: self._back(step, done, ends) for done in before}
        return found

    def _shares_of(self, step: DealStep, before: WayCounts, ends: WayCounts, total: int) -> Shares:
        shares = {
            holder: weight
            * sum(
                self.slots.joined(ways, holder, end)
                for done, ways in before.items()
                if (end := _end(step, done, holder, ends))
            )
            for holder, weight in step.takers[1:]
        }
        return {step.takers[0][0]: total - sum(shares.values())} | shares

    def _back(self, step: DealStep, done: int, ends: WayCounts) -> int:
        room, steps = self.slots.room, self.slots.steps
        return sum([(_end(step, done, one, ends) & room[one]) * weight << steps[one] for one, weight in step.takers])


def _end(step: DealStep, done: int, holder: int, ends: WayCounts) -> int:
    """The ways to complete the deal when this holder gets the card."""
    now = done | step.fulfils.get(holder, 0)
    return ends.get(now & ~step.due, 0) if now & step.due == step.due else 0
