"""Runs pytest in a process forked from one in which it has been imported already."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from mutation.changes import ROOT

KEPT = ROOT / "build" / "mutate"
"""The folder of measurements and results."""
TESTS = (
    "law",
    "factions",
    "cards",
    "characters",
    "hirelings",
    "landmarks",
    "maps",
    "engine",
    "golden",
    "perft",
    "probes",
    "conformance",
    "shown",
    "rootlog",
    "words",
    "puzzles",
    "understood",
    "test_api.py",
    "test_impossible.py",
    "test_position.py",
    "test_session.py",
    "test_undo.py",
)
"""The folders and files of `tests` about the rules and their presentation."""
ARGUMENTS = ["-q", "-p", "no:cacheprovider", "-m", "not long", "--assert=plain", "--tb=native"]
"""The arguments of pytest; plain assertions are enough, since failures are not read."""

FORK: Any = multiprocessing.get_context("fork")


class Steady:
    """A pytest plugin that makes hypothesis deterministic and stores none of its examples."""

    def pytest_configure(self) -> None:
        settings.register_profile("steady", database=None, deadline=None, derandomize=True)
        settings.load_profile("steady")


def run(names: list[str], plugin: object) -> int:
    """Run pytest here on files and folders with a plugin of ours; return its exit code."""
    os.environ["PYTEST_ADDOPTS"] = ""
    os.chdir(ROOT)
    scratch = f"--basetemp={KEPT / 'scratch'}"
    return int(pytest.main([*ARGUMENTS, scratch, *names], plugins=[Steady(), plugin]))


def forked(work: Callable[..., None], *given: object) -> tuple[Any, Connection]:
    """Start `work(connection, *given)` in a new process; return it and our end of the connection.

    Everything that pytest and the tests print goes to the file `log`.
    """
    ours, theirs = FORK.Pipe()
    process = FORK.Process(target=_silently, args=(work, ours, theirs, given), daemon=False)
    process.start()
    theirs.close()
    return process, ours


def _silently(
    work: Callable[..., None], ours: Connection, theirs: Connection, given: tuple[object, ...]
) -> None:
    ours.close()
    silence(KEPT / "log")
    work(theirs, *given)


def silence(log: Path) -> None:
    """Redirect the output of this process to a file."""
    sys.stdout.flush()
    sys.stderr.flush()
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(file, 1)
    os.dup2(file, 2)
    os.close(file)


def within(seconds: float, late: Callable[[], None]) -> None:
    """Call `late` when this process has used this much processor time; 0 cancels.

    Only processor time counts, so that a busy machine does not matter.
    """
    signal.signal(signal.SIGPROF, lambda *_: late())
    signal.setitimer(signal.ITIMER_PROF, seconds)
