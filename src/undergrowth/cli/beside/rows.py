"""A recorded game as rows of a results file, for a league."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from undergrowth.rootlog.recording import Record
from undergrowth.rootlog.recording.results import results
from undergrowth.sim import BadOutput, Row, write_results
from undergrowth.sim.recorded import about_recorded
from undergrowth.sim.writers import check_output, holds_something


def write_rows(record: Record, path: Path, name: str) -> None:
    """Write a row for each seat to a new file; `name` is that of the record.

    Raises `BadOutput`, also if the file holds something already.
    """
    check_output(path)
    if holds_something(path):
        raise BadOutput(f"{path} holds results already: name another file")
    rows: list[dict[str, Any]] = [*results(record)]
    write_results(path, [Row(**row) for row in rows], about_recorded([name]))
