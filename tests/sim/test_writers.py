"""Results files: the same rows are the same bytes, and what cannot be written is said at once."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, replace
from pathlib import Path

import pytest

import undergrowth
from kit.lineups import few
from undergrowth import Setup
from undergrowth.sim import (
    COLUMNS,
    ENDINGS,
    BadOutput,
    Row,
    check_output,
    check_same,
    read_results,
    simulate,
    write_results,
)

SEATS = few()
ABOUT = {"seed": 2, "command": "undergrowth simulate --seats 'ä,b'"}


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return simulate(Setup(seats=SEATS), ["random"] * len(SEATS), games=4, seed=2, limit=300).rows


def test_json_holds_a_record_for_each_row(tmp_path: Path, rows: list[Row]) -> None:
    write_results(tmp_path / "r.json", rows, ABOUT)
    read = json.loads((tmp_path / "r.json").read_text())
    assert read == {"about": ABOUT, "rows": [asdict(row) for row in rows]}
    assert list(read["rows"][0]) == list(COLUMNS)


def test_json_lines_hold_a_record_on_each_line(tmp_path: Path, rows: list[Row]) -> None:
    write_results(tmp_path / "r.jsonl", rows, ABOUT)
    first, *others = map(json.loads, (tmp_path / "r.jsonl").read_text().splitlines())
    assert first == {"about": ABOUT}
    assert others == [asdict(row) for row in rows]


def test_csv_holds_a_record_on_each_line_below_the_columns(tmp_path: Path, rows: list[Row]) -> None:
    write_results(tmp_path / "r.csv", rows, ABOUT)
    first, columns, *others = (tmp_path / "r.csv").read_text().splitlines()
    assert json.loads(first.removeprefix("# ")) == ABOUT
    assert columns.split(",") == list(COLUMNS)
    assert len(others) == len(rows)


@pytest.mark.parametrize("ending", ENDINGS)
def test_what_was_written_is_read_again(tmp_path: Path, rows: list[Row], ending: str) -> None:
    """Each file says itself what was played."""
    if ending == ".parquet":
        pytest.importorskip("pyarrow")
    odd = [*rows, replace(rows[0], game=99, problem='says "no",\nand # 1', won=True)]
    write_results(tmp_path / f"r{ending}", odd, ABOUT)
    assert read_results(tmp_path / f"r{ending}") == (ABOUT, odd)


@pytest.mark.parametrize("ending", [*ENDINGS, ".txt"])
@pytest.mark.parametrize("text", ["", "[]", "{}", "game,seed\n1,2\n", "# {}\ngame\n1\n"])
def test_a_file_of_another_kind_is_refused(tmp_path: Path, ending: str, text: str) -> None:
    path = tmp_path / f"r{ending}"
    path.write_text(text)
    with pytest.raises(BadOutput):
        read_results(path)


def test_results_say_what_was_played(rows: list[Row]) -> None:
    setup = Setup(seats=SEATS)
    said = simulate(setup, ["random"] * len(SEATS), games=1, seed=2, limit=20).about
    assert said["undergrowth"] == undergrowth.__version__
    assert (said["seed"], said["games"], said["limit"]) == (2, 1, 20)
    assert said["cells"][0]["players"] == ["random"] * len(SEATS)
    assert Setup(**said["cells"][0]["setup"]).map == setup.map
    check_same(said, said | {"games": 7})
    with pytest.raises(BadOutput, match="they differ in seed, setup or players"):
        check_same(said, said | {"seed": 3, "cells": []})


def test_parquet_holds_the_same(tmp_path: Path, rows: list[Row]) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    write_results(str(tmp_path / "r.parquet"), rows)
    assert parquet.read_table(tmp_path / "r.parquet").to_pylist() == [asdict(row) for row in rows]


@pytest.mark.parametrize("ending", ENDINGS)
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
    assert json.loads((tmp_path / "r.json").read_text()) == {"about": {}, "rows": []}


@pytest.mark.parametrize("name", ["r.xls", "r", ".json", "r.json.gz"])
def test_an_unknown_ending_names_those_there_are(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadOutput, match=r"expected \.csv, \.json, \.jsonl, \.parquet"):
        check_output(tmp_path / name)


def test_a_file_that_cannot_be_written_is_noticed_before(tmp_path: Path) -> None:
    with pytest.raises(BadOutput, match="No such file or directory"):
        check_output(tmp_path / "nowhere" / "r.json")
    (tmp_path / "folder.json").mkdir()
    with pytest.raises(BadOutput, match="is a folder"):
        check_output(tmp_path / "folder.json")


def test_checking_leaves_everything_as_it_was(tmp_path: Path) -> None:
    there = tmp_path / "r.json"
    write_results(there, [], ABOUT)
    before = there.read_text()
    check_output(there)
    check_output(tmp_path / "new.json")
    assert [each.read_text() for each in tmp_path.iterdir()] == [before]


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("text", ["old", "[1, 2]\n", "game,seed\n1,2\n", '{"about": 3}\n'])
def test_a_file_that_holds_no_results_is_not_replaced(
    tmp_path: Path, rows: list[Row], ending: str, text: str
) -> None:
    if ending == ".parquet":
        pytest.importorskip("pyarrow")
    there = tmp_path / f"r{ending}"
    there.write_text(text)
    with pytest.raises(BadOutput, match="holds no results of ours and would be lost"):
        write_results(there, rows, ABOUT)
    assert there.read_text() == text
    assert list(tmp_path.iterdir()) == [there]


def test_without_pyarrow_parquet_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadOutput, match=r"pip install 'undergrowth\[results\]'"):
        check_output(tmp_path / "r.parquet")
