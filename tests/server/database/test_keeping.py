"""Acknowledged answers stay: restarts, SIGKILL, and databases that are not ours."""

from __future__ import annotations

import random
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from server.kit import Api, Game, Refusal, Seat, any_option, is_mine, killable, play, serving
from undergrowth.server import Config, create_app
from undergrowth.server.database.opening import BadDatabase

Given = list[tuple[int, str]]
"""Acknowledged answers: (the revision they answered, text)."""


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'games.sqlite'}"


def again(api: Api, game: Game) -> Game:
    """The same game at another server."""
    twin = Game(api, {**game.made})
    assert twin.id == game.id
    return twin


def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        game = server.api.create(["here", "greedy", "random"], seed=3)
        play(game, random.Random(3), 12)
        before = game.seat().my_turn()
        log = game.seat().log()
    with serving(tmp_path) as server:
        twin = again(server.api, game)
        after = twin.seat().my_turn()
        for key in ("revision", "edition", "view", "decision", "undo"):
            assert after[key] == before[key]
        assert twin.seat().log() == log
        play(twin, random.Random(4))
        assert twin.nobody.state()["over"]


@pytest.mark.long
def test_undo_works_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        game = server.api.create(["here", "here"])
        first = game.seat().state()
        game.seat().answer("keep in 1")
    with serving(tmp_path) as server:
        back = again(server.api, game).seat().undo()
        assert back["view"] == first["view"]


def test_only_games_in_which_something_is_due_are_read_at_a_start(tmp_path: Path) -> None:
    """All others wait for somebody to ask for them, however many there are."""
    with serving(tmp_path) as server:
        waiting, passing, told, watched = (server.api.create(["here", "here"]) for _ in range(4))
        watched.seat(1).settings(passes={"ambush": True})
        passing.seat(0).settings(passes={"ambush": True})
        told.seat(0).settings(notify={"webhook": f"{server.api.url}/hook"})
        due = server.rooms.store.going_on()
    assert waiting.id not in due and watched.id not in due
    assert passing.id in due and told.id in due


def test_computer_players_go_on_after_a_restart_with_nobody_there(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        game = server.api.create(["random", "random"], pace="slow")
        begun = game.nobody.state()["revision"]
        game_id = game.id
    with sqlite3.connect(tmp_path / "games.sqlite") as link:
        link.execute("UPDATE undergrowth_games SET pace = 'instant'")
    link.close()
    with serving(tmp_path) as server:
        store = server.rooms.store
        over = threading.Event()
        append = store.append

        def noted(before, after, row, stamp="") -> str:  # type: ignore[no-untyped-def]
            stamped = append(before, after, row, stamp)
            if after.over:
                over.set()
            return stamped

        store.append = noted  # type: ignore[method-assign]
        assert over.wait(60.0)  # with nobody there
        state = Seat(server.api, game_id, None).wait(lambda s: bool(s["over"]))
        assert state["revision"] > begun


@pytest.mark.long
def test_nothing_acknowledged_is_lost_by_sigkill(tmp_path: Path) -> None:
    """Killed in the middle of play, again and again: every answer it acknowledged is there."""
    acknowledged: Given = []
    game: Game | None = None
    for life in range(3):
        with killable(url(tmp_path)) as server:
            if game is None:
                game = server.api.create(["here", "random", "greedy"], seed=8)
            here = again(server.api, game)
            _check(here, acknowledged)
            _play_until_killed(here, acknowledged, random.Random(life), server.kill)
    assert game is not None
    with serving(tmp_path) as server:
        here = again(server.api, game)
        _check(here, acknowledged)
        play(here, random.Random(9))
        assert here.nobody.state()["over"]
        _check(here, acknowledged)


def _play_until_killed(
    game: Game, acknowledged: Given, dice: random.Random, kill: Callable[[], None]
) -> None:
    """Answer; after some answers the server dies while it works on another."""
    left = dice.randrange(4, 9)
    seat = game.seat()
    while True:
        state = seat.my_turn()
        assert not state["over"]
        text = any_option(state, dice)
        if left == 0:
            killer = threading.Timer(dice.random() / 100, kill)
            killer.start()
        try:
            seat.answer(text, state)
        except Refusal as refused:
            assert refused.code == "stale"
            continue
        except Exception:
            if left == 0:
                return
            raise
        acknowledged.append((state["revision"], text))
        if left == 0:
            killer.join()
            return
        left -= 1


def _check(game: Game, acknowledged: Given) -> None:
    """Every answer that was acknowledged is in the database, where it was given."""
    room = game.api
    for revision, text in acknowledged:
        state = Seat(room, game.id, game.seat().token).state(revision=revision)
        assert state["decision"]["mine"], (revision, text)
    assert game.nobody.state()["revision"] >= max([r + 1 for r, _ in acknowledged], default=0)


def test_every_answer_is_on_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        game = server.api.create(["here", "here"], seed=2)
        dice = random.Random(2)
        for _ in range(10):
            seat = game.asked()
            assert seat is not None
            state = seat.state()
            text = any_option(state, dice)
            seat.answer(text, state)
            with sqlite3.connect(tmp_path / "games.sqlite") as link:
                found = link.execute(
                    "SELECT text FROM undergrowth_answers WHERE game = ? AND revision = ?",
                    (game.id, state["revision"] + 1),
                ).fetchone()
            link.close()
            assert found == (text,)


def test_a_commit_that_fails_changes_nothing(tmp_path: Path) -> None:
    """The answer is refused with 503, and may be given again."""
    with serving(tmp_path) as server:
        game = server.api.create(["here", "here"])
        before = game.seat().state()
        store = server.rooms.store
        append = store.append

        def broken(*words: object) -> None:
            from sqlalchemy.exc import OperationalError

            raise OperationalError("INSERT", {}, Exception("disk full"))

        store.append = broken  # type: ignore[method-assign,assignment]
        with pytest.raises(Refusal) as refused:
            game.seat().answer("keep in 1")
        assert (refused.value.status, refused.value.code) == (503, "unavailable")
        assert "disk" not in str(refused.value.error)
        store.append = append  # type: ignore[method-assign]
        assert game.seat().state()["view"] == before["view"]
        assert game.seat().answer("keep in 1", before)["revision"] > before["revision"]


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    create_app(Config(database=url(tmp_path))).state.rooms.store.close()
    with sqlite3.connect(tmp_path / "games.sqlite") as link:
        link.execute("UPDATE undergrowth_meta SET value = '99'")
    link.close()
    with pytest.raises(BadDatabase, match=r"newer undergrowth \(version 99"):
        create_app(Config(database=url(tmp_path)))


def test_what_is_no_database_of_ours_is_refused(tmp_path: Path) -> None:
    text = tmp_path / "letter.txt"
    text.write_text("Dear badger, " * 200)
    with pytest.raises(BadDatabase, match="not a database"):
        create_app(Config(database=f"sqlite:///{text}"))
    assert text.read_text().startswith("Dear badger")
    other = tmp_path / "other.sqlite"
    with sqlite3.connect(other) as link:
        link.execute("CREATE TABLE recipes (name TEXT)")
    link.close()
    with pytest.raises(BadDatabase, match="another program"):
        create_app(Config(database=f"sqlite:///{other}"))
    with pytest.raises(BadDatabase, match="unable to open"):
        create_app(Config(database=f"sqlite:///{tmp_path}/nowhere/at/all.sqlite"))
    for words in ("", "nonsense", "oracle://x", "nosuch+driver://x"):
        if words:
            with pytest.raises(BadDatabase):
                create_app(Config(database=words))


def test_a_damaged_game_is_refused_and_the_others_go_on(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        bad, good = server.api.create(["here", "here"]), server.api.create(["here", "here"])
    with sqlite3.connect(tmp_path / "games.sqlite") as link:
        link.execute("UPDATE undergrowth_answers SET state = ? WHERE game = ?", (b"broken", bad.id))
    link.close()
    with serving(tmp_path) as server:
        with pytest.raises(Refusal) as refused:
            again(server.api, bad).seat().state()
        assert (refused.value.status, refused.value.code) == (409, "unreadable")
        assert is_mine(again(server.api, good).seat().state())
