"""PettingZoo: an environment for all seats of a game (`AECEnv`).

>>> from undergrowth.envs import aec
>>> env = aec.env(reward="margin")
"""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from undergrowth import BadSetup, BadText, Game, IllegalAction
from undergrowth.ai.encoding import Steps
from undergrowth.engine.chance import seeded
from undergrowth.engine.documents import abridged
from undergrowth.engine.given import given_as, given_number
from undergrowth.engine.renamed import renamed
from undergrowth.envs.lineups import LineUp, encoder_for, ending
from undergrowth.envs.rewards import Rewards
from undergrowth.envs.seat import given_action

Observation = dict[str, NDArray[Any]]
"""Observation of an agent: `observation`, and `action_mask` with a 1 for each legal answer."""


def env(**settings: Any) -> AECEnv[str, Observation, int | None]:
    """Return the environment with PettingZoo's usual wrappers; for training loops use `raw_env`."""
    made: Any = raw_env(**settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv[str, Observation, int | None]):
    """A game of Root.  Agents are `player_0` and so on, in clockwise order.

    An agent observes `observation` (bytes; `encoder.layout` names its slices) and `action_mask`,
    which is all zeros while another agent decides.  Chance is not an agent.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "root_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 4,
    }
    """PettingZoo's facts about the environment, such as its name and the ways to render it."""

    def __init__(
        self,
        line_up: LineUp = None,
        reward: str = "win",
        most_steps: int = 10000,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.encoder = encoder_for(line_up)
        """The encoder of the line-up; it names the slices and the answers."""
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise BadSetup(f"{abridged(render_mode)} is no render_mode: expected ansi or human")
        self.render_mode = render_mode
        """The way to render a game: `ansi`, `human`, or None."""
        self.most_steps = given_number("most_steps", most_steps, 1, BadSetup)
        """The number of answers, of all agents together, after which a game is truncated."""
        self.possible_agents = [f"player_{n}" for n in range(len(self.encoder.setup.seats))]
        """The names of all agents by seat: `player_0` and so on."""
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rewards = Rewards(reward)
        self._chance = seeded(0)
        size, answers = self.encoder.layout.size, len(self.encoder.answers)
        box = gymnasium.spaces.Box
        self._observations = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": box(0, 255, (size,), dtype=np.uint8),
                    "action_mask": box(0, 1, (answers,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {
            agent: gymnasium.spaces.Discrete(answers) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        return self._observations[self._known(agent)]

    def action_space(self, agent: str) -> Any:
        return self._actions[self._known(agent)]

    def _known(self, agent: object) -> str:
        """Return an agent of this environment.  Raises `BadText` for any other."""
        if isinstance(agent, str) and agent in self._seats:
            return agent
        raise BadText(f"{abridged(agent)} is no agent: expected {', '.join(self._seats)}")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game.  The seed decides all that follows; `options` are ignored."""
        if seed is not None:
            self._chance = seeded(given_as("the seed", seed, int, BadSetup))
        g = Game.new(self.encoder.setup, self._chance.next(), log=False)
        self._steps = Steps(self.encoder, g)
        self._answered = 0
        self._rewards.reset(g)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._steps.seat]

    def step(self, action: int | None) -> None:
        """Answer for `agent_selection`.  Raises `IllegalAction` for a number that is not
        offered."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{agent} is asked: expected the number of an option, not None")
        self._steps.step(given_action(action))
        self._answered += 1
        self._cumulative_rewards[agent] = 0.0
        earned = self._rewards.step(self._steps.game)
        self.rewards = {each: earned[self._seats[each]] for each in self.agents}
        over = self._steps.game.over
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(
            self.agents, not over and self._answered >= self.most_steps
        )
        if not over:
            self.agent_selection = self.possible_agents[self._steps.seat]
        self._accumulate_rewards()
        if over or self.truncations[agent]:
            self.infos = {each: ending(self._steps.game) for each in self.agents}
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """Return an agent's observation, in arrays of its own."""
        seat = self._seats[self._known(agent)]
        seen = np.empty(self.encoder.layout.size, dtype=np.uint8)
        mask = np.zeros(len(self.encoder.answers), dtype=np.uint8)
        self.encoder.write(self._steps.game, seat, memoryview(seen))
        if self._steps.seat == seat:
            self._steps.write_mask(memoryview(mask))
        return {"observation": seen, "action_mask": mask.view(np.int8)}

    def render(self) -> str | None:
        """Return the table in some lines of text; in `human` mode print it."""
        if self.render_mode == "human":
            print(self._steps.game)
            return None
        return str(self._steps.game)

    def close(self) -> None:
        """Do nothing: no resources are held."""


def __getattr__(name: str) -> object:
    """Return a type by its old name, and warn.  Raises `AttributeError` for other names."""
    if name == "Seen":
        renamed("Seen", "Observation")
        return Observation
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
