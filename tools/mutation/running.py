"""Runs pytest in a process that is forked from one in which it has been imported already."""

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
"""What is measured and found out lies here, for the next time."""
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
"""The folders and files of `tests` that play by the rules, and those that tell what happened."""
ARGUMENTS = ["-q", "-p", "no:cacheprovider", "-m", "not long", "--assert=plain", "--tb=native"]
"""No test reads how another failed, so assertions need not be written in a form that tells why."""

FORK: Any = multiprocessing.get_context("fork")


class Steady:
    """Takes chance out of the tests that hypothesis makes up, and keeps none of their examples."""

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
    """Start `work(connection, *given)` in a process of its own; return it and our end.

    All that pytest and the tests print goes to a file, `log`.
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
    """Send what this process prints to a file."""
    sys.stdout.flush()
    sys.stderr.flush()
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(file, 1)
    os.dup2(file, 2)
    os.close(file)


def within(seconds: float, late: Callable[[], None]) -> None:
    """Call `late` when this process has computed for so long; 0 means never.

    Only time of the processor counts, so a busy machine makes no test late.
    """
    signal.signal(signal.SIGPROF, lambda *_: late())
    signal.setitimer(signal.ITIMER_PROF, seconds)
