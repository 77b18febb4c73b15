"""The index from answers to a game's log, to its record of answers, and to their times."""

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
        self._moments: list[float] = []
        """By revision, when it was there at the earliest: no earlier than those before it."""
        self._editions: list[int] = []
        """By revision, the edition of the game in which it was added."""

    def add(self, events: list[Event], record: int, moment: float = 0.0, edition: int = 0) -> None:
        """Add the next revision: the events of its answer, and the length of the record.

        `moment` is when it was given; 0 in games of older releases, as if long ago.
        """
        for event in events:
            phase = self.phases[-1] if self.phases else ""
            told = event.fields.get("phase")
            if event.verb == "phase" and told in PHASES:
                phase = str(told)
            self.revisions.append(len(self._records))
            self.phases.append(phase)
        self._records.append(record)
        self._moments.append(max(moment, self._moments[-1] if self._moments else 0.0))
        self._editions.append(edition)

    def cut(self, revision: int) -> None:
        """Forget everything after a revision."""
        length = self.log_upto(revision)
        del self.revisions[length:]
        del self.phases[length:]
        for each in (self._records, self._moments, self._editions):
            del each[revision + 1 :]

    def copy(self) -> Chronicle:
        """Return a copy, for another thread."""
        copied = Chronicle()
        copied.revisions, copied.phases = self.revisions[:], self.phases[:]
        copied._records = self._records[:]
        copied._moments, copied._editions = self._moments[:], self._editions[:]
        return copied

    def log_upto(self, revision: int) -> int:
        """Return the number of entries in the log at a revision."""
        return bisect_right(self.revisions, revision)

    def revision_at(self, moment: float) -> int:
        """Return the latest revision that was there at a moment; -1 before the first."""
        return bisect_right(self._moments, moment) - 1

    def moment_of(self, revision: int) -> float:
        """Return when a revision was there at the earliest."""
        return self._moments[revision]

    def edition_of(self, revision: int) -> int:
        """Return the edition of the game in which a revision was added."""
        return self._editions[revision]

    def record_upto(self, revision: int) -> int:
        """Return the number of answers in the record at a revision."""
        return self._records[revision]

    @property
    def last(self) -> int:
        """The latest revision."""
        return len(self._records) - 1

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
