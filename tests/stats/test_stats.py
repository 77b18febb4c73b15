"""`undergrowth stats`: figures are those that counting by hand gives; wrong files are named."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kit.lineups import few
from undergrowth import Setup
from undergrowth.cli.commands import every_command
from undergrowth.sim import BadOutput, Row, read_results, simulate, summarize, write_results
from undergrowth.sim.rows import FORMAT
from undergrowth.stats import page, read_frame, sections
from undergrowth.stats.figures import curves, endings, shares, won_by
from undergrowth.words import read_in, speaking

pytest.importorskip("polars", reason="statistics are an extra: pip install 'undergrowth[results]'")
SEATS = few()
PLAYERS = ["greedy", *["random"] * (len(SEATS) - 1)]


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return simulate(Setup(seats=SEATS), PLAYERS, games=8, seed=2, shuffle_seats=True).rows


@pytest.fixture
def file(tmp_path: Path, rows: list[Row]) -> Path:
    write_results(tmp_path / "r.jsonl", rows, {"format": FORMAT})
    return tmp_path / "r.jsonl"


def test_points_are_the_scores_after_each_round(rows: list[Row]) -> None:
    for row in rows:
        points = [int(word) for word in row.points.split()]
        assert points[-1] == row.score
        assert len(points) == -(-row.turns // len(SEATS))


def test_shares_are_those_of_the_simulator(file: Path, rows: list[Row]) -> None:
    frame = read_frame([file])
    for column in ("faction", "seat", "player"):
        found = shares(frame, column)
        for one, other in zip(found, summarize(rows, column), strict=True):
            assert (*one.names, one.games, one.wins, one.low, one.high, one.points) == (
                *(other.name, other.games, other.wins, other.low, other.high),
                pytest.approx(other.points),
            )
            assert one.even == pytest.approx(1 / len(SEATS))


def test_curves_end_where_the_scores_end(file: Path, rows: list[Row]) -> None:
    """Games that are over count on with their last score."""
    for curve in curves(read_frame([file])):
        scores = [row.score for row in rows if row.faction == curve.name]
        firsts = [int(row.points.split()[0]) for row in rows if row.faction == curve.name]
        assert curve.means[0] == pytest.approx(sum(firsts) / len(firsts))
        assert curve.means[-1] == pytest.approx(sum(scores) / len(scores), abs=3)
        assert len(curve.means) == len(curve.reach)


def test_games_are_counted_once_and_a_partner_wins_by_coalition(tmp_path: Path) -> None:
    row = Row(0, 1, "m", "d", 0, "a", "", "p", 9, "", "", True, "points", 2, 1, 1, points="9")
    other = replace(row, seat=1, faction="b", partner="a")
    write_results(tmp_path / "r.json", [row, other])
    frame = read_frame([tmp_path / "r.json"])
    assert endings(frame) == {"points": 1}
    assert won_by(frame) == {"a": {"points": 1}, "b": {"coalition": 1}}


def test_files_are_taken_together(tmp_path: Path, file: Path, rows: list[Row]) -> None:
    more = simulate(Setup(seats=SEATS), PLAYERS, games=2, seed=9).rows
    pytest.importorskip("pyarrow")
    (tmp_path / "parts").mkdir()
    write_results(tmp_path / "parts" / "r.parquet", more, {"format": FORMAT})
    frame = read_frame([file, tmp_path / "parts"])
    assert frame["id"].n_unique() == 10
    assert frame.height == len(rows) + len(more)


def test_a_run_that_is_there_twice_is_refused(tmp_path: Path, file: Path) -> None:
    with pytest.raises(BadOutput, match="is named twice"):
        read_frame([file, file])
    (tmp_path / "again.jsonl").write_bytes(file.read_bytes())
    with pytest.raises(BadOutput, match=r"game 0 is there twice, in .*again\.jsonl and .*r\.jsonl"):
        read_frame([file, tmp_path / "again.jsonl"])


def test_files_of_earlier_releases_have_no_points_by_round(tmp_path: Path, rows: list[Row]) -> None:
    old = [{k: v for k, v in vars(row).items() if k != "points"} for row in rows]
    (tmp_path / "r.json").write_text(json.dumps({"about": {}, "rows": old}))
    found = {each.id: each for each in sections(read_frame([tmp_path / "r.json"]))}
    assert found["points"].rows == []
    assert "did not write down points" in found["points"].notes[0]
    assert read_results(tmp_path / "r.json")[1][0].points == ""


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seat": 9}, "cannot have been so"),
        ({"points": "1 2 many"}, "no results of ours"),
        ({"points": "1 99"}, "cannot have been so"),
        ({"score": 10**30}, "no results of ours"),
        ({"seat": 1}, "there twice"),
        ({"won": "yes"}, "won is 'yes'"),
    ],
)
def test_rows_that_nobody_played_are_refused(
    tmp_path: Path, rows: list[Row], change: dict[str, object], message: str
) -> None:
    records = [vars(row) for row in rows]
    wrong = [records[0] | change, *records[1:]]
    (tmp_path / "r.json").write_text(json.dumps({"about": {}, "rows": wrong}))
    with pytest.raises(BadOutput, match=message):
        read_frame([tmp_path / "r.json"])


@pytest.mark.parametrize("name", ["r.parquet", "r.json", "r.jsonl", "r.csv", "r.xls", "folder"])
@pytest.mark.parametrize("text", ["", "PAR1 \0 nothing of ours PAR1", "[]", "[" * 100_000, "\n{}"])
def test_what_are_no_results_is_said_in_a_line(tmp_path: Path, name: str, text: str) -> None:
    path = tmp_path / name
    path.mkdir() if name == "folder" else path.write_text(text)
    result = CliRunner().invoke(every_command(), ["stats", str(path)])
    assert isinstance(result.exception, BadOutput)
    said = str(result.exception)
    assert said.count(name) == 1
    assert len(said.splitlines()) == 1
    assert len(said) < 300 + len(str(path))


@pytest.mark.parametrize("name", ["r.jsonl", "r.csv", "r.json"])
def test_what_does_not_end_is_not_read_whole(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undergrowth.sim.readers._LONGEST", 1000)
    monkeypatch.setattr("undergrowth.sim.readers._LARGEST", 1000)
    (tmp_path / name).write_text(" " * 2000)
    with pytest.raises(BadOutput, match=r"a line longer than any of ours|too large"):
        read_frame([tmp_path / name])


def test_results_of_a_later_release_are_refused(tmp_path: Path, rows: list[Row]) -> None:
    write_results(tmp_path / "r.json", rows, {"format": FORMAT + 1})
    with pytest.raises(BadOutput, match=f"its format is {FORMAT + 1}; this version reads 1 to"):
        read_frame([tmp_path / "r.json"])


def test_the_page_stands_alone_and_says_nothing_unescaped(tmp_path: Path, rows: list[Row]) -> None:
    evil = "<script>alert(1)</script>"
    odd = [replace(row, player=evil if row.player == "greedy" else row.player) for row in rows]
    write_results(tmp_path / "r.json", odd)
    text = page(sections(read_frame([tmp_path / "r.json"])), [f"{evil}.json"])
    assert "<script" not in text
    assert not re.search(r"(?:src|href)=\"(?!#)", text)
    assert "http" not in text
    assert "prefers-color-scheme: dark" in text
    assert text.count("<svg") == text.count("</svg>") > 4


def test_it_is_said_in_german(tmp_path: Path, file: Path) -> None:
    with speaking("en"):
        read_in("de")
        text = page(sections(read_frame([file])), ["r"])
    assert '<html lang="de">' in text
    assert "Siege nach Fraktion" in text
    assert "stats-" not in text


def test_the_command_shows_tables_and_writes_the_page(tmp_path: Path, file: Path) -> None:
    out = tmp_path / "r.html"
    asked = ["stats", str(file), "--html", str(out), "--width", "80"]
    result = CliRunner().invoke(every_command(), asked)
    assert result.exit_code == 0
    assert "Wins by faction" in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= 80
    assert out.read_text("utf-8").startswith("<!doctype html>")
    wrong = CliRunner().invoke(every_command(), ["stats", str(file), "--html", "r.pdf"])
    assert (wrong.exit_code, "ends in .html" in wrong.stderr) == (2, True)
