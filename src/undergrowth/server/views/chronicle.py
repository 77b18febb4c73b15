"""The index from answers to a game's log and to its record of answers."""

from __future__ import annotations

from bisect import bisect_right

from undergrowth.engine.events import Event
from undergrowth.table.moments import PHASES


class Chronicle:
    """The answer and the phase to which each entry of a log belongs."""

    def __init__(self) -> None:
        self.revisions: list[int] = []
        """By entry of the log, the revision it came with, in ascending order."""
        self.phases: list[str] = []
        self._records: list[int] = []
        """By revision, the number of answers in the record, those of chance included."""

    def add(self, events: list[Event], record: int) -> None:
        """Add the next revision: the events of its answer, and the length of the record."""
        for event in events:
            phase = self.phases[-1] if self.phases else ""
            told = event.fields.get("phase")
            if event.verb == "phase" and told in PHASES:
                phase = str(told)
            self.revisions.append(len(self._records))
            self.phases.append(phase)
        self._records.append(record)

    def cut(self, revision: int) -> None:
        """Forget everything after a revision."""
        length = self.log_upto(revision)
        del self.revisions[length:]
        del self.phases[length:]
        del self._records[revision + 1 :]

    def copy(self) -> Chronicle:
        """Return a copy, for another thread."""
        copied = Chronicle()
        copied.revisions, copied.phases = self.revisions[:], self.phases[:]
        copied._records = self._records[:]
        return copied

    def log_upto(self, revision: int) -> int:
        """Return the number of entries in the log at a revision."""
        return bisect_right(self.revisions, revision)

    def record_upto(self, revision: int) -> int:
        """Return the number of answers in the record at a revision."""
        return self._records[revision]

    @property
    def record_length(self) -> int:
        """The number of answers in the record at the latest revision; 0 before the beginning."""
        return self._records[-1] if self._records else 0

    @property
    def marks(self) -> list[tuple[int, int]]:
        """By revision, the number of entries in the log and of answers in the record."""
        return [(self.log_upto(at), record) for at, record in enumerate(self._records)]

    def revision_of(self, record: int) -> int:
        """Return the revision at which the record had `record` answers."""
        return bisect_right(self._records, record) - 1

    def __len__(self) -> int:
        return len(self.revisions)
