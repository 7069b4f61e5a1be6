"""The parts of an HTTP request, read and checked; Refused says what is wrong with them."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from stopthief.core.errors import Refused
from stopthief.table.keys import Key

T = TypeVar("T")
_LONGEST_TIME = 16
"""Digits of a time in milliseconds."""


async def read_body(request: Request, kind: type[T], most: int) -> T:
    """Decode a JSON body of at most `most` bytes."""
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise Refused("too long", f"A request may have {most:,} bytes.")
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise Refused("malformed", f"The body of this request cannot be read: {problem}.") from None
    except RecursionError:
        raise Refused("malformed", "The body of this request is nested too deeply.") from None
    except ClientDisconnect:
        raise Refused("malformed", "The body of this request is not complete.") from None


def device_key(request: Request) -> str:
    """The device's key."""
    return bearer(request, Key)


def bearer(request: Request, kind: Any) -> str:  # noqa: ANN401 - an annotated string
    """The key or token in the Authorization header."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    try:
        return msgspec.convert(secret if scheme.lower() == "bearer" else "", kind)  # type: ignore[no-any-return]
    except msgspec.ValidationError:
        raise Refused("no key", "Send the key of your device, or the token of your seat, as Authorization.") from None


def time_in_query(request: Request, name: str) -> int | None:
    """A time in milliseconds from the query string, if it is there."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not text.isdecimal() or len(text) > _LONGEST_TIME:
        raise Refused("malformed", f"{name}: this must be a whole number.")
    return int(text)
