"""Writes shorthand of Python out in the sources to be compiled, where mypyc makes calls of it.

- `row[place] += 1` becomes `row[place] = row[place] + 1`: the short form is done by Python for any
  two objects, the long one with machine integers.  What is not surely a sum of ints stays as it is:
  a list on the right would be added to in place, and a call in the middle would run twice.
- `for _ in range(n)` becomes `for _nth in range(n)`: a variable named `_` may hold anything, so
  each number is made an object.
"""

import ast
from collections.abc import Iterator

from compiler.page import Page

_SIGNS = {ast.Add: "+", ast.Sub: "-"}
_READ = (ast.Name, ast.Attribute, ast.Constant, ast.BinOp, ast.Subscript)
"""Expressions that may be read twice."""


def written_out(page: Page, tree: ast.Module) -> None:
    """Write out the shorthand of a source."""
    for each in ast.walk(tree):
        if isinstance(each, ast.For) and ast.unparse(each.target) == "_" and _is_range(each.iter):
            page.replace(each.target, "_nth")
    _write_out_sums(page, tree)


def _write_out_sums(page: Page, tree: ast.Module) -> None:
    for each, ints in _sums(tree, frozenset()):
        sign = _SIGNS.get(type(each.op))
        target = each.target
        if sign is None or not isinstance(target, ast.Subscript) or not _is_int(each.value, ints):
            continue
        if _is_read(target.value) and _is_read(target.slice) and each.lineno == each.end_lineno:
            place = ast.unparse(target)
            page.replace(each, f"{place} = {place} {sign} {ast.unparse(each.value)}")


def _sums(node: ast.AST, ints: frozenset[str]) -> Iterator[tuple[ast.AugAssign, frozenset[str]]]:
    """Yield each sum inside a node, with the parameters of its function that are ints."""
    for each in ast.iter_child_nodes(node):
        if isinstance(each, ast.AugAssign):
            yield each, ints
        elif isinstance(each, ast.FunctionDef):
            yield from _sums(each, frozenset(_int_parameters(each)))
        else:
            yield from _sums(each, ints)


def _int_parameters(function: ast.FunctionDef) -> Iterator[str]:
    for each in function.args.args:
        if isinstance(each.annotation, ast.Name) and each.annotation.id == "int":
            yield each.arg


def _is_range(iterated: ast.expr) -> bool:
    return isinstance(iterated, ast.Call) and ast.unparse(iterated.func) == "range"


def _is_int(value: ast.expr, ints: frozenset[str]) -> bool:
    if isinstance(value, ast.Constant):
        return type(value.value) is int
    return isinstance(value, ast.Name) and value.id in ints


def _is_read(place: ast.expr) -> bool:
    """Whether an expression only reads names, fields and items."""
    parts = (each for each in ast.walk(place) if isinstance(each, ast.expr))
    return all(isinstance(each, _READ) for each in parts)
