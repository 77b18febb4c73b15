"""The public functions of the library, each with arguments that it takes.

A door is made anew for each call: some change what they are given.
"""

from __future__ import annotations

from collections.abc import Callable

from kit.doors.beside import BESIDE
from kit.doors.learners import envs
from kit.doors.library import AI, CORE, SIM
from kit.doors.made import Door, game

__all__ = ["DOORS", "TAKES_NOTHING", "Door", "game"]

DOORS: dict[str, Callable[[], Door]] = {
    **CORE,
    **AI,
    **SIM,
    **BESIDE,
    **envs(),
}
TAKES_NOTHING = (
    "ai.load_installed",
    "ai.levels",
    "ai.player_names",
    "ai.player_summaries",
    "companion.Sentence",  # what companions hand out
    "companion.Question",
    "lessons.Lesson",  # what files are read as
    "lessons.Reaction",
    "lessons.Step",
    "lessons.is_step",
    "lessons.lessons",
    "lessons.steps_taken",
    "position.Document",
    "puzzles.Checked",
    "puzzles.Goal",
    "puzzles.Puzzle",
    "puzzles.Solver",
    "puzzles.puzzles",
    "rootlog.Impossible",
    "sim.Plan",  # what simulations make, not what they are given
    "sim.Results",
    "sim.Row",
    "sim.Summary",
    "sim.Totals",
    "understood.Review",
)
"""Exported names without parameters, and those only handed out or used by ourselves."""
