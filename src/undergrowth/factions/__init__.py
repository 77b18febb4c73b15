"""Factions: each is a folder here, found by looking.

A faction's package defines `FACTION`, the class of its source.  Its data file,
`data/factions/<id>.toml`, names its pieces, its reach and its setup letter.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module

from undergrowth.data import Sheet, sheet, sheets
from undergrowth.factions.undrafted import Undrafted, make_seats
from undergrowth.law.setup.draft import know_cards_beside
from undergrowth.law.setup.seats import is_undrafted
from undergrowth.table.faction import Faction
from undergrowth.table.kinds import EVERYBODY, KINDS_OF_PIECE, NO_PIECE, SEEN_BY, Kind
from undergrowth.table.names import FACTIONS, PIECES

_CLASSES: dict[str, type[Faction]] = {}


def _find() -> None:
    """Give every faction its number, in setup order, and load its folder."""
    names = sorted(sheets("factions"), key=lambda n: sheet(f"factions/{n}").text("setup_letter"))
    found = {module.name for module in pkgutil.iter_modules(__path__) if module.ispkg}
    for name in names:
        page = sheet(f"factions/{name}")
        folder = page.text("same_as") if page.has("same_as") else name
        if folder in found:
            FACTIONS.add(name)
            for short in page.texts("short"):
                FACTIONS.alias(short, name)
            know_pieces(page)
            _CLASSES[name] = import_module(f"{__name__}.{folder}").FACTION
            know_cards_beside(name)
    make_seats()


def faction_names() -> list[str]:
    """The ids of the factions there are, in setup order."""
    return list(_CLASSES)


def pieces(name: str, seat: int) -> list[Kind]:
    """1.5.2 The kinds of piece listed on the back of a faction board."""
    pages = sheet(f"factions/{name}").tables("piece")
    counts = {page.text("id"): page.number("count") for page in pages if page.has("count")}
    return [_kind(page, seat, counts) for page in pages]


def _kind(page: Sheet, seat: int, counts: dict[str, int]) -> Kind:
    """A kind of piece as the data has it; see `docs/adding-a-faction.md` for its entries."""
    back, shared = page.word("side_of"), page.word("shares")
    first = back or shared
    look = page.word("looks_like")
    return Kind(
        seat,
        PIECES.parse(page.text("id")),
        KINDS_OF_PIECE.index(page.text("kind")),
        counts[first] if first else page.number("count"),
        page.number("weight") if page.has("weight") else -1,
        PIECES.parse(first) if first else NO_PIECE,
        bool(back),
        PIECES.parse(look) if look else NO_PIECE,
        SEEN_BY.index(page.word("seen_by") or SEEN_BY[EVERYBODY]),
    )


def know_pieces(page: Sheet) -> None:
    """1.5 Number the pieces of a faction, and what they are taken for while they lie face down."""
    for piece in page.tables("piece"):
        PIECES.add(piece.text("id"))
        if piece.has("looks_like"):
            PIECES.add(piece.text("looks_like"))


def make_faction(name: str, seat: int, kinds: list[Kind], first_kind: int) -> Faction:
    """A faction on a seat; its pieces have the numbers from `first_kind` on."""
    if is_undrafted(name):
        return Undrafted(name, seat, kinds, first_kind)
    return _CLASSES[name](name, seat, kinds, first_kind)


_find()
