"""What an arrest is worth just now to whoever makes it, in dollars: what a right one brings, what a wrong one costs."""

from __future__ import annotations

from typing import NamedTuple

from stopthief.city import rates
from stopthief.city.box import Box
from stopthief.city.state import Public

CATCH = 7_000
"""What a thief is worth where no reward is paid."""


class Stakes(NamedTuple):
    """Both sides of an arrest."""

    gain: float
    fine: float


def stakes(box: Box, public: Public) -> Stakes:
    """What lies in an arrest of the acting investigator."""
    fine = rates.fine(box, public)
    if public.setup.is_competitive and public.setup.settings.win_by == "money":
        return Stakes(rates.reward(box, public), fine)
    # Money that does not win is worth only what it buys; of the Loot, every dollar is time.
    return Stakes(CATCH, fine / 10 if public.setup.is_competitive else fine)
