"""The little people of the house for paper, drawn with the lines that the browser client has for them."""

from __future__ import annotations

from stopthief.core.package.printing import Client
from stopthief.core.svg import element
from stopthief.paper.script import constant
from stopthief.paper.styles import declared

_INK, _SKIN = "#3a2114", "#ffdcb5"


def figures(client: Client, *, plain: bool) -> list[str]:
    """One for each of six seats, told apart by hat and badge."""
    module = client("house/board/figure.js")
    body, smile, hats = (constant(module, name) for name in ("BODY", "SMILE", "HATS"))
    badges = constant(client("house/parts/marker.js"), "SHAPES")
    colours = declared(client("house/house.css"), ":root")
    ink, skin = ("#222222", "#ffffff") if plain else (_INK, _SKIN)
    line = {"stroke": ink, "stroke_width": 4, "stroke_linejoin": "round", "stroke_linecap": "round"}
    return [
        element(
            "svg",
            "".join(
                (
                    element("path", d=body, fill=colour, **line),
                    element("circle", cx=0, cy=-116, r=25, fill=skin, **line),
                    element("path", d=f"{smile}M-9 -119v3M9 -119v3", fill="none", **line),
                    *(element("path", d=part, fill=colour, **line) for part in hat),
                    element("circle", cx=0, cy=-46, r=22, fill="#ffffff", stroke=ink, stroke_width=3),
                    element("path", d=badge, fill=mark, transform="translate(-15 -61) scale(0.75)"),
                )
            ),
            xmlns="http://www.w3.org/2000/svg",
            viewBox="-48 -186 96 186",
        )
        for hat, badge, (colour, mark) in zip(hats, badges, _paints(colours, len(badges), plain=plain), strict=True)
    ]


def _paints(colours: dict[str, str], count: int, *, plain: bool) -> list[tuple[str, str]]:
    """The colour of each figure and of its badge."""
    if plain:
        return [("#ffffff" if seat % 2 else "#d4d4d4", "#222222") for seat in range(count)]
    return [(colours[f"--marker-{seat}"],) * 2 for seat in range(count)]
