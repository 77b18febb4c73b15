"""Names and files that pages and docstrings write between backticks: whether they exist.

`resolves("law.battle.battle.Battle.roll")` follows modules, then classes with their bases, then
members.  Source is read as text: that is fast enough to look at every page in a second.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

import undergrowth

HOME: Final = Path(__file__).parents[2]
SOURCE: Final = Path(undergrowth.__file__).parent
QUOTED: Final = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
"""Pattern of a text between single backticks."""
BLOCK: Final = re.compile(r"```.*?```", re.DOTALL)
DOTTED: Final = re.compile(r"(?<![\w./:@\"'\[-])[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+(?![\w/-])")
"""`law.battle.hits`, and no text of a string or heading of a TOML table."""
PATH: Final = re.compile(
    r"(?<![\w/.<>*:-])(?:(?:[\w.-]+/)+[\w.-]+\.(?:py|toml|md|json|svelte|ts|css|mjs|ftl|svg)"
    r"|\w+\.(?:py|svelte(?:\.ts)?))(?![\w/])"
)
"""A file with its folder, or a source alone; a reader's own files (`game.json`) have neither."""
ENTRY_POINTS: Final = {"undergrowth.content", "undergrowth.players"}
"""Groups of entry points, by which other packages are found."""
_OTHER: Final = {"setup", "conftest"}
"""Modules whose name is also that of a usual variable, or of nothing that pages speak of."""
_SKIPPED: Final = {"node_modules", "build", "dist", "__pycache__"}
_ENDINGS: Final = {".py", ".toml", ".md", ".json", ".svelte", ".ts", ".css", ".mjs", ".ftl", ".svg"}
_SUFFIXES: Final = {each[1:] for each in _ENDINGS} | {"d", "yaml"}
_CLASS: Final = re.compile(r"^class (\w+)(?:\[[^\]]*\])?(?:\(([^)]*)\))?:", re.MULTILINE)
_TOP: Final = re.compile(r"^(?:async )?(?:class|def) (\w+)|^(\w+)\s*(?::|=)", re.MULTILINE)
_IMPORTED: Final = re.compile(r"^ *from [\w.]+ import (\([^)]*\)|[^\n]*)", re.MULTILINE)
_MEMBER: Final = re.compile(
    r"^ +(?:async )?def (\w+)|^    (\w+)\s*[:=]|\bself\.(\w+)\s*[:=]|[,;] self\.(\w+)",
    re.MULTILINE,
)


def _walk(folder: Path) -> Iterable[Path]:
    for path in folder.iterdir():
        if path.is_dir():
            if path.name not in _SKIPPED and path.name[0] != ".":
                yield from _walk(path)
        elif path.suffix in _ENDINGS:
            yield path


@cache
def files() -> list[str]:
    """Every file of the repository that a page may name, by its path."""
    return [path.relative_to(HOME).as_posix() for path in _walk(HOME)]


@cache
def _endings() -> frozenset[str]:
    """Every file by its path and by each shorter end of it."""
    found: set[str] = set()
    for path in files():
        parts = path.split("/")
        found |= {"/".join(parts[at:]) for at in range(len(parts))}
    return frozenset(found)


def exists(path: str) -> bool:
    """Whether a file is there, by its whole path or by the end of it (`law/battle/hits.py`)."""
    return path.removeprefix("./").replace("../", "") in _endings()


@cache
def modules() -> dict[str, Path]:
    """Every module by its dotted name: `undergrowth.law.battle`, `kit.table`, `bench.looks`."""
    roots = ["src/", "tests/", "tools/"]
    roots += [f"{each.relative_to(HOME).as_posix()}/" for each in HOME.glob("packages/*/src")]
    roots += [f"{each.relative_to(HOME).as_posix()}/" for each in HOME.glob("examples/*/src")]
    found: dict[str, Path] = {}
    for name in files():
        if name.endswith(".py"):
            inner = next((name.removeprefix(each) for each in roots if name.startswith(each)), name)
            dotted = inner.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
            found.setdefault(dotted, HOME / name)
    return found


@cache
def text_of(path: Path) -> str:
    """The text of a file."""
    return path.read_text(encoding="utf-8")


@cache
def _classes() -> dict[str, list[tuple[str, str]]]:
    """By name of a class: its bases as they are written, and the text of its body."""
    found: dict[str, list[tuple[str, str]]] = {}
    for path in modules().values():
        text = text_of(path)
        for match in _CLASS.finditer(text):
            end = re.compile(r"^[^\s#)]", re.MULTILINE).search(text, match.end())
            body = text[match.end() : end.start() if end else len(text)]
            found.setdefault(match[1], []).append((match[2] or "", body))
    return found


def members(kind: str) -> set[str]:
    """The members of all classes with this name, and of their bases."""
    return _members(kind, ())


def _members(kind: str, below: tuple[str, ...]) -> set[str]:
    found: set[str] = set()
    for bases, body in _classes().get(kind, []):
        found |= _names(_MEMBER, body)
        for base in re.findall(r"\b([A-Za-z_]\w*)\b(?=\s*(?:\[|,|$))", bases):
            if base not in (kind, *below):
                found |= _members(base, (*below, kind))
    return found


@cache
def top_names(path: Path) -> set[str]:
    """The names that a module defines or imports."""
    text = text_of(path)
    found = _names(_TOP, text)
    for match in _IMPORTED.finditer(text):
        found |= set(re.findall(r"\w+", match[1]))
    return found


def _names(pattern: re.Pattern[str], text: str) -> set[str]:
    """The names that one of the groups of a pattern has found."""
    return {name for match in pattern.findall(text) for name in match if name}


@cache
def _folders() -> frozenset[str]:
    """Every dotted name that leads to a module or towards one."""
    found: set[str] = set()
    for name in modules():
        parts = name.split(".")
        found |= {".".join(parts[:at]) for at in range(1, len(parts) + 1)}
    return frozenset(found)


def is_ours(name: str) -> bool:
    """Whether a dotted name begins with a package of ours or with one of its modules or classes."""
    first = name.split(".")[0]
    known = first in _folders() or f"undergrowth.{first}" in _folders() or first in _classes()
    return known and first not in _OTHER and name.rsplit(".", 1)[1] not in _SUFFIXES


def resolves(name: str) -> bool:
    """Whether a dotted name leads to a module, to something in it, or to a member of a class."""
    return any(_leads(each) for each in (name, f"undergrowth.{name}"))


def _leads(name: str) -> bool:
    parts = name.split(".")
    if name in _folders() or name in ENTRY_POINTS or _is_entry(parts):
        return True
    for at in range(len(parts), 0, -1):
        path = modules().get(".".join(parts[:at]))
        if path is not None:
            rest = parts[at:]
            return not rest or (rest[0] in top_names(path) and _within(rest))
    return parts[0] in _classes() and _within(parts)


def _is_entry(parts: list[str]) -> bool:
    """Whether a name is an entry of a data file: `characters.character`."""
    path = SOURCE / "data" / f"{parts[0]}.toml"
    return len(parts) == 2 and path.exists() and parts[1] in text_of(path)


def _within(parts: list[str]) -> bool:
    """Whether the second name is a member of the first, a class; what follows is not looked at."""
    if len(parts) == 1 or parts[0] not in _classes():
        return len(parts) == 1 or parts[0][:1].islower()
    return parts[1] in members(parts[0])


def docstrings(path: Path) -> list[str]:
    """The docstrings of a module, with those beneath attributes."""
    return re.findall(r'^ *r?"""(.*?)"""', text_of(path), re.MULTILINE | re.DOTALL)
