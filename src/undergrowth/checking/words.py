"""The check of a package's messages: readable files, and a sentence for each question and
answer."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent

from undergrowth.checking.findings import Finding
from undergrowth.data import keeper, sheet, sheets
from undergrowth.engine.actions import all_verbs
from undergrowth.engine.domains import Names
from undergrowth.engine.messages import message_id, name_id
from undergrowth.engine.owners import OURS, within
from undergrowth.table.names import (
    CARDS,
    FACTIONS,
    HOUSE_RULES,
    ITEMS,
    LANDMARKS,
    PIECES,
    SUITS,
)
from undergrowth.words.coverage import coverage, messages
from undergrowth.words.files import MessageFile, found
from undergrowth.words.languages import DEFAULT


def check_words(owner: str, module: str, home: Path) -> Iterator[Finding]:
    """Yield the errors in the messages of a loaded package."""
    files = [file for file in found() if file.owner == owner]
    for file in files:
        yield from _unread(file)
    english = messages(DEFAULT, owner)
    for entry, id in sorted({*_verbs(module), *_prompts(owner, home)}):
        own = id.removeprefix(f"{owner}:")
        if own not in english:
            more = ", a word or two on a button" if own.startswith("verb-") else ""
            yield Finding("en.ftl", entry, f"has no sentence: {own}{more}")
    known = english.keys() | messages(DEFAULT, OURS).keys()
    for entry, id in dict.fromkeys(_own_names(owner, module)):
        if id not in known:
            yield Finding("en.ftl", entry, f"has no name: {id}")
    for where, entry, id in _named(home):
        if id not in known:
            yield Finding(where, entry, f"has no sentence: {id}")
        elif id in english and entry in (f"because {id}", f"phrase {id}", f"fragment {id}"):
            yield Finding(where, entry, f"lacks the name of the package; expected {owner}:{id}")
    for where, id in _scoped(owner, home):
        if id not in known:
            yield Finding(where, f"{owner}:{id}", f"has no sentence: {id}")
    for where, id in _moments(home):
        if id in english:
            yield Finding(where, id, f"lacks the name of the package; expected {owner}:{id}")
        elif id not in known:
            yield Finding(where, id, "has no sentence")
    yield from _articles(owner, files)
    for code in sorted({file.language for file in files} - {DEFAULT}):
        told = coverage(code, owner)
        for what, ids in (
            ("is missing; English has it", told.missing),
            ("is there, and nobody says it: English has none", told.unknown),
            ("takes an argument that English does not have", told.strange),
        ):
            for id in ids:
                yield Finding(f"{code}.ftl", id, what)


def _unread(file: MessageFile) -> Iterator[Finding]:
    """Yield the invalid messages of a file."""
    for entry in FluentResource(file.text).body:
        if isinstance(entry, fluent.Junk):
            line = file.text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            first = (entry.content or "").strip().split("\n")[0]
            yield Finding(file.path, f"line {line}", f"cannot be read: {first!r}")


def _verbs(module: str) -> Iterator[tuple[str, str]]:
    """Yield the verbs of a package, with the ids of their messages."""
    for verb, kind in all_verbs().items():
        if within(kind.__module__, module):
            yield f"the answer {verb}", message_id("do", verb)
            yield f"the answer {verb}", message_id("verb", verb)


def _own_names(owner: str, module: str) -> Iterator[tuple[str, str]]:
    """Yield the words that a package lets its answers hold, with the ids of their names.

    Cards, pieces and the like have names in their data.
    """
    for verb, kind in all_verbs().items():
        for domain in kind.domains if within(kind.__module__, module) else ():
            if isinstance(domain, Names) and not any(domain is each for each in _IN_DATA):
                for value in domain.values():
                    if domain.owner(value) == owner:
                        word = domain.text(value)
                        yield f"the answer {verb}, {word}", name_id(domain.label, word)


_IN_DATA: Final = (CARDS, FACTIONS, HOUSE_RULES, ITEMS, LANDMARKS, PIECES, SUITS)
"""The words whose names stand in data."""


def _named(home: Path) -> Iterator[tuple[str, str, str]]:
    """Yield reasons, phrases, limits, events and choices that the code names.

    Each is its file, its entry, and the id of its message.
    """
    for path in sorted(home.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = ast.unparse(node.func) if isinstance(node, ast.Call) else ""
            if called not in _NAMING or not isinstance(node, ast.Call) or not node.args:
                continue
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                id = _NAMING[called] + first.value.rpartition(":")[2]
                yield path.relative_to(home).as_posix(), f"{called} {first.value}", id


_NAMING: Final = {
    "because": "",
    "phrase": "",
    "fragment": "",
    "Allowance": "allowance-",
    "named": "event-",
    "CHOICES.add": "choice-",
}
"""Functions whose first argument names a message, with what its id begins with."""


def _moments(home: Path) -> Iterator[tuple[str, str]]:
    """Yield the words of the code for a moment of use, with the file: `when-daylight`."""
    moment = re.compile(r"when-[a-z0-9_-]+")
    for path in sorted(home.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and moment.fullmatch(text):
                yield path.relative_to(home).as_posix(), text


def _scoped(owner: str, home: Path) -> Iterator[tuple[str, str]]:
    """Yield other messages that texts of the code name, with the file: `acme:when-dusk`."""
    scoped = re.compile(rf"{re.escape(owner)}:([a-z]+-[a-z0-9_-]+)")
    for path in sorted(home.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        calls = [each for each in ast.walk(tree) if isinstance(each, ast.Call) and each.args]
        read = [each.args[0] for each in calls if ast.unparse(each.func) in _NAMING]
        for node in ast.walk(tree):
            if not isinstance(node, ast.Constant) or node in read:
                continue
            if isinstance(node.value, str) and (match := scoped.fullmatch(node.value)):
                yield path.relative_to(home).as_posix(), match[1]


def _prompts(owner: str, home: Path) -> Iterator[tuple[str, str]]:
    """Yield the prompts of a package, with the ids of their messages."""
    for path in sorted(home.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != "Prompt":
                continue
            first = node.args[0] if node.args else None
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield f"the question {first.value}", message_id("ask", f"{owner}:{first.value}")


def _articles(owner: str, files: list[MessageFile]) -> Iterator[Finding]:
    """Yield the pieces that English sentences would give a wrong article: "a oven"."""
    classed = {
        entry.id.name
        for file in files
        if file.language == DEFAULT
        for entry in FluentResource(file.text).body
        if isinstance(entry, fluent.Message)
        if any(each.id.name == "class" for each in entry.attributes)
    }
    ours = messages(DEFAULT, OURS).keys()
    for room in ("factions", "hirelings"):
        for name in sheets(room):
            page = sheet(f"{room}/{name}")
            if keeper(f"{room}/{name}") != owner or not page.has("piece"):
                continue
            for piece in page.tables("piece"):
                id = f"piece-{piece.text('id')}"
                if id[len("piece-")] in _VOWELS and id not in classed and id not in ours:
                    word = id.removeprefix("piece-")
                    problem = f'has no class, so sentences say "a {word}"; expected .class = vowel'
                    yield Finding("en.ftl", id, problem)


_VOWELS: Final = "aeio"
"""The letters before which English says "an"; before u it depends on the word."""
