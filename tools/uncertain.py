"""Writes the table of marks in docs/uncertain.md: all values in the data that are not verified.

Run it after a mark has changed: `python tools/uncertain.py`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).parent.parent
PAGE: Final = HOME / "docs" / "uncertain.md"
DATA: Final = HOME / "src" / "undergrowth" / "data"
BEGIN: Final = "<!-- marks: written by tools/uncertain.py -->\n"
END: Final = "<!-- end of marks -->\n"
SURE: Final = "verified"
_MARK: Final = "confidence"


def marks() -> list[tuple[str, str, str]]:
    """Return (file, entry, mark) of everything not marked as verified, in the order of files."""
    found: list[tuple[str, str, str]] = []
    for path in sorted(DATA.rglob("*.toml")):
        document = tomllib.loads(path.read_text("utf-8"))
        file = path.relative_to(DATA).as_posix()
        found += [(file, entry, mark) for entry, mark in _marks_in(document, []) if mark != SURE]
    return found


def _marks_in(value: object, at: list[str]) -> list[tuple[str, str]]:
    """Return (entry, mark) of the marks within a value; `at` are the names around it."""
    found: list[tuple[str, str]] = []
    if isinstance(value, list):
        for number, each in enumerate(value):
            name = str(each.get("id", number)) if isinstance(each, dict) else str(number)
            found += _marks_in(each, [*at, name])
    if isinstance(value, dict):
        for name, each in value.items():
            if name == _MARK and isinstance(each, dict):
                found += [(".".join([*at, part]), mark) for part, mark in each.items()]
            elif name == _MARK:
                found.append((".".join(at) or "all of it", str(each)))
            elif name.endswith(f"_{_MARK}"):
                found.append((".".join([*at, name.removesuffix(f"_{_MARK}")]), str(each)))
            else:
                found += _marks_in(each, [*at, name])
    return found


def written() -> str:
    """Return the table: a row for each file and mark, with the entries that have it."""
    rows: dict[tuple[str, str], list[str]] = {}
    for file, entry, mark in marks():
        rows.setdefault((file, mark), []).append(entry)
    lines = ["| file | entries | mark |", "|---|---|---|"]
    for (file, mark), entries in rows.items():
        shown = ", ".join(f"`{entry}`" if entry != "all of it" else entry for entry in entries)
        lines.append(f"| `{file}` | {shown} | {mark} |")
    return "\n".join(lines)


def page(text: str) -> str:
    """Return the page with the new table."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{written()}\n\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
