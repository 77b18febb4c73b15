"""The check of descriptions: each thing of a package has its text, each section a paragraph."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from undergrowth.checking.citing import SECTION
from undergrowth.checking.findings import Finding
from undergrowth.content import packages
from undergrowth.data import Sheet, keeper, sheet, sheets
from undergrowth.data.packages import Package
from undergrowth.decks import ALL_CARDS, cards_of
from undergrowth.engine.messages import Arg
from undergrowth.engine.owners import OURS
from undergrowth.law.setup.fan import is_fan
from undergrowth.lore.facts import facts_of
from undergrowth.lore.things import thing
from undergrowth.table.names import CARDS, FACTIONS
from undergrowth.words.coverage import messages
from undergrowth.words.languages import DEFAULT
from undergrowth.words.rendering import told

_ABOUT: Final = {
    "factions": "faction",
    "hirelings": "faction",
    "maps": "map",
    "landmarks": "landmark",
}
"""The kind of thing that a data file of each folder describes, in ids of messages."""
_FILE: Final = "about.en.ftl"
_UNKNOWN: Final = re.compile(r"Unknown external: (\S+)")


def check_told(owner: str) -> Iterator[Finding]:
    """Yield the descriptions that the things of a loaded package lack, and taken chapters."""
    english = set(messages(DEFAULT, owner))
    numbers = {_number(id) for id in english if id.startswith("law-")}
    for room, kind in _ABOUT.items():
        for name in sheets(room):
            if keeper(f"{room}/{name}") == owner:
                page = sheet(f"{room}/{name}")
                file = f"data/{room}/{name}.toml"
                yield from _described(file, f"about-{kind}-{name}", page, english)
                yield from _unfilled(f"about-{kind}-{name}", english, thing(room[:-1], name).facts)
                yield from _sections(file, page, numbers)
                if room == "factions":
                    yield from _short(file, name, page)
    if is_fan(owner):
        for id in (f"content-{owner}", f"about-content-{owner}"):
            if id not in english:
                yield Finding("en.ftl", id, "is missing; data/content.toml says fan = true")
    yield from _cards(owner, english)
    for number in sorted(numbers):
        yield from _unfilled(f"law-{number.replace('.', '_')}", english, facts_of(number))
    yield from _taken(owner, numbers)


def _short(file: str, name: str, page: Sheet) -> Iterator[Finding]:
    """Yield the short names of a faction that another one has."""
    for word in page.texts("short"):
        if (whose := FACTIONS.text(FACTIONS.parse(word))) != name:
            yield Finding(file, "short", f"{word!r} is a name of {whose}, which keeps it")


def _cards(owner: str, english: set[str]) -> Iterator[Finding]:
    """Yield the descriptions that cards with an effect lack."""
    for name in cards_of(Package(owner, "")):
        card = ALL_CARDS[CARDS.parse(name)]
        if card.kind in ("immediate", "persistent") and f"about-card-{name}" not in english:
            yield Finding(_FILE, f"about-card-{name}", "is missing; data/cards has that card")


def _unfilled(id: str, english: set[str], facts: dict[str, Arg]) -> Iterator[Finding]:
    """Yield the texts about a thing, or of a section, that ask for what its data lack."""
    for each in sorted(english):
        if each == id or each.startswith(f"{id}."):
            for problem in told(each, facts)[1]:
                missing = _UNKNOWN.search(problem)
                said = f"asks for ${missing[1]}, which the data lack" if missing else problem
                yield Finding(_FILE, each, said)


def _described(file: str, id: str, page: Sheet, english: set[str]) -> Iterator[Finding]:
    """Yield the messages about a thing that are missing."""
    if page.has("same_as"):
        return
    wanted = [id]
    laws = page.table("sections") if page.has("sections") else None
    for group in laws.names() if laws is not None else []:
        if laws is not None and laws.is_table(group):
            wanted += [f"{id}.{group}-{entry}" for entry in laws.table(group).names()]
    for each in wanted:
        if each not in english:
            yield Finding(_FILE, each, f"is missing; {file} speaks of it")


def _sections(file: str, page: Sheet, numbers: set[str]) -> Iterator[Finding]:
    """Yield the sections of its chapter that a data file lists and no paragraph tells of."""
    chapter = page.word("law_section")
    laws = page.table("sections") if page.has("sections") and chapter else None
    for group in laws.names() if laws is not None else []:
        if laws is None or laws.is_table(group) or laws.is_text(group):
            continue
        for number in laws.texts(group):
            if number.split(".")[0] == chapter and number not in numbers:
                id = f"law-{number.replace('.', '_')}"
                yield Finding(file, f"sections {group}", f"{number} has no paragraph {id}")


def check_cited(owner: str, home: Path) -> Iterator[Finding]:
    """Yield the sections of its own chapters that a package's code cites without a paragraph."""
    numbers = {_number(id) for id in messages(DEFAULT, owner) if id.startswith("law-")}
    chapters = {number.split(".")[0] for number in numbers}
    for path in sorted(home.rglob("*.py")):
        cited = [
            number
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
            for number in node.value.split()
            if all(SECTION.fullmatch(each) for each in node.value.split())
        ]
        for number in dict.fromkeys(cited):
            if number.split(".")[0] in chapters and number not in numbers:
                problem = f"has no paragraph law-{number.replace('.', '_')}"
                yield Finding(path.relative_to(home).as_posix(), number, problem)


def _taken(owner: str, numbers: set[str]) -> Iterator[Finding]:
    """Yield the chapters that another package has: its texts would be shown instead."""
    own = {number.split(".")[0] for number in numbers}
    for other in [OURS, *(each.name for each in packages())]:
        if other == owner:
            continue
        theirs = {_number(id) for id in messages(DEFAULT, other) if id.startswith("law-")}
        for chapter in sorted(own & {number.split(".")[0] for number in theirs}):
            whose = other or "undergrowth itself"
            problem = f"{whose} has a chapter {chapter}; expected letters that nobody has"
            yield Finding(_FILE, f"law-{chapter}", problem)


def _number(id: str) -> str:
    """Return the section that a message is about: `law-B_2_1.title` is about `B.2.1`."""
    return id.removeprefix("law-").split(".")[0].replace("_", ".")
