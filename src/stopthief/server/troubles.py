"""What the outside is told of troubles with the store: that there are some, and not where it is or what it says."""

from __future__ import annotations

import logging

from stopthief.core.errors import Problem
from stopthief.table.store import Unstored

log = logging.getLogger("stopthief")

OURS = frozenset({"replaced"})
"""Codes of troubles whose sentences are made for devices; those of stores name files and hosts for their owner."""


def outward(problem: Problem) -> str:
    """The sentence for a device; the owner finds the code of a store's trouble in the log."""
    if not isinstance(problem, Unstored) or problem.code in OURS:
        return str(problem)
    log.warning("the store failed", extra={"why": problem.code})
    return f"The server cannot reach or keep its tables just now ({problem.code}); try again in a while."
