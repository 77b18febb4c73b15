"""Factions: each is a folder here, found by looking.

A faction's package defines `FACTION`, the class of its source.  Its data file,
`data/factions/<id>.toml`, names its pieces, its reach and its setup letter.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module

from undergrowth.data import sheet, sheets
from undergrowth.factions.undrafted import Undrafted, make_seats
from undergrowth.law.pieces.printed import know_pieces, printed_kinds
from undergrowth.law.setup.draft import know_cards_beside
from undergrowth.law.setup.seats import is_undrafted
from undergrowth.table.faction import Faction
from undergrowth.table.kinds import Kind
from undergrowth.table.names import FACTIONS

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
    return printed_kinds(sheet(f"factions/{name}"), seat)


def make_faction(name: str, seat: int, kinds: list[Kind], first_kind: int) -> Faction:
    """A faction on a seat; its pieces have the numbers from `first_kind` on."""
    if is_undrafted(name):
        return Undrafted(name, seat, kinds, first_kind)
    return _CLASSES[name](name, seat, kinds, first_kind)


_find()
