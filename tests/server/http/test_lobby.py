"""A lobby is told enough of a game to open any table, and nothing that it offers is refused."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from stopthief.city import city
from stopthief.city.box.settings import changed, switches
from stopthief.city.lobby.offer import CLASHES, lobby
from stopthief.core.errors import Broken
from tests.support.servers.serving import Running, ask, open_table, server


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that bears being asked quickly."""
    folder: Path = tmp_path_factory.mktemp("lobby")
    with server(folder / "tables.sqlite", "--limit", "requests_per_second=10000") as found:
        yield found


def offered(running: Running) -> Any:
    """The city's offer, as a client gets it."""
    answer = ask(running.address, "GET", "/api/games")
    assert answer.status == 200
    (game,) = (one for one in answer.json()["games"] if one["game"] == "city")
    assert game["edition"] == city().edition
    return game["lobby"]


def row(offer: Any, mode: Any, count: int, first: int) -> list[dict[str, str]]:
    """So many players, with investigators from one on; the last ones play the Pack if the mode wants it."""
    others = offer["investigators"]
    turned = [*others[first:], *others[:first]]
    players = [{"name": one["name"], "investigator": one["investigator"]} for one in turned[:count]]
    return players[: count - mode["packs"]] + [{"name": "x" * offer["longest_name"]}] * mode["packs"]


def test_every_mode_difficulty_and_number_of_players_makes_a_table(running: Running) -> None:
    """The client knows no rule: all it sends comes from the offer."""
    offer = offered(running)
    for mode in offer["modes"]:
        for level, count in product(mode["levels"], range(mode["least"], mode["most"] + 1)):
            for first in range(len(offer["investigators"])):
                setup = {
                    "mode": mode["mode"],
                    "players": row(offer, mode, count, first),
                    "difficulty": level["level"],
                    "settings": level["settings"],
                }
                opened = open_table(running.address, setup, here=(0,))
                assert len(opened.tokens) + len(opened.invitations) == count


def values(switch: Any) -> list[Any]:
    """The values of a switch that are worth trying: every choice, or the ends and a step between."""
    if switch["choices"]:
        return list(switch["choices"])
    if isinstance(switch["default"], bool):
        return [False, True]
    least, most, step = switch["least"], switch["most"], switch["step"]
    return [least, least + step, most]


def clashes(offer: Any, settings: dict[str, Any]) -> bool:
    """Whether a lobby would say that these do not go together."""
    return any(all(settings[name] == value for name, value in one.items()) for one in offer["clashes"])


def test_every_value_of_every_switch_makes_a_table(running: Running) -> None:
    """In every mode, on top of its usual level; what clashes is refused with a sentence."""
    offer = offered(running)
    for mode in offer["modes"]:
        (base,) = (level["settings"] for level in mode["levels"] if level["level"] == mode["usual"])
        for switch in offer["switches"]:
            for value in values(switch):
                setup = {
                    "mode": mode["mode"],
                    "players": row(offer, mode, mode["least"], 0),
                    "difficulty": "custom",
                    "settings": base | {switch["name"]: value},
                }
                if not clashes(offer, setup["settings"]):
                    open_table(running.address, setup, here=(0,))


def test_clashes_are_those_that_the_rules_refuse() -> None:
    """Any two switches at any values go together, but for those listed."""
    offer = lobby(city().box)
    every = [(one.name, value) for one in switches() for value in values({**_plain(one)})]
    for (name, value), (other, second) in product(every, every):
        if name >= other:
            continue
        listed = {name: value, other: second} in CLASHES
        standard = {"win_by": "thieves"} if "win_by" not in (name, other) else {}
        try:
            changed(offer.modes[0].levels[0].settings, {**standard, name: value, other: second})
        except Broken:
            assert listed
        else:
            assert not listed


def _plain(switch: Any) -> dict[str, Any]:
    return {name: getattr(switch, name) for name in switch.__struct_fields__}


def test_what_is_outside_the_offer_is_refused(running: Running) -> None:
    """A player too many is answered with a sentence."""
    offer = offered(running)
    mode = offer["modes"][0]
    most = row(offer, mode, mode["most"] + 1, 0)
    body = {"game": "city", "setup": {"mode": mode["mode"], "players": most}, "request": "a" * 8}
    answer = ask(running.address, "POST", "/api/tables", key="k" * 43, body=body)
    assert answer.status == 422
    assert answer.json() == {
        "code": "unusable",
        "sentences": ["players: competitive is played by 2 to 4, not by 5."],
    }


def test_the_offers_come_packed_to_those_who_can_unpack_them(running: Running) -> None:
    """Word for word the same, at a fraction of the weight."""
    plain = ask(running.address, "GET", "/api/games")
    packed = ask(running.address, "GET", "/api/games", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) * 2 < len(plain.body)
