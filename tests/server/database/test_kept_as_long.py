"""Games are kept as long as the operator says, who may end and delete any."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from server.database.older import OLDER
from server.kit import Api, Refusal, Running, any_option, serving
from server.records.test_records import cut_short
from server.records.test_uploads import send
from undergrowth.server import Config
from undergrowth.server.database.keeping import (
    DAY,
    KINDS,
    crowded_out,
    delete,
    end,
    expired,
    listed,
)
from undergrowth.server.database.storage import Store


def uploaded(api: Api) -> str:
    """The id of a record that was sent."""
    return str(send(api, cut_short(3)).json()["id"])


def ages(folder: Path, days: float) -> None:
    """Let so many days pass for all games there are."""
    with sqlite3.connect(folder / "games.sqlite") as link:
        link.execute(
            "UPDATE undergrowth_games SET updated = updated - :by, created = created - :by",
            {"by": days * DAY},
        )
    link.close()


def kept_for(kind: str, days: float) -> Config:
    """Settings by which games of one kind are kept so long."""
    settings: dict[str, Any] = {f"{kind}_days": days}
    return Config(**settings)


def store_in(folder: Path) -> Store:
    return Store(f"sqlite:///{folder / 'games.sqlite'}")


def followed(server: Running) -> None:
    """Have a server take notice of what was done to its database."""

    assert server.rooms.loop is not None
    asyncio.run_coroutine_threadsafe(server.rooms.follow(), server.rooms.loop).result(60)


def test_each_kind_has_an_age(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        running = server.api.create(["here", "here"]).id
        record = uploaded(server.api)
        ended = server.api.create(["here", "here"]).id
    store = store_in(tmp_path)
    assert end(store, ended) and not end(store, ended) and not end(store, record)
    ids = dict(zip(KINDS, (running, ended, record), strict=True))
    assert {each.kind: each.id for each in listed(store)[0]} == ids
    ages(tmp_path, 10)
    assert expired(store, Config()) == []
    for kind, id in ids.items():
        assert [each.id for each in listed(store, kind, 9)[0]] == [id]
        assert listed(store, kind, 11) == ([], [])
        assert expired(store, kept_for(kind, 9)) == [id]
        assert expired(store, kept_for(kind, 11)) == []
    ages(tmp_path, 21)
    assert expired(store, Config()) == [record]
    assert delete(store, [record, "unknown"]) == 1
    assert sorted(each.kind for each in listed(store)[0]) == ["finished", "running"]
    store.close()


def test_old_uploads_are_gone_after_a_start(tmp_path: Path) -> None:
    """Nothing else is, where nobody has said so."""
    with serving(tmp_path) as server:
        game, record = server.api.create(["here", "here"]), uploaded(server.api)
    ages(tmp_path, 400)
    with serving(tmp_path, uploaded_days=399) as server:
        store = server.rooms.store
        while record in [each.id for each in listed(store, "uploaded")[0]]:
            server.api.get("/api/health")  # who asked for it would keep it in memory
        with pytest.raises(Refusal, match="no such game"):
            server.api.get(f"/api/games/{record}")
        assert server.api.get(f"/api/games/{game.id}")["revision"] == 0


def test_the_oldest_uploads_make_room(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        records = [uploaded(server.api) for _ in range(3)]
        game = server.api.create(["here", "here"]).id
        store = store_in(tmp_path)
        with sqlite3.connect(tmp_path / "games.sqlite") as link:
            sizes = dict(link.execute("SELECT id, uploaded FROM undergrowth_games").fetchall())
        link.close()
        assert sizes[game] is None and all(sizes[id] > 1000 for id in records)
        two = (sizes[records[1]] + sizes[records[2]]) / 2**20
        assert crowded_out(store, Config(uploads_megabytes=two)) == records[:1]
        assert crowded_out(store, Config(uploads_megabytes=0)) == records
        store.close()
        server.rooms.config.uploads_megabytes = two
        records.append(uploaded(server.api))
        for id in records[:2]:
            assert server.api.ask("GET", f"/api/games/{id}").status_code == 404
        for id in (*records[2:], game):
            assert server.api.ask("GET", f"/api/games/{id}").status_code == 200


def test_a_game_is_ended_while_it_is_played(tmp_path: Path) -> None:
    """The next person to answer is told; a page that is open, soon."""
    with serving(tmp_path) as server:
        games = [server.api.create(["here", "here"]) for _ in range(2)]
        states = [game.seat().state() for game in games]
        store = store_in(tmp_path)
        assert all(end(store, game.id) for game in games)
        store.close()
        with pytest.raises(Refusal) as refused:
            games[0].seat().answer("keep in 1", states[0])
        assert refused.value.status == 409
        with games[1].nobody.follow() as stream:
            followed(server)
            assert stream.state(lambda state: bool(state["over"]))
        for game, state in zip(games, states, strict=True):
            with pytest.raises(Refusal) as refused:
                game.seat().answer("keep in 1")
            assert refused.value.code == "over"
            assert game.nobody.state()["view"]["places"] == state["view"]["places"]


def test_an_ended_game_cannot_be_undone(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        game = server.api.create(["here", "here"])
        state = game.seat().answer(any_option(game.seat().state(), random.Random(1)))
        assert state["undo"]["possible"]
        store = store_in(tmp_path)
        end(store, game.id)
        store.close()
        followed(server)
        assert not game.seat().state()["undo"]["possible"]
        with pytest.raises(Refusal) as refused:
            game.seat().undo()
        assert refused.value.code == "nothing_to_undo"


def test_a_game_is_deleted_while_it_is_played(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        games = [server.api.create(["here", "here"]) for _ in range(2)]
        store = store_in(tmp_path)
        assert delete(store, [game.id for game in games]) == 2
        store.close()
        with pytest.raises(Refusal) as refused:
            games[0].seat().answer("keep in 1")
        assert (refused.value.status, refused.value.code) == (404, "no_game")
        with games[1].nobody.follow() as stream:
            followed(server)
            stream.next("end")
        for game in games:
            assert server.api.ask("GET", game.nobody.path).status_code == 404


def test_the_last_of_the_disk_is_for_answers(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        game = server.api.create(["here", "here"])
        server.rooms.health.free = lambda folder: int(server.rooms.config.least_free * 1.5)
        with pytest.raises(Refusal) as refused:
            server.api.create(["here", "here"])
        assert refused.value.status == 503
        assert send(server.api, cut_short(3)).status_code == 503
        assert game.seat().answer("keep in 1")["revision"] == 1


def test_uploads_of_earlier_releases_are_told_from_games(tmp_path: Path) -> None:
    """The tables of version 5 had no word for them but their players."""
    with serving(tmp_path) as server:
        game, record = server.api.create(["here", "here"]).id, uploaded(server.api)
    with sqlite3.connect(tmp_path / "games.sqlite") as link:
        link.execute("ALTER TABLE undergrowth_games DROP COLUMN uploaded")
        for step in OLDER:
            link.execute(step)
        link.execute("DROP TABLE undergrowth_mailboxes")
        link.execute(
            "CREATE TABLE undergrowth_mailboxes (box VARCHAR(64) PRIMARY KEY, said VARCHAR(10))"
        )
        link.execute("UPDATE undergrowth_meta SET value = '5' WHERE key = 'schema'")
    link.close()
    store = store_in(tmp_path)
    assert {each.id: each.kind for each in listed(store)[0]} == {
        game: "running",
        record: "uploaded",
    }
    assert crowded_out(store, Config(uploads_megabytes=0)) == [record]
    store.close()
