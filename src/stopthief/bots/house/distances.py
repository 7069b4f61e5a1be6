"""Distances between the rooms of a house, in turns (F6)."""

from __future__ import annotations

from collections import deque

from stopthief.house.box.cards import Pack


def distances(pack: Pack, start: str) -> dict[str, int]:
    """The turns from a room to every room that can be reached."""
    found, queue = {start: 0}, deque([start])
    while queue:
        room = queue.popleft()
        for beside in pack.neighbours[room]:
            if beside not in found:
                found[beside] = found[room] + 1
                queue.append(beside)
    return found
