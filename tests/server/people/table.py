"""A table of people for tests: time that is told by hand, and what people do beside answering."""

from __future__ import annotations

import time
from typing import Any

from server.kit import Game, Json, Running, Seat


class Clock:
    """The time of day, which passes only when a test says so."""

    def __init__(self) -> None:
        self.moment = time.time()

    def __call__(self) -> float:
        return self.moment

    def passes(self, seconds: float) -> None:
        self.moment += seconds


def propose(seat: Seat, kind: str, /, **more: Any) -> Json:
    """A proposal; what the people of the game have decided after it."""
    told: Json = seat.api.post(f"{seat.path}/proposals", {"kind": kind, **more}, seat.token)
    return told


def say(seat: Seat, agrees: bool = True) -> Json:
    """A word on the latest proposal."""
    number = seat.state()["people"]["proposals"][-1]["number"]
    path = f"{seat.path}/proposals/{number}"
    told: Json = seat.api.post(path, {"agrees": agrees}, seat.token)
    return told


def do(seat: Seat, what: str, /, **body: Any) -> Json:
    """One of `away`, `back` and `resign`."""
    told: Json = seat.api.post(f"{seat.path}/{what}", body, seat.token)
    return told


def host(game: Game) -> Seat:
    """The maker of a game, who may propose a few things."""
    return Seat(game.api, game.id, game.made["owner"])


def refused(seat: Seat, path: str, /, **body: Any) -> str:
    """The status and code of a refusal."""
    answer = seat.api.ask("POST", f"{seat.path}/{path}", seat.token, json=body)
    assert not answer.is_success, answer.text
    return f"{answer.status_code} {answer.json()['error']['code']}"


def notes(seat: Seat) -> list[str]:
    """The kinds of what has happened among the people, with why or of which proposal."""
    told = seat.state()["people"]["notes"]
    return [" ".join([n["kind"], *filter(None, [n["why"], n["proposal"]])]) for n in told]


def hands(seat: Seat, of: int) -> list[tuple[int, str, str]]:
    """Return who has played a seat: from which revision, which player, and why."""
    told = seat.state()["seats"][of]["hands"]
    return [(hand["revision"], hand["player"], hand["why"]) for hand in told]


def goes_by(running: Running, game: Game, clock: Clock, seconds: float) -> None:
    """Let time pass, and the game notice."""
    clock.passes(seconds)
    room, loop = running.rooms.known(game.id), running.rooms.loop
    assert loop is not None
    if room is not None:
        loop.call_soon_threadsafe(room.wake)
