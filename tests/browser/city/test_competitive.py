"""A competitive game from the lobby to its winner: one player at a desk, the other on a phone."""

from __future__ import annotations

from pathlib import Path

from stopthief.city import city
from stopthief.core import record
from stopthief.core.verify import verify
from tests.support.browser.browsing import PHONE, Browsing
from tests.support.browser.city_table import Hand, act, hunt, invitations, new_game, over, quiet, table_of
from tests.support.browser.page_checks import accessible, fits, no_raw_keys


def test_two_people_on_two_devices_play_to_the_end(browsing: Browsing, tmp_path: Path) -> None:
    """Opened at the desk, joined by the link, won by somebody, seen by both; then the same seats play again."""
    store = tmp_path / "tables.sqlite"
    desk = quiet(browsing.page())
    table = new_game(desk, "Competitive", away=(1,), difficulty="Advanced")
    (link,) = invitations(desk)
    phone = quiet(browsing.page(device=PHONE))
    phone.goto(link)
    hands = {0: Hand(desk), 1: Hand(phone, is_touch=True)}
    assert hunt(hands, store, table) > 10
    for page in (desk, phone):
        over(page)
        fits(page)
        no_raw_keys(page)
        accessible(page)
    with desk.expect_download() as download:
        desk.get_by_text("Save record").click()
    lines = Path(download.value.path()).read_bytes()
    assert verify(city(), record.read(city(), record.split(lines))).fair
    desk.get_by_role("button", name="Play again").click()
    desk.wait_for_url(lambda url: table not in url)
    phone.get_by_role("button", name="join them").tap()
    phone.wait_for_url(lambda url: table not in url)
    again = table_of(desk)
    assert again == table_of(phone)
    act(hands, store, again, times=4)
