"""Measures which blocks of the core each test runs and its duration, and stores the results.

The map is `build/mutate/reach.jsonl`, one line for each test.  A test is measured again when its
own file or one of the core's files that it ran has changed.
"""

import ast
import hashlib
import json
import time
from collections.abc import Generator
from dataclasses import dataclass, field
from functools import cache
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from mutation import running
from mutation.blocks import Marking
from mutation.changes import PACKAGE, ROOT, files, is_docstring

MAP = running.KEPT / "reach.jsonl"
LIMIT = 30.0
"""The seconds after which a test is stopped during measurement."""
LEAST = 0.002
"""The least seconds of a test, since processor clocks may not be finer."""
COLLECTING = ""
"""The name that stands for code run before any test, while modules are imported."""


@dataclass
class Measured:
    """The measurement of a test."""

    name: str
    seconds: float
    passed: bool
    of: str
    """The hash of its file."""
    reached: dict[str, str] = field(default_factory=dict)
    """The blocks that ran, one bit each in hex, by file and its hash: `law/battle/hits.py 0f3a`."""

    def is_current(self) -> bool:
        """Whether neither its file nor the files it ran have changed since."""
        own = self.name == COLLECTING or self.of == _hash_of_test(self.name.split("::")[0])
        return own and all(
            hash_of(PACKAGE / file) == then for file, then in map(str.split, self.reached)
        )

    def ran(self, file: str, block: int) -> bool:
        """Whether it ran a block of a file."""
        bits = self.reached.get(f"{file} {hash_of(PACKAGE / file)}")
        return bits is not None and bool(int(bits, 16) >> block & 1)


@cache
def hash_of(path: Path) -> str:
    """Return a hash of a source's code, without comments and docstrings."""
    if not path.exists():
        return ""
    tree = ast.parse(path.read_bytes())
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [each for each in node.body if not is_docstring(each)]
    return hashlib.sha256(ast.dump(tree).encode()).hexdigest()[:16]


@cache
def _hash_of_test(name: str) -> str:
    path = ROOT / name
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16] if path.exists() else ""


def remembered() -> dict[str, Measured]:
    """Return the stored measurements that are still valid, by test name."""
    if not MAP.exists():
        return {}
    lines = [json.loads(line) for line in MAP.read_text("utf-8").splitlines() if line[-1:] == "}"]
    tests = {line["name"]: Measured(**line) for line in lines}
    return {name: test for name, test in tests.items() if test.is_current()}


def hash_of_everything(names: list[str] | None = None) -> str:
    """Return a hash of the whole package, of all tests, and of the requested names."""
    state = hashlib.sha256(" ".join(names or []).encode())
    for folder in (PACKAGE, ROOT / "tests"):
        for path in sorted(folder.rglob("*.py")):
            state.update(path.read_bytes())
    return state.hexdigest()[:16]


def measure(names: list[str], tell: Any) -> dict[str, Measured]:
    """Measure the tests without a valid measurement; return all."""
    known = remembered()
    if COLLECTING in known and known[COLLECTING].of == hash_of_everything(names):
        return known
    MAP.parent.mkdir(parents=True, exist_ok=True)
    with MAP.open("w", encoding="utf-8") as map_file:  # drop outdated entries
        map_file.writelines(f"{json.dumps(vars(test))}\n" for test in known.values())
    process, connection = running.forked(_measuring, names, set(known))
    for said in iter(lambda: _received(connection), None):
        tell(said)
    process.join()
    return remembered()


def _received(connection: Connection) -> Any:
    try:
        return connection.recv()
    except EOFError:
        return None


def _measuring(connection: Connection, names: list[str], known: set[str]) -> None:
    from mutation import loading

    marking = Marking(files())
    loading.install(marking)
    running.run(names, Measuring(marking, names, known, connection))


class Measuring:
    """A pytest plugin that writes a line into the map after each test."""

    def __init__(
        self, marking: Marking, names: list[str], known: set[str], connection: Connection
    ) -> None:
        self.marking = marking
        self.names = names
        self.known = known
        self.connection = connection
        self.now: dict[Path, int] = {}
        self.shared: dict[Any, dict[Path, int]] = {}
        """The blocks that ran for each shared fixture."""
        self.passed = True
        self.left = 0
        self.early: dict[str, str] = {}
        """The blocks that ran before any test."""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        """Deselect the tests that are measured already."""
        self.early = _named(self.marking.taken())
        again = [item for item in items if item.nodeid in self.known]
        items[:] = [item for item in items if item.nodeid not in self.known]
        config.hook.pytest_deselected(items=again)
        self.left = len(items)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: Any) -> Generator[None, Any, Any]:
        """Count the blocks of a shared fixture for every test that uses it."""
        if fixturedef.scope == "function":
            return (yield)
        _add(self.now, self.marking.taken())
        try:
            return (yield)
        finally:
            self.shared[fixturedef] = self.marking.taken()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        """Run a test, and write the blocks that it ran."""
        self.marking.taken()
        self.now, self.passed = {}, True
        running.within(LIMIT, _too_long)
        begun = time.process_time()
        result = yield
        running.within(0, _too_long)
        seconds = max(LEAST, time.process_time() - begun)
        _add(self.now, self.marking.taken())
        for fixtures in item._fixtureinfo.name2fixturedefs.values():  # type: ignore[attr-defined]
            for fixture in fixtures:
                _add(self.now, self.shared.get(fixture, {}))
        of = _hash_of_test(item.nodeid.split("::")[0])
        self._write(Measured(item.nodeid, round(seconds, 3), self.passed, of, _named(self.now)))
        self.left -= 1
        self.connection.send((self.left, item.nodeid, seconds, self.passed))
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Record whether all phases passed."""
        self.passed &= report.outcome == "passed"

    def pytest_sessionfinish(self) -> None:
        """Write the blocks that ran before any test; the hash is empty if the run was
        interrupted."""
        of = "" if self.left else hash_of_everything(self.names)
        self._write(Measured(COLLECTING, 0.0, True, of, self.early))

    def _write(self, test: Measured) -> None:
        with MAP.open("a", encoding="utf-8") as map_file:
            map_file.write(f"{json.dumps(vars(test))}\n")


def _too_long() -> None:
    raise TimeoutError(f"more than {LIMIT:.0f} seconds")


def _add(to: dict[Path, int], more: dict[Path, int]) -> None:
    for path, bits in more.items():
        to[path] = to.get(path, 0) | bits


def _named(reached: dict[Path, int]) -> dict[str, str]:
    return {
        f"{path.relative_to(PACKAGE).as_posix()} {hash_of(path)}": f"{bits:x}"
        for path, bits in reached.items()
    }
