"""A rule book: a game's rules as Markdown, and as a value that a page can show and search.

Law: each sentence stands in the Markdown only. A line that is not part of a rule book is an error that names it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib import resources

import msgspec

from stopthief.core.errors import Broken

_RULE = re.compile(r"- \*\*([A-Z]\d+)\*\* (.+)")
_RULING = re.compile(r"\*[^*:]+:\* ")
"""The beginning of a ruling, in any language."""
_LINE = re.compile(r"\|(-+\|)+")
"""The line below the head of a table."""


class Rule(msgspec.Struct, frozen=True):
    """A rule with its id. Texts have `*words*`, `**words**` and names of settings in backticks, and no other marks."""

    id: str
    text: str
    ruling: bool = False
    """Whether the rule itself is a ruling, our answer where the game leaves it open."""
    rulings: tuple[str, ...] = ()


class Grid(msgspec.Struct, frozen=True):
    """A table of cards or the like."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class RuleSection(msgspec.Struct, frozen=True):
    """Rules that belong together; its tables come after them."""

    title: str
    rules: tuple[Rule, ...] = ()
    grids: tuple[Grid, ...] = ()


class Rulebook(msgspec.Struct, frozen=True):
    """All rules of a game in one language."""

    title: str
    intro: tuple[str, ...]
    """The paragraphs before the first rule."""
    sections: tuple[RuleSection, ...]

    @property
    def rules(self) -> Iterator[Rule]:
        """Every rule, in order."""
        return (rule for section in self.sections for rule in section.rules)


def written(package: str) -> dict[str, str]:
    """The rule books that lie in a game's folder, by language."""
    folder = resources.files(package) / "data" / "rules"
    found = sorted(folder.iterdir(), key=lambda one: one.name)
    return {one.name.removesuffix(".md"): one.read_text("utf-8") for one in found if one.name.endswith(".md")}


def rule_files(books: Mapping[str, str]) -> dict[str, bytes]:
    """The rule books as files for a page, by path."""
    return {f"rules-{language}.json": msgspec.json.encode(read(text)) for language, text in books.items()}


def read(text: str) -> Rulebook:
    """A rule book from its Markdown; Broken names every paragraph that does not belong in one."""
    first, *others = re.split(r"^## ", text, flags=re.MULTILINE)
    title, *intro = _blocks(first)
    faults = [] if title.startswith("# ") else [f"{title}: a rule book begins with its title."]
    sections = [_section(other, faults) for other in others]
    ids = [rule.id for section in sections for rule in section.rules]
    faults += [f"{one}: there is a rule of that name already." for one in {*ids} if ids.count(one) > 1]
    if faults:
        raise Broken(*faults)
    return Rulebook(title.removeprefix("# "), tuple(intro), tuple(sections))


def _blocks(text: str) -> list[str]:
    """Paragraphs, items of lists and tables; wrapped lines are joined, those of tables are not."""
    joined = re.sub(r"(?<![|\n])\n *(?![-|\s]|$)", " ", text.strip())
    return [block.strip() for block in re.split(r"\n\s*\n|\n(?=\s*- )", joined)]


def _section(text: str, faults: list[str]) -> RuleSection:
    title, *blocks = _blocks(re.sub("\n", "\n\n", text, count=1))
    rules, grids = list[Rule](), list[Grid]()
    for block in blocks:
        if found := _RULE.fullmatch(block):
            rules.append(_rule(*found.groups()))
        elif block.startswith("- ") and _RULING.match(block, 2) and rules:
            rules[-1] = msgspec.structs.replace(rules[-1], rulings=(*rules[-1].rulings, _said(block[2:])))
        elif block.startswith("|"):
            grids.append(_grid(block))
        else:
            faults.append(f"{block[:60]}: neither a rule, a ruling nor a table.")
    return RuleSection(title, tuple(rules), tuple(grids))


def _rule(name: str, text: str) -> Rule:
    return Rule(name, _said(text), ruling=_RULING.match(text) is not None)


def _said(text: str) -> str:
    """The text without the word that calls it a ruling."""
    return _RULING.sub("", text, count=1) if _RULING.match(text) else text


def _grid(block: str) -> Grid:
    head, *rows = [line.strip() for line in block.splitlines() if not _LINE.fullmatch(line.strip())]
    return Grid(_cells(head), tuple(map(_cells, rows)))


def _cells(line: str) -> tuple[str, ...]:
    return tuple(cell.strip() for cell in line.strip("|").split("|"))
