"""Reads `tests/mutants.toml`: equivalent changes of the core, each with the reason.

A change is identified by its file, its function and the lines before and after, not by a line
number.  An entry is stale if its change can no longer be made.
"""

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from mutation.changes import PACKAGE, ROOT, Change, changes

FILE = ROOT / "tests" / "mutants.toml"
HEADING = "equivalent"


def identity_of(entry: dict[str, Any]) -> str:
    """Return the identity of the change that an entry describes."""
    lines = str(entry["change"]).strip("\n").split("\n")
    before = "\n".join(line[1:] for line in lines if line.startswith("-"))
    after = "\n".join(line[1:] for line in lines if line.startswith("+"))
    nth = int(entry.get("nth", 1))
    return Change(entry["file"], entry["function"], before, after, nth, 0, 0, "").identity


def entries(path: Path = FILE) -> list[dict[str, Any]]:
    """Return the entries of the file."""
    if not path.exists():
        return []
    found: list[dict[str, Any]] = tomllib.loads(path.read_text("utf-8")).get(HEADING, [])
    return found


def reasons(known: Iterable[dict[str, Any]]) -> dict[str, str]:
    """Return the reason of each entry, by the identity of its change."""
    return {identity_of(entry): str(entry["reason"]) for entry in known}


def stale(known: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the entries whose change can no longer be made."""
    there: dict[str, set[str]] = {}
    found: list[dict[str, Any]] = []
    for entry in known:
        file = str(entry["file"])
        if file not in there:
            path = PACKAGE / file
            made = changes(path) if path.exists() else []
            there[file] = {change.identity for change in made}
        if identity_of(entry) not in there[file]:
            found.append(entry)
    return found


def as_entry(change: Change) -> str:
    """Return the lines to add to the file for a change, with an empty reason."""
    nth = f"nth = {change.nth}\n" if change.nth > 1 else ""
    return (
        f"[[{HEADING}]]\n"
        f'file = "{change.file}"\n'
        f'function = "{change.function}"\n'
        f"{nth}change = '''\n{change.diff()}\n'''\n"
        f'reason = ""\n'
    )
