"""Content packages: finding, checking and loading ours and other people's.

Content is factions, maps, landmarks, cards, hirelings, house rules and computer players.  A package
offers it by an entry point of the group `undergrowth.content`, whose value is the name of a package
laid out like this one.  A package is loaded as a whole; if anything in it is wrong, nothing of it
is loaded and `problems` returns the reason.  A computer player alone may also be offered, in the
group `undergrowth.players`.  Our own content is found by the same code and loaded first, so its
numbers are the same whatever else is installed.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import walk_packages
from typing import Final

from undergrowth import ai, cards, decks, factions, hirelings, house_rules, landmarks, law, maps
from undergrowth.data import add_data, keep_parsed, keeper, sheet, sheets
from undergrowth.data.packages import Package
from undergrowth.engine import owners
from undergrowth.engine.documents import abridged
from undergrowth.engine.errors import BadContent
from undergrowth.engine.given import given_as
from undergrowth.engine.owners import within
from undergrowth.engine.registries import Kept, forget_made, list_registry
from undergrowth.looks import look

GROUP: Final = "undergrowth.content"
"""The group of entry points of packages: each names a package and its module."""
_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
_UNIQUE: Final = ("factions", "maps", "landmarks", "hirelings", "house_rules", "puzzles", "lessons")
"""Folders of data in which no two packages may have files of the same name."""


@dataclass(frozen=True)
class Entry:
    """A package that offers content: its name here, its module, and the distribution it is in."""

    name: str
    """The name of the package here, which is that of its entry point."""
    module: str
    """The dotted name of its Python module."""
    distribution: str = ""
    """The distribution that it was installed with; empty if there is none."""
    version: str = ""
    """The version of that distribution; empty if there is none."""


@dataclass(frozen=True)
class Problem:
    """A package that was left out, and the reason."""

    package: Entry
    """The package that was left out."""
    reason: str
    """The reason, for people."""

    def __str__(self) -> str:
        return f"{_where(self.package)} is left out: {self.reason}"


_TAKEN: Final[list[Entry]] = list_registry([])
_PROBLEMS: Final[list[Problem]] = list_registry([])


def installed() -> list[Entry]:
    """Return the content packages that are installed beside this one."""
    found: list[Entry] = []
    for each in entry_points(group=GROUP):
        dist = each.dist
        known = (dist.name, dist.version) if dist is not None else ("", "")
        found.append(Entry(each.name, each.value, *known))
    return found


def load(entries: Iterable[Entry]) -> None:
    """Load these packages, sorted by distribution and name; one that is there twice, once.

    Every module of `law` is imported first, so that its names are registered as ours.  Raises
    `BadContent` if `entries` is not a list of `Entry`; errors inside a package go to `problems`.
    """
    entries = _given_entries(entries)
    for found in walk_packages(law.__path__, f"{law.__name__}."):
        import_module(found.name)
    for entry in sorted(entries, key=lambda each: (each.distribution, each.name, each.module)):
        if not any((each.name, each.module) == (entry.name, entry.module) for each in _TAKEN):
            _take_in(entry)


def _given_entries(entries: object) -> list[Entry]:
    if not isinstance(entries, Iterable):
        raise BadContent(f"packages: expected a list of Entry, not {abridged(entries)}")
    return [given_as("packages", each, Entry, BadContent) for each in entries]


def load_players() -> None:
    """Load the computer players that are offered one by one."""
    for each, reason in ai.load_installed():
        dist = each.dist
        known = (dist.name, dist.version) if dist is not None else ("", "")
        _PROBLEMS.append(Problem(Entry(each.name, each.value, *known), reason))


def packages() -> list[Entry]:
    """Return the packages of other people that have been loaded."""
    return _TAKEN[:]


def problems() -> list[Problem]:
    """Return the packages that were left out, with reasons."""
    return _PROBLEMS[:]


def _take_in(entry: Entry) -> None:
    """Load one package, or record why it is left out."""
    reason = take_in(entry)
    if reason:
        _PROBLEMS.append(Problem(entry, reason))


def take_in(entry: Entry) -> str:
    """Load one package and return "", or undo everything it did and return the reason."""
    kept = Kept()
    loaded = set(sys.modules)
    try:
        _check(entry)
        _load(entry)
        _TAKEN.append(entry)
        forget_made()
    except (Exception, SystemExit) as error:
        kept.put_back()
        for name in set(sys.modules) - loaded:
            if within(name, entry.module):
                del sys.modules[name]
        return _reason(error)
    return ""


def _load(entry: Entry) -> None:
    """Find all content of a package and register it under the package's name."""
    owners.begin(entry.name, entry.module)
    try:
        package = Package(entry.name, entry.module)
        _check_data(package)
        add_data(package)
        _check_word(package)
        _find(package)
        for name in [*package.sheets("factions"), *package.sheets("hirelings")]:
            look(name)  # raises now, not later on screen, if a look is malformed
    finally:
        owners.end()


def _find(package: Package) -> None:
    """Register all content of a package; kinds that others refer to come first."""
    decks.find(package)
    factions.find(package)
    maps.find(package)
    cards.find(package)
    landmarks.find(package)
    hirelings.find(package)
    house_rules.find(package)
    ai.find(package)


def _check(entry: Entry) -> None:
    """Raise `BadContent` unless the package's name is well-formed and unused."""
    if not _NAME.fullmatch(entry.name):
        raise BadContent(f"{entry.name!r} is no name: small letters, digits and _ make one")
    if within(entry.module, "undergrowth"):
        raise BadContent(f"{entry.module} is no package of its own")
    for other in _TAKEN:
        if entry.name == other.name:
            raise BadContent(f"{_where(other)} has that name already")
        if within(entry.module, other.module) or within(other.module, entry.module):
            raise BadContent(f"{_where(other)} is {other.module} already")
    loading = sys.modules.get(entry.module)
    if getattr(getattr(loading, "__spec__", None), "_initializing", False):
        raise BadContent("it was imported before undergrowth: import undergrowth first")


def _check_data(package: Package) -> None:
    """Raise `BadContent` if the package has no content, or repeats a name in use."""
    found = 0
    for folder in _UNIQUE:
        there = sheets(folder)
        for name in package.sheets(folder):
            found += 1
            if name in there:
                owner = keeper(f"{folder}/{name}") or "undergrowth itself"
                raise BadContent(f"{folder}/{name} is there already, in {owner}")
    if found == 0 and not package.modules("ai") and not package.file("decks.toml").is_file():
        raise BadContent(f"{package.module} holds no content")


def _check_word(package: Package) -> None:
    """Raise `BadContent` if `content.toml` says anything but `fan = true` or `false`."""
    if not package.file("content.toml").is_file():
        return
    page = sheet(f"{package.owner}:content")
    if page.names() != ["fan"] or not page.is_flag("fan"):
        raise BadContent(f"{page.name} says fan = true or false, and nothing else")


def _where(entry: Entry) -> str:
    """Return the package's name, distribution and version in words."""
    if not entry.distribution:
        return f"the package {entry.name}"
    return f"the package {entry.name} of {entry.distribution} {entry.version}".rstrip()


def _reason(error: BaseException) -> str:
    """Return an error's message on one line."""
    said = str(error.args[0]) if isinstance(error, KeyError) and error.args else str(error)
    words = " ".join(said.split())
    if isinstance(error, (BadContent, FileNotFoundError)):
        return words
    return f"{type(error).__name__}: {words}" if words else type(error).__name__


_find(Package(owners.OURS, "undergrowth"))
keep_parsed()
