"""The picture of a house: whatever a pack's rooms are, each is drawn once, can be read, and can be stood in."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace

from stopthief.house.box.box import packs, usual_pack
from stopthief.house.box.cards import Furniture, Pack, Room, Shape, Wall
from stopthief.house.box.pack_file import faults
from stopthief.house.drawing import draw, pictures, rooms, sprite, standalone
from stopthief.house.drawing.art import BLANK, library, picture
from stopthief.house.drawing.plan import FloorPlan

NS = "{http://www.w3.org/2000/svg}"
SHAPES: tuple[Shape, ...] = get_args(Shape)
WALLS: tuple[Wall, ...] = get_args(Wall)
LATER = re.findall(
    r"\S+",
    "stove fridge sink desk chair chest car bicycle boxes washing-machine plant window toilet ladder bookcase barrel "
    "toolbench fireplace blackboard school-desk globe satchel ball book locker piano microscope flag swing slide "
    "lunch-tray bench coat-rack blank",
)


OURS = usual_pack()


def _odd(seed: int) -> Pack:
    """A pack with a house that nobody would build: rooms of any size and shape on a grid, with awkward words."""
    dice = random.Random(seed)
    wide, high = dice.randint(1, 4), dice.randint(1, 4)
    size = dice.randint(1, 5), dice.randint(1, 5)
    found = tuple(
        Room(
            id=f"room-{column}-{row}",
            word=dice.choice(("l'x", 'la pièce <froide> & "sombre"', "une très longue salle des pas perdus à côté")),
            gloss="a room",
            preposition="dans",
            at=(column * size[0] + 3, row * size[1] + 2, size[0], size[1]),
            shape=dice.choice(SHAPES),
            wall=dice.choice(WALLS),
            furniture=tuple(Furniture(dice.choice(sorted(pictures())), dice.random()) for _ in range(4)),
        )
        for column in range(wide)
        for row in range(high + 1)
    )
    ids = [room.id for room in found]
    pairs = tuple((a, b) for at, a in enumerate(ids) for b in ids[at + 1 :] if dice.random() < 0.4)
    return replace(OURS, rooms=found, borders=pairs, passages=())


PACKS = {**packs(), **{f"odd {seed}": _odd(seed) for seed in range(12)}}


@pytest.fixture(params=PACKS)
def pack(request: pytest.FixtureRequest) -> Pack:
    """Our own packs, and some with strange houses."""
    return PACKS[request.param]


def _parsed(text: str) -> ET.Element:
    return ET.fromstring(text)  # noqa: S314 - our own text


def _of(whole: ET.Element, name: str) -> list[ET.Element]:
    return [part for part in whole.iter() if name in (part.get("class") or "").split()]


def test_every_room_is_drawn_once_with_its_word(pack: Pack) -> None:
    """And the word is there in full, whatever signs are in it."""
    drawn = _of(_parsed(draw(pack)), "room")
    assert [part.get("data-room") for part in drawn] == [room.id for room in pack.rooms]
    for part, room in zip(drawn, pack.rooms, strict=True):
        assert ["".join(text.itertext()) for text in part.iter(f"{NS}text")] == [room.word]


def test_no_sign_hangs_out_of_its_room(pack: Pack) -> None:
    """However long the word is, also with letters as wide as high."""
    longest = tuple(replace(room, word=f"la {'M' * 28}{'家' * 28} {at}") for at, room in enumerate(pack.rooms))
    for one in (pack, replace(pack, rooms=longest)):
        boxes = {spot.id: spot.box for spot in rooms(one)}
        for part in _of(_parsed(draw(one)), "room"):
            left, _, wide, _ = boxes[part.get("data-room") or ""]
            (rim,) = _of(part, "rim")
            start = float(rim.get("x") or 0)
            assert left < start < start + float(rim.get("width") or 0) < left + wide


def test_openings_are_where_bordering_rooms_touch(pack: Pack) -> None:
    """All other pairs that border are joined by a passage: every pair once."""
    house = _parsed(draw(pack))
    pairs = {name: [_pair(part) for part in _of(house, name)] for name in ("opening", "passage")}
    drawn = [*pairs["opening"], *pairs["passage"]]
    assert sorted(map(sorted, drawn)) == sorted(map(sorted, (*pack.borders, *pack.passages)))
    touching = {frozenset((touch.one, touch.other)) for touch in FloorPlan(pack).touches}
    assert all((pair in touching) == (name == "opening") for name, found in pairs.items() for pair in found)


def _pair(part: ET.Element) -> frozenset[str]:
    return frozenset((part.get("data-between") or "").split())


def test_markers_stand_on_the_floor_of_their_room(pack: Pack) -> None:
    """Six of them, none where another is, and none on the word."""
    wide, high = FloorPlan(pack).size
    for spot in rooms(pack):
        left, top, width, height = spot.box
        assert 0 < left < left + width < wide
        assert 0 < top < top + height < high
        assert len(set(spot.stands)) == 6
        for x, y in spot.stands:
            assert left < x < left + width
            assert top + 0.6 * height < y < top + height


def test_everything_is_inside_the_picture(pack: Pack) -> None:
    """Furniture stays in its room, and words in the picture."""
    plan = FloorPlan(pack)
    for part in _of(_parsed(draw(pack)), "room"):
        box = plan.boxes[part.get("data-room") or ""]
        for use in part.iter(f"{NS}use"):
            x, y, wide, high = (float(use.get(name) or "nan") for name in ("x", "y", "width", "height"))
            assert box.left <= x <= x + wide <= box.right + 1
            assert box.top <= y <= y + high <= box.bottom + 1
        for text in part.iter(f"{NS}text"):
            half = float(text.get("font-size") or "nan") * 0.54 * len(text.text or "") / 2
            assert box.left - box.wide / 2 < float(text.get("x") or "nan") - half
            assert float(text.get("y") or "nan") < box.bottom


def test_a_picture_is_the_same_each_time(pack: Pack) -> None:
    """Even its unsteady lines."""
    assert draw(pack) == draw(pack)


@pytest.mark.parametrize("make", [draw, sprite, standalone])
def test_no_style_or_script_is_written_into_an_element(pack: Pack, make: object) -> None:
    """The page allows neither."""
    assert callable(make)
    made = _parsed(make(pack))
    assert all(name != "style" and not name.startswith("on") for part in made.iter() for name in part.attrib)
    assert not list(made.iter(f"{NS}script"))


def test_every_card_has_a_picture_in_the_sprite(pack: Pack) -> None:
    """Its own drawing, or a label with the first letter of its word; and nothing is used that is not there."""
    symbols = {part.get("id"): part for part in _parsed(sprite(pack)).iter(f"{NS}symbol")}
    for card in pack.cards.values():
        symbol = symbols[f"art-{card.picture or card.id}"]
        letters = ["".join(text.itertext()) for text in symbol.iter(f"{NS}text")]
        assert letters == ([] if card.id in pictures() else [letters[0]])
    whole = _parsed(standalone(pack))
    there = {part.get("id") for part in _parsed(draw(pack)).iter()} | set(symbols)
    assert {use.get("href") for use in whole.iter(f"{NS}use")} <= {f"#{name}" for name in there}


def test_a_label_has_the_first_letter_of_the_word() -> None:
    """Without its article."""
    things = (replace(OURS.things[0], id="kite", word="l\N{RIGHT SINGLE QUOTATION MARK}écharpe"), *OURS.things[1:])
    symbols = {part.get("id"): part for part in _parsed(sprite(replace(OURS, things=things))).iter(f"{NS}symbol")}
    assert "".join(symbols["art-kite"].itertext()).strip() == "É"


@pytest.mark.parametrize("name", packs())
def test_there_is_a_drawing_of_all_our_words(name: str) -> None:
    """And of all that stands in our rooms."""
    ours = packs()[name]
    assert {picture(card) for card in ours.cards.values()} <= pictures()
    assert {piece.picture for room in ours.rooms for piece in room.furniture} <= pictures()


def test_there_are_drawings_for_packs_to_come() -> None:
    """Whatever else a house or a school may need."""
    assert set(LATER) <= pictures()


@pytest.mark.parametrize("name", packs())
def test_our_sprites_are_light(name: str) -> None:
    """They are sent to every phone at the table."""
    assert len(sprite(packs()[name]).encode()) < 60_000
    assert sum(len(drawing.inner) for drawing in library().values()) < 80_000


def test_our_furniture_does_not_hide_the_words() -> None:
    """Whatever hangs in a room hangs below its sign."""
    for part in _of(_parsed(draw(OURS)), "room"):
        text = next(part.iter(f"{NS}text"))
        half = float(text.get("font-size") or "nan") * 0.54 * len(text.text or "") / 2
        middle, low = float(text.get("x") or "nan"), float(text.get("y") or "nan")
        for left, top, right in _uses(part):
            assert top > low or right < middle - half or left > middle + half


def _uses(part: ET.Element) -> Iterator[tuple[float, float, float]]:
    for use in part.iter(f"{NS}use"):
        left, top, wide = (float(use.get(name) or "nan") for name in ("x", "y", "width"))
        yield left, top, left + wide


def test_no_number_is_missing(pack: Pack) -> None:
    """No house is so strange that a line has no place to go."""
    assert not re.search(r"\b(nan|inf|None)\b", draw(pack))


def test_a_drawing_that_is_not_there_is_named() -> None:
    """With whoever asks for it: a card, or a room for its furniture."""
    things = (replace(OURS.things[0], picture="kite"), *OURS.things[1:])
    attic = replace(OURS.rooms[0], furniture=(Furniture("anchor"),))
    found = faults(replace(OURS, things=things, rooms=(attic, *OURS.rooms[1:])))
    assert found == ["television: there is no drawing kite.", "attic: there is no drawing anchor."]


def test_all_drawings_are_written_down() -> None:
    """Whoever writes a pack can choose from all of them."""
    guide = (Path(__file__).parents[3] / "docs" / "packs.md").read_text("utf-8")
    assert pictures() - {BLANK} <= set(re.findall(r"`([a-z-]+)`", guide))
