"""The questions before a game in the house: words, players, birthdays, one rule. The answer is a setup."""

from __future__ import annotations

from msgspec.structs import replace

from stopthief.core.english import counted
from stopthief.core.names import ask_name
from stopthief.core.package.interview import Interview, Question, choose, count
from stopthief.house.box.cards import Pack
from stopthief.house.box.settings import Settings
from stopthief.house.box.setup import LEAST, MOST, Day, Player, Setup
from stopthief.house.lobby.remembered import Remembered, day, written

_NONE = "no"
_ROOMS = {"any": "any room, as the rules have it", "here": "only the room you stand in"}


def interview(memory: Remembered) -> Interview[Setup]:
    """Ask for everything, with a default for every answer."""
    pack = yield from _pack(memory)
    people = yield from count(f"How many play? ({LEAST} to {MOST})", LEAST, MOST, LEAST)
    players = yield from _players(memory, people)
    rooms = yield from choose("Which room may be guessed?", _ROOMS, "any")
    today = memory.today() if any(player.birthday for player in players) else None
    return Setup(players, pack, Settings(guess_here=rooms == "here"), today)


def _pack(memory: Remembered) -> Interview[Pack]:
    """The words to play with; faults of files that cannot be used are told first."""
    packs, faults = memory.packs()
    texts = {name: pack_text(pack) for name, pack in packs.items()}
    usual = memory.pack()
    default = usual if usual in packs else next(iter(packs))
    return packs[(yield from choose("Which words?", texts, default, "\n".join(faults)))]


def pack_text(pack: Pack) -> str:
    """A pack in half a line, as in "La maison (The house), fr: 30 words"."""
    return f"{pack.name} ({pack.gloss}), {pack.language}: {counted(len(pack.cards), 'word')}"


def _players(memory: Remembered, people: int) -> Interview[tuple[Player, ...]]:
    """Names in the order in which people sit, clockwise; F5: and their birthdays."""
    players: list[Player] = []
    for number in range(1, people + 1):
        who, taken = f"Player {number}", [player.name for player in players]
        name = yield from ask_name(f"{who}, clockwise: what is your name?", who, taken)
        players.append(Player(name, (yield from _birthday(memory, name))))
    return tuple(players)


def _birthday(memory: Remembered, name: str) -> Interview[Day | None]:
    """F5: the closest birthday goes first. It is asked once, and need not be told."""
    known = memory.birthday(name)
    if known is not None:
        return known
    text = f"{name}, when is your birthday? Day first, then the month, such as 14.7.; Enter to keep it to yourself."
    question = Question(text)
    while True:
        typed = yield question
        if not typed or typed.lower() == _NONE:
            return None
        if (found := day(typed)) is not None:
            return found
        example = written(Day(month=7, day=14))
        question = replace(question, note=f'"{typed}" is no day of the year; {example} is the 14th of July.')
