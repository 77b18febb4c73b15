"""What each answer added to a game: entries of the log, and lines of the record of answers."""

from __future__ import annotations

from bisect import bisect_right

from undergrowth.engine.events import Event
from undergrowth.table.moments import PHASES


class Chronicle:
    """Which answer and which phase each entry of a log belongs to."""

    def __init__(self) -> None:
        self.revisions: list[int] = []
        """By entry of the log, the revision it came with; these never fall."""
        self.phases: list[str] = []
        self._records: list[int] = []
        """By revision, how many answers the record held, those of chance too."""

    def add(self, events: list[Event], record: int) -> None:
        """The next revision: what its answer wrote to the log, and the length of the record."""
        for event in events:
            phase = self.phases[-1] if self.phases else ""
            told = event.fields.get("phase")
            if event.verb == "phase" and told in PHASES:
                phase = str(told)
            self.revisions.append(len(self._records))
            self.phases.append(phase)
        self._records.append(record)

    def cut(self, revision: int) -> None:
        """Forget what came after a revision."""
        length = self.log_upto(revision)
        del self.revisions[length:]
        del self.phases[length:]
        del self._records[revision + 1 :]

    def copy(self) -> Chronicle:
        """The same, for another thread."""
        copied = Chronicle()
        copied.revisions, copied.phases = self.revisions[:], self.phases[:]
        copied._records = self._records[:]
        return copied

    def log_upto(self, revision: int) -> int:
        """How many entries the log had at a revision."""
        return bisect_right(self.revisions, revision)

    def record_upto(self, revision: int) -> int:
        """How many answers the record held at a revision."""
        return self._records[revision]

    def revision_of(self, record: int) -> int:
        """The revision at which the record held so many answers."""
        return bisect_right(self._records, record) - 1

    def __len__(self) -> int:
        return len(self.revisions)
