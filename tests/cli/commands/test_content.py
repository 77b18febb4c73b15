"""`undergrowth content check`: packages that have no faults, and folders that are no packages."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from kit.madeup.thicket import HOME
from kit.terminal import Run
from undergrowth import Game, Setup, content
from undergrowth.checking.folder import taken_in
from undergrowth.library import installed_factions


@pytest.mark.parametrize(
    "folder", ["examples/bramble", pytest.param("packages/revelry", marks=pytest.mark.long)]
)
def test_the_packages_we_ship_have_no_faults(ug: Run, folder: str) -> None:
    """Played, too: a short game of each faction and map, whatever was played before."""
    Game.new(Setup(seats=installed_factions()[:2]), 1)
    before = content.packages()
    ran = ug("content", "check", HOME / folder)
    assert (ran.code, ran.out) == (0, ""), ran.out
    assert "no faults" in ran.err
    assert content.packages() == before, "a package is taken in only while it is checked"


def test_a_package_without_tests_is_told(ug: Run, package: Path) -> None:
    shutil.rmtree(package / "tests")
    ran = ug("content", "check", package, "--no-play")
    assert (ran.code, ran.lines) == (1, ["tests: there are no tests (test_*.py)"])


def test_a_copy_that_is_installed_is_named(ug: Run, package: Path, tmp_path: Path) -> None:
    """It would be checked instead of the folder: Python has one module of a name."""
    copy = tmp_path / "copy"
    shutil.copytree(package, copy)
    with taken_in("thicket", copy / "src" / "thicket") as problems:
        assert problems == []
        ran = ug("content", "check", package, "--no-play")
    there = (copy / "src" / "thicket").resolve()
    assert (ran.code, ran.lines) == (
        1,
        [
            f"thicket: another copy is installed, in {there}: expected none, or this"
            " folder installed with pip install -e"
        ],
    )


def test_a_folder_without_a_package_is_refused(ug: Run, tmp_path: Path) -> None:
    for folder, message in (
        (tmp_path, "holds no package of content"),
        (tmp_path / "no", "is no folder"),
    ):
        ran = ug("content", "check", folder)
        assert ran.code == 2 and message in ran.err
