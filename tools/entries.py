"""Writes the tables of entries in docs/api.md from the boards' own descriptions.

Run it after an entry of a board has changed: `python tools/entries.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from undergrowth.engine.domains import Domain
from undergrowth.engine.loading import OURS
from undergrowth.library.boards import all_entries, used_by_cards
from undergrowth.library.names import installed_factions, installed_owners
from undergrowth.position.entries import player_entries
from undergrowth.table.described.entries import FACTION, FLAG, NUMBER, TABLE, UNLIMITED, WORD, Entry
from undergrowth.table.names import FACTIONS, ITEMS

PAGE: Final = Path(__file__).parent.parent / "docs" / "api.md"
BEGIN: Final = "<!-- entries: written by tools/entries.py -->\n"
END: Final = "<!-- end of entries -->\n"
_FEW: Final = 10
"""The most names of a list that are listed on the page."""


def written() -> str:
    """Return the tables for the page."""
    boards = {where: entries for where, entries in all_entries().items() if _is_ours(where)}
    everywhere = boards.pop("", [])
    parts = [
        _table("Of every player", "a faction's name", player_entries()),
        _table("Of players, where the deck or a hireling makes it so", "", used_by_cards()),
        _table("Beside the general entries, where the game has such a thing", "", everywhere),
    ]
    shared = _of_every_hireling(boards)
    parts.append(_table("Of every hireling", "a hireling's name", shared))
    for where, entries in _grouped(boards).items():
        parts.append(_table("", where, entries))
    bare = [name for name in installed_factions() if _is_ours(name) and name not in boards]
    parts.append(f"Boards of which nothing else is said: {', '.join(f'`{n}`' for n in bare)}.\n")
    return "\n".join(parts)


def _is_ours(where: str) -> bool:
    """Whether a board belongs to our own content, not to another package."""
    known = FACTIONS.knows(where)
    return not known or FACTIONS.owner(FACTIONS.parse(where)) == OURS


def _of_every_hireling(boards: dict[str, list[Entry]]) -> list[Entry]:
    """Return the common entries of all hirelings, removed from their own tables."""
    own = [boards.pop(name) for name in installed_owners() if _is_ours(name)]
    shared = [entry for entry in own[0] if all(_has(entries, entry) for entries in own)]
    for name, entries in zip(filter(_is_ours, installed_owners()), own, strict=True):
        more = [entry for entry in entries if not _has(shared, entry)]
        if more:
            boards[name] = more
    return shared


def _has(entries: list[Entry], entry: Entry) -> bool:
    return any(_row(each) == _row(entry) for each in entries)


def _grouped(boards: dict[str, list[Entry]]) -> dict[str, list[Entry]]:
    """Return boards with the same entries combined, by their names."""
    found: dict[str, tuple[list[str], list[Entry]]] = {}
    for where, entries in boards.items():
        found.setdefault("\n".join(map(_row, entries)), ([], entries))[0].append(where)
    return {"`, `".join(names): entries for names, entries in found.values()}


def _table(title: str, where: str, entries: list[Entry]) -> str:
    head = f"{title} ({where})" if title and where else title or f"`{where}`"
    rows = [_row(entry) for entry in entries]
    lines = [f"{head}:", "", "| entry | holds | says | when missing |", "|---|---|---|---|", *rows]
    return "\n".join([*lines, ""])


def _row(entry: Entry) -> str:
    return f"| `{entry.name}` | {_holds(entry)} | {entry.says} | {_missing(entry)} |"


def _holds(entry: Entry) -> str:
    """Return the possible values of an entry, in words."""
    if entry.kind == NUMBER:
        limited = entry.most < UNLIMITED
        return f"a number, {entry.least} to {entry.most}" if limited else "a number"
    if entry.kind == FLAG:
        return "`true` or `false`"
    if entry.kind == WORD:
        if entry.among:
            return ", ".join(f"`{name}`" for name in entry.among)
        return "a faction" if entry.form == FACTION else f"a word such as `{entry.form}`"
    if entry.kind == TABLE:
        return _holds_table(entry)
    if entry.domain is None:
        form = "factions" if entry.form == FACTION else f"words such as `{entry.form}`"
        return f"a list of {form}"
    return _names(entry.domain)


def _names(domain: Domain) -> str:
    """Return the description of a list of names, with all names if there are few."""
    values = [value for value in domain.values() if domain.owner(value) == OURS]
    plural = f"{domain.label}s"
    if len(values) > _FEW or domain is ITEMS:
        return f"a list of {plural}"
    return f"a list of {plural}: {', '.join(f'`{domain.text(value)}`' for value in values)}"


def _holds_table(entry: Entry) -> str:
    each = _holds(entry.inner[0])
    if entry.form:
        return f"a table by {entry.form}, each {each}"
    keys = ", ".join(f"`{inner.name}`" for inner in entry.inner)
    return f"a table of {keys}, each {each}"


def _missing(entry: Entry) -> str:
    """Return the default of an entry."""
    if entry.missing:
        return entry.missing
    if entry.kind == NUMBER:
        return str(entry.default) if entry.default >= entry.least else "none"
    if entry.kind == FLAG:
        return "`false`"
    return f"`{entry.word}`" if entry.word else "none"


def page(text: str) -> str:
    """Return the page with the new tables."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{written()}\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
