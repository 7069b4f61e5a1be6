"""Every observation, event and command of the city has a sentence a person understands."""

from __future__ import annotations

import re
from random import Random
from typing import Any, get_args

import pytest

from stopthief.city.box.setup import MODES, Mode
from stopthief.city.printed import sheets
from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.state import Phase
from stopthief.city.samples.random_setups import random_setup
from stopthief.city.text import terms
from stopthief.city.text.offers import meant, next_act, offered
from stopthief.city.text.words import said, told
from stopthief.core.package.printing import PrintOptions
from stopthief.core.package.words import Language, words
from stopthief.lab.random_play import random_match
from stopthief.preferences import user_files
from tests.support.city.tables import ALL, DRAKE, PEPPER, SANDRA, agreed, situation
from tests.support.city.tables import BOOK as CITY
from tests.support.city.tables import BOOK_BOX as BOX

OBSERVATIONS: tuple[ev.Observation, ...] = (
    ev.FirstPlayerDrawn(0),
    ev.ThiefRevealed("crystal"),
    ev.ClueAsked(0),
    ev.CardPlayed(0, 9),
    ev.TipAsked(0, 0),
    ev.TipAsked(0, 1000),
    ev.Moved(0, (500,)),
    ev.Moved(0, (500, 899)),
    ev.Moved(0, (501, 501503, 503)),
    ev.Moved(1, (501, 501503), by=0),
    ev.ArrestMissed(0, 317, 0),
    ev.ArrestMissed(0, 317, 1000),
    ev.ThiefArrested(0, 317, 0),
    ev.ThiefArrested(0, 317, 7000),
    ev.CardsPickedUp((0,)),
    ev.CardsPickedUp((0, 1)),
    ev.MoneyMoved(0, 2000),
    ev.MoneyMoved(0, -2000),
    ev.MoneyMoved(0, 0),
    ev.LootFilled(3000),
    ev.DigitTold(4),
    ev.TurnEnded(0, 1),
    ev.TurnEnded(0, 0, picked_up=True),
    ev.WinSaid(0),
    ev.WinSaid(0, 1),
    ev.LootSaidGone(0),
    ev.GameOver((0,), "money", (317,)),
    ev.GameOver((0,), "thieves", (317,)),
    ev.GameOver((0, 1), "pack caught", (317,)),
    ev.GameOver((), "loot gone", (317,)),
    ev.Heard("alarm", 4, spree=1000, again=True),
    ev.Heard("alarm", loot=5000),
    ev.TipDone(),
    ev.TipHeard(ev.Tip(1, spaces=(317,))),
    ev.TipHeard(ev.Tip(1, spaces=(317, 446))),
    ev.TipHeard(ev.Tip(1, areas=("4D", "7"))),
    ev.TipHeard(ev.Tip(1, digit=7)),
    ev.ThiefHidden(),
    ev.PackAt(446),
)
SECRETS: tuple[ev.Event, ...] = (
    ev.ThiefPlaced(467),
    ev.CrimeSounded("jazz"),
    ev.ThiefMoved(446, "footsteps", 4),
    ev.TipGiven(0, ev.Tip(1, spaces=(317,))),
)
COMMANDS: tuple[do.Command, ...] = (
    do.GetClue(),
    do.PlayCard(5),
    do.TakeTip(),
    do.Escort(1, 501),
    do.MoveTo(500),
    do.MoveTo(501),
    do.Arrest(500),
    do.EndTurn(),
    do.Choose(1),
    do.MovePack(463),
    do.SayWon(),
    do.SayWon(1),
    do.SayLootGone(),
)


def is_sentence(text: str) -> bool:
    """A capital, a full stop, and nothing that only a program would say."""
    return bool(re.fullmatch(r"[A-Z$].*[.!]", text)) and not re.search(r"[_{}\[\]]|None|\b[A-Z][a-z]+[A-Z]|  ", text)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seen", OBSERVATIONS, ids=str)
def test_every_observation_is_a_sentence(seen: ev.Observation, mode: Mode) -> None:
    """In every mode; nothing that only a program would say."""
    assert is_sentence(said(BOX, agreed(mode), seen))


@pytest.mark.parametrize("event", SECRETS, ids=str)
def test_every_secret_event_is_told_with_its_truth(event: ev.Event) -> None:
    """The truth names the space that nobody heard."""
    sentence = told(BOX, agreed(), event)
    assert is_sentence(sentence)
    assert isinstance(event, ev.CrimeSounded) or re.search(r"467|446|317", sentence)


@pytest.mark.parametrize("command", COMMANDS, ids=str)
def test_every_command_is_offered_as_a_sentence(command: do.Command) -> None:
    """A choice says what it does."""
    card = "frank" if isinstance(command, do.Choose) else "phil"
    state = situation(agreed(investigators=(DRAKE, SANDRA)), 467, phase=Phase.MOVE, card=7, thief_card=card)
    assert is_sentence(offered(BOX, CITY.view(state, 0), command))


def test_no_type_is_forgotten() -> None:
    """The samples above are of every type there is."""
    assert {type(one) for one in OBSERVATIONS} == set(get_args(ev.Observation))
    assert {type(one) for one in COMMANDS} == set(get_args(do.Command))
    assert {type(one) for one in (*OBSERVATIONS, *SECRETS)} >= set(get_args(ev.Event))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", ["a", "b"])
def test_whole_games_are_told_in_sentences(mode: Mode, seed: str) -> None:
    """Random games of every mode: each event and each view of it."""
    setup = random_setup(BOX, Random(seed).randrange, mode)
    match = random_match(CITY, setup, seed, lambda match: len(match.acts) < 300)
    for act in match.acts:
        for event in act.events:
            assert is_sentence(told(BOX, match.setup, event))
            for seat in (None, *range(len(match.setup.players))):
                assert all(is_sentence(said(BOX, match.setup, seen)) for seen in CITY.observe(event, seat))


@pytest.mark.parametrize("sound", terms.MARKS)
def test_S1_every_sound_has_a_word_and_a_mark(sound: Any) -> None:
    """Sounds are told apart without ears and without colour."""
    clue = ev.Clue(sound)
    assert terms.clue_text(BOX.board, clue).startswith(f"[{terms.MARKS[sound]}] ")
    assert terms.clue(BOX.board, clue)


@pytest.mark.parametrize(("language", "secret"), [("en", "in secret"), ("fr", "en secret")])
def test_S1_laughter_is_a_secret_move_and_never_a_place(language: Language, secret: str) -> None:
    """Inside or outside: only crime scenes and stations are ruled out, and page and paper say so with one text."""
    means = words("stopthief.city", language).say("means.laughter")
    assert secret in means
    assert "station" in means
    assert ("crime scene" if language == "en" else "lieu du crime") in means
    assert not re.search(r"outside|street|dehors|rue", means)
    printed = sheets(BOX, user_files(), PrintOptions(language=language)).values["sounds"]
    assert [one["means"] for one in printed if one["sign"] == "laughter"] == [means]


def test_S1_the_log_says_what_laughter_means() -> None:
    """In the terminal as on the page."""
    heard = said(BOX, agreed("cooperative"), ev.Heard("laughter"))
    assert heard == "Laughter in the dark. The Pack moved in secret: no crime scene, no station."


def test_sounds_read_as_people_say_them() -> None:
    """A few by heart."""
    setup = agreed()
    assert said(BOX, setup, ev.Heard("glass", 3)) == "Breaking glass in the museum."
    assert said(BOX, setup, ev.Heard("train")) == "A train."
    assert said(BOX, setup, ev.Heard("hubbub", 7)) == "Hubbub on Seventh Street."
    assert (
        said(BOX, setup, ev.Heard("alarm", 4, spree=1000))
        == "An alarm in the bank. $1,000 more on the thief\N{RIGHT SINGLE QUOTATION MARK}s card."
    )
    assert said(BOX, setup, ev.Heard("jazz")) == "A jazz musician, so the museum or the bank."


def test_what_happens_reads_as_people_say_it() -> None:
    """A few by heart."""
    setup = agreed()
    assert said(BOX, setup, ev.CardPlayed(0, 9)) == "Sandra Jones plays card 9."
    missed = said(BOX, setup, ev.ArrestMissed(0, 317, 1000))
    assert missed == "Sandra Jones makes an arrest on 317: nobody there. That costs $1,000."
    assert said(BOX, setup, ev.Moved(0, (500, 899))) == "Sandra Jones takes the subway to 899."
    assert said(BOX, agreed("cooperative"), ev.TipAsked(0, 1000)).endswith("That costs the Loot $1,000.")


@pytest.mark.parametrize("phase", [Phase.CLUE, Phase.CARD, Phase.MOVE, Phase.ARREST])
def test_the_next_act_is_one_sentence_with_a_name(phase: Phase) -> None:
    """Whose turn and what to do; the others are told to wait."""
    state = situation(phase=phase, card=5)
    assert next_act(BOX, CITY.view(state, None)).startswith("Sandra Jones, ")
    assert "wait" in next_act(BOX, CITY.view(state, 1))


def test_cards_and_thieves_say_what_they_do() -> None:
    """Every card of every investigator and every thief has its text."""
    texts = [terms.card_text(card) for one in ALL for card in BOX.investigators[one].cards]
    assert all(is_sentence(text) for text in texts)
    assert (
        terms.card_text(BOX.investigators[PEPPER].card(6))
        == "Card 6: move up to 6 spaces. Arrest up to three steps away."
    )
    assert all(is_sentence(terms.thief_text(BOX, agreed(), thief)) for thief in BOX.thieves)
    assert "reward $6,000 and $2,000 from the spree" in terms.thief_text(BOX, agreed(), "crystal", 2000)
    assert "$" not in terms.thief_text(BOX, agreed(difficulty="advanced"), "phil")


@pytest.mark.parametrize(
    ("typed", "phase", "command"),
    [
        ("9", Phase.CARD, do.PlayCard(9)),
        ("card 9", Phase.MOVE, do.PlayCard(9)),
        ("317", Phase.MOVE, do.MoveTo(317)),
        ("333-324", Phase.MOVE, do.MoveTo(324333)),
        ("move 317", Phase.ARREST, do.MoveTo(317)),
        ("317", Phase.ARREST, do.Arrest(317)),
        ("ARREST 317", Phase.MOVE, do.Arrest(317)),
        ("jimmy 501", Phase.MOVE, do.Escort(1, 501)),
        ("463", Phase.PLACE, do.MovePack(463)),
        ("hello", Phase.MOVE, None),
        ("", Phase.MOVE, None),
        ("1-2-3", Phase.MOVE, None),
        ("buy 3", Phase.MOVE, None),
        ("9" * 5000, Phase.MOVE, None),
    ],
)
def test_typing_is_understood(typed: str, phase: Phase, command: do.Command | None) -> None:
    """Numbers mean what the moment asks for; circles go both ways round."""
    assert meant(CITY.view(situation(phase=phase), 0), typed) == command
