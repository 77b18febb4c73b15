"""Files are kept by what they were made from, and put in place whole."""

import os
from pathlib import Path

import pytest

from compiler.kept import Kept, digest, put_in_place


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def test_what_is_kept_is_not_made_again(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "kept", most=10)
    first = kept.get("a", lambda scratch: write(scratch / "x", "made"))

    def never(scratch: Path) -> Path:
        raise AssertionError("made twice")

    assert kept.get("a", never) == first
    assert first.read_text() == "made"


def test_what_fails_half_way_is_not_kept(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "kept", most=10)

    def fail(scratch: Path) -> Path:
        write(scratch / "x", "half")
        raise OSError

    with pytest.raises(OSError):
        kept.get("a", fail)
    assert list(tmp_path.rglob("*")) == [tmp_path / "kept"]


def test_what_was_not_used_for_longest_goes_first(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "kept", most=2)
    for moment, name in enumerate("abc"):
        path = kept.get(name, lambda scratch: write(scratch / "x", "made"))
        os.utime(path, (moment, moment))
    kept.get("a", lambda scratch: write(scratch / "x", "again"))
    kept.forget()
    assert sorted(path.name for path in kept.folder.iterdir()) == ["a", "c"]


def test_parts_of_a_name_do_not_run_together() -> None:
    assert digest("ab", "c") != digest("a", "bc")


def test_files_are_put_in_place_and_strays_removed(tmp_path: Path) -> None:
    library, shim = tmp_path / "src/lib", tmp_path / "src/shim"
    stray = write(tmp_path / "src/stray", "old")
    write(shim, "old")
    files = {
        library: write(tmp_path / "built/lib", "new"),
        shim: write(tmp_path / "built/shim", "new"),
    }
    put_in_place(files, library, {stray}, tmp_path, 1000.0)

    assert sorted(path.name for path in (tmp_path / "src").iterdir()) == ["lib", "shim"]
    assert shim.read_text() == library.read_text() == "new"
    assert shim.stat().st_mtime == library.stat().st_mtime == 1000.0


def test_a_stop_half_way_leaves_nothing_that_works(tmp_path: Path) -> None:
    library, shim = write(tmp_path / "src/lib", "old"), write(tmp_path / "src/shim", "old")
    files = {
        library: write(tmp_path / "built/lib", "new"),
        shim: write(tmp_path / "built/shim", "new"),
        tmp_path / "nowhere/shim": write(tmp_path / "built/other", "new"),
    }
    with pytest.raises(OSError):
        put_in_place(files, library, set(), tmp_path, 1000.0)
    assert not library.exists()
