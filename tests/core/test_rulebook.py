"""The rules in our words: one source, every language whole, and the numbers those that are played with."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from stopthief.city.box.box import standard_box
from stopthief.city.box.cards import Thief
from stopthief.city.box.settings import Settings
from stopthief.cli import main
from stopthief.core.errors import Broken
from stopthief.core.package.rulebook import Grid, Rule, Rulebook, read
from stopthief.games import GAMES

ROOT = Path(__file__).parents[2]
BOOKS = {name: {tongue: read(text) for tongue, text in entry.rules().items()} for name, entry in GAMES.items()}
_NAMED = re.compile(r"\b[A-Z]\d{1,2}\b")
_FIGURE = re.compile(r"(\d[\d,]*)(?: times in a hundred)? \(`(\w+)`\)")
_SETTING = re.compile(r"`([a-z_]\w*)`")


def whole(rule: Rule) -> str:
    """A rule with its rulings."""
    return " ".join((rule.text, *rule.rulings))


def texts(book: Rulebook) -> Iterator[str]:
    """All that a book says."""
    yield from (book.title, *book.intro)
    for section in book.sections:
        yield from (section.title, *map(whole, section.rules))
        yield from (cell for grid in section.grids for row in (grid.head, *grid.rows) for cell in row)


def grids(language: str) -> tuple[Grid, ...]:
    """The tables of the city: movement cards, then both table_kinds of thieves."""
    return tuple(grid for section in BOOKS["city"][language].sections for grid in section.grids)


def test_the_page_is_current(capsys: pytest.CaptureFixture[str]) -> None:
    """What is committed is what the program says now."""
    assert main(["rules"]) == 0
    page = (ROOT / "docs" / "rules.md").read_text("utf-8")
    assert page == capsys.readouterr().out, "run: stopthief rules > docs/rules.md"


def test_french_is_printed_as_well(capsys: pytest.CaptureFixture[str]) -> None:
    """Both games, one after the other."""
    assert main(["rules", "--language", "fr"]) == 0
    assert re.findall(r"^# (\w+)", capsys.readouterr().out, re.MULTILINE) == ["Les", "Au", "Arrêter"]


@pytest.mark.parametrize("name", BOOKS)
def test_nothing_is_missing_in_either_language(name: str) -> None:
    """The same rules in the same order, with as many rulings; the same tables, settings and rules referred to."""
    english, french = BOOKS[name]["en"], BOOKS[name]["fr"]
    assert [shape(rule) for rule in english.rules] == [shape(rule) for rule in french.rules]
    assert [outline(one) for one in english.sections] == [outline(one) for one in french.sections]
    assert len(english.intro) == len(french.intro)


def shape(rule: Rule) -> tuple[object, ...]:
    """All of a rule that is the same in every language: figures, too."""
    text = re.sub(r"(?<=\d)[,\u00a0](?=\d{3})", "", whole(rule))
    return rule.id, rule.ruling, len(rule.rulings), sorted(_SETTING.findall(text)), sorted(re.findall(r"\d+", text))


def outline(section: msgspec.Struct) -> object:
    """How many rules a section has, and the sizes of its tables."""
    plain = msgspec.to_builtins(section)
    return len(plain["rules"]), [(len(grid["head"]), [len(row) for row in grid["rows"]]) for grid in plain["grids"]]


def test_every_rule_that_is_named_is_in_the_same_book() -> None:
    """A link to it leads there; and no two games have a rule of the same name."""
    for books in BOOKS.values():
        ids = {rule.id for rule in books["en"].rules}
        for book in books.values():
            assert {name for text in texts(book) for name in _NAMED.findall(text)} <= ids
    every = [rule.id for books in BOOKS.values() for rule in books["en"].rules]
    assert len(every) == len({*every})


def test_every_setting_that_is_named_is_one() -> None:
    """A switch that was renamed is not looked for in vain."""
    fields = {*Settings.__struct_fields__}
    named = {name for text in texts(BOOKS["city"]["en"]) for name in _SETTING.findall(text)}
    assert named >= {"doors_often", "robbery_price", "win_money_4"}
    assert named - {"stopthief"} <= fields


def test_the_movement_cards_are_those_of_the_box() -> None:
    """A9: every number in the table is a card that is played with, and the other way round."""
    people = standard_box().investigators.values()
    for language in ("en", "fr"):
        rows = [" ".join(row[1:]) for row in grids(language)[0].rows]
        assert [sorted(map(int, re.findall(r"\d+", row))) for row in rows] == [sorted(one.hand) for one in people]


def test_the_thieves_are_those_of_the_box() -> None:
    """H2: in the order of the box, with its rewards and when abilities count; each row says something of its own."""
    box = standard_box()
    for deck, grid in zip((box.competitive, box.cooperative), grids("en")[1:], strict=True):
        assert [row[:-1] for row in grid.rows] == [told(box.thieves[name]) for name in deck]
        assert all(row[-1].endswith(".") for row in grid.rows)
        assert len(deck) > 9


def test_french_rewards_are_the_english_ones() -> None:
    """In the same order, written as French writes them."""
    rewards = [re.sub(r"\D", "", row[1]) for language in ("en", "fr") for row in grids(language)[1].rows]
    assert rewards[: len(rewards) // 2] == rewards[len(rewards) // 2 :]


def told(thief: Thief) -> tuple[str, ...]:
    """A thief as a row of the table."""
    reward = (f"${thief.reward:,}",) if thief.reward else ()
    return thief.name, *reward, "captured" if thief.captured else "at large"


def test_figures_are_those_that_are_played_with() -> None:
    """What is usual in the settings stands in the sentence that names the setting."""
    presets, found = [one for levels in standard_box().presets.values() for one in levels.values()], 0
    for rule in BOOKS["city"]["en"].rules:
        for figure, name in _FIGURE.findall(whole(rule)):
            found += 1
            assert int(figure.replace(",", "")) in {getattr(one, name) for one in presets}, rule.id
    assert found >= 8


def test_french_is_well_set() -> None:
    """No straight apostrophe, and no mark that could come to stand at the beginning of a line."""
    for books in BOOKS.values():
        for text in texts(books["fr"]):
            assert not re.search(r"['\"]|(?<!\u00a0)[;:!?»]|«(?!\u00a0)|\d (?=\d{3}|\$)", text), text


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("No title\n\n## One\n\n- **A1** A rule.\n", "begins with its title"),
        ("# Game\n\n## One\n\n- **A1** A rule.\n- **A1** Another.\n", "A1: there is a rule of that name"),
        ("# Game\n\n## One\n\nWhat is this?\n", "What is this?: neither a rule"),
        ("# Game\n\n## One\n\n- *Ruling:* on nothing.\n", "on nothing.: neither a rule"),
    ],
)
def test_what_is_no_rule_book_is_refused(text: str, fault: str) -> None:
    """With the words that have no place in it."""
    with pytest.raises(Broken, match=re.escape(fault)):
        read(text)
