"""`undergrowth simulate`: tables for people, a file for programs, and errors before any game."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

import undergrowth
from kit.lineups import few
from undergrowth import BadSetup
from undergrowth.cli.commands import every_command
from undergrowth.cli.results.running import command
from undergrowth.cli.results.simulate import players_by_seat
from undergrowth.engine.registries import Kept
from undergrowth.library import installed_maps
from undergrowth.sim import read_results
from undergrowth.table.saving.replay import from_lines

SEATS = few()
LINEUP = ["--seats", ",".join(SEATS), "--workers", "1"]


def run(*words: str) -> tuple[int, str, str]:
    """Exit code, output and errors."""
    result = CliRunner(env={"COLUMNS": "80"}).invoke(every_command(), ["simulate", *LINEUP, *words])
    return result.exit_code, result.stdout, result.stderr


def test_it_shows_who_wins_in_80_columns() -> None:
    code, out, err = run("--games", "3", "--seed", "4", "--player", f"{SEATS[1]}=greedy")
    assert (code, err) == (0, "")
    assert "3 games, ended by:" in out
    for heading in ("Faction", "Seat", "Player"):
        assert heading in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_players_are_counted_by_seats() -> None:
    """One that had three seats of each game did not play three times as many games."""
    _, out, _ = run("--games", "2", "--seed", "4", "--player", f"{SEATS[1]}=greedy")
    table = out[out.index("Player") :].splitlines()
    assert table[0].split()[1] == "Seats"
    counted = dict(row.split()[:2] for row in table if row.strip()[:6] in ("greedy", "random"))
    assert counted == {"greedy": "2", "random": str(2 * (len(SEATS) - 1))}


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
        (["--seats", "dragons,birds"], "'dragons' is not a faction"),
        (["--player", "clever"], "'clever' is not a player"),
        (["--player", "random,random,random,random,random,random"], "6 players for"),
        (["--player", "dragons=random"], "'dragons' is not a faction"),
        (["--out", "results.xls"], "expected .csv, .json, .jsonl, .parquet"),
        (["--resume"], "say with --out which file"),
        (["--grid", "moon"], "'moon' is nothing to compare"),
        (["--chart", "wins.png"], "ends in .svg"),
        (["--code", "nowhere.py"], "nowhere.py: No such file"),
        (["--replay-game", "100"], "there are games 0 to 99"),
        (["--replay-game", "1", "--out", "r.csv"], "a replay ends in .jsonl"),
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


def test_every_file_says_what_was_played_and_by_which_command(tmp_path: Path) -> None:
    """Version, setup, players, seed and the command itself."""
    path = tmp_path / "r.jsonl"
    assert run("--games", "1", "--limit", "60", "--seed", "4", "--out", str(path))[0] == 0
    about, rows = read_results(path)
    assert about["undergrowth"] == undergrowth.__version__
    assert about["cells"][0]["setup"]["seats"] == SEATS
    assert about["seed"] == 4
    assert about["command"].startswith("undergrowth")
    assert len(rows) == len(SEATS)


def test_a_run_is_resumed_from_its_file(tmp_path: Path) -> None:
    """The games in the file are kept and more are added; another simulation is refused."""
    path, whole = tmp_path / "r.csv", tmp_path / "whole.csv"
    assert run("--games", "2", "--limit", "60", "--out", str(path))[0] == 0
    assert run("--games", "4", "--limit", "60", "--out", str(path), "--resume")[0] == 0
    assert run("--games", "4", "--limit", "60", "--out", str(whole), "--resume")[0] == 0
    assert read_results(path)[1] == read_results(whole)[1]
    code, _, err = run("--seed", "9", "--limit", "60", "--out", str(path), "--resume")
    assert code == 2
    assert "they differ in seed" in " ".join(err.split())
    path.write_text("nothing")
    assert run("--limit", "60", "--out", str(path), "--resume")[0] == 2


def test_one_game_is_played_again_as_a_replay(tmp_path: Path) -> None:
    path, results = tmp_path / "again.jsonl", tmp_path / "r.json"
    common = ["--games", "3", "--seed", "4", "--shuffle-seats"]
    assert run(*common, "--out", str(results))[0] == 0
    code, out, err = run(*common, "--replay-game", "2", "--out", str(path))
    assert code == 0
    assert "Game 2, ended by: points" in out
    assert f"undergrowth replay {path}" in " ".join(err.split()).replace(" ", " ")
    game = from_lines(path.read_text()).play()
    rows = [row for row in read_results(results)[1] if row.game == 2]
    assert game.score == [row.score for row in rows]


def test_a_grid_shows_each_value_and_a_chart_each_share(tmp_path: Path) -> None:
    picture = tmp_path / "wins.svg"
    code, out, _ = run("--games", "1", "--limit", "40", "--grid", "map", "--chart", str(picture))
    assert code == 0
    for name in installed_maps():
        assert name.capitalize() in out
    assert "an even share" in out
    assert max(len(line) for line in out.splitlines()) <= 80
    drawn = picture.read_text()
    assert drawn.startswith("<svg")
    assert "@font-face" not in drawn


PLAYER = """
from undergrowth.ai import Player, players

class Silent(Player):
    def choose(self, seat):
        return None

players("silent", Silent, "says nothing")
"""


def test_a_player_of_ones_own_is_named_when_it_fails(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    request.addfinalizer(Kept().put_back)  # other tests do not know it
    code_file = tmp_path / "silent.py"
    code_file.write_text(PLAYER)
    code, out, _ = run("--games", "1", "--code", str(code_file), "--player", "silent")
    assert code == 0
    assert "1 game, ended by: failed 1" in out
    assert "(silent): illegal answer 'None' to" in " ".join(out.split())


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
    elsewhere = [*SEATS, "woodland_alliance"]
    assert players_by_seat("alliance=greedy", SEATS, elsewhere) == ["random"] * len(SEATS)
    with pytest.raises(BadSetup, match="write faction=name for all of them but one"):
        players_by_seat(f"greedy,random,{first}=random", SEATS)


def test_a_results_file_names_no_folder_of_its_maker(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    out = tmp_path / "rows.csv"
    monkeypatch.setattr("sys.argv", ["undergrowth", "simulate", "--out", str(out), f"--code={out}"])
    assert command() == "undergrowth simulate --out rows.csv --code=rows.csv"
    monkeypatch.setattr("sys.argv", ["undergrowth", "simulate", "--out", "build/rows.csv"])
    assert command() == "undergrowth simulate --out build/rows.csv"
