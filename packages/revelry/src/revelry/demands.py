"""CHMD.10.5 Pieces that automated opponents place when cajoled or gentrified: a table in the data
of Chameleandroid.

Their own folders know nothing of it, so it speaks of their pieces by name.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.data import Sheet, sheet
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.table.book import book
from undergrowth.table.faction import Faction
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING
from undergrowth.table.names import SUITS

FIRST: Final = "first"
MATCHING: Final = "matching"
MOST_PLACED: Final = "most_placed"
RANDOM: Final = "random"
BY_SUPPLY: Final = "by_supply"
NOTHING: Final[list[int]] = []


@dataclass(frozen=True)
class Demand:
    """One row of the table: whom it is about, and what it places from so many warriors on."""

    faction: str
    law: str
    warriors: int
    choose: str
    pieces: list[str]
    others: list[str]
    """Pieces that are the same to the player who asks whether one is there already."""
    keeps: int
    """Number of warriors that it does not place."""
    alone: bool
    """Whether it places none where one is already."""
    supply: str
    """Entry of its own page with the number of warriors that its supply must have for the first."""


def read_demands(page: Sheet) -> list[Demand]:
    """The rows, in their order."""
    return [
        Demand(
            row.text("faction"),
            row.text("law"),
            row.number("warriors"),
            row.text("choose"),
            row.texts("pieces"),
            row.texts("with") if row.has("with") else [],
            row.number("keeps") if row.has("keeps") else 0,
            row.flag("alone"),
            row.word("supply"),
        )
        for row in page.tables("gentrified")
    ]


def demanded(
    g: Game, demands: list[Demand], owner: int, place: int, freely: bool = False
) -> tuple[str, list[int]]:
    """CHMD.10.5 Return what an automated opponent places in a clearing, with the section behind
    that: one
    kind; of several chance takes one, an entry for each piece.  Nothing where it places none.

    C.5.2.V `freely`: limits and bans are waived, an open slot is needed all the same.
    """
    faction = book(g).faction(owner)
    for row in demands:
        if row.faction == faction.name and g.warriors_at(owner, place) >= row.warriors:
            kinds = _kinds(g, row, faction, place, freely)
            if kinds:
                return row.law, kinds
    return "", NOTHING


def _kinds(g: Game, row: Demand, faction: Faction, place: int, freely: bool) -> list[int]:
    kinds = [faction.kind(piece) for piece in row.pieces]
    there = kinds + [faction.kind(piece) for piece in row.others]
    if row.alone and not freely and any(g.count(kind, place) > 0 for kind in there):
        return NOTHING
    if row.choose == BY_SUPPLY:
        enough = sheet(f"factions/{row.faction}").number(row.supply)
        kinds = kinds[:1] if g.supply[faction.warrior] >= enough else kinds[1:]
    elif row.choose == MATCHING:
        kinds = [kind for kind in kinds if _matches(g, row, kind, place)]
    elif row.choose == MOST_PLACED:
        kinds = sorted(kinds, key=g.on_map, reverse=True)
    free = [
        kind
        for kind in kinds
        if g.supply[kind] > row.keeps and _may_lie(g, faction.seat, kind, place, freely)
    ]
    if row.choose != RANDOM:
        return free[:1]
    return [kind for kind in free for _ in range(g.supply[kind])]


def _may_lie(g: Game, seat: int, kind: int, place: int, freely: bool) -> bool:
    """2.2.3, G.20 Whether nothing keeps a piece out of a clearing."""
    if freely:
        return g.box.kinds[kind].sort != BUILDING or g.slots[place] > 0
    return may_place_kind(g, kind, place, seat)


def _matches(g: Game, row: Demand, kind: int, place: int) -> bool:
    """2.2.2 Whether a piece is of one of the suits of a clearing."""
    for piece in sheet(f"factions/{row.faction}").tables("piece"):
        name = piece.text("id")
        if piece.has("suit") and book(g).owner(g.box.kinds[kind].owner).kind(name) == kind:
            return bool(g.suits[place] >> SUITS.parse(piece.text("suit")) & 1)
    return False
