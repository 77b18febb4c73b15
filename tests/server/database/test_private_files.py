"""Files with everybody's hands in them are their owner's alone, whichever command makes them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from undergrowth.cli.files import free_file
from undergrowth.folders import data_folder
from undergrowth.server.config import default_file
from undergrowth.server.database.opening import Base

pytestmark = pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")


def others_may(path: Path) -> int:
    return path.stat().st_mode & 0o077


@pytest.mark.parametrize("first", [free_file, default_file])
def test_the_folder_of_games_is_its_owners(
    first: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where a release before this one has made it for everybody."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    data_folder().mkdir(mode=0o755)
    assert callable(first) and first().parent == data_folder()
    assert not others_may(data_folder())


def test_a_new_database_is_its_owners(tmp_path: Path) -> None:
    """With what SQLite keeps beside it; one that is there keeps its permissions."""
    file = tmp_path / "games.sqlite"
    base = Base(f"sqlite:///{file}")
    assert not any(others_may(path) for path in tmp_path.iterdir())
    base.engine.dispose()
    file.chmod(0o640)
    Base(f"sqlite:///{file}").engine.dispose()
    assert file.stat().st_mode & 0o777 == 0o640
