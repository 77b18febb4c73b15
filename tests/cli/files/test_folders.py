"""Everything that is kept on a machine lies in one folder, and what lay elsewhere is found."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from kit.terminal import Run
from undergrowth.cli import files
from undergrowth.folders import data_folder, data_folders
from undergrowth.server.config import Config, default_file

FLAGS = ("--player", "random", "--seed", "5")


@pytest.fixture
def apart(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine on which data folders are not those of Linux; where the terminal kept games."""

    def elsewhere(name: str, appauthor: bool) -> str:
        return str(tmp_path / "Application Support" / name)

    monkeypatch.setattr("undergrowth.folders.platformdirs.user_data_dir", elsewhere)
    return tmp_path / "data" / "undergrowth"


def test_terminal_and_server_keep_games_in_one_folder(ug: Run, apart: Path, tmp_path: Path) -> None:
    one = tmp_path / "Application Support" / "undergrowth"
    ug("terminal", *FLAGS, stdin="1\n")
    assert [path.name for path in one.iterdir()] == ["unfinished.json"]
    assert Config().database_url == f"sqlite:///{one / 'games.sqlite'}"
    assert not apart.exists()


def test_games_of_earlier_releases_are_found_where_they_are(ug: Run, apart: Path) -> None:
    ug("terminal", *FLAGS, stdin="1\n")
    (new,) = files.unfinished()
    apart.mkdir(parents=True)
    old = apart / "unfinished.json"
    old.write_bytes(new.read_bytes())
    os.utime(old, (1, 1))
    assert files.unfinished() == [new, old]
    (apart / "games.sqlite").touch()
    assert default_file() == apart / "games.sqlite"
    assert ug("terminal", "--resume", old, stdin="q\n").out.count("It waits for you") == 1


def test_a_folder_that_is_not_absolute_is_not_taken(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The specification of XDG says so; a database that an earlier release put there is found."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", "here")
    monkeypatch.chdir(tmp_path)
    assert data_folder() == tmp_path / ".local/share/undergrowth"
    assert all(folder.is_absolute() for folder in data_folders())
