"""The two lanes: every test is marked quick or slow, and `scripts/test quick` runs the quick ones.

Slow are tests with a browser, a server, a database, sound or PDF, and those that play hundreds of games.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

TESTS = Path(__file__).parent
SLOW_FOLDERS = ("browser", "paper", "properties", "secrecy", "server", "stores", "studio")
SLOW_MODULES = (
    "bots/test_city_games.py",
    "bots/test_pack.py",
    "cli/test_commands.py",
    "core/test_verify_fuzz.py",
    "deduction/test_city_advice.py",
    "project/test_package.py",
    "table/test_interleaving.py",
    "table/test_reading.py",
    "table/test_secrets.py",
    "table/test_streams.py",
    "table/test_undo.py",
    "text/test_house_games.py",
    "text/test_private.py",
    "text/test_whole_games.py",
)
"""Modules of more than three seconds in folders that are quick otherwise; `scripts/test` prints the slowest tests."""

# A busy machine is no reason for a property to fail.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def is_slow(path: Path) -> bool:
    """Tell whether all tests of a folder or a module are slow."""
    place = path.relative_to(TESTS)
    return place.parts[:1] != () and (place.parts[0] in SLOW_FOLDERS or place.as_posix() in SLOW_MODULES)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Import nothing that the quick lane does not run."""
    quick = config.getoption("markexpr") == "quick"
    return True if quick and collection_path.is_relative_to(TESTS) and is_slow(collection_path) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test with its lane; one marked slow by itself stays slow."""
    for item in items:
        if item.get_closest_marker("slow") is None:
            item.add_marker(pytest.mark.slow if is_slow(item.path) else pytest.mark.quick)
