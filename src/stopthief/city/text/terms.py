"""Phrases of the city in English: money, names, spaces, clues, tips, cards. Other modules make sentences of them."""

from __future__ import annotations

from collections.abc import Sequence

from stopthief.city.box.board import OPENING_SOUNDS, Board, node_name
from stopthief.city.box.box import Box
from stopthief.city.box.cards import Card
from stopthief.city.box.setup import MODES, Mode, Setup
from stopthief.city.rules.events import Clue, Tip
from stopthief.city.text.abilities import ability
from stopthief.core.english import listed
from stopthief.core.package.words import words


def say(key: str, **parts: str | int) -> str:
    """A text of the city's words, in English."""
    return words("stopthief.city", "en").say(key, **parts)


MODE_TEXTS: dict[Mode, str] = {mode: say(f"mode.{mode}.text") for mode in MODES}

MARKS: dict[str, str] = {
    "alarm": "!",
    "footsteps": ".",
    "hubbub": "~",
    "creak": "+",
    "glass": "#",
    "train": "@",
    "hold music": "=",
    "laughter": "?",
    "construction": "&",
    "ice cream": "&",
    "car crash": "&",
    "jazz": "&",
}
"""The mark of each sound; crime scenes, doors, windows and stations have the same mark on the map."""


def money(amount: int) -> str:
    """$1,000, as on the notes."""
    return f"${amount:,}"


def name(setup: Setup, seat: int) -> str:
    """The name of the player at a seat."""
    return setup.players[seat].name


def introduced(box: Box, setup: Setup, seat: int) -> str:
    """A player with the investigator played, as in "Ann (Sandra Jones)"."""
    player = setup.players[seat]
    role = "the Pack" if player.investigator is None else box.investigators[player.investigator].name
    return player.name if role == player.name else f"{player.name} ({role})"


def difficulty(setup: Setup) -> str:
    """How hard it was agreed to be: a level by its name, settings of one's own as they were called."""
    key = f"difficulty.{setup.difficulty}"
    return say(key).lower() if key in words("stopthief.city", "en") else setup.difficulty


def level_text(level: str, ours: Sequence[str] = ()) -> str:
    """A level in a sentence or two, with the switches whose values are ours and not the rule book's."""
    said = say(f"difficulty.{level}.text")
    return f"{said} Ours, not the book's: {', '.join(ours)} and everything on the cards." if ours else said


def quarry(setup: Setup) -> str:
    """The thief or the Pack, as the hunted side is called."""
    return say("log.quarry.thief" if setup.is_competitive else "log.quarry.pack")


def place(board: Board, digit: int) -> str:
    """The building or street of a digit, as in "the bank" or "Fifth Street"."""
    found = board.places[digit]
    return f"the {found.name}" if found.kind == "building" else found.name


def at_place(board: Board, digit: int) -> str:
    """As in "in the bank" or "on Fifth Street"."""
    return f"{'in' if board.places[digit].kind == 'building' else 'on'} {place(board, digit)}"


def at_area(board: Board, which: str) -> str:
    """As in "in the vault (bank)" or "on Fifth Street"."""
    found = board.areas[which]
    of = board.places[found.place]
    return f"on {found.name}" if of.kind == "street" else f"in the {found.name} ({of.name})"


def where(board: Board, node: int) -> str:
    """A space with what it is, as in "467 (crime scene, vault, bank)"."""
    found = board.spaces.get(node)
    if found is None:
        return f"{node_name(node)} (circle)"
    if found.sides:
        return f"{node} ({found.kind}, {' to '.join(board.areas[side].name for side in found.sides)})"
    kind = (found.kind,) if found.kind in ("crime scene", "subway") else ()
    room = board.areas[found.area or ""].name
    return f"{node} ({', '.join(dict.fromkeys((*kind, room, board.places[board.place(node)].name)))})"


def clue(board: Board, heard: Clue) -> str:
    """A clue as a sentence, as in "Breaking glass in the museum."."""
    sound = say(f"heard.{_dashed(heard.sound)}")
    if heard.sound in OPENING_SOUNDS:
        two = listed((place(board, digit) for digit in board.opening_places(heard.sound)), "or")
        return say("log.heard.opening", heard=sound, place=two)
    if heard.place is None:
        return say("log.heard.nowhere", heard=sound)
    return say("log.heard", heard=sound, place=at_place(board, heard.place))


def clue_text(board: Board, heard: Clue) -> str:
    """A clue at a glance: its mark, its sound, its place."""
    if heard.sound in OPENING_SOUNDS:
        shown = " or ".join(board.places[digit].name for digit in board.opening_places(heard.sound))
    else:
        shown = "" if heard.place is None else board.places[heard.place].name
    return f"[{MARKS[heard.sound]}] {heard.sound}{shown and ', '}{shown}"


def tip(board: Board, setup: Setup, given: Tip) -> str:
    """A tip as a sentence, as in "The thief is on 317 or 446."."""
    who = "tip" if setup.is_competitive else "tip.pack"
    if given.digit is not None:
        return say(f"{who}.where", where=at_place(board, given.digit))
    if given.areas:
        return say(f"{who}.where", where=listed((at_area(board, one) for one in given.areas), "or"))
    if len(given.spaces) == 1:
        return say(f"{who}.space", space=where(board, given.spaces[0]))
    return say(f"{who}.space", space=listed(map(str, given.spaces), "or"))


def card_text(card: Card) -> str:
    """A movement card, as in "Card 5: move up to 5 spaces. A private tip before you move."."""
    effect = say(f"does.{_dashed(card.effect or 'none')}")
    return say("hand.card", number=card.moves, count=card.moves, effect=effect).strip()


def _dashed(name: str) -> str:
    """A sound or an effect as part of a key."""
    return name.replace(" ", "-")


def thief_text(box: Box, setup: Setup, which: str, spree: int = 0) -> str:
    """A thief card: name, reward with the money lying on it, ability."""
    thief = box.thieves[which]
    reward = ""
    if setup.is_competitive and setup.settings.money:
        extra = f" and {money(spree)} from the spree" if spree else ""
        reward = f", reward {money(thief.reward)}{extra}"
    when = say("thief.large" if thief.captured is None else "thief.captured")
    return f"{thief.name}{reward}. {when}: {ability(thief, 'en', pack=not setup.is_competitive)}"
