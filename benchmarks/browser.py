"""Response time and frame rate of the board on a phone. Run with `python -m benchmarks.browser`.

Frames are compared with those of an empty page in the same run: a shared machine without a graphics card is no phone.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import CDPSession, Page

from tests.support.browser.browsing import PHONE, Browsing, chromium
from tests.support.browser.city_table import Hand, act, new_game, quiet
from tests.support.servers.serving import server

_FRAMES = """() => {
  window.frames_seen = [];
  const step = (now) => { window.frames_seen.push(now); window.counting && requestAnimationFrame(step); };
  window.counting = true;
  requestAnimationFrame(step);
}"""
_STOP = """() => {
  window.counting = false;
  return window.frames_seen.slice(1).map((one, at) => one - window.frames_seen[at]);
}"""
_TAPS = """() => {
  const link = document.querySelector("table-screen")._link;
  const seen = (window.taps_seen = []);
  const send = link._socket.send.bind(link._socket);
  let pressed = 0, sent = 0;
  addEventListener("pointerdown", () => { pressed = performance.now(); }, true);
  link._socket.send = (data) => { if (data.includes('"do"')) sent = performance.now(); send(data); };
  link._socket.addEventListener("message", (event) => {
    if (!sent || !event.data.includes('"update"')) return;
    const [from, heard] = [sent, performance.now()];
    sent = 0;
    const press = pressed;
    requestAnimationFrame(() => setTimeout(() => seen.push([from - press, heard - from, performance.now() - heard])));
  });
}"""


class Smooth(NamedTuple):
    """Times between frames, in milliseconds."""

    middle: float
    worst: float
    """The 95th percentile."""


def smooth(frames: Sequence[float]) -> Smooth:
    """Statistics of a run of frames."""
    return Smooth(median(frames), quantiles(frames, n=20)[-1])


def pinch(phone: CDPSession, steps: int = 60) -> None:
    """Two fingers that spread and close again over the board."""
    for kind, near in (("touchStart", 20.0), *(("touchMove", 20.0 + 110 * _wave(i, steps)) for i in range(steps))):
        points = [{"x": 195 - near, "y": 240, "id": 0}, {"x": 195 + near, "y": 240, "id": 1}]
        phone.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    phone.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def _wave(step: int, steps: int) -> float:
    return 1 - abs(2 * step / steps - 1)


def frames_while(page: Page, phone: CDPSession) -> list[float]:
    """The times between frames while two fingers move."""
    page.evaluate(_FRAMES)
    for _ in range(3):
        pinch(phone)
    frames: list[float] = page.evaluate(_STOP)
    return frames


def measure(slowed: int) -> None:
    """Print the figures of a phone with a throttled processor."""
    with TemporaryDirectory() as folder, chromium() as browser:
        store = Path(folder) / "tables.sqlite"
        with server(store) as running:
            browsing = Browsing(browser, running)
            page = quiet(browsing.page(device=PHONE, still=False))
            table, hand = new_game(page, "Solo"), Hand(page, is_touch=True)
            phone = page.context.new_cdp_session(page)
            phone.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
            page.evaluate(_TAPS)
            act({0: hand}, store, table, times=12)
            taps: list[list[float]] = page.evaluate("() => window.taps_seen")
            board = smooth(frames_while(page, phone))
            page.goto("about:blank")
            empty = smooth(frames_while(page, phone))
            browsing.close()
    sending, trip, drawing = (median(column) for column in zip(*taps, strict=True))
    print(f"processor slowed {slowed} times, {len(taps)} taps:")
    print(f"  from press to sent {sending:.1f} ms, round trip {trip:.1f} ms, from heard to drawn {drawing:.1f} ms")
    print(f"  frames while zooming: middle {board.middle:.1f} ms, 95 % {board.worst:.1f} ms")
    print(f"  the same on an empty page: middle {empty.middle:.1f} ms, 95 % {empty.worst:.1f} ms")
    print(f"  ratio: middle {board.middle / empty.middle:.2f}, 95 % {board.worst / empty.worst:.2f}")


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slowed", type=int, nargs="*", default=[1, 4], help="how many times the processor is slowed")
    for slowed in parser.parse_args().slowed:
        measure(slowed)


if __name__ == "__main__":
    main()
