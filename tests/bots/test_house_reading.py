"""What a strong player of the house makes of the way an only rival asks; a fair one takes nothing but facts."""

from __future__ import annotations

from stopthief.bots.house.fair import Fair
from stopthief.bots.house.strong import Strong
from stopthief.house import commands as do
from stopthief.house.cards import KINDS, Kind
from stopthief.house.game import HouseMatch
from tests.house_bots import told
from tests.house_helpers import agreed, begun


def of(match: HouseMatch, kind: Kind, cards: tuple[str, ...]) -> str:
    """One of some cards that is of a kind."""
    return next(card for card in cards if match.setup.pack.kinds[card] == kind)


def asked(*whose: int | None) -> tuple[HouseMatch, do.Guess, int]:
    """A game in which the first guess names a card of such a seat's hand for each kind, counted from the asker.

    None is the answer. It comes with the guess, and the seat that hears it.
    """
    match = begun(agreed(2))
    while not isinstance(match.legal(match.awaited or 0)[0], do.Guess):
        match.submit(match.awaited or 0, match.legal(match.awaited or 0)[0])
    asker = match.awaited or 0
    hidden = match.state.answer
    hands = [match.state.hands[(asker + one) % 2] for one in range(2)]
    guess = do.Guess(
        *(of(match, kind, hidden if one is None else hands[one]) for kind, one in zip(KINDS, whose, strict=True))
    )
    match.submit(asker, guess)
    return match, guess, 1 - asker


def answers(match: HouseMatch, seat: int, cards: list[str]) -> list[tuple[float, float]]:
    """How likely each card is the answer: to a fair player who sits there, and to a strong one."""
    fair, strong = Fair(match.setup, seat, "seed"), Strong(match.setup, seat, "seed")
    told(fair, match, seat)
    told(strong, match, seat)
    return [
        (fair.belief().answer(fair.deck.numbers[card]), strong.belief().answer(strong.deck.numbers[card]))
        for card in cards
    ]


def test_who_asks_for_cards_of_the_other_is_believed() -> None:
    """Two of the three are this seat's: the third is not the asker's own, more likely than not, so it is the answer."""
    match, guess, seat = asked(None, 1, 1)
    ((fair, strong),) = answers(match, seat, [guess.thing])
    assert fair < strong < 1


def test_who_pads_the_first_guess_is_found_out() -> None:
    """Nobody knows two cards of the answer so soon: those that are not this seat's are the asker's."""
    match, guess, seat = asked(1, 0, 0)
    for fair, strong in answers(match, seat, [guess.room, guess.place]):
        assert 0 < strong < fair
