"""The check of a folder with a package of content."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from undergrowth import content
from undergrowth.checking.cards import check_cards, check_decks, check_landmark, check_order
from undergrowth.checking.citing import check_names, check_sections
from undergrowth.checking.code import check_code
from undergrowth.checking.descriptions import check_cited, check_told
from undergrowth.checking.findings import Finding, Report, Table
from undergrowth.checking.house_rules import check_house_rule
from undergrowth.checking.maps import check_map
from undergrowth.checking.owners import check_faction, check_hireling
from undergrowth.checking.packing import PROJECT, unpacked
from undergrowth.checking.playing import check_play
from undergrowth.checking.registered import check_registered
from undergrowth.checking.vetoes import check_vetoes
from undergrowth.checking.words import check_words
from undergrowth.content import Entry
from undergrowth.engine.actions import Action, all_verbs
from undergrowth.engine.errors import BadContent
from undergrowth.engine.owners import within
from undergrowth.engine.registries import Kept

_CHECKS: Final = {
    "maps": check_map,
    "factions": check_faction,
    "hirelings": check_hireling,
    "house_rules": check_house_rule,
    "landmarks": check_landmark,
    "cards": check_cards,
}
_ROOMS: Final = (*_CHECKS, "puzzles", "lessons")
_SKIPPED: Final = ("build", "dist", "node_modules")
_WORD: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")


@dataclass
class Checked:
    """A package that was checked."""

    name: str
    """The name of its entry point."""
    folder: Path
    """The folder of the package."""
    files: int = 0
    """The number of its data files."""
    findings: list[Finding] = field(default_factory=list)
    """The errors that were found; empty for a package without any."""
    unoffered: list[str] = field(default_factory=list)
    """The package's answers that no test game offered: the check has not seen their rules."""


def check_folder(folder: Path, play: bool = True) -> list[Checked]:
    """Check the packages of content in a folder, of a project or of a package itself.

    With `play`, a short game of each faction, map, side of a hireling, landmark, deck and
    persistent effect is played.  Raises `BadContent` if there is no package, and `OSError`.
    """
    if not folder.is_dir():
        raise BadContent(f"{folder} is no folder: expected that of a package of content")
    found = packages_in(folder)
    if not found:
        raise BadContent(
            f"{folder} holds no package of content: expected a pyproject.toml with"
            f' [project.entry-points."{content.GROUP}"], or a package with a folder data'
        )
    return [_check(folder, name, home, play) for name, home in found]


def packages_in(folder: Path) -> list[tuple[str, Path]]:
    """Return the packages of content in a folder: the names of their entry points, and their
    folders.

    Raises `BadContent` if the project names a package that does not exist.
    """
    project = folder / PROJECT
    if not project.is_file():
        if (folder / "data").is_dir() and (folder / "__init__.py").is_file():
            there = [each.name for each in content.packages() if _lies_in(each.module, folder)]
            return [(there[0] if there else folder.name, folder)]
        return []
    try:
        read = tomllib.loads(project.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadContent(f"{project}: {error}") from None
    points = read.get("project", {}).get("entry-points", {}).get(content.GROUP, {})
    return [(name, _home(folder, name, module)) for name, module in points.items()]


def _home(folder: Path, name: str, module: str) -> Path:
    """Return the folder of a module in its project."""
    for root in (folder / "src", folder):
        home = root.joinpath(*module.split("."))
        if (home / "__init__.py").is_file():
            return home
    raise BadContent(f"{folder / 'pyproject.toml'}: {name} = {module!r}: there is no such package")


def _check(folder: Path, name: str, home: Path, play: bool) -> Checked:
    checked = Checked(name, home)
    words = words_of_code(home)
    for path in sorted((home / "data").rglob("*.toml")):
        checked.files += 1
        checked.findings += check_file(path, path.relative_to(folder).as_posix(), words)
    data = home / "data"
    if data.is_dir():
        for room in sorted(each.name for each in data.iterdir() if each.is_dir()):
            if room not in _ROOMS:
                checked.findings.append(
                    Finding(f"data/{room}", "", f"is no room; expected {', '.join(_ROOMS)}")
                )
    if (data / "cards").is_dir() and not (data / "decks.toml").is_file():
        checked.findings.append(
            Finding("data/decks.toml", "", "is missing, so no file in data/cards is read")
        )
    checked.findings += unpacked(folder, home)
    if not _tests(folder):
        checked.findings.append(Finding("tests", "", "there are no tests (test_*.py)"))
    if all(each.file in ("tests", PROJECT) for each in checked.findings):
        checked.findings += _check_loaded(checked, home, play)
    return checked


def _tests(folder: Path) -> list[Path]:
    """Return the test files of a project, or of the project that contains a package."""
    for root in (folder, folder.parent, folder.parent.parent):
        if found := sorted((root / "tests").rglob("test_*.py")):
            return found
        if (root / "pyproject.toml").is_file():
            break
    return []


def said_in(verb: str, tests: list[Path]) -> bool:
    """Whether a text of the tests is an answer with a verb, such as `plunder boot`."""
    texts = " ".join(path.read_text(encoding="utf-8") for path in tests)
    return re.search(rf"""["'`]{re.escape(verb)}(?=[ "'`])""", texts) is not None


def check_file(path: Path, shown: str, words: set[str]) -> list[Finding]:
    """Return the findings in a data file, named `shown`; `words` are the names in the package's
    code."""
    report = Report(shown, words)
    try:
        page: Table = tomllib.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        report.add("", f"cannot be read: {error}")
        return report.found
    if path.parent.name == "data" and path.name == "decks.toml":
        check_decks(report, page)
        return report.found + check_order(path.parent, page.get("order"), shown)
    check = _CHECKS.get(path.parent.name)
    if check is not None:
        check(report, page)
        if page.get("id", path.stem) != path.stem:
            report.add("id", f"is {page['id']!r}; expected {path.stem!r}, as the file is called")
    return report.found


def words_of_code(home: Path) -> set[str]:
    """Return the names in string literals of a package's code: the keys that it may read itself.

    Sentences, such as docstrings, are ignored.
    """
    found: set[str] = set()
    for path in home.rglob("*.py"):
        if any(part in _SKIPPED for part in path.relative_to(home).parts):
            continue
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except (SyntaxError, ValueError):
            continue  # loading the package will report it
        for node in ast.walk(tree):
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                continue
            if len(node.value.split()) == 1:
                found.update(_WORD.findall(node.value))
    return found


# ---- checks of the loaded package


def _check_loaded(checked: Checked, home: Path, play: bool) -> Iterator[Finding]:
    """Yield the problems that show only when the package is loaded."""
    name = checked.name
    with taken_in(name, home) as problems:
        for each in problems:
            yield Finding(name, "", each)
        if not problems:
            module = ".".join(_dotted(home))
            yield from check_words(name, module, home)
            yield from check_told(name)
            yield from check_cited(name, home)
            yield from check_sections(name, home)
            yield from check_names(name)
            yield from check_registered(module, home)
            yield from check_code(module, home)
            yield from check_vetoes(module, home)
            if play:
                offered: set[type[Action]] = set()
                yield from check_play(name, home, offered)
                checked.unoffered = [
                    verb.rpartition(":")[2]
                    for verb, kind in all_verbs().items()
                    if within(kind.__module__, module) and kind not in offered
                    if not said_in(verb.rpartition(":")[2], _tests(checked.folder))
                ]


@contextmanager
def taken_in(name: str, home: Path) -> Iterator[list[str]]:
    """Load a package as if it were installed, until the end; yields the problems."""
    module = ".".join(_dotted(home))
    there = [each for each in content.packages() if each.name == name]
    if there and _lies_in(there[0].module, home):
        yield []
        return
    if there and there[0].module == module:
        yield [
            f"another copy is installed, in {_place_of(module)}: expected none, or this"
            " folder installed with pip install -e"
        ]
        return
    root = home.parents[len(module.split(".")) - 1]
    kept, loaded = Kept(), set(sys.modules)
    sys.path.insert(0, str(root))
    try:
        reason = content.take_in(Entry(name, module))
        yield [reason] if reason else []
    finally:
        sys.path.remove(str(root))
        kept.put_back()
        for each in set(sys.modules) - loaded:
            if within(each, module):
                del sys.modules[each]


def _is_inner(home: Path) -> bool:
    """Whether a package is inside another one."""
    return (home.parent / "__init__.py").is_file()


def _dotted(home: Path) -> list[str]:
    parts = [home.name]
    while _is_inner(home):
        home = home.parent
        parts.insert(0, home.name)
    return parts


def _lies_in(module: str, home: Path) -> bool:
    """Whether a loaded module is the one in this folder."""
    return home.resolve() in _folders_of(module)


def _place_of(module: str) -> str:
    """Return the folder of a loaded module."""
    return ", ".join(str(each) for each in _folders_of(module))


def _folders_of(module: str) -> list[Path]:
    """Return the folders of a loaded module, usually one; none if it is not loaded."""
    found: Any = sys.modules.get(module)
    return [Path(each).resolve() for each in getattr(found, "__path__", [])]
