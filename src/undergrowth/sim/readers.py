"""Reading results files."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, TextIO

from undergrowth.engine.documents import abridged, brief, read_file
from undergrowth.engine.errors import BadText
from undergrowth.engine.given import given_path
from undergrowth.sim.errors import BadOutput
from undergrowth.sim.formats import ABOUT, COMMENT, ROWS
from undergrowth.sim.rows import ADDED, COLUMNS, FORMAT, Row

_LONGEST: Final = 1 << 24
"""The most characters of a line; the first line of the largest grid has a few hundred thousand."""
_LARGEST: Final = 1 << 28
"""The most bytes of a `.json` file, which is read as a whole; the other formats are streamed."""
_BATCH: Final = 10_000
"""The number of rows read at once from a Parquet file."""

Read = tuple[dict[str, Any], list[Row]]
"""The metadata of a file, and its rows."""
Reading = Generator[tuple[Any, Iterator[Row]]]
"""A generator that yields the same once, with rows that are read on demand."""


def read_results(path: str | Path) -> Read:
    """Return the metadata and the rows of a file that `write_results` wrote.

    Raises `BadOutput` for any other file.
    """
    with reading(path) as (about, rows):
        return about, list(rows)


@contextmanager
def reading(path: str | Path) -> Iterator[tuple[dict[str, Any], Iterator[Row]]]:
    """Open a file that `write_results` wrote: its metadata, and its rows one by one.

    Few rows are in memory at once.  Only `.json` is read as a whole, and may have at most 256 MiB.
    Raises `BadOutput` for any other file, perhaps only at a later row.
    """
    path = given_path("results", path, BadOutput)
    reader = _READERS.get(path.suffix.lower())
    if reader is None:
        raise BadOutput(f"{path}: the ending says how to read; expected {', '.join(_READERS)}")
    try:
        with closing(reader(path)) as parts:
            about, rows = next(parts)
            if not isinstance(about, dict):
                raise TypeError("it does not say what was played")
            check_format(about)
            yield about, rows
    except BadOutput:  # raised by the caller's own code
        raise
    except OSError as error:
        raise BadOutput(f"{path} cannot be read: {error.strerror or one_line(error)}") from error
    except KeyError as error:
        raise BadOutput(f"{path} holds no results of ours: it lacks {error}") from error
    except (BadText, ValueError, TypeError, ImportError, RuntimeError, csv.Error) as error:
        raise BadOutput(f"{path} holds no results of ours: {one_line(error)}") from error


def one_line(error: BaseException) -> str:
    """Return the first line of an error's message, shortened."""
    said = str(error).strip().splitlines() or [type(error).__name__]
    return brief(said[0])


def check_format(about: Mapping[str, Any]) -> None:
    """Raise `ValueError` for results in a format that this version cannot read."""
    version = about.get("format", 1)
    if version not in range(1, FORMAT + 1):
        raise ValueError(f"its format is {abridged(version)}; this version reads 1 to {FORMAT}")


def _rows(records: Iterable[Any]) -> Iterator[Row]:
    for record in records:
        if not isinstance(record, dict):
            raise TypeError(f"a row is {abridged(record)}")
        values = {name: record[name] for name in COLUMNS if name in record or name not in ADDED}
        for name, kind in COLUMNS.items():
            if name in values and type(values[name]) is not kind:
                raise TypeError(f"{name} is {abridged(values[name])}")
        yield Row(**values)


def _first(lines: Iterator[str]) -> str:
    """Return the first line, which holds the metadata."""
    line = next(lines, "")
    if not line.strip():
        raise ValueError("it is empty" if not line else "its first line is empty")
    return line


def _about(document: Any) -> Any:
    """Return the metadata of a document."""
    if not isinstance(document, dict) or ABOUT not in document:
        raise TypeError("it does not say what was played")
    return document[ABOUT]


def _lines(file: TextIO) -> Iterator[str]:
    """Yield the lines of a file; a line that is too long raises `ValueError` before it fills
    memory."""
    while line := file.readline(_LONGEST):
        if len(line) == _LONGEST:
            raise ValueError("it has a line longer than any of ours")
        yield line


def _read_json(path: Path) -> Reading:
    document = json.loads(_first(iter([read_file(path, _LARGEST)])))
    yield _about(document), _rows(document[ROWS])


def _read_lines(path: Path) -> Reading:
    with path.open(encoding="utf-8") as file:
        lines = _lines(file)
        first = json.loads(_first(lines))
        yield _about(first), _rows(map(json.loads, lines))


def _read_csv(path: Path) -> Reading:
    with path.open(encoding="utf-8", newline="") as file:
        lines = _lines(file)
        about = json.loads(_first(lines).removeprefix(COMMENT))
        records = csv.DictReader(lines)
        found = list(records.fieldnames or [])
        if found != [name for name in COLUMNS if name in found or name not in ADDED]:
            raise ValueError("its columns are others")
        yield about, _rows(map(_typed, records))


def _typed(record: dict[str, str]) -> dict[str, Any]:
    """Return the words of a CSV row converted to the types of their columns."""
    return {
        name: record[name] if kind is str else json.loads(record[name])
        for name, kind in COLUMNS.items()
        if name in record
    }


def _read_parquet(path: Path) -> Reading:
    import pyarrow.parquet

    with pyarrow.parquet.ParquetFile(path) as file:
        about = json.loads((file.schema_arrow.metadata or {}).get(ABOUT.encode(), "null"))
        batches = file.iter_batches(_BATCH)
        yield about, _rows(record for batch in batches for record in batch.to_pylist())


_READERS: Final[dict[str, Callable[[Path], Reading]]] = {
    ".csv": _read_csv,
    ".json": _read_json,
    ".jsonl": _read_lines,
    ".parquet": _read_parquet,
}
