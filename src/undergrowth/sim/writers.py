"""Writing results files.  The same rows give the same bytes: no date or time is written."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Callable
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from typing import Any, Final, TextIO

from undergrowth.engine.given import given_as, given_path
from undergrowth.sim.errors import BadOutput
from undergrowth.sim.formats import ABOUT, COMMENT, ROWS
from undergrowth.sim.given import given_rows
from undergrowth.sim.readers import reading
from undergrowth.sim.rows import COLUMNS, Row, as_record
from undergrowth.writing import check_writable, replacing


def write_results(path: str | Path, rows: list[Row], about: dict[str, Any] | None = None) -> None:
    """Write rows to a file in the format of its suffix; existing results are replaced atomically.

    `about` is the metadata (`Results.about`); `read_results` returns both.

    Raises `BadOutput` when that cannot be done, also if the file holds anything but results.
    """
    path = given_path("results", path, BadOutput)
    rows = given_rows(rows)
    if about is not None:
        given_as("what was played", about, dict, BadOutput)
    check_output(path)
    ordered = sorted(rows, key=lambda row: (row.game, row.seat))
    try:
        with replacing(path) as part:
            _WRITERS[path.suffix.lower()](part, ordered, about or {})
    except OSError as error:
        raise BadOutput(f"{path} cannot be written: {error.strerror or error}") from error


def check_output(path: str | Path) -> None:
    """Raise `BadOutput` if results could not be written there.  Leaves no file behind.

    A file that holds anything but results is never overwritten.
    """
    path = given_path("results", path, BadOutput)
    if path.suffix.lower() not in _WRITERS:
        raise BadOutput(f"{path}: the ending says how to write; expected {', '.join(ENDINGS)}")
    if path.suffix.lower() == ".parquet" and find_spec("pyarrow") is None:
        raise BadOutput(
            f"{path}: Parquet files need pyarrow (pip install 'undergrowth[results]');"
            " the others need nothing"
        )
    if path.is_dir():
        raise BadOutput(f"{path} is a folder: name a file")
    if path.exists() and not os.access(path, os.W_OK):
        raise BadOutput(f"{path} is there and may not be written")
    if holds_something(path) and not _holds_results(path):
        raise BadOutput(f"{path} holds no results of ours and would be lost: name another file")
    try:
        check_writable(path.resolve().parent)
    except OSError as error:
        raise BadOutput(f"{path} cannot be written: {error.strerror or error}") from error


def check_new_output(path: str | Path) -> None:
    """Raise `BadOutput` as `check_output` does, and also if a file holds results already."""
    check_output(path)
    if holds_something(Path(path)):
        raise BadOutput(f"{path} holds results already: --resume goes on with them")


def holds_something(path: Path) -> bool:
    """Whether a file exists and is not empty."""
    return path.exists() and path.stat().st_size > 0


def _holds_results(path: Path) -> bool:
    """Whether a file begins like one that was written here; its rows are not read."""
    if path.suffix.lower() == ".json":  # `reading` would read the whole file into memory
        beginning = f'{{"{ABOUT}": {{'.encode()
        with path.open("rb") as file:
            return file.read(len(beginning)) == beginning
    try:
        with reading(path):
            return True
    except BadOutput:
        return False


def _text(document: Any) -> str:
    return json.dumps(document, ensure_ascii=False)


def text_of_results(ending: str, rows: list[Row], about: dict[str, Any]) -> str:
    """Return rows as the text of a results file, `csv` or `json`."""
    return _TEXTS[ending](rows, about)


def _json(rows: list[Row], about: dict[str, Any]) -> str:
    """Return a document with the metadata and a list of records, one on a line."""
    lines = ",\n".join(_text(as_record(row)) for row in rows)
    listed = f"[\n{lines}\n]" if rows else "[]"
    return f'{{"{ABOUT}": {_text(about)},\n"{ROWS}": {listed}}}\n'


def _put_csv(file: TextIO, rows: list[Row], about: dict[str, Any]) -> None:
    """Write the metadata in a comment, the columns, then the records."""
    file.write(f"{COMMENT}{_text(about)}\n")
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(COLUMNS)
    for row in rows:
        values = as_record(row).values()
        writer.writerow([_text(each) if isinstance(each, bool) else each for each in values])


def _csv(rows: list[Row], about: dict[str, Any]) -> str:
    file = StringIO()
    _put_csv(file, rows, about)
    return file.getvalue()


def _write_csv(path: Path, rows: list[Row], about: dict[str, Any]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        _put_csv(file, rows, about)


_TEXTS: Final = {"csv": _csv, "json": _json}


def _write_json(path: Path, rows: list[Row], about: dict[str, Any]) -> None:
    path.write_text(_json(rows, about), encoding="utf-8", newline="\n")


def _write_lines(path: Path, rows: list[Row], about: dict[str, Any]) -> None:
    """Write a JSON document on each line: the metadata, then the records."""
    documents = [{ABOUT: about}, *map(as_record, rows)]
    text = "".join(f"{_text(each)}\n" for each in documents)
    path.write_text(text, encoding="utf-8", newline="\n")


def _write_parquet(path: Path, rows: list[Row], about: dict[str, Any]) -> None:
    """Write one column for each field of a row, with the metadata in the schema."""
    import pyarrow
    import pyarrow.parquet

    kinds: dict[type, Any] = {
        int: pyarrow.int64(),
        str: pyarrow.string(),
        bool: pyarrow.bool_(),
    }
    schema = pyarrow.schema(
        [pyarrow.field(name, kinds[kind], nullable=False) for name, kind in COLUMNS.items()],
        metadata={ABOUT: _text(about)},
    )
    columns = [[getattr(row, name) for row in rows] for name in COLUMNS]
    arrays = [
        pyarrow.array(values, kinds[kind])
        for values, kind in zip(columns, COLUMNS.values(), strict=True)
    ]
    pyarrow.parquet.write_table(pyarrow.Table.from_arrays(arrays, schema=schema), path)


_WRITERS: Final[dict[str, Callable[[Path, list[Row], dict[str, Any]], None]]] = {
    ".csv": _write_csv,
    ".json": _write_json,
    ".jsonl": _write_lines,
    ".parquet": _write_parquet,
}
ENDINGS: Final = tuple(_WRITERS)
"""The suffixes that a results file can have."""
