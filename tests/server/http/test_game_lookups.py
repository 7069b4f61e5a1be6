"""The extras of games: current lobbies, facts of a setup, documents that users wrote."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.requests import Request

from stopthief.core.errors import Broken, Refused
from stopthief.server.http.api import ENDPOINTS, Api
from stopthief.server.http.game_lookups import GameLookups
from stopthief.server.limits import Limits
from stopthief.server.play.registry import TableRegistry
from stopthief.server.site import GameExtras, Site
from stopthief.stores.opening import open_store
from tests.support.city.tables import CITY
from tests.support.servers.serving import ask, server

SETUP = msgspec.json.encode(CITY.begin("solo", {"Ann": "tad"}, seed="1").setup)


class CountingExtras:
    """The extras of a game, which count how often they are used."""

    def __init__(self) -> None:
        self.asked: list[object] = []

    def lobby(self) -> object:
        """Something new each time."""
        self.asked.append("lobby")
        return {"asked": len(self.asked)}

    def facts(self, setup: Any) -> object:
        """The names of the players."""
        self.asked.append(setup)
        return {"names": [player.name for player in setup.players]}

    def document(self, data: bytes) -> object:
        """Lines, each of which has to begin with a letter."""
        lines = data.decode().split("\n")
        if wrong := [f"line {at}: no letter." for at, line in enumerate(lines, 1) if not line[:1].isalpha()]:
            raise Broken(*wrong)
        return {"lines": lines}


@pytest.fixture
def extras() -> CountingExtras:
    """Extras that count."""
    return CountingExtras()


@pytest.fixture
def post(extras: CountingExtras, tmp_path: Path) -> Callable[[str, str, object], tuple[int, Any]]:
    """Sends a body to an endpoint by name, for a game; status and JSON that come back."""

    async def asked(name: str, game: str, body: object) -> tuple[int, Any]:
        registry = TableRegistry({"city": CITY}, await open_store(str(tmp_path / "tables.sqlite")), Limits())
        site = Site(games={"city": GameExtras(extras.lobby, extras.facts, extras.document)})
        (route,) = (one for one in Api(registry, Limits(), site).routes() if one.name == name)

        async def receive() -> Any:
            return {"type": "http.request", "body": msgspec.json.encode(body), "more_body": False}

        scope = {"type": "http", "method": "POST", "headers": [], "query_string": b"", "path_params": {"game": game}}
        answer = await route.endpoint(Request(scope, receive))
        await registry.store.close()
        return answer.status_code, msgspec.json.decode(answer.body)

    return lambda name, game, body: asyncio.run(asked(name, game, body))


Post = Callable[[str, str, object], tuple[int, Any]]


def test_a_lobby_is_as_it_is_now(post: Post) -> None:
    """It is asked for anew with each request."""
    for count in (1, 2):
        status, answer = post("list_games", "", None)
        assert (status, answer["games"][0]["lobby"]) == (200, {"asked": count})


def test_facts_are_told_of_a_setup(post: Post) -> None:
    """Just as the game tells them."""
    assert post("tell_facts", "city", {"setup": msgspec.Raw(SETUP)}) == (200, {"names": ["Ann"]})


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ({"mode": "solo", "players": []}, "players: solo is played by 1, not by 0."),
        ({"mode": "war", "players": []}, "setup: Invalid enum value 'war' - at `$.mode`."),
        (7, "setup: Expected `object`, got `int`."),
    ],
)
def test_no_facts_of_what_no_game_can_start_from(
    post: Post, extras: CountingExtras, setup: object, sentence: str
) -> None:
    """The game is not even asked."""
    assert post("tell_facts", "city", {"setup": setup}) == (422, {"code": "unusable", "sentences": [sentence]})
    assert extras.asked == []


def test_a_document_is_read(post: Post) -> None:
    """The value comes back, or every fault."""
    assert post("read_document", "city", {"text": "a\né"}) == (200, {"value": {"lines": ["a", "é"]}})
    sentences = ["line 1: no letter.", "line 3: no letter."]
    assert post("read_document", "city", {"text": "1\nb\n"}) == (422, {"code": "unusable", "sentences": sentences})


def test_bodies_have_their_limits(post: Post) -> None:
    """Too long, or not what is asked for."""
    assert post("read_document", "city", {"text": "a" * 70_000})[1]["code"] == "too long"
    assert post("read_document", "city", {"text": 3})[1]["code"] == "malformed"
    assert post("tell_facts", "city", {})[1]["code"] == "malformed"


@pytest.mark.parametrize("name", [one.name for one in ENDPOINTS if "{game}" in one.path and not one.shows])
def test_there_is_no_such_game(post: Post, name: str) -> None:
    """It says which there are."""
    body = {"setup": msgspec.Raw(SETUP)} if name == "tell_facts" else {"text": ""}
    sentence = "There is no such game; there is city."
    assert post(name, "chess", body) == (404, {"code": "no game", "sentences": [sentence]})


def test_a_game_that_nobody_teaches(post: Post) -> None:
    """It is played here, and has no tutorial."""
    assert post("tell_script", "city", None)[1]["code"] == "no tutorial"


def test_facts_are_kept_for_the_next_who_asks() -> None:
    """All devices of a table ask for the same at once: the game is asked once. Only the last few are kept."""
    extras = CountingExtras()
    lookups = GameLookups({"city": CITY}, {"city": GameExtras(facts=extras.facts)})
    setups = [SETUP.replace(b'"Ann"', f'"Ann {n}"'.encode()) for n in range(40)]

    async def asked(*wanted: bytes) -> None:
        await asyncio.gather(*(lookups.facts("city", one) for one in wanted))

    async def all_of_it() -> None:
        await asked(*[SETUP] * 8)
        assert len(extras.asked) == 1
        await asked(*setups)
        await asked(setups[-1])
        assert len(extras.asked) == 41
        await asked(SETUP)
        assert len(extras.asked) == 42

    asyncio.run(all_of_it())


def test_what_nests_too_deeply_is_refused() -> None:
    """A reader that gives up in the depths is no fault of the server's."""

    def read(_data: bytes) -> object:
        raise RecursionError

    lookups = GameLookups({"city": CITY}, {"city": GameExtras(document=read)})
    with pytest.raises(Broken, match="nested too deeply"):
        asyncio.run(lookups.document("city", "[" * 9_000))


def test_a_game_need_not_have_any() -> None:
    """Then it says so."""
    lookups = GameLookups({"city": CITY}, {})
    with pytest.raises(Refused) as refused:
        asyncio.run(lookups.facts("city", SETUP))
    assert refused.value.code == "no facts"
    with pytest.raises(Refused) as refused:
        asyncio.run(lookups.document("city", ""))
    assert refused.value.code == "no documents"
    assert asyncio.run(lookups.lobbies()) == {"city": None}


def test_over_the_network(tmp_path: Path) -> None:
    """A real server answers alike."""
    with server(tmp_path / "tables.sqlite") as running:
        answer = ask(running.address, "POST", "/api/games/city/facts", body={"setup": msgspec.Raw(SETUP)})
        assert (answer.status, answer.json()["code"]) == (404, "no facts")
        answer = ask(running.address, "POST", "/api/games/chess/document", body={"text": ""})
        assert (answer.status, answer.json()["code"]) == (404, "no game")
        surrogate = rb'{"text": "\ud800"}'
        answer = ask(running.address, "POST", "/api/games/city/document", body=surrogate)
        assert answer.status in (400, 404)
