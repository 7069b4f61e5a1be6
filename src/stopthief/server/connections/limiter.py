"""The number of connections, in all and from one address."""

from __future__ import annotations

from collections import Counter

from stopthief.server.limits import Limits


class ConnectionLimiter:
    """Counts open connections and refuses those above the limits."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._addresses: dict[object, str] = {}
        """The address of every connection; a closed connection cannot be asked for it."""
        self._counts: Counter[str] = Counter()

    @property
    def total(self) -> int:
        """The number of open connections."""
        return len(self._addresses)

    def enter(self, connection: object, address: str) -> bool:
        """Count a new connection; False, and it is not counted, when there are too many."""
        limits = self.limits
        if self.total >= limits.connections or self._counts[address] >= limits.connections_per_address:
            return False
        self._addresses[connection] = address
        self._counts[address] += 1
        return True

    def leave(self, connection: object) -> None:
        """Forget a closed connection, if it was counted."""
        address = self._addresses.pop(connection, None)
        if address is not None:
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]
