"""Puzzles and lessons of other people's packages are found beside ours."""

from __future__ import annotations

from pathlib import Path

from kit.madeup.strangers import lent, write
from undergrowth.content import Entry
from undergrowth.lessons import lesson, lessons
from undergrowth.puzzles import check, puzzle, puzzles
from undergrowth.server.beginnings.learning import installed_lessons, installed_puzzles

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


def test_a_broken_file_is_named_and_hides_no_other(tmp_path: Path) -> None:
    """Lists show what is wrong with it; the rest can be solved and taken."""
    bad = {
        "wrong_goal.toml": PUZZLE.replace('"score"', '"sing"'),
        "no_toml.toml": "goal = ",
        "no_such_clearing.toml": PUZZLE.replace("5 = {", "99 = {"),
        "nobody.toml": PUZZLE.replace('turn = "marquise"', 'turn = "nobody"'),
    }
    lesson_file = LESSON.replace("accepts", "takes")
    files = {f"acme/data/puzzles/{name}": text for name, text in bad.items()}
    write(tmp_path, {"acme/__init__.py": "", "acme/data/lessons/off.toml": lesson_file, **files})
    with lent(tmp_path, ACME):
        told = {each.id: each for each in installed_puzzles()}
        broken = {id for id, each in told.items() if each.problem}
        here = set(puzzles()) & {name.removesuffix(".toml") for name in bad}
        assert {"wrong_goal", "nobody"} <= broken <= here
        assert "sing" in told["wrong_goal"].problem
        off = [each for each in installed_lessons() if each.problem]
        assert [each.id for each in off] == ["off"] and lessons()[-1] == "off"
    assert not [each for each in installed_puzzles() if each.problem]
