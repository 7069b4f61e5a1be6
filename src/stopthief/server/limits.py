"""How much anybody may ask of a server. Every limit is a setting; the defaults suit a home and a classroom."""

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
    """Connections of all kinds at one time."""
    connections_per_address: Count = 400
    """Of those, from one address; a school may have only one."""
    request_seconds: Seconds = 10
    """Within this time a request has to be complete, and a WebSocket has to say hello."""
    request_bytes: Count = 65_536
    """The longest request, head or body."""
    stalled_seconds: Seconds = 30
    """A connection that takes nothing of what is sent to it for so long is closed."""
    requests_per_second: Count = 20
    """HTTP requests from one address, on the average of a while."""
    message_bytes: Count = 16_384
    """The longest message of a device."""
    messages_per_second: Count = 200
    """Messages of one connection, on the average of a while."""
    burst_seconds: Seconds = 5
    """How long that while is."""
    mistakes: Count = 20
    """Messages that cannot be read, before a connection is closed."""
    unsent_bytes: Count = 1_048_576
    """What may wait for a slow device before its connection is closed; it goes on where it was when it comes back."""
    devices_per_seat: Count = 8
    """Connections that have one seat open."""
    spectators: Count = 100
    """Connections that watch one table."""
    idle_seconds: Seconds = 300
    """After this time a table that nobody has open is put out of memory; it stays in the store."""
    bot_pause_seconds: Pause = 1.6
    """So long after the act before it a bot acts, or later when it has to think; 0 is at once."""
    bot_threads: Count = 1
    """Bots that think at one time; they share a core with everybody else, so more of them come to no more."""


def limits(changes: Iterable[str]) -> Limits:
    """The limits with some changed, each given as NAME=VALUE; Broken names every fault."""
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
