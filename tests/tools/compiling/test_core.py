"""The core that plays, and what `make play` says and does about it."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

import core

HOME = Path(__file__).parents[3]


def planned(*words: str) -> str:
    """Return what make would run, without running it."""
    if shutil.which("make") is None:
        pytest.skip("make is not there")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    done = subprocess.run(
        ["make", "--dry-run", "--always-make", *words],
        cwd=HOME,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_playing_compiles_nothing_unless_asked() -> None:
    """A person who types `make play` plays at once."""
    plain, fast = planned("play"), planned("play", "FAST=1")
    assert "build_ext" not in plain
    assert fast.index("build_ext") < fast.index("undergrowth play")
    for plan in (plain, fast):
        assert plan.index("core.py --playing") < plan.index("undergrowth play")


def test_who_plays_interpreted_is_told_what_compiling_brings() -> None:
    assert core.advice("compiled") == ""
    assert "`make play FAST=1`" in core.advice("interpreted")
    assert core.advice("mixed") == core.advice("interpreted")
