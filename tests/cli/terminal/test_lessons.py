"""`undergrowth lesson` at the terminal."""

from __future__ import annotations

from kit.terminal import Run


def test_lessons_are_listed_and_checked(ug: Run) -> None:
    assert ug("lesson", "list").lines[0].startswith("first_moving  Moving and rule")
    assert "right; 4 steps" in ug("lesson", "check", "first_moving").out


def test_a_lesson_is_taken(ug: Run) -> None:
    """A wrong answer is explained, `hint` gives the hint, the last words come at the end."""
    typed = "battle\nhint\nmarch\nu\nfrom 4\nto 9\ntake 2\n"
    ran = ug("lesson", "take", "first_moving", stdin=typed)
    assert ran.code == 0 and "First we move." in ran.out and "Only a march moves" in ran.out
    assert "The warriors that you left behind" in ran.out
    ran = ug("lesson", "take", "first_moving", "--lang", "de", stdin="march\nq\n")
    assert ran.code == 1 and "Schritt 2 von 4" in ran.out
