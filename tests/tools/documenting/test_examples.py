"""Every public name has an example that runs by itself, and the reference shows it."""

from __future__ import annotations

import ast
import doctest
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import examples
import surface
from undergrowth.ai import loading, player_names
from undergrowth.ai.players import _PLAYERS
from undergrowth.engine.registries import Kept
from undergrowth.words import language, read_in

SHIPPED = {"greedy", "level", "plan", "random", "search"}
PAGE = examples.PAGE.read_text(encoding="utf-8")
NEEDED = {
    "undergrowth.envs.aec": "pettingzoo",
    "undergrowth.envs.sb3": "stable_baselines3",
    "undergrowth.envs.single": "gymnasium",
    "undergrowth.envs.spiel": "pyspiel",
    "undergrowth.envs.vector": "gymnasium",
    "undergrowth.sim.training": "numpy",
    "undergrowth.stats": "polars",
}
"""Further needs of a package's examples, where it need not be installed."""
WOOD = '>>> class More(Wood):\n...     """More."""'
CASES = [
    pytest.param(
        package,
        block,
        id=f"{package}-{number}",
        marks=[pytest.mark.long] if "Vocabulary()" in block else [],  # takes ten seconds
    )
    for package, found in examples.blocks(PAGE).items()
    for number, block in enumerate(found)
]
SOURCE = '''
LEAST = 2
"""The fewest."""


class Wood:
    """Some wood.

    And more.
    """


def cut() -> str:
    """Cut it \u2014 at once."""
    return "cut"
'''


@pytest.fixture(autouse=True)
def as_it_was(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """An empty folder, and a process that afterwards knows no more than before."""
    kept, before = Kept(), language()
    for name in set(player_names()) - SHIPPED:  # players of other tests in this process
        del _PLAYERS[name]
    monkeypatch.setattr(loading, "_LOADED", set())
    monkeypatch.chdir(tmp_path)
    yield
    read_in(before)
    kept.put_back()


@pytest.mark.parametrize(("package", "block"), CASES)
def test_each_example_runs_by_itself(package: str, block: str) -> None:
    if package in NEEDED:
        pytest.importorskip(NEEDED[package])
    test = doctest.DocTestParser().get_doctest(
        f"{block}\n", {"__name__": "example"}, package, str(examples.PAGE), 0
    )
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    with ThreadPoolExecutor(1) as threads:  # where no loop of a browser runs, as for its reader
        failed, tried = threads.submit(runner.run, test).result()
    assert tried and not failed


def test_every_public_name_has_an_example() -> None:
    known = examples.examples(PAGE)
    assert not [
        f"{package}.{name}"
        for package, name in examples.public()
        if f"{package}.{name}" not in known
    ]


def test_a_name_counts_as_shown_where_it_is_imported_and_used() -> None:
    block = ">>> from a.b import c, d, e\n>>> c(d.f)\n"
    assert examples.used(block) >= {"a.b.c", "a.b.d", "a.b.d.f"}
    assert "a.b.e" not in examples.used(block)


def test_an_example_ends_the_docstring_of_its_name() -> None:
    """Of classes, functions and constants; no other line moves."""
    shown = {"LEAST": ">>> LEAST\n2", "Wood": WOOD, "cut": ">>> cut()\n'a\\nb'"}
    made = examples.with_examples(SOURCE, shown)
    tree = ast.parse(made)
    assert isinstance(tree.body[2], ast.ClassDef) and isinstance(tree.body[3], ast.FunctionDef)
    said = ast.get_docstring(tree.body[2]) or ""
    assert said.startswith("Some wood.\n\nAnd more.") and f"{WOOD}\n```" in said
    assert "'a\\nb'" in (ast.get_docstring(tree.body[3]) or "")
    assert "```pycon\n>>> LEAST" in ast.unparse(tree.body[1]).replace("\\n", "\n")
    assert examples.with_examples(SOURCE, {}) == SOURCE


def test_every_example_is_shown_in_the_docstring_of_its_name() -> None:
    """In a source that can still be read."""
    for module, shown in examples.by_module(PAGE).items():
        path = surface.SOURCE.joinpath(*module.split("."))
        file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        made = examples.with_examples(file.read_text(encoding="utf-8"), shown)
        assert ast.unparse(ast.parse(made)).count("**Example**") == len(shown), module
