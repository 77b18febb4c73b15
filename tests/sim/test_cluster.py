"""Many machines: the same rows as on one, also when one of them dies in the middle."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from functools import partial
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from typer.testing import CliRunner

from kit.lineups import few
from undergrowth import BadSetup, Setup
from undergrowth.cli.commands import every_command
from undergrowth.cli.main import with_values
from undergrowth.engine.registries import Kept
from undergrowth.sim import BadOutput, Row, make_plan, play_plan, read_results
from undergrowth.sim.about import about
from undergrowth.sim.games import play_game
from undergrowth.sim.parts import Parts
from undergrowth.sim.run import play_games
from undergrowth.sim.training import Course, Sample, play_course

SEATS = few()
RANDOM = ["random"] * len(SEATS)
LAST = """
from undergrowth.ai import Player, players

class Last(Player):
    def choose(self, seat):
        return seat.options[-1]

players("last_on_clusters", Last, "takes the last option")
"""


def rows_of(folder: Path) -> list[Row]:
    return [row for path in sorted(folder.glob("*.parquet")) for row in read_results(path)[1]]


@pytest.fixture
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four games in a file."""
    pytest.importorskip("pyarrow")
    monkeypatch.setattr("undergrowth.sim.parts.GAMES", 4)


@pytest.mark.usefixtures("small_parts")
def test_a_folder_holds_files_of_ranges_and_a_run_goes_on_with_it(tmp_path: Path) -> None:
    plan = make_plan([(Setup(seats=SEATS), RANDOM)], seed=2, limit=60)
    games = [play_game(plan, number, lambda: False) or [] for number in range(10)]
    parts = Parts(tmp_path / "r", 10, about(plan, 10), resume=False)
    for number in (1, 0, 9, 3, 5, 2):
        parts.add(games[number])
    names = [f"games-{first:09d}.parquet" for first in (0, 4, 8)]
    assert [each.name for each in (tmp_path / "r").iterdir()] == names[:1], "it is full"
    parts.keep()
    assert sorted(each.name for each in (tmp_path / "r").iterdir()) == names
    with pytest.raises(BadOutput, match="--resume goes on with them"):
        Parts(tmp_path / "r", 10, about(plan, 10), resume=False)
    again = Parts(tmp_path / "r", 10, about(plan, 10), resume=True)
    assert again.done == {0, 1, 2, 3, 5, 9}
    for number in (8, 4, 7, 6):
        again.add(games[number])
    assert rows_of(tmp_path / "r") == [row for game in games for row in game]
    more = Parts(tmp_path / "r", 11, about(plan, 11), resume=True)
    more.add(play_game(plan, 10, lambda: False) or [])
    assert len(rows_of(tmp_path / "r")) == 11 * len(SEATS)
    other = make_plan([(Setup(seats=SEATS), RANDOM)], seed=3, limit=60)
    with pytest.raises(BadOutput, match="they differ in seed"):
        Parts(tmp_path / "r", 10, about(other, 10), resume=True)
    (tmp_path / "r" / names[0]).write_bytes(b"nothing")
    with pytest.raises(BadOutput, match="holds no results of ours"):
        Parts(tmp_path / "r", 10, about(plan, 10), resume=True)


def test_the_command_writes_a_folder_and_shows_it(tmp_path: Path) -> None:
    pytest.importorskip("polars", reason="folders are shown by undergrowth[results]")
    pytest.importorskip("pyarrow")
    asked = ["simulate", "--seats", ",".join(SEATS), "--limit", "60", "--workers", "1"]
    asked += ["--out", str(tmp_path / "games")]
    result = CliRunner().invoke(every_command(), [*asked, "--games", "2"])
    assert (result.exit_code, "Wins by faction" in result.stdout) == (0, True)
    assert CliRunner().invoke(every_command(), [*asked, "--games", "3"]).exit_code == 2
    assert CliRunner().invoke(every_command(), [*asked, "--games", "3", "--resume"]).exit_code == 0
    assert len(rows_of(tmp_path / "games")) == 3 * len(SEATS)


def test_an_address_may_be_left_out() -> None:
    assert with_values(["simulate", "--ray"]) == ["simulate", "--ray", ""]
    assert with_values(["simulate", "--ray", "--games", "3"])[1:3] == ["--ray", ""]
    assert with_values(["simulate", "--ray", "here:6379"])[1:] == ["--ray", "here:6379"]


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadSetup, match=r"pip install 'undergrowth\[ray\]'"):
        play_games(make_plan([(Setup(seats=SEATS), RANDOM)]), [0], 1, lambda rows: None, "")


# ---- stopped


class Cluster:
    """The part of Ray that the simulator uses, played here: a task is done when it is waited
    for."""

    def __init__(self) -> None:
        self.cancelled: list[object] = []
        self.begun = 0
        self.ended = 0
        self.exceptions = SimpleNamespace(RayError=LookupError)

    def module(self) -> ModuleType:
        made = ModuleType("ray")
        made.__spec__ = ModuleSpec("ray", None)
        for name in dir(self):
            if not name.startswith("__"):
                setattr(made, name, getattr(self, name))
        return made

    def is_initialized(self) -> bool:
        return False

    def init(self, **words: object) -> None:
        self.begun += 1
        signal.signal(signal.SIGTERM, signal.SIG_DFL)  # as Ray does

    def shutdown(self) -> None:
        self.ended += 1

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def put(self, value: object) -> object:
        return value

    def get(self, task: Any) -> Any:
        return task()

    def remote(self, **words: object) -> Any:
        def begins(task: Any) -> Any:
            return SimpleNamespace(remote=lambda *given: partial(task, *given))

        return begins

    def wait(self, tasks: list[Any], num_returns: int = 1, timeout: float = 0) -> Any:
        return tasks[:1], tasks[1:]

    def cancel(self, task: object, force: bool) -> None:
        self.cancelled.append(task)


@pytest.fixture
def pretended(monkeypatch: pytest.MonkeyPatch) -> Cluster:
    made = Cluster()
    monkeypatch.setitem(sys.modules, "ray", made.module())
    return made


def test_a_cluster_that_somebody_stops_tells_each_finished_game_once(pretended: Cluster) -> None:
    """Tasks that are finished by then count; the others end."""
    plan = make_plan([(Setup(seats=SEATS), RANDOM)], seed=2, limit=60)
    found: list[int] = []

    def told(rows: list[Row]) -> None:
        found.append(rows[0].game)
        if len(found) == 5:
            signal.raise_signal(signal.SIGTERM)

    before = signal.getsignal(signal.SIGTERM)
    assert not play_games(plan, list(range(60)), 1, told, "")
    assert len(found) == len(set(found)) > 5
    assert pretended.cancelled
    assert (pretended.begun, pretended.ended) == (1, 1)
    assert signal.getsignal(signal.SIGTERM) == before


def test_a_cluster_samples_the_games_to_learn_from(pretended: Cluster) -> None:
    """`train --ray`: the same samples as here, and only of games that are missing."""
    course = Course("greedy", SEATS, ["autumn"], ["base"], seed=4)
    here: list[Sample] = []
    assert play_course(course, 2, 1, [], here.append)
    found: list[Sample] = []
    assert play_course(course, 2, 1, here[:1], found.append, "")
    assert found == here[1:]
    assert (pretended.begun, pretended.ended) == (1, 1)


def test_nothing_is_told_of_a_cluster_nobody_waited_for(pretended: Cluster) -> None:
    def stopped(**words: object) -> None:
        raise KeyboardInterrupt

    sys.modules["ray"].init = stopped  # type: ignore[attr-defined]
    plan = make_plan([(Setup(seats=SEATS), RANDOM)])
    assert not play_games(plan, [0, 1], 1, lambda rows: None, "")
    assert pretended.ended == 1


def test_the_command_keeps_what_a_cluster_has_finished(
    pretended: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says how much that is, and another run goes on with it."""
    out = tmp_path / "r.jsonl"
    asked = ["simulate", "--seats", ",".join(SEATS), "--limit", "60", "--games", "30"]
    asked += ["--out", str(out), "--ray", ""]
    waits = iter([False] * 3)

    def wait(tasks: list[Any], **words: object) -> Any:
        if words["timeout"] and next(waits, True):
            raise KeyboardInterrupt
        return tasks[:1], tasks[1:]

    monkeypatch.setattr(sys.modules["ray"], "wait", wait)
    stopped = CliRunner().invoke(every_command(), asked)
    finished = len({row.game for row in read_results(out)[1]})
    assert stopped.exit_code == 130
    assert 0 < finished < 30
    assert f"Stopped: {finished} of 30 games are finished." in stopped.stderr
    monkeypatch.setattr(sys.modules["ray"], "wait", pretended.wait)
    assert CliRunner().invoke(every_command(), [*asked, "--resume"]).exit_code == 0
    assert len(read_results(out)[1]) == 30 * len(SEATS)


# ---- on a cluster of this machine


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A head without processors, and two nodes with one each."""
    ray = pytest.importorskip("ray", reason="many machines are an extra: undergrowth[ray]")
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    try:
        made.spare = [made.add_node(num_cpus=1) for _ in range(2)]
        made.wait_for_nodes()
        yield made
    finally:
        ray.shutdown()
        made.shutdown()


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_plays_the_same_rows_though_a_node_dies(
    cluster: Any, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Its unfinished games are played elsewhere; files with players travel."""
    request.addfinalizer(Kept().put_back)
    code = tmp_path / "last.py"
    code.write_text(LAST)
    names = ["last_on_clusters", "greedy", *RANDOM[2:]]
    plan = make_plan([(Setup(seats=SEATS), names)], seed=6, code=[code])
    alone = play_plan(plan, 60).rows
    found: list[Row] = []

    def told(rows: list[Row]) -> None:
        if len(found) == 10 * len(SEATS):
            cluster.remove_node(cluster.spare.pop(), allow_graceful=False)
        found.extend(rows)

    assert play_games(plan, list(range(60)), 1, told, cluster.address)
    assert len(cluster.spare) == 1
    assert sorted(found, key=lambda row: (row.game, row.seat)) == alone
