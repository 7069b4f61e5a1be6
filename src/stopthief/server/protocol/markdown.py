"""The page for people: a hand-written template, filled with tables generated from the types."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib import resources
from string import Template

import msgspec
from msgspec import inspect

from stopthief.server.http import answers
from stopthief.server.http.api import ENDPOINTS
from stopthief.server.limits import Limits
from stopthief.server.play.device import CloseCode
from stopthief.server.protocol import texts
from stopthief.server.protocol.spelling import Spelling, as_json, one_line, own, title, words
from stopthief.server.protocol.vocabulary import Kind, Spoken, TypeGroup, Vocabulary, literals
from stopthief.server.protocol.worked_example import worked_example

_GAME = {
    "Setup": "Sent to open a table, and in `room`.",
    "Lobby": "Part of the answer to `GET /api/games`. A client that offers just this needs no rule of the game.",
    "Facts": "The answer to `POST /api/games/{game}/facts` for a setup.",
    "Command": "A seat's choices. A device sends one of those that `legal` lists, unchanged.",
    "Observation": "A seat's perceptions, in the batches of its stream.",
    "View": "All that a seat knows. It follows from the seat's observations and holds nothing else.",
    "Guide": "The answer to `ask`, for people who want to see routes and prices. No command depends on it.",
}
_ERROR = 500
_HEADINGS = {
    "Command": "commands",
    "Observation": "observations",
    "Setup": "setup",
    "Lobby": "lobby",
    "Facts": "facts",
    "View": "view",
    "Guide": "guide",
}


def markdown(games: Mapping[str, Spoken]) -> str:
    """The whole page."""
    page = Page(Vocabulary(games))
    found = page.vocabulary
    template = (resources.files(__package__) / "page.md").read_text("utf-8")
    return Template(template).substitute(
        closes=table(("code", "name", "why"), _closes()),
        limits=table(("limit", "default", "meaning"), _limits()),
        endpoints=table(("request", "Authorization", "body", "answer", "meaning"), page.endpoints()),
        statuses=table(("status", "code"), _statuses()),
        conversation=worked_example(next(iter(games.values()))),
        from_device=page.section(found.from_device),
        from_server=page.section(found.from_server),
        bodies=page.section(found.bodies),
        answers=page.section(found.answers),
        games="\n\n".join(page.game(name, sections) for name, sections in found.games.items()),
    )


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """A Markdown table, without empty columns."""
    cells = list(rows)
    used = [at for at in range(len(head)) if any(row[at] for row in cells)]
    lines = [[row[at] for at in used] for row in (head, ("---",) * len(head), *cells)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _closes() -> Iterator[tuple[str, ...]]:
    found = texts.of_fields(CloseCode)
    return ((str(one.value), one.name, one_line(found.get(one.name, ""))) for one in CloseCode)


def _limits() -> Iterator[tuple[str, ...]]:
    found = texts.of_fields(Limits)
    return ((f"`{one.name}`", f"{one.default:,}", one_line(found[one.name])) for one in msgspec.structs.fields(Limits))


def _statuses() -> Iterator[tuple[str, ...]]:
    found = {
        status: ", ".join(f"`{code}`" for code, one in answers.STATUS.items() if one == status)
        for status in answers.STATUS.values()
    }
    found[answers.CONFLICT] = "every other refusal: it is not possible, or not possible now"
    found[answers.UNUSABLE] = (
        "`unusable`: the request can be read, and no game can begin from what it says, or make anything of it"
    )
    found[answers.UNAVAILABLE] = "the store cannot be reached; ask again in a while"
    found[_ERROR] = "`error`: a fault of the server's"
    return ((str(status), found[status]) for status in sorted(found))


class Page:
    """Types as sections of a page."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self._spelling = Spelling(vocabulary)

    def endpoints(self) -> Iterator[tuple[str, ...]]:
        """A row for each endpoint."""
        for one in ENDPOINTS:
            text = one_line(texts.of(one.answer))
            gives = self._link(one.gives) if isinstance(one.gives, type) else own(one.gives) if one.gives else "a file"
            takes = "" if one.takes is None else self._link(one.takes)
            yield f"`{one.method} {one.path}`", one.shows, takes, gives, text

    def _link(self, kind: type) -> str:
        return self._spelling.type(inspect.type_info(kind))

    def section(self, section: TypeGroup, level: str = "###") -> str:
        """One type after another."""
        return "\n\n".join(self._kind(kind, level) for kind in (*section.roots, *section.parts))

    def game(self, name: str, sections: Mapping[str, TypeGroup]) -> str:
        """All types of a game."""
        parts = [f"## The game `{name}`"]
        for what, section in sections.items():
            parts += [f"### {name.capitalize()}: {_HEADINGS[what]}", _GAME[what]]
            if len(section.roots) > 1:
                parts.append(table(("type", "fields", "meaning"), map(self._row, section.roots)))
                section = TypeGroup((), section.parts)  # noqa: PLW2901 - the rest of it
            parts.append(self.section(section, "####"))
        return "\n\n".join(filter(None, parts))

    def _row(self, kind: Kind) -> tuple[str, ...]:
        fields = "<br>".join(" ".join(filter(None, _short(row))) for row in self._fields(kind))
        return f"`{kind.tag}`", fields, one_line(kind.text)

    def _kind(self, kind: Kind, level: str) -> str:
        parts = [f"{level} {title(kind)}", kind.text]
        match kind.info:
            case inspect.StructType(fields=fields) if fields:
                parts.append(table(("field", "type", "if missing", "meaning"), self._fields(kind)))
            case inspect.EnumType(cls=members):
                rows = ((f"`{as_json(one.value)}`", one_line(kind.fields.get(one.name, ""))) for one in members)
                parts.append(table(("value", "meaning"), rows))
            case inspect.StructType():
                pass
            case _:
                chosen = literals(kind.info)
                parts.append(f"One of {words(chosen)}." if chosen else f"A {self._spelling.bare(kind.info)}.")
        return "\n\n".join(filter(None, parts))

    def _fields(self, kind: Kind) -> Iterator[tuple[str, ...]]:
        assert isinstance(kind.info, inspect.StructType)  # noqa: S101 - nothing else has fields
        for field in kind.info.fields:
            text = kind.fields.get(field.name) or described(field.type)
            yield f"`{field.name}`", self._spelling.field(kind, field), self._missing(kind, field), one_line(text)

    def _missing(self, kind: Kind, field: inspect.Field) -> str:
        """The value of a field that is left out; empty for one that never is."""
        if field.required or not (kind.omits or self.vocabulary.is_given(kind)):
            return ""
        made = field.default_factory
        value = field.default if made is msgspec.NODEFAULT else made()
        return "all defaults" if isinstance(value, msgspec.Struct) else f"`{as_json(value)}`"


def _short(row: tuple[str, ...]) -> tuple[str, ...]:
    name, kind, missing, text = row
    return name, kind, missing and f"(if missing: {missing})", text and f"- {text}"


def described(info: inspect.Type) -> str:
    """The description in a type's JSON schema, if it has one."""
    schema = info.extra_json_schema if isinstance(info, inspect.Metadata) else None
    return str((schema or {}).get("description", ""))
