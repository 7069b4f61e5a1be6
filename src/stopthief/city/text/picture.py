"""A text picture of what a view holds: the city plan with who stands where, and below it all that is known.

Plain ASCII but for the names people chose, at most 79 columns. Private tips are not in it, so it can lie open on the
table; the Pack's space and trail are drawn for its own player only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap

from stopthief.city.box.board import Board, node_name
from stopthief.city.box.box import Box
from stopthief.city.box.setup import Setup
from stopthief.city.rules.state import Public, View
from stopthief.city.text import terms
from stopthief.city.text.ground_plan import plan
from stopthief.city.text.terms import money
from stopthief.core.english import counted, listed

WIDTH = 79
_LEGEND = """\
  ! crime scene   + door   # window   @ subway   & several investigators
  A circle lies on every o, on every line, and between spaces side by side;
  none lies on : or between a street space and the door or window it touches."""
_TRAIL = "  * the Pack, seen by you alone"
_SECTION = "?"
_CLUES = 16
"""The number of clues shown."""


def picture(box: Box, view: View) -> str:
    """A view as text."""
    legend = [*_LEGEND.split("\n"), *([_TRAIL] if view.trail else []), *_places(box.board)]
    return "\n".join([*plan(box.board, _marks(view)), "", *legend, "", *_known(box, view)])


def sections(board: Board, areas: Sequence[str]) -> tuple[str, ...]:
    """P3: the city plan with every space of some rooms and streets marked."""
    marks = {space.number: _SECTION for space in board.spaces.values() if space.area in areas}
    return "", *plan(board, marks), "", f"  {_SECTION} {listed((terms.at_area(board, one) for one in areas), 'or')}"


def _marks(view: View) -> dict[int, str]:
    """The letters to draw, by node."""
    public = view.public
    marks = {} if view.thief is None else {view.thief.at: "*"}
    for seat in public.setup.investigators:
        at = public.at[seat]
        marks[at] = "&" if public.at.count(at) > 1 else _initial(public.setup, seat)
    return marks


def _initial(setup: Setup, seat: int) -> str:
    """The letter that stands for an investigator on the plan."""
    return (setup.players[seat].investigator or "?")[0].upper()


def _places(board: Board) -> Iterator[str]:
    for kind in ("building", "street"):
        yield "  " + "   ".join(f"{one.digit} {one.name}" for one in board.places.values() if one.kind == kind)


def _known(box: Box, view: View) -> Iterator[str]:
    public = view.public
    if public.thief is not None:
        yield from _row("Thief", [terms.thief_text(box, public.setup, public.thief, public.spree)], " ")
    yield from _row("Clues", _clues(box.board, public), "   ")
    yield from _row("Goal", [goal(box, public)], " ")
    yield from _people(public)
    if view.trail:
        yield from _row("Trail", map(str, view.trail), " > ")


def _clues(board: Board, public: Public) -> list[str]:
    numbered = [f"{number} {terms.clue_text(board, clue)}" for number, clue in enumerate(public.clues, 1)]
    more = ["..."] if len(numbered) > _CLUES else []
    return more + numbered[-_CLUES:] or ["none yet"]


def goal(box: Box, public: Public) -> str:
    """The goal of the game; against the Pack, also the progress towards it."""
    setup = public.setup
    if not setup.is_competitive:
        left = setup.settings.pack + 1 - sum(public.caught)
        boss = box.thieves[box.boss].name
        return f"Catch {counted(left, 'more thief', 'more thieves')}, {boss} last; the Loot is {money(public.loot)}."
    if setup.settings.win_by == "thieves":
        return f"The first to catch {counted(setup.goal, 'thief', 'thieves')} wins."
    return f"The first to have {money(setup.goal)} wins."


def _people(public: Public) -> Iterator[str]:
    setup = public.setup
    width = max(len(player.name) for player in setup.players)
    for seat in setup.investigators:
        has = f"{score(public, seat):>10}" if setup.is_competitive else ""
        hand = " ".join(map(str, public.hands[seat]))
        at = node_name(public.at[seat])
        turn = ">" if seat == public.turn else " "
        who = terms.name(setup, seat).ljust(min(width, 24))[:24]
        yield f"{turn} {_initial(setup, seat)}    {who}{has}  on {at:<9}cards {hand}"


def score(public: Public, seat: int) -> str:
    """A player's money, or the thieves caught where money does not count."""
    if public.setup.settings.win_by == "thieves":
        return counted(public.caught[seat], "thief", "thieves")
    return money(public.money[seat])


def _row(title: str, parts: Iterable[str], between: str) -> list[str]:
    """A titled paragraph; parts are kept whole where they fit."""
    kept = between.join(part.replace(" ", "\0") if between != " " else part for part in parts)
    lines = wrap(kept, WIDTH - 7, break_long_words=False, break_on_hyphens=False) or [""]
    return [f"{title if index == 0 else '':<7}{line}".replace("\0", " ") for index, line in enumerate(lines)]
