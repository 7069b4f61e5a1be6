"""A vocabulary pack: the cards of a game with their words, the house they belong to, and the sentences said.

A pack is a value in the setup, so that a table and its record need no file that may change or be lost.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Kind = Literal["thing", "room", "place"]
Shape = Literal["room", "roof", "cellar", "lean-to", "yard"]
Wall = Literal["cream", "rose", "sky", "mint", "lemon", "lilac", "peach", "wood", "stone"]
KINDS: tuple[Kind, ...] = ("thing", "room", "place")

Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,23}$", description="small letters, digits and hyphens")]
Text = Annotated[str, Meta(min_length=1, max_length=60)]
Sentence = Annotated[str, Meta(min_length=1, max_length=200)]
Preposition = Annotated[str, Meta(min_length=1, max_length=20)]
Unit = Annotated[int, Meta(ge=0, le=40)]
Share = Annotated[float, Meta(ge=0, le=1)]


class _Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of all parts of a pack."""


class Thing(_Value, frozen=True):
    """Something in the house that may have been stolen."""

    id: Id
    """The card; no two cards of a pack have the same."""
    word: Text
    """With its article, such as "la lampe"."""
    gloss: Text
    """The same in English, such as "the lamp"."""
    gender: Literal["m", "f"] | None = None
    """To be said where the article does not tell it."""
    picture: Id | None = None
    """The name of a drawing; the card's own id when it is left out."""


class Furniture(_Value, frozen=True):
    """A drawing that stands in a room, or hangs on its wall."""

    picture: Id
    """The name of a drawing."""
    at: Share = 0.5
    """Its distance from the left wall: 0 at it, 1 at the right one."""


class Room(_Value, frozen=True):
    """A room of the house."""

    id: Id
    """The card; no two cards of a pack have the same."""
    word: Text
    """With its article, such as "la cuisine"."""
    gloss: Text
    """The same in English, such as "the kitchen"."""
    preposition: Preposition
    """The preposition for somebody who is there, such as "dans"."""
    at: tuple[Unit, Unit, Unit, Unit]
    """Its part of the drawing: left, top, width, height, in units of the house's grid."""
    gender: Literal["m", "f"] | None = None
    """To be said where the article does not tell it."""
    picture: Id | None = None
    """The drawing on its card; the card's own id when it is left out."""
    shape: Shape = "room"
    """Its construction: an ordinary room, under the roof, below the ground, beside the house, in the open."""
    wall: Wall = "cream"
    """The colour of its wall."""
    furniture: Annotated[tuple[Furniture, ...], Meta(max_length=12)] = ()
    """Its furniture."""


class HidingPlace(_Value, frozen=True):
    """A place to hide."""

    id: Id
    """The card; no two cards of a pack have the same."""
    preposition: Preposition
    """Such as "sous"."""
    word: Text
    """With its article, such as "le lit"."""
    gloss: Text
    """The whole in English, such as "under the bed"."""
    gender: Literal["m", "f"] | None = None
    """To be said where the article does not tell it."""
    picture: Id | None = None
    """The name of a drawing; the card's own id when it is left out."""


Card = Thing | Room | HidingPlace


class Grammar(_Value, frozen=True):
    """The grammar of a language, as far as cards and phrases need it."""

    articles: Annotated[tuple[Annotated[str, Meta(min_length=1, max_length=8)], ...], Meta(max_length=40)]
    """All articles that a word can begin with, such as "la"."""
    contractions: Annotated[
        dict[Annotated[str, Meta(max_length=24)], Annotated[str, Meta(min_length=1, max_length=16)]],
        Meta(max_length=80),
    ] = {}
    """Contractions of a preposition and an article: "de le" becomes "du"."""


class Phrase(_Value, frozen=True):
    """Something said at the table. `{room}` stands for a room as it is said, `{de room}` for it after "de"."""

    says: Sentence
    gloss: Sentence
    """The same in English."""


class Phrases(_Value, frozen=True):
    """All phrases of the table."""

    things: Phrase
    """The heading above the things."""
    rooms: Phrase
    """The heading above the rooms."""
    places: Phrase
    """The heading above the hiding places."""
    which_thing: Phrase
    """What was stolen?"""
    which_room: Phrase
    """Where is the thief?"""
    which_place: Phrase
    """Where does he hide?"""
    start: Phrase
    """I begin in `{room}`."""
    stay: Phrase
    """I stay in `{room}`."""
    go: Phrase
    """I go from `{from}` to `{to}`."""
    guess: Phrase
    """The guess: `{thing}`, `{room}`, `{place}`, without the question."""
    question: Phrase
    """Am I wrong?"""
    cannot: Phrase
    """I have none of these cards."""
    wrong: Phrase
    """Yes, you are wrong."""
    card_thing: Phrase
    """Here is the card of `{thing}`."""
    card_room: Phrase
    """Here is the card of `{room}`."""
    card_place: Phrase
    """Here is the card of `{place}`."""
    myself: Phrase
    """I am wrong: I have one of these cards myself."""
    noted: Phrase
    """I have made a note of it."""
    found: Phrase
    """I have caught the thief."""


class Pack(_Value, frozen=True, dict=True):
    """Words, a house and sentences."""

    name: Text
    """In its own language."""
    gloss: Text
    """In English."""
    language: Annotated[str, Meta(pattern="^[a-z]{2,3}(-[A-Z]{2})?$", description="a code such as fr or pt-BR")]
    """The language it teaches; a voice is chosen by it."""
    grammar: Grammar
    phrases: Phrases
    things: Annotated[tuple[Thing, ...], Meta(min_length=2, max_length=20)]
    rooms: Annotated[tuple[Room, ...], Meta(min_length=2, max_length=16)]
    places: Annotated[tuple[HidingPlace, ...], Meta(min_length=2, max_length=20)]
    borders: Annotated[tuple[tuple[Id, Id], ...], Meta(max_length=120)]
    """Rooms that lie next to each other, each pair once."""
    passages: Annotated[tuple[tuple[Id, Id], ...], Meta(max_length=20)] = ()
    """Rooms that count as bordering though they do not lie next to each other (F6)."""

    def of_kind(self, kind: Kind) -> tuple[Card, ...]:
        """All cards of a kind."""
        kinds: dict[Kind, tuple[Card, ...]] = {"thing": self.things, "room": self.rooms, "place": self.places}
        return kinds[kind]

    @cached_property
    def cards(self) -> dict[str, Card]:
        """Every card by its id: things, rooms, hiding places."""
        return {card.id: card for kind in KINDS for card in self.of_kind(kind)}

    @cached_property
    def kinds(self) -> dict[str, Kind]:
        """The kind of each card."""
        return {card.id: kind for kind in KINDS for card in self.of_kind(kind)}

    @cached_property
    def neighbours(self) -> dict[str, tuple[str, ...]]:
        """F6: the rooms that border each room, in the order of the pack."""
        return {
            room.id: tuple(other.id for other in self.rooms if other.id in set(self._beside(room.id)))
            for room in self.rooms
        }

    def _beside(self, room: str) -> Iterator[str]:
        for a, b in (*self.borders, *self.passages):
            if room in (a, b):
                yield b if room == a else a
