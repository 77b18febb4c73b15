"""Games that were played become rows: for `stats`, and for people who keep a season's results."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.lineups import few
from kit.terminal import Run
from undergrowth import Setup
from undergrowth.sim import Row, make_plan, read_results, replay_game
from undergrowth.sim.recorded import rows_of_replay
from undergrowth.table.saving.replay import from_lines, replay_of, to_lines

PLAYERS = ["greedy", *["random"] * (len(few()) - 1)]


@pytest.fixture(scope="module")
def recorded() -> tuple[str, list[Row]]:
    """The replay of a whole game, and the rows that the simulator has of it."""
    played = replay_game(make_plan([(Setup(seats=few()), PLAYERS)], seed=4), 0)
    replay = replay_of(played.game)
    replay.players = played.names
    return to_lines(replay), played.rows()


def test_a_replay_is_the_rows_that_the_simulator_has(recorded: tuple[str, list[Row]]) -> None:
    """Names, seats, scores by round, winner, how it ended, questions."""
    text, rows = recorded
    assert rows_of_replay(from_lines(text)) == rows


def test_a_replay_that_names_nobody_has_unknown_players(recorded: tuple[str, list[Row]]) -> None:
    replay = from_lines(recorded[0])
    replay.players = []
    assert {row.player for row in rows_of_replay(replay)} == {"unknown"}
    cut = from_lines(recorded[0])
    del cut.answers[30:]
    assert {(row.how, row.won) for row in rows_of_replay(cut)} == {("unfinished", False)}


def test_statistics_take_replays(ug: Run, tmp_path: Path, recorded: tuple[str, list[Row]]) -> None:
    pytest.importorskip("polars", reason="statistics are an extra: undergrowth[results]")
    path = tmp_path / "game.jsonl"
    path.write_text(recorded[0], encoding="utf-8")
    ran = ug("stats", path)
    assert ran.code == 0, ran.err
    assert "greedy" in ran.out and "Wins by faction" in ran.out
    twice = ug("stats", path, path)
    assert twice.code == 2 and "there twice" in twice.err


def test_games_are_exported_as_rows(
    ug: Run, tmp_path: Path, recorded: tuple[str, list[Row]]
) -> None:
    path, out = tmp_path / "game.jsonl", tmp_path / "season.csv"
    path.write_text(recorded[0], encoding="utf-8")
    ran = ug("export", path, "--out", out)
    assert ran.code == 0, ran.err
    about, rows = read_results(out)
    assert (about["recorded"], rows) == (["game.jsonl"], recorded[1])
    again = ug("export", path, "--out", out)
    assert again.code == 2 and "holds results already" in again.err


def test_answering_a_replay_keeps_who_plays(
    ug: Run, tmp_path: Path, recorded: tuple[str, list[Row]]
) -> None:
    replay = from_lines(recorded[0])
    del replay.answers[30:]
    path = tmp_path / "game.jsonl"
    path.write_text(to_lines(replay), encoding="utf-8")
    assert ug("choose", path, "1").code == 0
    assert from_lines(path.read_text("utf-8")).players == PLAYERS


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--out", "new.csv"], "name files of games, or --server"),
        (["none.jsonl", "--out", "new.csv"], "no such file"),
        (["notes.jsonl", "--out", "new.csv"], "is not the file of a game"),
        (["notes.jsonl", "--out", "notes.txt"], "expected .csv, .json, .jsonl, .parquet"),
        (["--server", "--database", "sqlite:///none.db", "--out", "new.csv"], "no such database"),
    ],
)
def test_what_cannot_be_exported_is_said(
    ug: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], message: str
) -> None:
    pytest.importorskip("sqlalchemy")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "notes.jsonl").write_text("notes\n", encoding="utf-8")
    ran = ug("export", *words)
    assert ran.code == 2 and message in ran.err
    assert [each.name for each in tmp_path.glob("*.*")] == ["notes.jsonl"]
