"""Stable-Baselines3: many games of one seat, for its learners and those of sb3-contrib.

>>> from sb3_contrib import MaskablePPO
>>> from undergrowth.envs.sb3 import SeatVecEnv
>>> from undergrowth.envs.vector import SeatVectorEnv
>>> env = SeatVecEnv(SeatVectorEnv(processes=2, games=16, others="random"), seed=1)
>>> model = MaskablePPO("MlpPolicy", env)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from stable_baselines3.common.vec_env import VecEnv

from undergrowth import BadSetup
from undergrowth.engine.given import given_as
from undergrowth.envs.vector import SeatVectorEnv

_MASKS = "action_masks"
"""The method that `MaskablePPO` calls."""


class SeatVecEnv(VecEnv):
    """`SeatVectorEnv` in the vector interface of Stable-Baselines3.

    A game that ends is restarted in the same step.  Its info then has the `terminal_observation`,
    and `TimeLimit.truncated` says whether it was truncated.  Raises `BadSetup` for other
    environments.
    """

    def __init__(self, env: SeatVectorEnv, seed: int | None = None) -> None:
        self.env = given_as("the environment", env, SeatVectorEnv, BadSetup)
        """The environment that plays the games."""
        if seed is not None:
            given_as("the seed", seed, int, BadSetup)
        super().__init__(env.num_envs, env.single_observation_space, env.single_action_space)
        self._seed_of_games = seed
        self._actions = np.zeros(env.num_envs, dtype=np.int64)

    def reset(self) -> Any:
        """Begin new games; the first time with the seed."""
        observations, _ = self.env.reset(seed=self._seed_of_games)
        self._seed_of_games = None
        return observations.copy()

    def seed(self, seed: int | None = None) -> list[int | None]:
        """Set the seed of the games that the next `reset` begins."""
        if seed is not None:
            given_as("the seed", seed, int, BadSetup)
        self._seed_of_games = seed
        return [seed] * self.num_envs

    def step_async(self, actions: Any) -> None:
        self._actions = actions

    def step_wait(self) -> Any:
        """Return observations, rewards, which games have ended, and the infos of those."""
        observations, rewards, terminated, truncated, info = self.env.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(terminated | truncated):
            infos[game]["terminal_observation"] = info["final_obs"][game]
            infos[game]["TimeLimit.truncated"] = bool(truncated[game])
        return observations.copy(), rewards.astype(np.float32), terminated | truncated, infos

    def close(self) -> None:
        self.env.close()

    def env_method(self, name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """Return the masks of the given games; no other method can be called."""
        if name != _MASKS:
            raise AttributeError(f"games have no {name}: expected {_MASKS}")
        masks = self.env.action_masks()
        return [masks[game].copy() for game in self._chosen(indices)]

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == _MASKS

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        if attr_name == "render_mode":
            return [None for _ in self._chosen(indices)]
        raise AttributeError(f"games have no {attr_name}")

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(f"games have no {attr_name} that can be set")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False for _ in self._chosen(indices)]

    def _chosen(self, indices: Any) -> list[int]:
        """Return the numbers of the given games: all, one, or some."""
        if indices is None:
            return list(range(self.num_envs))
        return list(indices) if isinstance(indices, Iterable) else [indices]
