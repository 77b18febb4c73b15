"""Lists all small changes that can be made to the core, and draws some of them at random.

A comparison, a sign or a condition is inverted, a number is off by one, a statement is left out.
Texts, docstrings, annotations, assertions and raised errors stay as they are.
"""

import ast
import fnmatch
import hashlib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "undergrowth"
BENT = ("factions", "twins", "cards", "characters", "hirelings", "landmarks", "maps")
CORE = ("engine", "table", "law", "automata", *BENT)
"""The folders of the core."""
JUDGING = ("heuristics.py", "features.py", "prospects.py", "worth.py", "appraise.py")
LEFT_ALONE = ("text.py", "__init__.py", "optional.py", *JUDGING)
"""Files of texts or heuristics, which contain no rules of the game."""

TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}


@dataclass(frozen=True)
class Function:
    """A function of a file: its qualified name, its first line, and its syntax tree."""

    name: str
    line: int
    node: ast.FunctionDef


@dataclass(frozen=True)
class Change:
    """One change of a file.  All fields but the last three are independent of edits to other
    lines."""

    file: str
    """The path below the package: `law/battle/hits.py`."""
    function: str
    before: str
    """The original lines, without their common indentation."""
    after: str
    nth: int
    """1 for the first such change in the function, 2 for the next, and so on."""
    start: int
    end: int
    text: str
    """The replacement of the bytes from `start` to `end`."""

    @property
    def path(self) -> Path:
        """The file in this checkout."""
        return PACKAGE / self.file

    @property
    def room(self) -> str:
        """The folder of the package that contains the file."""
        return self.file.split("/")[0]

    @property
    def identity(self) -> str:
        """A hash that stays the same as long as these lines and the function's name do."""
        told = "\n".join((self.file, self.function, self.before, self.after, str(self.nth)))
        return hashlib.sha256(told.encode()).hexdigest()[:16]

    def applied(self, source: bytes) -> bytes:
        """Return the source with the change made."""
        return source[: self.start] + self.text.encode() + source[self.end :]

    def line(self, source: bytes) -> int:
        """Return the number of the first line that changes."""
        return source[: self.start].count(b"\n") + 1

    def diff(self) -> str:
        """Return the change as a diff."""
        lines = [f"-{line}" for line in self.before.splitlines()]
        lines += [f"+{line}" for line in self.after.splitlines()]
        return "\n".join(lines)


# ---- possible changes


def changes(path: Path) -> list[Change]:
    """Return all changes that can be made to a file, function by function."""
    source = path.read_bytes()
    starts = [0]
    for line in source.splitlines(True):
        starts.append(starts[-1] + len(line))
    file = path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else path.name
    seen: Counter[tuple[str, str, str]] = Counter()
    found: list[Change] = []
    for function in functions(ast.parse(source)):
        for node in _inside(function.node.body):
            for text in instead(node, _says_yes_or_no(function.node)):
                assert isinstance(node, ast.expr | ast.stmt) and node.end_lineno is not None
                start = starts[node.lineno - 1] + node.col_offset
                end = starts[node.end_lineno - 1] + (node.end_col_offset or 0)
                first, last = starts[node.lineno - 1], starts[node.end_lineno]
                before = source[first:last].decode()
                after = (source[first:start] + text.encode() + source[end:last]).decode()
                key = (function.name, *_without_indentation(before, after))
                seen[key] += 1
                found.append(Change(file, *key, seen[key], start, end, text))
    return found


def _without_indentation(before: str, after: str) -> tuple[str, str]:
    depth = len(before) - len(before.lstrip(" "))
    cut = [
        "\n".join(line[depth:] for line in text.rstrip("\n").split("\n"))
        for text in (before, after)
    ]
    return cut[0], cut[1]


def functions(tree: ast.AST, around: str = "") -> list[Function]:
    """Return the functions of a file with their qualified names, including inner ones."""
    found: list[Function] = []
    for node in ast.iter_child_nodes(tree):
        inner = around
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            found.append(Function(around + node.name, first, node))
            inner = f"{around}{node.name}.<locals>."
        elif isinstance(node, ast.ClassDef):
            inner = f"{around}{node.name}."
        found += functions(node, inner)
    return found


def _inside(body: list[ast.stmt]) -> list[ast.AST]:
    """Return the nodes of a function, without docstring, annotations and parts of texts."""
    found: list[ast.AST] = []
    waiting: list[ast.AST] = [node for node in body if not is_docstring(node)]
    while waiting:
        node = waiting.pop(0)
        if isinstance(node, ast.JoinedStr | ast.Raise | ast.Assert | ast.FunctionDef):
            continue
        found.append(node)
        below = list(ast.iter_child_nodes(node))
        if isinstance(node, ast.AnnAssign):
            below.remove(node.annotation)
        waiting += below
    return found


def is_docstring(node: ast.AST) -> bool:
    """Whether a statement is only a constant, as a docstring is."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _says_yes_or_no(function: ast.FunctionDef) -> bool:
    return isinstance(function.returns, ast.Name) and function.returns.id == "bool"


def instead(node: ast.AST, yes_or_no: bool) -> list[str]:
    """Return the possible replacements of a node."""
    found: list[str] = []
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        other = TURNED[type(node.ops[0])]()
        found.append(_expression(ast.Compare(node.left, [other], node.comparators)))
    elif isinstance(node, ast.BoolOp):
        turned = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        found.append(_expression(ast.BoolOp(turned, node.values)))
        found.append(_expression(node.values[0]))
        found.append(_expression(node.values[-1]))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        found.append(_expression(node.operand))
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        sign = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        found.append(_expression(ast.BinOp(node.left, sign, node.right)))
    elif isinstance(node, ast.Constant):
        found += _other_constant(node.value)
    elif isinstance(node, ast.Return) and node.value is not None and yes_or_no:
        found.append(f"return not {_expression(node.value)}")
    elif isinstance(node, ast.Expr | ast.AugAssign):
        found.append("pass")
    return found


def _expression(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"


def _other_constant(value: object) -> list[str]:
    if isinstance(value, bool):
        return [str(not value)]
    if isinstance(value, int):
        return [str(value + 1), "0"] if value else ["1"]
    return []


# ---- random choice


def files(only: str = "*") -> list[Path]:
    """Return the files of the core whose path below the package matches, in order."""
    found: list[Path] = []
    for room in CORE:
        for path in sorted((PACKAGE / room).rglob("*.py")):
            name = path.relative_to(PACKAGE).as_posix()
            if path.name not in LEFT_ALONE and fnmatch.fnmatch(name, only):
                found.append(path)
    return found


def drawn(number: int, seed: str, only: str = "*") -> list[Change]:
    """Return a random sample of changes of the core, in the order of the files.

    Each change gets a number from the seed and its own text, and the smallest ones are taken.  So
    an edit of one line affects at most that line's changes, and all others are drawn again.
    """
    there = [change for path in files(only) for change in changes(path)]
    taken = sorted(there, key=lambda change: _lot(seed, change))[:number]
    chosen = {change.identity for change in taken}
    return [change for change in there if change.identity in chosen]


def _lot(seed: str, change: Change) -> str:
    return hashlib.sha256(f"{seed} {change.identity}".encode()).hexdigest()
