"""QR codes as rows of squares, drawn one at a time in a thread: a large one takes as long as many moves."""

from __future__ import annotations

import asyncio

import segno


class QrCodes:
    """Draws QR codes. It keeps nothing of their content."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def rows(self, text: str) -> tuple[str, ...]:
        """The code from top to bottom, `1` for a dark square, without the margin that it needs around it."""
        async with self._lock:
            return await asyncio.to_thread(_rows, text)


def _rows(text: str) -> tuple[str, ...]:
    code = segno.make(text, error="m", micro=False)
    return tuple("".join("1" if square else "0" for square in row) for row in code.matrix)
