"""Lessons: a described position, steps to take, and replies to wrong answers.

`lesson("id")` reads an installed lesson, `Course` plays it; `docs/puzzles.md` says how to write
one.
"""

from __future__ import annotations

from undergrowth.lessons.course import Course, Reaction, is_step, steps_taken
from undergrowth.lessons.files import Lesson, Step, lesson, lessons, load, read

__all__ = [
    "Course",
    "Lesson",
    "Reaction",
    "Step",
    "is_step",
    "lesson",
    "lessons",
    "load",
    "read",
    "steps_taken",
]
