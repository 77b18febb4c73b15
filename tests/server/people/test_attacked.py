"""Attacks of somebody who wants a seat, time or an answer that is not theirs."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.kit import Api, Game, Refusal, Running, serving
from server.people.table import Clock, do, goes_by, host, notes, propose, refused, say
from undergrowth.server.games.room import Room

TURN = {"kind": "turn", "seconds": 120, "player": "random"}
WHOLE = {"kind": "game", "seconds": 600, "increment": 0, "player": "random"}
REMATCH = [{"faction": "eyrie_dynasties"}, {"faction": "marquise_de_cat", "player": "invite"}]


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def table(tmp_path: Path, clock: Clock) -> Iterator[Running]:
    """A server whose time passes when a test says so."""
    with serving(tmp_path, now=clock) as running:
        yield running


def left(game: Game, seat: int) -> float:
    return float(game.nobody.state()["clock"]["left"][seat])


# ---- time


def test_going_away_for_a_moment_brings_no_time(table: Running, clock: Clock) -> None:
    """Else who has a second left would have a minute, again and again."""
    game = table.api.create(["here", "here"], clock=WHOLE, pace="slow")
    clock.passes(580)
    before = left(game, 0)
    do(game.seat(0), "away", player="random")
    do(game.seat(0), "back")
    assert left(game, 0) == before < 60


@pytest.mark.parametrize("timed", [TURN, WHOLE])
def test_nobody_thinks_for_free_behind_a_stand_in(
    table: Running, clock: Clock, timed: dict[str, object]
) -> None:
    """A slow one leaves the question open for a minute; then its person comes back and answers."""
    game = table.api.create(["here", "here"], clock=timed, pace="slow")
    clock.passes(30)
    do(game.seat(0), "away", player="search:60s")
    before, other = left(game, 0), left(game, 1)
    clock.passes(50)
    do(game.seat(0), "back")
    assert left(game, 0) == pytest.approx(before - 50)
    do(game.seat(1), "away", player="random")
    clock.passes(20)
    do(game.seat(1), "back")
    assert left(game, 1) == other


def test_who_is_out_of_time_cannot_take_the_question_back(table: Running, clock: Clock) -> None:
    """A computer player answers it; a person who comes back before that would have gained a
    minute."""
    game = table.api.create(["here", "here"], clock=TURN, pace="slow")
    with game.nobody.follow() as stream:
        goes_by(table, game, clock, 121)
        stream.state(lambda state: state["seats"][0]["stand_in"] is not None)
    assert refused(game.seat(0), "back") == "409 time_over"
    game.api.put(f"{game.nobody.path}/settings", {"pace": "instant"}, game.seat(1).token)
    game.nobody.wait(lambda state: state["revision"] > 0)
    do(game.seat(0), "back")
    assert left(game, 0) >= 60


# ---- seats


def test_a_seat_that_was_handed_over_is_not_taken_by_the_last_game(
    table: Running, clock: Clock
) -> None:
    """The rematch lets each person in once; who has resigned there sees that hand no more."""
    game = table.api.create(["here", "here"])
    propose(game.seat(0), "end")
    say(game.seat(1))
    path = f"{game.nobody.path}/rematch"
    made = table.api.post(
        path, {"game": {"setup": {"seats": REMATCH}}, "was": [None, 1]}, game.seat(0).token
    )
    mine = table.api.post(f"{path}/seat", {"key": "k" * 32}, game.seat(1).token)
    assert table.api.post(f"{path}/seat", {"key": "k" * 32}, game.seat(1).token)["seat"] == 1
    after = Game(table.api, made)
    token = table.api.post(f"{path}/seat", {"key": "k" * 32}, game.seat(1).token)["token"]
    assert mine["token"] != token
    resigned = type(after.nobody)(table.api, after.id, token)
    do(resigned, "resign", player="random")
    propose(after.seat(0), "hand_over", seat=1)
    assert not after.nobody.state()["seats"][1]["claimed"]
    for key in ({}, {"key": "k" * 32}, {"key": "j" * 32}):
        with pytest.raises(Refusal) as late:
            table.api.post(f"{path}/seat", key, game.seat(1).token)
        assert late.value.code == "spent"


def in_the_middle(table: Running, game: Game, request: threading.Thread) -> Room:
    """Let a request wait for the game, past everything that it checks before."""
    room, loop = table.rooms.known(game.id), table.rooms.loop
    assert room is not None and loop is not None
    asyncio.run_coroutine_threadsafe(room._lock.acquire(), loop).result(60)
    request.start()
    while not room._lock._waiters:
        request.join(0.01)
        assert request.is_alive()
    return room


def test_a_new_link_asked_for_in_the_instant_of_a_hand_over_opens_nothing(
    table: Running,
) -> None:
    """The request was let in while the seat was still theirs; it waits for the game meanwhile."""
    game = table.api.create(["here", "here"])
    do(game.seat(1), "resign", player="random")
    codes: list[int] = []

    def ask() -> None:
        answer = table.api.ask("POST", f"{game.nobody.path}/link", game.seat(1).token, json={})
        codes.append(answer.status_code)

    request = threading.Thread(target=ask)
    room = in_the_middle(table, game, request)
    store, loop = table.rooms.store, table.rooms.loop
    assert loop is not None
    store.set_seat(game.id, 1, token=None, claim=None, invitation="0" * 64)
    room.seats[1].token = None
    loop.call_soon_threadsafe(room._lock.release)
    request.join(60)
    assert codes == [401]
    assert not game.nobody.state()["seats"][1]["claimed"]


def test_an_invitation_that_ends_while_it_is_claimed_opens_nothing(table: Running) -> None:
    game = table.api.create(["here", "invite"])
    old = game.made["seats"][1]["invitation"]
    codes: list[int] = []

    def ask() -> None:
        answer = table.api.ask("POST", "/api/invitations/claim", json={"invitation": old})
        codes.append(answer.status_code)

    request = threading.Thread(target=ask)
    room = in_the_middle(table, game, request)
    loop = table.rooms.loop
    assert loop is not None
    table.rooms.store.set_seat(game.id, 1, invitation="0" * 64)
    room.seats[1].invitation = "0" * 64
    loop.call_soon_threadsafe(room._lock.release)
    request.join(60)
    assert codes == [409]
    assert not game.nobody.state()["seats"][1]["claimed"]


# ---- deciding alone

GONE = 600.0
"""Seconds after which somebody counts as gone, and has been there lately all the same."""
DAY = 86_400.0


def without(game: Game, way: str, table: Running, clock: Clock) -> None:
    """Put a computer player in the place of everybody but the first, as one person can."""
    if way == "clock":
        with game.nobody.follow() as stream:
            goes_by(table, game, clock, 121)
            stream.state(lambda state: state["seats"][1]["stand_in"] is not None)
        return
    clock.passes(GONE)
    for seat in range(1, len(game.seats)):
        by = host(game) if way == "host" else game.seat(0)
        propose(by, "stand_in", seat=seat, player="random")


@pytest.mark.parametrize("way", ["clock", "host", "vote"])
@pytest.mark.parametrize("kind", ["end", "rewind"])
def test_nobody_decides_alone_by_having_the_others_replaced(
    table: Running, clock: Clock, way: str, kind: str
) -> None:
    """A moment's absence, or a clock at zero, would give the game to the person who is left."""
    people = ["here"] * (3 if way == "host" else 2)
    timed = TURN if way == "clock" else None
    game = table.api.create(people, pace="slow", clock=timed)
    game.seat(0).answer("keep in 1")
    while (asked := game.asked()) is not game.seat(1):
        assert asked is not None
        known = asked.state()
        asked.answer(known["decision"]["options"][0]["text"], known)
    without(game, way, table, clock)
    wanted = {"revision": 0} if kind == "rewind" else {}
    told = propose(game.seat(0), kind, **wanted)
    assert told["proposals"][0]["voters"] == list(range(len(people)))
    state = game.nobody.state()
    assert state["revision"] > 0 and not state["over"]
    for seat in range(1, len(people)):
        say(game.seat(seat))
    state = game.nobody.state()
    assert state["over"] if kind == "end" else state["revision"] < 3


def test_a_game_is_not_kept_open_by_who_never_returns(table: Running, clock: Clock) -> None:
    game = table.api.create(["here", "here"], pace="slow")
    without(game, "vote", table, clock)
    clock.passes(DAY)
    propose(game.seat(0), "end")
    assert game.nobody.state()["over"]


def test_the_maker_takes_no_hand_by_having_the_others_replaced(
    table: Running, clock: Clock
) -> None:
    """1.2.1 A person who gets a seat sees its hand: an hour's absence is not enough for that."""
    game = table.api.create(["here", "here", "here"])
    clock.passes(DAY / 2)
    propose(host(game), "stand_in", seat=2, player="random")
    assert refused(game.seat(0), "proposals", kind="hand_over", seat=1) == "409 is_there"
    assert refused(host(game), "proposals", kind="hand_over", seat=2) == "409 is_there"
    do(game.seat(2), "back")
    clock.passes(DAY - GONE)
    propose(host(game), "stand_in", seat=2, player="random")
    propose(game.seat(0), "hand_over", seat=1)
    assert game.nobody.state()["seats"][1]["claimed"]
    say(game.seat(2))
    assert not game.nobody.state()["seats"][1]["claimed"]


# ---- answers and proposals


def test_an_old_request_that_is_sent_again_does_nothing(table: Running) -> None:
    """Also one of before the game went back: its edition is another."""
    game = table.api.create(["here", "here"])
    state = game.seat(0).state()
    game.seat(0).answer("keep in 1", state)
    propose(game.seat(0), "rewind", revision=0)
    say(game.seat(1))
    body = {"revision": 0, "edition": state["edition"], "text": "keep in 1"}
    assert refused(game.seat(0), "answers", **body) == "409 stale"
    assert game.nobody.state()["revision"] == 0


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("answers", {"revision": "0", "text": "keep in 1"}),
        ("answers", {"revision": True, "text": "keep in 1"}),
        ("answers", {"revision": 0, "edition": 1.5, "text": "keep in 1"}),
        ("answers", {"revision": 0, "text": ["keep in 1"]}),
        ("answers", {"revision": 0, "text": "k" * 500}),
        ("answers", {"revision": 10**40, "text": "keep in 1"}),
        ("proposals", {"kind": "rewind", "revision": 2**63}),
        ("proposals", {"kind": "rewind", "revision": True}),
        ("proposals", {"kind": "rewind", "revision": "0"}),
        ("proposals", {"kind": "stand_in", "seat": -1}),
        ("proposals", {"kind": "stand_in", "seat": 1, "player": "plan:99999999"}),
        ("proposals", {"kind": "stand_in", "seat": 1, "player": "person"}),
        ("proposals", {"kind": "hand_over", "seat": True}),
        ("proposals", {"kind": "resume", "seat": 1}),
        ("proposals/99999999999999999999", {"agrees": True}),
        ("proposals/0", {"agrees": True}),
        ("proposals/1", {"agrees": "yes"}),
        ("proposals/1", {"agrees": 1}),
        ("away", {"player": "here"}),
        ("away", {"player": "person"}),
        ("resign", {"player": "\u0000"}),
        ("phrases", {"phrase": "hello there"}),
        ("phrases", {"phrase": ["hello"]}),
    ],
)
def test_wrong_kinds_of_values_are_refused(
    table: Running, path: str, body: dict[str, object]
) -> None:
    game = table.api.create(["here", "here"])
    assert refused(game.seat(0), path, **body).startswith("422 ")
    state = game.nobody.state()
    assert (state["revision"], state["people"]["proposals"]) == (0, [])


def test_nobody_decides_about_somebody_who_is_there(table: Running, clock: Clock) -> None:
    game = table.api.create(["here", "here", "here"])
    for by, kind in ((game.seat(0), "stand_in"), (host(game), "stand_in"), (host(game), "end")):
        assert refused(by, "proposals", kind=kind, **({} if kind == "end" else {"seat": 1})) in (
            "409 is_there",
            "403 no_voice",
        )
    assert refused(host(game), "proposals", kind="hand_over", seat=1) == "409 is_there"


def test_the_token_of_another_game_opens_nothing(api: Api) -> None:
    one, other = api.create(["here", "here"]), api.create(["here", "here"])
    stranger = type(one.nobody)(api, one.id, other.seat(0).token)
    for path, body in (
        ("proposals", {"kind": "end"}),
        ("away", {"player": "random"}),
        ("back", {}),
        ("resign", {"player": "random"}),
        ("phrases", {"phrase": "hello"}),
        ("link", {}),
        ("rematch/seat", {}),
    ):
        assert refused(stranger, path, **body) == "401 unauthorized"
    assert refused(host(other), "answers", revision=0, text="keep in 1") == "401 unauthorized"
    assert notes(one.nobody) == []
