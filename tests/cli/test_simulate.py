"""`undergrowth simulate`: tables for people, a file for programs, and errors before any game."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from kit.lineups import few
from undergrowth import BadSetup
from undergrowth.cli.main import app
from undergrowth.cli.simulate import players_by_seat

SEATS = few()
LINEUP = ["--seats", ",".join(SEATS), "--workers", "1"]


def run(*words: str) -> tuple[int, str, str]:
    """Exit code, output and errors."""
    result = CliRunner(env={"COLUMNS": "80"}).invoke(app, ["simulate", *LINEUP, *words])
    return result.exit_code, result.stdout, result.stderr


def test_it_shows_who_wins_in_80_columns() -> None:
    code, out, err = run("--games", "3", "--seed", "4", "--player", f"{SEATS[1]}=greedy")
    assert (code, err) == (0, "")
    assert "3 games, ended by:" in out
    for heading in ("Faction", "Seat", "Player"):
        assert heading in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_the_same_seed_shows_the_same() -> None:
    assert run("--games", "2", "--seed", "4") == run("--games", "2", "--seed", "4")


def test_the_file_has_a_row_for_each_game_and_seat(tmp_path: Path) -> None:
    code, _, err = run("--games", "2", "--limit", "60", "--out", str(tmp_path / "r.json"))
    assert code == 0
    assert f"Wrote {2 * len(SEATS)} rows to" in err
    assert (tmp_path / "r.json").read_text().count("\n{") == 2 * len(SEATS)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--games", "0"], "--games"),
        (["--workers", "x"], "--workers"),
        (["--map", "mars"], "'mars' is not a map"),
        (["--deck", "tarot"], "'tarot' is not a deck"),
        (["--seats", "badgers,birds"], "'badgers' is not a faction"),
        (["--player", "clever"], "'clever' is not a player"),
        (["--player", "random,random,random,random,random,random"], "6 players for"),
        (["--player", "badgers=random"], "'badgers' is not a faction"),
        (["--out", "results.csv"], "expected .json or .parquet"),
        (["--out", "/nowhere/at/all/results.json"], "cannot be written"),
        (["--colour"], "No such option"),
    ],
)
def test_a_wrong_flag_or_value_is_explained_with_exit_code_2(
    words: list[str], message: str
) -> None:
    code, out, err = run(*words)
    assert (code, out) == (2, "")
    assert message in " ".join(err.split())


def test_players_are_named_for_all_by_seat_or_by_faction() -> None:
    first, second = SEATS[0], SEATS[1]
    rest = len(SEATS) - 2
    assert players_by_seat("greedy", SEATS) == ["greedy"] * len(SEATS)
    assert players_by_seat(f"{second}=greedy", SEATS) == ["random", "greedy", *["random"] * rest]
    assert players_by_seat(f"greedy, {first}=random", SEATS) == [
        "random",
        "greedy",
        *["greedy"] * rest,
    ]
    names = ["greedy", "random", *["random"] * rest]
    assert players_by_seat(",".join(names), SEATS) == names
    with pytest.raises(BadSetup, match="write faction=name for all of them but one"):
        players_by_seat(f"greedy,random,{first}=random", SEATS)
