"""Reads vocabulary packs. Every fault is named with its place in the file, not just the first."""

from __future__ import annotations

from codecs import BOM_UTF8
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from stopthief.core.errors import Broken
from stopthief.house.box.cards import KINDS, Card, Pack
from stopthief.house.box.grammar import said, slots, tidy
from stopthief.house.box.languages import language_faults
from stopthief.house.box.pack_shape import shape_faults
from stopthief.house.drawing import pictures

_SLOTS: dict[str, frozenset[str]] = {
    "start": frozenset({"room"}),
    "stay": frozenset({"room"}),
    "go": frozenset({"from", "to"}),
    "guess": frozenset({"thing", "room", "place"}),
    "card_thing": frozenset({"thing"}),
    "card_room": frozenset({"room"}),
    "card_place": frozenset({"place"}),
}
"""The slots that a phrase must have, and all that it can have."""
_SPACES = dict.fromkeys(map(ord, "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"), " ")


def read(data: bytes) -> Pack:
    """The pack in a file; Broken names every fault."""
    try:
        # Some editors begin every file with a byte order mark.
        written = msgspec.toml.decode(data.removeprefix(BOM_UTF8), type=dict[str, Any])
        written = _tidied(written, str(written.get("language", "")))
    except (msgspec.DecodeError, ValueError) as problem:
        raise Broken(f"This is not TOML: {problem}.") from None
    except RecursionError:
        raise Broken("This is not TOML: it is nested too deeply.") from None
    if problems := list(shape_faults(written)):
        raise Broken(*problems)
    pack = msgspec.convert(written, Pack)
    if problems := faults(pack):
        raise Broken(*problems)
    return pack


def faults(pack: Pack) -> list[str]:
    """All faults that make a pack unplayable."""
    return [
        *_text_faults(msgspec.to_builtins(pack)),
        *_double_faults(pack),
        *_border_faults(pack),
        *_drawing_faults(pack),
        *_phrase_faults(pack),
        *language_faults(pack),
    ]


def _tidied(value: Any, language: str) -> Any:  # noqa: ANN401 - whatever stands in a file
    """The same with good typography in every text."""
    if isinstance(value, str):
        return tidy(value, language)
    if isinstance(value, list):
        return [_tidied(one, language) for one in value]
    if isinstance(value, dict):
        return {tidy(name, language): _tidied(one, language) for name, one in value.items()}
    return value


def _text_faults(value: Any, title: str = "") -> Iterator[str]:  # noqa: ANN401 - plain values
    if isinstance(value, str):
        if not value.translate(_SPACES).isprintable() or value != value.strip() or "  " in value:
            yield f"{title}: {value!r} holds what cannot be printed, or a space too many."
    elif isinstance(value, dict):
        for name, one in value.items():
            yield from _text_faults(name, f"{title} {name!r}".strip())
            yield from _text_faults(one, f"{title}.{name}".lstrip("."))
    elif isinstance(value, list | tuple):
        for index, one in enumerate(value):
            yield from _text_faults(one, f"{title}[{index + 1}]")


def _double_faults(pack: Pack) -> Iterator[str]:
    every: list[Card] = [card for kind in KINDS for card in pack.of_kind(kind)]
    yield from (f"{card}: two cards have this id; let them differ." for card in _doubles(card.id for card in every))
    for kind in KINDS:
        cards = pack.of_kind(kind)
        yield from (f"{word}: two cards say this; let them differ." for word in _doubles(said(pack, c) for c in cards))
        yield from (f"{word}: two cards mean this; let them differ." for word in _doubles(c.gloss for c in cards))


def _border_faults(pack: Pack) -> Iterator[str]:
    rooms = {room.id for room in pack.rooms}
    pairs = [*pack.borders, *pack.passages]
    for a, b in pairs:
        yield from (f"borders: there is no room {end} in [{a}, {b}]." for end in (a, b) if end not in rooms)
        if a == b:
            yield f"borders: {a} cannot border itself."
    twice = _doubles(" and ".join(sorted(pair)) for pair in pairs)
    yield from (f"borders: {pair} are written twice." for pair in twice)
    if lost := rooms - _reached(pack):
        yield f"borders: there is no way to {', '.join(sorted(lost))}."


def _reached(pack: Pack) -> set[str]:
    reached: set[str] = set()
    ahead = [pack.rooms[0].id]
    while ahead:
        room = ahead.pop()
        if room not in reached:
            reached.add(room)
            ahead += pack.neighbours.get(room, ())
    return reached


def _drawing_faults(pack: Pack) -> Iterator[str]:
    for index, room in enumerate(pack.rooms):
        if min(room.at[2:]) < 1:
            yield f"rooms[{index + 1}] ({room.id}): its width and height have to be 1 or more."
        for other in pack.rooms[:index]:
            if _overlap(room.at, other.at):
                yield f"rooms[{index + 1}] ({room.id}): it is drawn over {other.id}; change one's place."
    named = [(card.id, card.picture) for card in pack.cards.values() if card.picture]
    named += [(room.id, piece.picture) for room in pack.rooms for piece in room.furniture]
    yield from (f"{owner}: there is no drawing {name}." for owner, name in named if name not in pictures())


def _overlap(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    return all(one[side] < other[side] + other[side + 2] and other[side] < one[side] + one[side + 2] for side in (0, 1))


def _phrase_faults(pack: Pack) -> Iterator[str]:
    for name, phrase in msgspec.structs.asdict(pack.phrases).items():
        wanted = _SLOTS.get(name, frozenset())
        for text, what in ((phrase.says, ""), (phrase.gloss, ".gloss")):
            found = {slot.name for slot in slots(text)}
            yield from (f"phrases.{name}{what}: {{{one}}} is missing." for one in sorted(wanted - found))
            yield from (f"phrases.{name}{what}: {{{one}}} means nothing here." for one in sorted(found - wanted))
            if text.count("{") != len(slots(text)) or text.count("}") != len(slots(text)):
                yield f"phrases.{name}{what}: braces hold a name, or a preposition and a name, such as {{de room}}."


def _doubles(some: Iterable[str]) -> list[str]:
    return [one for one, count in Counter(some).items() if count > 1]
