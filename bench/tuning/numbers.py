"""The tunable numbers in a heuristic: finding them, reading them from a list, writing them back.

Weights and counts are tuned.  Not tuned are indexes and the numbers they are computed from, 0 to 2,
the value of a point (100), numbers large enough to mean never, and the values by which other
factions judge this one (`appeal`): tuning those would let it win by misleading them.
"""

from __future__ import annotations

import ast
from copy import deepcopy
from dataclasses import dataclass

LEAST, MOST, POINT = 3, 999, 100
OTHERS = "appeal"
"""The function with the value of the faction's things to others."""
LIST = "_TUNED"
"""The name of the list in a heuristic that reads its numbers from one."""


@dataclass(frozen=True)
class Number:
    """A number in a source."""

    line: int
    column: int
    end: int
    value: int
    home: str
    """The constant or function that contains it."""


def numbers(source: str) -> list[Number]:
    """Return the tunable numbers of a heuristic, in the order of its text."""
    found: list[Number] = []
    body = ast.parse(source).body
    others = {OTHERS}
    for statement in body:
        if _home(statement) == OTHERS:
            others |= _names(statement)
    for statement in body:
        home = _home(statement)
        if home and home not in others:
            finder = _Finder(home, _places(statement))
            finder.visit(statement)
            found += finder.found
    return sorted(found, key=lambda each: (each.line, each.column))


def _home(statement: ast.stmt) -> str:
    """Return the name of a module's statement that may contain numbers, or an empty text."""
    if isinstance(statement, ast.FunctionDef):
        return statement.name
    if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
        return statement.target.id
    return ""


def _places(statement: ast.stmt) -> set[str]:
    """Return the names used as indexes, and the names they are computed from."""
    found: set[str] = set()
    for node in ast.walk(statement):
        if isinstance(node, ast.Subscript):
            found |= _names(node.slice)
    known = -1
    while known < len(found):
        known = len(found)
        for node in ast.walk(statement):
            if isinstance(node, ast.Assign) and any(_names(each) & found for each in node.targets):
                found |= _names(node.value)
            if isinstance(node, ast.For) and _names(node.target) & found:
                found |= _names(node.iter)
    return found


def _names(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


class _Finder(ast.NodeVisitor):
    """A visitor that finds the numbers of one statement."""

    def __init__(self, home: str, places: set[str]) -> None:
        self.home = home
        self.places = places
        self.found: list[Number] = []

    def visit_Constant(self, node: ast.Constant) -> None:
        value = node.value
        if type(value) is not int or not LEAST <= value <= MOST or value == POINT:
            return
        assert node.end_col_offset is not None
        place = (node.lineno, node.col_offset, node.end_col_offset)
        self.found.append(Number(*place, value, self.home))

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self.visit(node.value)  # an index is not a weight

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and not self._is_place(node.target):
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if not any(self._is_place(target) for target in node.targets):
            self.visit(node.value)

    def visit_For(self, node: ast.For) -> None:
        if not self._is_place(node.target):
            self.visit(node.iter)
        for statement in (*node.body, *node.orelse):
            self.visit(statement)

    def _is_place(self, target: ast.expr) -> bool:
        return isinstance(target, ast.Name) and target.id in self.places


def listed(source: str) -> str:
    """Return the heuristic changed so that it reads its numbers from a list.

    Changing the list in place changes its judgement from then on.
    """
    known = numbers(source)
    tree = ast.parse(source)
    places = {(each.line, each.column): at for at, each in enumerate(known)}
    reader = _Reader(places)
    for statement in tree.body:
        home = _home(statement)
        if isinstance(statement, ast.FunctionDef):
            reader.visit(statement)
        elif home and isinstance(statement, ast.AnnAssign) and statement.value is not None:
            reader.constants[home] = reader.visit(deepcopy(statement.value))
    values = ", ".join(str(each.value) for each in known)
    row = ast.parse(f"from typing import Final\n{LIST}: Final[list[int]] = [{values}]").body
    first = next(
        at
        for at, statement in enumerate(tree.body)
        if at and not isinstance(statement, (ast.Import, ast.ImportFrom))
    )
    tree.body[first:first] = row
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


class _Reader(ast.NodeTransformer):
    """A transformer that replaces numbers by list items, also for constants where they are used."""

    def __init__(self, places: dict[tuple[int, int], int]) -> None:
        self.places = places
        self.constants: dict[str, ast.expr] = {}

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        at = self.places.get((node.lineno, node.col_offset))
        if at is None or type(node.value) is not int:
            return node
        return ast.Subscript(ast.Name(LIST, ast.Load()), ast.Constant(at), ast.Load())

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if isinstance(node.ctx, ast.Load) and node.id in self.constants:
            return deepcopy(self.constants[node.id])
        return node


def written(source: str, values: list[int]) -> str:
    """Return the heuristic with other numbers and everything else unchanged."""
    lines = source.splitlines(keepends=True)
    for each, value in reversed(list(zip(numbers(source), values, strict=True))):
        line = lines[each.line - 1].encode()  # columns count bytes
        new = line[: each.column] + str(value).encode() + line[each.end :]
        lines[each.line - 1] = new.decode()
    return "".join(lines)
