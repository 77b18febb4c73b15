"""Lessons: a described position, steps that are asked for, and words for a wrong answer.

`lesson("id")` reads one of those that are installed, `Course` plays one; `docs/puzzles.md` says how
to write one.
"""

from __future__ import annotations

from undergrowth.lessons.course import Course, Reaction
from undergrowth.lessons.files import Lesson, Step, lesson, lessons, load, read

__all__ = ["Course", "Lesson", "Reaction", "Step", "lesson", "lessons", "load", "read"]
