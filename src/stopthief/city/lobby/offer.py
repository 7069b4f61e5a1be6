"""The choices before a game in the city, as a value: a lobby can offer them without knowing any rule."""

from __future__ import annotations

import msgspec

from stopthief.city.box.box import Box
from stopthief.city.box.cards import Card, Effect, Investigator
from stopthief.city.box.settings import Settings, Switch, switches
from stopthief.city.box.setup import ADVISED, MODES, SEATS, USUAL, Mode
from stopthief.city.lobby.book import BOOK, ours
from stopthief.city.lobby.minutes import Minutes, minutes
from stopthief.city.text.terms import MODE_TEXTS, card_text, level_text
from stopthief.core.names import LONGEST_NAME

CLASHES: tuple[dict[str, str | int | bool], ...] = ({"money": False, "win_by": "money"},)


class LevelOffer(msgspec.Struct, frozen=True):
    """A level of a mode: send its name as the difficulty and its settings, both."""

    level: str
    """Its name."""
    text: str
    """A short description."""
    settings: Settings
    """The settings it stands for."""
    minutes: dict[str, int]
    """How long a game takes, by the number of players: about so many minutes."""
    ours: tuple[str, ...]
    """By the book: the switches whose values are ours, as the rule book leaves them open or has others."""


class ModeOffer(msgspec.Struct, frozen=True):
    """A way to play."""

    mode: Mode
    """The value for the setup."""
    text: str
    """A short description."""
    least: int
    """The least number of players."""
    most: int
    """The greatest number of players."""
    packs: int
    """The number of players without an investigator, who play the Pack: 0 or 1."""
    levels: tuple[LevelOffer, ...]
    """Its levels; `quick` is the one for 15 to 20 minutes."""
    usual: str
    """The level to begin with."""
    advice: bool
    """Whether a table has an adviser by default."""


class CardOffer(msgspec.Struct, frozen=True):
    """A movement card."""

    card: int
    """Its number, the greatest number of steps."""
    effect: Effect | None
    """Its additional effect."""
    text: str
    """The card in a sentence."""


class InvestigatorOffer(msgspec.Struct, frozen=True):
    """An investigator, who can be only one player's."""

    investigator: str
    """The id, which goes into the setup."""
    name: str
    """The name to show."""
    cards: tuple[CardOffer, ...]
    """The six cards of the hand."""


class Lobby(msgspec.Struct, frozen=True):
    """The choices before a game.

    With changed switches the difficulty is called `custom`; each switch may have any value in its range.
    """

    modes: tuple[ModeOffer, ...]
    """The ways to play."""
    switches: tuple[Switch, ...]
    """Every setting, in the order in which people should meet them."""
    clashes: tuple[dict[str, str | int | bool], ...]
    """Combinations of values that are not allowed; all others are."""
    investigators: tuple[InvestigatorOffer, ...]
    """The investigators to choose from."""
    longest_name: int
    """The greatest length of a player's name. No two players have the same."""


def lobby(box: Box) -> Lobby:
    """The choices that a box offers."""
    figures = minutes(box.presets)
    return Lobby(
        modes=tuple(_mode(box, figures, mode) for mode in MODES),
        switches=switches(),
        clashes=CLASHES,
        investigators=investigator_offers(box),
        longest_name=LONGEST_NAME,
    )


def _mode(box: Box, figures: Minutes, mode: Mode) -> ModeOffer:
    least, most = SEATS[mode]
    packs = int(mode == "one-vs-many")
    levels = tuple(_level(figures, mode, level, settings) for level, settings in box.presets[mode].items())
    return ModeOffer(mode, MODE_TEXTS[mode], least, most, packs, levels, USUAL[mode], ADVISED[mode])


def _level(figures: Minutes, mode: Mode, level: str, settings: Settings) -> LevelOffer:
    own = ours(mode, settings) if level == BOOK else ()
    taken = {str(number): figure for number, figure in figures[mode][level].items()}
    return LevelOffer(level, level_text(level, own), settings, taken, own)


def investigator_offers(box: Box) -> tuple[InvestigatorOffer, ...]:
    """The investigators of a box with their cards."""
    return tuple(map(_investigator, box.investigators.values()))


def _investigator(one: Investigator) -> InvestigatorOffer:
    return InvestigatorOffer(one.id, one.name, tuple(map(_card, one.cards)))


def _card(card: Card) -> CardOffer:
    return CardOffer(card.moves, card.effect, card_text(card))
