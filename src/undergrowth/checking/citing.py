"""The check of what a package names: sections of the Law, factions, house rules."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from undergrowth.checking.findings import Finding
from undergrowth.data import keeper, sheet, sheets
from undergrowth.lore import section_ids
from undergrowth.table.names import FACTIONS, HOUSE_RULES
from undergrowth.table.setup import Setup

SECTION: Final = re.compile(r"[A-Z0-9]+(\.[0-9IVX]+[a-z]?)+")
"""The number of a section, such as `B.2.1` or `4.3.1.II`."""
_SURE: Final = re.compile(r"([1-9][0-9]?|[A-Z]{1,5})(\.([1-9][0-9]?|[IVX]+[a-z]?))+")
"""The same without what may be another number, such as `0.5`."""
_LISTED: Final = ("bends", "birdsong", "daylight", "evening")
"""Keys whose values are sections and nothing else."""


def check_sections(owner: str, home: Path) -> Iterator[Finding]:
    """Yield the sections that code and data of a loaded package cite and that nobody has.

    Those of its own chapters `check_cited` looks at.
    """
    known = {number.rpartition(":")[2] for number in section_ids()}
    own = {id.rpartition(":")[2] for id in section_ids() if id.startswith(f"{owner}:")}
    chapters = {number.split(".")[0] for number in known - own}
    for path in sorted(home.rglob("*.py")):
        for text in dict.fromkeys(_texts(ast.parse(path.read_text(encoding="utf-8")))):
            yield from _unknown(path.relative_to(home).as_posix(), "", text, known, chapters)
    for path in sorted((home / "data").rglob("*.toml")):
        file = f"data/{path.relative_to(home / 'data').as_posix()}"
        for entry, text in _values(tomllib.loads(path.read_text(encoding="utf-8")), ""):
            listed = entry.rpartition(" ")[2] in _LISTED
            yield from _unknown(file, entry, text, known, chapters, listed)


def _unknown(
    file: str, entry: str, text: str, known: set[str], chapters: set[str], listed: bool = False
) -> Iterator[Finding]:
    """Yield the sections of a text that consists of sections, if they are none."""
    words = text.split()
    if not listed and not all(_SURE.fullmatch(word) for word in words):
        return
    for word in words:
        if word not in known and (listed or word.split(".")[0] in chapters):
            near = get_close_matches(word, sorted(known), 1)
            hint = f"; did you mean {near[0]}?" if near else ""
            yield Finding(file, entry or word, f"{word!r} is no section of the Law{hint}")


def _texts(tree: ast.AST) -> Iterator[str]:
    """Yield the texts of code, without the formats of numbers."""
    formats = [
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.FormattedValue) and node.format_spec is not None
        for inner in ast.walk(node.format_spec)
    ]
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in formats:
            yield node.value


def _values(found: Any, entry: str) -> Iterator[tuple[str, str]]:
    """Yield the texts of a data file with their entries."""
    if isinstance(found, str):
        yield entry, found
    elif isinstance(found, list):
        for each in found:
            yield from _values(each, entry)
    elif isinstance(found, dict):
        for key, each in found.items():
            yield from _values(each, f"{entry} {key}".strip())


def check_names(owner: str) -> Iterator[Finding]:
    """Yield the factions and house rules that data of a loaded package name and that nobody has."""
    factions = [*FACTIONS.words(), *FACTIONS.names()]
    options = [name for name in Setup.__dataclass_fields__ if name != "house_rules"]
    for room, key, known in (
        ("factions", "excludes", factions),
        ("factions", "automates", factions),
        ("factions", "same_as", factions),
        ("hirelings", "excludes", factions),
        ("house_rules", "excludes", HOUSE_RULES.names()),
        ("house_rules", "not_with", options),
    ):
        for name in sheets(room):
            page = sheet(f"{room}/{name}")
            if keeper(f"{room}/{name}") == owner and page.has(key):
                words = [page.text(key)] if page.is_text(key) else page.texts(key)
                yield from _strange(f"data/{room}/{name}.toml", key, words, known)


def _strange(file: str, key: str, words: list[str], known: Iterable[str]) -> Iterator[Finding]:
    for word in words:
        if word not in known:
            near = get_close_matches(word, list(known), 1)
            hint = f"did you mean {near[0]}?" if near else "expected one that is installed"
            yield Finding(file, key, f"{word!r} is not known; {hint}")
