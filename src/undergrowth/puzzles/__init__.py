"""Puzzles: a described position, a goal for this turn, and a solution checked by the solver.

`puzzle("id")` reads an installed puzzle, `load(path)` a file; `Solver` proves that a goal can be
reached whatever chance and the others do; `docs/puzzles.md` says how to write one.
"""

from __future__ import annotations

from undergrowth.puzzles.checking import Checked, check
from undergrowth.puzzles.files import Puzzle, load, puzzle, puzzles, read
from undergrowth.puzzles.goals import Goal
from undergrowth.puzzles.solving import OutOfBudget, Solver

__all__ = [
    "Checked",
    "Goal",
    "OutOfBudget",
    "Puzzle",
    "Solver",
    "check",
    "load",
    "puzzle",
    "puzzles",
    "read",
]
