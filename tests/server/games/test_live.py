"""Live updates, two answers at once, and how long things take to be seen."""

from __future__ import annotations

import random
import threading
import time
import weakref
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path

import pytest

from server.kit import Api, Refusal, Running, Seat, any_option, is_mine, play, run, serving
from undergrowth.engine.collector import resting
from undergrowth.server.database.rows import Kept
from undergrowth.server.games import room as rooms_module
from undergrowth.server.games import rooms
from undergrowth.server.games.live import LiveGame
from undergrowth.server.views.questions import is_reaction
from undergrowth.server.views.stream import Viewer
from undergrowth.session import Session


def test_every_page_is_told_of_an_answer(api: Api) -> None:
    game = api.create(["here", "here"])
    one, other, nobody = game.seat(0), game.seat(1), game.nobody
    with one.follow() as mine, other.follow() as theirs, nobody.follow() as public:
        for stream in (mine, theirs, public):
            assert stream.state()["revision"] == nobody.state()["revision"]
        after = one.answer("keep in 1")
        assert mine.state(lambda s: s["revision"] == after["revision"])["decision"]["options"]
        assert mine.next("entries")["entries"][-1]["verb"] == "placed"
        for stream in (theirs, public):
            seen = stream.state(lambda s: s["revision"] == after["revision"])
            assert "options" not in seen["decision"]


def test_a_stream_that_comes_back_gets_the_present_and_asks_for_the_rest(api: Api) -> None:
    game = api.create(["here", "here"])
    with game.nobody.follow() as stream:
        before = stream.state()
    game.seat(0).answer("keep in 1")
    with game.nobody.follow() as stream:
        after = stream.state()
    assert after["revision"] > before["revision"]
    missed = game.nobody.log(before["log_length"])
    assert before["log_length"] + len(missed) == after["log_length"]


def test_each_step_of_a_computer_player_is_shown(api: Api) -> None:
    game = api.create(["here", "random"], seed=4)
    seat, dice = game.seat(), random.Random(4)
    with game.nobody.follow() as stream:
        state = seat.state()
        while is_mine(state):
            state = seat.answer(any_option(state, dice), state)
        seat.my_turn()
        last = seat.state()["revision"]
        seen: list[int] = []
        while not seen or seen[-1] < last:
            seen.append(stream.state()["revision"])
    assert seen == sorted(set(seen))
    steps = [b - a for a, b in pairwise(seen)]
    assert max(steps) <= 3  # a step that leaves no choice comes with the answer before it


def test_undo_is_shown_to_everybody(api: Api) -> None:
    game = api.create(["here", "here"])
    first = game.seat(0).state()
    game.seat(0).answer("keep in 1")
    with game.seat(1).follow() as stream:
        stream.state()
        game.seat(0).undo()
        back = stream.state(lambda s: s["edition"] == 1)
    assert back["revision"] == first["revision"]
    assert back["log_length"] == first["log_length"]


def test_who_is_there_is_shown(api: Api) -> None:
    game = api.create(["here", "here"])
    with game.nobody.follow() as stream:
        assert stream.state()["seats"][0]["connected"] is False
        with game.seat(0).follow() as mine:
            assert mine.state()["seats"][0]["connected"] is True
            there = stream.next("presence")
            while not there["seats"][0]["connected"]:
                there = stream.next("presence")
            assert there["spectators"] == 1
        while stream.next("presence")["seats"][0]["connected"]:
            pass


def test_of_two_answers_to_one_question_one_wins(api: Api) -> None:
    game = api.create(["here", "here"])
    seat = game.seat(0)
    for _ in range(5):
        state = game.asked()
        assert state is not None
        seat, known = state, state.state()
        options = [each["text"] for each in known["decision"]["options"]]

        def send(text: str, seat=seat, known=known) -> int:  # type: ignore[no-untyped-def]
            try:
                seat.answer(text, known)
            except Refusal as refused:
                assert refused.code == "stale"
                return refused.status
            return 200

        with ThreadPoolExecutor(8) as pool:
            statuses = sorted(pool.map(send, [options[i % len(options)] for i in range(8)]))
        assert statuses == [200] + [409] * 7


def test_two_servers_on_one_database_agree(tmp_path: Path) -> None:
    """A player who comes second with an answer is told, and sees what the other did."""
    with serving(tmp_path) as one, serving(tmp_path) as other:
        game = one.api.create(["here", "here"])
        seat = game.seat(0)
        seat.state()
        twin = type(seat)(other.api, game.id, seat.token)
        known = twin.state()
        after = seat.answer("keep in 1", known)
        with pytest.raises(Refusal) as refused:
            twin.answer("keep in 2", known)
        assert refused.value.code == "stale"
        assert twin.state()["view"] == after["view"]


def test_a_page_that_does_not_read_is_let_go() -> None:
    async def flood() -> int:
        viewer = Viewer(0)
        for _ in range(5000):
            viewer.send(b"x")
        assert viewer.closed
        return len([message async for message in viewer.messages()])

    assert run(flood()) < 1000


def test_only_so_many_idle_games_stay_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person who looks at one game after the other fills no memory, and pays for the reading."""
    monkeypatch.setattr(rooms, "_IN_HAND", 0.0)
    with serving(tmp_path) as server:
        games = [server.api.create(["here", "here"]) for _ in range(8)]
    with serving(tmp_path, idle_games=3) as server:
        watched = games[0].id
        with Seat(server.api, watched, None).follow() as stream:
            stream.state()
            for game in games[1:]:
                before = server.rooms.limits.computing.used("127.0.0.1")
                server.api.get(f"/api/games/{game.id}")
                assert server.rooms.limits.computing.used("127.0.0.1") > before
                idle = [each.room.row.id for each in server.rooms._runners.values()]
                idle.remove(watched)
                assert game.id in idle and len(idle) <= 3
            assert server.rooms.known(games[1].id) is None


def test_a_game_without_end_goes_no_further(tmp_path: Path) -> None:
    """Two who never score would fill disk and memory; computer players stop there as well."""
    with serving(tmp_path, game_answers=3) as server:
        game = server.api.create(["here", "here"])
        for _ in range(3):
            asked = game.asked()
            assert asked is not None
            state = asked.answer(any_option(asked.state(), random.Random(1)))
        assert state["revision"] == 3
        asked = game.asked()
        assert asked is not None
        with pytest.raises(Refusal) as refused:
            asked.answer(any_option(asked.state(), random.Random(1)))
        assert (refused.value.status, refused.value.code) == (409, "too_long")
        assert not asked.state()["over"]
        alone = server.api.create(["random", "random"])
        assert alone.nobody.wait(lambda state: state["revision"] == 3)["decision"]
        room = server.rooms.known(alone.id)
        assert room is not None and room.due() is None


def test_a_game_is_read_where_nobody_waits_for_the_loop(tmp_path: Path) -> None:
    """Its record may be long: nothing of it is taken up on the event loop."""
    with serving(tmp_path) as server:
        game = server.api.create(["here", "here"])
        threads, taken = set[int](), LiveGame.take_up

        def seen(room: LiveGame, kept: Kept) -> None:
            threads.add(threading.get_ident())
            taken(room, kept)

        while server.rooms.known(game.id) is not None:
            server.rooms.let_go(float("inf"))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(LiveGame, "take_up", seen)
            game.nobody.state()
        assert threads and server.loop_thread not in threads


def test_a_game_that_is_released_is_gone_at_once(running: Running) -> None:
    """The collector, which would find circles, may come much later."""
    game = running.api.create(["here", "here"])
    known = running.rooms.known(game.id)
    assert known is not None
    found = weakref.ref(known)
    del known
    with resting():
        while running.rooms.known(game.id) is not None:  # a page may just be leaving
            running.rooms.let_go(float("inf"))
        for _ in range(1000):  # the event loop, or a thread, may still have it in hand
            if found() is None:
                break
            running.api.get("/api/health")
        assert found() is None


def test_idle_games_leave_memory_and_come_back(running: Running) -> None:
    game = running.api.create(["here", "random"])
    before = game.seat().my_turn()
    running.rooms.let_go(float("inf"))
    while running.rooms.known(game.id) is not None:  # a page may just be leaving
        running.rooms.let_go(float("inf"))
    after = game.seat().state()
    assert running.rooms.known(game.id) is not None
    for key in ("revision", "view", "decision", "undo", "log_length"):
        assert after[key] == before[key]
    play(game, random.Random(1), 5)


@pytest.mark.long
def test_no_answer_to_a_reaction_is_seen_before_a_pass_by_itself_would_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The wait is drawn once for each question, before anybody could answer it, for both ways."""
    waits: list[float] = []
    advance = rooms_module.Room.advance

    async def noted(self: rooms_module.Room, act: Callable[[Session], object]) -> None:
        if self.asked is not None and is_reaction(self.game):
            waits.append(self.patience)
            assert time.monotonic() >= self.opened + self.patience
        await advance(self, act)

    monkeypatch.setattr(rooms_module.Room, "advance", noted)
    with serving(tmp_path, reaction_delay=(0.01, 0.05)) as server:
        game = server.api.create(["here", "here"], seed=9)
        game.seat(0).settings(passes={"battle.ambush": True})
        dice = random.Random(9)
        while len(waits) < 8:
            play(game, dice, 10)
    assert all(0.01 <= wait <= 0.05 for wait in waits)
    assert len(set(waits)) > 3
