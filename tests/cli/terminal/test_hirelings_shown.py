"""H Hirelings in the terminal: agreed on by flags, seen on the screen, named in results."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.terminal import Run
from undergrowth.engine.messages import title
from undergrowth.law.hirelings.cards import DEALT, excluded_by, hireling_cards
from undergrowth.sim import read_results

SEATS = ["marquise_de_cat", "eyrie_dynasties", "woodland_alliance"]
FREE = [card for card in hireling_cards() if not {*SEATS} & {*excluded_by(card)}][:DEALT]


def test_sides_that_all_agree_on_are_named_by_a_flag(ug: Run, tmp_path: Path) -> None:
    """A.6 And are on the screen from the start, with the markers on the score track."""
    file = tmp_path / "game.jsonl"
    agreed = ["--seats", ",".join(SEATS), "--hirelings", ",".join(FREE)]
    ran = ug("new", file, *agreed, "--seed", 1)
    assert ran.code == 0, ran.err
    shown = ug("show", file).out
    for side in FREE:
        assert title(side, "faction") in shown
    assert "Hireling markers" in shown


def test_what_cannot_be_agreed_on_is_refused(ug: Run, tmp_path: Path) -> None:
    """A.6, A.6.5 With the section of the Law."""
    file = tmp_path / "game.jsonl"
    ran = ug("new", file, "--hirelings", FREE[0])
    assert ran.code == 2 and "exactly 3 or none" in ran.err
    shut = next(card for card in hireling_cards() if SEATS[0] in excluded_by(card))
    ran = ug("new", file, "--seats", ",".join(SEATS), "--hirelings", ",".join([shut, *FREE[:2]]))
    assert ran.code == 2 and "A.6.5" in ran.err


def test_results_say_which_hirelings_were_in_a_game(ug: Run, tmp_path: Path) -> None:
    """A.6.1 Those dealt differ from game to game."""
    out = tmp_path / "results.csv"
    ran = ug(
        "simulate", "--games", 2, "--workers", 1, "--limit", 40, "--seed", 3,
        "--seats", ",".join(SEATS), "--with-hirelings", "--out", out,
    )  # fmt: skip
    assert ran.code == 0, ran.err
    about, rows = read_results(out)
    assert about["cells"][0]["setup"]["with_hirelings"]
    assert all(len(row.hirelings.split()) == DEALT for row in rows)


@pytest.mark.parametrize("lacking", [1, 2])
def test_results_of_a_release_without_hirelings_are_read(
    ug: Run, tmp_path: Path, lacking: int
) -> None:
    """Files have gained columns: those without the last of them are read as ever."""
    out = tmp_path / "results.csv"
    assert ug("simulate", "--games", 1, "--workers", 1, "--limit", 20, "--out", out).code == 0
    about, *rows = out.read_text(encoding="utf-8").splitlines()
    shorter = [row.rsplit(",", lacking)[0] for row in rows]
    out.write_text("\n".join([about, *shorter]) + "\n", encoding="utf-8")
    assert [row.hirelings for row in read_results(out)[1]] == [""] * 4
