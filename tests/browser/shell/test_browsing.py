"""The browsers that test can be trusted themselves: what goes wrong in a page is noticed, and a server comes back."""

from __future__ import annotations

import pytest

from tests.support.browser.browsing import PHONE, Browsing, until
from tests.support.browser.page_checks import accessible, fits, no_raw_keys

TROUBLE = {
    "an error in the console": "console.error('one')",
    "a warning": "console.warn('two')",
    "an error that nobody caught": "setTimeout(() => { throw new Error('three') })",
    "a promise that nobody kept": "void Promise.reject(new Error('four'))",
    "a file that is not there": "fetch('/nothing')",
    "a style that the policy forbids": "document.body.setAttribute('style', 'color: red')",
    "a script from elsewhere": "{ const it = document.createElement('script'); it.src = 'http://192.0.2.1/'; "
    "document.body.append(it) }",
}


def test_trouble_is_noticed(browsing: Browsing) -> None:
    """Whatever it is; and none of it is, if the test allows it."""
    page = browsing.page()
    for what, script in TROUBLE.items():
        browsing.troubles.clear()
        page.evaluate(f"() => {{ {script} }}")
        until(lambda: browsing.troubles != [], page)
        with pytest.raises(AssertionError):
            browsing.check()
        assert browsing.troubles != [], what
    browsing.allow(".")
    browsing.check()


def test_what_shuts_people_out_is_noticed(browsing: Browsing) -> None:
    """A picture without words, for one."""
    page = browsing.page()
    page.evaluate(
        "() => document.body.append(Object.assign(new Image(), { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }))"
    )
    with pytest.raises(AssertionError, match="image-alt"):
        accessible(page)


def test_a_key_in_place_of_words_is_noticed(browsing: Browsing) -> None:
    """In what is seen and in what is read aloud; a sentence is none, nor is an address or a file."""
    page = browsing.page()
    for show in ("document.body.replaceChildren(text)", "document.body.setAttribute('aria-label', text)"):
        for text in ("End. Go on, e.g. here", "http://127.0.0.1/ table.jsonl", "3.5 by a.m."):
            page.evaluate(f"(text) => {show}", text)
            no_raw_keys(page)
        for text in ("lobby.begin", "Press lobby.new_game.title now"):
            page.evaluate(f"(text) => {show}", text)
            with pytest.raises(AssertionError, match="lobby"):
                no_raw_keys(page)
        page.evaluate("() => document.body.replaceChildren('x')")


def test_a_page_that_is_too_wide_is_noticed(browsing: Browsing) -> None:
    """On a phone this is soon the case."""
    page = browsing.page(device=PHONE)
    fits(page)
    page.evaluate("() => document.body.append(Object.assign(document.createElement('canvas'), { width: 999 }))")
    with pytest.raises(AssertionError, match="390 px"):
        fits(page)


def test_a_server_comes_back_where_it_was(browsing: Browsing) -> None:
    """A page that was open reaches it again, and what failed in between is no trouble."""
    page = browsing.page()
    ask = "() => fetch('/api/health').then((answer) => answer.text().then(() => answer.status), () => 0)"
    assert page.evaluate(ask) == 200
    browsing.kill()
    assert page.evaluate(ask) == 0
    browsing.restart()
    assert page.evaluate(ask) == 200
