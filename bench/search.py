"""`python -m bench.search`: the tries a second of the searching player.

Positions from the middle of random games are searched with rollouts of ten random decisions, a
common measure of engines, and with turns finished greedily, as in play.  Each kind has a turn in
every round and counts with its fastest one, in processor time.
"""

from __future__ import annotations

import argparse
from time import process_time

from bench.measure import kind, middles
from undergrowth import Game, Setup
from undergrowth.ai.budgets import Budget
from undergrowth.ai.search.leaves import LeafPolicy, RandomLeaf, TurnLeaf
from undergrowth.ai.search.player import Search
from undergrowth.engine.chance import seeded

LEAVES: dict[str, LeafPolicy] = {
    "ten random decisions": RandomLeaf(10),
    "the turn finished": TurnLeaf(),
}


def tries_a_second(games: list[Game], leaf: LeafPolicy, tries: int) -> float:
    """Return the tries per processor second over all games, each asked once."""
    tried, begun = 0, process_time()
    for g in games:
        assert g.decision is not None
        search = Search(g, g.decision.seat, seeded(1), leaf)
        search.run(Budget(tries))
        tried += search.tried
    return tried / (process_time() - begun)


def measured(setup: Setup, rounds: int, tries: int) -> dict[str, float]:
    """Return the best of some rounds, by kind of rollout."""
    games = [g for g in middles(setup) if g.decision is not None and len(g.decision.options) > 1]
    best = dict.fromkeys(LEAVES, 0.0)
    for _ in range(rounds):
        for name, leaf in LEAVES.items():
            best[name] = max(best[name], tries_a_second(games, leaf, tries))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.search", description=__doc__)
    parser.add_argument("--seats", default="marquise,eyrie,alliance,vagabond")
    parser.add_argument("--map", default="autumn")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tries", type=int, default=300, help="at most, for each question")
    asked = parser.parse_args()
    setup = Setup(seats=asked.seats.split(","), map=asked.map)
    print(f"Tries a second, {kind()}, {asked.seats} on {asked.map}:")
    for name, tries in measured(setup, asked.rounds, asked.tries).items():
        print(f"  {name:<24}{tries:>10,.0f}")


if __name__ == "__main__":
    main()
