"""Copies are made while people play, and a server goes on from them."""

from __future__ import annotations

import random
import shutil
import sqlite3
import stat
import subprocess
from contextlib import closing
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
import sqlalchemy as sa

from server.database.postgres import cluster, programs_here
from server.database.test_postgres import _older
from server.kit import Game, Running, play, serving
from undergrowth.server.database.copying import CannotCopy, copy_database


def goes_on(server: Running, game: Game, revision: int) -> None:
    """At a server that began from a copy the game stands where it was, and is played on."""
    twin = Game(server.api, game.made)
    assert twin.nobody.state()["revision"] == revision
    assert len(twin.nobody.log()) == twin.nobody.state()["log_length"]
    assert play(twin, random.Random(5), 5) == 5


def test_a_copy_of_sqlite_is_made_and_restored(tmp_path: Path) -> None:
    copy, restored = tmp_path / "copy.sqlite", tmp_path / "restored"
    with serving(tmp_path) as server:
        game = server.api.create(["here", "random", "here"], seed=4)
        play(game, random.Random(4), 6)
        with game.seat().follow():
            revision = game.nobody.wait(lambda state: state["waiting_for"] != [])["revision"]
            copy_database(str(tmp_path / "games.sqlite"), copy)
            play(game, random.Random(6), 4)
        assert game.nobody.state()["revision"] > revision
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    restored.mkdir()
    shutil.copy(copy, restored / "games.sqlite")
    with serving(restored) as server:
        goes_on(server, game, revision)


def test_no_copy_is_made_over_a_file_or_of_a_damaged_one(tmp_path: Path) -> None:
    copy, wrong = tmp_path / "copy.sqlite", tmp_path / "wrong.sqlite"
    wrong.write_bytes(b"no database" * 1000)
    with pytest.raises(CannotCopy, match="not a database"):
        copy_database(str(wrong), copy)
    assert not copy.exists()
    with pytest.raises(CannotCopy, match="exists"):
        copy_database(str(tmp_path / "games.sqlite"), wrong)


def test_no_copy_is_kept_of_a_file_with_a_damaged_page(tmp_path: Path) -> None:
    """Each copy is checked, since copying takes pages as they are."""
    file, copy = tmp_path / "games.sqlite", tmp_path / "copy.sqlite"
    with closing(sqlite3.connect(file)) as link:
        link.execute("CREATE TABLE words (word TEXT)")
        link.executemany("INSERT INTO words VALUES (?)", [(f"word {i}" * 50,) for i in range(200)])
        link.commit()
    text = bytearray(file.read_bytes())
    text[-4096:-2048] = bytes(2048)
    file.write_bytes(text)
    with pytest.raises(CannotCopy, match=r"games\.sqlite is damaged"):
        copy_database(str(file), copy)
    assert not copy.exists()


def test_a_dump_of_postgres_is_made_restored_and_brought_up(tmp_path: Path) -> None:
    """The games run while it is made; the tables are those of the first release, as at an
    upgrade."""
    dump = tmp_path / "games.dump"
    with cluster() as database:
        programs = programs_here()
        assert programs is not None
        host = parse_qs(urlsplit(database).query)["host"][0]
        to = ["--host", host, "--username", "tester"]
        with serving(tmp_path, database=database) as server:
            game = server.api.create(["here", "here"], seed=4)
            play(game, random.Random(4), 6)
            revision = game.nobody.state()["revision"]
            subprocess.run(
                [programs / "pg_dump", *to, "--format", "custom", "--file", dump, "postgres"],
                check=True,
            )
            play(game, random.Random(6), 4)
        subprocess.run([programs / "createdb", *to, "again"], check=True)
        subprocess.run([programs / "pg_restore", *to, "--dbname", "again", dump], check=True)
        again = sa.make_url(database).set(database="again").render_as_string(hide_password=False)
        _older(again)
        with serving(tmp_path, database=again) as server:
            goes_on(server, game, revision)
