"""The devices connected to a table, seat by seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from stopthief.core.errors import Refused
from stopthief.core.game import Seat
from stopthief.server.encoding import encode
from stopthief.server.limits import Limits
from stopthief.table.messages import FromServer


class Listener(Protocol):
    """A device that has seats of a table open."""

    def tell(self, message: bytes) -> None:
        """Queue a message; it is sent soon, after those before it."""

    def dismiss(self, reason: str) -> None:
        """Close the connection for good: the seat belongs to another player now."""

    def call_back(self, reason: str) -> None:
        """Close the connection; the device should reconnect."""


class Listeners:
    """The devices that hear what is said at a table."""

    def __init__(self, audience: Iterable[Seat], limits: Limits) -> None:
        self._limits = limits
        self._by_seat: dict[Seat, list[Listener]] = {seat: [] for seat in audience}

    @property
    def connected(self) -> bool:
        """Whether any device is connected."""
        return any(self._by_seat.values())

    def of(self, seat: Seat) -> Sequence[Listener]:
        """The devices that have a seat open."""
        return self._by_seat[seat]

    def everybody(self) -> list[Listener]:
        """Every device once, even if it has several seats open."""
        found = {id(one): one for listeners in self._by_seat.values() for one in listeners}
        return list(found.values())

    def check_room(self, seats: Iterable[Seat]) -> None:
        """Raise Refused if a seat is already open on as many devices as the limits allow."""
        for seat in seats:
            most = self._limits.spectators if seat is None else self._limits.devices_per_seat
            if len(self._by_seat[seat]) >= most:
                what = "watched" if seat is None else "opened"
                raise Refused("full", f"This is {what} on {most} devices already; close one of them first.")

    def add(self, seat: Seat, listener: Listener) -> None:
        """Tell a device of a seat from now on."""
        self._by_seat[seat].append(listener)

    def remove(self, listener: Listener) -> None:
        """Stop telling a device."""
        for listeners in self._by_seat.values():
            while listener in listeners:
                listeners.remove(listener)

    def dismiss(self, seat: int, reason: str) -> None:
        """Disconnect every device that has a seat open."""
        for listener in self._by_seat[seat][:]:
            listener.dismiss(reason)
            self.remove(listener)

    def tell(self, seat: Seat, message: FromServer) -> None:
        """Tell all devices of a seat."""
        data = encode(message)
        for listener in self._by_seat[seat]:
            listener.tell(data)

    def announce(self, message: FromServer) -> None:
        """Tell everybody at the table."""
        data = encode(message)
        for listener in self.everybody():
            listener.tell(data)
