"""Everything the program asks, offers and tells has a sentence for people, in English first."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import undergrowth
from undergrowth.decks import ALL_CARDS
from undergrowth.engine.actions import all_verbs
from undergrowth.engine.messages import details, message_id, name_id, printed_title, title
from undergrowth.law.removing.triggers import TRIGGERS
from undergrowth.library import installed_factions
from undergrowth.table.moments import PHASES
from undergrowth.table.names import ITEMS, PIECES, SUITS
from undergrowth.words.coverage import messages, patterns
from undergrowth.words.files import found
from undergrowth.words.shelf import shelf

SOURCE = Path(undergrowth.__file__).parent
RULES = ("engine", "law", "cards", "factions", "landmarks", "maps", "hirelings")
SAYING = ("Prompt", "because", "fragment", "note", "note_pieces", "phrase")
"""Functions that are called with the id of a message."""


def calls(*more: str) -> Iterator[tuple[Path, ast.Call, str]]:
    """Every call in the rules that says something, with its file and the name of what is called."""
    for part in (*RULES, *more):
        for file in sorted((SOURCE / part).rglob("*.py")):
            yield from ((file, call, name) for call, name in calls_in(file))


@cache
def calls_in(file: Path) -> list[tuple[ast.Call, str]]:
    """The calls of `SAYING` in a file, with the last name of what is called; read once."""
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            found += [(node, name)] if name in SAYING else []
    return found


def strings(node: ast.expr) -> list[str]:
    """The strings an expression can be: a literal, or a choice of literals."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return strings(node.body) + strings(node.orelse)
    return []


def event_verbs() -> dict[str, str]:
    """Every verb an event is noted with, and where."""
    found: dict[str, str] = {}
    for file, call, name in calls():
        if name in ("note", "note_pieces") and len(call.args) >= 4:
            for verb in strings(call.args[0 if name == "note" else 1]):
                found[verb] = str(file)
    return found


def has(id: str) -> bool:
    """Whether there is an English message."""
    books = shelf()
    assert books is not None
    return books.tongue("en").has(id)


def test_every_file_can_be_read() -> None:
    books = shelf()
    assert books is not None and [str(each) for each in books.problems] == []


def test_no_message_is_written_twice() -> None:
    """Of two that differ the first would be said, and the other believed."""
    seen: dict[tuple[str, str], Any] = {}
    for file in found():
        ids = []
        for id, pattern in patterns(file):
            ids.append(id)
            other = seen.setdefault((file.language, id), pattern)
            same = other is pattern or other.equals(pattern)
            assert same, f"{id} in {file.path} says something else elsewhere"
        assert len(ids) == len(set(ids)), f"{file.path} has an id twice"


def test_every_prompt_has_a_sentence() -> None:
    """A client can draw any question without knowing the rules."""
    keys = {
        key
        for _, call, name in calls()
        if name == "Prompt" and call.args
        for key in strings(call.args[0])
    }
    assert len(keys) > 30
    assert sorted(key for key in keys if not has(message_id("ask", key))) == []


def test_every_prompt_is_written_out() -> None:
    """Prompts are made from literals, or this file could not find them (saves bring theirs, and
    so does a question that has been pickled)."""
    for file, call, name in calls():
        if name == "Prompt" and file.name != "frames.py":  # which reads a pickled one
            assert call.args and strings(call.args[0]), f"{file}:{call.lineno}"


def test_every_verb_has_a_label() -> None:
    """A client can draw any option, and its verb in a word or two."""
    ours = {verb for verb, kind in all_verbs().items() if kind.__module__.startswith("undergrowth")}
    assert sorted(verb for verb in ours if not has(message_id("do", verb))) == []
    assert sorted(verb for verb in ours if not has(message_id("verb", verb))) == []


def test_every_event_has_a_sentence() -> None:
    """The log can be read by people."""
    verbs = event_verbs()
    assert "moved" in verbs and "foiled" in verbs
    missing = [f"{v} ({file})" for v, file in verbs.items() if not has(message_id("event", v))]
    assert missing == []


def test_every_phrase_of_the_program_is_there() -> None:
    """With the arguments that it is given."""
    asked = messages("en")
    said = 0
    for file, call, name in calls("server", "cli", "library"):
        if name in ("phrase", "fragment", "because"):
            given = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
            for id in strings(call.args[0]):
                said += 1
                assert id in asked, f"{file}:{call.lineno} says {id}"
                if isinstance(given, ast.Dict):
                    names = {word for key in given.keys if key for word in strings(key)}
                    assert asked[id] <= names, f"{file}:{call.lineno} gives {id} {names}"
    assert said > 20


def test_every_name_has_a_title() -> None:
    """Factions, suits, items, phases, pieces and triggers; cards are titled as they are printed."""
    names = {
        "faction": installed_factions(),
        "suit": SUITS.names(),
        "item": ITEMS.names(),
        "phase": [*PHASES],
        "piece": PIECES.names(),
        "trigger": TRIGGERS.names(),
    }
    ids = [name_id(kind, name) for kind, found in names.items() for name in found]
    assert [id for id in ids if not has(id)] == []
    for card in ALL_CARDS:
        assert card.title in title(card.name, "card")
        assert card.title == printed_title(card.name, "card")
        assert details(card.name, "card") == card.text


def test_nothing_is_called_by_a_sentence() -> None:
    """A number on a board is that number, not the section of the Law or the place that has it."""
    for number in range(20):
        assert title(str(number)) == str(number)
    assert title("pass") == "pass"


def test_titles_of_cards_tell_them_apart() -> None:
    """A title that several suits share names the suit; an item's name stays the item's."""
    assert title("ambush_fox", "card") == "Ambush! (fox)"
    assert title("cobbler", "card") == "Cobbler"
    assert title("sword") == "sword"
    assert title("sword", "card") == "Sword"
    titles = [title(card.name, "card") for card in ALL_CARDS]
    assert len(set(titles)) == len(titles)
