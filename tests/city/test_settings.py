"""The settings: each with an explanation and a range, bad values all named, presets mere values (D9)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from stopthief.city.box.settings import Settings, Switch, allowed, changed, check, switches
from stopthief.core.errors import Broken
from tests.support.city.tables import BOX, CITY, agreed

EVERY = {switch.name: switch for switch in switches()}


def problems(base: Settings | None = None, **changes: object) -> tuple[str, ...]:
    """What is said of bad changes."""
    with pytest.raises(Broken) as caught:
        changed(base or Settings(), changes)
    return caught.value.problems


def beyond(switch: Switch) -> list[Any]:
    """Values just outside of what a switch may be."""
    if switch.choices:
        return ["", switch.choices[0].upper(), 1, None]
    if isinstance(switch.default, bool):
        return ["perhaps", 2, None]
    assert switch.least is not None
    assert switch.most is not None
    off_step = [switch.least + 1] if switch.step > 1 else []
    return [switch.least - switch.step, switch.most + switch.step, *off_step, "many", 0.5, None]


def within(switch: Switch) -> list[Any]:
    """The ends of what a switch may be, or all of it."""
    if switch.choices:
        return list(switch.choices)
    if isinstance(switch.default, bool):
        return [True, False]
    return [switch.least, switch.most]


def test_every_setting_is_a_switch() -> None:
    """None is left out, and each is there once with its default."""
    assert tuple(EVERY) == Settings.__struct_fields__
    assert {name: switch.default for name, switch in EVERY.items()} == msgspec.to_builtins(Settings())


@pytest.mark.parametrize("switch", EVERY.values(), ids=EVERY)
def test_every_switch_is_explained(switch: Switch) -> None:
    """One line with an end, which can be read where the switch is set."""
    assert 20 < len(switch.explanation) < 100
    assert switch.explanation[0].isupper()
    assert switch.explanation[-1] in ".?)"
    assert "\n" not in switch.explanation


def test_no_explanation_is_given_twice() -> None:
    """Each switch has words of its own."""
    assert len({switch.explanation for switch in EVERY.values()}) == len(EVERY)


@pytest.mark.parametrize("switch", EVERY.values(), ids=EVERY)
def test_every_switch_has_a_range(switch: Switch) -> None:
    """Choices, yes or no, or numbers with a least, a most and a step; the default lies within."""
    if switch.choices:
        assert len(switch.choices) > 1
        assert switch.default in switch.choices
    elif not isinstance(switch.default, bool):
        assert isinstance(switch.default, int)
        assert switch.least is not None
        assert switch.most is not None
        assert switch.default in range(switch.least, switch.most + 1, switch.step)


@pytest.mark.parametrize("switch", EVERY.values(), ids=EVERY)
def test_the_range_is_what_is_taken(switch: Switch) -> None:
    """The values at its ends are taken, also as text; the next ones beyond are refused by name."""
    base = Settings(win_by="thieves")
    for value in within(switch):
        text = str(value).lower() if isinstance(value, bool) else str(value)
        assert getattr(changed(base, {switch.name: value}), switch.name) == value
        assert getattr(changed(base, {switch.name: text}), switch.name) == value
    for value in beyond(switch):
        (problem,) = problems(base, **{switch.name: value})
        assert problem == f"{switch.name}: {value!r} will not do; it must be {allowed(switch)}."


def test_what_is_allowed_is_said_in_words() -> None:
    """Choices, yes or no, whole numbers, and such in steps."""
    assert allowed(EVERY["doors"]) == '"always" or "often"'
    assert allowed(EVERY["money"]) == "true or false"
    assert allowed(EVERY["hold"]) == "a whole number from 0 to 90"
    assert allowed(EVERY["loot"]) == "a whole number from 1000 to 1000000, in steps of 1000"


def test_all_bad_values_are_named() -> None:
    """Four mistakes make four sentences, in the order they were made; the good change among them does not help."""
    told = problems(doors="sometimes", hold=91, fine=2_000, loot=0, speed=7)
    assert [problem.split(":")[0] for problem in told] == ["doors", "hold", "loot", "speed"]
    assert told[3].startswith("speed: there is no such setting; there are doors, doors_often,")


def test_nobody_wins_by_money_without_money() -> None:
    """The two switches are checked against each other, whichever was changed, and in a setup too."""
    sentence = 'win_by: nobody can win by money where money is not used; set win_by to "thieves" or money to true.'
    assert problems(money=False) == (sentence,)
    assert problems(BOX.preset("competitive", "advanced"), win_by="money") == (sentence,)
    assert changed(Settings(), {"money": False, "win_by": "thieves"}).win_by == "thieves"
    assert check(Settings(money=False)) == [sentence]
    setup = msgspec.structs.replace(agreed(), settings=Settings(money=False))
    with pytest.raises(Broken, match="nobody can win by money"):
        CITY.check(setup)
