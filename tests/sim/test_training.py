"""Learning weights from games: the same seed learns the same, and winners are predicted better."""

from __future__ import annotations

from array import array
from math import log
from pathlib import Path

import pytest

from kit.lineups import few
from undergrowth.ai.judging.features import GENERAL, names_of
from undergrowth.engine.chance import seeded
from undergrowth.engine.errors import BadSetup
from undergrowth.sim.errors import BadOutput, FailedGame
from undergrowth.sim.training import (
    Course,
    Sample,
    add_sample,
    check_numpy,
    fit,
    play_course,
    read_samples,
    sample_game,
    write_samples,
)
from undergrowth.sim.training.fitting import Nets, Positions

SEATS = few()[:2]
COURSE = Course("greedy", SEATS, ["autumn"], ["base"], seed=4)


def never() -> bool:
    return False


@pytest.fixture(scope="module")
def sample() -> Sample:
    found = sample_game(COURSE, 1, never)
    assert found is not None
    return found[0]


def made_up(games: int) -> list[Sample]:
    """Games of two that the player with more points wins, mostly; all else is luck."""
    chance = seeded(9)
    found: list[Sample] = []
    for number in range(games):
        points = [float(chance.below(20)), float(chance.below(20))]
        positions = [
            [
                array("d", [1.0, each, *(float(chance.below(10)) for _ in names_of(name)[2:])])
                for name, each in zip(SEATS, points, strict=True)
            ]
            for _ in range(2)
        ]
        first = points[0] > points[1] if chance.below(10) else points[0] <= points[1]
        found.append(Sample(number, SEATS, [1.0, 0.0] if first else [0.0, 1.0], positions))
    return found


def test_a_sample_is_of_worlds_at_the_end_of_turns(sample: Sample) -> None:
    assert sorted(sample.seats) == sorted(SEATS)
    assert sum(sample.won) == 1.0 and sample.positions
    for rows in sample.positions:
        sizes = [len(row) for row in rows]
        assert sizes == [len(names_of(name)) for name in sample.seats]


def test_the_same_game_gives_the_same_sample(sample: Sample) -> None:
    assert sample_game(COURSE, 1, never) == [sample]


def test_a_game_that_is_to_stop_gives_none() -> None:
    assert sample_game(COURSE, 1, lambda: True) is None


def test_what_predicts_the_winners_is_found() -> None:
    samples = made_up(600)
    trained = fit(samples, 1)
    points = GENERAL.index("points")
    for name in SEATS:
        net = trained.weights.of(name)
        row = [1.0, *(4.5 for _ in names_of(name)[1:])]
        more = [[x + (4.0 if i == at else 0.0) for i, x in enumerate(row)] for at in (points, -1)]
        assert net.weigh(more[0]) - net.weigh(row) > abs(net.weigh(more[1]) - net.weigh(row))
    assert trained.losses["nothing"] == pytest.approx(log(2))
    assert trained.losses["learned"] < log(2)
    assert (trained.games, trained.positions) == (600, 1200)


def test_the_same_seed_learns_the_same_weights() -> None:
    samples = made_up(10)
    one, again, other = (
        {name: net.weights for name, net in fit(found, seed).weights.factions.items()}
        for found, seed in ((samples, 1), (samples[::-1], 1), (samples, 2))
    )
    assert one == again
    assert one != other


def test_a_net_is_what_was_fitted_with_all_scales_undone() -> None:
    """The core's values of the rows are those of the fitted net."""
    samples = made_up(30)
    found = Positions(samples, sorted(SEATS), max(len(names_of(name)) for name in SEATS))
    nets = Nets(found, len(SEATS), 3, 1)
    nets.train(None)
    for i, name in enumerate(sorted(SEATS)):
        net = nets.net(i, len(names_of(name)))
        rows = [row for each in samples for row in positions_of(each, name)]
        spoken = nets.outputs(i, found.rows[found.who == i])
        assert [net.weigh(list(row)) for row in rows] == pytest.approx(spoken.tolist(), abs=1e-3)


def positions_of(sample: Sample, name: str) -> list[array[float]]:
    return [rows[sample.seats.index(name)] for rows in sample.positions]


def test_learning_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undergrowth.sim.training.fitting.find_spec", lambda name: None)
    with pytest.raises(
        BadOutput, match=r"learning needs numpy: pip install 'undergrowth\[train\]'"
    ):
        check_numpy()


def test_without_games_there_is_nothing_to_learn() -> None:
    with pytest.raises(BadOutput, match="no game is finished"):
        fit([], 1)


def test_stopping_keeps_what_is_finished() -> None:
    found: list[Sample] = []

    def told(sample: Sample) -> None:
        found.append(sample)
        raise KeyboardInterrupt

    assert not play_course(COURSE, 3, 1, [], told)
    assert [each.game for each in found] == [0]


def test_only_what_is_missing_is_played(sample: Sample) -> None:
    found: list[Sample] = []
    assert play_course(COURSE, 2, 1, [sample], found.append)
    assert [each.game for each in found] == [0]


@pytest.mark.long
def test_any_number_of_processes_samples_the_same(sample: Sample) -> None:
    found: list[Sample] = []
    assert play_course(COURSE, 3, 2, [], found.append)
    assert sorted(each.game for each in found) == [0, 1, 2]
    assert sample in found


def test_a_player_that_fails_is_named() -> None:
    with pytest.raises(FailedGame, match=r"game 0 .* failed: BadSetup: 'nobody' is not a player"):
        sample_game(Course("nobody", SEATS, ["autumn"], ["base"], 1), 0, never)


def test_factions_that_never_meet_are_refused() -> None:
    course = Course("random", SEATS[:1], ["autumn"], ["base"], 1)
    with pytest.raises(BadSetup, match="these factions are in no game together"):
        course.setup(seeded(1))


# ---- files


def test_samples_are_kept_and_taken_up_again(sample: Sample, tmp_path: Path) -> None:
    path = tmp_path / "samples.jsonl"
    assert read_samples(path, COURSE) == []
    write_samples(path, COURSE, [sample])
    add_sample(path, sample)
    assert read_samples(path, COURSE) == [sample, sample]
    path.write_text(path.read_text("utf-8")[:-9], "utf-8")  # its writer was stopped
    assert read_samples(path, COURSE) == [sample]


def test_samples_of_something_else_are_refused(sample: Sample, tmp_path: Path) -> None:
    path = tmp_path / "samples.jsonl"
    write_samples(path, COURSE, [sample])
    other = Course("random", SEATS, ["autumn"], ["base"], seed=4)
    with pytest.raises(BadOutput, match="samples of another training: its course differ"):
        read_samples(path, other)
    path.write_text("text\n", "utf-8")
    with pytest.raises(BadOutput, match="holds no samples"):
        read_samples(path, COURSE)
    write_samples(path, COURSE, [])
    with path.open("a") as file:
        file.write("{}\n")
    with pytest.raises(BadOutput, match="something else than samples"):
        read_samples(path, COURSE)
