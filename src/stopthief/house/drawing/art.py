"""The library of drawings: every picture of a card and all furniture, by name.

A drawing is a symbol about 100 units large, with its scale in a house and the height it hangs at.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib import resources

from stopthief.core.svg import Number, element
from stopthief.house.box.cards import Card, Pack
from stopthief.house.box.grammar import parted

BLANK = "blank"
"""The drawing of a card that has none: a label, with the first letter of its word on it."""

_FILES = ("things", "places", "rooms", "decor", "school", "classroom")
_SYMBOL = re.compile(
    r'<symbol id="(?P<name>[a-z-]+)" viewBox="0 0 (?P<wide>[\d.]+) (?P<high>[\d.]+)"(?P<facts>[^>]*)>'
    r"(?P<inner>.*?)</symbol>",
    re.DOTALL,
)
_PART = re.compile(r'href="#art-([a-z-]+)"')
"""References of a drawing to others."""
_FACT = re.compile(r'data-([a-z]+)="([\d.]+)"')


@dataclass(frozen=True)
class Drawing:
    """A drawing of the library."""

    name: str
    wide: Number
    high: Number
    scale: Number
    """Its scale: units of the house per unit of the drawing."""
    hangs: Number
    """The height of its lower side above the floor; 0 when it stands."""
    top: Number
    """The height of its top for small things, in its own units; 0 when nothing fits on it."""
    rests: bool
    """Whether it is put on top of other furniture."""
    inner: str

    def symbol(self, name: str = "", letter: str = "") -> str:
        """The drawing as a symbol, to be used by its name."""
        text = f'<text class="art-letter" x="50" y="70">{escape(letter)}</text>' if letter else ""
        view = f"0 0 {self.wide:g} {self.high:g}"
        return element("symbol", self.inner.strip() + text, id=f"art-{name or self.name}", viewBox=view, class_="art")


@cache
def library() -> dict[str, Drawing]:
    """All drawings by their names."""
    folder = resources.files(__package__) / "art"
    texts = ((folder / f"{file}.svg").read_text("utf-8") for file in _FILES)
    return {found["name"]: _drawing(found) for text in texts for found in _SYMBOL.finditer(text)}


def _drawing(found: re.Match[str]) -> Drawing:
    facts = {name: float(value) for name, value in _FACT.findall(found["facts"])}
    return Drawing(
        found["name"],
        float(found["wide"]),
        float(found["high"]),
        scale=facts.get("scale", 1),
        hangs=facts.get("hangs", 0),
        top=facts.get("top", 0),
        rests="rests" in facts,
        inner=found["inner"],
    )


def pictures() -> frozenset[str]:
    """The names of all drawings."""
    return frozenset(library())


def picture(card: Card) -> str:
    """The name of the drawing on a card."""
    return card.picture or card.id


def symbols(pack: Pack) -> str:
    """The drawings of a pack's cards and rooms; a card that has none gets a label of its own."""
    return _symbols(pack, pack.cards.values(), _standing(pack))


def symbol(pack: Pack, card: Card) -> str:
    """The drawing of one card, with those that it is made of."""
    return _symbols(pack, (card,))


def _symbols(pack: Pack, cards: Collection[Card], standing: Iterable[str] = ()) -> str:
    drawings = library()
    named = {*map(picture, cards), *standing} & drawings.keys()
    used = named | {part for name in named for part in _PART.findall(drawings[name].inner)}
    labels = {picture(card): _letter(pack, card) for card in cards if picture(card) not in drawings}
    return "\n".join(
        (
            *(drawings[name].symbol() for name in sorted(used)),
            *(drawings[BLANK].symbol(name, letter) for name, letter in sorted(labels.items())),
        )
    )


def _standing(pack: Pack) -> Iterator[str]:
    return (piece.picture for room in pack.rooms for piece in room.furniture)


def _letter(pack: Pack, card: Card) -> str:
    _, word = parted(pack.grammar, card.word)
    return word[:1].upper()
