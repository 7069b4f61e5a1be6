"""Fair shares over time: a bucket holds a few seconds' worth of turns and fills up again while it rests."""

from __future__ import annotations

from collections import OrderedDict

_MOST = 10_000
"""So many names are remembered; whoever was not heard of for longest is forgotten first."""


class Bucket:
    """The turns that are left to somebody."""

    __slots__ = ("_full", "_left", "_rate", "_when")

    def __init__(self, rate: float, seconds: float, now: float) -> None:
        self._rate = rate
        self._full = max(1.0, rate * seconds)
        self._left = self._full
        self._when = now

    def take(self, now: float, turns: int = 1) -> bool:
        """Take a turn or several, if so many are left."""
        self._left = min(self._full, self._left + (now - self._when) * self._rate)
        self._when = now
        if self._left < turns:
            return False
        self._left -= turns
        return True


class Buckets:
    """A bucket for everybody by name, such as the address they come from."""

    def __init__(self, rate: float, seconds: float) -> None:
        self._rate = rate
        self._seconds = seconds
        self._by_name: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, now: float) -> bool:
        """Take a turn of this name's, if one is left."""
        if name not in self._by_name:
            self._by_name[name] = Bucket(self._rate, self._seconds, now)
            if len(self._by_name) > _MOST:
                self._by_name.popitem(last=False)
        self._by_name.move_to_end(name)
        return self._by_name[name].take(now)
