"""Files for browsers: the right type, packed for those who can unpack, sent once, and not counted as requests."""

from __future__ import annotations

import gzip
from collections.abc import Iterator

import pytest

from stopthief import web
from stopthief.server.http.static_files import StaticFiles
from tests.support.servers.serving import Answer, Running, ask, server

KINDS = {
    "": "text/html; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
}


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that allows hardly any requests."""
    limits = ("--limit", "requests_per_second=1", "--limit", "burst_seconds=1")
    with server(tmp_path_factory.mktemp("shelf") / "tables.sqlite", *limits) as one:
        yield one


def get(running: Running, path: str, method: str = "GET", **headers: str) -> Answer:
    """Ask for a file."""
    return ask(running.address, method, path, headers={name.replace("_", "-"): text for name, text in headers.items()})


@pytest.mark.parametrize("path", sorted(web.files()))
def test_every_file_of_the_client_is_there(path: str, running: Running) -> None:
    """Whole, with its own type, packed or not; and a browser that has it is sent nothing."""
    data = web.files()[path]
    plain = get(running, f"/{path}")
    assert (plain.status, plain.body) == (200, data)
    assert plain.headers["content-type"] == KINDS[f".{path.rpartition('.')[2]}"]
    assert (plain.headers["cache-control"], plain.headers["vary"]) == ("no-cache", "Accept-Encoding")
    packed = get(running, f"/{path}", Accept_Encoding="br, gzip;q=0.8")
    is_packed = packed.headers.get("content-encoding") == "gzip"
    assert (gzip.decompress(packed.body) if is_packed else packed.body) == data
    assert (packed.headers["etag"] == plain.headers["etag"]) is not is_packed
    for answer, accepted in ((plain, "identity"), (packed, "gzip")):
        again = get(running, f"/{path}", Accept_Encoding=accepted, If_None_Match=f'"x", {answer.headers["etag"]}')
        assert (again.status, again.body, again.headers["etag"]) == (304, b"", answer.headers["etag"])
        assert again.headers["cache-control"] == "no-cache"


def test_the_page_is_at_the_root(running: Running) -> None:
    """As itself."""
    assert get(running, "/").body == web.files()["index.html"]


def test_a_head_has_no_body(running: Running) -> None:
    """And says how long it would be."""
    head, whole = get(running, "/", "HEAD"), get(running, "/")
    assert (head.status, head.body, head.headers["content-length"]) == (200, b"", str(len(whole.body)))


@pytest.mark.parametrize(
    "path", ["/nothing.js", "/__init__.py", "/../pyproject.toml", "/%2e%2e/__init__.py", "//index.html", "/shell/"]
)
def test_nothing_else_is_there(path: str, running: Running) -> None:
    """The fault that every unknown path is answered with."""
    answer = get(running, path)
    assert (answer.status, answer.json()) == (404, {"code": "no page", "sentences": ["Not Found."]})


def test_nothing_can_be_put_there(running: Running) -> None:
    """Files are for reading."""
    assert ask(running.address, "PUT", "/", body=b"x").status == 404


def test_a_classroom_behind_one_address_loads_the_page(running: Running) -> None:
    """While requests to the tables from there are many too many."""
    assert {get(running, "/").status for _ in range(60)} == {200}
    assert 429 in {get(running, "/api/health").status for _ in range(5)}


def test_every_answer_forbids_what_no_page_of_ours_needs(running: Running) -> None:
    """Scripts and styles come from files of ours alone; nobody frames the page."""
    for path in ("/", "/nothing", "/api/games"):
        headers = get(running, path).headers
        policy = dict(one.split(" ", 1) for one in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
        assert "unsafe" not in headers["content-security-policy"]
        assert "geolocation=()" in headers["permissions-policy"]
        assert (headers["referrer-policy"], headers["x-content-type-options"]) == ("no-referrer", "nosniff")


@pytest.mark.parametrize(
    ("headers", "is_heeded"),
    [({}, True), ({"Host": "192.0.2.7:8765"}, False), ({"Host": "x.example", "X-Forwarded-Proto": "https"}, True)],
)
def test_pages_that_open_ours_get_no_hold_of_it(
    headers: dict[str, str],
    is_heeded: bool,  # noqa: FBT001 - a parameter
    running: Running,
) -> None:
    """Where browsers heed it; elsewhere they would complain."""
    answer = ask(running.address, "GET", "/", headers=headers)
    assert answer.headers.get("cross-origin-opener-policy") == ("same-origin" if is_heeded else None)


@pytest.mark.parametrize(
    ("accepted", "is_packed"),
    [("gzip", True), ("GZIP;q=1", True), ("deflate,gzip; q=0.001", True), ("gzip;q=0", False), ("gzip; q=0.00", False)],
)
def test_packed_is_sent_to_those_who_take_it(accepted: str, is_packed: bool, running: Running) -> None:  # noqa: FBT001 - a parameter
    """A weight of 0 means not at all."""
    assert ("content-encoding" in get(running, "/", Accept_Encoding=accepted).headers) is is_packed


def test_sounds_and_pictures_are_not_packed_again() -> None:
    """Nor is what would only grow."""
    shelf = StaticFiles(lambda: {"a.mp3": b"x" * 999, "b.png": b"x" * 999, "c.js": b"x", "d.js": b"x" * 999})
    found = {path: shelf.find(f"/{path}") for path in ("a.mp3", "b.png", "c.js", "d.js")}
    assert [one is not None and one.plain is not one.packed for one in found.values()] == [False, False, False, True]


def test_fresh_files_are_read_again() -> None:
    """For people who edit them."""
    files = {"a.js": b"1"}
    kept, fresh = StaticFiles(lambda: files), StaticFiles(lambda: files, fresh=True)
    files["a.js"] = b"2"
    assert [one and one.plain.data for one in (kept.find("/a.js"), fresh.find("/a.js"))] == [b"1", b"2"]
    assert fresh.find("/b.js") is None
