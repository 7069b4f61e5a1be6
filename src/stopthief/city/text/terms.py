"""The city in English, word by word: money, names, spaces, sounds, cards. Sentences are made of these elsewhere."""

from __future__ import annotations

from stopthief.city.box.board import OPENING_SOUNDS, Board, node_name
from stopthief.city.box.box import Box
from stopthief.city.box.cards import ESCORT, FREE_OUTSIDE, REACH, Card
from stopthief.city.box.setup import Mode, Setup
from stopthief.city.rules.events import Clue, Tip
from stopthief.city.text.abilities import ability
from stopthief.core.english import listed

MODE_TEXTS: dict[Mode, str] = {
    "competitive": "each for themselves; thieves are worth money",
    "cooperative": "all together against the Pack, before the Loot is gone",
    "one-vs-many": "one of you is the Pack and hides, the others hunt",
    "solo": "you alone against the Pack",
}
DIFFICULTY_TEXTS = {
    "standard": "no trains, no turning back in doors; a tip names the space",
    "intermediate": "trains, turning back, waiting; a tip names two spaces",
    "advanced": "clues without places, no money; two thieves win",
}
"""For competitive games; games against the Pack have settings of their own."""
BY_THE_BOOK_TEXT = "as the rules have it"

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
"""A sound at a glance; the sounds of crime scenes, doors, windows and stations look as those do on the map."""

_SOUNDS: dict[str, str] = {
    "alarm": "an alarm",
    "footsteps": "footsteps",
    "hubbub": "hubbub",
    "creak": "a creaking door",
    "glass": "breaking glass",
    "train": "a train",
    "hold music": "hold music",
    "laughter": "laughter in the dark",
    "construction": "construction noise",
    "ice cream": "an ice cream truck",
    "car crash": "a car crash",
    "jazz": "a jazz musician",
}

_EFFECTS: dict[str, str] = {
    "pick up": "at the end of the turn all your cards come back",
    "tip before": "before moving, a private tip",
    "tip after": "after moving, a private tip",
    "outside": f"the first {FREE_OUTSIDE} spaces outside are free",
    "reach": f"arrest up to {REACH} steps away",
    "escort": f"before moving, take another investigator up to {ESCORT} spaces",
    "windows": "climb through windows",
}


def money(amount: int) -> str:
    """$1,000, as on the notes."""
    return f"${amount:,}"


def name(setup: Setup, seat: int) -> str:
    """What a player is called."""
    return setup.players[seat].name


def introduced(box: Box, setup: Setup, seat: int) -> str:
    """A player with the investigator played, as in "Ann (Sandra Jones)"."""
    player = setup.players[seat]
    role = "the Pack" if player.investigator is None else box.investigators[player.investigator].name
    return player.name if role == player.name else f"{player.name} ({role})"


def quarry(setup: Setup) -> str:
    """Whom one is after."""
    return "the thief" if setup.is_competitive else "the Pack"


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
    """A clue as a phrase, as in "breaking glass in the museum"."""
    if heard.sound in OPENING_SOUNDS:
        two = listed((place(board, digit) for digit in board.opening_places(heard.sound)), "or")
        return f"{_SOUNDS[heard.sound]}, so {two}"
    shown = "" if heard.place is None else f" {at_place(board, heard.place)}"
    return f"{_SOUNDS[heard.sound]}{shown}"


def clue_text(board: Board, heard: Clue) -> str:
    """A clue at a glance: its mark, its sound, its place."""
    if heard.sound in OPENING_SOUNDS:
        shown = " or ".join(board.places[digit].name for digit in board.opening_places(heard.sound))
    else:
        shown = "" if heard.place is None else board.places[heard.place].name
    return f"[{MARKS[heard.sound]}] {heard.sound}{shown and ', '}{shown}"


def tip(board: Board, setup: Setup, given: Tip) -> str:
    """What a tip tells, as in "the thief is on 317 or 446"."""
    if given.digit is not None:
        return f"{quarry(setup)} is {at_place(board, given.digit)} ({given.digit})"
    if given.areas:
        return f"{quarry(setup)} is {listed((at_area(board, one) for one in given.areas), 'or')}"
    if len(given.spaces) == 1:
        return f"{quarry(setup)} is on {where(board, given.spaces[0])}"
    return f"{quarry(setup)} is on {listed(map(str, given.spaces), 'or')}"


def card_text(card: Card) -> str:
    """A movement card, as in "Card 5: up to 5 spaces; before moving, a private tip."."""
    effect = "" if card.effect is None else f"; {_EFFECTS[card.effect]}"
    return f"Card {card.moves}: up to {card.moves} spaces{effect}."


def thief_text(box: Box, setup: Setup, which: str, spree: int = 0) -> str:
    """A thief card: name, reward with the money lying on it, ability."""
    thief = box.thieves[which]
    reward = ""
    if setup.is_competitive and setup.settings.money:
        extra = f" and {money(spree)} from the spree" if spree else ""
        reward = f", reward {money(thief.reward)}{extra}"
    when = "While at large" if thief.captured is None else "When captured"
    return f"{thief.name}{reward}. {when}: {ability(thief, 'en', pack=not setup.is_competitive)}"
