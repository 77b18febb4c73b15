"""Results kept beside the bytecode: found by their text, and never trusted blindly."""

from __future__ import annotations

import marshal
import sys
from pathlib import Path

import pytest

from undergrowth.engine.kept import KeptResults, beside_bytecode


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    return tmp_path / "sheets.kept"


def test_results_come_back_by_their_text(path: Path) -> None:
    kept = KeptResults(path)
    assert kept.get("a = 1") is None
    kept.put("a = 1", {"a": 1})
    kept.save()
    assert KeptResults(path).get("a = 1") == {"a": 1}
    assert KeptResults(path).get("a = 2") is None
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_a_damaged_file_is_read_as_empty(path: Path) -> None:
    for damaged in (b"", b"no table", marshal.dumps({"a = 1": 1})[:-3], marshal.dumps([1])):
        path.write_bytes(damaged)
        assert KeptResults(path).get("a = 1") is None


def test_nothing_new_is_not_written(path: Path) -> None:
    kept = KeptResults(path)
    kept.save()
    assert not path.exists()


def test_where_python_writes_no_bytecode_nothing_is_kept(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = KeptResults(path)
    kept.put("a = 1", {"a": 1})
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    kept.save()
    assert not path.exists()


def test_a_folder_that_cannot_be_written_to_is_left_alone(tmp_path: Path) -> None:
    kept = KeptResults(tmp_path / "nowhere" / "sheets.kept")
    kept.put("a = 1", {"a": 1})
    kept.save()
    assert not list(tmp_path.iterdir())
    assert kept.get("a = 1") == {"a": 1}


def test_their_place_is_that_of_the_bytecode(tmp_path: Path) -> None:
    path = beside_bytecode(str(tmp_path / "module.py"), "sheets").path
    assert path.parent == tmp_path / "__pycache__" and path.suffix == ".kept"
