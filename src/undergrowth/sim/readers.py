"""Results files read again."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from undergrowth.sim.errors import BadOutput
from undergrowth.sim.formats import ABOUT, COMMENT, ROWS
from undergrowth.sim.rows import ADDED, COLUMNS, Row

Read = tuple[dict[str, Any], list[Row]]
"""What was played, and its rows."""


def read_results(path: str | Path) -> Read:
    """What was played, and the rows, of a file that `write_results` wrote.

    Raises `BadOutput` when it is none.
    """
    path = Path(path)
    reader = _READERS.get(path.suffix.lower())
    if reader is None:
        raise BadOutput(f"{path}: the ending says how to read; expected {', '.join(_READERS)}")
    try:
        about, rows = reader(path)
        if not isinstance(about, dict):
            raise TypeError("it does not say what was played")
        return about, rows
    except OSError as error:
        raise BadOutput(f"{path} cannot be read: {error.strerror or error}") from error
    except (ValueError, KeyError, TypeError, StopIteration, ImportError) as error:
        raise BadOutput(f"{path} holds no results of ours: {error}") from error


def _rows(records: Iterable[Mapping[str, Any]]) -> list[Row]:
    found: list[Row] = []
    for record in records:
        values = {name: record[name] for name in COLUMNS if name in record or name not in ADDED}
        for name, kind in COLUMNS.items():
            if name in values and type(values[name]) is not kind:
                raise TypeError(f"{name} is {values[name]!r}")
        found.append(Row(**values))
    return found


def _read_json(path: Path) -> Read:
    document = json.loads(path.read_text(encoding="utf-8"))
    return document[ABOUT], _rows(document[ROWS])


def _read_lines(path: Path) -> Read:
    first, *records = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    return first[ABOUT], _rows(records)


def _read_csv(path: Path) -> Read:
    with path.open(encoding="utf-8", newline="") as file:
        about = json.loads(next(file).removeprefix(COMMENT))
        records = csv.DictReader(file)
        found = list(records.fieldnames or [])
        if found != [name for name in COLUMNS if name in found or name not in ADDED]:
            raise ValueError("its columns are others")
        return about, _rows([_typed(record) for record in records])


def _typed(record: dict[str, str]) -> dict[str, Any]:
    """The words of a CSV file as what their columns hold."""
    return {
        name: record[name] if kind is str else json.loads(record[name])
        for name, kind in COLUMNS.items()
        if name in record
    }


def _read_parquet(path: Path) -> Read:
    import pyarrow.parquet

    table = pyarrow.parquet.read_table(path)
    return json.loads(table.schema.metadata[ABOUT.encode()]), _rows(table.to_pylist())


_READERS: Final[dict[str, Callable[[Path], Read]]] = {
    ".csv": _read_csv,
    ".json": _read_json,
    ".jsonl": _read_lines,
    ".parquet": _read_parquet,
}
