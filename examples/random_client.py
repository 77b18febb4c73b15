"""Plays a game of Root at random, by the HTTP API alone: `random_client.py [URL] [seed]`."""

import json
import random
import sys
from collections.abc import Iterator
from typing import Any
from urllib.request import Request, urlopen


def request(url: str, token: str = "", body: object = None) -> Any:
    """An open answer of the server; with a body, to a POST."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    return urlopen(Request(url, json.dumps(body).encode() if body else None, headers))


def states(url: str, token: str) -> Iterator[dict[str, Any]]:
    """The game as our seat sees it: now, and after every change."""
    event = ""
    for line in request(url, token):
        name, _, value = line.decode().rstrip("\n").partition(": ")
        event = value if name == "event" else event
        if name == "data" and event == "state":
            yield json.loads(value)


def main(server: str = "http://127.0.0.1:8765", seed: str = "1") -> None:
    dice = random.Random(int(seed))
    seats = [{"player": "here"}, {"player": "random"}, {"player": "random"}]
    wanted = {"setup": {"seats": seats}, "pace": "instant"}
    made = json.load(request(f"{server}/api/games", body=wanted))
    game, token = f"{server}/api/games/{made['id']}", made["seats"][0]["token"]
    answered = -1  # the same state may be told twice
    for state in states(f"{game}/stream", token):
        if state["over"]:
            outcome = state["view"]["outcome"]
            print(f"{', '.join(outcome['winners'])} won by {outcome['how']}")
            break
        asked = state["decision"]
        if asked and asked["mine"] and state["revision"] > answered:
            answered = state["revision"]
            answer = dice.choice(asked["options"])["text"]
            request(f"{game}/answers", token, {"revision": answered, "text": answer})


if __name__ == "__main__":
    main(*sys.argv[1:])
