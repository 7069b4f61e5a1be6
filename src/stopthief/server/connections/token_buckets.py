"""Rate limits: a token bucket holds a few seconds' worth of tokens and refills over time."""

from __future__ import annotations

from collections import OrderedDict

_MOST_NAMES = 10_000
"""When there are more, the name that was not heard of for longest is forgotten."""


class TokenBucket:
    """The tokens that one sender has left."""

    __slots__ = ("_full", "_left", "_rate", "_when")

    def __init__(self, rate: float, seconds: float, now: float) -> None:
        self._rate = rate
        self._full = max(1.0, rate * seconds)
        self._left = self._full
        self._when = now

    def take(self, now: float, tokens: int = 1) -> bool:
        """Take tokens if there are enough."""
        self._left = min(self._full, self._left + (now - self._when) * self._rate)
        self._when = now
        if self._left < tokens:
            return False
        self._left -= tokens
        return True


class TokenBuckets:
    """A bucket for each name, such as an IP address."""

    def __init__(self, rate: float, seconds: float) -> None:
        self._rate = rate
        self._seconds = seconds
        self._by_name: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, name: str, now: float) -> bool:
        """Take a token from the bucket of a name, if there is one."""
        if name not in self._by_name:
            self._by_name[name] = TokenBucket(self._rate, self._seconds, now)
            if len(self._by_name) > _MOST_NAMES:
                self._by_name.popitem(last=False)
        self._by_name.move_to_end(name)
        return self._by_name[name].take(now)
