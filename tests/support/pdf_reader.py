"""A reader of the PDFs we make: pages, texts with their positions, fonts and colours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from io import BytesIO

from pypdf import PdfReader
from pypdf.generic import ContentStream, DictionaryObject, IndirectObject, StreamObject

from stopthief.core.package.printing import PrintOptions
from stopthief.games import GAMES
from stopthief.paper.press import printed
from stopthief.preferences import user_files

MM = 72 / 25.4
A4, LETTER = (210.0, 297.0), (215.9, 279.4)
_RGB = re.compile(rb"(?<![\d.])([\d.]+) ([\d.]+) ([\d.]+) (?:scn|SCN|rg|RG)\b")

Placed = tuple[str, float, float, float]
"""A text, where it begins from the lower left in points, and how large its letters are."""


def pressed(game: str, wish: PrintOptions) -> bytes:
    """The parts of a game that are wished for."""
    printing = GAMES[game].printing
    assert printing is not None
    return printed([printing.sheets(user_files(), wish)], wish)


@cache
def pdf(
    game: str, *parts: str, paper: str = "a4", language: str = "en", plain: bool = False, **choices: str
) -> PdfReader:
    """The same, opened; made once for all tests."""
    return PdfReader(BytesIO(pressed(game, PrintOptions(paper, language, plain, parts, choices))))  # type: ignore[arg-type]


def sizes(reader: PdfReader) -> list[tuple[float, float]]:
    """Of all pages, in millimetres."""
    boxes = (page.mediabox for page in reader.pages)
    return [(round(float(box.width) / MM, 1), round(float(box.height) / MM, 1)) for box in boxes]


def texts(reader: PdfReader) -> str:
    """All that stands there, with single spaces."""
    return " ".join(" ".join(page.extract_text().split()) for page in reader.pages)


def placed(reader: PdfReader, page: int) -> list[Placed]:
    """Every text of a page that is drawn as letters, digit by digit where it is set so."""
    found: list[Placed] = []

    def see(text: str, outer: list[float], inner: list[float], _font: object, size: float) -> None:
        if text.strip():
            a, _, _, d, e, f = outer
            found.append((text.strip(), a * inner[4] + e, d * inner[5] + f, abs(d * inner[3]) * size))

    reader.pages[page].extract_text(visitor_text=see)
    return found


def numbers(found: list[Placed]) -> dict[str, Placed]:
    """Digits that stand beside each other put together again: three of them are a number of the board."""
    rows: dict[tuple[int, int], list[Placed]] = {}
    for one in sorted(found, key=lambda one: (round(one[2]), one[1])):
        if one[0].isdigit():
            rows.setdefault((round(one[2]), round(one[3])), []).append(one)
    joined = {}
    for row in rows.values():
        for first, second, third in zip(row, row[1:], row[2:], strict=False):
            if third[1] - first[1] < 1.5 * first[3]:
                joined[first[0] + second[0] + third[0]] = (*first[:2], first[2], first[3])
    return joined


def colours(reader: PdfReader) -> set[tuple[bytes, ...]]:
    """Everything that is painted in red, green and blue."""
    return {found for data in _streams(reader) for found in _RGB.findall(data)}


def _streams(reader: PdfReader) -> Iterator[bytes]:
    for number in range(1, int(str(reader.trailer["/Size"]))):
        found = reader.get_object(IndirectObject(number, 0, reader))
        if isinstance(found, StreamObject) and not isinstance(found, ContentStream):
            yield found.get_data()
        elif isinstance(found, DictionaryObject) and "/C0" in found:
            yield b" ".join(str(value).encode() for ends in ("/C0", "/C1") for value in found[ends]) + b" rg"  # type: ignore[attr-defined]


def fonts(reader: PdfReader) -> set[str]:
    """The names of all letters, without the mark of those that are embedded in part."""
    return {
        str(font.get_object()["/BaseFont"]).rpartition("+")[2]
        for page in reader.pages
        for font in page["/Resources"].get("/Font", {}).values()  # type: ignore[attr-defined]
    }
