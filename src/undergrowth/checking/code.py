"""The check of a package's code for faults without an error: misspelt hooks, fields that are none,
writes to the table."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from undergrowth.checking.findings import Finding
from undergrowth.checking.registered import classes_of, file_of
from undergrowth.engine.lasting import Lasting
from undergrowth.position.progress import NO_FIELDS, NO_FIELDS_OF_RECORDS
from undergrowth.table.described.boards import Board
from undergrowth.table.frames import Frame
from undergrowth.table.sources import Source

_PIECES: Final = ("pieces", "presence", "slots", "strength", "supply", "warriors")
_CARDS: Final = ("available", "deck", "discard", "dominance", "hands", "play")
_ITEMS: Final = ("crafted", "has_ruin", "items", "ruins")
_GROUND: Final = ("clearings", "homelands", "homes", "landmarks", "paths", "rivers", "suits")
_TURN: Final = ("activated", "phase", "score", "turn", "turns")
TABLE_FIELDS: Final = frozenset((*_PIECES, *_CARDS, *_ITEMS, *_GROUND, *_TURN))
"""Fields of a game that only atoms and the law write to."""
_ALIKE: Final = 0.6
"""How much the name of a method must be like that of a hook for that one to be proposed."""
_CHANGERS: Final = ("append", "clear", "extend", "insert", "pop", "remove", "sort")
"""Methods that change a list."""


def check_code(module: str, home: Path) -> Iterator[Finding]:
    """Yield methods that nothing calls, what procedures and boards keep on their classes, and
    statements that write to the table."""
    trees = {
        path.relative_to(home).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(home.rglob("*.py"))
    }
    nodes = [(file, node) for file, tree in trees.items() for node in ast.walk(tree)]
    called = {node.attr for _, node in nodes if isinstance(node, ast.Attribute)}
    yield from _uncalled(module, home, called | _named_in_tests(home))
    yield from _shared(module, home)
    yield from _unwritable(module, home)
    for file, node in nodes:
        for field in _written(node):
            line = f"line {getattr(node, 'lineno', 0)}"
            yield Finding(
                file, line, f"writes to g.{field}; expected an atom, such as put or score"
            )


def _uncalled(module: str, home: Path, called: set[str]) -> Iterator[Finding]:
    """Yield methods of sources, boards and procedures that nothing calls: misspelt ones of ours."""
    for kind in classes_of(module):
        if not issubclass(kind, (Source, Frame, Board)):
            continue
        known = {name for base in kind.__mro__[1:] for name in dir(base) if name[0] != "_"}
        for name, member in vars(kind).items():
            if not inspect.isfunction(member) or name[0] == "_" or name in {*called, *known}:
                continue
            near = get_close_matches(name, sorted(known), 1, _ALIKE)
            wanted = f"did you mean {near[0]}?" if near else "expected the name of a hook"
            problem = f"is a method that nothing calls; {wanted}"
            yield Finding(file_of(kind, home), f"{kind.__name__}.{name}", problem)


def _named_in_tests(home: Path) -> set[str]:
    """Return the words after a dot in the tests of the project that a package lies in."""
    for root in list(home.parents)[:3]:
        if (root / "tests").is_dir():
            texts = [path.read_text(encoding="utf-8") for path in (root / "tests").rglob("*.py")]
            return set(re.findall(r"\.(\w+)", " ".join(texts)))
    return set()


def _shared(module: str, home: Path) -> Iterator[Finding]:
    """Yield what a procedure or a board keeps on its class: all games would share it."""
    for kind in classes_of(module):
        if not issubclass(kind, (Frame, Board)):
            continue
        for name, value in vars(kind).items():
            if name[0] == "_" or not name.islower() or not isinstance(value, (int, str, list)):
                continue
            if name not in kind.__annotations__ and not any(
                hasattr(base, name) for base in kind.__mro__[1:]
            ):
                problem = f"is no field, so it is neither copied nor saved; expected {name}: "
                yield Finding(
                    file_of(kind, home),
                    f"{kind.__name__}.{name}",
                    f"{problem}{type(value).__name__} = ... in a dataclass",
                )


def _unwritable(module: str, home: Path) -> Iterator[Finding]:
    """Yield fields of procedures and records whose names mean something else in a position."""
    for kind in classes_of(module):
        if not issubclass(kind, (Frame, Lasting)):
            continue
        taken = NO_FIELDS if issubclass(kind, Frame) else NO_FIELDS_OF_RECORDS
        for name in sorted(taken & set(getattr(kind, "__dataclass_fields__", {}))):
            problem = "is a word of described positions; expected another name"
            yield Finding(file_of(kind, home), f"{kind.__name__}.{name}", problem)


def _written(node: ast.AST) -> list[str]:
    """Return the fields of the table that a statement or a call writes to."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, ast.AugAssign):
        targets = [node.target]
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        targets = [node.func.value] if node.func.attr in _CHANGERS else []
    return [field for target in targets for field in TABLE_FIELDS & {_field(target)}]


def _field(target: ast.expr) -> str:
    """Return `pieces` for `g.pieces[at]`, or nothing if it is no field of `g`."""
    while isinstance(target, ast.Subscript):
        target = target.value
    if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "g":
        return target.attr
    return ""
