"""Facts of a table for clients: the picture of the house, and every word in every form."""

from __future__ import annotations

import msgspec

from stopthief.house.box.cards import Card, Kind, Pack
from stopthief.house.box.grammar import joined, prepositions, said
from stopthief.house.box.setup import Setup
from stopthief.house.drawing import RoomSpot, draw, rooms, sprite


class CardFacts(msgspec.Struct, frozen=True):
    """A card in all its forms."""

    kind: Kind
    word: str
    """With its article: "le salon"."""
    says: str
    """As it is said in a sentence: "dans le salon"."""
    before: dict[str, str]
    """After each preposition that a phrase puts before it: "de" gives "du salon"."""
    gloss: str
    """In English."""
    gender: str | None
    """Given where the article does not tell it."""
    picture: str
    """The name of its drawing in the sprite."""


class Facts(msgspec.Struct, frozen=True):
    """The facts that a client draws and says."""

    cards: dict[str, CardFacts]
    """By id, in the order of the pack."""
    picture: str
    """The house, as SVG."""
    sprite: str
    """The drawings on the cards, as SVG symbols."""
    rooms: tuple[RoomSpot, ...]
    """The places of the rooms in the picture, and of markers in them."""


def facts(setup: Setup) -> Facts:
    """The facts of a setup."""
    pack = setup.pack
    cards = {name: _card(pack, pack.kinds[name], card) for name, card in pack.cards.items()}
    return Facts(cards, draw(pack), sprite(pack), rooms(pack))


def _card(pack: Pack, kind: Kind, card: Card) -> CardFacts:
    return CardFacts(
        kind=kind,
        word=card.word,
        says=said(pack, card),
        before={before: joined(pack.grammar, before, card.word) for before in prepositions(pack, kind)},
        gloss=card.gloss,
        gender=card.gender,
        picture=card.picture or card.id,
    )
