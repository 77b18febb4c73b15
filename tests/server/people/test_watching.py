"""A link for spectators shows a game some minutes behind, and nothing that is fresher."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from server.kit import Api, Game, Refusal, Running, Seat, Stream, serving
from server.people.table import Clock, do, propose, say
from server.secrets.test_alike import another, heard, play_on
from undergrowth.engine.frames import NOBODY
from undergrowth.server.games import delayed

MINUTES = 5
LATER = 60.0 * MINUTES


class Spectator(Seat):
    """Somebody with a link for spectators."""

    def __init__(self, api: Api, secret: str) -> None:
        super().__init__(api, secret, None)
        self.path = f"/api/watch/{secret}"


def spectator(game: Game, minutes: int = MINUTES) -> Spectator:
    made = game.api.put(f"/api/games/{game.id}/watch", {"minutes": minutes}, game.made["owner"])
    assert made["link"] == f"/watch/{made['secret']}"
    return Spectator(game.api, made["secret"])


@pytest.fixture
def clock() -> Clock:
    """A clock that is a little ahead: a game is made at the time of the machine."""
    ahead = Clock()
    ahead.passes(60)
    return ahead


@pytest.fixture
def watched(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server that looks anew for each request."""
    monkeypatch.setattr(delayed, "LOOKS", 0.0)
    monkeypatch.setattr(delayed, "_HELD", 0.0)
    with serving(tmp_path, now=clock) as running:
        yield running


def test_it_shows_what_spectators_saw_some_minutes_ago(watched: Running, clock: Clock) -> None:
    game = watched.api.create(["here"] * 4)
    onlooker = spectator(game)
    play_on(game, random.Random(1), 9)
    then, log = game.nobody.state(), game.nobody.log()
    clock.passes(LATER)
    play_on(game, random.Random(2), 9)
    assert game.nobody.state()["revision"] > then["revision"]
    seen = onlooker.state()
    for part in ("revision", "view", "decision", "over", "title", "log_length", "created"):
        assert seen[part] == then[part], part
    assert seen["latest"] == then["revision"]
    assert (seen["id"], seen["viewer"], seen["people"]["proposals"]) == (onlooker.game, None, [])
    assert onlooker.log() == log
    earlier = onlooker.state(revision=2)
    assert earlier["view"] == game.nobody.state(revision=2)["view"]
    with pytest.raises(Refusal) as caught:
        onlooker.state(revision=then["revision"] + 1)
    assert caught.value.code == "no_moment"
    clock.passes(LATER)
    assert onlooker.state()["view"] == game.nobody.state()["view"]


def test_a_game_that_has_just_begun_is_not_shown_yet(watched: Running, clock: Clock) -> None:
    game = watched.api.create(["here"] * 4)
    onlooker = spectator(game)
    for path in ("", "/log", "/stream"):
        refused = watched.api.ask("GET", onlooker.path + path)
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "not_yet")
        assert int(refused.headers["retry-after"]) > 0
    clock.passes(LATER + 10)
    assert onlooker.state()["revision"] == 0
    assert spectator(game, 0).state()["revision"] == 0


def told(running: Running, onlooker: Spectator, fresh: bool = True) -> list[str]:
    """Everything that a link tells; with `fresh`, as a process that knows nothing yet."""
    found: list[str] = []
    for path in ("", "?revision=3", "?revision=900", "/log", "/log?from=4"):
        if fresh:
            running.app.state.watching._links.clear()
        found.append(heard(running, onlooker.path + path, None))
    with onlooker.follow() as stream:
        found.append(str(stream.state()))
    return found


def test_nothing_that_happened_since_is_told_at_any_address(watched: Running, clock: Clock) -> None:
    """Answers, what is taken back of them, talk, proposals, people who leave, the end."""
    game = watched.api.create(["here"] * 4, clock={"kind": "game", "seconds": 6000})
    onlooker, dice = spectator(game), random.Random(3)
    play_on(game, dice, 9)
    clock.passes(LATER + 30)
    before = told(watched, onlooker)
    play_on(game, dice, 5)
    assert told(watched, onlooker) == before
    room = watched.rooms.known(game.id)
    assert room is not None
    if room.undo_seat is not None:
        game.seat(room.undo_seat).undo()
        assert told(watched, onlooker) == before
    watched.api.post(f"/api/games/{game.id}/phrases", {"phrase": "hello"}, game.seat(1).token)
    propose(game.seat(0), "pause")
    game.seat(2).settings(pace="slow")
    assert told(watched, onlooker) == before
    do(game.seat(3), "away", player="random")
    do(game.seat(3), "back")
    do(game.seat(2), "resign", player="random")
    assert told(watched, onlooker) == before
    propose(game.seat(0), "end")
    for seat in (1, 3):
        say(game.seat(seat))
    assert game.nobody.state()["over"]
    assert told(watched, onlooker) == before
    clock.passes(2 * LATER)
    assert onlooker.state()["over"]


def test_a_link_that_nobody_uses_any_more_takes_no_memory(
    watched: Running, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delayed, "_IN_USE", 0.0)
    monkeypatch.setattr(delayed, "_IDLE", 2)
    links = [spectator(watched.api.create(["here", "here"]), 0) for _ in range(5)]
    clock.passes(10)
    seen = [link.state()["revision"] for link in links]
    assert seen == [0] * 5 and len(watched.app.state.watching._links) <= 3
    assert [link.state()["revision"] for link in links] == seen


def test_names_that_were_taken_away_are_shown_no_more(watched: Running, clock: Clock) -> None:
    """By their people, or by the operator, also after the end, when nothing newer comes."""
    game = watched.api.create(["here", "here"], title="A slur")
    game.seat(0).settings(name="Slur")
    game.seat(1).settings(name="Ada")
    onlooker = spectator(game)
    clock.passes(LATER + 60)
    assert [each["name"] for each in onlooker.state()["seats"]] == ["Slur", "Ada"]
    game.seat(0).settings(name=None)
    game.seat(1).settings(name="Grace")
    seen = onlooker.state()
    assert [each["name"] for each in seen["seats"]] == [None, "Ada"]
    room = watched.rooms.known(game.id)
    assert room is not None
    room.row = replace(room.row, title="A game")  # as the operator renames it
    assert onlooker.state()["title"] == "A game"


def test_worlds_that_look_alike_are_told_alike(watched: Running, clock: Clock) -> None:
    """1.2.1 By the link and beside it: nothing hidden is shown later, either."""
    game, dice = watched.api.create(["here"] * 4), random.Random(5)
    onlooker = spectator(game)
    play_on(game, dice, 40)
    clock.passes(LATER)
    room = watched.rooms.known(game.id)
    assert room is not None
    before = told(watched, onlooker)
    with another(watched, room, NOBODY, dice):
        assert told(watched, onlooker) == before


def test_what_was_taken_back_stays_until_something_newer_is_old_enough(
    watched: Running, clock: Clock
) -> None:
    """Else it would tell that the people have just gone back."""
    game = watched.api.create(["here", "here"])
    onlooker = spectator(game)
    play_on(game, random.Random(1), 8)
    clock.passes(LATER)
    before = told(watched, onlooker, fresh=False)
    revision = onlooker.state()["revision"]
    propose(game.seat(0), "rewind", revision=3)
    say(game.seat(1))
    assert game.nobody.state()["revision"] == 3
    assert told(watched, onlooker, fresh=False)[2:] == before[2:]
    play_on(game, random.Random(9), 2)
    assert told(watched, onlooker, fresh=False)[2:] == before[2:]
    with onlooker.follow() as stream:
        assert stream.state()["revision"] == revision
        clock.passes(LATER)
        back = stream.state()
        assert (back["revision"], back["edition"]) == (3, 1)
        now = stream.state()
        assert now["view"] == game.nobody.state()["view"]
        assert stream.next("entries")["next"] == now["log_length"]


def test_a_stream_tells_each_moment_when_it_is_old_enough(watched: Running, clock: Clock) -> None:
    game = watched.api.create(["here", "here"])
    onlooker = spectator(game)
    clock.passes(LATER + 5)
    with onlooker.follow() as stream:
        assert stream.state()["revision"] == 0
        after = game.seat().answer("keep in 1")
        clock.passes(LATER - 5)
        assert onlooker.state()["revision"] == 0
        clock.passes(10)
        assert stream.state()["revision"] == after["revision"]
        assert stream.next("entries")["entries"]


def test_a_link_is_made_by_the_maker_and_can_be_ended(watched: Running, clock: Clock) -> None:
    game = watched.api.create(["here", "here"])
    path, owner = f"/api/games/{game.id}/watch", game.made["owner"]
    for token in (None, game.seat().token):
        assert watched.api.ask("PUT", path, token, json={"minutes": 5}).status_code == 401
    assert watched.api.ask("PUT", path, owner, json={"minutes": 4}).status_code == 422
    assert watched.api.ask("GET", path, owner).status_code == 404
    first, second = spectator(game, 0), spectator(game, 0)
    assert watched.api.get(path, owner) == {"minutes": 0}
    assert watched.api.ask("GET", first.path).status_code == 404
    with second.follow() as stream:
        stream.state()
        assert watched.api.ask("DELETE", path, owner).json() == {"minutes": None}
        ended(stream)
    for link in (second.path, "/api/watch/nothing"):
        assert watched.api.ask("GET", link).json()["error"]["code"] == "no_watch"


def ended(stream: Stream) -> None:
    """Wait until a stream has ended."""
    with pytest.raises(AssertionError, match="ended"):
        stream.next("nothing")


def test_a_link_opens_nothing_else(watched: Running) -> None:
    """It is the id of no game: with that anybody could watch what happens now."""
    game = watched.api.create(["here", "here"])
    secret = spectator(game, 0).game
    assert game.id not in str(Spectator(watched.api, secret).state())
    for path in ("", "/log", "/stream", "/replay", "/ahead", "/position", "/review"):
        assert watched.api.ask("GET", f"/api/games/{secret}{path}").status_code in (404, 422)
    with pytest.raises(Refusal):
        Seat(watched.api, game.id, secret).state()
