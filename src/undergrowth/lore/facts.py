"""The numbers and words of data files as arguments of messages, so that no text repeats them.

`[actions] daylight = 3` is `$actions-daylight`; the list `cost` of a track also gives
`$tracks-sawmill-cost-first`, `-last` and `-most`.
"""

from __future__ import annotations

from functools import lru_cache

from undergrowth.data import Leaf, Sheet, sheet, sheets
from undergrowth.engine.messages import Arg
from undergrowth.library import installed_factions
from undergrowth.table.names import ITEMS, SUITS


def facts(*pages: Sheet) -> dict[str, Arg]:
    """Return the arguments from these pages; later pages override earlier ones."""
    found: dict[str, Arg] = {}
    for page in pages:
        found.update(_facts(page))
    return found


@lru_cache(maxsize=64)
def _facts(page: Sheet) -> dict[str, Arg]:
    found: dict[str, Arg] = {}
    for path, leaf in page.leaves().items():
        found.update(_arguments(path.replace(".", "-"), leaf))
    return found


def facts_of(law: str, *pages: Sheet) -> dict[str, Arg]:
    """Return the arguments from the setup data, a section's chapter, and further pages."""
    return facts(sheet("setup"), *chapter(law), *pages)


def chapter(law: str) -> list[Sheet]:
    """Return the pages for a section, the more special ones later."""
    return [page for prefix, page in _chapters() if f"{law}.".startswith(f"{prefix}.")]


def pages_of(name: str) -> list[Sheet]:
    """Return the page of a faction, after the page of the faction that it is a copy of."""
    page = sheet(f"factions/{name}")
    first = page.word("same_as")
    return [sheet(f"factions/{first}"), page] if first else [page]


def _chapters() -> list[tuple[str, Sheet]]:
    """Return each page that has a section, with that section; short ones first."""
    return _chapters_of(tuple(sheet(f"factions/{name}") for name in installed_factions()))


@lru_cache(maxsize=8)
def _chapters_of(factions: tuple[Sheet, ...]) -> list[tuple[str, Sheet]]:
    """Return the same, cached for these pages of factions."""
    pages = [(page.word("law_section"), page) for page in factions if page.word("law_section")]
    pages += [(one.text("law"), one) for one in sheet("characters").tables("character")]
    pages += [(one.word("law"), one) for page in factions for one in _choices(page)]
    for folder in ("maps", "landmarks"):
        others = [sheet(f"{folder}/{name}") for name in sheets(folder)]
        pages += [(one.text("sections.law"), one) for one in others if one.has("sections.law")]
    pages += [(law, sheet("hirelings")) for law in ("A.6", "H")]
    return sorted(pages, key=_length)


def _choices(page: Sheet) -> list[Sheet]:
    """Return the entries of a faction's choices with a section of their own, such as Captains
    (K)."""
    kinds = page.texts("choices") if page.has("choices") else []
    return [one for kind in kinds for one in page.tables(kind) if one.word("law")]


def _length(entry: tuple[str, Sheet]) -> int:
    return len(entry[0])


def _arguments(name: str, leaf: Leaf) -> dict[str, Arg]:
    if isinstance(leaf, int):
        return {name: leaf}
    if isinstance(leaf, str):
        return {name: _worded(leaf)}
    numbers = [each for each in leaf if isinstance(each, int)]
    if not numbers:
        return {name: [_worded(str(each)) for each in leaf]}
    return {
        name: f"text:{', '.join(map(str, numbers))}",
        f"{name}-first": numbers[0],
        f"{name}-last": numbers[-1],
        f"{name}-most": max(numbers),
    }


def _worded(word: str) -> str:
    """Return a word with its kind of name."""
    if word in ITEMS.names():
        return f"item:{word}"
    return f"suit:{word}" if word in SUITS.names() else f"text:{word}"
