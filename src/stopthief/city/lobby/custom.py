"""Custom settings, switch by switch (D9), as questions."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from stopthief.city.box.settings import Settings, Switch, allowed, changed, switches, written
from stopthief.core.errors import Broken
from stopthief.core.package.interview import Interview, Question, choose

_DONE = "done"


def custom(bases: Mapping[str, Settings], default: str) -> Interview[Settings]:
    """Ask for a preset to start from, then for one switch after another until the user is done."""
    named = dict.fromkeys(bases, "")
    settings = bases[(yield from choose("Start from which settings?", named, default))]
    known = {switch.name: switch for switch in switches()}
    while True:
        values = {name: written(getattr(settings, name)) for name in known}
        text = "Which switch do you want to change?"
        name = yield from choose(text, values | {_DONE: "play with these"}, _DONE)
        if name == _DONE:
            return settings
        settings = yield from _changed(settings, known[name])


def _changed(settings: Settings, switch: Switch) -> Interview[Settings]:
    """Ask for a new value until a valid one is given; the old one is the default."""
    now = written(getattr(settings, switch.name))
    text = f"{switch.explanation}\n{switch.name} must be {allowed(switch)}."
    question = Question(text, default=now)
    while True:
        answer = (yield question) or now
        try:
            return changed(settings, {switch.name: answer})
        except Broken as problem:
            question = replace(question, note=str(problem))
        if answer == now:
            return settings
