"""The same seeds play the same games, word for word."""

from __future__ import annotations

import pytest

from tests.golden.games import FOLDER, KINDS, path, text


@pytest.mark.parametrize("name", KINDS)
def test_a_whole_game_goes_as_it_always_went(name: str) -> None:
    """Every event and every seat's stream of a whole game, as they were read and found right."""
    assert text(name) == path(name).read_text()


def test_no_golden_game_is_left_over() -> None:
    """Each file belongs to a game that is still played."""
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(KINDS)
