"""Lessons: a described position, steps that are asked for, and words for a wrong answer.

`lesson("id")` reads one of those that are installed, `Course` plays one; `docs/puzzles.md` says how
to write one.
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
