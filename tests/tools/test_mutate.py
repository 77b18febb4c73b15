"""Small changes of a source are made, undone, and tried against the tests that concern it."""

import ast
from pathlib import Path

import pytest

import mutate

SOURCE = '''"""A file."""


def may(g: Game, n: int) -> bool:
    """2.1 Whether it may."""
    if n > 3 and not g.over:
        g.note("seen", f"{n + 1}")
        return n in g.list
    n += 1
    return False
'''


def found(tmp_path: Path) -> list[mutate.Change]:
    file = tmp_path / "may.py"
    file.write_text(SOURCE)
    return mutate.changes(file)


def test_every_kind_of_change_is_found(tmp_path: Path) -> None:
    """Comparisons, conditions, numbers, answers and statements; neither texts nor docstrings."""
    texts = [change.text for change in found(tmp_path)]
    for text in (
        "(n >= 3)",
        "(n > 3 or not g.over)",
        "(g.over)",
        "(n not in g.list)",
        "return not (n in g.list)",
        "return not (False)",
        "pass",
        "4",
        "2",
        "True",
    ):
        assert text in texts, texts
    assert not any("seen" in text or "{n" in text for text in texts)


def test_each_change_is_another_program(tmp_path: Path) -> None:
    """It can be read by Python, says something else, and its diff shows one line or a few."""
    for change in found(tmp_path):
        after = change.applied().decode()
        assert ast.dump(ast.parse(after)) != ast.dump(ast.parse(SOURCE))
        assert (tmp_path / "may.py").read_text() == SOURCE


def test_the_seed_chooses() -> None:
    """The same seed makes the same changes, in the files asked for."""
    one, other = (mutate.chosen(8, 5, "law/battle/*") for _ in range(2))
    assert [each.diff() for each in one] == [each.diff() for each in other]
    assert {each.path.parent.name for each in one} == {"battle"}
    assert [each.diff() for each in mutate.chosen(8, 6, "law/battle/*")] != [
        each.diff() for each in one
    ]


def test_the_tests_named_for_a_file_come_first() -> None:
    """Those of its name and folder, then those of its room and of all rules."""
    card = mutate.ROOT / "src" / "undergrowth" / "cards" / "cobbler.py"
    near, rest = mutate.tests_for(card, mutate.ROOT / "tests")
    assert near == [str(mutate.ROOT / "tests" / "cards" / f"test_{card.name}")]
    assert rest[0] == str(mutate.ROOT / "tests" / "cards")
    assert str(mutate.ROOT / "tests" / "golden") in rest


@pytest.mark.long
@pytest.mark.parametrize(
    ("body", "limit", "passes", "said"),
    [
        ("assert True", 60.0, True, ""),
        ("assert False", 60.0, False, "FAILED"),
        ("__import__('threading').Event().wait()", 3.0, False, "no answer in 3 seconds"),
    ],
)
def test_tests_pass_or_fail_or_give_no_answer(
    tmp_path: Path, body: str, limit: float, passes: bool, said: str
) -> None:
    """What runs without an end counts as caught."""
    (tmp_path / "test_it.py").write_text(f"def test_it():\n    {body}\n")
    passed, words = mutate.run(["test_it.py"], tmp_path, limit)
    assert passed == passes
    assert said in words
