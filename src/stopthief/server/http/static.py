"""Files for browsers, held in memory: packed once, answered with a tag so that an unchanged file is not sent again."""

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
"""What packing does not make smaller."""
_COMMON = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
_UNCHANGED = 304
_GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))", re.IGNORECASE)
"""Taken by a browser; with a weight of 0 it is refused."""

Read = Callable[[], Mapping[str, bytes]]
"""Gives files by path, such as `shell/app.js`."""


class File(msgspec.Struct, frozen=True):
    """A file in one of the forms that it can be sent in."""

    data: bytes
    headers: Mapping[str, str]


class Shelved(msgspec.Struct, frozen=True):
    """A file in every form it has; `packed` is `plain` where packing is of no use."""

    plain: File
    packed: File


class Shelf:
    """All files; `fresh` reads them again for every request, for whoever is changing them."""

    def __init__(self, read: Read, *, fresh: bool = False) -> None:
        self._read = read if fresh else None
        self._files = {} if fresh else {path: shelved(path, data) for path, data in read().items()}

    def find(self, path: str) -> Shelved | None:
        """The file at the path of an address, if there is one."""
        name = path.removeprefix("/") or _FRONT
        if self._read is None:
            return self._files.get(name)
        data = self._read().get(name)
        return None if data is None else shelved(name, data)

    def before(self, other: ASGIApp) -> ASGIApp:
        """Answer requests for files, and leave all else to the other."""

        async def answering(scope: Scope, receive: Receive, send: Send) -> None:
            is_reading = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
            found = self.find(scope["path"]) if is_reading else None
            await (other if found is None else _answer(found, Headers(scope=scope)))(scope, receive, send)

        return answering


def shelved(name: str, data: bytes) -> Shelved:
    """A file ready to be sent."""
    suffix = PurePosixPath(name).suffix
    kind, tag = _TYPES.get(suffix, _UNKNOWN), sha256(data).hexdigest()[:16]
    plain = File(data, _COMMON | {"Content-Type": kind, "ETag": f'"{tag}"'})
    packed = data if suffix in _DENSE else gzip.compress(data, 9, mtime=0)
    if len(packed) >= len(data):
        return Shelved(plain, plain)
    # Other bytes have another tag: a strong one promises the same bytes.
    headers = _COMMON | {"Content-Type": kind, "ETag": f'"{tag}-gzip"', "Content-Encoding": "gzip"}
    return Shelved(plain, File(packed, headers))


def takes_packed(asked: Headers) -> bool:
    """Whether whoever asks can unpack what comes."""
    return _GZIP.search(asked.get("accept-encoding", "")) is not None


def _answer(found: Shelved, asked: Headers) -> Response:
    file = found.packed if takes_packed(asked) else found.plain
    if _has(asked.get("if-none-match", ""), file.headers["ETag"]):
        kept = {name: file.headers[name] for name in ("Cache-Control", "ETag", "Vary")}
        return Response(status_code=_UNCHANGED, headers=kept)
    return Response(file.data, headers=file.headers)


def _has(tags: str, tag: str) -> bool:
    """Whether a browser has this already; what goes through a proxy may come back as weak."""
    return tag in {one.strip().removeprefix("W/") for one in tags.split(",")}
