"""The city's adviser: probabilities equal the filter's, and reasons hold against all trails."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given, settings

from stopthief.city.box.setup import MODES, Mode, Setup
from stopthief.city.lobby.offer import lobby
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.state import Phase
from stopthief.city.rules.thief import ThiefNow
from stopthief.core.errors import Refused
from stopthief.deduction.city.advice import CityAdvice, CityAdviser
from stopthief.deduction.city.casebook import Casebook, Evidence
from stopthief.deduction.city.hearing import Hearing, sign
from stopthief.deduction.city.reasons import TRAIL, RuledOut, StillPossible
from stopthief.games import MINDS
from stopthief.server.encoding import encode
from tests.support.city.hunters import CityMatch, hunted, seen, steps_to
from tests.support.city.tables import BOARD, BOX, agreed
from tests.support.games.strategies import GAMES, reproducible, seeds, setups


def adviser(match: CityMatch, seat: int) -> tuple[CityAdviser, Casebook]:
    """The advice at the end of an unfinished game, and the casebook until then."""
    told, book = CityAdviser(BOX, match.setup, seat), Casebook(BOX, match.setup, seat)
    for observation in seen(match, seat):
        told.see(observation)
        book.see(observation)
    return told, book


def moves_after(pieces: tuple[Evidence, ...], number: int) -> int:
    """The number of the thief's moves after a piece of evidence."""
    return sum(piece.moves for piece in pieces[number + 1 :])


def reached(hearing: Hearing, pieces: tuple[Evidence, ...], known: int) -> set[int]:
    """The spaces possible now from the first pieces of evidence alone, ignoring later clues and robberies."""
    belief = pieces[known - 1].after
    for piece in pieces[known:]:
        if piece.moves:
            belief = belief.moved(hearing, piece.public)
    return set(belief.spaces())


def trails(hearing: Hearing, pieces: tuple[Evidence, ...], thief: ThiefNow) -> Iterator[tuple[float, tuple[int, ...]]]:
    """Every trail from a state through the evidence, with its probability."""
    if not pieces:
        yield 1.0, (thief.at,)
        return
    piece, rest = pieces[0], pieces[1:]
    if piece.moves:
        assert isinstance(piece.seen, ev.Heard)
        for one in hearing.following(piece.public, thief):
            if one.sign == sign(piece.seen):
                for chance, trail in trails(hearing, rest, one.thief):
                    yield one.chance * chance, (thief.at, *trail)
    elif thief in piece.after:
        for chance, trail in trails(hearing, rest, thief):
            yield piece.after[thief] / piece.before[thief] * chance, trail


@pytest.mark.parametrize(("mode", "difficulty"), GAMES)
def test_what_ruled_a_space_out_is_the_first_that_did(mode: Mode, difficulty: str) -> None:
    """Without it and all later evidence the thief could be there; with it, it could not."""

    @settings(reproducible, max_examples=3)
    @given(setups(mode, difficulty), seeds)
    def holds(setup: Setup, seed: int) -> None:
        told, book = adviser(hunted(setup, seed, most=8 + seed % 24), seed % len(setup.players))
        if not (spaces := told.advice().spaces):
            return
        hearing, pieces = book.detective.hearing, book.evidence
        reach = [reached(hearing, pieces, known) for known in range(1, len(pieces) + 1)]
        for number in BOARD.numbers:
            why = told.why(str(number))
            assert isinstance(why, StillPossible) == (str(number) in spaces)
            if isinstance(why, RuledOut):
                first = next(known for known, there in enumerate(reach) if number not in there)
                assert why.moves == moves_after(pieces, first)
                assert says(why) == said(pieces[first])

    holds()


def says(why: RuledOut) -> tuple[object, ...]:
    """The evidence that a reason names."""
    return why.clue, why.sound, why.place, why.seat, why.at, why.tip


def said(piece: Evidence) -> tuple[object, ...]:
    """The same for a piece of evidence."""
    clues = len(piece.public.clues)
    match piece.seen:
        case ev.ThiefHidden():
            return None, None, None, None, None, None
        case ev.Heard(sound, place):
            return clues + 1, sound, place, None, None, None
        case ev.TipHeard(tip):
            return clues, None, None, None, None, tip
        case ev.DigitTold(digit):
            return clues, None, digit, None, None, None
        case ev.ArrestMissed(seat, space) | ev.ThiefArrested(seat, space):
            return clues, None, None, seat, space, None


@pytest.mark.parametrize(("mode", "difficulty"), [("competitive", "intermediate"), ("cooperative", "book")])
def test_the_trail_told_is_the_likeliest_of_all(mode: Mode, difficulty: str) -> None:
    """No trail of the same length to the same space is likelier."""
    compared = 0
    for seed in range(10):
        told, book = adviser(hunted(agreed(mode, difficulty), seed, most=30 + seed), 0)
        pieces, hearing = book.evidence, book.detective.hearing
        for space in told.advice().spaces:
            why = told.why(space)
            assert isinstance(why, StillPossible)
            steps = len(why.trail) - 1
            assert steps == min(TRAIL, sum(piece.moves for piece in pieces))
            start = next(number for number in range(len(pieces)) if moves_after(pieces, number) == steps)
            found = [
                (weight * chance, trail)
                for thief, weight in pieces[start].after.items()
                for chance, trail in trails(hearing, pieces[start + 1 :], thief)
                if trail[-1] == int(space)
            ]
            best = max(chance for chance, _ in found)
            assert why.trail in [trail for chance, trail in found if chance > best * 0.999_999]
            compared += len(found) > 1
    assert compared > 3


def test_advice_is_what_the_filter_says() -> None:
    """The same spaces, summing to one; the best first; the arrests are the likeliest of those in reach."""
    match = hunted(agreed("solo", investigators=["pepper"]), 3, most=17)
    while match.view(0).public.phase is not Phase.ARREST:
        match.submit(0, match.legal(0)[0])
    told, book = adviser(match, 0)
    advice, spaces = told.advice(), book.detective.belief.spaces()
    assert {int(one): chance for one, chance in advice.spaces.items()} == pytest.approx(spaces, abs=1e-6)
    assert sum(advice.spaces.values()) == pytest.approx(1, abs=1e-4)
    assert advice.possible == len(spaces)
    assert msgspec.json.decode(encode(advice), type=CityAdvice) == advice
    assert advice.best[0].chance == max(advice.spaces.values())
    here = {one.space for one in match.legal(0) if isinstance(one, do.Arrest)}
    assert [guess.space for guess in advice.arrests] == sorted(here & {*spaces}, key=lambda one: (-spaces[one], one))[
        :3
    ]


def test_the_best_arrest_of_a_turn_names_a_card_that_reaches_it() -> None:
    """While a card is to be played; and a player who waits is told of no arrest."""
    match = hunted(agreed(), 0, most=9)
    while match.view(None).public.phase is not Phase.CARD:
        match.submit(match.awaited or 0, match.legal(match.awaited or 0)[0])
    seat = match.awaited
    assert seat is not None
    assert not adviser(match, 1 - seat)[0].advice().arrests
    guess = adviser(match, seat)[0].advice().arrests[0]
    match.submit(seat, do.PlayCard(guess.card or 0))
    ends = [one for one in match.legal(seat) if isinstance(one, do.MoveTo)]
    match.submit(seat, min(ends, key=lambda move: steps_to(guess.space)[move.to]))
    assert do.Arrest(guess.space) in match.legal(seat)


def test_the_packs_player_is_told_what_the_others_can_know() -> None:
    """V1: the public odds, with its own space marked."""
    match = hunted(agreed("one-vs-many"), 4, most=25)
    pack, other = adviser(match, 2)[0].advice(), adviser(match, 0)[0].advice()
    assert match.state.thief is not None
    assert pack.spaces == other.spaces
    assert (pack.own, other.own) == (match.state.thief.at, None)


@pytest.mark.parametrize("about", ["", "999", "324333", "-1", "12a", "³²⁴"])
def test_what_is_no_space_is_refused(about: str) -> None:
    """With a sentence that says what to ask."""
    with pytest.raises(Refused, match="ask about a number") as refusal:
        adviser(hunted(agreed(), 1, most=5), 0)[0].why(about)
    assert refusal.value.code == "no such space"


def test_no_thief_no_advice() -> None:
    """Before the first crime nothing can be said of any space."""
    told = CityAdviser(BOX, agreed(), 0)
    assert not told.advice().spaces
    with pytest.raises(Refused, match="No thief"):
        told.why("324")


def test_the_lobby_and_the_mind_agree_who_is_advised() -> None:
    """On where nobody is against anybody, off otherwise."""
    offered = {offer.mode: offer.advice for offer in lobby(BOX).modes}
    casts = {mode: ["sandra"] if mode == "solo" else ["sandra", "tad"] for mode in MODES}
    assert offered == {mode: MINDS["city"].advises(agreed(mode, investigators=casts[mode])) for mode in MODES}
    assert [mode for mode in MODES if offered[mode]] == ["cooperative", "solo"]
