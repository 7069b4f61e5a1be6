"""The documentation of the protocol is current and complete, and what goes over the wire fits it."""

from __future__ import annotations

import ast
import json
import re
import secrets
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args

import jsonschema
import msgspec
import pytest
from msgspec import inspect

from stopthief import games
from stopthief.cli import main
from stopthief.server.http.api import ENDPOINTS
from stopthief.server.http.requests import Fault
from stopthief.server.protocol.spelling import anchor
from stopthief.server.protocol.vocabulary import GAPS, Spoken, Vocabulary, everything, literals, members
from stopthief.table.messages import FromDevice, FromServer
from tests.support.city.tables import CITY
from tests.support.servers.serving import Opened, Running, ask, join, open_table, server
from tests.support.wire.devices import Device

ROOT = Path(__file__).parents[3]
GAMES = {name: entry.game for name, entry in games.GAMES.items()}
ON_ITS_OWN = {("Accepted", "value"), ("BotThought", "thought"), ("SeatAdvice", "advice")}
"""Values of games whose types are declared nowhere."""


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The output of the command."""
    assert main(["protocol", *words]) == 0
    return capsys.readouterr().out


def test_the_page_is_current(capsys: pytest.CaptureFixture[str]) -> None:
    """The committed page is the one that the program prints."""
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    assert page == printed(capsys), "run: stopthief protocol > docs/protocol.md"


def test_every_link_on_the_page_leads_somewhere(capsys: pytest.CaptureFixture[str]) -> None:
    """No heading stands there twice, and no link goes nowhere."""
    page = printed(capsys)
    headings = [anchor(line.lstrip("# ")) for line in page.splitlines() if line.startswith("#")]
    assert len(headings) == len({*headings})
    assert {*re.findall(r"\]\(#([^)]*)\)", page)} <= {*headings}
    for file in re.findall(r"\]\(([^#)]+)\)", page):
        assert (ROOT / "docs" / file).exists()


def test_every_refusal_is_on_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    """Every code of the server and of tables is explained."""
    page = printed(capsys)
    for folder in ("server", "table"):
        for path in (ROOT / "src" / "stopthief" / folder).rglob("*.py"):
            for code in codes(ast.parse(path.read_text())):
                assert f"`{code}`" in page, f"{path.name} can refuse as {code!r}"


def codes(tree: ast.AST) -> Iterator[str]:
    """The codes of all refusals that a module makes."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(
                func=ast.Name("Refused" | "Unstored" | "Fault") | ast.Attribute(attr="_refuse"),
                args=[ast.Constant(str(code)), *_],
            ):
                yield code
            case _:
                pass


def kinds(of: object) -> Iterator[inspect.StructType]:
    """Every object that a type is made of."""
    for union in members(of):
        for info in everything(inspect.type_info(union)):
            if isinstance(info, inspect.StructType):
                yield info


def spoken() -> dict[str, list[inspect.StructType]]:
    """Every object of the protocol by the game it belongs to, found without the generator's own walk over games."""
    bodies = [kind for one in ENDPOINTS for kind in (one.takes, one.gives) if isinstance(kind, type)]
    common = [FromDevice, FromServer, Fault, *bodies]
    found = {"": [info for root in common for info in kinds(root)]}
    for name, game in GAMES.items():
        types = game.types
        found[name.capitalize()] = [
            info
            for root in (types.setup, types.command, types.observation, types.view, types.guide)
            for info in kinds(root)
        ]
    return found


def test_every_type_field_and_choice_is_in_the_module(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing that can be said is missing for a client in JavaScript."""
    module = printed(capsys, "--format", "jsdoc")
    blocks = {
        name: block
        for block in module.split("/**")
        for name in re.findall(r"@typedef \{.*\} (\w+)$", block, re.MULTILINE)
    }
    for prefix, infos in spoken().items():
        for info in infos:
            block = blocks.get(prefix + info.cls.__name__) or blocks[info.cls.__name__]
            if info.tag is not None:
                assert f'@property {{"{info.tag}"}} {info.tag_field}' in block
            for field in info.fields:
                assert re.search(rf"@property \{{.*\}} \[?{field.name}\]?( |$)", block, re.MULTILINE), (block, field)
                for value in literals(field.type):
                    assert json.dumps(value) in module
    for name, union in (("FromDevice", FromDevice), ("FromServer", FromServer)):
        assert f"{{{' | '.join(one.__name__ for one in get_args(union))}}} {name}" in blocks[name]
    for name, game in GAMES.items():
        for gap, several in (("Command", game.types.command), ("Observation", game.types.observation)):
            named = (name.capitalize() + one.__name__ for one in members(several))
            assert f"{{{' | '.join(named)}}} {name.capitalize()}{gap}" in blocks[name.capitalize() + gap]
    assert module.endswith("export {};\n")
    for used in re.findall(r"\{([^}]*)\}", module):
        words = re.findall(r"\b[A-Z]\w+", re.sub(r'"[^"]*"', "", used))
        assert {*words} <= {*blocks, "Record"}


def test_only_a_game_knows_what_is_left_open() -> None:
    """Every field that may be anything is filled in by a game, but for the parts of a view and of a setup."""
    found = Vocabulary({name: Spoken(game, None, None) for name, game in GAMES.items()})
    open_fields = {
        (kind.name, field.name)
        for kind in found
        if isinstance(kind.info, inspect.StructType)
        for field in kind.info.fields
        if any(isinstance(info, inspect.AnyType | inspect.RawType) for info in everything(field.type))
        and not any(isinstance(info, inspect.StructType) for info in everything(field.type))
    }
    assert open_fields == {*GAPS, ("Update", "changes"), ("Update", "grown"), *ON_ITS_OWN}


@cache
def fits(kind: Any) -> jsonschema.Draft202012Validator:
    """Checks JSON against a type, without the program's own reading of it."""
    return jsonschema.Draft202012Validator(msgspec.json.schema(kind))


class Recording(Device):
    """A device that keeps what it sends, too."""

    sent: list[object]

    def send(self, message: object) -> None:
        """Send and keep a message."""
        self.sent = [*getattr(self, "sent", []), message]
        super().send(message)


def played(running: Running, opened: Opened, whim: Random) -> list[Recording]:
    """A cooperative game for two to its end: with undos, notes, a refusal and somebody who watches."""
    tokens = [opened.tokens[0], join(running.address, opened, 1)]
    devices = [Recording(running.address, opened.table, [token]) for token in tokens]
    watcher = Recording(running.address, opened.table)
    devices[0].send({"type": "ping"})
    devices[0].send({"type": "note", "seat": 0, "notes": {"113": "no"}})
    devices[0].do(0, {"type": "arrest", "space": 1})
    while (seat := devices[0].seats[0].now.get("awaited")) is not None:
        mine = devices[seat].seats[seat]
        while not mine.now.get("legal"):
            devices[seat].receive()
        assert devices[seat].do(seat, whim.choice(mine.now["legal"]))["type"] == "done"
        if mine.now.get("undo") and whim.random() < 0.3:
            devices[seat].send({"type": "undo", "seat": seat, "seen": mine.number})
            devices[seat].wait(lambda one: one["type"] == "done")
        while devices[0].seats[0].number < mine.number:
            devices[0].receive()
    while not watcher.seats[None].now.get("result"):
        watcher.receive()
    return [*devices, watcher]


def test_a_whole_game_fits_the_types(tmp_path: Path) -> None:
    """Every frame of both sides, what the game puts into them, and every answer over HTTP."""
    limits = ("--limit", "messages_per_second=10000")
    setup = msgspec.to_builtins(CITY.begin("cooperative", {"Ann": "tad", "Bob": "sandra"}, seed="1").setup)
    with server(tmp_path / "tables.sqlite", *limits) as running:
        opened = open_table(running.address, setup, here=(0,))
        devices = played(running, opened, Random(1))
        heard = dict.fromkeys(("room", "story", "update", "notes", "done", "refused", "pong"), 0)
        for device in devices:
            for message in device.sent:
                fits(FromDevice).validate(message)
                if message["type"] == "do":  # type: ignore[index] # JSON
                    fits(CITY.types.command).validate(message["command"])  # type: ignore[index] # JSON
            for frame in device.frames:
                fits(list[FromServer]).validate(json.loads(frame))
                for message in json.loads(frame):
                    heard[message["type"]] += 1
                    check_game(message)
        assert all(heard.values()), heard
        check_answers(running, opened)


def check_game(message: Any) -> None:
    """The game's parts of a message fit the game's types."""
    for batch in [*message.get("batches", ()), *([message["batch"]] if "batch" in message else ())]:
        for seen in batch.get("seen", ()):
            fits(CITY.types.observation).validate(seen)
    for command in message.get("now", {}).get("legal", ()):
        fits(CITY.types.command).validate(command)
    if "view" in message:
        fits(CITY.types.view).validate(message["view"])
    if "setup" in message:
        fits(CITY.types.setup).validate(message["setup"])


def check_answers(running: Running, opened: Opened) -> None:
    """Each endpoint answers with what it is said to give, and refuses as it is said to."""
    bodies = {
        "open_table": {"game": "city", "setup": {"mode": "solo"}, "request": secrets.token_urlsafe(8)},
        "join": {"invitation": opened.invitations[1]},
        "invite": {"seat": 1},
        "hand": {"seat": 1, "strength": "easy"},
        "draw_code": {"text": f"{running.address}/"},
        "tell_facts": {"setup": {"mode": "solo"}},
        "read_document": {"text": "words"},
        "print_wish": {"parts": ["money"]},
        "open_tutorial": {"request": secrets.token_urlsafe(8)},
    }
    for one in ENDPOINTS:
        body, path = bodies.get(one.name), one.path.format(table=opened.table, game="city")
        fits(one.takes or type(None)).validate(body)
        shown = opened.tokens[0] if one.shows == "token" else opened.key
        answer = ask(running.address, one.method, path, key=shown, body=body)
        if one.name in ("open_table", "join", "tell_facts", "read_document"):
            assert answer.status in (404, 409, 422)
            fits(Fault).validate(answer.json())
        elif isinstance(one.gives, type):
            assert answer.status == (201 if one.name == "open_tutorial" else 200), answer.body
            fits(one.gives).validate(answer.json())
        if one.shows in ("key", "token"):
            answer = ask(running.address, one.method, path, body=body)
            assert (answer.status, answer.json()["code"]) == (401, "no key")
