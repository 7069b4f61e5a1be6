"""Thinking times, counted in buckets 5 % apart so that millions take no memory."""

from __future__ import annotations

from math import ceil, log

import msgspec

_STEP = log(1.05)
_TINY = 1e-9


class Times(msgspec.Struct):
    """The times of many choices, in seconds."""

    steps: dict[int, int] = {}
    most: float = 0.0

    def add(self, seconds: float) -> None:
        """Add a time."""
        step = ceil(log(max(seconds, _TINY)) / _STEP)
        self.steps[step] = self.steps.get(step, 0) + 1
        self.most = max(self.most, seconds)

    def take(self, others: Times) -> None:
        """Add the times of another."""
        for step, count in others.steps.items():
            self.steps[step] = self.steps.get(step, 0) + count
        self.most = max(self.most, others.most)

    @property
    def count(self) -> int:
        """The number of times."""
        return sum(self.steps.values())

    def within(self, share: float) -> float:
        """The quantile for a share, up to a bucket."""
        left = share * self.count
        for step in sorted(self.steps):
            left -= self.steps[step]
            if left <= 0:
                return min(self.most, float(1.05**step))
        return self.most
