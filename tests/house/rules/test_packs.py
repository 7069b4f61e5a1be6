"""Loading vocabulary packs: every problem is named with its place, and what is accepted can be played."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest

from stopthief.core.errors import Broken
from stopthief.house.box.box import pack_files, packs
from stopthief.house.box.cards import Pack
from stopthief.house.box.pack_file import faults, read
from stopthief.house.box.setup import Day, Player, Setup
from tests.support.games.playing import any_command, played
from tests.support.house.players import careful
from tests.support.house.tables import HOUSE, NAMES, agreed

SHIPPED = pack_files()["maison"]
WRITTEN: dict[str, Any] = tomllib.loads(SHIPPED.decode())

Change = Callable[[dict[str, Any]], object]


def problems(*changes: Change) -> tuple[str, ...]:
    """What is said of the shipped pack after some changes."""
    pack = deepcopy(WRITTEN)
    for change in changes:
        change(pack)
    return problems_of(toml(pack))


def toml(pack: dict[str, Any]) -> bytes:
    """A file with these parts, each on one line."""
    return "".join(f"{name} = {inline(value)}\n" for name, value in pack.items()).encode()


def inline(value: object) -> str:
    """A value as it stands in a line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(name)} = {inline(one)}" for name, one in value.items()) + " }"
    if isinstance(value, list):
        return f"[{', '.join(map(inline, value))}]"
    return json.dumps(value).replace("Infinity", "inf")


def problems_of(data: bytes) -> tuple[str, ...]:
    """What is said of a file."""
    with pytest.raises(Broken) as caught:
        read(data)
    assert all(re.fullmatch(r"\S.*\.", problem) for problem in caught.value.problems)
    return caught.value.problems


def card(name: str, **fields: object) -> Change:
    """Change a card; a field of None is taken away."""

    def change(pack: dict[str, Any]) -> None:
        rows = [*pack["things"], *pack["rooms"], *pack["places"]]
        row = next(one for one in rows if one["id"] == name)
        row.update({field: value for field, value in fields.items() if value is not None})
        for field in [field for field, value in fields.items() if value is None]:
            row.pop(field, None)

    return change


def says(name: str, text: str, gloss: str | None = None) -> Change:
    """Change a phrase."""
    kept = WRITTEN["phrases"][name]["gloss"] if gloss is None else gloss
    return lambda pack: pack["phrases"].update({name: {"says": text, "gloss": kept}})


def part(name: str, value: object) -> Change:
    """Change a whole part."""
    return lambda pack: pack.update({name: value})


def without(name: str) -> Change:
    """Leave a part out."""
    return lambda pack: pack.pop(name)


@pytest.mark.parametrize("name", pack_files())
def test_a_shipped_pack_has_no_fault(name: str) -> None:
    """It is read, checked again as a value, and survives the wire."""
    pack = read(pack_files()[name])
    assert pack == packs()[name]
    assert faults(pack) == []
    assert msgspec.json.decode(msgspec.json.encode(pack), type=Pack) == pack


def test_every_fault_of_the_shape_is_named_at_once() -> None:
    """A dozen of them in one file: missing, too much, too long, of the wrong kind; several in one card."""
    found = problems(
        without("gloss"),
        part("colour", "red"),
        part("language", "French"),
        part("places", WRITTEN["places"][:1]),
        part("borders", "everywhere"),
        card("lamp", word=7, gender="n", shade="green"),
        card("vase", gloss=None),
        card("attic", at=[0, 0, 12], shape="dome"),
        card("kitchen", at=[-1, 7, 4, 4], furniture=[{"picture": "Oven!", "at": 2}]),
        lambda pack: pack["phrases"].pop("question"),
        lambda pack: pack["phrases"].update(hello={"says": "Bonjour", "gloss": "Hello"}),
        lambda pack: pack["phrases"]["wrong"].pop("gloss"),
        lambda pack: pack["grammar"].pop("articles"),
    )
    places = [problem.partition(":")[0] for problem in found]
    assert sorted(places) == sorted(
        [
            "gloss",
            "colour",
            "language",
            "places",
            "borders",
            "things[4] (lamp).word",
            "things[4] (lamp).gender",
            "things[4] (lamp).shade",
            "things[8] (vase).gloss",
            "rooms[1] (attic).at",
            "rooms[1] (attic).shape",
            "rooms[7] (kitchen).at",
            "rooms[7] (kitchen).furniture[1].picture",
            "rooms[7] (kitchen).furniture[1].at",
            "phrases.question",
            "phrases.hello",
            "phrases.wrong.gloss",
            "grammar.articles",
        ]
    )


def test_every_fault_of_the_meaning_is_named_at_once() -> None:
    """More than a dozen in one file that has the right shape."""
    found = problems(
        part("borders", [*WRITTEN["borders"], ["attic", "moon"], ["garage", "garage"], ["bedroom", "attic"]]),
        card("rug", id="lamp"),
        card("mirror", word="le vase", gloss="the vase"),
        card("computer", word="le ordinateur"),
        card("clock", gender=None),
        card("radio", gender="m"),
        card("cushion", word="coussin"),
        card("television", word="l'télévision", gender="f"),
        card("bedroom", at=[0, 0, 4, 4]),
        card("office", at=[8, 3, 0, 4]),
        card("bed", preposition="du"),
        card("door", gloss="behind the\tdoor"),
        says("go", "Je passe {de from} {à somewhere}."),
        says("stay", "Je reste à {room}."),
        says("question", "Est-ce que je {me trompe ?"),
        says("card_thing", "Voici {DE thing}."),
        lambda pack: pack["grammar"]["contractions"].pop("à le"),
    )
    for said in (
        "there is no room moon",
        "garage cannot border itself",
        "attic and bedroom are written twice",
        "lamp: two cards have this id",
        "le vase: two cards say this",
        "the vase: two cards mean this",
        "write l\N{RIGHT SINGLE QUOTATION MARK}ordinateur",
        "clock: say whether",
        'radio: "la radio" has the article of another gender',
        'cushion: "coussin" needs an article',
        "begins with a consonant",
        "it is drawn over attic",
        "its width and height have to be 1 or more",
        'the preposition "du" holds an article already',
        "holds what cannot be printed",
        "phrases.go: {to} is missing",
        "phrases.go: {somewhere} means nothing here",
        "phrases.stay: write {à ...}",
        "phrases.question: braces hold a name",
        'phrases.card_thing: write "DE" in small letters',
        'grammar.contractions: "à le" has to become "au"',
    ):
        assert [problem for problem in found if said in problem], said


def test_a_room_that_cannot_be_reached() -> None:
    """Every room has a way to every other."""
    beside_basement = [pair for pair in WRITTEN["borders"] if "basement" not in pair]
    assert problems(part("borders", beside_basement)) == ("borders: there is no way to basement.",)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe\x00",
        b"name = ",
        b"name = 'a'\nname = 'b'",
        b"a = " + b"9" * 5_000,
        b"a = " + b"[" * 5_000,
        b"a" + b".a" * 3_000 + b" = 1",
        b"[[things]]\nid = 1979-05-27",
        b"things = 3\nrooms = {}\nplaces = [[]]\nphrases = []\nlanguage = []",
        "name = '\ud800'".encode("utf-8", "surrogatepass"),
    ],
    ids=["empty", "no text", "cut off", "twice", "huge number", "deep", "dotted", "a date", "other kinds", "surrogate"],
)
def test_what_is_no_pack_at_all(data: bytes) -> None:
    """It is said in a sentence, and nothing else happens."""
    assert problems_of(data)


WORDS = ("", " ", "la lampe", "l'", "le ", "é", "{room}", "{", "}", "de", "fr", "es", "nan", "-1", "0", "99", "x" * 70)


def mangled(rng: Random) -> bytes:
    """The shipped file with something changed: letters, lines, or values of its parts."""
    if rng.random() < 0.4:
        text = bytearray(SHIPPED)
        for _ in range(rng.randint(1, 4)):
            start = rng.randrange(len(text))
            text[start : start + rng.randint(0, 6)] = bytes(
                rng.choices(b'"=[]{}.,\n\\ abc019-\xc3\xa9', k=rng.randint(0, 3))
            )
        return bytes(text)
    if rng.random() < 0.5:
        lines = SHIPPED.splitlines(keepends=True)
        start, end = sorted(rng.choices(range(len(lines)), k=2))
        rows = lines[start : min(end, start + 12)]
        return b"".join(lines[:start] + rng.choice([[], rows * 2, rows[::-1]]) + lines[start + len(rows) :])
    pack = deepcopy(WRITTEN)
    for _ in range(rng.randint(1, 3)):
        poke(rng, pack)
    return toml(pack)


def poke(rng: Random, value: Any) -> None:
    """Change, add or take away something somewhere inside."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    if not keys:
        return
    key = rng.choice(keys)
    if isinstance(value[key], dict | list) and rng.random() < 0.8:
        poke(rng, value[key])
    elif rng.random() < 0.3:
        del value[key]
    else:
        value[key] = rng.choice([*WORDS, 0, -1, 41, 0.5, float("inf"), True, [], {}, ["attic", "attic"], value[key]])


def test_a_mangled_file_is_broken_or_can_be_played() -> None:
    """Nothing but Broken comes out; whatever is accepted is a pack with which games come to their end."""
    rng, accepted = Random("mangled"), []
    for _ in range(150):
        data = mangled(rng)
        with suppress(Broken):
            accepted.append(read(data))
    assert 5 < len(accepted) < 100
    for number, pack in enumerate(accepted[:12]):
        play_out(pack, 2 + number % 5, str(number))


def test_a_mangled_setup_is_broken_or_can_be_played() -> None:
    """As it comes over the wire, with its pack inside: read as the types say, checked, or refused with a reason."""
    rng, accepted = Random("mangled setup"), 0
    whole = msgspec.json.encode(agreed(4, today=Day(2, 29)))
    for number in range(200):
        setup = msgspec.json.decode(whole)
        for _ in range(rng.randint(1, 2)):
            poke(rng, setup["pack"] if number % 2 else setup)
        with suppress(Broken, msgspec.ValidationError):
            checked = msgspec.json.decode(msgspec.json.encode(setup), type=Setup)
            HOUSE.check(checked)
            accepted += 1
            played(HOUSE, checked, str(number), any_command, 12)
    assert accepted > 10


def play_out(pack: Pack, players: int, seed: str) -> None:
    """A game of careful players comes to its end; one of careless ones runs into nothing."""
    setup = Setup(tuple(map(Player, NAMES[:players])), pack)
    assert played(HOUSE, setup, seed, careful, 2_000).result is not None
    played(HOUSE, setup, seed, any_command, 40)


@pytest.mark.parametrize("players", range(2, 7))
def test_the_smallest_pack_and_the_largest(players: int) -> None:
    """Two cards of each kind are too few but for three; 56 are not too many for anybody."""
    pack = packs()["maison"]
    small = pack_of(pack, 2, 2, 2)
    setup = Setup(tuple(map(Player, NAMES[:players])), small)
    if players > 3:
        with pytest.raises(Broken, match="too few cards"):
            HOUSE.check(setup)
    else:
        HOUSE.check(setup)
        play_out(small, players, "small")
    play_out(pack_of(pack, 12, 9, 9), players, "large")


def pack_of(pack: Pack, things: int, rooms: int, places: int) -> Pack:
    """The first so many cards of each kind."""
    kept = {room.id for room in pack.rooms[:rooms]}
    borders = tuple(pair for pair in pack.borders if kept.issuperset(pair))
    passages = tuple(pair for pair in pack.passages if kept.issuperset(pair))
    return msgspec.structs.replace(
        pack,
        things=pack.things[:things],
        rooms=pack.rooms[:rooms],
        places=pack.places[:places],
        borders=borders,
        passages=passages,
    )


_SLIPS = {
    'language = "fr"': ('language = "french"', "language: this will not do; use a code such as fr or pt-BR."),
    'id = "lamp"': (
        'id = "La lampe"',
        "things[4] (La lampe).id: this will not do; use small letters, digits and hyphens.",
    ),
    'gloss = "the rug"': ("gloss = 5", "things[5] (rug).gloss: write a text, in quotation marks."),
    'word = "le miroir"': ('word = ""', "things[6] (mirror).word: this must not be empty."),
    "at = [0, 3, 4, 4]": ("at = [0, 3, 4]", "rooms[2] (bedroom).at: there are 3 values, and 4 are needed."),
    "at = [4, 3, 4, 4]": ("at = [4, 3, 4, 'x']", "rooms[3] (bathroom).at: value 4: write a whole number."),
    "at = [8, 3, 4, 4]": ("at = [8, 3, 4, 99]", "rooms[4] (office).at: value 4: the number has to be 40 or less."),
    'shape = "cellar"': (
        'shape = "cave"',
        "rooms[8] (basement).shape: this will not do; write room or roof or cellar or lean-to or yard.",
    ),
}


def test_F11_slips_are_told_to_a_teacher_and_not_to_a_programmer() -> None:
    """Each with its place and what to write instead; all at once."""
    text = pack_files()["maison"].decode()
    for right, (wrong, _) in _SLIPS.items():
        text = text.replace(right, wrong, 1)
    with pytest.raises(Broken) as broken:
        read(text.encode())
    assert sorted(broken.value.problems) == sorted(sentence for _, sentence in _SLIPS.values())


def test_a_grammar_has_an_end() -> None:
    """Whatever somebody sends is looked at before anybody else at the server gets on: it has to be little."""
    many = [f"{number:x}" for number in range(5000)]
    said = problems(lambda pack: pack["grammar"].update(articles=many, contractions=dict.fromkeys(many, "x")))
    assert len(said) == 2
    assert said[0].startswith("grammar.articles: ")
    assert said[1].startswith("grammar.contractions: ")


def test_a_mark_at_the_beginning_of_a_file_is_no_fault() -> None:
    """As some editors write it."""
    assert read(b"\xef\xbb\xbf" + SHIPPED) == read(SHIPPED)
