"""The text of a thief card, made from its numbers: one template per ability and language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from stopthief.city.box.cards import AtLarge, Captured, Thief
from stopthief.city.rules.fold import GETAWAY
from stopthief.core.package.words import Language, Words, words

_MONEY = frozenset({"window_bonus", "fine", "tip_price", "robbery_price"})
_NOTHING = AtLarge()


def ability(thief: Thief, language: Language, *, pack: bool) -> str:
    """The ability of a thief, in the deck of the Pack or in the competitive one."""
    templates = words("stopthief.city", language, "abilities")
    if thief.captured is not None:
        return _captured(templates, thief.captured)
    changed = dict(_changed(thief.at_large))
    parts = {name: templates.money(int(value)) if name in _MONEY else value for name, value in changed.items()}
    amounts = [str(parts[name]) for name in changed if name in _MONEY]
    keys = _keys(templates, changed, is_same=len({*amounts}) == 1, pack=pack)
    return " ".join(templates.say(key, **parts, money=amounts[0] if amounts else "") for key in keys)


def _captured(templates: Words, captured: Captured) -> str:
    key = f"captured.{captured.effect.replace(' ', '-')}"
    return templates.say(key, money=templates.money(captured.amount), count=captured.amount, usual=GETAWAY)


def _changed(at_large: AtLarge) -> Iterator[tuple[str, int | str]]:
    """The values that a card changes, in the order of the fields."""
    for name in AtLarge.__struct_fields__:
        value = getattr(at_large, name)
        if value != getattr(_NOTHING, name):
            yield name, value


def _keys(templates: Words, changed: Mapping[str, int | str], *, is_same: bool, pack: bool) -> list[str]:
    """The template for all changes together, or one for each."""
    together = f"ability.{'+'.join(changed)}"
    if together in templates and len(changed) > 1:
        return [f"{together}.same" if is_same and f"{together}.same" in templates else together]
    each = (
        f"ability.{name}.{value}" if isinstance(value, str) else f"ability.{name}" for name, value in changed.items()
    )
    return [f"{key}.pack" if pack and f"{key}.pack" in templates else key for key in each]
