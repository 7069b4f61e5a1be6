"""Play legal commands at random: all it takes to write a client. See docs/protocol.md.

python examples/random_player.py http://127.0.0.1:8765        plays alone
python examples/random_player.py http://127.0.0.1:8765 3      opens a table for three, and prints links for the others
python examples/random_player.py LINK                         joins with such a link
"""

import json
import random
import secrets
import sys
import time
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

KEY = secrets.token_urlsafe(32)  # a client that people use makes its key once, and keeps it
ATTEMPTS, TAKEN = 10, 4001


def ask(server: str, path: str, body: object = None) -> Any:
    """Send a request; its answer."""
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(server + path, data, {"Authorization": f"Bearer {KEY}"}), timeout=10) as answer:
            return json.load(answer)
    except HTTPError as refused:
        told = refused.read()
        raise SystemExit("\n".join(json.loads(told)["sentences"]) if told[:1] == b"{" else told.decode()) from None
    except (OSError, ValueError) as problem:
        raise SystemExit(f"There is no server at {server} ({problem}); start one with: stopthief serve") from None


def open_table(server: str, players: int) -> tuple[str, str]:
    """Open a table with one seat here: its name, and the seat's token. The game itself says what can be chosen."""
    lobby = ask(server, "/api/games")["games"][0]["lobby"]
    mode = next(one for one in lobby["modes"] if one["mode"] == ("solo" if players == 1 else "cooperative"))
    level = next(one for one in mode["levels"] if one["level"] == mode["usual"])
    row = [{"name": one["name"], "investigator": one["investigator"]} for one in lobby["investigators"][:players]]
    setup = {"mode": mode["mode"], "players": row, "difficulty": level["level"], "settings": level["settings"]}
    new = {"game": "city", "setup": setup, "request": secrets.token_urlsafe(8), "here": [0]}
    opened = ask(server, "/api/tables", new)
    for ticket in opened["tickets"][1:]:
        print(f"{server}/#{opened['room']['table']}.{ticket['invitation']}", flush=True)
    return opened["room"]["table"], opened["tickets"][0]["token"]


def play(server: str, table: str, token: str) -> Any:
    """Play to the end, through lost connections; how the game ended."""
    hello = json.dumps({"type": "hello", "table": table, "seats": [{"token": token}]})
    failures = 0
    while failures < ATTEMPTS:
        try:
            with connect(server.replace("http", "ws", 1) + "/api/play", max_size=None) as socket:
                socket.send(hello)
                failures = 0
                return converse(socket)
        except (OSError, WebSocketException) as lost:
            if isinstance(lost, ConnectionClosed) and lost.rcvd and lost.rcvd.code == TAKEN:
                raise SystemExit(lost.rcvd.reason) from None
            failures += 1
            print(f"The connection was lost ({lost}); trying again.", flush=True)
            time.sleep(0.2 * failures)
    raise SystemExit(f"The server at {server} does not come back.")


def converse(socket: ClientConnection) -> Any:
    """Choose whenever our seat has to. The server's word counts, not what was sent before."""
    for frame in socket:
        for message in json.loads(frame):
            if message["type"] == "refused" and message["code"] != "stale":
                if "seat" in message or message["code"] == "too fast":
                    raise ConnectionError(message["sentence"])
                raise SystemExit(message["sentence"])
            now = message.get("now", {})
            if "result" in now:
                return now["result"]
            if "legal" in now:
                number = message["number"] if message["type"] == "story" else message["batch"]["number"]
                command = random.choice(now["legal"])
                socket.send(json.dumps({"type": "do", "seat": message["seat"], "seen": number, "command": command}))
    raise ConnectionError("the server said goodbye")


if __name__ == "__main__":
    if not sys.argv[1:] or not all(map(str.isdecimal, sys.argv[2:])):
        raise SystemExit(__doc__)
    address, _, invited = sys.argv[1].partition("#")
    name, _, invitation = invited.partition(".")
    at = address.rstrip("/")
    if invited:
        seat = ask(at, f"/api/tables/{name}/join", {"invitation": invitation})["token"]
    else:
        name, seat = open_table(at, int(sys.argv[2]) if sys.argv[2:] else 1)
    print(f"Playing at table {name}.", flush=True)
    print(play(at, name, seat))
