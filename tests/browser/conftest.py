"""A browser for each module of tests, a server and its devices for each test, pictures of what failed."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.support.browser.browsing import Browsing, chromium
from tests.support.servers.serving import server
from tests.support.wire.crowd import LIMITS

_FAILED = pytest.StashKey[bool]()
_HASTE = "--limit=bot_pause_seconds=0"
"""Bots wait for nobody to read what they think."""
_PICTURES = Path(__file__).parents[2] / "build" / "browser"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember for the fixtures of a test that it failed."""
    report = yield
    item.stash[_FAILED] = item.stash.get(_FAILED, False) or report.failed
    return report


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for longer than a module: while it is there, no other test of this process could run an event loop."""
    with chromium() as one:
        yield one


@pytest.fixture
def browsing(browser: Browser, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Browsing]:
    """Devices at a server of the test's own; trouble in any page fails the test. A parameter is another limit."""
    with server(tmp_path / "tables.sqlite", *LIMITS, getattr(request, "param", _HASTE)) as running:
        devices = Browsing(browser, running)
        yield devices
        if request.node.stash.get(_FAILED, False):
            _PICTURES.mkdir(parents=True, exist_ok=True)
            devices.picture(_PICTURES, re.sub(r"\W+", "-", request.node.name))
        devices.close()
        devices.check()
