"""A sentence for each observation and event of the house. A forgotten one does not type-check.

Players speak the language of the pack, followed by the English. What the table says comes from the page's words.
"""

from __future__ import annotations

from typing import assert_never

from stopthief.core.english import capital, listed
from stopthief.core.package.words import words
from stopthief.house.box.setup import Setup
from stopthief.house.rules import events as ev
from stopthief.house.rules.observe import common
from stopthief.house.text import terms
from stopthief.house.text.terms import name


def say(key: str, **parts: str | int) -> str:
    """A text of the house's words, in English."""
    return words("stopthief.house", "en").say(key, **parts)


def told(setup: Setup, event: ev.Event) -> str:
    """The truth of an event: what all perceive of it, and what stays hidden."""
    pack = setup.pack
    match event:
        case ev.CardHidden(kind, card):
            return f"The {terms.KIND_TEXTS[kind]} of the answer: {terms.card(pack, card)}."
        case ev.CardDealt(card, None):
            return f"Left over: {terms.card(pack, card)}."
        case ev.CardDealt(card, int(seat)):
            return f"{name(setup, seat)} gets {terms.card(pack, card)}."
        case ev.CardShown(seat, to, card):
            return f"{name(setup, seat)} shows {name(setup, to)} a card: {terms.card(pack, card)}."
        case _:
            return " ".join(said(setup, seen) for seen in common(event))


def said(setup: Setup, seen: ev.Observation) -> str:  # noqa: C901, PLR0911, PLR0912 - one case an observation
    """An observation as a sentence; a private one is spoken to its owner."""
    pack = setup.pack
    phrases = pack.phrases
    match seen:
        case ev.Dealt():
            return _dealt(setup, seen)
        case ev.FirstPlayerDrawn(seat):
            if setup.players[seat].birthday:
                return f"{name(setup, seat)} has the closest birthday and goes first."
            return say("house.log.first", name=name(setup, seat))
        case ev.MarkerPlaced(seat, room):
            return f"{name(setup, seat)}: {terms.quoted(pack, phrases.start, cards={'room': room})}"
        case ev.Moved():
            return _moved(setup, seen)
        case ev.Guessed(seat, guess):
            asked = terms.quoted(pack, phrases.guess, phrases.question, cards=terms.in_full(guess))
            return f"{name(setup, seat)}: {asked}"
        case ev.CouldNotShow(seat):
            return f"{name(setup, seat)}: {terms.quoted(pack, phrases.cannot)}"
        case ev.ShowAsked(seat):
            return f"{name(setup, seat)}: {terms.quoted(pack, phrases.wrong)}"
        case ev.Showed(seat, to):
            return f"{name(setup, seat)} shows {name(setup, to)} a card."
        case ev.OpenCardNamed(_, card):
            return say("house.log.open", card=capital(terms.card(pack, card)))
        case ev.OwnCardHeld(seat):
            return f"{name(setup, seat)}: {terms.quoted(pack, phrases.myself)}"
        case ev.TurnEnded(seat, following):
            return f"{name(setup, seat)} ends the turn. {name(setup, following)} is next."
        case ev.AnswerTurned():
            return _over(setup, seen)
        case ev.CardTaken(card):
            return f"In your hand: {terms.card(pack, card)}."
        case ev.CardSeen(seat, card):
            return f"You see: {terms.card(pack, card)}, shown by {name(setup, seat)}."
        case ev.CardGiven(to, card):
            return f"You show {name(setup, to)}: {terms.card(pack, card)}."
        case _:
            assert_never(seen)


def _dealt(setup: Setup, dealt: ev.Dealt) -> str:
    sentence = f"Three cards are hidden. {say('house.log.dealt', count=dealt.each)}"
    if not dealt.open:
        return sentence
    verb = "lies" if len(dealt.open) == 1 else "lie"
    cards = capital(listed(terms.card(setup.pack, card) for card in dealt.open))
    return f"{sentence} {cards} {verb} face up for all."


def _moved(setup: Setup, moved: ev.Moved) -> str:
    phrases, who = setup.pack.phrases, name(setup, moved.seat)
    if moved.start == moved.room:
        return f"{who}: {terms.quoted(setup.pack, phrases.stay, cards={'room': moved.room})}"
    return f"{who}: {terms.quoted(setup.pack, phrases.go, cards={'from': moved.start, 'to': moved.room})}"


def _over(setup: Setup, over: ev.AnswerTurned) -> str:
    who, pack = name(setup, over.seat), setup.pack
    return (
        f"Nobody can show a card. {who}: {terms.quoted(pack, pack.phrases.found)} "
        f"The three cards are turned over: {terms.trio(pack, over.answer)}. {who} wins."
    )
