"""Every byte that leaves the server, held against the truth: a seat gets its own observations and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from stopthief.city import events as ev
from stopthief.city.commands import Command
from stopthief.city.random_setups import random_setup
from stopthief.city.setup import Mode
from stopthief.table.entries import Joined, Opened
from stopthief.table.messages import Done
from tests.devices import Device
from tests.helpers import BOARD, BOX, CITY
from tests.hunters import eager
from tests.serving import Running, ask, join, new_key, open_table, server
from tests.strategies import GAMES
from tests.wiretap import Insight, Log, Tap, encode, room

ACTS = 220
FAST = ("--limit", "messages_per_second=100000", "--limit", "requests_per_second=100000")

NUMBERS = set(BOARD.steps)
ELSE = {"number", "seen", "back", "began", "changed", "before", "table", "edition", "commitment", "token", "invitation"}
"""Fields that only count or name, and may come by any number."""
PLACES = re.compile(
    r"""
    (.*\.)? (
    (view|changes) \. public \. at                                  # where investigators stand
    | (view|changes) \. public \. setup \. .* | setup \. .*         # agreed before the game
    | moved \. path | (arrest_missed|thief_arrested) \. space       # seen by all
    | (move_to|escort) \. to | arrest \. space                      # what the seat may do
    | tip_heard \. tip \. spaces | (view|changes|grown) \. tips \. spaces   # the seat's own, or no tip at all
    | (game_over | (view|changes) \. public) \. trail               # when all is over
    )
    """,
    re.VERBOSE,
)
"""The only places where the number of a space may stand."""
PACKS = re.compile(
    r"(.*\.)? (pack_at \. space | move_pack \. to | (view|changes|grown) \. (thief (\.\w+)? | trail))", re.VERBOSE
)
"""The same for the Pack's own player."""


class Heard(NamedTuple):
    """All that one receiver got, and which secrets are its own."""

    seat: int | None
    data: list[bytes]
    own: set[str]
    heads: list[str]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Path]]:
    """A server that lets tests play fast."""
    file = tmp_path_factory.mktemp("wire") / "tables.sqlite"
    with server(file, *FAST) as one:
        yield one, file


class Game:
    """A game over the wire in which every byte is expected before it comes."""

    def __init__(self, running: tuple[Running, Path], mode: Mode, difficulty: str) -> None:
        self.whim = Random(f"{mode} {difficulty}")
        self.address, file = running[0].address, running[1]
        label = difficulty if mode == "competitive" or difficulty == "custom" else None
        opened = open_table(self.address, random_setup(BOX, self.whim.randrange, mode, label), here=(0,))
        self.table, self.keys = opened.table, {0: opened.key}
        self.tokens, self.invitations = dict(opened.tokens), opened.invitations
        for seat in opened.invitations:
            self.keys[seat] = new_key()
            self.tokens[seat] = join(self.address, opened, seat, self.keys[seat])
        self.log = Log(file, CITY, self.table)
        first = self.log.more()[0]
        assert isinstance(first, Opened)
        self.opened = first
        self.insights = {seat: Insight(CITY, first, seat) for seat in (None, *sorted(self.tokens))}
        self.taps: list[tuple[int | None, Tap]] = [(seat, self._tap(seat)) for seat in self.insights]
        self.heard = {seat: Heard(seat, [], self._own(seat), []) for seat in self.insights}

    def _own(self, seat: int | None) -> set[str]:
        if seat is None:
            return set()
        return {self.keys[seat], self.tokens[seat], *(self.invitations.values() if seat == 0 else ())}

    def _tap(self, seat: int | None) -> Tap:
        tap = Tap(Device(self.address, self.table, [] if seat is None else [self.tokens[seat]]))
        tap.expect(room(self.table, CITY, self.opened), self.insights[seat].story(0))
        return tap

    def play(self) -> None:
        """A step: a command, something taken back, a note, or somebody who comes again."""
        awaited = self.taps[0][1].device.seats[None].now.get("awaited")
        assert awaited is not None
        tap = next(tap for seat, tap in self.taps if seat == awaited)
        seated, mood = tap.device.seats[awaited], self.whim.random()
        sent: dict[str, Any] = {"seat": awaited, "seen": seated.number}
        answered = True
        if seated.now.get("undo") and mood < 0.3:
            tap.device.send(sent | {"type": "undo"})
        elif mood < 0.4:
            answered = False
            word = f"note {self.whim.getrandbits(64)}"
            tap.device.send({"type": "note", "seat": awaited, "notes": {f"n{self.whim.randrange(4)}": word}})
        else:
            legal = msgspec.convert(seated.now["legal"], list[Command])
            command = eager(self.whim, self.log.table().match.state, legal)
            tap.device.send(sent | {"type": "do", "command": msgspec.to_builtins(command)})
        self._hear(tap, awaited, sent["seen"] if answered else None)

    def _hear(self, actor: Tap, awaited: int, seen: int | None) -> None:
        while not (new := self.log.more()):
            actor.device.receive()
        (entry,) = new
        told = {seat: insight.follow(entry) for seat, insight in self.insights.items()}
        for seat, tap in self.taps:
            done = [] if seen is None or tap is not actor else [Done(awaited, seen, self.insights[awaited].number)]
            tap.expect(told[seat], *map(encode, done))

    def come_again(self) -> None:
        """Every receiver comes with what it has, and then with any number; and asks over HTTP."""
        for seat, tap in self.taps:
            insight = self.insights[seat]
            seen = self.whim.choice([insight.number, self.whim.randrange(insight.number + 3), 2**53 - 1])
            tap.device.close()
            tap.device.seats[seat].number = seen
            tap.device.connect()
            tap.expect(room(self.table, CITY, self.opened), insight.story(seen))
            self._ask(seat)

    def _ask(self, seat: int | None) -> None:
        key, token = (None, None) if seat is None else (self.keys[seat], self.tokens[seat])
        here = f"/api/tables/{self.table}"
        asked = [ask(self.address, "GET", path, key=key) for path in (here, "/api/tables", "/api/health", f"{here}/no")]
        asked.append(ask(self.address, "POST", f"{here}/join", key=new_key(), body={"invitation": "x" * 43}))
        if self.log.table().result is None:
            asked.append(ask(self.address, "GET", f"{here}/record"))
            asked.append(ask(self.address, "POST", f"{here}/rematch", key=token))
            assert [one.status for one in asked[-2:]] == [409, 401 if token is None else 409]
        self.heard[seat].data.extend(one.body for one in asked)
        self.heard[seat].heads.extend(str(one.headers) for one in asked)

    def end(self) -> list[Heard]:
        """Nothing more comes; all that everybody heard."""
        for seat, tap in self.taps:
            tap.device.send({"type": "ping"})
            tap.expect(b'{"type":"pong"}')
            self.heard[seat].data.extend(frame.encode() for frame in tap.device.frames)
            tap.device.close()
        return list(self.heard.values())


@pytest.mark.parametrize(("mode", "difficulty"), GAMES)
def test_a_seat_receives_its_own_observations_and_nothing_else(
    mode: Mode, difficulty: str, running: tuple[Running, Path]
) -> None:
    """Streams, resumed streams and undos are byte for byte what the seat's own observations make; no secret is near."""
    game = Game(running, mode, difficulty)
    for entry in game.log.more():
        assert isinstance(entry, Joined)
    for step in range(ACTS):
        if game.log.table().result is not None:
            break
        game.play()
        if step % 30 == 7:
            game.come_again()
    game.come_again()
    truth = game.log.table()
    for heard in game.end():
        check_secrets(game, heard)
        check_places(heard, pack=truth.match.setup.pack)


def check_secrets(game: Game, heard: Heard) -> None:
    """None of what opens anything, nor a hash of it, nor anybody else's notes."""
    opening = {*game.keys.values(), *game.tokens.values(), *game.invitations.values()} - heard.own
    stored = {value for line in game.log.lines for value in re.findall(rb'"([0-9a-f]{64})"', line)}
    notes = {note for line in game.log.lines for note in re.findall(rb'"(note \d+)"', line)}
    mine = set() if heard.seat is None else {text.encode() for text in notes_of(game, heard.seat)}
    everything = b"\n".join([*heard.data, *map(str.encode, heard.heads)])
    for secret in {one.encode() for one in opening} | stored | (notes - mine):
        assert secret not in everything


def notes_of(game: Game, seat: int) -> set[str]:
    """All that a seat ever wrote down."""
    lines = (msgspec.json.decode(line) for line in game.log.lines)
    mine = (line["notes"] for line in lines if line["entry"] == "noted" and line["seat"] == seat)
    return {text for notes in mine for text in notes.values()}


def check_places(heard: Heard, pack: int | None) -> None:
    """The number of a space stands only where the rules put one."""
    for document in heard.data:
        for path, number in numbers(msgspec.json.decode(document), ""):
            if number in NUMBERS and path.rpartition(".")[2] not in ELSE and not PLACES.fullmatch(path):
                assert heard.seat == pack, path
                assert PACKS.fullmatch(path), path


def numbers(value: Any, path: str) -> Iterator[tuple[str, int]]:
    """Every number in a message with the way to it; what has a type is named by it."""
    if isinstance(value, dict):
        way = str(value.get("type", path))
        for name, inside in value.items():
            yield from numbers(inside, f"{way}.{name}")
    elif isinstance(value, list):
        for inside in value:
            yield from numbers(inside, path)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield path, value
    elif isinstance(value, str):
        yield from ((path, int(digits)) for digits in re.findall(r"\d+", value))


def test_the_check_of_places_finds_what_must_not_be_there() -> None:
    """A thief's number smuggled into a batch, a view, a change or a sentence is found; so is a Pack's, by others."""
    space = min(NUMBERS)
    for found in (
        {"type": "story", "view": {"public": {"thief": space}}},
        {"type": "update", "changes": {"public.spree": space}},
        {"type": "update", "batch": {"seen": [msgspec.to_builtins(ev.PackAt(space))]}},
        {"type": "refused", "sentence": f"Not on {space}."},
        {"type": "story", "view": {"thief": {"at": space}}},
    ):
        with pytest.raises(AssertionError):
            check_places(Heard(0, [encode([found])], set(), []), pack=1)
    check_places(Heard(1, [encode([{"type": "story", "view": {"thief": {"at": space}}}])], set(), []), pack=1)
