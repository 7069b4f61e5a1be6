"""Security headers: every HTTP answer that may be a page forbids what no page of ours needs."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_ALL = [(b"x-content-type-options", b"nosniff")]
_PAGES = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
        "media-src 'self' blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
}
_ASSETS = ("text/javascript", "text/css", "audio/mpeg", "image/png")
"""Types that are never a page. A page loads a hundred of them, and page headers would double their size."""
_OPENER = (b"cross-origin-opener-policy", b"same-origin")
_THIS_MACHINE = ("127.0.0.1", "localhost", "[::1]")


def with_security_headers(app: ASGIApp) -> ASGIApp:
    """Add the headers to all HTTP answers of an application."""
    pages = [*_ALL, *((name.lower().encode(), value.encode()) for name, value in _PAGES.items())]

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                is_asset = Headers(raw=message["headers"]).get("content-type", "").startswith(_ASSETS)
                more = _ALL if is_asset else [*pages, *_opener(Headers(scope=scope))]
                message["headers"] = [*message["headers"], *more]
            await send(message)

        await app(scope, receive, add if scope["type"] == "http" else send)

    return wrapped


def _opener(request: Headers) -> tuple[tuple[bytes, bytes], ...]:
    """Isolate the page from pages that open it. Over plain HTTP from elsewhere browsers only complain about it."""
    is_secure = request.get("x-forwarded-proto") == "https" or request.get("host", "").startswith(_THIS_MACHINE)
    return (_OPENER,) if is_secure else ()
