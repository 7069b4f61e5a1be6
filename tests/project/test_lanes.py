"""The quick lane leaves out what `conftest.py` names, and nothing else; the full run leaves out nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import SLOW_FOLDERS, SLOW_MODULES, TESTS, is_slow


@pytest.mark.parametrize("place", [*SLOW_FOLDERS, *SLOW_MODULES])
def test_what_is_named_slow_is_there(place: str) -> None:
    """A module that moved would come back to the quick lane unnoticed."""
    assert (TESTS / place).exists()
    assert is_slow(TESTS / place)


def test_the_rules_and_the_contract_are_quick() -> None:
    """The daily loop proves every rule."""
    for folder in ("city", "house", "contract", "golden"):
        modules = [*(TESTS / folder).rglob("test_*.py")]
        assert modules
        assert not any(map(is_slow, modules))


def test_every_test_has_one_lane(request: pytest.FixtureRequest) -> None:
    """Quick or slow, by folder, module or its own mark."""
    for item in request.session.items:
        assert (item.get_closest_marker("quick") is None) != (item.get_closest_marker("slow") is None), item.nodeid


def test_scripts_print_the_slowest_tests() -> None:
    """So that a slow one is seen when it comes."""
    script = (Path(TESTS).parent / "scripts" / "test").read_text("utf-8")
    assert "--durations=25" in script
    assert "-m quick" in script
