"""The conformance cases: which test carries each, and what the others wait for.

Each folder of tests has its own, in `conformance/cases.json`, and a page of them.
`python -m kit.cases` (from `tests`) writes the pages, `docs/cases.md` beside each folder, anew.
"""

from __future__ import annotations

import ast
import json
from pathlib import Path

from kit.rooms import test_folders


def pages() -> dict[Path, Path]:
    """The page of each folder of tests that has cases."""
    there = [folder for folder in test_folders() if _file(folder).is_file()]
    return {folder: folder.parent / "docs" / "cases.md" for folder in there}


def cases(folder: Path) -> dict[str, dict[str, object]]:
    """A folder's cases by id: topic, sections, and what each waits for (empty when nothing)."""
    found = json.loads(_file(folder).read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def _file(folder: Path) -> Path:
    return folder / "conformance" / "cases.json"


def test_names(folder: Path) -> dict[str, str]:
    """Every test function's name in a folder with the file it stands in."""
    found = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[node.name] = path.relative_to(folder).as_posix()
    return found


def test_name(case: str) -> str:
    """The name of the test that carries a case."""
    return f"test_{case.replace('-', '_')}"


def page(folder: Path) -> str:
    """The page: cases that wait, by what they wait for; then those that are tests."""
    known, tests = cases(folder), test_names(folder)
    waiting: dict[str, list[str]] = {}
    for case, entry in known.items():
        if entry["waits"]:
            waiting.setdefault(str(entry["waits"]), []).append(case)
    done = {case: tests[test_name(case)] for case in known if test_name(case) in tests}
    lines = ["# Conformance cases", "", "Made by `python -m kit.cases`; do not edit.", ""]
    lines += [f"{len(done)} of {len(known)} cases are tests.{' The others wait:' * bool(waiting)}"]
    if waiting:
        lines += ["", "| waits for | cases |", "|---|---|"]
        lines += [f"| {what} | {', '.join(sorted(waiting[what]))} |" for what in sorted(waiting)]
    lines += ["", "| case | test |", "|---|---|"]
    lines += [f"| {case} | tests/{done[case]} |" for case in sorted(done)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for tests, written in pages().items():
        written.write_text(page(tests), encoding="utf-8")
