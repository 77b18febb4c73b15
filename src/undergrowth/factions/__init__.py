"""Factions, each discovered as a folder here or in another package.

A faction's package defines `FACTION`, the class of its source, and may define `FEATURES`, its
features for a learned evaluation.  Its data file, `data/factions/<id>.toml`, names its pieces, its
reach and its setup letter.
"""

from __future__ import annotations

from typing import Final

from undergrowth.data import sheet
from undergrowth.data.packages import Package
from undergrowth.engine.errors import BadContent
from undergrowth.engine.messages import printed
from undergrowth.engine.registries import registry
from undergrowth.factions.undrafted import Undrafted, make_seats
from undergrowth.law.features import Features
from undergrowth.law.pieces.printed import know_pieces, printed_kinds
from undergrowth.law.setup.draft import know_cards_beside
from undergrowth.law.setup.seats import is_automated, is_undrafted
from undergrowth.table.faction import Faction
from undergrowth.table.kinds import Kind
from undergrowth.table.names import FACTIONS

_CLASSES: dict[str, type[Faction]] = registry({})
_FEATURES: dict[str, Features] = registry({})
_NONE: Final = Features()


def find(package: Package) -> None:
    """Load the factions of a package and number them.  Raises `BadContent`.

    They come in setup order, automated ones after all others.
    """
    for name in sorted(package.sheets("factions"), key=_order):
        _add(package, name)
    if package.is_ours:
        make_seats()


def _order(name: str) -> tuple[bool, str]:
    return is_automated(name), sheet(f"factions/{name}").text("setup_letter")


def _add(package: Package, name: str) -> None:
    """1.5.2 Load one faction: its name and short forms, its pieces, its class."""
    page = sheet(f"factions/{name}")
    folder = page.word("same_as") or name
    if folder not in package.folders("factions"):
        raise BadContent(f"the faction {name} has a data file and no folder")
    if FACTIONS.knows(name):
        raise BadContent(f"{name} is what another faction is called")
    FACTIONS.add(name)
    for short in page.texts("short"):
        FACTIONS.alias(short, name)
    know_pieces(page)
    _CLASSES[name] = package.defined("factions", folder, "FACTION")
    _FEATURES[name] = getattr(package.load("factions", folder), "FEATURES", _NONE)
    know_cards_beside(name)
    printed("faction", name, page.text("name"))
    if not package.is_ours:
        _try_out(name)


def _try_out(name: str) -> None:
    """Make the faction once, so that missing data is found now and not in the middle of a game."""
    page = sheet(f"factions/{name}")
    if page.number("reach") < 0 or not page.texts("short"):
        raise BadContent(f"the faction {name} has no short name, or a reach below nothing")
    made = make_faction(name, 0, pieces(name, 0), 0)
    made.new_board().copy()


def faction_names() -> list[str]:
    """Return the ids of all factions, in setup order, automated ones after all others."""
    return list(_CLASSES)


def features_of(name: str) -> Features:
    """Return the features of a faction for a learned evaluation, beside those of all factions."""
    return _FEATURES.get(name, _NONE)


def pieces(name: str, seat: int) -> list[Kind]:
    """1.5.2 Return the kinds of piece listed on the back of a faction board."""
    return printed_kinds(sheet(f"factions/{name}"), seat)


def make_faction(name: str, seat: int, kinds: list[Kind], first_kind: int) -> Faction:
    """Return a faction for a seat; its pieces have the numbers from `first_kind` on."""
    if is_undrafted(name):
        return Undrafted(name, seat, kinds, first_kind)
    return _CLASSES[name](name, seat, kinds, first_kind)
