"""Small vocabulary packs of the tests' own: a lighthouse of thirteen cards, in French and in Spanish."""

from __future__ import annotations

from pathlib import Path

from stopthief.house.box.pack_file import read

_PACKS = Path(__file__).parent / "packs"

PHARE = read((_PACKS / "phare.toml").read_bytes())
"""In French."""
FARO = read((_PACKS / "faro.toml").read_bytes())
"""In Spanish."""
