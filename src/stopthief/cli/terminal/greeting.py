"""The greeting in the terminal while the server runs, and the page that opens beside it."""

from __future__ import annotations

import io
import os
import sys
import webbrowser
from threading import Thread

import segno

_CLOSING = "Ctrl-C closes them; every game is kept."


def text(here: str, phones: str | None, *, lan: bool) -> str:
    """The address of the tables, with a QR code for phones."""
    if phones is None:
        alone = " No network was found, so that phones cannot join." if lan else ""
        return f"The tables are open at {here}  ({_CLOSING}{alone})"
    drawn = io.StringIO()
    segno.make(phones, micro=False).terminal(drawn, compact=True, border=2)
    return (
        f"{drawn.getvalue()}\nThe tables are open at {phones}  Phones in the same network can scan this to join."
        f"\nOn this machine: {here}  ({_CLOSING})"
    )


def show(address: str) -> Thread | None:
    """Open the page in the browser of this machine, if somebody sits at it."""
    is_desktop = sys.platform == "darwin" or any(os.environ.get(one) for one in ("DISPLAY", "WAYLAND_DISPLAY"))
    if not is_desktop or not sys.stdout.isatty():
        return None
    # A browser may start slowly, or block until it is closed; do not wait for it.
    opening = Thread(target=webbrowser.open, args=(address,), daemon=True)
    opening.start()
    return opening
