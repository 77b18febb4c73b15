"""Divides functions into blocks that run as a whole, and records at run time which ones ran.

A block is a sequence of statements up to and including the next compound one.  Each block of a file
has a number; a mark at its beginning writes into a `bytearray` that the module is given.
"""

import ast
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, ModuleType

from mutation.changes import functions, is_docstring
from mutation.loading import Transformer

MARKS = "_marks_of_blocks_"
Position = tuple[int, int]


@dataclass(frozen=True)
class Block:
    """The beginning and end of a block: lines from 1, columns in bytes."""

    start: Position
    end: Position


class Marking(Transformer):
    """A transformer that marks every block of some files."""

    def __init__(self, paths: list[Path]) -> None:
        self.marks: dict[Path, bytearray] = {path: bytearray() for path in paths}

    def concerns(self, path: Path) -> bool:
        """Whether the file is one of them."""
        return path in self.marks

    def code(self, path: Path, source: bytes) -> CodeType:
        """Return the file's code with a mark at the beginning of each block."""
        tree = ast.parse(source)
        rows = _rows(tree)
        for number, row in enumerate(rows):
            row.mark(number)
        self.marks[path][:] = bytes(len(rows))
        code: CodeType = compile(
            ast.fix_missing_locations(tree), str(path), "exec", dont_inherit=True
        )
        return code

    def prepare(self, path: Path, module: ModuleType) -> None:
        """Give the module the array for its marks."""
        setattr(module, MARKS, self.marks[path])

    def taken(self) -> dict[Path, int]:
        """Return which blocks ran since the last call, one bit each, and clear the marks."""
        found: dict[Path, int] = {}
        for path, marks in self.marks.items():
            if 1 in marks:
                found[path] = int(marks[::-1].translate(_DIGITS), 2)
                marks[:] = bytes(len(marks))
        return found


_DIGITS = bytes.maketrans(b"\x00\x01", b"01")


def blocks(source: bytes) -> list[Block]:
    """Return the blocks of a file, by number."""
    return [row.block for row in _rows(ast.parse(source))]


def block_of(known: list[Block], position: Position) -> int:
    """Return the number of the smallest block around a position."""
    around = [n for n, block in enumerate(known) if block.start <= position < block.end]
    return max(around, key=lambda n: (known[n].start, -n))


class _Row:
    """A block, and the list of statements that contains it."""

    def __init__(self, body: list[ast.stmt], first: int, last: int) -> None:
        self.body = body
        self.head = body[first]
        self.block = Block(_start(body[first]), _end(body[last]))

    def mark(self, number: int) -> None:
        """Insert a mark before the first statement."""
        statement = ast.parse(f"{MARKS}[{number}] = 1").body[0]
        for node in ast.walk(statement):
            if isinstance(node, ast.expr | ast.stmt):
                ast.copy_location(node, self.head)
        self.body.insert(self.body.index(self.head), statement)


def _rows(tree: ast.Module) -> list[_Row]:
    found: list[_Row] = []
    for function in functions(tree):
        body = function.node.body
        rest = 1 if is_docstring(body[0]) else 0
        found += _rows_in(body, rest)
    return found


def _rows_in(body: list[ast.stmt], first: int) -> list[_Row]:
    found: list[_Row] = []
    inner: list[_Row] = []
    for number in range(first, len(body)):
        below = [] if isinstance(body[number], ast.FunctionDef) else _bodies(body[number])
        if below or number == len(body) - 1:
            found.append(_Row(body, first, number))
            first = number + 1
        for each in below:
            inner += _rows_in(each, 0)
    return found + inner


def _bodies(statement: ast.stmt) -> list[list[ast.stmt]]:
    """Return the lists of statements inside a statement, one level down."""
    found: list[list[ast.stmt]] = []
    for owner in [statement, *getattr(statement, "handlers", []), *getattr(statement, "cases", [])]:
        for name in ("body", "orelse", "finalbody"):
            if below := getattr(owner, name, []):
                found.append(below)
    return found


def _start(statement: ast.stmt) -> Position:
    return (statement.lineno, statement.col_offset)


def _end(statement: ast.stmt) -> Position:
    return (statement.end_lineno or statement.lineno, statement.end_col_offset or 0)
