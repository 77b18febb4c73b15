"""The numbers and words of data files, as arguments of messages: no sentence types them anew.

`[actions] daylight = 3` is `$actions-daylight`; of the list `cost` of a track there are also
`$tracks-sawmill-cost-first`, `-last` and `-most`.
"""

from __future__ import annotations

from functools import lru_cache

from undergrowth.data import Leaf, Sheet, sheet, sheets
from undergrowth.engine.messages import Arg
from undergrowth.library import installed_factions
from undergrowth.table.names import ITEMS, SUITS


def facts(*pages: Sheet) -> dict[str, Arg]:
    """What these pages say; of what several say, the last one's."""
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
    """The general numbers, those of the chapter that a section belongs to, and those of pages."""
    return facts(sheet("setup"), *chapter(law), *pages)


def chapter(law: str) -> list[Sheet]:
    """The pages of whatever a section is about: the more special the later."""
    return [page for prefix, page in _chapters() if f"{law}.".startswith(f"{prefix}.")]


def pages_of(name: str) -> list[Sheet]:
    """The page of a faction, after that of the one it is another copy of."""
    page = sheet(f"factions/{name}")
    first = page.word("same_as")
    return [sheet(f"factions/{first}"), page] if first else [page]


def _chapters() -> list[tuple[str, Sheet]]:
    """Each page that has a section, with that section; short ones first."""
    return _chapters_of(tuple(sheet(f"factions/{name}") for name in installed_factions()))


@lru_cache(maxsize=8)
def _chapters_of(factions: tuple[Sheet, ...]) -> list[tuple[str, Sheet]]:
    """The same for as long as these are the pages of the factions."""
    pages = [(page.word("law_section"), page) for page in factions if page.word("law_section")]
    pages += [(one.text("law"), one) for one in sheet("characters").tables("character")]
    pages += [(one.word("law"), one) for page in factions for one in _choices(page)]
    for folder in ("maps", "landmarks"):
        others = [sheet(f"{folder}/{name}") for name in sheets(folder)]
        pages += [(one.text("sections.law"), one) for one in others if one.has("sections.law")]
    pages += [(law, sheet("hirelings")) for law in ("A.6", "H")]
    return sorted(pages, key=_length)


def _choices(page: Sheet) -> list[Sheet]:
    """What can be chosen of a faction and has a section of its own, such as Captains (K)."""
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
    """A word with what it is a name of."""
    if word in ITEMS.names():
        return f"item:{word}"
    return f"suit:{word}" if word in SUITS.names() else f"text:{word}"
