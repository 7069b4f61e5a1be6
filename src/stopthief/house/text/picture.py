"""A text picture of what a view holds: the house with everyone's markers, the evidence sheet, one's own cards.

At most 79 columns wide. A spectator's holds nothing but what lies open, so it can be drawn for all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap

from stopthief.house.box.setup import Setup
from stopthief.house.rules.state import Public, View
from stopthief.house.text import terms
from stopthief.house.text.floor_plan import WIDTH, plan
from stopthief.house.text.sheet import LEGEND, sheet

_TITLE = 12


def picture(view: View) -> str:
    """A view as text."""
    public, letters = view.public, initials(view.public.setup)
    house = plan(public.setup.pack, _standing(public, letters))
    return "\n".join([*house, *_people(public, letters), "", *sheet(view, letters), LEGEND, "", *_known(view)])


def initials(setup: Setup) -> tuple[str, ...]:
    """A letter for every player: the first of the name that nobody else has, or the number of the seat."""
    taken: list[str] = []
    for number, player in enumerate(setup.players, 1):
        letters = (one for one in player.name.upper() if one.isalpha() and len(one) == 1)
        taken.append(next((one for one in letters if one not in taken), str(number)))
    return tuple(taken)


def _standing(public: Public, letters: tuple[str, ...]) -> dict[str, str]:
    rooms = dict.fromkeys(room for room in public.rooms if room is not None)
    return {
        room: " ".join(letter for letter, at in zip(letters, public.rooms, strict=True) if at == room) for room in rooms
    }


def _people(public: Public, letters: tuple[str, ...]) -> Iterator[str]:
    names = [player.name[: WIDTH // 3] for player in public.setup.players]
    width = max(map(len, names))
    for seat, (letter, room) in enumerate(zip(letters, public.rooms, strict=True)):
        turn = ">" if seat == public.turn else " "
        where = "" if room is None else terms.card(public.setup.pack, room)
        yield f"{turn} {letter}  {names[seat]:<{width}}  {where}"[:WIDTH].rstrip()


def _known(view: View) -> Iterator[str]:
    public, pack = view.public, view.public.setup.pack
    if view.hand:
        yield from _row("Your cards", (terms.card(pack, card) for card in pack.cards if card in view.hand))
    if view.seen:
        shown = (f"{terms.short(pack, one.card)} by {terms.name(public.setup, one.seat)}" for one in view.seen)
        yield from _row("You saw", shown)
    if view.given:
        given = (f"{terms.short(pack, one.card)} to {terms.name(public.setup, one.seat)}" for one in view.given)
        yield from _row("You showed", given)
    if public.open:
        yield from _row("Face up", (terms.card(pack, card) for card in public.open))
    pairs = (" - ".join(terms.short(pack, room) for room in pair) for pair in pack.passages)
    yield from _row("Passages", pairs) if pack.passages else ()
    rule = " The room guessed is the one stood in." if public.setup.settings.guess_here else ""
    yield from _row("Goal", [f"Name the three hidden cards: a thing, a room, a hiding place.{rule}"])


def _row(title: str, parts: Iterable[str]) -> list[str]:
    """A titled paragraph; parts are kept whole where they fit."""
    kept = ", ".join(part.replace(" ", "\0") for part in parts) if title != "Goal" else "".join(parts)
    lines = wrap(kept, WIDTH - _TITLE, break_on_hyphens=False)
    return [f"{title if index == 0 else '':<{_TITLE}}{line}".replace("\0", " ") for index, line in enumerate(lines)]
