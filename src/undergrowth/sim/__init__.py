"""Simulation of many games: playing them, result files, and statistics.

>>> from undergrowth import Setup
>>> from undergrowth.sim import simulate, write_results
>>> results = simulate(Setup(seats=["marquise", "eyrie"]), ["greedy", "random"], games=100, seed=1)
>>> write_results("results.parquet", results.rows, results.about)
"""

from __future__ import annotations

from undergrowth.sim.about import about, check_same
from undergrowth.sim.errors import BadOutput, FailedGame
from undergrowth.sim.games import FAILED, LIMIT, UNFINISHED, Plan, game_seed, replay_game
from undergrowth.sim.grids import DIMENSIONS, grid
from undergrowth.sim.readers import read_results
from undergrowth.sim.rows import COLUMNS, Row
from undergrowth.sim.run import Results, make_plan, play_plan, simulate
from undergrowth.sim.statistics import Summary, Totals, summarize, totals, wilson
from undergrowth.sim.writers import ENDINGS, check_new_output, check_output, write_results

__all__ = [
    "COLUMNS",
    "DIMENSIONS",
    "ENDINGS",
    "FAILED",
    "LIMIT",
    "UNFINISHED",
    "BadOutput",
    "FailedGame",
    "Plan",
    "Results",
    "Row",
    "Summary",
    "Totals",
    "about",
    "check_new_output",
    "check_output",
    "check_same",
    "game_seed",
    "grid",
    "make_plan",
    "play_plan",
    "read_results",
    "replay_game",
    "simulate",
    "summarize",
    "totals",
    "wilson",
    "write_results",
]
