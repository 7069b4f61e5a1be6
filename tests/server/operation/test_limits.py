"""Every limit is a setting; one that cannot be is named in a sentence."""

from __future__ import annotations

import msgspec
import pytest

from stopthief.cli import main
from stopthief.core.errors import Broken
from stopthief.server.limits import Limits, limits

NONE = "bot_pause_seconds"
"""Limits that may be 0."""


@pytest.mark.parametrize("name", Limits.__struct_fields__)
def test_every_limit_can_be_set(name: str) -> None:
    """To a number of its kind, and to nothing else; all others stay."""
    assert limits([f"{name}=7"]) == msgspec.structs.replace(Limits(), **{name: 7})
    for wrong in ("", *(["0"] if name != NONE else []), "-1", "many", "nan", "inf", "1e99", "7 7", "None"):
        with pytest.raises(Broken, match=rf"^--limit {name}={wrong}: this must be .*\.$"):
            limits([f"{name}={wrong}"])


def test_bots_need_not_pause() -> None:
    """Nothing is as good a pause as any."""
    assert limits([f"{NONE}=0"]).bot_pause_seconds == 0


def test_every_fault_is_named() -> None:
    """Each in a sentence of its own."""
    with pytest.raises(Broken) as caught:
        limits(["connections=0", "patience=3", "mistakes", "spectators=5", "idle_seconds=x"])
    assert [problem.split(":")[0] for problem in caught.value.problems] == [
        "--limit connections=0",
        "--limit patience=3",
        "--limit mistakes",
        "--limit idle_seconds=x",
    ]


def test_the_command_line_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    """And nothing is served."""
    assert main(["serve", "--limit", "connections=none"]) != 0
    assert "--limit connections=none: this must be a whole number from 1 to 10,000,000." in capsys.readouterr().err
