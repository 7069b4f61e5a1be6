"""Games for hypothesis to draw: every mode and difficulty, any table, any settings. The same ones in every run."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from stopthief.city.box.settings import Settings, Switch, changed, switches
from stopthief.city.box.setup import SEATS, Mode, Player, Setup
from tests.support.city.tables import ALL, BOX

reproducible = settings(
    derandomize=True,
    database=None,
    deadline=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
"""The same examples in every run, on every machine; whole games do not shrink to anything simpler in good time."""

seeds = st.integers(0, 2**32)

GAMES: tuple[tuple[Mode, str], ...] = (
    ("competitive", "standard"),
    ("competitive", "intermediate"),
    ("competitive", "advanced"),
    ("competitive", "custom"),
    ("cooperative", "book"),
    ("cooperative", "custom"),
    ("one-vs-many", "book"),
    ("one-vs-many", "custom"),
    ("solo", "book"),
    ("solo", "custom"),
)
"""Every mode, with levels that play differently; a custom difficulty draws every setting, and so covers all levels."""


@st.composite
def setups(draw: st.DrawFn, mode: Mode, difficulty: str) -> Setup:
    """A table of any size with any investigators in any order."""
    least, most = SEATS[mode]
    seats = draw(st.integers(least, most))
    cast = draw(st.permutations(ALL))[:seats]
    players = [Player(BOX.investigators[one].name, one) for one in cast]
    if mode == "one-vs-many":
        players[draw(st.integers(0, seats - 1))] = Player("The Pack")
    drawn = draw(customs()) if difficulty == "custom" else BOX.preset(mode, difficulty)
    return Setup(mode, tuple(players), difficulty, drawn)


@st.composite
def customs(draw: st.DrawFn) -> Settings:
    """Settings of any values that fit together."""
    values = {switch.name: draw(_values(switch)) for switch in switches()}
    if not values["money"]:
        values["win_by"] = "thieves"
    return changed(Settings(), values)


def _values(switch: Switch) -> st.SearchStrategy[Any]:
    if switch.choices:
        return st.sampled_from(switch.choices)
    if isinstance(switch.default, bool):
        return st.booleans()
    least, most = switch.least or 0, switch.most or 0
    # Sums of money stay near what is played for, so that games end in every way there is.
    most = min(most, 60 * switch.step) if switch.step > 1 else most
    return st.integers(least // switch.step, most // switch.step).map(lambda number: number * switch.step)
