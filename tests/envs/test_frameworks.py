"""The environments pass the checkers of the projects they are made for."""

from __future__ import annotations

import os
import pickle
import signal
import warnings
from typing import Any

import pytest

from kit.lineups import few

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
    """However games are shared out, the same seed and answers give the same."""
    np = pytest.importorskip("numpy", reason="needs the extra envs")
    pytest.importorskip("gymnasium", reason="needs the extra envs")
    from undergrowth.envs.vector import SeatVectorEnv

    both = [SeatVectorEnv(2, 2, few()), SeatVectorEnv(1, 4, few())]
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
        one._actions[:] = actions
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
