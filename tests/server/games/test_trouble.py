"""Trouble in the middle: a database that fails, damaged games, the end that tells all."""

from __future__ import annotations

import random
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from server.kit import PATIENCE, Api, Game, Refusal, Seat, any_option, is_mine, play, serving
from undergrowth.server.games import runner
from undergrowth.server.views.stream import Viewer
from undergrowth.table.saving.replay import from_lines


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Try again at once what failed."""
    monkeypatch.setattr(runner, "AGAIN", 0.0)


def broken(*words: Any) -> Any:
    raise OperationalError("SELECT", {}, Exception("the disk is gone"))


@pytest.mark.long
def test_the_end_cannot_be_taken_back(api: Api) -> None:
    """When a game is over everybody may see every hand: it must not go on after that."""
    game = api.create(["here", "here"], seed=1)
    play(game, random.Random(1))
    for seat in game.seats.values():
        state = seat.state()
        assert state["over"]
        assert state["undo"] == {"possible": False, "answers": 0}
        with pytest.raises(Refusal) as refused:
            seat.undo(state)
        assert refused.value.code == "nothing_to_undo"


@pytest.mark.long
def test_an_answer_that_was_not_kept_is_not_half_there(tmp_path: Path) -> None:
    """The commit fails and so does reading the game again: the next answer starts afresh."""
    with serving(tmp_path) as server:
        game = server.api.create(["here", "here"])
        before = game.seat().state()
        room, store = server.rooms.known(game.id), server.rooms.store
        append, load = store.append, store.load
        store.append = store.load = broken  # type: ignore[method-assign,assignment]
        for _ in range(2):
            with pytest.raises(Refusal) as refused:
                game.seat().answer("keep in 1", before)
            assert refused.value.status == 503
        store.append, store.load = append, load  # type: ignore[method-assign]
        after = game.seat().answer("keep in 3", before)
        assert room is server.rooms.known(game.id)
        seen = [entry["text"] for entry in game.nobody.log(before["log_length"])]
        assert after["revision"] == 1 and len(seen) == after["log_length"] - before["log_length"]
        play(game, random.Random(2))
        replay = from_lines(server.api.ask("GET", f"/api/games/{game.id}/replay").text)
        given = [text for seat, text in replay.answers if seat == "marquise_de_cat"]
        assert given[0] == "keep in 3"
        assert replay.play().over


def test_an_answer_that_was_kept_is_acknowledged_whatever_follows(tmp_path: Path) -> None:
    """The step that follows by itself fails: the answer stands, and the step is taken later."""
    with serving(tmp_path) as server:
        game = server.api.create(["here", "random"], seed=4)
        append = server.rooms.store.append
        dice, given, failed = random.Random(4), threading.Event(), threading.Event()

        def fails_after_an_answer(before: Any, after: Any, row: Any, stamp: str = "") -> str:
            if given.is_set() and not failed.is_set():
                failed.set()
                broken()
            given.set()
            return append(before, after, row, stamp)

        server.rooms.store.append = fails_after_an_answer  # type: ignore[method-assign]
        while not failed.is_set():
            asked = game.asked()
            if asked is None or not is_mine(state := asked.state()):
                continue
            given.clear()
            after = asked.answer(any_option(state, dice), state)
            assert after["revision"] > state["revision"]
        play(game, dice, 5)


@pytest.mark.long
def test_a_computer_player_goes_on_when_the_database_is_back(tmp_path: Path) -> None:
    """Its step that was not kept is taken again, and the record has no hole."""
    with serving(tmp_path) as server:
        game = server.api.create(["here", "random"], seed=3)
        seat, store = game.seat(), server.rooms.store
        append, load = store.append, store.load
        failed = threading.Event()

        def fails_once(before: Any, after: Any, row: Any, stamp: str = "") -> str:
            if row.seat == 1 and not failed.is_set():
                store.load = heals  # type: ignore[method-assign,assignment]
                failed.set()
                broken()
            return append(before, after, row, stamp)

        def heals(*words: Any) -> Any:
            store.load = load  # type: ignore[method-assign]
            broken()

        store.append = fails_once  # type: ignore[method-assign]
        dice = random.Random(3)
        state = seat.state()
        while is_mine(state) and not failed.is_set():
            state = seat.answer(any_option(state, dice), state)
        assert failed.wait(PATIENCE)
        play(game, dice)
        text = server.api.ask("GET", f"/api/games/{game.id}/replay").text
        assert from_lines(text).play().over


@pytest.mark.long
def test_a_game_with_a_hole_is_refused_and_the_others_go_on(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        games = [server.api.create(["random", "random"], pace="slow", seed=n) for n in range(3)]
    with sqlite3.connect(tmp_path / "games.sqlite") as link:
        link.execute("UPDATE undergrowth_games SET pace = 'instant'")
        first = link.execute("SELECT id FROM undergrowth_games").fetchone()[0]
        link.execute("DELETE FROM undergrowth_answers WHERE game = ?", (first,))
    link.close()
    with serving(tmp_path) as server:
        for game in games:
            seat = Seat(server.api, game.id, None)
            if game.id == first:
                with pytest.raises(Refusal) as refused:
                    seat.state()
                assert (refused.value.status, refused.value.code) == (409, "unreadable")
            else:
                assert seat.wait(lambda state: bool(state["over"]))["over"]


def test_an_answer_that_is_refused_is_shown_to_nobody(api: Api) -> None:
    """Others must not see that somebody tried something."""
    game = api.create(["here", "here"])
    with game.nobody.follow() as stream:
        stream.next("presence")
        with pytest.raises(Refusal):
            game.seat(0).answer("keep in 5")
        after = game.seat(0).answer("keep in 1")
        assert stream.next("state")["revision"] == after["revision"]


def test_what_waits_for_a_slow_page_is_bounded_in_bytes() -> None:
    viewer = Viewer(0)
    for _ in range(200):
        viewer.send(b"x" * 100_000)
    assert viewer.closed


def test_two_settings_at_once_are_both_kept(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        game = server.api.create(["here", "here"])
        keys = [f"prompt.{n}" for n in range(12)]
        with ThreadPoolExecutor(12) as pool:
            list(pool.map(lambda key: game.seat().settings(passes={key: True}), keys))
        assert sorted(game.seat().settings()["pass"]) == sorted(keys)


def test_a_checked_draft_can_be_begun_as_it_was_checked(api: Api) -> None:
    seats = [{"faction": None}, {"faction": None}, {"faction": None, "player": "random"}]
    checked = api.post("/api/setups/check", {"setup": {"draft": 3, "seats": seats}})["setup"]
    assert [each["faction"] for each in checked["seats"]] == [None, None, None]
    made = Game(api, api.post("/api/games", {"setup": checked}))
    assert made.nobody.state()["decision"]["prompt"] == "draft.faction"


def test_other_sites_forms_cannot_send_a_replay(api: Api) -> None:
    headers = {"Content-Type": "text/plain"}
    answer = api.ask("POST", "/api/replays", content=b"{}", headers=headers)
    assert answer.status_code == 415


@pytest.mark.long
def test_a_card_that_is_the_only_one_to_give_is_asked_for_like_any_other(api: Api) -> None:
    """9.2.6 A quick answer would tell that there was no other."""
    factions = ["woodland_alliance", "marquise_de_cat", "eyrie_dynasties"]
    game = api.create(["here", "here", "here"], factions, seed=2)
    dice = random.Random(2)
    single = 0
    with game.nobody.follow():  # somebody watches
        while not single:
            seat = game.asked()
            assert seat is not None
            state = seat.state()
            options = state["decision"]["options"]
            names_card = "card" in options[0]["targets"]
            single += len(options) == 1 and names_card
            assert names_card or len(options) > 1 or options[0]["text"] == "pass"
            seat.answer(any_option(state, dice), state)
