"""Many games: the same seed gives the same games, however they are dealt out to processes."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from kit.lineups import few
from kit.madeup.clockwork import EYRIE_BOT, MARQUISE_BOT, install_clockwork
from undergrowth import BadSetup, Setup
from undergrowth.ai import Player, Seat, players
from undergrowth.decks import deck_names
from undergrowth.engine.actions import Action
from undergrowth.engine.errors import BadContent
from undergrowth.engine.registries import Kept
from undergrowth.library import installed_maps
from undergrowth.sim import (
    FAILED,
    UNFINISHED,
    FailedGame,
    Plan,
    Row,
    game_seed,
    grid,
    make_plan,
    play_plan,
    replay_game,
    simulate,
)
from undergrowth.sim.run import play_games
from undergrowth.table.saving.replay import replay_of

SEATS = few()
SETUP = Setup(seats=SEATS)
RANDOM = ["random"] * len(SEATS)
LAST = """
from undergrowth.ai import Player, players

class Last(Player):
    def choose(self, seat):
        return seat.options[-1]

players("last", Last, "takes the last option")
"""


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
        assert not row.problem
    for game in range(5):
        assert any(row.won for row in results.rows if row.game == game)


@pytest.mark.long
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


def test_so_is_a_game_that_nobody_can_win(monkeypatch: pytest.MonkeyPatch) -> None:
    """R.2.6 Two that play by themselves and never score."""
    install_clockwork(monkeypatch)
    setup = Setup(seats=[MARQUISE_BOT, EYRIE_BOT])
    for row in simulate(setup, ["random", "random"], games=1).rows:
        assert (row.how, row.won) == (UNFINISHED, False)


@pytest.mark.long
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

    def choose(self, seat: Seat) -> Action:
        raise RuntimeError("no idea")


class Jumper(Player):
    """A player whose answers are not offered."""

    def choose(self, seat: Seat) -> str:
        return "jump"


@pytest.mark.parametrize(
    ("kind", "problem"),
    [(Broken, "RuntimeError: no idea (at "), (Jumper, "illegal answer 'jump' to ")],
)
def test_a_player_that_fails_is_named_and_the_others_games_go_on(
    kind: type[Player], problem: str
) -> None:
    """Its game is won by nobody; the row names its seat."""
    name = kind.__name__.lower()
    players(name, kind, "fails")
    results = simulate(SETUP, [name, *RANDOM[1:]], games=3, seed=7)
    assert results.finished == 3
    assert {row.how for row in results.rows} == {FAILED}
    assert not any(row.won for row in results.rows)
    for row in results.rows:
        assert row.problem.startswith(problem) == (row.player == name)
        assert bool(row.problem) == (row.player == name)


def test_a_game_that_fails_itself_says_how_to_repeat_it() -> None:
    cell = make_plan([(SETUP, RANDOM)]).cells[0]
    lost = replace(cell, setup={**cell.setup, "map": "mars"})
    plan = Plan([lost], seed=7, shuffle_seats=False, limit=9)
    with pytest.raises(FailedGame, match=rf"game 0 failed: BadSetup: .*seed {game_seed(7, 0)}"):
        play_plan(plan, games=1)


def test_a_game_is_played_again_with_its_log() -> None:
    plan = make_plan([(SETUP, ["greedy", *RANDOM[1:]])], seed=4, shuffle_seats=True)
    rows = play_plan(plan, games=3).rows
    played = replay_game(plan, 2)
    assert played.rows() == [row for row in rows if row.game == 2]
    again = replay_of(played.game).play()
    assert (again.over, again.winners, again.score) == (
        True,
        played.game.winners,
        played.game.score,
    )


def test_a_run_goes_on_where_another_has_stopped() -> None:
    plan = make_plan([(SETUP, RANDOM)], seed=4)
    whole = play_plan(plan, games=6)
    told: list[int] = []
    some = [row for row in whole.rows if row.game in (0, 3)]
    resumed = play_plan(plan, 6, progress=told.append, finished=some)
    assert resumed == whole
    assert told == [3, 4, 5, 6]


def test_a_grid_plays_every_setup_in_turns() -> None:
    setups = grid(SETUP, ["map", "deck"])
    assert len(setups) == len(installed_maps()) * len(deck_names())
    plan = make_plan([(each, RANDOM) for each in setups], limit=30)
    rows = play_plan(plan, games=2).rows
    first = rows[: len(setups) * len(SEATS)]
    assert {(row.map, row.deck) for row in first} == {(each.map, each.deck) for each in setups}
    assert len(rows) == 2 * len(setups) * len(SEATS)
    assert play_plan(plan, games=1).rows == first


def test_a_grid_of_line_ups_leaves_out_those_that_cannot_be() -> None:
    setups = grid(Setup(seats=["marquise", "eyrie"]), ["faction"])
    assert len(setups) > 3
    assert all(len(set(each.seats)) == 2 for each in setups)
    with pytest.raises(BadSetup, match="'moon' is nothing to compare: expected faction, map, deck"):
        grid(SETUP, ["moon"])
    with pytest.raises(BadSetup, match="a draft chooses its factions itself"):
        grid(Setup(draft=3), ["faction"])


@pytest.mark.long
def test_players_come_from_a_file(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Workers load it too; the results say which file it was, by its contents."""
    request.addfinalizer(Kept().put_back)  # other tests do not know it
    code = tmp_path / "last.py"
    code.write_text(LAST)
    names = ["last", *RANDOM[1:]]
    alone = simulate(SETUP, names, games=2, seed=3, limit=80, code=[code])
    shared = simulate(SETUP, names, games=2, seed=3, limit=80, code=[code], workers=2)
    assert alone == shared
    assert alone.about["code"][0]["name"] == "last.py"
    with pytest.raises(BadContent, match=r"nowhere\.py: No such file"):
        simulate(SETUP, RANDOM, games=1, code=[tmp_path / "nowhere.py"])
    wrong = tmp_path / "wrong.py"
    wrong.write_text("1 / 0")
    with pytest.raises(BadContent, match=r"wrong\.py: ZeroDivisionError"):
        simulate(SETUP, RANDOM, games=1, code=[wrong])


def test_an_interrupt_keeps_what_is_finished() -> None:
    def stop(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    results = simulate(SETUP, RANDOM, games=9, progress=stop)
    assert results.interrupted
    assert results.games == 9
    assert results.rows == simulate(SETUP, RANDOM, games=3).rows


_ENDLESS = f"""
from undergrowth import Setup
from undergrowth.sim import simulate

if __name__ == "__main__":
    say = lambda done: print("done", done, flush=True)
    seats = {SEATS!r}
    results = simulate(Setup(seats=seats), {RANDOM!r}, 20_000, workers=2, limit=60, progress=say)
    print("interrupted", results.interrupted, results.finished > 0, flush=True)
"""


@pytest.mark.long
@pytest.mark.skipif(shutil.which("ps") is None, reason="asks ps what is still running")
@pytest.mark.parametrize(
    ("number", "everybody"),
    [(signal.SIGINT, True), (signal.SIGTERM, True), (signal.SIGTERM, False)],
)
def test_signals_end_the_workers_and_keep_what_is_finished(
    tmp_path: Path, number: signal.Signals, everybody: bool
) -> None:
    """To the whole group, as from a terminal, or to the parent alone; only it speaks of it."""
    process = _endless(tmp_path)
    try:
        (os.killpg if everybody else os.kill)(process.pid, number)
        out, err = process.communicate(timeout=180)
    finally:
        process.kill()
    assert process.returncode == 0
    assert out.splitlines()[-1] == "interrupted True True"
    assert err == ""
    assert not _alive(process.pid)


@pytest.mark.long
@pytest.mark.skipif(shutil.which("ps") is None, reason="asks ps what is still running")
def test_no_worker_outlives_a_parent_that_was_killed(tmp_path: Path) -> None:
    process = _endless(tmp_path)
    process.kill()
    process.communicate(timeout=180)
    assert not _alive(process.pid)


def _endless(folder: Path) -> subprocess.Popen[str]:
    """A run that goes on, in a group of its own, after its first game."""
    script = folder / "endless.py"
    script.write_text(_ENDLESS)
    process = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline().startswith("done")
    return process


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


def test_a_signal_waits_for_the_decisions_in_progress_and_keeps_what_is_finished() -> None:
    """In compiled code an exception of a signal could come anywhere."""
    plan = make_plan([(SETUP, RANDOM)], seed=2, limit=60)
    found: list[int] = []

    def told(rows: list[Row]) -> None:
        found.append(rows[0].game)
        if len(found) == 2:
            signal.raise_signal(signal.SIGINT)
            found.append(rows[0].game)

    before = signal.getsignal(signal.SIGINT)
    assert not play_games(plan, list(range(9)), 1, told)
    assert found == [0, 1, 1]
    assert signal.getsignal(signal.SIGINT) == before
