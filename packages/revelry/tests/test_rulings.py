"""Each reading of an open section is played, is written down, and has a test."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from undergrowth.data import sheet

HERE = Path(__file__).parent
QUESTION = re.compile(r"\b(?:chm|cir|hir|chd|cbg)-[a-z]+(?:-[a-z]+)*\b")
TEST = re.compile(r"`(test_\w+)::(test_\w+)`")


@cache
def page() -> tuple[str, list[str]]:
    """The rows of rulings, and those of questions."""
    text = (HERE.parent / "docs/rulings.md").read_text(encoding="utf-8")
    rulings, _, questions = text.partition("\n## ")
    return rulings, [line for line in questions.splitlines() if TEST.search(line)]


def test_every_open_question_has_a_ruling_and_a_test() -> None:
    """The questions of the second table are those that rulings name."""
    rulings, questions = page()
    asked = [QUESTION.findall(line)[0] for line in questions]
    assert len(asked) == len(set(asked)) == 62
    assert set(asked) == set(QUESTION.findall(rulings))


def test_the_tests_are_there() -> None:
    """`test_file::test_name`."""
    files = {path.stem: path.read_text(encoding="utf-8") for path in HERE.rglob("test_*.py")}
    named = [name for line in page()[1] for name in TEST.findall(line)]
    assert not [name for name in named if f"def {name[1]}(" not in files.get(name[0], "")]


def test_the_second_chapter_of_its_letter_goes_by_another() -> None:
    """chd-numbering: the text's own cross references say so."""
    letters = [
        sheet(f"factions/{name}").text("law_section") for name in ("chameleander", "chameleandroid")
    ]
    assert letters == ["C", "CHMD"]
