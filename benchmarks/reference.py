"""A fixed piece of work in pure Python that everything else is measured against, in the same run.

These machines are shared: absolute figures wander, the ratio to this loop much less. Processor time is taken, not the
clock on the wall.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import NamedTuple

STEPS = 100_000


class Measured(NamedTuple):
    """The middle of several rounds."""

    rate: float
    """Units of work a second of processor time."""
    reference: float
    """Steps of the reference loop a second, taken in between."""

    @property
    def ratio(self) -> float:
        """Reference steps in the time of one unit: smaller is faster."""
        return self.reference / self.rate


def reference_loop() -> int:
    """Dictionary look-ups, small tuples and a little arithmetic, as games are made of."""
    seen: dict[int, tuple[int, int | None]] = {}
    for step in range(STEPS):
        before = seen.get(step & 511)
        seen[step & 1023] = (step, before[0] if before else None)
    return len(seen)


def measure(work: Callable[[int], int], rounds: int = 9, warm_up: int = 6) -> Measured:
    """Do rounds of work, each told its number and answering with its units, between rounds of the reference."""
    for number in range(warm_up):
        work(-number)
    rates, references = [], []
    for number in range(1, rounds + 1):
        references.append(STEPS / seconds_of(reference_loop))
        units = 0

        def once(number: int = number) -> None:
            nonlocal units
            units = work(number)

        seconds = seconds_of(once)
        rates.append(units / seconds)
    return Measured(median(rates), median(references))


def seconds_of(work: Callable[[], object]) -> float:
    """The processor time that some work takes."""
    began = process_time()
    work()
    return process_time() - began
