"""One table: who sits there, what happened, what may happen next.

Deciding returns a value and changes nothing. Applying a stored entry is the only way to change a table.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from stopthief.core.errors import Broken, Refused
from stopthief.core.game import AnyGame, Result, Seat
from stopthief.core.match import Act, AnyMatch, AnyProposal, Match
from stopthief.core.package.mind import Strength
from stopthief.table.entries import (
    Acted,
    AnyEntry,
    Handed,
    Invited,
    Joined,
    Noted,
    Opened,
    Paced,
    Rematched,
    SeatHolder,
    Undone,
    check_opening,
    decode,
    following,
)
from stopthief.table.pace import Pace
from stopthief.table.streams import Batch, SeatStream, Told

MOST_NOTES = 500
"""Notes that a seat can keep: more than two for every space of any board."""


Changes = tuple[dict[str, Any], dict[str, Any]]
"""The differences between two values of one type, by path: new values, and additions to lists."""
Compared = dict[tuple[int, int], tuple[Any, Any, Changes]]
"""Pairs of values by their identity, which they keep as long as they are held here, and what differs between them."""


class Change(msgspec.Struct, frozen=True, gc=False):
    """The effect of an applied entry: the state before it, and the batches that it adds to streams."""

    before: Any
    batches: dict[Seat, Batch]
    compared: Compared = {}
    """Comparisons of the parts that several views share."""


class Decision(msgspec.Struct, frozen=True, gc=False):
    """An entry that may come next in the log. One that is read from a log was decided elsewhere."""

    entry: AnyEntry
    proposal: AnyProposal | None = None
    """For an act that was decided here: the state it leads to, so that nothing is computed twice."""


class Table:
    """A game and its seats, as the log of the table has it."""

    def __init__(self, name: str, game: AnyGame, opened: Opened[Any, Any]) -> None:
        check_opening(game, opened)
        game = game.of_edition(opened.edition, opened.kit)
        self.id = name
        self.game = game
        self.match: AnyMatch = Match(game, opened.setup, opened.seed)
        self.host = opened.host
        self.places = list(opened.places)
        self.advice = opened.advice
        self.tutorial = opened.tutorial
        self.pace: Pace = opened.pace
        self.notes: list[dict[str, str]] = [{} for _ in self.places]
        self.rematch: str | None = None
        self.length = 1
        """How many entries the log has."""
        self.streams = {seat: SeatStream(game, seat) for seat in self.audience}
        self._told: list[Told] = []
        self._earlier: list[Any] = []
        """The states before each of the last acts that can be taken back, all of the seat that still has to choose."""
        self._last: dict[int, tuple[int, Any]] = {}
        """The last act of each seat: the number it had seen, and the command, or None for an undo."""
        self.match.restore(Act(events=opened.events))
        self._tell(self.match.acts[-1])

    @classmethod
    def read(cls, name: str, game: AnyGame, lines: Iterable[bytes]) -> Table:
        """A table from its log; Broken when the log is damaged, OtherEdition when it needs another edition."""
        entries = (decode(game, line, number) for number, line in enumerate(lines, 1))
        opened = next(entries, None)
        if not isinstance(opened, Opened):
            raise Broken("entry 1: this does not open a table.")
        with following(1):
            table = cls(name, game, opened)
        for entry in entries:
            table.apply(Decision(entry))
        return table

    @property
    def audience(self) -> tuple[Seat, ...]:
        """Every seat, and None for the spectators."""
        return (None, *range(len(self.places)))

    def bot(self, seat: int | None) -> Strength | None:
        """The strength of the bot at a seat; None where there is no bot."""
        return None if seat is None else self.places[seat].bot

    # Deciding.

    def act(self, seat: int, seen: int, command: Any) -> Decision | None:  # noqa: ANN401 - any game's command
        """Decide a command; None for one that was done before. Refused when it may not be given now."""
        if self._is_repeated(seat, seen, command):
            return None
        proposal = self.match.propose(seat, command)
        return Decision(Acted(seat, seen, command, proposal.act.events), proposal)

    def undo(self, seat: int, seen: int) -> Decision | None:
        """Decide to take back a seat's last act; None if that was done before."""
        if self._is_repeated(seat, seen, None):
            return None
        if not self.can_undo(seat):
            raise Refused("nothing to undo", "There is nothing of yours to take back: what came out stays known.")
        return Decision(Undone(seat, seen))

    def can_undo(self, seat: Seat) -> bool:
        """Whether the last act is this seat's, within its turn, and told nobody anything."""
        return bool(self._earlier) and self.match.acts[-1].seat == seat

    def set_pace(self, seat: int, pace: Pace) -> Decision | None:
        """Decide how fast bots act, which anybody at the table may; None if they do so already."""
        self._check_seat(seat)
        return None if self.pace == pace else Decision(Paced(seat, pace))

    def note(self, seat: int, notes: dict[str, str | None]) -> Decision:
        """Decide to change a seat's notes."""
        self._check_seat(seat)
        if len(self._with(seat, notes)) > MOST_NOTES:
            raise Refused("too many notes", f"There is room for {MOST_NOTES} notes; remove some first.")
        return Decision(Noted(seat, notes))

    def _with(self, seat: int, notes: dict[str, str | None]) -> dict[str, str]:
        merged = self.notes[seat] | notes
        return {name: text for name, text in merged.items() if text is not None}

    def _is_repeated(self, seat: int, seen: int, command: Any) -> bool:  # noqa: ANN401 - any game's command
        """Whether this was done before. What was chosen from an older view is not done at all."""
        self._check_seat(seat)
        if self._last.get(seat) == (seen, command):
            return True
        if seen != self.streams[seat].number:
            raise Refused("stale", "Something has happened since you chose; look again, then choose.")
        return False

    def _check_seat(self, seat: int) -> None:
        if not self._is_seat(seat):
            raise Refused("no seat", f"There is no seat {seat}; seats are counted from 0 to {len(self.places) - 1}.")

    def _is_seat(self, seat: int) -> bool:
        return 0 <= seat < len(self.places)

    def outcome(self, decision: Decision) -> Result | None:
        """How the game ends with an act that was decided here; None while it goes on."""
        if decision.proposal is None:
            return None
        return self.game.result(self.game.view(decision.proposal.state, None))

    # Applying.

    def apply(self, decision: Decision) -> Change:
        """Take the next entry of the log; Broken if it cannot be the next one."""
        entry, proposal, before = decision.entry, decision.proposal, self.match.state
        if proposal is not None and proposal.before is before:  # decided here, and nobody has acted since
            batches = self._follow(entry, proposal)
        else:
            with following(self.length + 1):
                self._check(entry)
                batches = self._follow(entry)
        self.length += 1
        return Change(before, batches)

    def _check(self, entry: AnyEntry) -> None:
        """Whether an entry fits to the table as it is. Whether the rules allow an act is not looked up again."""
        match entry:
            case Opened():
                raise Broken("a table is opened only once.")
            case Rematched():
                if self.match.result is None:
                    raise Broken("there is no rematch before the end.")
            case _ if not self._is_seat(entry.seat):
                raise Broken(f"there is no seat {entry.seat}.")
            case Acted(seat, seen) | Undone(seat, seen) if seen != self.streams[seat].number:
                raise Broken(f"seat {seat} did this at another moment.")
            case Acted(seat) if seat != self.match.awaited:
                raise Broken(f"seat {seat} has nothing to choose.")
            case Undone(seat) if not self.can_undo(seat):
                raise Broken(f"seat {seat} has nothing to take back.")
            case Joined(seat, place) if place.used is None or place.used != self.places[seat].invitation:
                raise Broken(f"nobody was invited to seat {seat} with this.")
            case Handed(seat, place) if place != SeatHolder(bot=place.bot) or place.bot is None:
                raise Broken(f"seat {seat} was given to nobody.")
            case _:
                pass

    def _follow(self, entry: AnyEntry, proposal: AnyProposal | None = None) -> dict[Seat, Batch]:
        match entry:
            case Acted():
                return self._do(entry, proposal)
            case Undone(seat, seen):
                self.match.take_back(self._earlier.pop())
                self._last[seat] = seen, None
                return self._tell(None)
            case Joined(seat, place) | Handed(seat, place):
                self.places[seat] = place
            case Invited(seat, invitation):
                self.places[seat] = msgspec.structs.replace(self.places[seat], invitation=invitation)
            case Paced(_, pace):
                self.pace = pace
            case Noted(seat, notes):
                self.notes[seat] = self._with(seat, notes)
            case Rematched(table):
                self.rematch = table
            case Opened():
                pass
        return {}

    def _do(self, entry: Acted[Any, Any], proposal: AnyProposal | None) -> dict[Seat, Batch]:
        match, before, rolls, chooser = self.match, self.match.state, self.match.rolls, self.match.awaited
        if proposal is None:
            match.restore(Act(entry.seat, entry.command, entry.events))
        else:
            match.adopt(proposal)
        self._last[entry.seat] = entry.seen, entry.command
        act = match.acts[-1]
        quiet = all(map(self.game.retractable, act.events))
        if not quiet or rolls != match.rolls or chooser != match.awaited:
            self._earlier.clear()
        else:
            self._earlier.append(before)
        return self._tell(act)

    def _tell(self, told: Told) -> dict[Seat, Batch]:
        self._told.append(told)
        batches: dict[Seat, Batch] = {}
        for seat, stream in self.streams.items():
            if (batch := stream.follow(told)) is not None:
                batches[seat] = batch
        return batches

    # What a seat knows.

    def batches(self, seat: Seat, after: int = 0) -> Iterator[Batch]:
        """A stream from any number on."""
        stream = SeatStream(self.game, seat)
        for told in self._told:
            batch = stream.follow(told)
            if batch is not None and batch.number > after:
                yield batch
