"""QR codes for links: what a camera would read is the link, and nothing else is drawn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import segno

from tests.support.servers.serving import Running, ask, server


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server."""
    with server(tmp_path_factory.mktemp("codes") / "tables.sqlite") as one:
        yield one


@pytest.mark.parametrize("link", ["x", "http://192.0.2.7:8765/#join=" + "Aa0-_" * 12, "~" * 400])
def test_a_link_is_drawn(link: str, running: Running) -> None:
    """Square, with the three large marks in its corners, and the same as the library draws."""
    answer = ask(running.address, "POST", "/api/qr", body={"text": link})
    assert answer.status == 200
    rows = answer.json()["rows"]
    assert {len(row) for row in rows} == {len(rows)}
    assert rows[0][:8] == rows[0][:-9:-1] == rows[-1][:8] == "11111110"
    drawn = segno.make(link, error="m", micro=False).matrix_iter(border=0)
    assert rows == ["".join(str(int(bool(one))) for one in row) for row in drawn]


@pytest.mark.parametrize("body", [{}, {"text": ""}, {"text": "a" * 401}, {"text": "a b"}, {"text": "é"}, {"text": 1}])
def test_what_is_no_link_is_refused(body: object, running: Running) -> None:
    """With a sentence."""
    answer = ask(running.address, "POST", "/api/qr", body=body)
    assert (answer.status, answer.json()["code"]) == (400, "malformed")


def test_many_at_once_are_refused(running: Running) -> None:
    """They count as requests."""
    assert 429 in {ask(running.address, "POST", "/api/qr", body={"text": "x"}).status for _ in range(300)}
