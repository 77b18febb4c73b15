"""Makes small random changes to the core, one at a time, and says which of them the tests let live.

    python tools/mutate.py --number 20 --seed 7
    python tools/mutate.py --only 'law/battle/*' --number 50 --near

Each change is made in a copy of the checkout: a comparison, a sign or a condition turned round, a
number one off, a statement left out.  The fast tests nearest to the file run first, then those of
all rules, until one fails or the time is up.  What lives is shown as a diff: either a test is
missing, or the line changes nothing.  The same seed makes the same changes to the same sources.
"""

import argparse
import ast
import difflib
import fnmatch
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BENT = ("factions", "cards", "characters", "landmarks", "maps")
CORE = ("engine", "table", "law", "automata", *BENT)
"""Rooms of the core; what is written for people (`text.py`) and judges positions is left alone."""
LEFT_ALONE = ("text.py", "heuristics.py", "__init__.py", "optional.py", "appraise.py")
COPIED = ("src", "tests", "tools", "docs", "examples", "packages", "pyproject.toml", "README.md")
RULES = (
    "law",
    "automata",
    "factions",
    "cards",
    "characters",
    "landmarks",
    "maps",
    "golden",
    "engine",
    "perft",
    "probes",
    "test_position.py",
    "test_session.py",
    "test_api.py",
)
"""The fast tests that play by the rules, the quickest first.

Random games are not among them: what only they find takes minutes, and golden games find most.
"""
LIMIT = 600.0
"""Seconds for the tests of one change: longer is caught, too."""

PYTEST = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-m", "not long"]

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


@dataclass
class Change:
    """A part of a source, and what stands there instead."""

    path: Path
    source: bytes
    start: int
    end: int
    text: str

    def applied(self) -> bytes:
        """The source with the change."""
        return self.source[: self.start] + self.text.encode() + self.source[self.end :]

    def diff(self) -> str:
        """The change as people read it."""
        before, after = self.source.decode(), self.applied().decode()
        name = self.path.relative_to(ROOT).as_posix()
        lines = difflib.unified_diff(
            before.splitlines(True), after.splitlines(True), name, "changed", n=2
        )
        return "".join(lines)


# ---- which changes there are


def changes(path: Path) -> list[Change]:
    """Every change that can be made to a file, in the order of its lines."""
    source = path.read_bytes()
    starts = [0]
    for line in source.splitlines(True):
        starts.append(starts[-1] + len(line))
    found: list[Change] = []
    for function in _functions(ast.parse(source)):
        for node in _inside(function.body):
            for text in instead(node, _says_yes_or_no(function)):
                assert isinstance(node, ast.expr | ast.stmt) and node.end_lineno is not None
                start = starts[node.lineno - 1] + node.col_offset
                end = starts[node.end_lineno - 1] + (node.end_col_offset or 0)
                found.append(Change(path, source, start, end, text))
    return found


def _functions(tree: ast.AST) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def _inside(body: list[ast.stmt]) -> list[ast.AST]:
    """The nodes of a function; not its docstring, its annotations, nor what texts are made of."""
    found: list[ast.AST] = []
    waiting: list[ast.AST] = [node for node in body if not _is_docstring(node)]
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


def _is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _says_yes_or_no(function: ast.FunctionDef) -> bool:
    return isinstance(function.returns, ast.Name) and function.returns.id == "bool"


def instead(node: ast.AST, yes_or_no: bool) -> list[str]:
    """What may stand in place of a node."""
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


def chosen(number: int, seed: int, only: str) -> list[Change]:
    """Some changes of the core, each as likely as the others."""
    package = ROOT / "src" / "undergrowth"
    there: list[Change] = []
    for room in CORE:
        for path in sorted((package / room).rglob("*.py")):
            name = path.relative_to(package).as_posix()
            if path.name not in LEFT_ALONE and fnmatch.fnmatch(name, only):
                there += changes(path)
    rng = random.Random(seed)
    return rng.sample(there, min(number, len(there)))


# ---- what the tests say


def tests_for(path: Path, tests: Path) -> list[list[str]]:
    """The tests of a file: those nearest to it by name, then those of all rules."""
    package = ROOT / "src" / "undergrowth"
    parts = list(path.relative_to(package).with_suffix("").parts)
    near = [file for stem in reversed(parts[1:]) for file in sorted(tests.rglob(f"test_{stem}*"))]
    near = [file for file in near if "server" not in file.parts and "web" not in file.parts]
    rest = [tests.joinpath(*parts[:-1]), *(tests / name for name in RULES)]
    named = [[str(file) for file in files if file.exists()] for files in (near, rest)]
    return [list(dict.fromkeys(files)) for files in named if files]


def run(tests: list[str], copy: Path, limit: float) -> tuple[bool, str]:
    """Whether all tests pass in the copy, and the first one that does not."""
    # What is changed is always read anew; flags of whoever runs this are not for these tests.
    own = {"PYTHONDONTWRITEBYTECODE": "1", "PYTEST_ADDOPTS": ""}
    try:
        done = subprocess.run(
            [*PYTEST, *tests],
            cwd=copy,
            env={**os.environ, "PYTHONPATH": str(copy / "src"), **own},
            capture_output=True,
            text=True,
            timeout=limit,
        )
    except subprocess.TimeoutExpired:
        return (False, f"no answer in {limit:.0f} seconds")
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return (done.returncode == 0, failed[0] if failed else f"code {done.returncode}")


def survives(change: Change, copy: Path, limit: float, near: bool = False) -> tuple[bool, str]:
    """Whether the tests let a change live, and which one does not."""
    target = copy / change.path.relative_to(ROOT)
    try:
        target.write_bytes(change.applied())
        begun = time.monotonic()
        for tests in tests_for(change.path, copy / "tests")[: 1 if near else None]:
            left = limit - (time.monotonic() - begun)
            lives, said = run(tests, copy, max(1.0, left))
            if not lives and said != "code 5":  # none of them is fast
                return (False, said)
        return (True, "")
    finally:
        target.write_bytes(change.source)


def copied(to: Path) -> Path:
    """A copy of what the tests need."""
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "pages", "node_modules")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, to / name, ignore=ignored)
        else:
            shutil.copy(ROOT / name, to / name)
    return to


def make_ready(copy: Path) -> None:
    """Compile sources and tests once, as they are: each run then compiles what was changed only."""
    subprocess.run(
        [*PYTEST, "--collect-only", *(str(copy / "tests" / name) for name in RULES)],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy / "src")},
        stdout=subprocess.DEVNULL,
        check=True,
    )


def main() -> None:
    """Choose changes, try them, and show those that live."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--number", type=int, default=20, help="how many changes")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    parser.add_argument("--only", default="*", help="files, such as 'law/*' or 'cards/*'")
    parser.add_argument("--limit", type=float, default=LIMIT, help="seconds for each")
    parser.add_argument("--near", action="store_true", help="only the tests named for the file")
    parser.add_argument("--list", action="store_true", help="show the changes and try none")
    given = parser.parse_args()
    picked = chosen(given.number, given.seed, given.only)
    print(f"Seed {given.seed}: {len(picked)} changes.", flush=True)
    if given.list:
        print("\n".join(change.diff() for change in picked))
        return
    lived = 0
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copy = copied(Path(folder))
        make_ready(copy)
        for number, change in enumerate(picked, start=1):
            lives, said = survives(change, copy, given.limit, given.near)
            lived += lives
            name = change.path.relative_to(ROOT / "src" / "undergrowth").as_posix()
            print(f"{number:3} {name}: {'LIVES' if lives else f'caught: {said[:90]}'}", flush=True)
            if lives:
                print(change.diff(), flush=True)
    print(f"Of {len(picked)} changes {lived} lived.")


if __name__ == "__main__":
    main()
