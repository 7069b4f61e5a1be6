"""The analysis of a finished game: what could be known at every moment, and how it was used.

It is made of the observations of seats and spectators, so secrets that never came out stay secret.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from stopthief.city.box.box import Box
from stopthief.city.box.setup import Setup
from stopthief.city.rules import events as ev
from stopthief.core.game import Seat
from stopthief.deduction.city import findings
from stopthief.deduction.city.belief import Spaces, told
from stopthief.deduction.city.casebook import Casebook, Evidence
from stopthief.deduction.city.hearing import Hearing
from stopthief.deduction.city.opportunities import Opportunities, Opportunity

Observations = Iterable[ev.Observation]
PrivateObservations = dict[int, list[ev.Observation]]
"""Observations of single seats, by seat."""


def analyse(box: Box, setup: Setup, streams: Mapping[Seat, Observations]) -> findings.Analysis:
    """Analyse a game from all observations of each seat and of the spectators."""
    review = _Review(box, setup)
    for common, private in _together(streams):
        review.see(common, private)
    return review.analysis()


def _together(streams: Mapping[Seat, Observations]) -> Iterator[tuple[list[ev.Observation], PrivateObservations]]:
    """For each event the observations of everyone, and those of single seats."""
    split = {seat: _groups(stream) for seat, stream in streams.items()}
    for number, common in enumerate(split[None]):
        groups = {seat: groups[number] for seat, groups in split.items() if seat is not None}
        yield common, {seat: group[len(common) :] for seat, group in sorted(groups.items())}


def _groups(stream: Observations) -> list[list[ev.Observation]]:
    """The observations of each event, the common ones first."""
    groups: list[list[ev.Observation]] = []
    for seen in stream:
        if isinstance(seen, ev.TipHeard | ev.PackAt):
            groups[-1].append(seen)
        else:
            groups.append([seen])
    return groups


class _Row:
    """A moment, before the truth about it is known."""

    def __init__(self, piece: Evidence, seat: int | None, books: dict[int, Casebook], public: Casebook) -> None:
        self.piece = piece
        self.owner = seat
        self.belief = public.detective.belief
        self.better = {one: book.detective.belief for one, book in sorted(books.items())}
        self.thief = piece.public.thief or ""
        self.trail_index = (0, 0)
        """The number of the thief, and of its steps so far: its space follows from both."""


class _Review:
    """Goes through a game and collects findings."""

    def __init__(self, box: Box, setup: Setup) -> None:
        self._hearing = Hearing(box)
        self._book = Casebook(box, setup, None, self._hearing)
        self._private: dict[int, Casebook] = {}
        """Casebooks of the seats that had private tips about this thief."""
        self._rows: list[_Row] = []
        self._truth: dict[tuple[int, int], int] = {}
        self._trail_index = (-1, 0)
        self._opportunities = Opportunities(box)

    def see(self, common: list[ev.Observation], private: PrivateObservations) -> None:
        """Take in the observations of one event."""
        for seen in common:
            self._decided(seen)
            piece = self._book.see(seen)
            for book in self._private.values():
                book.see(seen)
            if isinstance(seen, ev.ThiefHidden):
                self._private = {}
            self._note(piece, None)
            if isinstance(seen, ev.GameOver):
                self._truth |= {(self._trail_index[0], step): space for step, space in enumerate(seen.trail)}
        for seat, more in private.items():
            for seen in more:
                if isinstance(seen, ev.TipHeard):
                    book = self._private.setdefault(seat, self._book.copy())
                    self._note(book.see(seen), seat)

    def _decided(self, seen: ev.Observation) -> None:
        public = self._book.detective.public
        self._opportunities.see(public, seen, self._spaces(public.turn), len(self._rows))

    def _spaces(self, seat: int) -> Spaces:
        return self._private.get(seat, self._book).detective.belief.spaces()

    def _note(self, piece: Evidence | None, owner: int | None) -> None:
        if piece is None:
            return
        thief, step = self._trail_index
        if isinstance(piece.seen, ev.ThiefHidden):
            self._trail_index = thief + 1, 0
        elif piece.moves:
            self._trail_index = thief, step + 1
        row = _Row(piece, owner, self._private, self._book)
        row.trail_index = self._trail_index
        self._rows.append(row)
        for belief in (row.belief, *row.better.values()):
            if len(spaces := belief.spaces()) == 1:
                self._truth[self._trail_index] = next(iter(spaces))

    def analysis(self) -> findings.Analysis:
        """The findings."""
        chases: list[findings.Hunt] = []
        arrests: list[findings.ArrestMade] = []
        places: list[tuple[int, int]] = []
        for number, row in enumerate(self._rows):
            if isinstance(row.piece.seen, ev.ThiefHidden) or chases[-1].thief != row.thief:
                chases.append(findings.Hunt(row.thief, ()))
            here = len(chases) - 1, len(chases[-1].moments)
            places.append(here)
            moment = self._moment(row)
            chases[-1] = replace(chases[-1], moments=(*chases[-1].moments, moment))
            if isinstance(row.piece.seen, ev.ArrestMissed | ev.ThiefArrested):
                arrests.append(self._arrest(number, here, moment))
        chances = tuple(self._missed(one, places) for _, one in sorted(self._opportunities.best.items()))
        return findings.Analysis(tuple(chases), tuple(arrests), chances)

    def _moment(self, row: _Row) -> findings.EvidenceMoment:
        piece, truth = row.piece, self._truth.get(row.trail_index)
        public = piece.public
        moment = findings.EvidenceMoment(
            turn=public.turns,
            seat=public.turn if row.owner is None else row.owner,
            kind="start",
            told=findings.bits(told(self._expected(piece), piece.after.spaces())),
            known=findings.known(row.belief, truth),
            better=tuple(findings.known(belief, truth, seat) for seat, belief in row.better.items()),
            truth=truth,
        )
        match piece.seen:
            case ev.Heard(sound, place):
                return replace(moment, kind="clue", clue=piece.clue, sound=sound, place=place)
            case ev.TipHeard(tip):
                return replace(moment, kind="tip", tip=tip)
            case ev.DigitTold(digit):
                return replace(moment, kind="digit", place=digit)
            case ev.ArrestMissed(seat, space):
                return replace(moment, kind="missed", seat=seat, space=space)
            case ev.ThiefArrested(seat, space):
                return replace(moment, kind="arrest", seat=seat, space=space)
            case ev.ThiefHidden():
                return moment

    def _expected(self, piece: Evidence) -> Spaces:
        """The belief just before it; for a clue, after the thief moved and before it was heard."""
        if isinstance(piece.seen, ev.ThiefHidden):
            return piece.after.spaces()
        belief = piece.before.moved(self._hearing, piece.public) if piece.moves else piece.before
        return belief.spaces()

    def _arrest(self, number: int, here: tuple[int, int], moment: findings.EvidenceMoment) -> findings.ArrestMade:
        """An arrest, with the player's knowledge just before it."""
        before, seat, space = self._rows[number - 1], moment.seat, moment.space or 0
        belief = before.better.get(seat, before.belief)
        chance = findings.share(belief.spaces().get(space, 0.0))
        return findings.ArrestMade(*here, moment.turn, seat, space, chance, moment.kind == "arrest")

    def _missed(self, one: Opportunity, places: list[tuple[int, int]]) -> findings.MissedOpportunity:
        row = self._rows[one.piece - 1]
        truth = self._truth.get(row.trail_index)
        there = None if truth is None else truth == one.space
        return findings.MissedOpportunity(
            *places[one.piece - 1],
            one.turn,
            one.seat,
            one.space,
            findings.share(one.chance),
            one.card,
            self._opportunities.played(one),
            there,
        )
