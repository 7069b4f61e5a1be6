"""One game of any kind at one keyboard. Nothing is said about an act before it is stored."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from stopthief.core.errors import Refused
from stopthief.core.match import Act
from stopthief.core.package.game_package import GamePackage
from stopthief.table.table import Decision, Table
from stopthief.text.bots import PERSON, BotSeats
from stopthief.text.menu import Menu
from stopthief.text.screen import WIDTH, Screen

_KEYS = """\
  map     all that is known, drawn       clues   every clue, in order
  look X  what is on the board at X      replay  the last clue once more
  list    every choice there is now      log     what happened last
  undo    take back your last act        quit    stop here; all is saved
  ?       this help"""
_HINT = 'Any time: "map" for the board, "clues" for what was heard, "?" for help.'
_UNDO = "undo"
_SILENCE = "Nothing has been heard yet."
_LOG = 20
"""Events that the log shows."""

Told = Act[Any, Any] | None
"""An act, or None: the last act was taken back."""


class Session:
    """The loop: whose turn it is, what can be done, what came of it."""

    def __init__(
        self,
        screen: Screen,
        package: GamePackage,
        table: Table,
        commit: Callable[[Table, Decision], None],
        bots: BotSeats,
    ) -> None:
        self._screen = screen
        self._game, self._words = package.game, package.words
        self._table = table
        self._match = table.match
        self._commit = commit
        """Stores a decision, then applies it to the table."""
        self._bots = bots
        """Where one person plays among bots, nothing is hidden from the one who looks."""
        self._shown: tuple[int, int] | None = None
        """The seat and the turn whose beginning is still on the screen."""
        self._held: list[str] = []
        """Secrets to tell the next player who chooses in private."""

    def play(self) -> None:
        """Play until the game is over."""
        self._screen.say("", _HINT)
        self._tell(self._match.acts[-1])
        while (seat := self._match.awaited) is not None:
            if self._bots:
                self._act_among_bots(seat)
            elif self._words.is_private(self._match.view(seat)):
                self._act_in_private(seat)
            else:
                self._tell(self._act(seat, self._match.view(None)), seat)
        self._screen.say("", self._words.ending(self._match.view(None)))

    def _act_among_bots(self, seat: int) -> None:
        """A bot acts by itself, with a line for its thought; the person chooses with everything in view."""
        if seat not in self._bots:
            self._tell(self._act(seat, self._match.view(seat)), seat)
            return
        command, thought = self._bots.choice(seat)
        if thought:
            self._screen.say("", f"({self._name(seat)}: {thought})")
        self._tell(self._done(seat, command), seat)

    def _act_in_private(self, seat: int) -> None:
        """Everything this seat has to choose in secret; what all may know of it is told afterwards."""
        done: list[Told] = []
        with self._screen.private(self._name(seat)):
            self._screen.say(*self._held)
            self._held = []
            while self._match.awaited == seat and self._words.is_private(self._match.view(seat)):
                act = self._act(seat, self._match.view(seat))
                if act is None and done and done[-1] is not None:
                    done.pop()  # nobody else has heard of it
                else:
                    done.append(act)
                self._screen.say(*self._sentences(act, seat, seat))
        self._shown = None
        for act in done:
            self._tell(act, seat, knowing=seat)

    def _act(self, seat: int, view: Any) -> Told:  # noqa: ANN401 - a view of any game
        """Let a seat choose from what this view shows, and do it; None when it took its last act back."""
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
            else:
                try:
                    return self._obeyed(seat, view, menu, typed)
                except Refused as refusal:
                    screen.say(str(refusal))

    def _obeyed(self, seat: int, view: Any, menu: Menu, typed: str) -> Told:  # noqa: ANN401 - as above
        """Do what was typed; Refused with a sentence where that cannot be done."""
        if typed.lower() == _UNDO:
            self._take_back(seat)
            return None
        command = menu.command(typed) or self._words.meant(view, typed)
        if command is None:
            raise Refused("no choice", "That is none of the choices; type a key from the left column, or ? for help.")
        return self._done(seat, command)

    def _done(self, seat: int, command: Any) -> Told:  # noqa: ANN401 - a command of any game
        decision = self._table.act(seat, self._table.streams[seat].number, command)
        if decision is not None:  # it is None only for a command that was sent twice
            self._commit(self._table, decision)
        return self._match.acts[-1]

    def _take_back(self, seat: int) -> None:
        decision = self._table.undo(seat, self._table.streams[seat].number)
        if decision is not None:
            self._commit(self._table, decision)

    def _asides(self, view: Any, menu: Menu) -> dict[str, Callable[[], Iterable[str]]]:  # noqa: ANN401 - as above
        """Questions that can be asked at any time and change nothing."""
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
        """The last events, as everybody who looks at the screen knows them."""
        seen = self._match.stream(PERSON if self._bots else None)
        return [self._words.logged(self._match.setup, one) for one in seen][-_LOG:]

    def _tell(self, act: Told, by: int | None = None, knowing: int | None = None) -> None:
        """P5: what happened, to all; then to each what is for them alone, unless they know it already.

        The next player to choose in private hears it there, so that the keyboard is passed only once.
        """
        self._screen.say("", *self._sentences(act, PERSON if self._bots else None, by))
        if self._bots or act is None:
            return
        for seat in range(self._game.seats(self._match.setup)):
            if seat == knowing or not (secrets := self._secrets(act, seat)):
                continue
            if seat == self._match.awaited and self._words.is_private(self._match.view(seat)):
                self._held = secrets
            else:
                with self._screen.private(self._name(seat)):
                    self._screen.say(*secrets)
                self._shown = None

    def _sentences(self, act: Told, seat: int | None, by: int | None) -> list[str]:
        """All that a seat perceives of an act by another, or the same, seat."""
        if act is None:
            return [] if by is None else [f"{self._name(by)} takes the last act back."]
        return self._said(seen for event in act.events for seen in self._game.observe(event, seat))

    def _secrets(self, act: Act[Any, Any], seat: int) -> list[str]:
        """The observations of this seat alone, which come after those of everybody."""
        observe = self._game.observe
        return self._said(seen for event in act.events for seen in observe(event, seat)[len(observe(event, None)) :])

    def _said(self, seen: Iterable[Any]) -> list[str]:
        setup, words = self._match.setup, self._words
        return [line for one in seen for line in (words.said(setup, one), *words.drawn(setup, one))]

    def _name(self, seat: int) -> str:
        return self._words.name(self._match.setup, seat)


def _numbered(lines: Iterable[str]) -> list[str]:
    return [f"{number:>3}  {line}" for number, line in enumerate(lines, 1)]


def _leave() -> list[str]:
    raise EOFError
