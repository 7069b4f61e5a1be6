"""Static files for browsers, held in memory: compressed once, with an ETag so that unchanged files are not resent."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import PurePosixPath

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

_FRONT = "index.html"
_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml; charset=utf-8",
    ".toml": "application/toml",
    ".webmanifest": "application/manifest+json",
}
_UNKNOWN = "application/octet-stream"
_DENSE = {".mp3", ".png"}
"""Types that compression does not make smaller."""
_COMMON = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
_UNCHANGED = 304
_GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))", re.IGNORECASE)
"""Accepts gzip, unless with a weight of 0."""

ReadFiles = Callable[[], Mapping[str, bytes]]
"""Returns all files by path, such as `shell/app.js`."""


class Representation(msgspec.Struct, frozen=True):
    """One way to send a file: the bytes and their headers."""

    data: bytes
    headers: Mapping[str, str]


class StaticFile(msgspec.Struct, frozen=True):
    """A file, plain and compressed; `packed` is `plain` where compression does not help."""

    plain: Representation
    packed: Representation


class StaticFiles:
    """All files. With `fresh` they are read again for every request, for people who edit them."""

    def __init__(self, read: ReadFiles, *, fresh: bool = False) -> None:
        self._read = read if fresh else None
        self._files = {} if fresh else {path: static_file(path, data) for path, data in read().items()}

    def find(self, path: str) -> StaticFile | None:
        """The file at the path of a URL, if there is one."""
        name = path.removeprefix("/") or _FRONT
        if self._read is None:
            return self._files.get(name)
        data = self._read().get(name)
        return None if data is None else static_file(name, data)

    def before(self, other: ASGIApp) -> ASGIApp:
        """Answer requests for files, and pass all others on."""

        async def answering(scope: Scope, receive: Receive, send: Send) -> None:
            is_reading = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
            found = self.find(scope["path"]) if is_reading else None
            await (other if found is None else _answer(found, Headers(scope=scope)))(scope, receive, send)

        return answering


def static_file(name: str, data: bytes) -> StaticFile:
    """Prepare a file for sending."""
    suffix = PurePosixPath(name).suffix
    kind, tag = _TYPES.get(suffix, _UNKNOWN), sha256(data).hexdigest()[:16]
    plain = Representation(data, _COMMON | {"Content-Type": kind, "ETag": f'"{tag}"'})
    packed = data if suffix in _DENSE else gzip.compress(data, 9, mtime=0)
    if len(packed) >= len(data):
        return StaticFile(plain, plain)
    # A strong ETag promises the same bytes, so each representation needs its own.
    headers = _COMMON | {"Content-Type": kind, "ETag": f'"{tag}-gzip"', "Content-Encoding": "gzip"}
    return StaticFile(plain, Representation(packed, headers))


def takes_packed(request: Headers) -> bool:
    """Whether the client accepts gzip."""
    return _GZIP.search(request.get("accept-encoding", "")) is not None


def _answer(found: StaticFile, request: Headers) -> Response:
    file = found.packed if takes_packed(request) else found.plain
    if _has(request.get("if-none-match", ""), file.headers["ETag"]):
        kept = {name: file.headers[name] for name in ("Cache-Control", "ETag", "Vary")}
        return Response(status_code=_UNCHANGED, headers=kept)
    return Response(file.data, headers=file.headers)


def _has(tags: str, tag: str) -> bool:
    """Whether the browser has this ETag. A proxy may have made it weak."""
    return tag in {one.strip().removeprefix("W/") for one in tags.split(",")}
