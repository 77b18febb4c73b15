"""`python -m bench.envs`: environment steps a second on one core, for the imported core.

A step is an answer to a question with at least two options, and the observation of the next one: a
row of bytes and the mask of options.  Answers are random; games follow one another.  A single
process is measured in processor time, which excludes other programs.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from time import perf_counter, process_time
from typing import Any

from bench.measure import kind
from undergrowth import Game
from undergrowth.ai.encoding import Encoder, Steps
from undergrowth.engine.chance import Chance, seeded
from undergrowth.envs.lineups import encoder_for

ROUND = 2000
"""The steps in a round; the fastest round counts, since other programs only add time."""


class Loop:
    """Games played by numbers only: the common work of all environments, without any framework."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.seen = memoryview(bytearray(encoder.layout.size))
        self.mask = memoryview(bytearray(len(encoder.answers)))
        self.chance = seeded(1)
        self.steps = self.begin()

    def begin(self) -> Steps:
        return Steps(self.encoder, Game.new(self.encoder.setup, self.chance.next(), log=False))

    def step(self) -> None:
        steps = self.steps
        legal = steps.legal
        steps.clear_mask(self.mask)
        steps.step(legal[self.chance.below(len(legal))])
        if steps.game.over:
            steps = self.steps = self.begin()
        steps.write(self.seen)
        steps.write_mask(self.mask)


class Played(Loop):
    """The same without observations: the rules only."""

    def step(self) -> None:
        legal = self.steps.legal
        self.steps.step(legal[self.chance.below(len(legal))])
        if self.steps.game.over:
            self.steps = self.begin()


class Single:
    """A Gymnasium environment of one seat; a step includes the answers of the other players."""

    def __init__(self, line_up: list[str] | None) -> None:
        from undergrowth.envs.single import SeatEnv

        self.env = SeatEnv(line_up)
        self.env.reset(seed=1)
        self.chance = seeded(1)

    def step(self) -> None:
        _, _, over, cut, _ = self.env.step(drawn(self.env.action_masks(), self.chance))
        if over or cut:
            self.env.reset()


class Agents:
    """A PettingZoo environment of all seats, without wrappers."""

    def __init__(self, line_up: list[str] | None) -> None:
        from undergrowth.envs.aec import raw_env

        self.env: Any = raw_env(line_up)
        self.env.reset(seed=1)
        self.chance = seeded(1)

    def step(self) -> None:
        seen, _, over, cut, _ = self.env.last()
        if over or cut:
            self.env.reset()
            return
        self.env.step(drawn(seen["action_mask"], self.chance))


class Many:
    """Games of one seat in several processes; a step is one in all of them."""

    GAMES = 16

    def __init__(self, line_up: list[str] | None, processes: int) -> None:
        from undergrowth.envs.vector import SeatVectorEnv

        self.env = SeatVectorEnv(processes, self.GAMES, line_up)
        self.env.reset(seed=1)
        self.chance = seeded(1)

    def step(self) -> None:
        actions = [drawn(mask, self.chance) for mask in self.env.action_masks()]
        self.env.step(actions)


def drawn(mask: Any, chance: Chance) -> int:
    """Return a random option of a mask."""
    offered = mask.nonzero()[0]
    return int(offered[chance.below(len(offered))])


def per_second(step: Callable[[], None], seconds: float, each: int = 1) -> float:
    """Return the steps a second in the fastest round; with `each` games at once, in wall-clock
    time."""
    clock = process_time if each == 1 else perf_counter
    best = 0.0
    start = perf_counter()
    while perf_counter() - start < seconds or best == 0.0:
        before = clock()
        for _ in range(ROUND // each):
            step()
        best = max(best, ROUND // each * each / (clock() - before))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.envs", description=__doc__)
    parser.add_argument("--seats", default="", help="factions, clockwise, with commas between them")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each row")
    parser.add_argument("--frameworks", action="store_true", help="Gymnasium and PettingZoo too")
    parser.add_argument("--processes", type=int, default=2, help="of the environment of many")
    asked = parser.parse_args()
    line_up = asked.seats.split(",") if asked.seats else None
    encoder = encoder_for(line_up)
    rows: dict[str, Callable[[], float]] = {}
    for name, made in (("the rules alone", Played), ("with row and mask", Loop)):
        rows[name] = partial(per_second, made(encoder).step, asked.seconds)
    if asked.frameworks:
        rows["PettingZoo, `raw_env`"] = partial(per_second, Agents(line_up).step, asked.seconds)
        rows["Gymnasium, one seat"] = partial(per_second, Single(line_up).step, asked.seconds)
        many = Many(line_up, asked.processes)
        name = f"Gymnasium, {many.env.num_envs} games in {asked.processes} processes"
        rows[name] = partial(per_second, many.step, asked.seconds, many.env.num_envs)
    print(f"{', '.join(encoder.setup.seats)}, {kind()}: {encoder.layout.size} bytes in a row,")
    print(f"{len(encoder.answers):,} in a mask\n\n| | steps a second |\n|---|---:|")
    for name, measure in rows.items():
        print(f"| {name} | {measure():,.0f} |")


if __name__ == "__main__":
    main()
