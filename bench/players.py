"""`python -m bench.players`: the cost of each player's games, in processor time of one core.

Plays them one after the other on balanced line-ups, maps and decks, and prints the core hours for a
million games.
"""

from __future__ import annotations

import argparse
from time import process_time

from bench.measure import kind
from undergrowth.sim.games import play_game
from undergrowth.sim.ladder import make_ladder
from undergrowth.sim.run import make_plan

PLAYERS = ("random", "greedy", "plan:1", "plan:4")


def seconds_a_game(player: str, seconds: float, seed: int) -> tuple[float, int]:
    """Return the processor seconds of a game with four of this player, and the number of games."""
    tables = make_ladder(["random", "greedy"], seed=seed)
    setups = [tables.seating(number * tables.size)[0] for number in range(len(tables.factions))]
    plan = make_plan([(setup, [player] * tables.size) for setup in setups], seed)
    play_game(plan, 0, _never)  # loads and caches data before the measurement
    began, games = process_time(), 0
    while process_time() - began < seconds or games % len(setups):
        play_game(plan, games, _never)
        games += 1
    return (process_time() - began) / games, games


def _never() -> bool:
    return False


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.players", description=__doc__)
    parser.add_argument("players", nargs="*", default=PLAYERS)
    parser.add_argument("--seconds", type=float, default=20.0, help="for each player, at least")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(f"Games of four, {kind()}:\n")
    print("| everybody | games | games per core second | core hours for a million |")
    print("|---|---:|---:|---:|")
    for player in asked.players:
        each, games = seconds_a_game(player, asked.seconds, asked.seed)
        print(f"| {player} | {games:,} | {1 / each:,.1f} | {each * 1e6 / 3600:,.1f} |", flush=True)


if __name__ == "__main__":
    main()
