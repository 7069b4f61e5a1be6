"""The protocol as types of JSDoc: one module of JavaScript that declares them and does nothing.

What a device may leave out and the server never does has two types; that of the device ends in Input.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import inspect

from stopthief.server.protocol.markdown import described
from stopthief.server.protocol.spelling import as_json, bounds, one_line
from stopthief.server.protocol.vocabulary import GAPS, Kind, Spoken, Vocabulary, everything, literals

_INPUT = "Input"
_HEAD = "// What devices and the server say to each other. Made by: stopthief protocol --format jsdoc\n"


def jsdoc(games: Mapping[str, Spoken]) -> str:
    """The whole module."""
    module = Module(Vocabulary(games))
    return "\n".join([_HEAD, *module.unions(), *module.kinds(), "export {};\n"])


class Module:
    """Types as comments."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary

    def unions(self) -> Iterator[str]:
        """The messages of each side, and what of all games goes where the protocol leaves it open."""
        found = self._vocabulary
        yield _union("FromDevice", "Any message of a device.", (kind.name for kind in found.from_device.roots))
        yield _union("FromServer", "Any message of the server.", (kind.name for kind in found.from_server.roots))
        for gap in dict.fromkeys((*GAPS.values(), "Facts")):
            having = {game: sections for game, sections in found.games.items() if gap in sections}
            for game, sections in having.items():
                roots = sections[gap].roots
                own = game.capitalize() + gap
                if [kind.name for kind in roots] != [own]:
                    yield _union(own, f"Any {gap.lower()} of this game.", (kind.name for kind in roots))
            names = [game.capitalize() + gap for game in having] or ["unknown"]
            yield _union(gap, f"The {gap.lower()} of any game.", names)
        names = [self._name(kind, given=True) for sections in found.games.values() for kind in sections["Setup"].roots]
        yield _union("Setup" + _INPUT, "The setup of any game, as a device sends it.", names)

    def kinds(self) -> Iterator[str]:
        """Every type by itself."""
        for kind in self._vocabulary:
            if self._is_twofold(kind):
                yield self._kind(kind, given=False)
                yield self._kind(kind, given=True)
            else:
                yield self._kind(kind, given=self._vocabulary.is_given(kind))

    def _kind(self, kind: Kind, *, given: bool) -> str:
        text = kind.text.splitlines()
        match kind.info:
            case inspect.StructType(fields=fields):
                own = [f"@typedef {{object}} {self._name(kind, given=given)}"]
                tag = [] if kind.tag is None else [f"@property {{{as_json(kind.tag)}}} type"]
                return _comment([*text, *own, *tag, *(self._field(kind, field, given=given) for field in fields)])
            case inspect.EnumType(cls=members):
                return _union(kind.name, kind.text, (as_json(one.value) for one in members))
            case _:
                extra = bounds(kind.info)
                note = [f"A value {extra}."] if extra else []
                return _comment([*text, *note, f"@typedef {{{self._bare(kind.info, given=given)}}} {kind.name}"])

    def _field(self, kind: Kind, field: inspect.Field, *, given: bool) -> str:
        name = f"[{field.name}]" if not field.required and (given or kind.omits) else field.name
        extra = bounds(field.type) if self._vocabulary.named(field.type) is None else ""
        text = " ".join(
            filter(None, (kind.fields.get(field.name) or described(field.type), extra and f"A value {extra}."))
        )
        return f"@property {{{self._typed(kind, field, given=given)}}} {name} {one_line(text)}".rstrip()

    def _typed(self, kind: Kind, field: inspect.Field, *, given: bool) -> str:
        gap = GAPS.get((kind.name, field.name))
        if gap is None:
            return self._type(field.type, given=given)
        wanted = gap + _INPUT if given and gap == "Setup" else gap
        return f"{wanted}[]" if isinstance(field.type, inspect.VarTupleType) else wanted

    def _type(self, info: inspect.Type, *, given: bool) -> str:
        named = self._vocabulary.named(info)
        return self._bare(info, given=given) if named is None else self._name(named, given=given)

    def _bare(self, info: inspect.Type, *, given: bool) -> str:  # noqa: PLR0911 - one for each
        match info:
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.Metadata(type=inner):
                return self._type(inner, given=given)
            case inspect.UnionType(types=types):
                return " | ".join(self._type(one, given=given) for one in types)
            case inspect.LiteralType():
                return " | ".join(map(as_json, literals(info)))
            case inspect.TupleType(item_types=types):
                return f"[{', '.join(self._type(one, given=given) for one in types)}]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self._type(value, given=given)}>"
            case inspect.CollectionType(item_type=inner):
                item = self._type(inner, given=given)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case _:
                return "unknown"

    def _name(self, kind: Kind, *, given: bool) -> str:
        return kind.name + _INPUT if given and self._is_twofold(kind) else kind.name

    def _is_twofold(self, kind: Kind) -> bool:
        """Whether what a device may send differs from what the server does."""
        found = self._vocabulary
        return found.is_given(kind) and found.is_told(kind) and any(map(_is_completed, everything(kind.info)))


def _is_completed(info: inspect.Type) -> bool:
    """Whether something may be left out, and is put in when it is written again."""
    if not isinstance(info, inspect.StructType) or info.cls.__struct_config__.omit_defaults:
        return False
    return not all(field.required for field in info.fields)


def _union(name: str, text: str, members: Iterable[str]) -> str:
    return _comment([*text.splitlines(), f"@typedef {{{' | '.join(members)}}} {name}"])


def _comment(lines: Iterable[str]) -> str:
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */", ""])
