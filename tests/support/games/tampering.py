"""Ways to spoil a record, each with the line that is to be blamed for it and what is to be said about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.support.city.tables import SANDRA

Lines = list[dict[str, Any]]
Tampering = Callable[[Lines], int]
"""Spoils the lines of a record, and says which line is to be blamed, counted from 1."""


def where(lines: Lines, kind: str) -> int:
    """The index of the first act with a command of a kind."""
    return next(index for index, line in enumerate(lines) if line.get("command", {}).get("type") == kind)


def event(lines: Lines, kind: str) -> tuple[int, dict[str, Any]]:
    """The first event of a kind, with the number of its line."""
    return next(
        (number, one) for number, line in enumerate(lines, 1) for one in line.get("events", ()) if one["type"] == kind
    )


def _illegal_command(lines: Lines) -> int:
    at = where(lines, "play_card")
    lines[at]["command"] = {"type": "arrest", "space": 500}
    return at + 1


def _another_seat(lines: Lines) -> int:
    at = where(lines, "play_card")
    lines[at]["seat"] = 1 - lines[at]["seat"]
    return at + 1


def _no_such_seat(lines: Lines) -> int:
    at = where(lines, "play_card")
    lines[at]["seat"] = 99
    return at + 1


def _nobody(lines: Lines) -> int:
    at = where(lines, "play_card")
    del lines[at]["seat"]
    return at + 1


def _wrong_event(lines: Lines) -> int:
    at = where(lines, "play_card")
    lines[at]["events"][0]["card"] += 1
    return at + 1


def _impossible_step(lines: Lines) -> int:
    number, moved = event(lines, "thief_moved")
    moved["to"] = 999
    return number


def _impossible_sound(lines: Lines) -> int:
    number, moved = event(lines, "thief_moved")
    moved["sound"] = "laughter"
    return number


def _impossible_tip(lines: Lines) -> int:
    number, given = event(lines, "tip_given")
    given["tip"] = {"clues": given["tip"]["clues"], "spaces": [500]}
    return number


def _impossible_start(lines: Lines) -> int:
    number, drawn = event(lines, "first_player_drawn")
    drawn["seat"] = -1
    return number


def _not_rolled(lines: Lines) -> int:
    number, revealed = event(lines, "thief_revealed")
    revealed["thief"] = "bill" if revealed["thief"] == "phil" else "phil"
    return number


def _another_first_player(lines: Lines) -> int:
    number, drawn = event(lines, "first_player_drawn")
    drawn["seat"] = 1 - drawn["seat"]
    return number


def _wrong_seed(lines: Lines) -> int:
    lines[-1]["seed"] += "!"
    return len(lines)


def _wrong_commitment(lines: Lines) -> int:
    lines[0]["commitment"] = "0" * 64
    return len(lines)


def _missing_act(lines: Lines) -> int:
    at = where(lines, "get_clue")
    del lines[at]
    return at + 1


def _missing_event(lines: Lines) -> int:
    at = where(lines, "get_clue")
    lines[at]["events"].pop()
    return at + 1


def _no_events(lines: Lines) -> int:
    at = where(lines, "end_turn")
    lines[at]["events"] = []
    return at + 1


def _extra_event(lines: Lines) -> int:
    at = where(lines, "get_clue")
    lines[at]["events"] *= 2
    return at + 1


def _another_winner(lines: Lines) -> int:
    lines[-1]["result"]["winners"] = [0, 1]
    return len(lines)


def _no_result(lines: Lines) -> int:
    lines[-1]["result"] = None
    return len(lines)


def _result_before_the_end(lines: Lines) -> int:
    del lines[10:-1]
    return 11


def _out_of_order(lines: Lines) -> int:
    at = where(lines, "get_clue")
    lines[at], lines[at + 1] = lines[at + 1], lines[at]
    return at + 1


def _end_too_soon(lines: Lines) -> int:
    lines[-2:] = lines[:-3:-1]
    return len(lines)


def _act_after_the_end(lines: Lines) -> int:
    lines.append(lines[where(lines, "end_turn")])
    return len(lines)


def _act_when_all_is_over(lines: Lines) -> int:
    lines.insert(-1, lines[where(lines, "end_turn")])
    return len(lines) - 1


def _no_command(lines: Lines) -> int:
    at = where(lines, "get_clue")
    del lines[at]["command"]
    return at + 1


def _command_before_the_first(lines: Lines) -> int:
    lines[1] |= {"seat": 0, "command": {"type": "get_clue"}}
    return 2


def _seat_before_the_first(lines: Lines) -> int:
    lines[1]["seat"] = 0
    return 2


def _nothing_but_the_game(lines: Lines) -> int:
    del lines[1:]
    return 2


def _nothing_but_the_end(lines: Lines) -> int:
    del lines[:-1]
    return 1


def _twice_the_game(lines: Lines) -> int:
    lines.insert(1, lines[0])
    return 2


def _wrong_version(lines: Lines) -> int:
    lines[0]["version"] = 2
    return 1


def _another_game(lines: Lines) -> int:
    lines[0]["game"] = "chess"
    return 1


def _investigator_twice(lines: Lines) -> int:
    for player in lines[0]["setup"]["players"]:
        player.update(name="Sandra", investigator=SANDRA)
    return 1


def _setting_out_of_range(lines: Lines) -> int:
    lines[0]["setup"]["settings"]["hold"] = 1000
    return 1


def _unknown_command(lines: Lines) -> int:
    at = where(lines, "get_clue")
    lines[at]["command"]["type"] = "look_behind_the_curtain"
    return at + 1


TAMPERINGS: dict[Tampering, str] = {
    _illegal_command: "may not do this",
    _another_seat: "may not do this",
    _no_such_seat: "may not do this",
    _nobody: "may not do this",
    _wrong_event: "does not cause the event",
    _impossible_step: "no chance of happening",
    _impossible_sound: "no chance of happening",
    _impossible_tip: "no chance of happening",
    _impossible_start: "no chance of happening",
    _not_rolled: "gives another event",
    _another_first_player: "gives another event",
    _wrong_seed: "the seed is not the one",
    _wrong_commitment: "the seed is not the one",
    _missing_act: "may not do this",
    _missing_event: "stops too early",
    _no_events: "does not cause the event",
    _extra_event: "more is written here",
    _another_winner: "the result written here",
    _no_result: "the result written here",
    _result_before_the_end: "the result written here",
    _out_of_order: "may not do this",
    _end_too_soon: "nothing may follow the end",
    _act_after_the_end: "nothing may follow the end",
    _act_when_all_is_over: "The game is over",
    _no_command: "needs a command",
    _command_before_the_first: "the first has none",
    _seat_before_the_first: "the first has none",
    _nothing_but_the_game: "stops before anything happened",
    _nothing_but_the_end: "required field",
    _twice_the_game: "Invalid value 'game'",
    _wrong_version: "version 2",
    _another_game: "chess",
    _investigator_twice: "only one player's investigator",
    _setting_out_of_range: "$.setup.settings.hold",
    _unknown_command: "look_behind_the_curtain",
}
