"""Writes docs/tables.md and the table of docs/house-rules.md from the code.

The former has the setup, the columns of results and every answer.

Run it after one of these has changed: `python tools/tables.py`.
"""

from __future__ import annotations

import dataclasses
import inspect
import re
from pathlib import Path
from typing import Final

from undergrowth.attributes import attributes
from undergrowth.data import sheet
from undergrowth.engine.actions import Action, all_verbs
from undergrowth.engine.loading import OURS
from undergrowth.engine.owners import owner_of
from undergrowth.house_rules import house_rule_names
from undergrowth.library.boards import all_entries
from undergrowth.sim.rows import Row
from undergrowth.table.setup import Setup
from undergrowth.words.rendering import titled

DOCS: Final = Path(__file__).parent.parent / "docs"
PAGE: Final = DOCS / "tables.md"
HOUSE_RULES: Final = DOCS / "house-rules.md"
BEGIN: Final = "<!-- {}: written by tools/tables.py -->\n"
END: Final = "<!-- end of {} -->\n"
ROOMS: Final = {
    "engine": "Everywhere",
    "law": "General rules",
    "maps": "Maps",
    "landmarks": "Landmarks",
    "cards": "Cards",
    "automata": "Automated opponents",
    "house_rules": "House rules",
}
"""Headings for the packages whose answers stand in one table, in this order."""
_EXAMPLE: Final = re.compile(r"`([^`]+)`:\s*(.*)", re.DOTALL)
_SENTENCE: Final = re.compile(r"(?<=[a-z)`])\. ([A-Z`])")


def page(text: str) -> str:
    """Return the page with new tables."""
    tables = {"setup": _fields(Setup), "results": _fields(Row), "answers": _answers()}
    return _filled(text, tables)


def page_of_house_rules(text: str) -> str:
    """Return the page of house rules with a new table."""
    return _filled(text, {"house rules": _house_rules()})


def _filled(text: str, tables: dict[str, str]) -> str:
    """Return a page with new tables, by name."""
    for name, table in tables.items():
        before, begin, rest = text.partition(BEGIN.format(name))
        _, end, after = rest.partition(END.format(name))
        text = f"{before}{begin}\n{table}\n{end}{after}"
    return text


def _house_rules() -> str:
    """Return a table of the house rules of this program."""
    lines = ["| id | name | changes | sections | from |", "|---|---|---|---|---|"]
    for name in house_rule_names():
        page = sheet(f"house_rules/{name}")
        bends, known = ", ".join(page.texts("bends")), page.text("known_from")
        agreed = " (agreement)" if page.flag("agreement") else ""
        lines.append(
            f"| `{name}` | {page.text('name')} | {page.text('text')} | {bends} | {known}{agreed} |"
        )
    return "\n".join([*lines, ""])


def _fields(kind: type) -> str:
    """Return a table of the fields of a dataclass."""
    said = {each.name: each for each in attributes(kind)}
    lines = ["| field | type | default | says |", "|---|---|---|---|"]
    for field in dataclasses.fields(kind):
        about = said[field.name]
        lines.append(
            f"| `{field.name}` | `{about.kind}` | {_default(field)} | {_cell(about.words)} |"
        )
    return "\n".join([*lines, ""])


def _cell(words: str) -> str:
    """Return words as one sentence, as cells of our tables hold them."""
    return _SENTENCE.sub(lambda match: f"; {match[1].lower()}", words)


def _default(field: dataclasses.Field[object]) -> str:
    if field.default_factory is not dataclasses.MISSING:
        return f"`{field.default_factory()!r}`"
    return "" if field.default is dataclasses.MISSING else f"`{field.default!r}`"


def _answers() -> str:
    """Return a table of answers for each part of the rules."""
    all_entries()  # loads everything that is installed
    groups: dict[str, list[type[Action]]] = {heading: [] for heading in ROOMS.values()}
    for _, kind in sorted(all_verbs().items()):
        if owner_of(kind) == OURS and kind.__module__.startswith("undergrowth."):
            groups.setdefault(_heading(kind), []).append(kind)
    named = sorted(heading for heading in groups if heading not in ROOMS.values())
    parts = [_table(heading, groups[heading]) for heading in [*ROOMS.values(), *named]]
    return "\n".join(part for part in parts if part)


def _heading(kind: type[Action]) -> str:
    """Return the heading under which an answer stands: its part of the rules or its faction."""
    _, room, *rest = kind.__module__.split(".")
    room = "law" if room == "table" else room
    return titled(rest[0]) if room in ("factions", "hirelings") else ROOMS.get(room, room)


def _table(heading: str, kinds: list[type[Action]]) -> str:
    if not kinds:
        return ""
    lines = [f"### {heading}", "", "| answer | holds | says |", "|---|---|---|"]
    return "\n".join([*lines, *map(_row, kinds), ""])


def _row(kind: type[Action]) -> str:
    text, says = example_and_words(kind)
    holds = ", ".join(domain.label for domain in kind.domains)
    return f"| `{text}` | {holds} | {_cell(says)} |"


def example_and_words(kind: type[Action]) -> tuple[str, str]:
    """Return an answer's example and what it says, from the first paragraph of its docstring.

    An answer whose docstring has no example is its verb.
    """
    first = " ".join((inspect.getdoc(kind) or "").partition("\n\n")[0].split())
    found = _EXAMPLE.fullmatch(first)
    return (found[1], found[2]) if found else (kind.verb, first)


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
    HOUSE_RULES.write_text(page_of_house_rules(HOUSE_RULES.read_text("utf-8")), "utf-8")
