"""The phrasebook of the house: English around the sentences of the vocabulary pack in play."""

from __future__ import annotations

from collections.abc import Iterator

from stopthief.core.english import capital, counted, listed
from stopthief.core.package.phrasebook import Choice
from stopthief.house.box import grammar
from stopthief.house.box.cards import Room
from stopthief.house.box.setup import Setup
from stopthief.house.rules import events as ev
from stopthief.house.rules.commands import Command
from stopthief.house.rules.state import Asked, Phase, View
from stopthief.house.text import offers, terms, words
from stopthief.house.text.naming import card_named
from stopthief.house.text.picture import picture

_HELP = """\
A thief has stolen something and hides in the house. Three cards lie hidden:
what was stolen, the room, and the hiding place. All other cards are in your
hands. In your turn you go to a bordering room, or stay; then you name a thing,
a room and a hiding place. From your left, the first player who has any of the
three cards shows you one, for your eyes alone. When nobody can, and you have
none of them yourself, you have caught the thief.

Type words in the language of the cards or in English; accents do not matter.
"look lamp" tells what is on a card, "map" shows your evidence sheet."""

_PRIVATE = frozenset({Phase.MOVE, Phase.GUESS, Phase.SHOW, Phase.NOTE})


class HouseWords:
    """The house's phrasebook."""

    title = "Arrêter le Voleur! Who took what, and where is the thief?"

    def name(self, setup: Setup, seat: int) -> str:
        """The name of the player at a seat."""
        return terms.name(setup, seat)

    def heading(self, setup: Setup, seat: int | None, *, truth: bool = False) -> tuple[str, ...]:
        """The game, its words, who plays it, and through whose eyes it is seen."""
        eyes = "a spectator" if seat is None else terms.name(setup, seat)
        return (
            f"Arrêter le Voleur!, {setup.pack.name} ({setup.pack.gloss}).",
            f"At the table: {listed(player.name for player in setup.players)}.",
            "The whole truth." if truth else f"As {eyes} saw it.",
        )

    def said(self, setup: Setup, observation: ev.Observation) -> str:
        """An observation as a sentence."""
        return words.said(setup, observation)

    def drawn(self, _setup: Setup, _observation: ev.Observation) -> tuple[str, ...]:
        """Words are enough."""
        return ()

    def logged(self, setup: Setup, observation: ev.Observation) -> str:
        """A card that one was shown may be noted, and told again."""
        return self.said(setup, observation)

    def told(self, setup: Setup, event: ev.Event) -> str:
        """The truth of an event."""
        return words.told(setup, event)

    def next_act(self, view: View) -> str:
        """Whose turn it is and what to do now."""
        return offers.next_act(view)

    def turn(self, view: View) -> int:
        """Which turn it is, counted from 1; 0 while markers are placed."""
        return view.public.turns

    def standing(self, view: View) -> str:
        """Where everybody is, what is being asked, and the own cards."""
        public, pack = view.public, view.public.setup.pack
        turn = f"Turn {public.turns}, round {public.round}." if public.turns else "Before the first turn."
        at = [
            f"{terms.name(public.setup, seat)}: {terms.short(pack, room)}"
            for seat, room in enumerate(public.rooms)
            if room is not None
        ]
        lines = [f"{turn} {', '.join(at)}{'.' if at else ''}".rstrip()]
        if public.asked is not None:
            lines.append(f"Asked: {_asked(view, public.asked)}")
        if view.hand:
            lines.append(
                f"Your cards: {', '.join(terms.short(pack, card) for card in pack.cards if card in view.hand)}."
            )
        return "\n".join(lines)

    def choice(self, view: View, command: Command) -> Choice:
        """A command as it is offered."""
        return offers.choice(view, command)

    def meant(self, view: View, typed: str) -> Command | None:
        """The command that typed text probably means."""
        return offers.meant(view, typed)

    def about(self, view: View, typed: str) -> str:
        """F11: a card in all its forms; for a room also what borders it and who is there."""
        pack = view.public.setup.pack
        which = card_named(pack, typed)
        if which is None:
            return f'There is no card "{typed}"; "map" shows them all.'
        card = pack.cards[which]
        kind = pack.kinds[which]
        forms = [grammar.joined(pack.grammar, before, card.word) for before in grammar.prepositions(pack, kind)]
        every = ", ".join(dict.fromkeys((card.word, grammar.said(pack, card), *forms)))
        gender = f" {capital(terms.GENDERS[card.gender])}." if card.gender else ""
        sentence = f"{capital(card.gloss)}, a {terms.KIND_TEXTS[kind]}: {every}.{gender}"
        return " ".join((sentence, *(_room(view, card) if isinstance(card, Room) else ())))

    def is_private(self, view: View) -> bool:
        """F3, F8: whoever moves, guesses, shows or notes looks at cards that are nobody else's business."""
        return view.seat is not None and view.public.phase in _PRIVATE

    def picture(self, view: View) -> str:
        """The house, the evidence sheet, the own cards."""
        return picture(view)

    def clues(self, view: View) -> tuple[str, ...]:
        """Every guess with its answers, in order."""
        return tuple(_asked(view, asked) for asked in view.public.every_guess)

    def help(self, view: View) -> str:
        """The rules of a turn, and what is special in this game."""
        here = "\n\nThe room you guess is the one you stand in." if view.public.setup.settings.guess_here else ""
        return f"{_HELP}{here}"

    def ending(self, view: View) -> str:
        """The answer once more, and how often everybody has asked."""
        public, setup = view.public, view.public.setup
        answer = "" if public.answer is None else terms.trio(setup.pack, public.answer)
        asked = [
            f"{player.name}: {counted(sum(one.seat == seat for one in public.guesses), 'guess', 'guesses')}."
            for seat, player in enumerate(setup.players)
        ]
        return "\n".join([f"The thief and the loot: {answer}.", *asked])


def _asked(view: View, asked: Asked) -> str:
    """A guess in a line; who showed what is told to the two who know."""
    setup = view.public.setup
    could_not = [terms.name(setup, seat) for seat in asked.could_not]
    came = [f"{listed(could_not)} could not"] if could_not else []
    match asked.outcome:
        case "shown":
            came.append(f"{terms.name(setup, asked.showed or 0)} showed {_shown(view, asked)}")
        case "open":
            came.append("one lies face up")
        case "own":
            came.append(f"{terms.name(setup, asked.seat)} has one")
        case "right":
            came.append("that was right")
        case None:
            came += [
                f"{terms.name(setup, seat)} has to show one" for seat in (view.public.chooser,) if seat is not None
            ]
    answers = f": {'; '.join(came)}" if came else ""
    return f"{terms.name(setup, asked.seat)}, {terms.trio(setup.pack, asked.guess)}{answers}."


def _shown(view: View, asked: Asked) -> str:
    known = [one.card for one in (*view.seen, *view.given) if one.turn == asked.turn]
    return terms.short(view.public.setup.pack, known[0]) if known else "a card"


def _room(view: View, room: Room) -> Iterator[str]:
    public, pack = view.public, view.public.setup.pack
    yield f"It borders {listed(terms.short(pack, one) for one in pack.neighbours[room.id])}."
    here = [terms.name(public.setup, seat) for seat, at in enumerate(public.rooms) if at == room.id]
    if here:
        yield f"{listed(here)} {'is' if len(here) == 1 else 'are'} there."
