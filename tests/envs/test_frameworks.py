"""The environments pass the checkers of the projects they are made for."""

from __future__ import annotations

import os
import pickle
import signal
import warnings
from typing import Any

import pytest

from kit.lineups import few
from undergrowth import BadSetup, BadText

pytestmark = pytest.mark.filterwarnings("ignore")  # the checkers warn of much that is no fault


def test_pettingzoo_is_content() -> None:
    """`api_test`, `seed_test` and `render_test`."""
    pytest.importorskip("pettingzoo", reason="needs the extra envs: pettingzoo is missing")
    from pettingzoo.test import api_test, render_test, seed_test

    from undergrowth.envs import aec

    def make(**more: Any) -> Any:
        return aec.env(line_up=few(), **more)

    api_test(make(), num_cycles=200)
    seed_test(make, num_cycles=60)
    render_test(make)


def test_a_game_of_agents_ends_with_rewards() -> None:
    pytest.importorskip("pettingzoo", reason="needs the extra envs: pettingzoo is missing")
    from undergrowth.envs import aec

    env = aec.raw_env(line_up=few())
    env.reset(seed=4)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        earned[agent] += reward
        done = terminated or truncated
        env.step(None if done else int(seen["action_mask"].argmax()))
    assert sorted(earned.values()) == [-1.0, 1.0]


def test_gymnasium_is_content() -> None:
    """`check_env`; masks are what `MaskablePPO` asks for."""
    gymnasium = pytest.importorskip("gymnasium", reason="needs the extra envs")
    from gymnasium.utils.env_checker import check_env

    from undergrowth.envs.single import ID

    env = gymnasium.make(ID, line_up=few(), others="random", render_mode="ansi")
    check_env(env.unwrapped)
    _, info = env.reset(seed=3)
    over = False
    while not over:
        mask = env.unwrapped.action_masks()
        assert (mask == info["action_mask"]).all() and mask.sum() > 1
        _, _, terminated, truncated, info = env.step(int(mask.argmax()))
        over = terminated or truncated
    assert env.render()
    env.close()


def test_games_in_processes_are_those_of_one() -> None:
    """The same seed and answers give the same games in any number of processes."""
    np = pytest.importorskip("numpy", reason="needs the extra envs")
    pytest.importorskip("gymnasium", reason="needs the extra envs")
    from undergrowth.envs.vector import SeatVectorEnv

    both = [SeatVectorEnv(2, 2, few()), SeatVectorEnv(1, 4, few())]
    ways = {each._start_method for env in both for each in env._processes}
    assert "fork" not in ways, "a copy of this process may stand still where a thread held a lock"
    try:
        for env in both:
            env.reset(seed=7)
        for _ in range(30):
            assert (both[0].action_masks() == both[1].action_masks()).all()
            actions = both[0].action_masks().argmax(axis=1)
            one, two = (env.step(actions) for env in both)
            for mine, other in zip(one[:4], two[:4], strict=True):
                assert np.array_equal(mine, other)
    finally:
        for env in both:
            env.close()


def test_games_that_end_tell_how_as_gymnasium_says() -> None:
    """`final_obs` and `final_info`, in the form in which Gymnasium's own vectors have them."""
    np = pytest.importorskip("numpy", reason="needs the extra envs")
    gymnasium = pytest.importorskip("gymnasium", reason="needs the extra envs")
    from undergrowth.envs.single import SeatEnv
    from undergrowth.envs.vector import SeatVectorEnv

    how: dict[str, Any] = {"line_up": few(), "most_steps": 5}
    mode = gymnasium.vector.AutoresetMode.SAME_STEP
    theirs = gymnasium.vector.SyncVectorEnv([lambda: SeatEnv(**how)] * 2, autoreset_mode=mode)
    ours = SeatVectorEnv(1, 2, **how)
    assert ours.metadata["autoreset_mode"] == mode
    try:
        _, other = theirs.reset(seed=7)
        _, info = ours.reset(seed=7)
        assert shape_of(info) == shape_of(other)
        for step in range(1, 11):
            _, _, terminated, truncated, info = ours.step(ours.action_masks().argmax(axis=1))
            *_, other = theirs.step(other["action_mask"].argmax(axis=1))
            assert shape_of(info) == shape_of(other)
            assert truncated.all() == (step % 5 == 0)
            assert not terminated.any()
        before = info["final_obs"][0].copy()
        assert (info["final_info"]["action_mask"].sum(axis=1) > 0).all()  # it was cut off
        ours.step(ours.action_masks().argmax(axis=1))
        assert np.array_equal(info["final_obs"][0], before)  # nothing is written there again
    finally:
        ours.close()


def shape_of(info: Any) -> Any:
    """Return what an info holds: its names, and the types and shapes of its arrays."""
    if isinstance(info, dict):
        return {name: shape_of(info[name]) for name in sorted(info)}
    if info.dtype == object:
        return [shape_of(each) for each in info]
    return info.dtype, info.shape


def test_a_game_that_is_over_shows_its_end() -> None:
    """The last thing seen is the end and not the next game: the mask is empty, `over` is said."""
    pytest.importorskip("gymnasium", reason="needs the extra envs")
    from undergrowth.envs.vector import SeatVectorEnv

    env = SeatVectorEnv(1, 1, few())
    over = env.encoder.layout.start("over")
    try:
        env.reset(seed=7)
        terminated: Any = [False]
        info: dict[str, Any] = {}
        while not terminated[0]:
            seen, rewards, terminated, _, info = env.step(env.action_masks().argmax(axis=1))
        assert abs(rewards[0]) == 1
        assert (info["final_obs"][0][over], seen[0][over]) == (1, 0)
        assert not info["final_info"]["action_mask"][0].any()
    finally:
        env.close()


def test_an_answer_that_is_not_offered_is_told_of() -> None:
    """As `SeatEnv` does; several in a row cut the game off, and its end says so."""
    pytest.importorskip("gymnasium", reason="needs the extra envs")
    from undergrowth.envs.vector import SeatVectorEnv

    env = SeatVectorEnv(1, 2, few())
    try:
        env.reset(seed=7)
        for _ in range(10):
            actions = env.action_masks().argmax(axis=1)
            actions[1] = env.action_masks()[1].argmin()
            *_, truncated, info = env.step(actions)
            assert info["illegal"].tolist() == [False, True]
        assert truncated.tolist() == [False, True]
        assert info["final_info"]["illegal"].tolist() == [False, True]
    finally:
        env.close()


def test_gymnasium_makes_many_games_at_once() -> None:
    """`make_vec` finds ours: as many games, in processes that share them out evenly."""
    gymnasium = pytest.importorskip("gymnasium", reason="needs the extra envs")
    from undergrowth.envs.single import ID
    from undergrowth.envs.vector import SeatVectorEnv

    env = gymnasium.make_vec(ID, num_envs=6, line_up=few(), processes=4)
    try:
        assert isinstance(env, SeatVectorEnv)
        assert (env.num_envs, len(env._processes)) == (6, 3)
        seen, info = env.reset(seed=3)
        assert seen.shape == (6, env.encoder.layout.size)
        assert (info["action_mask"].sum(axis=1) > 1).all()
    finally:
        env.close()


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"processes": 0}, "processes: expected at least 1"),
        ({"games": "4"}, "games of each process: expected a whole number, not '4'"),
        ({"context": "thread"}, "'thread' is no context: expected "),
        ({"line_up": "marquise"}, "the line-up: expected a setup or a list of factions"),
        ({"others": 3}, "other players: expected a list of str, not 3"),
        ({"most_steps": 0}, "most_steps: expected at least 1"),
    ],
)
def test_wrong_environments_are_refused(wrong: dict[str, Any], message: str) -> None:
    pytest.importorskip("gymnasium", reason="needs the extra envs")
    from undergrowth.envs.vector import SeatVectorEnv

    with pytest.raises(BadSetup, match=message):
        SeatVectorEnv(**{"processes": 1, "games": 1, "line_up": few(), **wrong})


def test_wrong_answers_are_refused() -> None:
    """Nothing is sent to the processes: the games go on."""
    pytest.importorskip("gymnasium", reason="needs the extra envs")
    from undergrowth.envs.vector import SeatVectorEnv

    env = SeatVectorEnv(1, 2, few())
    try:
        env.reset(seed=7)
        wrong: Any
        for wrong in (None, 0, [0], [0.5, 1.5], ["keep", "keep"], [[0], [0, 1]]):
            with pytest.raises(BadText, match="answers: expected 2 whole numbers"):
                env.step(wrong)
        with pytest.raises(BadSetup, match="the seed: expected int"):
            env.reset(seed="7")  # type: ignore[arg-type]
        env.step(env.action_masks().argmax(axis=1))
    finally:
        env.close()


def test_stable_baselines_is_content() -> None:
    """The adapter is a `VecEnv`: how games end, masks, one or some of the games."""
    pytest.importorskip("stable_baselines3", reason="needs the extra sb3: it is missing")
    from stable_baselines3.common.vec_env import VecEnv

    from undergrowth.envs.sb3 import SeatVecEnv
    from undergrowth.envs.vector import SeatVectorEnv

    with pytest.raises(BadSetup, match="the environment: expected SeatVectorEnv"):
        SeatVecEnv("undergrowth/Root-v0")  # type: ignore[arg-type]
    env = SeatVecEnv(SeatVectorEnv(1, 3, few(), most_steps=4), seed=7)
    try:
        assert isinstance(env, VecEnv)
        seen = env.reset()
        for step in range(1, 9):
            before = seen
            masks = env.env_method("action_masks")
            seen, rewards, dones, infos = env.step([int(mask.argmax()) for mask in masks])
            assert rewards.shape == dones.shape == (3,)
            for info in infos:
                assert info.get("TimeLimit.truncated", False) == (step % 4 == 0)
                assert ("terminal_observation" in info) == (step % 4 == 0)
        assert before.shape == (3, *infos[0]["terminal_observation"].shape)
        assert len(env.env_method("action_masks", indices=1)) == 1
        assert len(env.env_method("action_masks", indices=[0, 2])) == 2
        assert env.has_attr("action_masks")
    finally:
        env.close()


def test_a_killed_process_is_told_of() -> None:
    """Its games are lost; the others end as ever, and nothing is left running."""
    pytest.importorskip("gymnasium", reason="needs the extra envs")
    from undergrowth.envs.vector import ProcessLost, SeatVectorEnv

    env = SeatVectorEnv(2, 1, few())
    env.reset(seed=7)
    processes = list(env._processes)
    processes[1].kill()
    with pytest.raises(ProcessLost, match=r"process 2 of 2 has died \(-9\)"):
        for _ in range(2):
            env.step(env.action_masks().argmax(axis=1))
    env.close()
    assert not any(process.is_alive() for process in processes)
    with pytest.raises(ProcessLost, match="closed"):
        env.reset()


def test_an_interrupted_learner_may_go_on() -> None:
    """Ctrl-C reaches the learner alone: what had been asked is still done, once."""
    pytest.importorskip("gymnasium", reason="needs the extra envs")
    from undergrowth.envs.vector import SeatVectorEnv

    one, two = SeatVectorEnv(1, 1, few()), SeatVectorEnv(1, 1, few())
    try:
        for env in (one, two):
            env.reset(seed=7)
        actions = one.action_masks().argmax(axis=1)
        two.step(actions)
        one._shared.actions[:] = actions
        one._ends_of[0].send_bytes(b"s")
        one._owing.append(0)  # as an interrupted step leaves it
        os.kill(one._processes[0].pid, signal.SIGINT)
        actions = two.action_masks().argmax(axis=1)
        for mine, other in zip(two.step(actions)[:4], one.step(actions)[:4], strict=True):
            assert (mine == other).all()
    finally:
        one.close()
        two.close()


@pytest.mark.long
def test_openspiel_is_content() -> None:
    """`random_sim_test` with serialisation; what is dealt anew looks the same."""
    pyspiel = pytest.importorskip("pyspiel", reason="needs the extra spiel: open_spiel is missing")
    import undergrowth.envs.spiel  # noqa: F401 - registers the game

    game = pyspiel.load_game("python_root(players=2,length=40)")
    with warnings.catch_warnings():
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = game.new_initial_state()
    for _ in range(30):
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    twin = state.resample_from_infostate(player, lambda: 0.5)
    assert twin.observation_string(player) == state.observation_string(player)
    assert twin.observation_tensor(player) == state.observation_tensor(player)
    assert pickle.loads(pickle.dumps(state)).observation_string(player) == twin.observation_string(
        player
    )
