"""The check of descriptions: each thing of a package has its text, each section a paragraph."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from undergrowth.checking.findings import Finding
from undergrowth.content import packages
from undergrowth.data import Sheet, keeper, sheet, sheets
from undergrowth.engine.messages import Arg
from undergrowth.engine.owners import OURS
from undergrowth.lore.facts import facts_of
from undergrowth.lore.things import thing
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
    for number in sorted(numbers):
        yield from _unfilled(f"law-{number.replace('.', '_')}", english, facts_of(number))
    yield from _taken(owner, numbers)


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
