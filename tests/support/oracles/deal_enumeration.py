"""An oracle for counting deals: a plain enumeration of every deal that a seat cannot rule out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from stopthief.deduction.house.deals import Deals
from stopthief.deduction.house.deck import Deck
from stopthief.house.box.cards import KINDS
from stopthief.house.game import HouseMatch
from tests.support.oracles.other_deals import ANSWER, Known, Slots, knowledge, slots_of


def told(match: HouseMatch, seat: int | None) -> list[Known]:
    """All that a seat knows, by the rules: its hand and the open cards too."""
    slots = slots_of(match)
    own = frozenset(card for holder, card in slots if holder is not None and holder == seat)
    return [*knowledge(match, seat), *([] if seat is None else [Known(seat, has=own)])]


def open_cards(match: HouseMatch) -> frozenset[str]:
    """The cards that lie face up."""
    return frozenset(card for holder, card in slots_of(match) if holder is None)


def enumerated(match: HouseMatch, seat: int | None) -> Iterator[Slots]:
    """Every deal that agrees with what a seat knows, one after the other."""
    known, face_up = told(match, seat), open_cards(match)
    pack, players = match.setup.pack, len(match.setup.players)
    fixed = {fact.holder: fact.has for fact in known if fact.holder == seat}
    for answer in product(*([card.id for card in pack.of_kind(kind)] for kind in KINDS)):
        hidden = [*answer]
        rest = frozenset(pack.cards) - {*hidden} - face_up
        if len(rest) != len(pack.cards) - len(hidden) - len(face_up):
            continue
        for hands in _hands(rest, players, fixed):
            deal: Slots = [(ANSWER, card) for card in hidden]
            deal += [(holder, card) for holder, hand in enumerate(hands) for card in sorted(hand)]
            if all(fact.agrees(deal) for fact in known):
                yield deal


def _hands(
    rest: frozenset[str], players: int, fixed: dict[int, frozenset[str]], seat: int = 0
) -> Iterator[tuple[frozenset[str], ...]]:
    if seat == players:
        yield ()
        return
    each = len(rest) // (players - seat)
    choices = [fixed[seat]] if seat in fixed else map(frozenset, combinations(sorted(rest), each))
    for hand in choices:
        if hand <= rest:
            yield from ((hand, *others) for others in _hands(rest - hand, players, fixed, seat + 1))


def counted(deck: Deck, match: HouseMatch, seat: int | None) -> Deals:
    """The counts of the deduction, made by looking at every deal."""
    held = [[0] * len(deck.sizes) for _ in deck.cards]
    kinds, face_up, total = match.setup.pack.kinds, open_cards(match), 0
    answers = dict(zip(KINDS, deck.answers, strict=True))
    for deal in enumerated(match, seat):
        total += 1
        for holder, card in deal:
            held[deck.numbers[card]][answers[kinds[card]] if holder == ANSWER else holder or 0] += 1
    for card in face_up:
        held[deck.numbers[card]][deck.table] = total
    return Deals(total, tuple(map(tuple, held)))
