"""Every switch of the rules as a field with its range (D9).

Difficulties are values of these settings; a custom game is another value.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from stopthief.core.errors import Broken
from stopthief.core.package.words import words

Percent = Annotated[int, Meta(ge=0, le=100)]
Money = Annotated[int, Meta(ge=0, le=1_000_000, multiple_of=1000)]
Prize = Annotated[int, Meta(ge=1000, le=1_000_000, multiple_of=1000)]


def _about(name: str) -> Meta:
    """The explanation of a switch, from the words of the city."""
    return Meta(description=words("stopthief.city", "en")[f"switch.{name}.text"])


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """The switches of the rules. The defaults are standard difficulty; the words of each are in `data/words/`."""

    doors: Annotated[Literal["always", "often"], _about("doors")] = "always"  # M5, M6
    doors_often: Annotated[Percent, _about("doors_often")] = 75
    subway: Annotated[Literal["never", "often", "always"], _about("subway")] = "never"  # M7
    subway_often: Annotated[Percent, _about("subway_often")] = 75
    hold: Annotated[int, Meta(ge=0, le=90), _about("hold")] = 0  # D3
    crime_pull: Annotated[int, Meta(ge=1, le=20), _about("crime_pull")] = 1  # M10
    repeat_robberies: Annotated[bool, _about("repeat_robberies")] = True  # M9
    clue_place: Annotated[Literal["always", "first", "never"], _about("clue_place")] = "always"  # T3
    place_every: Annotated[int, Meta(ge=0, le=20), _about("place_every")] = 0  # T3
    first_crime: Annotated[Literal["anywhere", "elsewhere"], _about("first_crime")] = "anywhere"  # M4
    opening: Annotated[Literal["scene", "two buildings", "move"], _about("opening")] = "scene"  # T5
    tip: Annotated[Literal["space", "two spaces", "two areas", "digit"], _about("tip")] = "space"  # P1-P4
    tip_price: Annotated[Money, _about("tip_price")] = 0  # P4
    money: Annotated[bool, _about("money")] = True  # D5
    win_by: Annotated[Literal["money", "thieves"], _about("win_by")] = "money"  # W1, D6
    win_money_2: Annotated[Prize, _about("win_money_2")] = 40_000
    win_money_3: Annotated[Prize, _about("win_money_3")] = 30_000
    win_money_4: Annotated[Prize, _about("win_money_4")] = 20_000
    win_thieves: Annotated[int, Meta(ge=1, le=12), _about("win_thieves")] = 2
    starting_money: Annotated[Money, _about("starting_money")] = 3_000  # C3
    fine: Annotated[Money, _about("fine")] = 1_000  # R2
    spree: Annotated[Money, _about("spree")] = 1_000  # M8
    loot: Annotated[Prize, _about("loot")] = 50_000  # K2
    loot_each: Annotated[Money, _about("loot_each")] = 0  # K2
    robbery_price: Annotated[Money, _about("robbery_price")] = 5_000  # M8
    pack: Annotated[int, Meta(ge=0, le=9), _about("pack")] = 6  # K1


GOALS: dict[str, dict[int, str]] = {
    "money": {2: "win_money_2", 3: "win_money_3", 4: "win_money_4"},
    "thieves": dict.fromkeys((2, 3, 4), "win_thieves"),
}
"""W1, D6: the setting that holds the goal of a competitive game, by `win_by` and by the number of players."""


class Switch(msgspec.Struct, frozen=True):
    """A setting as shown to people: its name, its meaning, its range."""

    name: str
    """The field of the settings."""
    explanation: str
    """Its meaning, in a sentence."""
    choices: tuple[str, ...]
    """The words to choose from; none for numbers, and for true or false."""
    least: int | None
    """The smallest number; null for anything but numbers."""
    most: int | None
    """The greatest number."""
    step: int
    """The distance from one number to the next."""
    default: str | int | bool
    """The value at standard difficulty; its type is the type of the switch."""


def _switch(name: str, hint: object, default: str | int | bool) -> Switch:  # noqa: FBT001 - a value, no flag
    metas = _metas(hint)
    base = _base(hint)
    bounds = {key: value for meta in metas for key in ("ge", "le", "multiple_of") if (value := getattr(meta, key))}
    literal = get_args(base) if get_origin(base) is Literal else ()
    return Switch(
        name=name,
        explanation=next(meta.description for meta in metas if meta.description),
        choices=tuple(literal),
        least=bounds.get("ge", 0) if base is int else None,
        most=bounds.get("le"),
        step=bounds.get("multiple_of", 1),
        default=default,
    )


def _metas(hint: object) -> list[Meta]:
    return [part for part in get_args(hint)[1:] if isinstance(part, Meta)]


def _base(hint: object) -> object:
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def switches() -> tuple[Switch, ...]:
    """Every setting, in the order in which people should meet them."""
    hints = get_type_hints(Settings, include_extras=True)
    standard = Settings()
    return tuple(_switch(name, hints[name], getattr(standard, name)) for name in Settings.__struct_fields__)


def changed(base: Settings, changes: dict[str, Any]) -> Settings:
    """Settings with some values changed; Broken names every value that cannot be, and why."""
    problems: list[str] = []
    good: dict[str, Any] = {}
    known = {switch.name: switch for switch in switches()}
    for name, value in changes.items():
        if name not in known:
            problems.append(f"{name}: there is no such setting; there are {', '.join(known)}.")
            continue
        try:
            good[name] = getattr(msgspec.convert({name: value}, Settings, strict=False), name)
        except msgspec.ValidationError:
            problems.append(f"{name}: {value!r} will not do; it must be {allowed(known[name])}.")
    settings = msgspec.structs.replace(base, **good)
    if problems := problems or check(settings):
        raise Broken(*problems)
    return settings


def allowed(switch: Switch) -> str:
    """The range of a setting, in words."""
    if switch.choices:
        return " or ".join(f'"{choice}"' for choice in switch.choices)
    if isinstance(switch.default, bool):
        return "true or false"
    steps = f", in steps of {switch.step}" if switch.step > 1 else ""
    return f"a whole number from {switch.least} to {switch.most}{steps}"


def written(value: str | int | bool) -> str:  # noqa: FBT001 - a value, no flag
    """A value as people type it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def check(settings: Settings) -> list[str]:
    """Faults in these settings: values out of range, or values that contradict each other."""
    try:
        msgspec.convert(msgspec.to_builtins(settings), Settings)
    except msgspec.ValidationError as problem:
        return [f"settings: {problem}."]
    if settings.win_by == "money" and not settings.money:
        return ['win_by: nobody can win by money where money is not used; set win_by to "thieves" or money to true.']
    return []
