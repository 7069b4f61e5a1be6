"""The first page, as every kind of device gets it: no trouble, nobody shut out, nothing from elsewhere."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from stopthief import web
from stopthief.server.listening import lan_address
from tests.support.browser.browsing import DESKTOP, PHONE, Browsing, Language, Scheme
from tests.support.browser.city_table import poster
from tests.support.browser.page_checks import accessible, fits, no_raw_keys
from tests.support.servers.serving import server


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_it_is_fit_to_be_seen(browsing: Browsing, language: Language) -> None:
    """On small and large screens, in both languages, by day and by night."""
    schemes: tuple[Scheme, ...] = ("light", "dark")
    for device, scheme in product((DESKTOP, PHONE), schemes):
        page = browsing.page("/", device, language=language, scheme=scheme)
        page.get_by_role("heading").first.wait_for()
        assert page.title()
        fits(page)
        no_raw_keys(page)
        accessible(page)


def test_nothing_comes_from_elsewhere(browsing: Browsing) -> None:
    """Every request goes to this server, and the policy of its answer holds."""
    page = browsing.page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    answer = page.reload()
    page.get_by_role("heading").first.wait_for()
    assert asked != []
    assert [url for url in asked if not url.startswith((browsing.server.address, "data:", "blob:"))] == []
    assert answer is not None
    assert "unsafe" not in answer.headers["content-security-policy"]


def test_a_browser_takes_every_file(browsing: Browsing) -> None:
    """As what it is; asked again, it is told that nothing has changed."""
    page = browsing.page()
    for path in sorted(web.files()):
        answer = page.request.get(f"/{path}")
        assert answer.ok, path
        assert "octet-stream" not in answer.headers["content-type"], path
        again = page.request.get(f"/{path}", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status == 304, path


def test_a_socket_to_this_server_is_allowed(browsing: Browsing) -> None:
    """`connect-src 'self'` covers it."""
    page = browsing.page()
    opened = """() => new Promise((done) => {
      const socket = new WebSocket(`ws://${location.host}/api/play`);
      socket.onopen = () => { socket.close(); done(true); };
      socket.onerror = () => done(false);
    })"""
    assert page.evaluate(opened) is True


@pytest.mark.skipif(lan_address() is None, reason="this machine is in no network")
def test_phones_in_the_same_network_get_it_too(browser: Browser, tmp_path: Path) -> None:
    """Over plain HTTP, where browsers allow less and complain of more."""
    with server(tmp_path / "tables.sqlite", "--lan") as running:
        assert "127.0.0.1" not in running.address
        browsing = Browsing(browser, running)
        page = browsing.page(device=PHONE)
        page.get_by_role("heading").first.wait_for()
        browsing.close()
        browsing.check()


def test_it_can_be_kept_like_a_program(browsing: Browsing) -> None:
    """A browser finds all that it wants to see before it offers to install a page, but for a window that forgets."""
    page = browsing.page()
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.webmanifest")
    assert manifest["errors"] == []
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {one["errorId"] for one in found} <= {"in-incognito"}


def test_a_link_that_was_cut_off_is_told_so(browsing: Browsing) -> None:
    """The first page comes with a word about it, once; a whole link to nowhere says what to do next."""
    page = browsing.page("/#abc")
    expect(page.locator(".toast")).to_contain_text("Copy the whole link")
    expect(page).to_have_url(f"{browsing.server.address}/")
    browsing.allow("status of 404")
    page = browsing.page("/#abcdefghijklmnop")
    expect(page.get_by_role("alert")).to_contain_text("Check the link, or ask for a new one")
    page.get_by_role("button", name="Home").click()
    expect(poster(page)).to_be_visible()
