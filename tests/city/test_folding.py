"""The table of what observations do is complete."""

from __future__ import annotations

from typing import get_args

from stopthief.city.rules import events as ev
from stopthief.city.rules.fold import _FOLDS


def test_every_common_observation_is_folded() -> None:
    """Each has its entry, and nothing else has one: an event that is added without one fails here."""
    assert set(_FOLDS) == set(get_args(ev.Common))
