"""No command overwrites a file that it did not write: what somebody has there stays as it was."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kit.lineups import few
from kit.terminal import Run
from undergrowth import Game, Setup
from undergrowth.session import Session
from undergrowth.sim import read_results
from undergrowth.table.saving.replay import replay_of, to_lines

SEATS = ",".join(few())
QUICK = ["simulate", "--seats", SEATS, "--games", "2", "--limit", "20", "--workers", "1"]
NOTES = "our notes\n"


@pytest.fixture
def replay(tmp_path: Path) -> Path:
    """The beginning of a game."""
    game = Game.new(Setup(seats=few()), 3)
    path = tmp_path / "game.jsonl"
    path.write_text(to_lines(replay_of(game)), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ([*QUICK, "--out", "FILE"], "notes.csv"),
        ([*QUICK, "--out", "FILE"], "notes.json"),
        ([*QUICK, "--out", "FILE"], "notes.jsonl"),
        ([*QUICK, "--out", "FILE"], "notes.parquet"),
        ([*QUICK, "--out", "FILE", "--resume"], "notes.csv"),
        ([*QUICK, "--chart", "FILE"], "notes.svg"),
        ([*QUICK, "--replay-game", "0", "--out", "FILE"], "notes.jsonl"),
        (["ladder", "random", "--games", "2", "--limit", "20", "--out", "FILE"], "notes.csv"),
        (["ladder", "random", "--out", "new.csv", "--html", "FILE"], "notes.html"),
        (["stats", "RESULTS", "--html", "FILE"], "notes.html"),
        (["train", "--games", "2", "--player", "random", "--out", "FILE"], "notes.json"),
        (["train", "--games", "2", "--player", "random", "--samples", "FILE"], "notes.jsonl"),
        (["new", "FILE", "--seats", SEATS], "notes.json"),
        (["choose", "FILE", "1"], "notes.json"),
        (["rootlog", "export", "REPLAY", "--out", "FILE"], "notes.txt"),
        (["terminal", "--seats", SEATS, "--save", "FILE"], "notes.json"),
        (["terminal", "--seats", SEATS, "--replay", "FILE"], "notes.jsonl"),
    ],
    ids=lambda each: " ".join(each[:1]) if isinstance(each, list) else each,
)
def test_a_file_of_somebodys_own_stays_as_it_was(
    ug: Run, tmp_path: Path, replay: Path, words: list[str], name: str
) -> None:
    """Code 2 and one line that names the file, before any game is played."""
    if name.endswith(".parquet"):
        pytest.importorskip("pyarrow")
    file, results = tmp_path / name, tmp_path / "results.csv"
    file.write_text(NOTES, encoding="utf-8")
    if "RESULTS" in words:
        pytest.importorskip("polars")
        assert ug(*QUICK, "--out", results).code == 0
    before = set(tmp_path.iterdir())
    files = {"FILE": str(file), "RESULTS": str(results), "REPLAY": str(replay)}
    ran = ug(*[files.get(word, word) for word in words], stdin="q\n")
    assert ran.code == 2, ran.out
    assert name in ran.err
    assert file.read_text(encoding="utf-8") == NOTES
    assert set(tmp_path.iterdir()) == before, "nothing is left behind"


@pytest.mark.parametrize("ending", [".csv", ".json", ".jsonl", ".parquet"])
def test_results_are_kept_until_somebody_resumes_them(ug: Run, tmp_path: Path, ending: str) -> None:
    """As in a folder: another run would throw away what took a night."""
    if ending == ".parquet":
        pytest.importorskip("pyarrow")
    out = tmp_path / f"r{ending}"
    assert ug(*QUICK, "--out", out).code == 0
    before = out.read_bytes()
    for more in ([], ["--seed", "5"]):
        again = ug(*QUICK, *more, "--out", out)
        assert (again.code, out.read_bytes()) == (2, before)
        assert "holds results already: --resume goes on with them" in again.err
    fewer = ug(*QUICK, "--games", "1", "--out", out, "--resume")
    assert (fewer.code, out.read_bytes()) == (2, before)
    assert "holds more games, which would be lost: ask for 2 or more" in fewer.err
    assert ug(*QUICK, "--games", "3", "--out", out, "--resume").code == 0
    assert len(read_results(out)[1]) == 3 * len(few())


def test_an_empty_file_is_written(ug: Run, tmp_path: Path) -> None:
    """A program that asks for a name of its own often makes the file, too."""
    out = tmp_path / "r.csv"
    out.touch()
    assert ug(*QUICK, "--out", out).code == 0
    assert len(read_results(out)[1]) == 2 * len(few())


def test_charts_and_pages_are_made_anew_in_their_place(ug: Run, tmp_path: Path) -> None:
    pytest.importorskip("polars", reason="statistics are an extra: undergrowth[results]")
    picture, page, out = tmp_path / "w.svg", tmp_path / "w.html", tmp_path / "r.csv"
    assert ug(*QUICK, "--out", out, "--chart", picture).code == 0
    assert ug(*QUICK, "--seed", "5", "--chart", picture).code == 0
    for _ in range(2):
        assert ug("stats", out, "--html", page).code == 0


def test_the_same_replay_may_be_written_again_and_no_other(ug: Run, tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    asked = [*QUICK, "--replay-game", "0", "--out", path]
    for _ in range(2):
        assert ug(*asked).code == 0
    before = path.read_bytes()
    assert ug(*asked, "--seed", "5").code == 2
    assert path.read_bytes() == before


def test_what_one_training_learned_is_not_replaced_by_another(ug: Run, tmp_path: Path) -> None:
    out = tmp_path / "mine.json"
    out.write_text(json.dumps({"about": {"course": {"seed": 7}}}), encoding="utf-8")
    ran = ug("train", "--games", "2", "--player", "random", "--out", out)
    assert ran.code == 2
    assert "holds what another training has learned" in ran.err


def test_the_terminal_asks_again_where_a_replay_would_overwrite_something(
    ug: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name it proposes is free, and a name that is typed must be."""
    from undergrowth.cli.playing.sitting import Sitting
    from undergrowth.cli.terminal import Terminal

    monkeypatch.chdir(tmp_path)
    (tmp_path / "notes.txt").write_text(NOTES, encoding="utf-8")
    (tmp_path / "undergrowth-autumn-3.jsonl").write_text(NOTES, encoding="utf-8")

    asked: list[str] = []
    typed = ["notes.txt", ""]

    class Typing(Terminal):
        def ask(self, prompt: str) -> str | None:
            asked.append(prompt)
            return typed.pop(0)

    here = Typing()
    monkeypatch.setattr(here, "interactive", True)
    session = Session.new(
        Setup(map="autumn", seats=few()), ["person", *["random"] * (len(few()) - 1)], 3
    )
    Sitting(here, session, tmp_path / "save.json", None)._write_replay()
    assert "undergrowth-autumn-3-2.jsonl" in asked[0]
    assert (tmp_path / "undergrowth-autumn-3-2.jsonl").read_text("utf-8").startswith("{")
    for name in ("notes.txt", "undergrowth-autumn-3.jsonl"):
        assert (tmp_path / name).read_text(encoding="utf-8") == NOTES
