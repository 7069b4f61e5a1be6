"""Real browsers at a real server: several devices, each watched for trouble, which ends the test that it comes in."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import msgspec
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright

from tests.support.servers.serving import Running

PATIENCE = 15_000
"""Milliseconds to wait for anything; two browsers on a small machine are slow."""
_MOMENT = 50
_NAMES = ("chromium", "chromium-browser", "google-chrome")
_APPLICATIONS = tuple(Path(f"/Applications/{one}.app/Contents/MacOS/{one}") for one in ("Chromium", "Google Chrome"))
_DROPPED = "net::ERR_ABORTED"
"""A request that the page itself gave up, because it went elsewhere."""
_OUTAGE = (
    r"net::ERR_(CONNECTION_\w+|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|NETWORK_CHANGED)|WebSocket connection to .* failed"
)

Language = Literal["en-GB", "fr-FR"]
Scheme = Literal["light", "dark"]


class Device(msgspec.Struct, frozen=True):
    """A screen, and whether one touches it."""

    width: int
    height: int
    scale: float = 1
    touch: bool = False


DESKTOP = Device(1440, 900)
PHONE = Device(390, 844, 2, touch=True)


class Browsing:
    """Devices at one server. `server` may be killed and started again through `kill` and `restart` here."""

    def __init__(self, browser: Browser, server: Running) -> None:
        self.server = server
        self.troubles: list[str] = []
        self._browser = browser
        self._allowed: list[re.Pattern[str]] = []
        self.contexts: list[BrowserContext] = []

    def page(
        self,
        path: str = "/",
        device: Device = DESKTOP,
        *,
        language: Language = "en-GB",
        scheme: Scheme = "light",
        still: bool = True,
    ) -> Page:
        """A page on a new device, with nothing remembered; `still` is for people who want no motion."""
        context = self._browser.new_context(
            base_url=self.server.address,
            viewport={"width": device.width, "height": device.height},
            device_scale_factor=device.scale,
            has_touch=device.touch,
            is_mobile=device.touch,
            locale=language,
            color_scheme=scheme,
            reduced_motion="reduce" if still else "no-preference",
        )
        context.set_default_timeout(PATIENCE)
        self._watch(context)
        page = context.new_page()
        page.goto(path)
        return page

    def allow(self, pattern: str) -> None:
        """Take something for granted that would otherwise be trouble, such as `status of 409`."""
        self._allowed.append(re.compile(pattern))

    def kill(self) -> None:
        """End the server without a chance to do anything more; from here on devices may find it gone."""
        self.allow(_OUTAGE)
        self.server.kill()

    def restart(self) -> None:
        """Start the server again, at the same address and with the same store."""
        self.server.restart()

    def check(self) -> None:
        """Nothing has gone wrong in any page, as far as anybody can see from outside."""
        found = [one for one in self.troubles if not any(allowed.search(one) for allowed in self._allowed)]
        assert not found, "\n".join(found)

    def close(self) -> None:
        """Put the devices away."""
        for context in self.contexts:
            context.close()

    def picture(self, folder: Path, name: str) -> None:
        """Keep what every page shows."""
        pages = [page for context in self.contexts for page in context.pages]
        for number, page in enumerate(pages):
            page.screenshot(path=folder / f"{name}-{number}.png")

    def _watch(self, context: BrowserContext) -> None:
        self.contexts.append(context)
        context.on("console", self._said)
        context.on("weberror", lambda error: self.troubles.append(f"uncaught: {error.error}"))
        context.on("requestfailed", self._failed)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert"):
            place = message.location
            self.troubles.append(f"{message.type}: {message.text} ({place['url']}:{place['lineNumber']})")

    def _failed(self, request: Request) -> None:
        if request.failure != _DROPPED:
            self.troubles.append(f"{request.method} {request.url}: {request.failure}")


def until(is_so: Callable[[], bool], page: Page) -> None:
    """Let pages go on until something is so that no page can be asked; for all else there is `expect`."""
    for _ in range(PATIENCE // _MOMENT):
        if is_so():
            return
        page.wait_for_timeout(_MOMENT)
    raise TimeoutError("It is still not so.")


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser. While it is there, an event loop runs in this thread: `asyncio.run` has to be in another."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=_program(), chromium_sandbox=False, args=["--disable-gpu"])
        yield browser
        browser.close()


def _program() -> str:
    for found in (*map(shutil.which, _NAMES), *(str(one) for one in _APPLICATIONS if one.exists())):
        if found:
            return found
    raise FileNotFoundError("There is no Chromium here; scripts/test says how to get one.")
