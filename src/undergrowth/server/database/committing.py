"""Answers of several games that arrive together, in one transaction.

SQLite has one writer, which waits for the disk at every commit.  Writes that come meanwhile wait
in line; the first of them commits for all.
"""

from __future__ import annotations

import threading
from collections.abc import Callable

import sqlalchemy as sa

from undergrowth.server.database.opening import Base

Write = Callable[[sa.Connection], None]
"""Writes something within a transaction.  Each may be called twice: see `Commits`."""


class _Waiting:
    """Something that is to be written."""

    def __init__(self, write: Write) -> None:
        self.write = write
        self.done = False
        self.error: Exception | None = None


class Commits:
    """The line before a database.

    When anything in a transaction of several fails, it is rolled back, and each is written by
    itself: nobody's answer is lost by another's.
    """

    def __init__(self, base: Base) -> None:
        self._base = base
        self._line: list[_Waiting] = []
        self._is_busy = False
        self._changed = threading.Condition()

    def have(self, write: Write) -> None:
        """Have something written; when this returns the disk has it.  Raises what it raises."""
        if not self._base.is_sqlite:  # other databases commit together by themselves
            self._alone(write)
            return
        mine = _Waiting(write)
        together = self._line_up(mine)
        if together:
            try:
                with self._base.writing:
                    self._commit(together)
            except BaseException:  # nobody may take for written what is not
                _give_up(together)
                raise
            finally:
                self._go_on()
        if mine.error is not None:
            raise mine.error

    def _line_up(self, mine: _Waiting) -> list[_Waiting]:
        """Wait in line until somebody has written it, or it is our turn to write for all there."""
        with self._changed:
            self._line.append(mine)
            while self._is_busy and not mine.done:
                self._changed.wait()
            if mine.done:
                return []
            self._is_busy = True
            together, self._line = self._line, []
        return together

    def _go_on(self) -> None:
        """Let those go that are done, and the first of the others write for the rest."""
        with self._changed:
            self._is_busy = False
            self._changed.notify_all()

    def _alone(self, write: Write) -> None:
        with self._base.engine.begin() as link:
            write(link)

    def _commit(self, together: list[_Waiting]) -> None:
        try:
            with self._base.engine.begin() as link:
                for each in together:
                    each.write(link)
        except Exception as error:
            self._one_by_one(together, error)
        for each in together:
            each.done = True

    def _one_by_one(self, together: list[_Waiting], error: Exception) -> None:
        """Write each by itself where all together have failed."""
        if len(together) == 1:
            together[0].error = error
            return
        for each in together:
            try:
                self._alone(each.write)
            except Exception as own:
                each.error = own


def _give_up(together: list[_Waiting]) -> None:
    """Tell those whose turn it was that the thread which wrote for them has been stopped."""
    for each in together:
        if not each.done:
            each.done, each.error = True, RuntimeError("writing was stopped; nothing is written")
