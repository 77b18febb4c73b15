"""A damaged row stops nothing for anybody else, wherever it is and whatever stands in it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from server.database.test_kept_as_long import followed, uploaded
from server.kit import serving
from undergrowth.server import Config
from undergrowth.server.database.finished import finished_games
from undergrowth.server.database.keeping import KINDS, crowded_out, editions, expired, listed
from undergrowth.server.database.schema import answers, games, seats
from undergrowth.server.database.storage import Store

PREFIX = "undergrowth_"
VALUES: list[Any] = ["owl", b"\xff\xfe", 2**62, -7, 1e300, '{"a": [null]}']
"""Values of the damaged column: a word, bytes that are no text, numbers, other JSON."""
NO_TEXT = "CAST(X'FFFE' AS TEXT)"
"""SQLite's way to make a text that cannot be decoded."""


def copied(link: sqlite3.Connection, of: str, to: str) -> None:
    """A copy of a game under another id."""
    for table, key in (("games", "id"), ("seats", "game"), ("answers", "game")):
        link.execute(
            f"CREATE TEMP TABLE row AS SELECT * FROM {PREFIX}{table} WHERE {key} = ?", (of,)
        )
        link.execute(f"UPDATE row SET {key} = ?", (to,))
        if table == "seats":
            link.execute("UPDATE row SET token = NULL, invitation = NULL")
        link.execute(f"INSERT INTO {PREFIX}{table} SELECT * FROM row")
        link.execute("DROP TABLE row")


def columns() -> Iterator[tuple[str, str, str]]:
    """Every column of a game's tables: table, key of the game, column."""
    for table, key in ((games, "id"), (seats, "game"), (answers, "game")):
        for column in table.columns:
            if column.name != key:
                yield table.name, key, column.name


def damage(folder: Path, *ids: str) -> None:
    """Add damaged copies of games: of the first in each column, of others in the games' own."""
    link, number = sqlite3.connect(folder / "games.sqlite"), 0
    for of in ids:
        for table, key, column in columns():
            if of != ids[0] and table != games.name:
                continue
            for value in [*VALUES, None]:
                copied(link, of, id := f"damaged{number}")
                number += 1
                said = "?" if value is not None else NO_TEXT
                values = (value,) if value is not None else ()
                words = f"UPDATE OR IGNORE {table} SET {column} = {said} WHERE {key} = '{id}'"
                link.execute(words, values)
    copied(link, ids[0], "nameless")
    link.execute(f"UPDATE {PREFIX}games SET id = {NO_TEXT} WHERE id = 'nameless'")
    link.commit()
    link.close()


def damaged_database(folder: Path) -> list[str]:
    """Make a database in a folder; return its sound games: running, finished, uploaded.

    Beside them it has a great many damaged ones.
    """
    with serving(folder) as server:
        running = server.api.create(["here", "random"], seed=4).id
        finished = server.api.create(["here", "here"]).id
        record = uploaded(server.api)
    link = sqlite3.connect(folder / "games.sqlite")
    link.execute(f"UPDATE {PREFIX}games SET over = 1, asked = NULL WHERE id = ?", (finished,))
    link.commit()
    link.close()
    damage(folder, running, finished, record)
    return [running, finished, record]


def test_one_bad_row_stops_nothing(tmp_path: Path) -> None:
    """The operator's lists and exports, the start, computer players, uploads and the upkeep."""
    sound = damaged_database(tmp_path)
    store = Store(f"sqlite:///{tmp_path / 'games.sqlite'}")
    for kind, id in zip(KINDS, sound, strict=True):
        found, damaged = listed(store, kind)
        assert id in [each.id for each in found] and id not in damaged
        days: dict[str, Any] = {f"{kind}_days": 0.0}
        assert id in expired(store, Config(**days))
    assert sound[2] in crowded_out(store, Config(uploads_megabytes=0))
    assert set(editions(store, sound)) == set(sound)
    assert sound[1] in [row.id for row, _ in store.finished()]
    assert not set(sound) & set(store.going_on())  # the running one waits for its person
    store.close()
    assert all(each.game.over for each in finished_games(f"sqlite:///{tmp_path / 'games.sqlite'}"))
    _starts_beside_them(tmp_path, sound)


def _starts_beside_them(folder: Path, sound: list[str]) -> None:
    with serving(folder) as server:
        assert server.api.get("/api/health")["status"] == "ok"
        for id in sound:
            assert server.api.get(f"/api/games/{id}")["id"] == id
        uploaded(server.api)
        followed(server)
        assert not server.rooms._tasks[1].done(), "the upkeep has ended"
        for number in range(0, 400, 19):
            for path in ("", "?revision=0", "/log", "/replay", "/replay?as=seen", "/position"):
                answer = server.api.ask("GET", f"/api/games/damaged{number}{path}")
                assert answer.status_code < 500, (number, path, answer.text)
