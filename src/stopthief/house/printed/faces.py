"""The content of the house's cards and evidence sheets. The layout is not decided here."""

from __future__ import annotations

from typing import Any

from stopthief.core.svg import element
from stopthief.house.box.cards import KINDS, Card, Kind, Pack, Phrase
from stopthief.house.box.grammar import gloss, said, sentence, slots
from stopthief.house.drawing import style
from stopthief.house.drawing.art import picture, symbol
from stopthief.paper.flatten import flatten
from stopthief.paper.press import ROUND

_PHRASES = ("go", "stay", "guess", "question", "cannot", "wrong", "card_thing", "myself", "noted", "found")
"""The phrases of a turn, in this order."""


def faces(pack: Pack, *, plain: bool) -> dict[str, Any]:
    """Every card with its drawing, and every sentence."""
    phrases = pack.phrases
    headings = {"thing": phrases.things, "room": phrases.rooms, "place": phrases.places}
    return {
        "kinds": [
            {
                "kind": kind,
                "says": headings[kind].says,
                "gloss": headings[kind].gloss,
                "cards": [_card(pack, kind, card, plain=plain) for card in pack.of_kind(kind)],
            }
            for kind in KINDS
        ],
        "phrases": [
            {"says": sentence(pack, phrase, cards), "gloss": gloss(pack, phrase, cards)}
            for phrase in (getattr(phrases, name) for name in _PHRASES)
            for cards in (_example(pack, phrase),)
        ],
    }


def _card(pack: Pack, kind: Kind, card: Card, *, plain: bool) -> dict[str, Any]:
    says = said(pack, card) if kind == "place" else card.word
    drawing = element(
        "svg",
        element("defs", symbol(pack, card)) + element("use", href=f"#art-{picture(card)}", width=100, height=100),
        xmlns="http://www.w3.org/2000/svg",
        viewBox="-3 -3 106 106",
        class_="house-art paper" if plain else "house-art",
    )
    art = flatten(drawing, style(), around={}, family=ROUND)
    return {"says": says, "gloss": card.gloss, "gender": card.gender or "", "art": art}


def _example(pack: Pack, phrase: Phrase) -> dict[str, str] | None:
    """Cards to say a sentence with, the same for all of them."""
    first, second = (*pack.borders, *pack.passages)[0]
    cards = {"thing": pack.things[0].id, "room": second, "place": pack.places[0].id, "from": first, "to": second}
    wanted = {slot.name for slot in slots(phrase.says)}
    return {name: card for name, card in cards.items() if name in wanted} or None
