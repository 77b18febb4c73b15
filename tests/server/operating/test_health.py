"""The server says it is well only when it can keep an answer; a damaged row spoils one game."""

from __future__ import annotations

import random
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from server.kit import Game, Json, Refusal, Running, play, run, serving
from undergrowth.server.config import Config
from undergrowth.server.database.storage import Store
from undergrowth.server.health import Health
from undergrowth.server.work.threads import Threads


def trouble(store: Store, config: Config | None = None, free: int = 2**40) -> str:
    """Return what a health check finds."""
    threads = Threads()
    health = Health(config or Config(), store, threads)
    health.free = lambda folder: free
    found = run(health.trouble())
    threads.end()
    return found


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    found = Store(f"sqlite:///{tmp_path / 'games.sqlite'}")
    yield found
    found.close()


def test_a_server_that_can_write_is_well(store: Store) -> None:
    assert trouble(store) == ""
    assert trouble(store) == ""


def test_a_server_whose_database_may_not_be_written_is_not_well(store: Store) -> None:
    @sa.event.listens_for(store.base.engine, "begin")
    def only_read(link: sa.Connection) -> None:
        link.exec_driver_sql("PRAGMA query_only = ON")

    assert "readonly database" in trouble(store)


@contextmanager
def full_disk() -> Iterator[None]:
    """No file of this process may grow."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_server_whose_disk_takes_no_more_is_not_well(store: Store) -> None:
    with full_disk():
        assert "the database cannot be written" in trouble(store)
    assert trouble(store) == ""


def test_a_server_whose_disk_is_nearly_full_is_not_well(store: Store) -> None:
    assert "3 MB are free" in trouble(store, free=3 * 2**20)


def test_a_database_in_memory_has_no_disk() -> None:
    store = Store("sqlite://")
    assert trouble(store, free=0) == ""
    store.close()


def test_a_check_that_follows_soon_is_told_what_the_last_found(store: Store) -> None:
    """Anybody may ask, as often as they like."""
    probes, moment = [], [100.0]
    probe = store.probe
    store.probe = lambda: (probes.append(1), probe())[1]  # type: ignore[method-assign,func-returns-value]
    threads = Threads()
    health = Health(Config(health_seconds=5.0), store, threads, lambda: moment[0])

    async def check() -> None:
        for each in (100.0, 104.0, 105.0, 109.0):
            moment[0] = each
            assert await health.trouble() == ""

    run(check())
    threads.end()
    assert len(probes) == 2


def test_what_is_wrong_is_said(tmp_path: Path) -> None:
    with serving(tmp_path, health_seconds=0.0) as server:
        server.rooms.health.free = lambda folder: 0
        answer = server.api.ask("GET", "/api/health")
        assert answer.status_code == 503 and "nearly full" in answer.json()["error"]["message"]
        assert int(answer.headers["retry-after"]) > 0


def test_a_damaged_file_is_told_of(tmp_path: Path) -> None:
    """Answers still come from what can be read, and health says what is wrong."""
    file = tmp_path / "games.sqlite"
    with serving(tmp_path) as server:
        for _ in range(8):
            server.api.create(["here", "here"])
    with sqlite3.connect(file) as link:
        link.execute("PRAGMA journal_mode=DELETE")
        root = link.execute("SELECT rootpage FROM sqlite_schema WHERE name='undergrowth_answers'")
        page = int(root.fetchone()[0])
        size = int(link.execute("PRAGMA page_size").fetchone()[0])
    link.close()
    content = bytearray(file.read_bytes())
    content[(page - 1) * size : page * size] = bytes(size)
    file.write_bytes(content)
    store = Store(f"sqlite:///{file}")
    health = Health(Config(), store, Threads())
    health.look_closely()
    assert "damaged" in run(health.trouble())
    store.close()


DAMAGE = [
    "games SET title = CAST(X'ff' AS TEXT)",
    "games SET factions = '['",
    "games SET factions = '7'",
    "games SET winners = '{}'",
    "games SET generators = '[[\"x\"]]'",
    "games SET undo = '[99]'",
    "games SET undo = 'null'",
    "games SET updated = 'yesterday'",
    "games SET updated = 1e300",
    "games SET revision = 99",
    "games SET asked = 7",
    "games SET pace = 'frantic'",
    "seats SET passes = '['",
    "seats SET passes = '[]'",
    "seats SET notify = '7'",
    "seats SET player = 'nobody'",
    "seats SET seat = seat + 5",
    "answers SET record = '{'",
    "answers SET events = '[7]'",
    "answers SET events = '[{}]'",
    "answers SET state = X'00'",
    "answers SET state = 'text'",
]


def test_a_damaged_row_spoils_one_game(tmp_path: Path) -> None:
    """Of the others all go on, at the start, in the list and by themselves."""
    with serving(tmp_path) as server:
        games = [server.api.create(["here", "random"]) for _ in range(len(DAMAGE) + 1)]
    whole = games.pop()
    with sqlite3.connect(tmp_path / "games.sqlite") as link:
        link.execute("PRAGMA foreign_keys = OFF")
        for game, damage in zip(games, DAMAGE, strict=True):
            key = "id" if damage.startswith("games") else "game"
            link.execute(f"UPDATE undergrowth_{damage} WHERE {key} = ?", (game.id,))
    link.close()
    with serving(tmp_path) as server:
        mine = listed(server, [*games, whole])
        assert whole.id in [each["id"] for each in mine]
        for game, damage in zip(games, DAMAGE, strict=True):
            assert told_of(server, game) in (200, 409), damage
        again = Game(server.api, whole.made)
        assert play(again, random.Random(1), 5) == 5
        assert server.api.get("/api/health")["status"] == "ok"


def listed(server: Running, games: list[Game]) -> list[Json]:
    """The list of somebody who holds a seat of each."""
    seats = [{"id": game.id, "token": game.seat().token} for game in games]
    found: list[Json] = server.api.post("/api/mine", {"seats": seats})["games"]
    return found


def told_of(server: Running, game: Game) -> int:
    """Return how a game is answered for; whatever its damage does, it is said in the one form."""
    answer = server.api.ask("GET", game.nobody.path)
    if answer.status_code == 409:
        assert answer.json()["error"]["code"] == "unreadable"
    return int(answer.status_code)


def test_a_database_that_fails_is_not_taken_for_damage(tmp_path: Path) -> None:
    """Then nothing is left out: the list is refused, and asked for again."""
    with serving(tmp_path) as server:
        game = server.api.create(["here", "here"])

        def broken(*words: Any) -> Any:
            raise sa.exc.OperationalError("SELECT", {}, Exception("the disk is gone"))

        server.rooms.store.base.engine.connect = broken  # type: ignore[method-assign]
        with pytest.raises(Refusal) as refused:
            listed(server, [game])
        assert refused.value.status == 503
