"""Results files: the same rows are the same bytes, and what cannot be written is said at once."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path

import pytest

from kit.lineups import few
from undergrowth import Setup
from undergrowth.sim import COLUMNS, BadOutput, Row, check_output, simulate, write_results

SEATS = few()


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return simulate(Setup(seats=SEATS), ["random"] * len(SEATS), games=4, seed=2, limit=300).rows


def test_json_holds_a_record_for_each_row(tmp_path: Path, rows: list[Row]) -> None:
    write_results(tmp_path / "r.json", rows)
    read = json.loads((tmp_path / "r.json").read_text())
    assert read == [asdict(row) for row in rows]
    assert list(read[0]) == list(COLUMNS)


def test_parquet_holds_the_same(tmp_path: Path, rows: list[Row]) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    write_results(str(tmp_path / "r.parquet"), rows)
    assert parquet.read_table(tmp_path / "r.parquet").to_pylist() == [asdict(row) for row in rows]


@pytest.mark.parametrize("ending", [".json", ".parquet"])
def test_the_same_rows_in_any_order_are_the_same_bytes(
    tmp_path: Path, rows: list[Row], ending: str
) -> None:
    if ending == ".parquet":
        pytest.importorskip("pyarrow")
    one, other = tmp_path / f"one{ending}", tmp_path / f"other{ending}"
    write_results(one, rows)
    write_results(other, rows[::-1])
    assert one.read_bytes() == other.read_bytes()
    assert sorted(tmp_path.iterdir()) == sorted([one, other])


def test_no_rows_are_an_empty_file(tmp_path: Path) -> None:
    write_results(tmp_path / "r.json", [])
    assert json.loads((tmp_path / "r.json").read_text()) == []


@pytest.mark.parametrize("name", ["r.csv", "r", ".json", "r.json.gz"])
def test_an_unknown_ending_names_those_there_are(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadOutput, match=r"expected \.json or \.parquet"):
        check_output(tmp_path / name)


def test_a_file_that_cannot_be_written_is_noticed_before(tmp_path: Path) -> None:
    with pytest.raises(BadOutput, match="No such file or directory"):
        check_output(tmp_path / "nowhere" / "r.json")
    (tmp_path / "folder.json").mkdir()
    with pytest.raises(BadOutput, match="is a folder"):
        check_output(tmp_path / "folder.json")


def test_checking_leaves_everything_as_it_was(tmp_path: Path) -> None:
    there = tmp_path / "r.json"
    there.write_text("old")
    check_output(there)
    check_output(tmp_path / "new.json")
    assert [each.read_text() for each in tmp_path.iterdir()] == ["old"]


def test_without_pyarrow_parquet_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadOutput, match=r"pip install 'undergrowth\[results\]'"):
        check_output(tmp_path / "r.parquet")
