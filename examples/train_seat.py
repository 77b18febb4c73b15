"""Trains a seat with MaskablePPO until it beats random players, and draws its learning curve.

    pip install 'undergrowth[sb3]' matplotlib    # beside an installed undergrowth
    python examples/train_seat.py --steps 300000 --curve curve.png

The seat plays against random players in `--processes` processes.  Every `--every` steps it plays
games that it does not learn from, the same ones each time; their share of wins is the curve.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from time import perf_counter
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch import nn

from undergrowth.envs.sb3 import SeatVecEnv
from undergrowth.envs.vector import SeatVectorEnv


class Small(BaseFeaturesExtractor):
    """Counts, most of them small, on a scale that a network likes."""

    def __init__(self, space: Any, features: int = 192) -> None:
        super().__init__(space, features)
        self.net = nn.Sequential(nn.Linear(space.shape[0], features), nn.ReLU())

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        return self.net(torch.log1p(seen))


def share_won(model: Any, env: SeatVectorEnv, games: int, seed: int) -> float:
    """The share of games won, with answers drawn as the model would; None: any alike.

    Each of the environments plays as many, so that long games count as much as short ones.
    """
    seen, _ = env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    left = np.full(env.num_envs, max(1, games // env.num_envs))
    won, played = 0, int(left.sum())
    while left.any():
        masks = env.action_masks()
        if model is None:
            actions = (chance.random(masks.shape, dtype=np.float32) * masks).argmax(axis=1)
        else:
            actions, _ = model.predict(seen, action_masks=masks)
        seen, rewards, over, cut, _ = env.step(actions)
        won += int(((rewards > 0) & over & (left > 0)).sum())
        left -= (over | cut) & (left > 0)
    return won / played


class Curve(BaseCallback):
    """Plays games in between, and remembers how many were won."""

    def __init__(self, env: SeatVectorEnv, every: int, games: int) -> None:
        super().__init__()
        self.env, self.every, self.games = env, every, games
        self.points: list[tuple[int, float]] = []
        self.began = perf_counter()

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        if not self.points or self.num_timesteps - self.points[-1][0] >= self.every:
            self.look()

    def look(self) -> None:
        share = share_won(self.model, self.env, self.games, seed=99)
        self.points.append((self.num_timesteps, share))
        spent = perf_counter() - self.began
        print(f"{self.num_timesteps:>9,} steps, {spent:>5.0f} s: {share:.0%} won", flush=True)


def draw(points: Sequence[tuple[int, float]], chance: float, title: str, file: str) -> None:
    """The learning curve as a picture."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 4))
    axes.plot([at / 1000 for at, _ in points], [100 * share for _, share in points], marker="o")
    axes.axhline(100 * chance, linestyle="--", color="gray", label="a random player there")
    axes.set(xlabel="thousand answers", ylabel="games won, %", ylim=(0, 100))
    axes.set_title(title)
    axes.legend()
    figure.tight_layout()
    figure.savefig(file, dpi=120)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seats", default="marquise,eyrie,alliance,vagabond")
    parser.add_argument("--seat", default="marquise_de_cat", help="the faction that learns")
    parser.add_argument("--steps", type=int, default=300_000, help="answers to learn from")
    parser.add_argument("--every", type=int, default=30_000, help="answers between two looks")
    parser.add_argument("--games", type=int, default=128, help="games in a look")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", default="curve.png", help="the picture of the learning curve")
    asked = parser.parse_args()

    torch.set_num_threads(1)  # the other cores play
    line_up = asked.seats.split(",")
    learns = SeatVectorEnv(asked.processes, 16, line_up, asked.seat, reward="shaped")
    looks = SeatVectorEnv(asked.processes, 16, line_up, asked.seat, reward="win")
    chance = share_won(None, looks, 4 * asked.games, seed=99)
    print(f"{'at random':>15}{'':>9} {chance:.0%} won")
    model = MaskablePPO(
        "MlpPolicy",
        SeatVecEnv(learns, asked.seed),
        n_steps=64,
        batch_size=512,
        n_epochs=4,
        gamma=0.997,
        learning_rate=7e-4,
        ent_coef=0.005,
        seed=asked.seed,
        policy_kwargs={"features_extractor_class": Small, "net_arch": [128]},
    )
    curve = Curve(looks, asked.every, asked.games)
    try:
        model.learn(asked.steps, callback=curve)
        curve.look()
    except KeyboardInterrupt:
        print("stopped: this is what has been learned so far")
    finally:
        learns.close()
        looks.close()
    model.save("seat.zip")
    title = f"{asked.seat} against {len(line_up) - 1} random players"
    draw(curve.points, chance, title, asked.curve)


if __name__ == "__main__":
    main()
