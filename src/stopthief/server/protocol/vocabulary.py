"""All types of the protocol, found by walking down from the messages, each under one name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import inspect

from stopthief.core.game import AnyGame
from stopthief.server.http.api import ENDPOINTS
from stopthief.server.http.requests import Fault
from stopthief.server.protocol import texts
from stopthief.table.messages import FromDevice, FromServer

GAPS = {
    ("NewTable", "setup"): "Setup",
    ("Agreed", "setup"): "Setup",
    ("PublicTable", "setup"): "Setup",
    ("Summary", "setup"): "Setup",
    ("Offer", "lobby"): "Lobby",
    ("Do", "command"): "Command",
    ("Now", "legal"): "Command",
    ("Batch", "seen"): "Observation",
    ("Story", "view"): "View",
    ("Guidance", "guide"): "Guide",
    ("Cue", "command"): "Command",
}
"""Fields whose type is the game's own, and which of its types that is."""
_PLAIN = (inspect.IntType, inspect.StrType, inspect.LiteralType)
_FEW = 3


class Spoken(msgspec.Struct, frozen=True):
    """A game whose types the protocol carries."""

    game: AnyGame
    setup: object
    """An example."""
    lobby: object
    """All that can be chosen before a game."""
    facts: object = None
    """The facts of this setup's table, if the game has any."""


class Kind(msgspec.Struct, frozen=True):
    """A type with a name: an object, an enum, or an alias of something simpler."""

    name: str
    info: inspect.Type
    text: str
    fields: dict[str, str]
    """The texts of its fields or members."""

    @property
    def tag(self) -> str | None:
        """The `type` of a message."""
        return str(self.info.tag) if isinstance(self.info, inspect.StructType) and self.info.tag else None

    @property
    def omits(self) -> bool:
        """Whether fields with their default values are left out of its JSON."""
        return isinstance(self.info, inspect.StructType) and self.info.cls.__struct_config__.omit_defaults


class TypeGroup(msgspec.Struct, frozen=True):
    """Some root types, and those they are made of that no earlier group has."""

    roots: tuple[Kind, ...]
    parts: tuple[Kind, ...]


class Vocabulary:
    """All groups, and every type's name."""

    def __init__(self, games: Mapping[str, Spoken]) -> None:
        self._kinds: list[Kind] = []
        self._given: list[inspect.Type] = []
        self._told: list[inspect.Type] = []
        takes = [one.takes for one in ENDPOINTS if one.takes is not None]
        gives = [one.gives for one in ENDPOINTS if isinstance(one.gives, type)]
        self.from_device = self._group("", get_args(FromDevice), given=True)
        self.from_server = self._group("", get_args(FromServer))
        self.bodies = self._group("", takes, given=True)
        self.answers = self._group("", [*dict.fromkeys(gives), Fault])
        self.games = {name: self._game(name.capitalize(), spoken) for name, spoken in games.items()}

    def _game(self, prefix: str, spoken: Spoken) -> dict[str, TypeGroup]:
        """The types of a game. Their names begin with the name of the game."""
        types = spoken.game.types
        return {
            "Setup": self._group(prefix, members(types.setup), given=True, told=True),
            "Lobby": self._group(prefix, [type(spoken.lobby)]),
            **({} if spoken.facts is None else {"Facts": self._group(prefix, [type(spoken.facts)])}),
            "Command": self._group(prefix, members(types.command), given=True, told=True),
            "Observation": self._group(prefix, members(types.observation)),
            "View": self._group(prefix, members(types.view)),
            "Guide": self._group(prefix, members(types.guide)),
        }

    def _group(self, prefix: str, roots: Iterable[Any], *, given: bool = False, told: bool | None = None) -> TypeGroup:
        infos = [inspect.type_info(root) for root in roots]
        before = len(self._kinds)
        for info in infos:
            self._walk(info, prefix, [])
        for into in [*([self._given] if given else []), *([self._told] if told or not given else [])]:
            into += [one for info in infos for one in everything(info)]
        asked = [kind for info in infos if (kind := self.named(info)) is not None]
        return TypeGroup(tuple(asked), tuple(kind for kind in self._kinds[before:] if kind not in asked))

    def _walk(self, info: inspect.Type, prefix: str, known: list[Kind]) -> None:
        if self.named(info) is not None:
            return
        if isinstance(info, inspect.StructType | inspect.EnumType):
            kind = info.cls
            self._kinds.append(Kind(prefix + kind.__name__, info, texts.of(kind), texts.of_fields(kind)))
            known = [*known, *_words(kind, prefix)]
        elif (word := next((one for one in known if one.info == info), None)) is not None:
            self._kinds.append(word)
            return
        for part in _parts(info):
            self._walk(part, prefix, known)

    def named(self, info: inspect.Type) -> Kind | None:
        """The named kind of a type, if it has one."""
        return next((kind for kind in self._kinds if kind.info == info), None)

    def is_given(self, kind: Kind) -> bool:
        """Whether devices send it."""
        return kind.info in self._given

    def is_told(self, kind: Kind) -> bool:
        """Whether the server sends it."""
        return kind.info in self._told

    def __iter__(self) -> Iterator[Kind]:
        return iter(self._kinds)


def members(union: object) -> tuple[Any, ...]:
    """The members of a union, or the type itself."""
    return get_args(union) if isinstance(union, UnionType) or get_origin(union) is Union else (union,)


def _words(kind: type, prefix: str) -> Iterator[Kind]:
    """The aliases of plain types in a type's module: those with a text, or with several literal values."""
    for name, value, text in texts.aliases(import_module(kind.__module__)):
        if get_origin(value) in (Annotated, Literal, Union, UnionType):
            info = _info(value)
            if (isinstance(info, _PLAIN) and text) or len(literals(info)) >= _FEW:
                yield Kind(prefix + name, info, text, {})


def _info(value: object) -> inspect.Type:
    """Inspect a type; one that is never written counts as Any."""
    try:
        return inspect.type_info(value)
    except TypeError:
        return inspect.AnyType()


def literals(info: inspect.Type) -> tuple[Any, ...]:
    """The literal values of a type; none if it is anything else."""
    if isinstance(info, inspect.LiteralType):
        return info.values
    if isinstance(info, inspect.UnionType) and all(isinstance(one, inspect.LiteralType) for one in info.types):
        return tuple(value for one in info.types for value in literals(one))
    return ()


def _parts(info: inspect.Type) -> tuple[inspect.Type, ...]:
    """The types that a type is directly made of."""
    match info:
        case inspect.StructType(fields=fields):
            return tuple(field.type for field in fields)
        case inspect.UnionType(types=types):
            return types
        case inspect.TupleType(item_types=types):
            return types
        case inspect.DictType(key_type=key, value_type=value):
            return key, value
        case inspect.Metadata(type=inner) | inspect.CollectionType(item_type=inner):
            return (inner,)
        case _:
            return ()


def everything(info: inspect.Type) -> Iterator[inspect.Type]:
    """A type and all types below it."""
    yield info
    for part in _parts(info):
        yield from everything(part)
