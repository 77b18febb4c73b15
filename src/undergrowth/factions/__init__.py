"""Factions: each is a folder here, found by looking.

A faction's package defines `FACTION`, the class of its source.  Its data file,
`data/factions/<id>.toml`, names its pieces, its reach and its setup letter.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module

from undergrowth.data import Sheet, sheet, sheets
from undergrowth.data.pieces import looks, piece_entries
from undergrowth.factions.undrafted import Undrafted, make_seats
from undergrowth.law.setup.draft import know_cards_beside
from undergrowth.law.setup.seats import is_undrafted
from undergrowth.table.faction import Faction
from undergrowth.table.kinds import KINDS_OF_PIECE, NO_PIECE, SEEN_BY, Kind
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
    return [
        Kind(
            seat,
            PIECES.parse(entry.id),
            KINDS_OF_PIECE.index(entry.kind),
            entry.count,
            entry.weight,
            PIECES.parse(entry.shares) if entry.shares else NO_PIECE,
            entry.is_back,
            PIECES.parse(entry.looks_like) if entry.looks_like else NO_PIECE,
            SEEN_BY.index(entry.seen_by),
        )
        for entry in piece_entries(sheet(f"factions/{name}"))
    ]


def know_pieces(page: Sheet) -> None:
    """1.5 Number the pieces of a faction, and what they are taken for while they lie face down."""
    for entry in [*piece_entries(page), *looks(page)]:
        PIECES.add(entry.id)


def make_faction(name: str, seat: int, kinds: list[Kind], first_kind: int) -> Faction:
    """A faction on a seat; its pieces have the numbers from `first_kind` on."""
    if is_undrafted(name):
        return Undrafted(name, seat, kinds, first_kind)
    return _CLASSES[name](name, seat, kinds, first_kind)


_find()
