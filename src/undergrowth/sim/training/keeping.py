"""Samples in a file of JSON lines, so that training can continue, or start anew, without
playing."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from undergrowth.ai.judging.features import names_of
from undergrowth.sim.errors import BadOutput
from undergrowth.sim.training.sampling import Course, Sample


def header(course: Course) -> dict[str, Any]:
    """Return the first line of such a file, as data."""
    names = {name: names_of(name) for name in course.factions}
    return {"undergrowth": "samples", "course": asdict(course), "features": names}


def read_samples(path: Path, course: Course) -> list[Sample]:
    """Return the samples of a file; none if the file does not exist.

    An incomplete last line is ignored.  Raises `BadOutput` for samples of another course, and for
    anything other than samples.
    """
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").split("\n")[:-1]
    try:
        first = json.loads(lines[0])
        found = {what: first[what] for what in header(course)}
    except (ValueError, LookupError, TypeError) as error:
        raise BadOutput(f"{path} holds no samples: its first line says so") from error
    for what, expected in header(course).items():
        if found[what] != expected:
            raise BadOutput(f"{path} holds samples of another training: its {what} differ")
    return [_sample(path, line) for line in lines[1:]]


def _sample(path: Path, line: str) -> Sample:
    try:
        found = Sample(**json.loads(line))
        found.positions = [[array("d", row) for row in rows] for rows in found.positions]
        return found
    except (ValueError, TypeError) as error:
        raise BadOutput(f"{path} holds something else than samples: {line[:40]!r}") from error


def write_samples(path: Path, course: Course, samples: Iterable[Sample]) -> None:
    """Write a file of samples.  Raises `BadOutput` when it cannot be written."""
    try:
        with path.open("w", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(header(course)) + "\n")
            for sample in samples:
                file.write(_line(sample))
    except OSError as error:
        raise BadOutput(f"{path} cannot be written: {error.strerror or error}") from error


def add_sample(path: Path, sample: Sample) -> None:
    """Append a game to a file of samples."""
    with path.open("a", encoding="utf-8", newline="\n") as file:
        file.write(_line(sample))


def _line(sample: Sample) -> str:
    document = asdict(sample)
    document["positions"] = [[list(row) for row in rows] for rows in sample.positions]
    return json.dumps(document, separators=(",", ":")) + "\n"
