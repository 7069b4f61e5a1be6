"""What must be true of every page, whatever it shows: everybody can use it, it fits, and it speaks in words."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

_AXE = Path(sys.prefix) / "web" / "node_modules" / "axe-core" / "axe.min.js"
_STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
_RESTED = """() => {
  const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  return Promise.allSettled(ending.map((one) => one.finished));
}"""
_RUN = """(standards) => axe.run(document, { runOnly: standards, resultTypes: ["violations"] })"""
_TEXTS = """() => {
  const found = [document.title];
  const walk = (root) => {
    for (const one of root.querySelectorAll("*")) {
      if (one.shadowRoot) walk(one.shadowRoot);
      if (["SCRIPT", "STYLE", "NOSCRIPT"].includes(one.tagName) || !one.checkVisibility()) continue;
      for (const name of ["aria-label", "aria-description", "aria-roledescription", "title", "placeholder", "alt"]) {
        if (one.hasAttribute(name)) found.push(one.getAttribute(name));
      }
      for (const child of one.childNodes) if (child.nodeType === Node.TEXT_NODE) found.push(child.data);
    }
  };
  walk(document);
  const key = /(?<![\\w./@-])[a-z][a-z_]+(?:\\.[a-z_]{2,})+(?![\\w./-])/g;
  const file = /\\.(?:html|json|jsonl|md|mp3|sqlite|svg)$/;
  return found.flatMap((text) => text.match(key) ?? []).filter((one) => !file.test(one));
}"""
_WIDTH = "() => document.scrollingElement.scrollWidth"


def accessible(page: Page) -> None:
    """Nothing on this page, as it is now, is known to shut anybody out; all that is comes with its place."""
    rested(page)
    page.evaluate(_AXE.read_text())
    found = [_violation(one) for one in page.evaluate(_RUN, _STANDARDS)["violations"]]
    assert not found, "\n".join(found)


def no_raw_keys(page: Page) -> None:
    """Nobody sees or hears the key of a text, such as `lobby.begin`, where its words are missing."""
    found = page.evaluate(_TEXTS)
    assert not found, found


def fits(page: Page) -> None:
    """The page is no wider than the screen."""
    wide, screen = page.evaluate(_WIDTH), page.evaluate("() => screen.width")
    assert wide <= screen, f"{wide} px on a screen of {screen} px"


def rested(page: Page) -> None:
    """Wait until everything that moves and comes to an end has done so."""
    page.evaluate(_RESTED)


def _violation(one: Any) -> str:
    places = ", ".join(" ".join(map(str, node["target"])) for node in one["nodes"])
    return f"{one['id']} ({one['impact']}): {one['help']} at {places}"
