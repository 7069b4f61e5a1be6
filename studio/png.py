"""A picture as a PNG file, so that nothing has to be installed to look at a sound.

Its law: one byte a pixel, an index into colours from night over embers to light.
"""

from __future__ import annotations

import struct
import zlib

import numpy as np

from studio.spectrogram import SHADES, Picture

EMBERS = np.array([[8, 9, 20], [44, 22, 84], [140, 40, 100], [226, 96, 60], [252, 190, 90], [255, 250, 225]])
INDEXED = 3
"""The colour type of a PNG with a palette."""


def png(picture: Picture) -> bytes:
    """The bytes of a file."""
    height, width = picture.shape
    head = struct.pack(">IIBBBBB", width, height, 8, INDEXED, 0, 0, 0)
    lines = b"".join(b"\0" + row.tobytes() for row in picture)
    chunks = ((b"IHDR", head), (b"PLTE", _palette()), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _palette() -> bytes:
    places, wanted = np.linspace(0, 1, len(EMBERS)), np.linspace(0, 1, SHADES)
    colours = np.stack([np.interp(wanted, places, channel) for channel in EMBERS.T], axis=-1)
    return colours.astype(np.uint8).tobytes()


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
