"""What comes out of the press: pages of the right number and size, and on them everything that is in the boxes."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stopthief.city.box.box import standard_box
from stopthief.city.printed import CUTS
from stopthief.core.package.printing import Paper, PrintOptions
from stopthief.core.package.words import Language
from stopthief.house.box.box import packs
from stopthief.house.box.grammar import said
from tests.support.pdf_reader import A4, LETTER, MM, colours, fonts, numbers, pdf, placed, pressed, sizes, texts

BOX = standard_box()
NUMBERS = {str(number) for number in BOX.board.spaces}
LYING = {"a4": A4[::-1], "letter": LETTER[::-1]}
UPRIGHT = {"a4": A4, "letter": LETTER}
LEAST = 6
"""In points: what can be read at arm's length."""


@pytest.mark.parametrize(("paper", "language"), [("a4", "en"), ("letter", "fr")])
def test_the_city_fills_eighteen_pages(paper: Paper, language: Language) -> None:
    """A guide, six pages of the board, four and three of cards, two of money, investigators, clues."""
    found = sizes(pdf("city", paper=paper, language=language))
    assert found == [UPRIGHT[paper], *[LYING[paper]] * 6, *[UPRIGHT[paper]] * 11]


def test_all_numbers_are_whole_and_large_on_some_page_of_the_board() -> None:
    """Inside of where it is cut, and large enough to be read."""
    reader = pdf("city", paper="a4", language="en")
    wide, high = LYING["a4"]
    seen: set[str] = set()
    for page in range(1, 7):
        for number, (_, x, y, size) in numbers(placed(reader, page)).items():
            assert size > LEAST
            if 11 * MM < x < (wide - 11) * MM - 3 * size / 2 and 11 * MM < y < (high - 11) * MM - size:
                seen.add(number)
    assert len(NUMBERS) == 183
    assert seen >= NUMBERS


def test_all_numbers_are_on_the_poster() -> None:
    """One page, as large as a print shop has it."""
    reader = pdf("city", "poster")
    assert sizes(reader) == [(594.0, 841.0)]
    found = numbers(placed(reader, 0))
    assert found.keys() >= NUMBERS
    assert min(found[number][3] for number in NUMBERS) > LEAST


def test_no_cut_goes_through_a_space_or_a_circle() -> None:
    """Whatever stands on the board is whole on one page or the other."""
    reach = 34
    for at, cuts in enumerate(CUTS):
        assert all(after > before for before, after in pairwise(cuts))
        for cut in cuts[1:-1]:
            for node, spot in BOX.board.xy.items():
                assert abs(spot[at] - cut) > (reach if node in BOX.board.spaces else 12), (node, cut)


def test_there_are_thirty_six_movement_cards() -> None:
    """Each with its number, whose it is, and what it does."""
    found = texts(pdf("city", "cards"))
    assert found.count("up to ") - found.count("up to three") - found.count("up to four") == 36
    for one in BOX.investigators.values():
        assert found.count(one.name.replace(' "', " “").replace('" ', "” ")) == 6
    assert found.count("All your cards come back at the end of the turn.") == 6
    assert len(pdf("city", "cards").pages) == 4


@pytest.mark.parametrize(("language", "reward"), [("en", "Reward $4,000"), ("fr", "Prime 4 000 $")])
def test_there_are_twenty_two_thieves(language: str, reward: str) -> None:
    """Those of the shipped box with their rewards, in both languages."""
    found = texts(pdf("city", "thieves", language=language))
    assert len(BOX.thieves) == 22
    for thief in BOX.thieves.values():
        assert thief.name in found
    assert found.count(reward.partition(" ")[0]) == len(BOX.competitive)
    assert found.count(reward) == sum(thief.reward == 4_000 for thief in BOX.competitive.values())


def test_the_bank_has_the_notes_of_the_box_and_small_ones() -> None:
    """C6: 26 of $1,000 and 16 of $5,000; rewards of the shipped cards can be paid."""
    found = texts(pdf("city", "money"))
    assert [found.count(text) for text in ("$1,000", "$5,000", "$500 ")] == [3 * 26, 3 * 16, 3 * 12]
    assert all(thief.reward % 500 == 0 for thief in BOX.competitive.values())


@pytest.mark.parametrize("name", packs())
def test_every_word_of_a_pack_has_a_card(name: str) -> None:
    """And stands on six evidence sheets."""
    pack = packs()[name]
    reader = pdf("house", "cards", "sheets", pack=name)
    found = texts(reader)
    for kind in ("thing", "room", "place"):
        for card in pack.of_kind(kind):
            says = said(pack, card) if kind == "place" else card.word
            assert found.count(" ".join(says.split())) >= 7
            assert card.gloss in found
    pages = -(-(len(pack.cards) + 6) // 9)
    assert sizes(reader) == [A4] * pages + [A4[::-1]] * 3


def test_the_house_is_on_two_pages_with_every_room() -> None:
    """As text, in letters that are embedded."""
    reader = pdf("house", "board", paper="letter", pack="maison")
    assert sizes(reader) == [LETTER] * 2
    found = texts(reader)
    assert all(room.word in found for room in packs()["maison"].rooms)


def test_english_can_be_left_out() -> None:
    """For a class that knows the words."""
    found = texts(pdf("house", "cards", gloss="no", pack="maison"))
    assert "la télévision" in found
    assert "the television" not in found


@pytest.mark.parametrize("game", ["city", "house"])
def test_black_and_white_has_no_colour(game: str) -> None:
    """Not one stroke; and with colours there are many."""
    every = ("board", "cards", *(("thieves", "money", "investigators", "backs") if game == "city" else ("figures",)))
    choices = {"pack": "maison"} if game == "house" else {}
    reader = pdf(game, *every, "poster", plain=True, **choices)
    assert {found for found in colours(reader) if len({*found}) > 1} == set()
    assert len(colours(pdf("city", paper="a4", language="en"))) > 100


def test_letters_are_ours_and_not_the_machines() -> None:
    """Whatever is installed there."""
    found = fonts(pdf("city", paper="a4", language="en")) | fonts(pdf("house", "cards", "sheets", pack="maison"))
    assert found
    assert {name.partition("-")[0] for name in found} <= {"SourceSansPro", "FredokaOne"}


def test_the_same_wish_gives_the_same_bytes() -> None:
    """Nothing depends on the clock or on chance."""
    wish = PrintOptions("letter", "fr", plain=True, parts=("cards",))
    assert pressed("city", wish) == pressed("city", wish)


@pytest.mark.parametrize(("language", "names"), [("en", ("vault", "BANK")), ("fr", ("chambre", "BANQUE"))])
def test_P3_rooms_and_buildings_are_named_on_the_board(language: Language, names: tuple[str, ...]) -> None:
    """In the language of the print, so that owners of a printed board find the two sections of a tip."""
    written = texts(pdf("city", "poster", language=language))
    for name in names:
        assert name in written
