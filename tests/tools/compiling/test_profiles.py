"""A core is compiled for what an earlier one counted; what counts no longer is compiled anew."""

from pathlib import Path

import pytest

from compiler.profiles import USE, BadProfile, Profile, watching


def counted(folder: Path, name: str, counts: bytes) -> None:
    path = folder / "somewhere" / "below" / f"{name}.gcda"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(counts)


def test_only_a_library_that_counts_is_told_to(tmp_path: Path) -> None:
    assert watching("watch") == ["-fprofile-generate"]
    assert watching("") == watching("use") == []
    plain = Profile(tmp_path, "")
    assert plain.flags(Path("c/a.c")) == [] and plain.seen(Path("c/a.c")) == ""


def test_counts_lie_beside_the_object_of_their_source(tmp_path: Path) -> None:
    counted(tmp_path / "profile", "a", b"1")
    profile = Profile(tmp_path / "profile", "use")
    assert profile.flags(Path("c/a.c")) == USE
    profile.lay_beside(Path("c/a.c"), tmp_path / "scratch")
    assert (tmp_path / "scratch/c/a.gcda").read_bytes() == b"1"
    assert profile.flags(Path("c/b.c")) == []
    profile.lay_beside(Path("c/b.c"), tmp_path / "other")
    assert not (tmp_path / "other").exists()


def test_other_counts_are_another_object(tmp_path: Path) -> None:
    counted(tmp_path, "a", b"1")
    first = Profile(tmp_path, "use").seen(Path("c/a.c"))
    counted(tmp_path, "a", b"2")
    assert first and Profile(tmp_path, "use").seen(Path("c/a.c")) not in ("", first)


def test_what_is_wrong_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadProfile, match="expected `watch` or `use`"):
        watching("fast")
    with pytest.raises(BadProfile, match="make profiled"):
        Profile(tmp_path, "use")
