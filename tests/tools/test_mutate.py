"""Small changes of a source are made, drawn, tried against the tests nearest to them, and kept."""

import ast
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from mutation import known, nearest, reach, results
from mutation.blocks import MARKS, Marking, block_of, blocks
from mutation.changes import ROOT, Change, changes, drawn

SOURCE = '''"""A file."""


def may(g: Game, n: int) -> bool:
    """2.1 Whether it may."""
    if n > 3 and not g.over:
        g.note("seen", f"{n + 1}")
        return n in g.list
    n += 1
    return False
'''


def found(tmp_path: Path, source: str = SOURCE) -> list[Change]:
    file = tmp_path / "may.py"
    file.write_text(source)
    return changes(file)


# ---- which changes there are


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
    """It can be read by Python, says something else, and the file stays as it is."""
    for change in found(tmp_path):
        after = change.applied(SOURCE.encode()).decode()
        assert ast.dump(ast.parse(after)) != ast.dump(ast.parse(SOURCE))
        assert (tmp_path / "may.py").read_text() == SOURCE


def test_a_change_is_shown_by_its_lines(tmp_path: Path) -> None:
    """The whole lines before and after, however deep they stand."""
    change = next(each for each in found(tmp_path) if each.text == "(n not in g.list)")
    assert change.diff() == "-return n in g.list\n+return (n not in g.list)"
    assert (change.function, change.line(SOURCE.encode())) == ("may", 8)


def test_a_change_stays_the_same_when_other_lines_are_edited(tmp_path: Path) -> None:
    """It is known by its file, its function and its lines, not by where they stand."""
    before = {change.identity for change in found(tmp_path)}
    edited = SOURCE.replace("n += 1\n", "n += 7\n").replace(
        '"""A file."""', '"""A file."""\n\nX = 1'
    )
    after = {change.identity for change in found(tmp_path, edited)}
    assert len(before & after) == len(before) - 3  # `pass`, and two other numbers


def test_the_seed_draws() -> None:
    """The same seed draws the same changes, in the files asked for."""
    one, other = (drawn(8, "5", "law/battle/*") for _ in range(2))
    assert one == other
    assert len(one) == 8
    assert {change.path.parent.name for change in one} == {"battle"}
    assert drawn(8, "6", "law/battle/*") != one


# ---- which tests are run


def test_blocks_that_run_are_marked(tmp_path: Path) -> None:
    """A function that is called marks the blocks it passes, and no others."""
    path = tmp_path / "may.py"
    path.write_text(
        "def may(n):\n"
        '    """Whether it may."""\n'
        "    m = n\n"
        "    if m > 3:\n"
        "        return True\n"
        "    elif m:\n"
        "        m += 1\n"
        "    return False\n"
    )
    marking, module = Marking([path]), ModuleType("may")
    exec_code = marking.code(path, path.read_bytes())
    marking.prepare(path, module)
    exec(exec_code, vars(module))
    there = blocks(path.read_bytes())

    def passed(n: int) -> set[int]:
        module.may(n)
        bits = marking.taken().get(path, 0)
        return {there[number].start[0] for number in range(len(there)) if bits >> number & 1}

    assert passed(4) == {3, 5}
    assert passed(1) == {3, 6, 7, 8}
    assert passed(0) == {3, 6, 8}
    assert marking.taken() == {}
    assert MARKS not in path.read_text()


def test_a_change_belongs_to_the_smallest_block_around_it() -> None:
    """A condition belongs to what stands before it, a branch to itself."""
    there = blocks(SOURCE.encode())
    assert there[block_of(there, (6, 7))].start == (6, 4)
    assert there[block_of(there, (8, 15))].start == (7, 8)
    assert there[block_of(there, (10, 11))].start == (9, 4)


@pytest.mark.parametrize(
    ("file", "test", "row"),
    [
        ("law/battle/hits.py", "tests/law/test_battle.py::test_a", 0),
        ("law/battle/hits.py", "tests/law/test_move.py::test_a", 2),
        ("law/battle/hits.py", "tests/golden/test_golden.py::test_a", 3),
        ("cards/base/cobbler.py", "tests/cards/base/test_cobbler.py::test_a", 0),
        ("cards/base/cobbler.py", "tests/cards/base/test_favor.py::test_a", 1),
        ("cards/base/cobbler.py", "tests/cards/frog/test_pond.py::test_a", 2),
        ("factions/vagabond/turn.py", "tests/factions/vagabond/test_items.py::test_a", 1),
        ("maps/lake.py", "tests/maps/test_lake.py::test_a", 0),
    ],
)
def test_tests_are_nearer_or_farther(file: str, test: str, row: int) -> None:
    """Those named for the file, those of its folder, those of its room, all others."""
    assert nearest.row_of(file, test) == row


def test_the_nearest_and_quickest_come_first_as_long_as_there_is_time() -> None:
    """The first three rows may take half of the time, and only what ran the block is run."""
    change = drawn(1, "1", "law/battle/hits.py")[0]
    key = f"{change.file} {reach.hash_of(change.path)}"
    everywhere = {key: "f" * 100}

    def measured(name: str, seconds: float, reached: dict[str, str]) -> reach.Measured:
        return reach.Measured(f"tests/{name}::t", seconds, True, "", reached)

    tests = [
        measured("golden/test_golden.py", 4.0, everywhere),
        measured("cards/test_favor.py", 3.0, everywhere),
        measured("law/test_move.py", 1.0, everywhere),
        measured("law/test_battle.py", 2.0, everywhere),
        measured("law/test_battle_more.py", 1.5, everywhere),
        measured("law/test_draft.py", 6.0, everywhere),
        measured("law/test_hits.py", 0.1, {}),
    ]
    near = nearest.Map({test.name: test for test in tests}).near(change, 10.0)
    assert [test.name.split("/")[-1] for test in near.tests] == [
        "test_battle_more.py::t",
        "test_battle.py::t",
        "test_move.py::t",
        "test_favor.py::t",
    ]
    assert not near.early


@pytest.mark.long
def test_a_change_is_tried_in_a_copy_of_a_process(tmp_path: Path) -> None:
    """One that matters is caught, one that does not lives, and none leaves a trace."""
    program = """
import sys
from contextlib import closing
from pathlib import Path
from mutation import changes, reach, running, trying
running.KEPT = Path(sys.argv[1])
path = changes.PACKAGE / "cards" / "base" / "cobbler.py"
there = [each for each in changes.changes(path) if each.function.startswith("Cobbler")]
with closing(trying.Server(["tests/cards/base/test_cobbler.py"])) as server:
    tests = [reach.Measured(name, 1.0, True, "") for name in server.names]
    assert tests and there
    kinds = [server.tried(change, tests).kind for change in there]
    assert "caught" in kinds, kinds
    assert server.tried(None, tests).kind == "lives"
    path = changes.PACKAGE / "factions" / "vagabond" / "pieces.py"
    gone = [
        each for each in changes.changes(path)
        if each.text == "pass" and "super().__init__" in each.before
    ]
    assert gone and {server.tried(change, tests).kind for change in gone} == {"irreplaceable"}
assert trying.tried_anew(gone[0], tests).kind == "caught"
"""
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)],
        cwd=ROOT,
        env={"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT / "tools")])},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr


# ---- what is kept


def result(file: str, kind: str, identity: str = "a", test: str = "") -> results.Result:
    return results.Result(identity, file, kind, test, 0.1, 1, "")


def test_results_are_kept_one_by_one(tmp_path: Path) -> None:
    """The last of a change counts, and a line that was broken off does not."""
    path = tmp_path / "kept" / "results.jsonl"
    assert results.remembered(path) == {}
    results.keep(result("law/a.py", "lives"), path)
    results.keep(result("law/a.py", "caught", test="tests/law/test_a.py::t"), path)
    with path.open("a") as file:
        file.write('{"identity": "b", "fi')
    assert results.remembered(path) == {
        "a": result("law/a.py", "caught", test="tests/law/test_a.py::t")
    }


def test_what_lives_is_tried_again_when_anything_has_changed() -> None:
    """A catch depends on the changed file and on that of the test."""
    change = drawn(1, "1", "law/battle/*")[0]
    test = "tests/law/test_battle.py::t"
    assert results.state_of(change, "lives", "", "one") != results.state_of(
        change, "lives", "", "two"
    )
    assert results.state_of(change, "caught", test, "one") == results.state_of(
        change, "caught", test, "two"
    )
    assert results.state_of(change, "caught", test, "") != results.state_of(
        change, "caught", "tests/law/test_move.py::t", ""
    )


def test_a_share_has_an_interval() -> None:
    """Wilson's interval, as tables give it."""
    low, high = results.wilson(9, 10)
    assert (round(low, 3), round(high, 3)) == (0.596, 0.982)
    assert results.wilson(0, 0) == (0.0, 1.0)


def test_the_summary_counts_by_room() -> None:
    """Changes noted as equivalent count neither as caught nor as living."""
    there = [
        result("law/a.py", "caught", "1"),
        result("law/a.py", "lives", "2"),
        result("law/a.py", "lives", "3"),
        result("cards/a.py", "no end", "4"),
    ]
    lines = [line.split() for line in results.summary(there, {"3": "never asked"})]
    assert lines[1][:6] == ["law", "3", "1", "1", "1", "50.0%"]
    assert lines[-1][:6] == ["all", "4", "1", "2", "1", "66.7%"]


def test_an_equivalent_change_is_known_by_what_is_written_of_it(tmp_path: Path) -> None:
    """The entry that is printed finds its change again; another is stale."""
    one, other = drawn(2, "1", "law/battle/*")
    file = tmp_path / "mutants.toml"
    told = known.as_entry(one).replace('reason = ""', 'reason = "nobody asks"')
    gone = known.as_entry(other).replace(f'function = "{other.function}"', 'function = "gone"')
    file.write_text(told + "\n" + gone)
    noted = known.entries(file)
    assert known.reasons(noted)[one.identity] == "nobody asks"
    assert [entry["function"] for entry in known.stale(noted)] == ["gone"]


def test_every_equivalent_change_has_its_reason_and_can_be_made() -> None:
    """An entry whose lines are gone goes too."""
    noted = known.entries()
    assert known.stale(noted) == []
    assert all(entry["reason"].strip() for entry in noted)
