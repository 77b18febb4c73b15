"""OpenSpiel: a game of Root as one of its games.

>>> import pyspiel
>>> import undergrowth.envs.spiel
>>> game = pyspiel.load_game("python_root(players=4)")

All chance comes from one chance node at the root, which picks the seed of the game: what a search
bot needs of hidden cards it gets from `resample_from_infostate`, never from that node.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from undergrowth import NOBODY, BadSetup, Game, Setup
from undergrowth.ai.encoding import Encoder, Steps
from undergrowth.engine.chance import seeded
from undergrowth.envs.lineups import encoder_for
from undergrowth.envs.rewards import potentials
from undergrowth.library import installed_factions

DEFAULTS: Final[dict[str, Any]] = {
    "players": 4,
    "factions": "",
    "map": "autumn",
    "deck": "base",
    "reward": "win",
    "seeds": 1000,
    "length": 20000,
}
"""The default parameters: `factions` are joined by `+`; if empty, the first `players` factions in
setup order are used.  The chance node has `seeds` outcomes; after `length` answers a game is over
without a winner."""
TYPE: Final = pyspiel.GameType(
    short_name="python_root",
    long_name="Python Root",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)
"""Description of the game for OpenSpiel."""


class RootGame(pyspiel.Game):
    """The rules of one line-up.  Raises `BadSetup` for parameters that cannot be played."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = {**DEFAULTS, **(params or {})}
        names = str(asked["factions"])
        seats = names.split("+") if names else installed_factions()[: int(asked["players"])]
        self.encoder = encoder_for(Setup(seats=seats, map=asked["map"], deck=asked["deck"]))
        """The encoder of the line-up; it names the slices and the answers."""
        self.reward = str(asked["reward"])
        """The reward at the end: `win` or `margin`."""
        self.seeds = int(asked["seeds"])
        """The number of outcomes of the chance node."""
        self.length = int(asked["length"])
        """The number of answers after which a game is over without a winner."""
        if self.reward not in ("win", "margin"):
            raise BadSetup(f"{self.reward!r} is not paid at the end: expected win, margin")
        info = pyspiel.GameInfo(
            num_distinct_actions=max(len(self.encoder.answers), self.seeds),
            max_chance_outcomes=self.seeds,
            num_players=len(self.encoder.setup.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.length,
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> RootState:
        return RootState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> RootObserver:
        """Return an observer of bytes as numbers; `params` are ignored."""
        return RootObserver(self.encoder)


class RootState(pyspiel.State):
    """A game at a question with at least two options, at its chance node, or over."""

    def __init__(self, game: RootGame) -> None:
        super().__init__(game)
        self.encoder = game.encoder
        """The encoder of the line-up; it names the slices and the answers."""
        self.reward = game.reward
        """The reward at the end: `win` or `margin`."""
        self.seeds = game.seeds
        """The number of outcomes of the chance node."""
        self.length = game.length
        """The number of answers after which a game is over without a winner."""
        self.answered = 0
        """The number of answers given so far, without the outcome of the chance node."""
        self.steps: Steps | None = None
        """The game that is played; None at the chance node."""

    def current_player(self) -> int:
        if self.steps is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.steps.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the seeds, each with the same probability."""
        return [(seed, 1.0 / self.seeds) for seed in range(self.seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        """Return the numbers of the options; not called for the chance node."""
        return sorted(self.steps.legal) if self.steps is not None else []

    def _apply_action(self, action: int) -> None:
        if self.steps is None:
            g = Game.new(self.encoder.setup, action, log=False)
            self.steps = Steps(self.encoder, g)
            return
        self.steps.step(action)
        self.answered += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return self.encoder.answers.texts[action]

    def is_terminal(self) -> bool:
        if self.steps is None:
            return False
        return self.steps.game.over or self.answered >= self.length

    def returns(self) -> list[float]:
        """Return the result by seat, from -1 to 1; zeros until the game is over."""
        if self.steps is None or not self.steps.game.over:
            return [0.0] * len(self.encoder.setup.seats)
        return potentials(self.reward, self.steps.game)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> RootState:
        """Return a state that looks the same to a player, with hidden information dealt anew."""
        twin: RootState = self.clone()
        if self.steps is not None:
            seed = seeded(int(sampler() * 2**31)).next()
            twin.steps = Steps(self.encoder, self.steps.game.determinize(player, seed))
        return twin

    def __str__(self) -> str:
        return str(self.steps.game) if self.steps is not None else "before the deal"


class RootObserver:
    """The observation of a player: `tensor`, and in `dict` a view into it for each slice."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        """The encoder of the line-up; it names the slices."""
        self.tensor = np.zeros(encoder.layout.size, dtype=np.float32)
        """The observation as numbers from 0 to 255, in the order of the layout."""
        self.dict = {
            each.name: self.tensor[each.start : each.stop].reshape(each.shape)
            for each in encoder.layout.slices.values()
        }
        """By name of a slice, its part of `tensor` as a view in the shape of the slice."""

    def set_from(self, state: RootState, player: int) -> None:
        """Write a player's observation of a state into `tensor`; zeros before the deal."""
        if state.steps is None:
            self.tensor.fill(0)
            return
        seen = self.encoder.bytes(state.steps.game, player)
        self.tensor[:] = np.frombuffer(seen, dtype=np.uint8)

    def string_from(self, state: RootState, player: int) -> str:
        """Return a text that is equal for states that look the same to a player."""
        if state.steps is None:
            return "before the deal"
        return state.steps.game.state_key(player if player >= 0 else NOBODY)


pyspiel.register_game(TYPE, RootGame)
