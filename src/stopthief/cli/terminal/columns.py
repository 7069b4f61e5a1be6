"""Figures of many games as columns of a table: total, median, 95th percentile, maximum."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stopthief.core.package.game_package import Column, GamePackage

_CALLED = {"median": "median", "p95": "95th percentile", "most": "most"}


def head(column: Column) -> str:
    """The heading of a column."""
    name = column.figure.replace("_", " ")
    return name if column.by == "total" else f"{name}, {_CALLED[column.by]}"


def row(entry: GamePackage, figures: Sequence[Mapping[str, Any]]) -> dict[str, int]:
    """The summary of many games, by column."""
    return {_key(column): _sum(column, [one[column.figure] for one in figures]) for column in entry.columns}


def _key(column: Column) -> str:
    return column.figure if column.by == "total" else f"{column.by}_{column.figure}"


def _sum(column: Column, figures: Sequence[int]) -> int:
    """The figures of many games as one."""
    values = sorted(figures) or [0]
    match column.by:
        case "total":
            return sum(values)
        case "median":
            return values[len(values) // 2]
        case "p95":
            return values[(len(values) * 95 - 1) // 100]
        case "most":
            return values[-1]
