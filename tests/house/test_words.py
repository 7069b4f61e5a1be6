"""Every observation, event and command of the house has a sentence a person understands, with its English."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
import pytest

from stopthief.house.box.box import packs
from stopthief.house.box.cards import HidingPlace, Pack
from stopthief.house.box.setup import Day
from stopthief.house.rules import commands as do
from stopthief.house.rules import events as ev
from stopthief.house.rules.state import Phase
from stopthief.house.text import naming
from stopthief.house.text.floor_plan import plan
from stopthief.house.text.offers import choice, meant, next_act, offered
from stopthief.house.text.phrasebook import HouseWords
from stopthief.house.text.picture import initials, picture
from stopthief.house.text.words import said, told
from tests.support.house.players import sleuthed
from tests.support.house.tables import HOUSE, PACK, agreed, born, situation

THREE = ev.Trio("lamp", "kitchen", "table")
OBSERVATIONS: tuple[ev.Observation, ...] = (
    ev.Dealt(9),
    ev.Dealt(1, ("lamp",)),
    ev.Dealt(5, ("lamp", "bed")),
    ev.FirstPlayerDrawn(0),
    ev.MarkerPlaced(0, "attic"),
    ev.Moved(0, "kitchen", "kitchen"),
    ev.Moved(0, "kitchen", "garage"),
    ev.Guessed(0, THREE),
    ev.CouldNotShow(1),
    ev.ShowAsked(1),
    ev.Showed(1, 0),
    ev.OpenCardNamed(0, "bed"),
    ev.OwnCardHeld(0),
    ev.TurnEnded(0, 1),
    ev.AnswerTurned(0, THREE),
    ev.CardTaken("lamp"),
    ev.CardSeen(1, "clock"),
    ev.CardGiven(0, "clock"),
)
SECRETS: tuple[ev.Event, ...] = (
    ev.CardHidden("thing", "clock"),
    ev.CardDealt("clock", 1),
    ev.CardDealt("clock"),
    ev.CardShown(1, 0, "clock"),
)
COMMANDS: tuple[do.Command, ...] = (
    do.PlaceMarker("attic"),
    do.MoveTo("living-room"),
    do.MoveTo("dining-room"),
    do.Guess("lamp", "kitchen", "table"),
    do.Show("lamp"),
    do.Show("kitchen"),
    do.Show("table"),
    do.EndTurn(),
)
WORDS = HouseWords()


def flat(text: str) -> str:
    """A text with plain spaces and apostrophes, as tests are typed."""
    return text.replace("\N{NARROW NO-BREAK SPACE}", " ").replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


def is_sentence(text: str) -> bool:
    """A capital, an end, and nothing that only a program would say."""
    return bool(re.fullmatch(r"[A-ZÀ-Þ¿¡].*[.!)]", text)) and not re.search(r"[_{}\[\]]|None|  ", text)


@pytest.mark.parametrize("pack", packs().values(), ids=packs())
def test_F11_everything_in_a_whole_game_is_a_sentence(pack: Pack) -> None:
    """Each event, each view of it, and each choice on the way, with the words of every pack."""
    match = sleuthed(agreed(3, pack), "words")
    for act in match.acts:
        for event in act.events:
            assert is_sentence(told(match.setup, event))
            for seat in (None, 0, 1, 2):
                assert all(is_sentence(said(match.setup, seen)) for seen in HOUSE.observe(event, seat))
    assert match.result is not None


@pytest.mark.parametrize("seen", OBSERVATIONS, ids=str)
def test_every_observation_is_a_sentence(seen: ev.Observation) -> None:
    """Nothing that only a program would say."""
    assert is_sentence(said(agreed(), seen))


@pytest.mark.parametrize("event", SECRETS, ids=str)
def test_every_secret_event_is_told_with_its_truth(event: ev.Event) -> None:
    """The truth names the card that nobody saw."""
    assert is_sentence(told(agreed(), event))
    assert "horloge (the clock)" in told(agreed(), event)


@pytest.mark.parametrize("command", COMMANDS, ids=str)
def test_every_command_is_offered_as_a_sentence(command: do.Command) -> None:
    """As one would say it, with the English after it."""
    view = HOUSE.view(situation(["lamp"], ["clock"]), 0)
    assert re.fullmatch(r".+[.!] \(.+[.!]\)", offered(view, command))
    assert choice(view, command).key


def test_no_type_is_forgotten() -> None:
    """The samples above are of every type there is."""
    assert {type(one) for one in OBSERVATIONS} == set(get_args(ev.Observation))
    assert {type(one) for one in COMMANDS} == set(get_args(do.Command))
    assert {type(one) for one in (*OBSERVATIONS, *SECRETS)} >= set(get_args(ev.Event))


def test_what_happens_reads_as_people_say_it() -> None:
    """A few by heart."""
    setup = agreed()
    by_heart: dict[ev.Observation, str] = {
        ev.Guessed(
            0, THREE
        ): "Ada: « Le voleur a volé la lampe. Il est dans la cuisine, sous la table. Est-ce que je me "
        "trompe ? » (The thief stole the lamp. He is in the kitchen, under the table. Am I wrong?)",
        ev.CouldNotShow(1): "Basile: « Je ne sais pas : je n'ai aucune de ces cartes. » "
        "(I don't know: I have none of these cards.)",
        ev.CardSeen(1, "clock"): "You see: l'horloge (the clock), shown by Basile.",
        ev.Moved(0, "attic", "garage"): "Ada: « Je passe du grenier au garage. » (I go from the attic to the garage.)",
    }
    for seen, sentence in by_heart.items():
        assert flat(said(setup, seen)) == sentence
    spanish = agreed(3, packs()["casa"])
    assert said(spanish, ev.ShowAsked(1)) == "Basile: «¡Sí, te equivocas!» (Yes, you are wrong!)"
    assert "detrás del sofá" in said(spanish, ev.Guessed(0, ev.Trio("lamp", "attic", "sofa")))


def test_F5_it_is_said_why_somebody_goes_first() -> None:
    """Only where a birthday is known."""
    assert said(agreed(), ev.FirstPlayerDrawn(0)) == "Ada goes first."
    setup = born((7, 14), None, today=(7, 1))
    assert said(setup, ev.FirstPlayerDrawn(0)) == "Ada has the closest birthday and goes first."
    assert setup.today == Day(7, 1)


@pytest.mark.parametrize("phase", [Phase.PLACE, Phase.MOVE, Phase.GUESS, Phase.NOTE])
def test_the_next_act_is_one_sentence_with_a_name(phase: Phase) -> None:
    """Whose turn and what to do; the others are told to wait."""
    state = situation(["lamp"], ["clock"], phase=phase)
    assert next_act(HOUSE.view(state, None)).startswith("Ada, ")
    assert "wait" in next_act(HOUSE.view(state, 1))


@pytest.mark.parametrize(
    ("typed", "phase", "command"),
    [
        ("attic", Phase.PLACE, do.PlaceMarker("attic")),
        ("LE GRENIER", Phase.PLACE, do.PlaceMarker("attic")),
        ("au grenier", Phase.MOVE, do.MoveTo("attic")),
        ("stay", Phase.MOVE, do.MoveTo("living-room")),
        ("salle a manger", Phase.MOVE, do.MoveTo("dining-room")),
        ("lampe", Phase.MOVE, None),
        ("lampe, cuisine, table", Phase.GUESS, do.Guess("lamp", "kitchen", "table")),
        ("table kitchen lamp", Phase.GUESS, do.Guess("lamp", "kitchen", "table")),
        ("la lampe dans le bureau sous l'escalier", Phase.GUESS, do.Guess("lamp", "office", "stairs")),
        ("the lamp in the office under the stairs", Phase.GUESS, do.Guess("lamp", "office", "stairs")),
        ("lampe cuisine", Phase.GUESS, None),
        ("lampe cuisine table salon", Phase.GUESS, None),
        ("lampe cuisine banane", Phase.GUESS, None),
        ("the " * 5000, Phase.GUESS, None),
        ("end", Phase.NOTE, do.EndTurn()),
        ("", Phase.MOVE, None),
    ],
)
def test_typing_is_understood(typed: str, phase: Phase, command: do.Command | None) -> None:
    """The word, its English or its id, in any order; never more or less than what the moment asks for."""
    assert meant(HOUSE.view(situation(["lamp"], ["clock"], phase=phase), 0), typed) == command


@pytest.mark.parametrize("pack", packs().values(), ids=packs())
def test_every_card_can_be_typed_in_every_way(pack: Pack) -> None:
    """By id, word, sentence and gloss; what is offered to be typed means just that card."""
    for name, card in pack.cards.items():
        kind = pack.kinds[name]
        for typed in (name, card.word, card.word.upper(), card.gloss, naming.short_name(pack, name)):
            assert naming.card_named(pack, typed, kind) == name


def test_what_could_be_two_hiding_places_names_neither() -> None:
    """Where one can hide under a bed and behind it, "lit" is not enough, and is not offered."""
    behind = HidingPlace("behind-bed", "derrière", "le lit", "behind the bed")
    pack = msgspec.structs.replace(PACK, places=(*PACK.places, behind))
    assert naming.card_named(pack, "lit") is None
    assert naming.short_name(pack, "bed") == "sous le lit"
    assert naming.short_name(pack, "behind-bed") == "derrière le lit"
    assert naming.cards_named(pack, "lampe salon derriere le lit") == {
        "thing": "lamp",
        "room": "living-room",
        "place": "behind-bed",
    }


def test_F3_the_sheet_marks_what_is_certain() -> None:
    """Own cards, open ones, what was shown, and who could not; a spectator's has only what all know."""
    match = sleuthed(agreed(4), "sheet", most=40)
    for seat in (None, 0, 1, 2, 3):
        view = match.view(seat)
        drawn = picture(view)
        assert max(map(len, drawn.split("\n"))) <= 79
        ticks = drawn.partition("holds it")[0].count("\N{CHECK MARK}") - 1
        assert ticks == len(view.hand) + len({one.card for one in view.seen})
        assert ("Your cards" in drawn) == (seat is not None)


def test_players_have_letters_of_their_own() -> None:
    """The first of their names that nobody has, or a number."""
    names: dict[str, Any] = dict.fromkeys(("Ann", "Anna", "An", "李", "A"))
    setup = msgspec.structs.replace(agreed(2), players=tuple(map(_player, names)))
    assert initials(setup) == ("A", "N", "3", "李", "5")


def _player(name: str) -> Any:
    return type(agreed().players[0])(name)


@pytest.mark.parametrize("pack", packs().values(), ids=packs())
def test_the_plan_shows_every_room_and_whoever_is_there(pack: Pack) -> None:
    """Walls close, words are whole, and nothing is wider than a terminal."""
    drawn = plan(pack, {pack.rooms[0].id: "A B"})
    text = " ".join(drawn)
    assert max(map(len, drawn)) <= 79
    assert "A B" in text
    for room in pack.rooms:
        assert all(word in text for word in room.word.split())
        assert len(drawn) < 24


def test_a_house_of_tiny_rooms_is_written_as_a_list() -> None:
    """Any grid a teacher draws can be read."""
    rooms = tuple(msgspec.structs.replace(room, at=(at * 3, 0, 1, 1)) for at, room in enumerate(PACK.rooms))
    drawn = plan(msgspec.structs.replace(PACK, rooms=rooms), {"kitchen": "A"})
    assert len(drawn) == len(rooms)
    assert "  la cuisine  A" in drawn


def test_the_heading_and_the_ending_name_everybody() -> None:
    """And the three cards."""
    match = sleuthed(agreed(2), "end")
    assert WORDS.heading(match.setup, 0)[2] == "As Ada saw it."
    ending = flat(WORDS.ending(match.view(None)))
    assert ending.startswith("The thief and the loot: ")
    assert re.search(r"Ada: \d+ guess(es)?\.", ending)
    assert WORDS.clues(match.view(None))[-1].endswith("that was right.")


def test_F8_clues_tell_the_card_to_the_two_who_know_it() -> None:
    """And to nobody else."""
    match = sleuthed(agreed(3), "clues")
    asked = next(one for one in match.view(None).public.guesses if one.showed is not None)
    number = match.view(None).public.guesses.index(asked)
    for seat in (None, 0, 1, 2):
        line = WORDS.clues(match.view(seat))[number]
        assert ("showed a card" in line) == (seat not in (asked.seat, asked.showed))
