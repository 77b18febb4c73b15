"""`undergrowth admin`: games of a server are listed, ended and deleted."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("sqlalchemy", reason="the extra undergrowth[server] is not installed")

from kit.terminal import Run
from server.database.test_damaged_rows import damaged_database
from server.kit import serving


def test_games_are_listed_ended_and_deleted(tmp_path: Path, ug: Run) -> None:
    with serving(tmp_path) as server:
        one = server.api.create(["here", "here"], title="Friday in the woods").id
        other = server.api.create(["here", "here"], title="Monday").id
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"

    def admin(*words: str) -> list[str]:
        done = ug("admin", *words, "--database", database)
        assert done.code == 0, done.err
        return done.lines

    assert [line.split()[0] for line in admin("list")] == [one, other]
    assert admin("list", "--days", "1") == []
    assert "Friday in the woods" in admin("list", "--kind", "running")[0]
    assert [line.split()[0] for line in admin("find", "friday")] == [one]
    admin("rename", one, "--title", "Saturday")
    assert "Saturday" in admin("find", one)[0]
    admin("end", one)
    assert [line.split()[:2] for line in admin("list", "--kind", "finished")] == [[one, "finished"]]
    assert admin("delete", other) == ["1 deleted"]
    assert [line.split()[0] for line in admin("list")] == [one]


def test_blocks_and_the_announcement_are_kept_and_listed(tmp_path: Path, ug: Run) -> None:
    with serving(tmp_path):
        pass
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    for words in (["block", "192.0.2.0/24", "Weasel"], ["announce", "Back soon"]):
        assert ug("admin", *words, "--database", database).code == 0
    told = ug("admin", "blocked", "--database", database).lines
    assert told == ["address 192.0.2.0/24", "name weasel", "announcement Back soon"]
    ug("admin", "block", "--allow", "weasel", "--database", database)
    assert ug("admin", "blocked", "--database", database).lines[1:] == told[2:]
    copy = tmp_path / "copy.sqlite"
    assert ug("admin", "backup", str(copy), "--database", database).code == 0
    assert ug("admin", "blocked", "--database", f"sqlite:///{copy}").lines[1:] == told[2:]


@pytest.mark.long
def test_damaged_games_are_named_and_the_others_listed(tmp_path: Path, ug: Run) -> None:
    sound = damaged_database(tmp_path)
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    done = ug("admin", "list", "--database", database)
    assert done.code == 2 and set(sound) <= {line.split()[0] for line in done.lines}
    named = done.err[done.err.index("damaged: ") :].split(", ")
    assert any("row " in name for name in named) and "damaged1" in named
    assert not set(sound) & set(named)
    assert ug("admin", "end", "damaged1", "--database", database).code == 0
    assert ug("admin", "delete", "damaged1", sound[0], "--database", database).code == 0
    assert "damaged1," not in ug("admin", "list", "--database", database).err


def test_what_is_not_there_is_said(tmp_path: Path, ug: Run) -> None:
    def wrong(name: str, *words: str) -> str:
        done = ug("admin", *words, "--database", f"sqlite:///{tmp_path / name}")
        assert done.code == 2
        return done.err

    assert "there is no such database" in wrong("none.sqlite", "list")
    assert not (tmp_path / "none.sqlite").exists()
    with serving(tmp_path):
        pass
    assert "not running: x" in wrong("games.sqlite", "end", "x")
    assert "no others" in wrong("games.sqlite", "delete", "x")
    assert "no such game" in wrong("games.sqlite", "rename", "x", "--title", "y")
    assert "expected --title or --seat" in wrong("games.sqlite", "rename", "x")
    assert "a word of 2 letters" in wrong("games.sqlite", "block", "x")


def test_reported_names_are_listed_and_taken_away(tmp_path: Path, ug: Run) -> None:
    with serving(tmp_path) as server:
        game = server.api.create(["here", "here"], title="Rude title")
        game.seat(1).settings(name="Rude name")
        for body in ({"seat": 1}, {}, {}):
            server.api.post(f"/api/games/{game.id}/reports", body, game.seat(0).token)
        database = f"sqlite:///{tmp_path / 'games.sqlite'}"
        lines = ug("admin", "reports", "--database", database).lines
        assert [line.split("  ")[-1].strip() for line in lines] == ["Rude title", "Rude name"]
        ids = [line.split()[0] for line in lines]
        done = ug("admin", "resolve", *ids, "--remove", "--database", database)
        assert done.lines == ["2 resolved"]
        assert ug("admin", "reports", "--database", database).lines == []
        assert ug("admin", "resolve", ids[0], "--database", database).code == 2
        found = ug("admin", "find", game.id, "--database", database).lines
        assert "Rude" not in found[0] and found[0].endswith("Game")
