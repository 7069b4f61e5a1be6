"""Join a table and play legal commands at random: all it takes to write a client.

Usage: python examples/random_player.py http://127.0.0.1:8765 [TABLE INVITATION]

Without a table it opens one and plays alone.
"""

import json
import random
import secrets
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

SETUP = {
    "mode": "solo",
    "players": [{"name": "Ada", "investigator": "tad"}],
}


def ask(server: str, path: str, key: str, body: object) -> Any:
    """Send a request that changes something; its answer."""
    request = Request(server + path, json.dumps(body).encode(), {"Authorization": f"Bearer {key}"})
    with urlopen(request) as answer:
        return json.load(answer)


def take_seats(server: str, table: str | None, invitation: str | None) -> tuple[str, list[str]]:
    """Join a table, or open one; its name and the tokens of the seats to play."""
    key = secrets.token_urlsafe(32)  # a device makes its key once and keeps it
    if table is not None:
        return table, [ask(server, f"/api/tables/{table}/join", key, {"invitation": invitation})["token"]]
    new = {"game": "city", "setup": SETUP, "request": secrets.token_urlsafe(8), "here": [0]}
    opened = ask(server, "/api/tables", key, new)
    return opened["room"]["table"], [ticket["token"] for ticket in opened["tickets"]]


def play(server: str, table: str, tokens: list[str]) -> Any:
    """Play to the end, through lost connections; how the game ended."""
    seats = [{"token": token, "seen": 0} for token in tokens]
    while True:
        with connect(server.replace("http", "ws", 1) + "/api/play", max_size=None) as socket:
            socket.send(json.dumps({"type": "hello", "table": table, "seats": seats}))
            try:
                return converse(socket)
            except ConnectionClosed:
                continue


def converse(socket: Any) -> Any:
    """Answer every moment in which a seat of ours has to choose."""
    for frame in socket:
        for message in json.loads(frame):
            if message["type"] == "refused" and message["code"] != "stale":
                raise SystemExit(message["sentence"])
            now = message.get("now", {})
            if "result" in now:
                return now["result"]
            if now.get("legal"):
                number = message["number"] if message["type"] == "story" else message["batch"]["number"]
                command = random.choice(now["legal"])
                socket.send(json.dumps({"type": "do", "seat": message["seat"], "seen": number, "command": command}))
    raise ConnectionError


if __name__ == "__main__":
    server, *invited = sys.argv[1:]
    table, tokens = take_seats(server.rstrip("/"), *(invited or (None, None)))
    print(f"Playing at table {table}.")
    print(play(server.rstrip("/"), table, tokens))
