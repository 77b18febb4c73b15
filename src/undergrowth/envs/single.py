"""Gymnasium: one seat of a game, the others played by named computer players.

>>> import gymnasium
>>> import undergrowth.envs.single
>>> env = gymnasium.make("undergrowth/Root-v0", others="greedy")
>>> envs = gymnasium.make_vec("undergrowth/Root-v0", num_envs=8, others="greedy")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from undergrowth import BadSetup
from undergrowth.engine.documents import abridged
from undergrowth.engine.given import given_number
from undergrowth.envs.lineups import LineUp, ending
from undergrowth.envs.seat import SeatGame

ID: Final = "undergrowth/Root-v0"
"""The name of the environment for `gymnasium.make`."""
MODES: Final = ("ansi", "human")
"""The ways to render a game: as text, returned or printed."""


class SeatEnv(gymnasium.Env[NDArray[np.uint8], int]):
    """One seat of a game of Root.

    An observation is a vector of bytes (`encoder.layout` names its slices), an action a number of
    `encoder.answers`.  `action_masks()` returns the mask that sb3-contrib's `MaskablePPO` asks for;
    `info["action_mask"]` has it, too.  An action that is not offered changes nothing, costs a
    little and sets `info["illegal"]`; several in a row truncate the game.  `ending()` tells points
    and winners.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 4}
    """Gymnasium's facts about the environment, such as the ways to render it."""

    def __init__(
        self,
        line_up: LineUp = None,
        seat: int | str = 0,
        others: str | Sequence[str] = "random",
        reward: str = "win",
        most_steps: int = 2000,
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise BadSetup(
                f"{abridged(render_mode)} is no render_mode: expected {', '.join(MODES)}"
            )
        self._game = SeatGame(line_up, seat, others, reward, most_steps)
        self.encoder = self._game.encoder
        """The encoder of the line-up; it names the slices and the answers."""
        self.render_mode = render_mode
        """The way to render a game: `ansi`, `human`, or None."""
        self.observation_space = gymnasium.spaces.Box(
            0, 255, (self.encoder.layout.size,), dtype=np.uint8
        )
        """The space of observations: `encoder.layout.size` bytes from 0 to 255."""
        self.action_space = gymnasium.spaces.Discrete(len(self.encoder.answers))
        """The space of actions: a number for each of `encoder.answers`, from 0."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Begin a new game, up to the first question of this seat.  `options` are ignored.

        Raises `BadSetup` for a seed that is not a number.
        """
        if seed is not None:
            given_number("the seed", seed, 0, BadSetup)
        super().reset(seed=seed)
        self._game.begin(int(self.np_random.integers(2**31)))
        return self._observed()

    def step(self, action: int) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Answer, have the others play until this seat is asked again, and return the reward.

        Raises `BadText` for an action that is not a number.
        """
        reward = self._game.step(action)
        observation, info = self._observed()
        if self._game.was_illegal:
            info["illegal"] = True
        if self.render_mode == "human":
            self.render()
        return observation, reward, self._game.terminated, self._game.truncated, info

    def ending(self) -> dict[str, object]:
        """Return `scores` by faction, `winners`, and `how` they won; empty while it goes on."""
        return ending(self._game.steps.game)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of the options, by number."""
        mask = np.zeros(len(self.encoder.answers), dtype=np.bool_)
        mask[self._game.steps.legal] = True
        return mask

    def render(self) -> str | None:
        """Return the table in some lines of text; in `human` mode print it."""
        if self.render_mode == "human":
            print(self._game.steps.game)
            return None
        return str(self._game.steps.game)

    def _observed(self) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        observation = np.empty(self.encoder.layout.size, dtype=np.uint8)
        mask = np.empty(len(self.encoder.answers), dtype=np.uint8)
        self._game.write(memoryview(observation), memoryview(mask))
        return observation, {"action_mask": mask.view(np.int8)}


gymnasium.register(
    ID,
    entry_point="undergrowth.envs.single:SeatEnv",
    vector_entry_point="undergrowth.envs.vector:seat_vector_env",
)
