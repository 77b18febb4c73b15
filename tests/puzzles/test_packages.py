"""Puzzles and lessons of other people's packages are found beside ours."""

from __future__ import annotations

from pathlib import Path

from kit.strangers import lent, write
from undergrowth.content import Entry
from undergrowth.lessons import lesson, lessons
from undergrowth.puzzles import check, puzzle, puzzles

ACME = Entry("acme", "acme")
POSITION = """
[position]
map = "autumn"
seats = ["marquise", "eyrie"]
turn = "marquise"
phase = "daylight"
turns = 5

[position.clearings]
5 = {marquise = "1 warrior", eyrie = "roost"}
3 = {eyrie = "roost"}

[position.eyrie]
leader = "despot"
"""
PUZZLE = f"""
goal = "score"
points = 1
hints = 1
answers = ["battle", "chance: roll 0 0"]
{POSITION}"""
LESSON = f"""
faction = "marquise_de_cat"

[[step]]
accepts = ["battle"]
{POSITION}"""
WORDS = """puzzle-lone_roost = A Lone Roost
    .text = It stands in clearing 5.
    .hint-1 = Nobody defends it.
lesson-attack = Attack
"""


def test_a_package_brings_puzzles_and_lessons(tmp_path: Path) -> None:
    """They are called as it calls them, and gone when it is."""
    files = {"lone_roost.toml": ("puzzles", PUZZLE), "attack.toml": ("lessons", LESSON)}
    made = {f"acme/data/{folder}/{name}": text for name, (folder, text) in files.items()}
    write(tmp_path, {"acme/__init__.py": "", "acme/en.ftl": WORDS, **made})
    with lent(tmp_path, ACME) as problems:
        assert not problems
        found = puzzle("lone_roost")
        assert found.owner == "acme" and check(found).first == ["battle"]
        assert str(found.title) == "A Lone Roost" and str(found.hint(1)) == "Nobody defends it."
        assert str(found.text) == "It stands in clearing 5."
        assert str(lesson("attack").title) == "Attack" and lessons()[-1] == "attack"
    assert "lone_roost" not in puzzles() and "attack" not in lessons()


def test_an_id_that_is_there_already_leaves_the_package_out(tmp_path: Path) -> None:
    taken = puzzles()[0]
    write(tmp_path, {"acme/__init__.py": "", f"acme/data/puzzles/{taken}.toml": PUZZLE})
    with lent(tmp_path, ACME) as problems:
        assert [taken in str(each) for each in problems] == [True]
