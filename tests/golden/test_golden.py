"""The same seeds play the same games, word for word, and nothing that is tuned between releases changes them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

import stopthief
from tests.golden.games import FOLDER, KINDS, MOST_LINES, MOST_LINES_OF_ALL, path, text

SOURCE = Path(stopthief.__file__).parent
ROOT = Path(__file__).parents[2]
Retune = Callable[[str], str]


def _raised(field: str, by: int) -> Retune:
    """Raise every number of a field."""
    return lambda data: re.sub(rf"\b{field} = (\d+)", lambda found: f"{field} = {int(found[1]) + by}", data)


def _renamed(field: str) -> Retune:
    """Put a word into every text of a field."""
    return lambda data: re.sub(rf'\b{field} = "the ', f'{field} = "the other ', data)


RETUNED: Mapping[str, tuple[Retune, ...]] = {
    "city/data/thieves.toml": (_raised("reward", 1000), _raised("window_bonus", 1000)),
    "city/data/investigators.toml": (_raised("moves", -1),),
    "city/data/presets.toml": (_raised("hold", 7), _raised("tip_price", 1000)),
    "house/data/packs/maison.toml": (_renamed("gloss"),),
    "house/data/packs/ecole.toml": (_renamed("gloss"),),
    "house/data/packs/casa.toml": (_renamed("gloss"),),
}


@pytest.mark.parametrize("name", KINDS)
def test_a_whole_game_goes_as_it_always_went(name: str) -> None:
    """Every event and every seat's stream of a whole game, as they were read and found right."""
    assert text(name) == path(name).read_text("utf-8")


def test_no_golden_game_is_left_over() -> None:
    """Each file belongs to a game that is still played."""
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(KINDS)


def test_golden_games_are_short_enough_to_read() -> None:
    """A file that nobody reads proves that nothing changed, and never that it is right."""
    lines = {name: len(path(name).read_text("utf-8").splitlines()) for name in KINDS}
    assert max(lines.values()) <= MOST_LINES, lines
    assert sum(lines.values()) <= MOST_LINES_OF_ALL


def test_tuning_shipped_cards_packs_and_presets_changes_no_golden_game(tmp_path: Path) -> None:
    """Another edition of all that is tuned plays the same golden games."""
    edition = _other_edition(tmp_path)
    check = "import stopthief, tests.golden.games as games; print(stopthief.__file__, games.changed())"
    where = os.pathsep.join(map(str, (edition, ROOT)))
    done = subprocess.run(  # noqa: S603 - our own Python
        [sys.executable, "-c", check],
        env=os.environ | {"PYTHONPATH": where, "PYTHONDONTWRITEBYTECODE": "1"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == f"{edition / 'stopthief' / '__init__.py'} []\n", done.stderr


def _other_edition(folder: Path) -> Path:
    """The package with other cards, packs and presets; everything else is linked to the sources."""
    _linked(SOURCE, folder / "stopthief")
    for name, retunes in RETUNED.items():
        file, data = folder / "stopthief" / name, (SOURCE / name).read_text("utf-8")
        other = data
        for retune in retunes:
            other = retune(other)
        assert other != data, f"nothing was tuned in {name}"
        file.unlink()
        file.write_text(other, "utf-8")
    return folder


def _linked(source: Path, target: Path) -> None:
    """Real folders on the way to what is tuned, links beside it."""
    target.mkdir()
    for one in source.iterdir():
        if any(Path(name).is_relative_to(one.relative_to(SOURCE)) for name in RETUNED) and one.is_dir():
            _linked(one, target / one.name)
        else:
            (target / one.name).symlink_to(one)
