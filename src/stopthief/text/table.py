"""One game of any kind at one keyboard. Nothing is said about a command before it is on the disk."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from stopthief.core.errors import Refused
from stopthief.core.match import Act, AnyMatch
from stopthief.core.package.game_package import GamePackage
from stopthief.text.company import PERSON, Company
from stopthief.text.menu import Menu
from stopthief.text.saves import Save
from stopthief.text.screen import WIDTH, Screen

_KEYS = """\
  map     all that is known, drawn       clues   every clue, in order
  look X  what is on the board at X      replay  the last clue once more
  list    every choice there is now      log     what happened last
  ?       this help                      quit    stop here; all is saved"""
_HINT = 'Any time: "map" for the board, "clues" for what was heard, "?" for help.'
_SILENCE = "Nothing has been heard yet."
_LOG = 20
"""So many of the last things that happened are shown."""

AnyAct = Act[Any, Any]


class Table:
    """The loop: whose turn it is, what can be done, what came of it."""

    def __init__(
        self, screen: Screen, entry: GamePackage, match: AnyMatch, save: Save, company: Company | None = None
    ) -> None:
        self._screen = screen
        self._game, self._words = entry.game, entry.words
        self._match = match
        self._save = save
        self._company = company
        """The bots, where one person plays among them: then nothing is hidden from the one who looks."""
        self._shown: tuple[int, int] | None = None
        """The seat and the turn whose beginning is still on the screen."""
        self._held: list[str] = []
        """What the next to choose in private is to hear there."""

    def play(self) -> None:
        """Play until the game is over."""
        self._screen.say("", _HINT)
        self._tell(self._match.acts[-1])
        while (seat := self._match.awaited) is not None:
            if self._company is not None:
                self._act_among_bots(seat, self._company)
            elif self._words.is_private(self._match.view(seat)):
                self._act_in_private(seat)
            else:
                self._tell(self._act(seat, self._match.view(None)))
        self._screen.say("", self._words.ending(self._match.view(None)))

    def _act_among_bots(self, seat: int, company: Company) -> None:
        """A bot acts by itself, with a line for what it thinks; the person chooses with everything in view."""
        if seat not in company:
            self._tell(self._act(seat, self._match.view(seat)))
            return
        command, thought = company.choice(seat)
        if thought:
            self._screen.say("", f"({self._name(seat)}: {thought})")
        act = self._match.submit(seat, command)
        self._save.append(act)
        self._tell(act)

    def _act_in_private(self, seat: int) -> None:
        """Everything this seat has to choose in secret; what all may know of it is told afterwards."""
        acts: list[AnyAct] = []
        with self._screen.private(self._name(seat)):
            self._screen.say(*self._held)
            self._held = []
            while self._match.awaited == seat and self._words.is_private(self._match.view(seat)):
                acts.append(self._act(seat, self._match.view(seat)))
                self._screen.say(*self._sentences(acts[-1], seat))
        self._shown = None
        for act in acts:
            self._tell(act, knowing=seat)

    def _act(self, seat: int, view: Any) -> AnyAct:  # noqa: ANN401 - a view of any game
        """Let a seat choose from what this view shows, and do it."""
        screen, words = self._screen, self._words
        menu = Menu([(words.choice(view, command), command) for command in self._match.legal(seat)])
        if self._shown != (seat, words.turn(view)):
            self._shown = seat, words.turn(view)
            screen.say("", "-" * WIDTH, words.standing(view))
        screen.say("", words.next_act(view), *menu.lines())
        while True:
            typed = screen.ask()
            if (aside := self._asides(view, menu).get(typed.lower())) is not None:
                screen.say(*aside())
            elif typed.lower().startswith("look"):
                screen.say(words.about(view, typed[4:].strip()))
            elif (act := self._submitted(seat, menu.command(typed) or words.meant(view, typed))) is not None:
                return act

    def _submitted(self, seat: int, command: Any) -> AnyAct | None:  # noqa: ANN401 - a command of any game
        if command is None:
            self._screen.say("That is none of the choices; type a key from the left column, or ? for help.")
            return None
        try:
            act = self._match.submit(seat, command)
        except Refused as refusal:
            self._screen.say(str(refusal))
            return None
        self._save.append(act)
        return act

    def _asides(self, view: Any, menu: Menu) -> dict[str, Callable[[], Iterable[str]]]:  # noqa: ANN401 - as above
        """What can be asked at any time and changes nothing."""
        words = self._words
        return {
            "?": lambda: ("", words.help(view), "", _KEYS, "", words.next_act(view), *menu.lines()),
            "map": lambda: ("", words.picture(view), "", words.next_act(view), *menu.lines()),
            "clues": lambda: _numbered(words.clues(view)) or [_SILENCE],
            "replay": lambda: words.clues(view)[-1:] or [_SILENCE],
            "log": self._log,
            "list": menu.listing,
            "quit": _leave,
        }

    def _log(self) -> list[str]:
        """What everybody who looks at the screen knows has happened."""
        return self._said(self._match.stream(None if self._company is None else PERSON))[-_LOG:]

    def _tell(self, act: AnyAct, knowing: int | None = None) -> None:
        """P5: what happened, to all; then to each what is for them alone, unless they know it already.

        Whoever chooses in private next hears it then, so that the keyboard is passed only once.
        """
        if self._company is not None:
            self._screen.say("", *self._sentences(act, PERSON))
            return
        self._screen.say("", *self._sentences(act, None))
        for seat in range(self._game.seats(self._match.setup)):
            if seat == knowing or not (secrets := self._secrets(act, seat)):
                continue
            if seat == self._match.awaited and self._words.is_private(self._match.view(seat)):
                self._held = secrets
            else:
                with self._screen.private(self._name(seat)):
                    self._screen.say(*secrets)
                self._shown = None

    def _sentences(self, act: AnyAct, seat: int | None) -> list[str]:
        """All that a seat perceives of an act."""
        return self._said(seen for event in act.events for seen in self._game.observe(event, seat))

    def _secrets(self, act: AnyAct, seat: int) -> list[str]:
        """What it alone perceives: all that comes after what everyone does."""
        observe = self._game.observe
        return self._said(seen for event in act.events for seen in observe(event, seat)[len(observe(event, None)) :])

    def _said(self, seen: Iterable[Any]) -> list[str]:
        return [self._words.said(self._match.setup, one) for one in seen]

    def _name(self, seat: int) -> str:
        return self._words.name(self._match.setup, seat)


def _numbered(lines: Iterable[str]) -> list[str]:
    return [f"{number:>3}  {line}" for number, line in enumerate(lines, 1)]


def _leave() -> list[str]:
    raise EOFError
