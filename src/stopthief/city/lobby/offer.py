"""The choices before a game in the city, as a value: a lobby can offer them without knowing any rule."""

from __future__ import annotations

import msgspec

from stopthief.city.box.box import Box
from stopthief.city.box.cards import Card, Effect, Investigator
from stopthief.city.box.settings import Settings, Switch, switches
from stopthief.city.box.setup import ADVISED, MODES, SEATS, Mode, preset_for
from stopthief.city.text.terms import BY_THE_BOOK_TEXT, DIFFICULTY_TEXTS, MODE_TEXTS, card_text
from stopthief.core.names import LONGEST_NAME

CLASHES: tuple[dict[str, str | int | bool], ...] = ({"money": False, "win_by": "money"},)


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
    difficulties: tuple[str, ...]
    """Its difficulties, the usual one first."""
    advice: bool
    """Whether a table has an adviser by default."""


class DifficultyOffer(msgspec.Struct, frozen=True):
    """A difficulty: send both its name and its settings in the setup."""

    difficulty: str
    """Its name."""
    text: str
    """A short description."""
    settings: Settings
    """The settings it stands for."""


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
    difficulties: tuple[DifficultyOffer, ...]
    """For all modes."""
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
    texts = {**DIFFICULTY_TEXTS, preset_for("solo", ""): BY_THE_BOOK_TEXT}
    return Lobby(
        modes=tuple(map(_mode, MODES)),
        difficulties=tuple(DifficultyOffer(name, text, box.presets[name]) for name, text in texts.items()),
        switches=switches(),
        clashes=CLASHES,
        investigators=investigator_offers(box),
        longest_name=LONGEST_NAME,
    )


def _mode(mode: Mode) -> ModeOffer:
    least, most = SEATS[mode]
    difficulties = dict.fromkeys(preset_for(mode, difficulty) for difficulty in DIFFICULTY_TEXTS)
    packs = int(mode == "one-vs-many")
    return ModeOffer(mode, MODE_TEXTS[mode], least, most, packs, tuple(difficulties), ADVISED[mode])


def investigator_offers(box: Box) -> tuple[InvestigatorOffer, ...]:
    """The investigators of a box with their cards."""
    return tuple(map(_investigator, box.investigators.values()))


def _investigator(one: Investigator) -> InvestigatorOffer:
    return InvestigatorOffer(one.id, one.name, tuple(map(_card, one.cards)))


def _card(card: Card) -> CardOffer:
    return CardOffer(card.moves, card.effect, card_text(card))
