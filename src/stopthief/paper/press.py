"""The press: templates and values in, one PDF out, the same bytes every time and on every machine.

Fonts come from packages, never from the machine. Without the press installed, a sentence says how to get it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from importlib.util import find_spec
from typing import Any

import msgspec

from stopthief.core.errors import Refused
from stopthief.core.package.printing import PrintOptions, Sheets

SANS, ROUND = "Source Sans Pro", "Fredoka One"
"""The fonts of cards and plans, and of handwriting."""
_FONTS = ("font_source_sans_pro", "font_fredoka_one")
_EPOCH = 946_684_800
"""The creation time in every PDF: with a clock no two would be equal."""


def printed(documents: Sequence[Sheets], options: PrintOptions) -> bytes:
    """One PDF of all documents."""
    if find_spec("typst") is None or any(find_spec(one) is None for one in _FONTS):
        raise Refused("no press", "Printing needs a few packages more: pip install 'stopthief[print]'.")
    import typst  # noqa: PLC0415 - large, and not always there

    values = {one.name: msgspec.json.encode(one.values).decode() for one in documents}
    source = "\n".join((_library(options, documents), *(_part(one) for one in documents)))
    return typst.compile(
        source.encode(),
        font_paths=_fonts(),
        ignore_system_fonts=True,
        sys_inputs=values,
        timestamp=_EPOCH,
    )


def _library(options: PrintOptions, documents: Sequence[Sheets]) -> str:
    title = msgspec.json.encode(" · ".join(one.title for one in documents)).decode()
    said = f'#let paper = "{options.paper}"\n#let is-plain = {str(options.plain).lower()}\n'
    said += f'#set document(title: {title})\n#set text(lang: "{options.language}")\n'
    return said + (resources.files(__package__) / "sheets.typ").read_text("utf-8")


def _part(sheets: Sheets) -> str:
    return f'#[\n#let it = json(bytes(sys.inputs.at("{sheets.name}")))\n{sheets.template}\n]'


@cache
def _fonts() -> Any:  # noqa: ANN401 - the press may not be installed
    import typst  # noqa: PLC0415

    folders = [str(resources.files(name) / "files") for name in _FONTS]
    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=folders)
