"""Measures the imported package in this process, and prints the figures as JSON."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from time import perf_counter

import undergrowth.table.game
from undergrowth import Game, Setup
from undergrowth.ai import Tally, make_player, play
from undergrowth.engine.collector import resting

MOST_DECISIONS = 100_000
KEPT = 20_000
"""The copies in a search tree."""
GAMES = 30
"""The games in a round; the mid-game positions come from the same games, one of each."""


def kind() -> str:
    """Return whether the imported core is `compiled` or `interpreted`."""
    file = str(undergrowth.table.game.__file__)
    return "interpreted" if file.endswith(".py") else "compiled"


def random_game(setup: Setup, seed: int, limit: int, tally: Tally) -> Game:
    """Return a game of random players, played to its end or to a limit of decisions."""
    g = Game.new(setup, seed, log=False)
    play(g, [make_player("random", i, seed * 8 + i) for i in range(g.seats)], limit, tally)
    return g


def fastest(act: Callable[[], object], seconds: float) -> float:
    """Return the shortest time of a repeated act; other programs only add time."""
    best = float("inf")
    start = perf_counter()
    while (before := perf_counter()) - start < seconds or best == float("inf"):
        act()
        best = min(best, perf_counter() - before)
    return best


def whole_games(setup: Setup, seconds: float) -> dict[str, float]:
    """Measure the same random games again and again, each by its shortest time."""
    tally = Tally(len(setup.seats))
    for seed in range(GAMES):
        random_game(setup, seed, MOST_DECISIONS, tally)
    decisions, choices = sum(tally.decisions), sum(tally.choices)

    times = [float("inf")] * GAMES
    start = perf_counter()
    while perf_counter() - start < seconds or times[-1] == float("inf"):
        for seed in range(GAMES):
            before = perf_counter()
            random_game(setup, seed, MOST_DECISIONS, tally)
            times[seed] = min(times[seed], perf_counter() - before)
    spent = sum(times)
    return {
        "decisions per second": decisions / spent,
        "with more than one option": choices / spent,
        "games per second": GAMES / spent,
        "decisions per game": decisions / GAMES,
    }


def middles(setup: Setup) -> list[Game]:
    """Return positions at the middle decision of several random games."""
    positions: list[Game] = []
    for seed in range(GAMES):
        tally = Tally(len(setup.seats))
        random_game(setup, seed, MOST_DECISIONS, tally)
        half = sum(tally.decisions) // 2
        positions.append(random_game(setup, seed, half, Tally(len(setup.seats))))
    return positions


def microseconds(act: Callable[[Game], object], positions: list[Game], seconds: float) -> float:
    """Return the mean time of an act over all positions, in µs."""

    def act_on_all() -> None:
        for g in positions:
            act(g)

    return 1e6 * fastest(act_on_all, seconds) / len(positions)


def copy(g: Game) -> object:
    return g.copy()


def kept(positions: list[Game]) -> float:
    """Return the mean time in µs of copies that are kept, as in a search tree."""
    with resting():
        tree: list[Game] = []
        start = perf_counter()
        for i in range(KEPT):
            tree.append(positions[i % len(positions)].copy())
        return 1e6 * (perf_counter() - start) / KEPT


def determinize(g: Game) -> object:
    return g.determinize(_asked(g), 7)


def observe(g: Game) -> object:
    return g.observe(_asked(g))


def save_and_load(g: Game) -> object:
    return Game.from_json(g.to_json())


def _asked(g: Game) -> int:
    assert g.decision is not None
    return g.decision.seat


def measure(setup: Setup, seconds: float) -> dict[str, float]:
    """Return all figures by name."""
    figures = whole_games(setup, seconds)
    positions = middles(setup)
    for name, act in (
        ("copy, µs", copy),
        ("determinize, µs", determinize),
        ("observe, µs", observe),
        ("save and load, µs", save_and_load),
    ):
        figures[name] = microseconds(act, positions, seconds / 8)
    figures["copy that is kept, µs"] = min(kept(positions) for _ in range(3))
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.measure")
    parser.add_argument("--seats", required=True)
    parser.add_argument("--map", required=True)
    parser.add_argument("--seconds", type=float, required=True)
    asked = parser.parse_args()
    setup = Setup(map=asked.map, seats=asked.seats.split(","))
    json.dump({"kind": kind(), "figures": measure(setup, asked.seconds)}, sys.stdout)


if __name__ == "__main__":
    main()
