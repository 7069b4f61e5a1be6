"""The link to a table when the network is at its worst: a server made of words says what a real one rarely would."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.support.browser.browsing import Browsing

_FAKE = """() => {
  window.sockets = [];
  window.WebSocket = class {
    static CONNECTING = 0;
    constructor() { this.sent = []; this.readyState = 0; sockets.push(this); }
    send(text) { this.sent.push(JSON.parse(text)); }
    close() { this.readyState = 3; this.onclose({ code: 1005, reason: "" }); }
    open() { this.readyState = 1; this.onopen(); }
    say(...messages) { this.onmessage({ data: JSON.stringify(messages) }); }
    end(code) { this.readyState = 3; this.onclose({ code, reason: "" }); }
  };
  window.story = (seat, number, batches = []) =>
    ({ type: "story", seat, number, batches, view: { public: {} }, now: { awaited: 0 }, notes: {} });
  window.update = (seat, number) => ({ type: "update", seat, batch: { number }, changes: {}, grown: {}, now: {} });
  window.live = () => sockets.filter(({ readyState }) => readyState < 2).length;
  window.pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  window.linked = async (...seats) => {
    const { Link } = await import("/shell/link.js");
    const link = new Link("table", seats.map((seat) => ({ seat, token: `t${seat}` })));
    sockets.at(-1).open();
    sockets.at(-1).say(...seats.map((seat) => story(seat, 1, [{ number: 1 }])));
    return link;
  };
}"""


@pytest.fixture
def page(browsing: Browsing) -> Page:
    """A page whose sockets lead nowhere."""
    page = browsing.page()
    page.evaluate(_FAKE)
    return page


def run(page: Page, script: str) -> Any:
    """What an async function in the page comes to."""
    return page.evaluate(f"async () => {{ {script} }}")


def test_an_unanswered_command_is_sent_again_with_the_same_number(page: Page) -> None:
    """As it was, after a break; answered once, it is never sent a third time."""
    found = run(
        page,
        """const link = await linked(0);
        const done = link.do(0, { type: "get_clue" });
        sockets[0].end(1012);
        const lost = link.status;
        await pause(600);
        sockets[1].open();
        sockets[1].say(story(0, 2, [{ number: 2 }]));
        sockets[1].say({ type: "done", seat: 0, seen: 1, number: 2 });
        await done;
        sockets[1].end(1013);
        await pause(600);
        sockets[2].open();
        sockets[2].say(story(0, 2));
        return { lost, sent: sockets.map(({ sent }) => sent), numbers: link.seen(0).batches.map((b) => b.number) };""",
    )
    first, second, third = found["sent"]
    assert found["lost"] == "lost"
    assert first[1] == second[1] == {"type": "do", "seat": 0, "seen": 1, "command": {"type": "get_clue"}}
    assert [second[0]["seats"][0]["seen"], third[0]["seats"][0]["seen"]] == [1, 2]
    assert len(third) == 1
    assert found["numbers"] == [1, 2]


def test_one_connection_at_a_time(page: Page) -> None:
    """Whoever comes back while an attempt is under way does not make a second one that would tell all twice."""
    found = run(
        page,
        """const link = await linked(0);
        sockets[0].end(1006);
        dispatchEvent(new Event("online"));
        dispatchEvent(new Event("online"));
        document.dispatchEvent(new Event("visibilitychange"));
        await pause(700);
        return { live: live(), all: sockets.length };""",
    )
    assert found == {"live": 1, "all": 2}


def test_a_gap_makes_it_ask_again_at_once_and_forget_the_rest_of_the_frame(page: Page) -> None:
    """A missing number is never skipped, however much comes after it."""
    found = run(
        page,
        """const link = await linked(0);
        sockets[0].say(update(0, 3), update(0, 4), update(0, 5));
        const number = link.seen(0).number;
        await pause(700);
        return { number, status: link.status, live: live(), all: sockets.length };""",
    )
    assert found == {"number": 1, "status": "lost", "live": 1, "all": 2}


def test_an_older_copy_of_the_tables_makes_it_forget_what_came_later(page: Page) -> None:
    """And only that: the log up to there is still known."""
    numbers = run(
        page,
        """const link = await linked(0);
        sockets[0].say(update(0, 2), update(0, 3), update(0, 4));
        sockets[0].end(1006);
        await pause(600);
        sockets[1].open();
        sockets[1].say(story(0, 2));
        sockets[1].say(update(0, 3));
        return link.seen(0).batches.map((one) => one.number);""",
    )
    assert numbers == [1, 2, 3]


def test_a_refusal_ends_a_command_and_not_the_table(page: Page) -> None:
    """Only a closed door ends it; what was too fast comes back by itself."""
    found = run(
        page,
        """const link = await linked(0);
        const codes = [];
        const tell = ({ code }) => codes.push(code);
        link.do(0, { type: "get_clue" }).catch(tell);
        sockets[0].say({ type: "refused", code: "stale", sentence: "", seat: 0, seen: 1 });
        sockets[0].say({ type: "refused", code: "stale", sentence: "", seat: 0, seen: 1 });
        link.do(0, { type: "get_clue" }).catch(tell);
        sockets[0].say({ type: "refused", code: "malformed", sentence: "" });
        sockets[0].say({ type: "refused", code: "too fast", sentence: "" });
        await pause(0);
        sockets[0].end(1008);
        const before = [link.problem, link.status];
        await pause(600);
        sockets[1].open();
        sockets[1].say({ type: "refused", code: "wrong token", sentence: "" });
        sockets[1].end(1008);
        return { codes, before, after: [link.problem.code, link.status] };""",
    )
    assert found == {"codes": ["stale", "malformed"], "before": [None, "lost"], "after": ["wrong token", "shut"]}


def test_a_silent_connection_is_given_up_when_somebody_waits_for_an_answer(page: Page) -> None:
    """Nobody presses and hears nothing for half a minute: a dead connection is found out within seconds."""
    page.clock.install()
    run(page, "window.link = await linked(0); link.do(0, { type: 'get_clue' });")
    page.clock.run_for(5_000)
    assert run(page, "return live();") == 1
    page.clock.run_for(3_000)
    assert run(page, "return [link.status, sockets.length];") == ["lost", 2]
