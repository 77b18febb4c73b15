"""Dataclasses of the core have no class variables: compiled, these would be fields of them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

CORE = Path(__file__).parents[3] / "src" / "undergrowth"


def class_variables(text: str) -> list[str]:
    """The class variables of dataclasses in a source file, with the names of their classes."""
    return [
        f"{each.name}.{ast.unparse(line.target)}"
        for each in ast.walk(ast.parse(text))
        if isinstance(each, ast.ClassDef)
        and any("dataclass" in ast.unparse(made) for made in each.decorator_list)
        for line in each.body
        if isinstance(line, ast.AnnAssign) and "ClassVar" in ast.unparse(line.annotation)
    ]


@pytest.mark.parametrize("room", sorted(each.name for each in CORE.iterdir() if each.is_dir()))
def test_no_dataclass_has_a_class_variable(room: str) -> None:
    for path in sorted((CORE / room).rglob("*.py")):
        assert class_variables(path.read_text("utf-8")) == [], path


def test_one_that_has_is_found() -> None:
    text = "@dataclass(frozen=True)\nclass Owl:\n    wings: ClassVar[int] = 2\n    age: int = 0\n"
    assert class_variables(text) == ["Owl.wings"]
    assert class_variables("class Owl:\n    wings: ClassVar[int] = 2\n") == []
