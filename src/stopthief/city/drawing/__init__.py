"""The picture of the city: a board in, SVG out. Nothing here knows a rule of the game, nor a colour.

The style is `city.css`; it paints the same drawing by night, by day, and in black on paper.
"""

from __future__ import annotations

from importlib import resources

from stopthief.city.box.board import Board, Kind
from stopthief.city.drawing import floors, furniture, names, rooms, sections, spaces, streets, walls
from stopthief.core.svg import element

__all__ = ["draw", "sample", "standalone", "style"]


def draw(board: Board, *, plates: bool = False) -> str:
    """The board as one SVG element without any style, to be put into a page that has `city.css`.

    `plates` are the names of rooms; a page shows them where they are wanted.
    """
    return _picture(board, "city", "", plates=plates)


def standalone(board: Board, *, theme: str = "paper", plates: bool = False) -> str:
    """The board as an SVG file with its style inside; `theme` is paper, or empty for the night."""
    return _picture(board, f"city {theme}".strip(), element("style", style()), plates=plates)


def sample(kind: Kind, *, theme: str = "") -> str:
    """One space of a kind for a legend, without number or style."""
    name = spaces.CLASSES[kind]
    loot = element("use", href="#city-jewel") if name == "scene" else ""
    inner = element("g", element("use", href=f"#city-{name}") + loot, class_=f"space {name}")
    inner = f"{_file('defs.svg')}{element('g', inner, class_='spaces')}"
    return element(
        "svg", inner, xmlns="http://www.w3.org/2000/svg", viewBox="-37 -37 74 74", class_=f"city {theme}".strip()
    )


def style() -> str:
    """The stylesheet of the drawing."""
    return _file("city.css")


def _picture(board: Board, classes: str, head: str, *, plates: bool) -> str:
    cells, boxes = floors.cells(board), floors.boxes(board)
    signs = names.signs(board, boxes)
    letterings = names.letterings(board, signs)
    taken = (*boxes.values(), *(label.box for label in (*signs, *letterings)))
    groups = (
        streets.ground(),
        streets.streets(board, taken),
        rooms.buildings(boxes),
        rooms.rooms(board, cells),
        furniture.furniture(board, cells),
        walls.walls(board, cells),
        spaces.paths(board),
        spaces.circles(board),
        spaces.spaces(board),
        names.names(board, signs, letterings),
        *((sections.sections(sections.plates(board)),) if plates else ()),
    )
    inner = "\n".join((head, _file("defs.svg"), _file("furniture.svg"), *groups))
    return element("svg", inner, xmlns="http://www.w3.org/2000/svg", viewBox="0 0 2000 2000", class_=classes)


def _file(name: str) -> str:
    return (resources.files(__name__) / name).read_text("utf-8")
