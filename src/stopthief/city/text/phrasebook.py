"""The phrasebook of the city, bound to the cards and board of one box."""

from __future__ import annotations

from textwrap import fill

from stopthief.city.box.board import node_name
from stopthief.city.box.box import Box
from stopthief.city.box.setup import Setup
from stopthief.city.rules import events as ev
from stopthief.city.rules.commands import Command
from stopthief.city.rules.state import View
from stopthief.city.text import offers, terms, words
from stopthief.city.text.picture import WIDTH, goal, picture, score, sections
from stopthief.core.english import listed
from stopthief.core.package.phrasebook import Choice

_HELP = """\
A turn has three steps: get a clue, play a card and move, then an arrest if you
want one. Every clue is a step of the one you hunt; everybody hears the same.
You arrest on your own space or one step away, by its number. A false arrest
costs money. Windows are closed to you, the subway is free and ends your move.

  [!] alarm       a crime scene      [+] creak        a door
  [.] footsteps   inside             [#] glass        a window
  [~] hubbub      outside            [@] train        the subway
  [=] hold music  it did not move    [?] laughter     it moved in secret
      laughter is a step to any space but a crime scene or a station
  [&] a new thief in one of two buildings that stand side by side

A thief goes from number to number along the paths, never onto a circle and
never straight back."""

_LAST = 3
"""The number of clues repeated at the beginning of a turn."""


class CityWords:
    """The city's phrasebook."""

    title = "Stop Thief! You hear it, you never see it."

    def __init__(self, box: Box) -> None:
        self.box = box

    def name(self, setup: Setup, seat: int) -> str:
        """The name of the player at a seat."""
        return terms.name(setup, seat)

    def heading(self, setup: Setup, seat: int | None, *, truth: bool = False) -> tuple[str, ...]:
        """The game, who plays it, and through whose eyes it is seen."""
        eyes = "a spectator" if seat is None else terms.name(setup, seat)
        people = listed(terms.introduced(self.box, setup, one) for one in range(len(setup.players)))
        return (
            f"Stop Thief!, {setup.mode}, {terms.difficulty(setup)}.",
            f"At the table: {people}.",
            "The whole truth." if truth else f"As {eyes} saw it.",
        )

    def said(self, setup: Setup, observation: ev.Observation) -> str:
        """An observation as a sentence."""
        return words.said(self.box, setup, observation)

    def drawn(self, _setup: Setup, observation: ev.Observation) -> tuple[str, ...]:
        """P3: the plan with the two sections of a tip."""
        areas = observation.tip.areas if isinstance(observation, ev.TipHeard) else ()
        return sections(self.box.board, areas) if areas else ()

    def logged(self, setup: Setup, observation: ev.Observation) -> str:
        """P5: a private tip is gone after one has gone back."""
        if isinstance(observation, ev.TipHeard) and observation.tip.digit is None:
            return terms.say("log.tip_heard.private")
        return self.said(setup, observation)

    def told(self, setup: Setup, event: ev.Event) -> str:
        """The truth of an event."""
        return words.told(self.box, setup, event)

    def next_act(self, view: View) -> str:
        """Whose turn it is and what to do now."""
        return offers.next_act(self.box, view)

    def turn(self, view: View) -> int:
        """Which turn it is, counted from 1."""
        return view.public.turns

    def standing(self, view: View) -> str:
        """The wanted thief and everyone's score."""
        public, setup = view.public, view.public.setup
        have = goal(self.box, public)
        if setup.is_competitive:
            have = ", ".join(f"{terms.name(setup, seat)} {score(public, seat)}" for seat in setup.investigators) + "."
        wanted = "" if public.thief is None else f" Wanted: {self.box.thieves[public.thief].name}."
        heard = " > ".join(self.clues(view)[-_LAST:])
        return f"Turn {public.turns}.{wanted} {have}" + (f"\nHeard: {heard}" if heard else "")

    def choice(self, view: View, command: Command) -> Choice:
        """A command as it is offered."""
        return offers.choice(self.box, view, command)

    def meant(self, view: View, typed: str) -> Command | None:
        """The command that typed text probably means."""
        return offers.meant(view, typed)

    def about(self, view: View, typed: str) -> str:
        """A space: its kind, who stands there, and where paths lead from it."""
        board, node = self.box.board, offers.node(typed)
        if node is None or node not in board.steps:
            return f'There is no space "{typed}" on the board; "map" shows them all.'
        here = [terms.name(view.public.setup, seat) for seat, at in enumerate(view.public.at) if at == node]
        stands = f" {listed(here)} {'stands' if len(here) == 1 else 'stand'} there." if here else ""
        thief = f" A thief goes on to {listed(map(str, board.neighbours[node]), 'or')}." if node in board.spaces else ""
        near = listed(map(node_name, board.steps[node]))
        return f"{terms.where(board, node)}.{stands} One step away: {near}.{thief}"

    def is_private(self, view: View) -> bool:
        """V1: nobody else may look while the Pack's player chooses."""
        return view.seat is not None and view.seat == view.public.setup.pack

    def picture(self, view: View) -> str:
        """A picture of the whole view, without tips."""
        return picture(self.box, view)

    def clues(self, view: View) -> tuple[str, ...]:
        """T4: every clue about this thief, in order."""
        return tuple(terms.clue_text(self.box.board, clue) for clue in view.public.clues)

    def help(self, view: View) -> str:
        """The rules of a turn, the sounds, and what is special in this game."""
        return f"{_HELP}\n\n{goal(self.box, view.public)}"

    def ending(self, view: View) -> str:
        """The last trail and the final scores."""
        public, setup = view.public, view.public.setup
        trail = fill(" > ".join(map(str, public.trail)), WIDTH)
        final = [f"{terms.name(setup, seat)}: {score(public, seat)}." for seat in setup.investigators]
        return "\n".join([f"Where {terms.quarry(setup)} went:", trail, *(final if setup.is_competitive else [])])
