"""Many games: the same seed gives the same games, however they are dealt out to processes."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kit.lineups import few
from undergrowth import BadSetup, Game, Setup
from undergrowth.ai import Player, players
from undergrowth.engine.actions import Action
from undergrowth.sim import UNFINISHED, FailedGame, Results, game_seed, simulate

SEATS = few()
SETUP = Setup(seats=SEATS)
RANDOM = ["random"] * len(SEATS)


def test_there_is_a_row_for_each_game_and_seat() -> None:
    results = simulate(SETUP, RANDOM, games=5, seed=3)
    assert [(row.game, row.seat) for row in results.rows] == [
        (game, seat) for game in range(5) for seat in range(len(SEATS))
    ]
    assert results.finished == results.games == 5
    for row in results.rows:
        assert row.faction == SEATS[row.seat]
        assert row.seed == game_seed(3, row.game)
        assert row.decisions >= row.choices > 0
        assert row.how in ("points", "dominance", "coalition")
    for game in range(5):
        assert any(row.won for row in results.rows if row.game == game)


def test_the_number_of_workers_changes_nothing() -> None:
    alone = simulate(SETUP, ["greedy", *RANDOM[1:]], games=5, seed=11, shuffle_seats=True)
    shared = simulate(
        SETUP, ["greedy", *RANDOM[1:]], games=5, seed=11, workers=2, shuffle_seats=True
    )
    assert alone == shared


def test_a_game_depends_on_its_number_and_not_on_how_many_are_played() -> None:
    few, many = simulate(SETUP, RANDOM, games=2, seed=5), simulate(SETUP, RANDOM, games=4, seed=5)
    assert few.rows == many.rows[: len(few.rows)]


def test_other_seeds_give_other_games() -> None:
    one, other = simulate(SETUP, RANDOM, games=3, seed=1), simulate(SETUP, RANDOM, games=3, seed=2)
    assert one.rows != other.rows


def test_seeds_of_games_are_unlike_and_survive_json() -> None:
    seeds = {game_seed(seed, number) for seed in range(-20, 20) for number in range(500)}
    assert len(seeds) == 40 * 500
    assert all(0 <= seed < 2**53 for seed in seeds)


def test_shuffled_seats_keep_players_with_their_factions() -> None:
    names = ["greedy", *RANDOM[1:]]
    results = simulate(SETUP, names, games=12, seed=1, shuffle_seats=True)
    assert {row.player for row in results.rows if row.faction == SEATS[0]} == {"greedy"}
    assert {row.player for row in results.rows if row.faction != SEATS[0]} == {"random"}
    assert len({row.faction for row in results.rows if row.seat == 0}) > 1


def test_a_game_past_the_limit_is_unfinished() -> None:
    results = simulate(SETUP, RANDOM, games=2, limit=40)
    for row in results.rows:
        assert row.how == UNFINISHED
        assert not row.won
    assert sum(row.decisions for row in results.rows if row.game == 0) == 40


def test_progress_counts_finished_games() -> None:
    told: list[int] = []
    simulate(SETUP, RANDOM, games=4, progress=told.append)
    assert told == [1, 2, 3, 4]
    told.clear()
    simulate(SETUP, RANDOM, games=4, workers=2, limit=50, progress=told.append)
    assert told == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("setup", "names", "games", "workers", "limit", "message"),
    [
        (Setup(seats=["marquise"]), ["random"], 1, 1, 9, "Root is played by 2 to 6"),
        (Setup(map="mars", seats=SEATS), RANDOM, 1, 1, 9, "'mars' is not a map"),
        (SETUP, ["random"], 1, 1, 9, "1 players for"),
        (SETUP, ["clever"] * len(SEATS), 1, 1, 9, "'clever' is not a player"),
        (SETUP, RANDOM, 0, 1, 9, "games: expected at least 1, not 0"),
        (SETUP, RANDOM, 1, 0, 9, "workers: expected at least 1, not 0"),
        (SETUP, RANDOM, 1, 1, 0, "the limit: expected at least 1, not 0"),
    ],
)
def test_what_cannot_be_played_is_refused_before_any_game(
    setup: Setup, names: list[str], games: int, workers: int, limit: int, message: str
) -> None:
    with pytest.raises(BadSetup, match=message):
        simulate(setup, names, games, workers=workers, limit=limit)


class Broken(Player):
    """A player that fails."""

    def choose(self, g: Game) -> Action:
        raise RuntimeError("no idea")


def test_a_game_that_fails_says_how_to_repeat_it() -> None:
    players("broken", Broken, "fails")
    with pytest.raises(
        FailedGame, match=rf"game 0 failed: RuntimeError: no idea .*seed {game_seed(7, 0)}"
    ):
        simulate(SETUP, ["broken"] * len(SEATS), games=1, seed=7)


def test_an_interrupt_keeps_what_is_finished() -> None:
    def stop(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    results = simulate(SETUP, RANDOM, games=9, progress=stop)
    assert results == Results(simulate(SETUP, RANDOM, games=3).rows, 9, interrupted=True)


_ENDLESS = f"""
from undergrowth import Setup
from undergrowth.sim import simulate

if __name__ == "__main__":
    say = lambda done: print("done", done, flush=True)
    seats = {SEATS!r}
    results = simulate(Setup(seats=seats), {RANDOM!r}, 20_000, workers=2, limit=60, progress=say)
    print("interrupted", results.interrupted, results.finished > 0, flush=True)
"""


@pytest.mark.skipif(shutil.which("ps") is None, reason="asks ps what is still running")
def test_ctrl_c_ends_the_workers(tmp_path: Path) -> None:
    """The whole group gets the signal, as from a terminal; only the parent speaks of it."""
    script = tmp_path / "endless.py"
    script.write_text(_ENDLESS)
    process = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("done")
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=180)
    finally:
        process.kill()
    assert process.returncode == 0
    assert out.splitlines()[-1] == "interrupted True True"
    assert err == ""
    assert not _alive(process.pid)


def _alive(group: int) -> list[str]:
    """Processes of a group that are still running, after a moment to end."""
    found: list[str] = []
    for _ in range(500):
        listed = subprocess.run(
            ["ps", "-A", "-o", "pgid=,stat=,args="], stdout=subprocess.PIPE, text=True, check=True
        ).stdout.splitlines()
        words = [line.split(None, 2) for line in listed]
        found = [each[2] for each in words if each[0] == str(group) and each[1][0] != "Z"]
        if not found:
            break
    return found
