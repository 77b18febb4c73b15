"""Results files as one polars table, in which each row is a seat of a game."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from undergrowth.engine.given import given_path
from undergrowth.sim.errors import BadOutput
from undergrowth.sim.formats import ABOUT
from undergrowth.sim.given import given_items, given_rows
from undergrowth.sim.readers import check_format, one_line, reading
from undergrowth.sim.rows import ADDED, COLUMNS, Row, as_record

if TYPE_CHECKING:
    import polars as pl

_BATCH: Final = 20_000
"""The number of rows read from a file at once; as a table they need a tenth of the memory."""
_MOST_ROUNDS: Final = 10_000
"""The most rounds of a game; a file with more is not a results file."""
_SAME: Final = ("seed", "map", "deck", "seat", "faction", "player")
"""The columns that two rows of different games never share."""


def read_frame(paths: Iterable[str | Path], recorded: Iterable[Row] = ()) -> pl.DataFrame:
    """Return the rows of results files, and of folders of Parquet files, in one table.

    Rows of games that were `recorded` follow below them.

    Columns are those of `Row`, and `id` (the game among all files), `seats` (its number of seats)
    and `rounds` (`points` as a list of numbers; empty in files of earlier releases).  Raises
    `BadOutput` for other files, for games that occur twice, and without polars.
    """
    check_statistics()
    named = [
        given_path("a file", each, BadOutput) for each in given_items("files", paths, BadOutput)
    ]
    files = [each for path in named for each in _files(path)]
    for at, file in enumerate(files):
        if file.resolve() in [other.resolve() for other in files[:at]]:
            raise BadOutput(f"{file} is named twice")
    found = [(file, _one(file)) for file in files]
    rows = given_rows(recorded)
    if rows:
        found.append((Path("the recorded games"), _checked(_frame(iter(rows)))))
    return _together(found)


def frame_of(rows: Iterable[Row]) -> pl.DataFrame:
    """Return the same table for rows that are in no file.  Raises `BadOutput` without polars."""
    check_statistics()
    return _together([(Path(), _checked(_frame(iter(given_rows(rows)))))])


def check_statistics() -> None:
    """Raise `BadOutput` unless polars is installed."""
    if find_spec("polars") is None:
        raise BadOutput("statistics need polars: pip install 'undergrowth[results]'")


def _files(path: Path) -> list[Path]:
    """Return a file, or the Parquet files of a folder."""
    if not path.is_dir():
        return [path]
    found = sorted(path.glob("*.parquet"))
    if not found:
        raise BadOutput(f"{path} holds no Parquet files")
    return found


def _one(path: Path) -> pl.DataFrame:
    """Return the checked rows of one file; errors of polars are reported for the file."""
    import polars as pl
    from polars.exceptions import PanicException

    try:
        frame = _parquet(path) if path.suffix.lower() == ".parquet" else _rows(path)
        return _checked(frame)
    except BadOutput:  # already reported
        raise
    except OSError as error:
        raise BadOutput(f"{path} cannot be read: {error.strerror or error}") from error
    except (
        ValueError,
        KeyError,
        TypeError,
        OverflowError,
        pl.exceptions.PolarsError,
        PanicException,
    ) as error:
        raise BadOutput(f"{path} holds no results of ours: {one_line(error)}") from error


def _schema() -> dict[str, Any]:
    import polars as pl

    kinds: dict[type, Any] = {int: pl.Int64, str: pl.String, bool: pl.Boolean}
    return {name: kinds[kind] for name, kind in COLUMNS.items()}


def _rows(path: Path) -> pl.DataFrame:
    with reading(path) as (_, rows):
        return _frame(rows)


def _frame(rows: Iterator[Row]) -> pl.DataFrame:
    import polars as pl

    schema = _schema()
    parts = [pl.DataFrame(schema=schema)]
    while some := [as_record(row) for row in islice(rows, _BATCH)]:
        parts.append(pl.DataFrame(some, schema=schema))
    return pl.concat(parts)


def _parquet(path: Path) -> pl.DataFrame:
    import polars as pl

    check_format(json.loads(pl.read_parquet_metadata(path).get(ABOUT, "{}")))
    frame = pl.read_parquet(path, hive_partitioning=False)
    for name, kind in _schema().items():
        if name not in frame.columns and name in ADDED:
            frame = frame.with_columns(pl.lit("").alias(name))
        if frame.schema.get(name) != kind:
            raise TypeError(f"the column {name} is not {COLUMNS[name].__name__}")
    return frame.select(list(COLUMNS))


def _checked(frame: pl.DataFrame) -> pl.DataFrame:
    """Return the rows with `seats` and `rounds`.  Raises `ValueError` for impossible rows."""
    import polars as pl

    if frame.is_empty():
        raise ValueError("there are no games in it")
    if sum(frame.null_count().row(0)) or frame.select("game", "seat").is_duplicated().any():
        raise ValueError("a seat of a game is there twice, or lacks something")
    frame = frame.with_columns(
        seats=pl.len().over("game"),
        rounds=pl.when(pl.col("points") == "")
        .then(pl.lit([], dtype=pl.List(pl.Int64)))
        .otherwise(pl.col("points").str.split(" ").cast(pl.List(pl.Int64))),
    )
    last = pl.col("rounds").list.last()
    wrong = frame.filter(
        (pl.col("seat") < 0)
        | (pl.col("seat") >= pl.col("seats"))
        | (last != pl.col("score"))
        | (pl.col("rounds").list.len() > _MOST_ROUNDS)
    )
    if wrong.height:
        raise ValueError(f"game {wrong['game'][0]} cannot have been so: seats or points are wrong")
    return frame


def _together(found: list[tuple[Path, pl.DataFrame]]) -> pl.DataFrame:
    """Return all rows, with `id`, which distinguishes the games of all files."""
    import polars as pl

    if not found:
        raise BadOutput("name at least one results file")
    frame = pl.concat([each.with_columns(file=pl.lit(at)) for at, (_, each) in enumerate(found)])
    again = frame.filter(frame.select(_SAME).is_duplicated())
    if again.height:
        files = sorted({str(found[at][0]) for at in again["file"].to_list()})
        raise BadOutput(
            f"game {again['game'][0]} is there twice, in {' and '.join(files[:2])}:"
            " name each run once"
        )
    return frame.with_columns(id=pl.struct("file", "game").rank("dense")).drop("file")
