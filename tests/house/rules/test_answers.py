"""F8-F10: who shows a card, who cannot, and how a game is won."""

from __future__ import annotations

from itertools import product

import pytest

from stopthief.core.errors import Refused
from stopthief.core.game import Result
from stopthief.house.rules import commands as do
from stopthief.house.rules import events as ev
from stopthief.house.rules.guide import Without
from stopthief.house.rules.state import Phase, Seen
from tests.support.house.tables import ANSWER, HOUSE, PACK, RIGHT, WRONG, acted, asked, awaited, legal, play, situation

TRIO = ev.Trio("vase", "attic", "sofa")


@pytest.mark.parametrize("players", range(2, 7))
def test_F8_clockwise_from_the_left_the_first_who_holds_any(players: int) -> None:
    """For every asker and every set of holders: those before could not, those after are not asked."""
    for asker, holds in product(range(players), product((False, True), repeat=players)):
        if not any(held for seat, held in enumerate(holds) if seat != asker):
            continue
        hands = [("attic", "rug") if held else ("radio", "mirror") for held in holds]
        state, events = asked(situation(*hands, turn=asker))
        order = [(asker + n) % players for n in range(1, players)]
        shower = next(seat for seat in order if holds[seat])
        before = order[: order.index(shower)]
        assert events == (ev.Guessed(asker, TRIO), *map(ev.CouldNotShow, before), ev.ShowAsked(shower))
        assert awaited(state) == shower
        assert state.public.asked is not None
        assert state.public.asked.could_not == tuple(before)


@pytest.mark.parametrize("held", [("vase",), ("attic", "sofa"), ("vase", "attic", "sofa")])
def test_F8_the_choice_is_free_among_the_cards_held(held: tuple[str, ...]) -> None:
    """Any one of the three that is in the hand, and no other."""
    state, _ = asked(situation(("rug",), ("radio", *held, "mirror"), ("lamp",)))
    assert list(legal(state)) == [do.Show(card) for card in ("vase", "attic", "sofa") if card in held]
    for card in PACK.cards:
        if card in held:
            assert acted(state, do.Show(card))[1] == (ev.CardShown(1, 0, card),)
        else:
            with pytest.raises(Refused) as caught:
                HOUSE.decide(state, 1, do.Show(card))
            assert caught.value.code == "card"


def test_F8_whoever_can_has_to_show() -> None:
    """There is no way around it: nothing else is legal, and nobody else can do anything."""
    state, _ = asked(situation(("rug",), ("vase",), ("sofa",)))
    for command in (do.EndTurn(), do.MoveTo("attic"), WRONG, do.PlaceMarker("attic")):
        with pytest.raises(Refused, match="show one of the cards asked for"):
            HOUSE.decide(state, 1, command)
    for seat in (0, 2):
        with pytest.raises(Refused, match="It is for Basile to choose now"):
            HOUSE.decide(state, seat, do.Show("sofa"))


def test_F8_the_card_is_for_two_pairs_of_eyes() -> None:
    """The asker sees it, the shower knows what was shown; everyone else learns who showed to whom."""
    shown = ev.CardShown(1, 3, "vase")
    everyone = ev.Showed(1, 3)
    assert HOUSE.observe(shown, 3) == (everyone, ev.CardSeen(1, "vase"))
    assert HOUSE.observe(shown, 1) == (everyone, ev.CardGiven(3, "vase"))
    assert all(HOUSE.observe(shown, seat) == (everyone,) for seat in (None, 0, 2, 4))


def test_F8_the_asker_notes_it_and_the_turn_ends() -> None:
    """Ruling: the asker ends the turn when the card is seen. It is on the asker's sheet, and on no other."""
    state, _ = asked(situation(("rug",), ("lamp",), ("vase", "sofa")))
    state = play(state, do.Show("sofa"))
    assert (state.public.phase, awaited(state)) == (Phase.NOTE, 0)
    assert list(legal(state)) == [do.EndTurn()]
    assert HOUSE.view(state, 0).seen == (Seen(1, 2, "sofa"),)
    assert HOUSE.view(state, 2).given == (Seen(1, 0, "sofa"),)
    known = [{one.card: one.seat for one in HOUSE.guide(HOUSE.view(state, seat)).known} for seat in range(3)]
    assert known == [{"rug": 0, "sofa": 2}, {"lamp": 1}, {"vase": 2, "sofa": 2}]
    state, events = acted(state, do.EndTurn())
    assert events == (ev.TurnEnded(0, 1),)
    assert (state.public.phase, awaited(state), state.public.turns) == (Phase.MOVE, 1, 2)
    assert state.public.asked is None
    assert [one.outcome for one in state.public.guesses] == ["shown"]


def test_F8_everyone_learns_who_could_not() -> None:
    """A player who could not show has none of the three: on everybody's sheet but the own, a spectator's too."""
    state, _ = asked(situation(("rug",), ("lamp",), ("vase", "sofa")))
    without = (Without(1, tuple(card for card in PACK.cards if card in ("vase", "attic", "sofa"))),)
    for seat in (None, 0, 2):
        assert HOUSE.guide(HOUSE.view(state, seat)).without == without
    assert HOUSE.guide(HOUSE.view(state, 1)).without == ()


def test_F8_the_asker_may_name_own_cards_and_those_seen() -> None:
    """Nothing forbids a guess that one knows to be wrong; others answer as ever."""
    state, events = asked(situation(("vase", "attic"), ("rug",), ("sofa",)))
    assert events[-1] == ev.ShowAsked(2)
    assert list(legal(state)) == [do.Show("sofa")]


def test_F9_nobody_can_but_the_asker_holds_one() -> None:
    """The asker says so, not which, and the turn ends by itself."""
    for own in (("vase",), ("attic",), ("sofa", "attic"), ("vase", "attic", "sofa")):
        state, events = asked(situation(("rug",), ("lamp",), own, turn=2))
        assert events[1:] == (ev.CouldNotShow(0), ev.CouldNotShow(1), ev.OwnCardHeld(2), ev.TurnEnded(2, 0))
        assert all(HOUSE.observe(events[3], seat) == (ev.OwnCardHeld(2),) for seat in (None, 0, 1, 2))
        assert (state.public.phase, awaited(state), state.public.winner) == (Phase.MOVE, 0, None)
        assert [one.outcome for one in state.public.guesses] == ["own"]


def test_F9_the_asker_is_asked_last() -> None:
    """A card in another hand is shown even when the asker holds one too."""
    _, events = asked(situation(("vase",), ("rug",), ("attic",)))
    assert events[-1] == ev.ShowAsked(2)


@pytest.mark.parametrize("named", [("vase",), ("attic",), ("vase", "sofa"), ("sofa", "attic", "vase")])
def test_F10_an_open_card_in_the_guess_wins_nothing(named: tuple[str, ...]) -> None:
    """Ruling: nobody can show it, but it lies there for all to see: everyone is told, and the turn ends."""
    state, events = asked(situation(("rug",), ("lamp",), ("radio",), open_cards=named))
    card = next(one for one in TRIO.cards if one in named)
    assert events[1:] == (ev.CouldNotShow(1), ev.CouldNotShow(2), ev.OpenCardNamed(0, card), ev.TurnEnded(0, 1))
    assert state.public.winner is None
    assert [one.outcome for one in state.public.guesses] == ["open"]


def test_F10_an_open_card_comes_before_the_asker_s_own() -> None:
    """Ruling: then nothing is told of the asker's hand, which everybody can do without."""
    for own in ("vase", "rug"):
        _, events = asked(situation((own,), ("lamp",), open_cards=("attic",)))
        assert events[-2] == ev.OpenCardNamed(0, "attic")


def test_F10_a_card_in_a_hand_is_shown_whatever_lies_open() -> None:
    """Somebody who holds another of the three still shows it."""
    state, events = asked(situation(("rug",), ("lamp",), ("sofa",), open_cards=("attic",)))
    assert events[-1] == ev.ShowAsked(2)
    assert list(legal(state)) == [do.Show("sofa")]


@pytest.mark.parametrize("players", range(2, 7))
def test_F10_nobody_can_and_the_asker_cannot(players: int) -> None:
    """The three cards are turned over, they match, and the asker has won: whoever it was, alone."""
    for asker in range(players):
        state, events = asked(situation(*((card,) for card in list(PACK.cards)[-players:]), turn=asker), RIGHT)
        nobody = [ev.CouldNotShow((asker + n) % players) for n in range(1, players)]
        assert events == (ev.Guessed(asker, ev.Trio(*ANSWER)), *nobody, ev.AnswerTurned(asker, ev.Trio(*ANSWER)))
        assert state.public.answer == ev.Trio(*ANSWER)
        assert HOUSE.result(HOUSE.view(state, None)) == Result((asker,), "found")
        assert awaited(state) is None
        assert state.public.phase is Phase.OVER
        assert state.public.guesses[-1].outcome == "right"


def test_F10_everyone_sees_the_three_cards() -> None:
    """When they are turned over, and not before."""
    turned = ev.AnswerTurned(0, ev.Trio(*ANSWER))
    assert all(HOUSE.observe(turned, seat) == (turned,) for seat in (None, 0, 1))
    state = situation(("rug",), ("vase",))
    assert all(HOUSE.view(state, seat).public.answer is None for seat in (None, 0, 1))


def test_F10_when_it_is_over_nothing_more_can_be_done() -> None:
    """Every command of every seat is refused."""
    state, _ = asked(situation(("rug",), ("vase",)), RIGHT)
    commands: tuple[do.Command, ...] = (do.EndTurn(), do.MoveTo("attic"), RIGHT, do.Show("rug"))
    for seat, command in product(range(2), commands):
        with pytest.raises(Refused, match="The game is over"):
            HOUSE.decide(state, seat, command)
