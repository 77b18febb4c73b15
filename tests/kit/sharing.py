"""The order in which workers share the tests.

A worker takes file after file, each time the one that follows its own, so that what a file or its
neighbours make once is made by one worker.  When no file is left that nobody has begun, it takes
tests of the file with most of them left, and so all workers end together.
"""

from __future__ import annotations

from typing import Any, Final

from xdist.scheduler import LoadScopeScheduling

WHOLE: Final = ("tests/web/", "tests/server/database/test_postgres.py")
"""Files whose tests share a browser, a server or a database: one worker has all of a file, and
these files come first."""
AHEAD: Final = 4
"""So many tests are with a worker: the one that runs, the next, which it must know to begin that,
and two more, so that it need not wait for us."""


class Files:
    """The tests that nobody has taken yet, by file."""

    def __init__(self, scopes: list[str]) -> None:
        self._left: Final[dict[str, list[str]]] = {}
        for scope in reversed(scopes):
            self._left.setdefault(file_of(scope), []).append(scope)
        files = sorted(self._left, key=lambda file: (not file.startswith(WHOLE), file))
        self._fresh: Final = {file: place for place, file in enumerate(files)}
        """The places of files that no worker has begun."""
        self._count: Final = len(files)
        self._own: Final[dict[Any, str]] = {}
        self._place: Final[dict[Any, float]] = {}

    def __bool__(self) -> bool:
        return bool(self._left)

    def take(self, worker: Any, start: float) -> str:
        """Return the next test for a worker; `start`, from 0 to 1, says where its files begin."""
        if self._own.get(worker) not in self._left:
            self._own[worker] = self._next_file(worker, start * self._count)
        left = self._left[self._own[worker]]
        scope = left.pop()
        if not left:
            del self._left[self._own[worker]]
        return scope

    def _next_file(self, worker: Any, start: float) -> str:
        if not self._fresh:
            return max(self._left, key=lambda file: len(self._left[file]))
        first = next(iter(self._fresh))
        place = self._place.get(worker, start)
        after = (file for file, at in self._fresh.items() if at >= place)
        file = first if first.startswith(WHOLE) else next(after, first)
        place = self._fresh.pop(file)
        if not file.startswith(WHOLE):
            self._place[worker] = place
        return file


def file_of(nodeid: str) -> str:
    """Return the file in which a test stands."""
    return nodeid.partition("::")[0]


class Scheduling(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """The scheduler behind `--dist loadscope`: see the top of this file."""

    _files: Files | None = None

    def mark_test_complete(self, node: Any, item_index: int, duration: float = 0) -> None:
        """Forget a test that has run, and send others."""
        nodeid = self.registered_collections[node][item_index]
        scope = self._split_scope(nodeid)
        unit = self.assigned_work[node][scope]
        unit[nodeid] = True
        if all(unit.values()):
            del self.assigned_work[node][scope]  # xdist counts what is here after each test
        self._reschedule(node)

    def _split_scope(self, nodeid: str) -> str:
        return file_of(nodeid) if nodeid.startswith(WHOLE) else nodeid

    def _reschedule(self, node: Any) -> None:
        while self.workqueue and self._pending_of(self.assigned_work[node]) < AHEAD:
            if node.shutting_down:
                return
            self._assign_work_unit(node)
        if not self.workqueue and not node.shutting_down:
            node.shutdown()

    def _assign_work_unit(self, node: Any) -> None:
        if self._files is None:
            self._files = Files(list(self.workqueue))
        if self._files:  # otherwise what a worker that died has left
            start = self.nodes.index(node) / len(self.nodes)
            self.workqueue.move_to_end(self._files.take(node, start), last=False)
        super()._assign_work_unit(node)
