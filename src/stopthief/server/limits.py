"""Limits on what clients may ask of a server. Each is a setting; the defaults suit a home and a classroom."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec
from msgspec import Meta

from stopthief.core.errors import Broken

_MOST = 10_000_000
_LONGEST = 86_400
Count = Annotated[int, Meta(ge=1, le=_MOST)]
Seconds = Annotated[float, Meta(gt=0, le=_LONGEST)]
Pause = Annotated[float, Meta(ge=0, le=_LONGEST)]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Each field can be set with `stopthief serve --limit NAME=VALUE`."""

    connections: Count = 4_000
    """Simultaneous connections of all kinds."""
    connections_per_address: Count = 400
    """Simultaneous connections from one address; a whole school may share one."""
    request_seconds: Seconds = 10
    """The time for a request to be complete, and for a WebSocket to say hello."""
    request_bytes: Count = 65_536
    """The size of a request's head, and of its body."""
    stalled_seconds: Seconds = 30
    """The time after which a connection that acknowledges nothing is closed."""
    requests_per_second: Count = 20
    """HTTP requests from one address, on average."""
    message_bytes: Count = 16_384
    """The size of a message from a device."""
    messages_per_second: Count = 200
    """Messages on one connection, on average."""
    burst_seconds: Seconds = 5
    """The time over which those averages are taken."""
    mistakes: Count = 20
    """Unreadable messages before a connection is closed."""
    unsent_bytes: Count = 1_048_576
    """Bytes that may wait for a slow device before its connection is closed; it loses nothing when it reconnects."""
    devices_per_seat: Count = 8
    """Connections with the same seat open."""
    spectators: Count = 100
    """Connections that watch the same table."""
    idle_seconds: Seconds = 300
    """The time after which an unused table leaves memory; it stays in the store."""
    bot_pause_seconds: Pause = 1.6
    """The pause before a bot acts at a calm table, longer when it has to think; 0 is none."""
    bot_threads: Count = 1
    """Bots that think at the same time. They share one core with everything else, so more threads gain little."""


def limits(changes: Iterable[str]) -> Limits:
    """The default limits with changes given as NAME=VALUE; Broken names every fault."""
    values: dict[str, int | float] = {}
    faults: list[str] = []
    for change in changes:
        name, sign, value = change.partition("=")
        if not sign or name not in Limits.__struct_fields__:
            known = ", ".join(Limits.__struct_fields__)
            faults.append(f"--limit {change}: this must be NAME=VALUE, with one of these names: {known}.")
            continue
        try:
            values[name] = getattr(msgspec.convert({name: value}, Limits, strict=False), name)
        except msgspec.ValidationError:
            faults.append(f"--limit {change}: this must be {_allowed(name)}.")
    if faults:
        raise Broken(*faults)
    return Limits(**values)  # type: ignore[arg-type] # each has been checked


def _allowed(name: str) -> str:
    if name.endswith("seconds"):
        least = "from 0" if name == "bot_pause_seconds" else "above 0,"
        return f"a number of seconds {least} up to {_LONGEST:,}"
    return f"a whole number from 1 to {_MOST:,}"
