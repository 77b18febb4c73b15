"""The check of cards', decks' and landmarks' data.

`docs/adding-a-card.md` lists their keys; a test compares the two.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from undergrowth.checking.findings import Finding, Key, Report, Table, is_list_of, tables_of
from undergrowth.checking.pictures import unknown_picture
from undergrowth.law.setup.landmarks import WHERE
from undergrowth.table.names import ITEMS, SUITS

_SUITS: Final = tuple(SUITS.names())
_CLEARINGS: Final = tuple(each for each in _SUITS if each != "bird")
_CRAFTED: Final = ("item", "immediate", "persistent")

CARD: Final = (
    Key("id", "text", "its id, which its effect is registered for", required=True),
    Key("name", "text", "its title", required=True),
    Key("suit", "text", "its suit (2.1.1)", required=True, words=_SUITS),
    Key("kind", "text", "what it is", True, words=(*_CRAFTED, "ambush", "dominance")),
    Key("text", "text", "what it says", required=True),
    Key("cost", "counts", "its crafting icons by suit (4.1.1), with `any` for those of any suit"),
    Key("copies", "counts", "how many of it each deck of its own package holds"),
    Key("item", "text", "the item that it makes (4.1.2)", words=tuple(ITEMS.names())),
    Key("vp", "number", "the points for crafting that item", least=0),
    Key("picture", "text", "a picture of the page by name"),
    Key("confidence", "any", "how sure the data is"),
)
DECKS: Final = (
    Key("order", "texts", "the card files of the package; only append", required=True),
    Key("decks", "texts", "the decks that players can choose; may be empty", required=True),
)
DECK: Final = (
    Key("name", "text", "its title", required=True),
    Key("like", "text", "another deck: it holds the cards of that one, too"),
    Key("cards", "counts", "how many it holds of each card, its own or another's, by id"),
)
LANDMARK: Final = (
    Key("id", "text", "its id, which is the name of the file", required=True),
    Key("name", "text", "its title", required=True),
    Key("text", "text", "what its card says", required=True),
    Key("min_players", "number", "the fewest players that it is dealt to (A.5.1)", True, least=0),
    Key("adds_suits", "texts", "the suits that its clearing gets; may be empty", required=True),
    Key("adds_slots", "number", "the building slots that its clearing gets", True, least=0),
    Key("setup", "table", "where it is set up", required=True),
    Key("sections", "table", "`law`, the section of its rule, and `rules`, others to read"),
    Key("rootlog", "table", "how the community's notation writes it"),
    Key("box", "text", "the box it is sold in"),
    Key("confidence", "any", "how sure the data is"),
)
LANDMARK_SETUP: Final = (
    Key("where", "text", "the clearing that it needs", True, words=("any", *WHERE, *_CLEARINGS)),
    Key("beside", "flag", "whether it may stand next to another landmark"),
)


def check_cards(report: Report, page: Table) -> None:
    """Report all errors of a file of cards."""
    report.table("", page, (Key("card", "tables", "a table for each card", required=True),))
    ids: list[object] = []
    for at, card in enumerate(tables_of(page.get("card")), start=1):
        entry = f"card {card['id']}" if "id" in card else f"card number {at}"
        report.table(entry, card, CARD)
        _check_suits(report, f"{entry} cost", card.get("cost"), (*_SUITS, "any"))
        if card.get("kind") in _CRAFTED and "cost" not in card:
            report.add(f"{entry} cost", "is missing; expected icons, such as { fox = 1 }")
        if isinstance(card.get("picture"), str) and (
            told := unknown_picture(card["picture"], on_card=True)
        ):
            report.add(f"{entry} picture", told)
        if card.get("kind") == "item" and "item" not in card:
            report.add(f"{entry} item", f"is missing; expected {', '.join(ITEMS.names())}")
        if card.get("id") in ids:
            report.add(entry, "is there twice")
        ids.append(card.get("id"))


def check_decks(report: Report, page: Table) -> None:
    """Report all errors of `data/decks.toml`."""
    tables = {name: each for name, each in page.items() if name not in ("order", "decks")}
    report.table("", {name: page[name] for name in page if name not in tables}, DECKS)
    for name, each in tables.items():
        if isinstance(each, dict):
            report.table(name, each, DECK)
        else:
            report.add(name, "is no key that anything reads; expected a table for each deck")
    for name in page.get("decks", []) if is_list_of(page.get("decks"), "text") else []:
        if name not in tables:
            report.add("decks", f"{name!r} has no table; expected [{name}]")


def check_landmark(report: Report, page: Table) -> None:
    """Report all errors of a landmark's data."""
    report.table("", page, LANDMARK)
    if isinstance(page.get("setup"), dict):
        report.table("setup", page["setup"], LANDMARK_SETUP)
    suits: Any = page.get("adds_suits")
    if is_list_of(suits, "text"):
        _check_suits(report, "adds_suits", dict.fromkeys(suits), _CLEARINGS)


def _check_suits(report: Report, entry: str, named: Any, suits: tuple[str, ...]) -> None:
    """Report names of a table that are no suits."""
    for name in named if isinstance(named, dict) else {}:
        if name not in suits:
            report.add(entry, f"{name!r} is no suit; expected {', '.join(suits)}")


def check_order(data: Path, order: Any, shown: str) -> list[Finding]:
    """Return the card files in a folder of data that its list of files lacks, and the reverse."""
    there = sorted(path.stem for path in (data / "cards").glob("*.toml"))
    listed = [each for each in order if isinstance(each, str)] if isinstance(order, list) else []
    found = [
        Finding(shown, "order", f"lacks {name!r}, so data/cards/{name}.toml is not read")
        for name in there
        if name not in listed
    ]
    missing = [name for name in listed if name not in there]
    return found + [
        Finding(shown, "order", f"{name!r}: no data/cards/{name}.toml") for name in missing
    ]
