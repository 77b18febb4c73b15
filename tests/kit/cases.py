"""The conformance cases: which test carries each, and what the others wait for.

`python -m kit.cases` (from `tests`) writes `docs/cases.md` anew.
"""

from __future__ import annotations

import ast
import json
from pathlib import Path

TESTS = Path(__file__).parent.parent
PAGE = TESTS.parent / "docs" / "cases.md"


def cases() -> dict[str, dict[str, object]]:
    """Every case by its id: topic, sections, and what it waits for (empty when nothing)."""
    found = json.loads((TESTS / "conformance" / "cases.json").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def test_names() -> dict[str, str]:
    """Every test function's name with the file it stands in."""
    found = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[node.name] = path.relative_to(TESTS).as_posix()
    return found


def test_name(case: str) -> str:
    """The name of the test that carries a case."""
    return f"test_{case.replace('-', '_')}"


def page() -> str:
    """The page: cases that wait, by what they wait for; then those that are tests."""
    known, tests = cases(), test_names()
    waiting: dict[str, list[str]] = {}
    for case, entry in known.items():
        if entry["waits"]:
            waiting.setdefault(str(entry["waits"]), []).append(case)
    done = {case: tests[test_name(case)] for case in known if test_name(case) in tests}
    lines = ["# Conformance cases", "", "Made by `python -m kit.cases`; do not edit.", ""]
    lines += [f"{len(done)} of {len(known)} cases are tests. The others wait:", ""]
    lines += ["| waits for | cases |", "|---|---|"]
    lines += [f"| {what} | {', '.join(sorted(waiting[what]))} |" for what in sorted(waiting)]
    lines += ["", "| case | test |", "|---|---|"]
    lines += [f"| {case} | tests/{done[case]} |" for case in sorted(done)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
