"""Tries changes: for each, a process that has collected all tests is forked, and runs a few.

In the fork the code of the changed function is replaced, which takes no time.  That does not affect
values computed before any test, such as a table made when a module is imported, and it is not
possible if the change takes away the only `super()`.  Such a change is tried in a process that
imports everything anew.
"""

import ast
import gc
import os
import resource
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from mutation import loading, running
from mutation.changes import Change, functions
from mutation.reach import Measured

SLOWER = 10.0
PATIENCE = 2.0
"""A test counts as without end after ten times its measured duration plus two seconds."""
MEMORY = 3 << 30
"""The bytes that a fork may use beyond its parent process."""


@dataclass
class Outcome:
    """The result of the tests for a change."""

    kind: str
    """`caught`, `no end` (too much time or memory, which also counts as caught), or `lives`; of a
    fork also `irreplaceable`: the function's code cannot be replaced, so nothing was tried."""
    test: str = ""
    seconds: float = 0.0
    """The duration of the tests."""


class Server:
    """The process that is forked for each change."""

    def __init__(self, names: list[str]) -> None:
        self.process, self.connection = running.forked(_serving, names)
        try:
            self.names: list[str] = self.connection.recv()
            """The collected tests."""
        except EOFError:
            raise SystemExit(f"Tests cannot be collected: {running.KEPT / 'log'}") from None

    def tried(self, change: Change | None, tests: list[Measured]) -> Outcome:
        """Run tests with a change, or without one, until one fails."""
        self.connection.send((change, [(test.name, test.seconds) for test in tests]))
        outcome: Outcome = self.connection.recv()
        return outcome

    def close(self) -> None:
        """End the process."""
        self.connection.close()
        self.process.join()


def tried_anew(change: Change, tests: list[Measured]) -> Outcome:
    """Run tests with a change in a process that imports everything anew."""
    timed = [(test.name, test.seconds) for test in tests]
    process, connection = running.forked(_anew, change, timed)
    try:
        outcome: Outcome = connection.recv()
    except EOFError:
        outcome = Outcome("caught", "while modules are imported")
    process.join()
    return outcome


# ---- in the process that has collected all tests


Timed = list[tuple[str, float]]


def _serving(connection: Connection, names: list[str]) -> None:
    loading.install(loading.Transformer())
    running.run(names, Serving(connection))


class Serving:
    """A pytest plugin that waits for changes instead of running all tests."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.runner = Runner()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Answer requests with outcomes until there are no more."""
        session.config.pluginmanager.register(self.runner)
        items = {item.nodeid: item for item in session.items}
        known = _functions()
        gc.collect()
        gc.freeze()  # the garbage collector in forks skips these objects
        self.connection.send(list(items))
        for change, timed in iter(lambda: _request(self.connection), None):
            chosen = [(items[name], seconds) for name, seconds in timed if name in items]
            self.connection.send(self._tried(change, chosen, known))
        return True

    def _tried(
        self,
        change: Change | None,
        chosen: list[tuple[pytest.Item, float]],
        known: dict[tuple[str, str, int], list[FunctionType]],
    ) -> Outcome:
        def work(tell: Callable[[Outcome], None]) -> None:
            if change is None or replace(change, known):
                self.runner.run(chosen, tell)
            else:
                tell(Outcome("irreplaceable"))

        return _in_a_copy(work, 60.0 + 20 * sum(seconds for _, seconds in chosen))


def _request(connection: Connection) -> Any:
    try:
        return connection.recv()
    except EOFError:
        return None


def _functions() -> dict[tuple[str, str, int], list[FunctionType]]:
    """Return the functions of the package by file, name and first line."""
    found: dict[tuple[str, str, int], list[FunctionType]] = {}
    gc.unfreeze()  # the collector lists no frozen objects, and the tests' own setup freezes
    for each in gc.get_objects():
        if type(each) is FunctionType and loading.NAME in each.__code__.co_filename:
            found.setdefault(_key(each.__code__), []).append(each)
    return found


def _key(code: CodeType) -> tuple[str, str, int]:
    return (code.co_filename, code.co_qualname, code.co_firstlineno)


def replace(change: Change, known: dict[tuple[str, str, int], list[FunctionType]]) -> bool:
    """Replace the code of the changed function; return False if that is impossible."""
    source = change.path.read_bytes()
    line = change.line(source)
    around = [
        (each.name.split(".<locals>.")[0], each.line)
        for each in functions(ast.parse(source))
        if each.line <= line <= (each.node.end_lineno or 0) and "<locals>" not in each.name
    ]
    name, first = around[-1]
    changed = loading.compiled(change.applied(source), change.path)
    codes = [code for code in _codes(changed) if _key(code)[1:] == (name, first)]
    there = known.get((str(change.path), name, first), [])
    if len(codes) != 1 or not there:
        return False
    for each in there:
        if each.__code__.co_freevars != codes[0].co_freevars:
            return False
        each.__code__ = codes[0]
    return True


def _codes(code: CodeType) -> list[CodeType]:
    found = [code]
    for each in code.co_consts:
        if isinstance(each, CodeType):
            found += _codes(each)
    return found


# ---- in a fork


class Runner:
    """A plugin of pytest that runs some tests in order until one fails."""

    def __init__(self) -> None:
        self.failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Record that a test failed."""
        self.failed |= report.outcome == "failed"

    def run(self, chosen: list[tuple[pytest.Item, float]], tell: Callable[[Outcome], None]) -> None:
        """Run the tests, and report the outcome."""
        begun = time.process_time()

        def late() -> None:
            tell(Outcome("no end", name, time.process_time() - begun))
            os._exit(0)

        name = ""
        for number, (item, seconds) in enumerate(chosen, start=1):
            name = item.nodeid
            after = chosen[number][0] if number < len(chosen) else None
            running.within(PATIENCE + SLOWER * seconds, late)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            running.within(0, late)
            if self.failed:
                tell(Outcome("caught", name, time.process_time() - begun))
                return
        tell(Outcome("lives", "", time.process_time() - begun))


def _in_a_copy(work: Callable[[Callable[[Outcome], None]], None], seconds: float) -> Outcome:
    """Run `work` in a fork of this process and return its report, waiting at most `seconds`."""
    ours, theirs = running.FORK.Pipe(duplex=False)
    child = os.fork()
    if child == 0:
        try:
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            _limit_memory()
            work(theirs.send)
        finally:
            os._exit(0)
    theirs.close()
    try:
        if ours.poll(seconds):
            outcome: Outcome = ours.recv()
            return outcome
        return Outcome("no end", f"no answer in {seconds:.0f} seconds", seconds)
    except EOFError:
        return Outcome("no end", "the process ended")
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        ours.close()


def _limit_memory() -> None:
    pages = int(Path("/proc/self/statm").read_text().split()[0]) if _LINUX else 0
    if pages:
        most = pages * resource.getpagesize() + MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


_LINUX = Path("/proc/self/statm").exists()


# ---- in a process that imports everything anew


def _anew(connection: Connection, change: Change, timed: Timed) -> None:
    source = change.path.read_bytes()
    loading.install(loading.Replaced(change.path, change.applied(source)))
    names = list(dict.fromkeys(name.split("::")[0] for name, _ in timed))
    _limit_memory()
    running.within(120.0, lambda: os._exit(1))
    running.run(names, Anew(connection, timed))


class Anew:
    """A pytest plugin that runs the given tests in order."""

    def __init__(self, connection: Connection, timed: Timed) -> None:
        self.connection = connection
        self.timed = timed
        self.runner = Runner()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the tests; a failed import has ended pytest before."""
        if session.testsfailed:
            return True
        session.config.pluginmanager.register(self.runner)
        items = {item.nodeid: item for item in session.items}
        chosen = [(items[name], seconds) for name, seconds in self.timed if name in items]
        if chosen:
            self.runner.run(chosen, self.connection.send)
        else:
            self.connection.send(Outcome("lives"))
        return True
