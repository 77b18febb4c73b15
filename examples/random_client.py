"""Plays a whole game of Root at random, by the HTTP API only: `random_client.py [URL] [seed]`.

Two seats are ours, the third is a computer player's.  Needs the standard library alone.
"""

import json
import random
import sys
import urllib.request


def call(url, body=None, token=None):
    """One request; returns the JSON that comes back."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = json.dumps(body).encode() if body is not None else None
    with urllib.request.urlopen(urllib.request.Request(url, data, headers)) as answer:
        return json.load(answer)


def states(url):
    """The game as spectators see it: now, and after every change."""
    with urllib.request.urlopen(f"{url}/stream") as stream:
        event = ""
        for line in stream:
            name, _, value = line.decode().rstrip("\n").partition(": ")
            event = value if name == "event" else event
            if name == "data" and event == "state":
                yield json.loads(value)


def main(server="http://127.0.0.1:8765", seed="1"):
    dice = random.Random(int(seed))
    seats = [{"player": "here"}, {"player": "here"}, {"player": "random"}]
    made = call(f"{server}/api/games", {"setup": {"seats": seats}, "pace": "instant"})
    game = f"{server}/api/games/{made['id']}"
    tokens = {seat["seat"]: seat["token"] for seat in made["seats"] if seat["token"]}
    revision = -1
    for state in states(game):
        while (asked := state["decision"]) and asked["index"] in tokens:
            token = tokens[asked["index"]]
            state = call(game, token=token)
            asked = state["decision"]
            if state["revision"] <= revision or not asked or not asked["mine"]:
                break
            revision = state["revision"]
            text = dice.choice(asked["options"])["text"]
            state = call(f"{game}/answers", {"revision": revision, "text": text}, token)["state"]
        if state["over"]:
            break
    outcome = call(game)["view"]["outcome"]
    print(f"{', '.join(outcome['winners'])} won by {outcome['how']}")


if __name__ == "__main__":
    main(*sys.argv[1:])
