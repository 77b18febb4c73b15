"""Many games at once: playing them, writing down how they ended, and statistics.

>>> from undergrowth import Setup
>>> from undergrowth.sim import simulate, write_results
>>> results = simulate(Setup(seats=["marquise", "eyrie"]), ["greedy", "random"], games=100, seed=1)
>>> write_results("results.parquet", results.rows)
"""

from __future__ import annotations

from undergrowth.sim.errors import BadOutput, FailedGame
from undergrowth.sim.games import LIMIT, UNFINISHED, game_seed
from undergrowth.sim.rows import COLUMNS, Row
from undergrowth.sim.run import Results, simulate
from undergrowth.sim.statistics import Summary, Totals, summarize, totals, wilson
from undergrowth.sim.writers import ENDINGS, check_output, write_results

__all__ = [
    "COLUMNS",
    "ENDINGS",
    "LIMIT",
    "UNFINISHED",
    "BadOutput",
    "FailedGame",
    "Results",
    "Row",
    "Summary",
    "Totals",
    "check_output",
    "game_seed",
    "simulate",
    "summarize",
    "totals",
    "wilson",
    "write_results",
]
