"""What a learned judgement weighs of the Keepers besides what it weighs of everybody."""

from __future__ import annotations

from typing import Final

from undergrowth.factions.keepers_in_iron.pieces import COLUMNS, KeeperPieces
from undergrowth.law.features import Features
from undergrowth.table.book import book
from undergrowth.table.game import Game


class KeeperFeatures(Features):
    """Cards of the Retinue, relics that are home, what these make up, and relics on their way."""

    def names(self) -> list[str]:
        return [
            "retinue",
            "relics",
            "full columns",
            "moving cards",
            "delving cards",
            "recovering cards",
            "retainers",
            "points in camps",
            "points held",
            "points left behind",
        ]

    def read(self, g: Game, seat: int) -> list[float]:
        me = book(g).faction(seat)
        assert isinstance(me, KeeperPieces)
        board = me.board(g)
        relics = 0
        for row in me.rows(g):
            relics += len(row)
        found = [float(board.size()), float(relics), float(me.full_columns(g))]
        for column in range(len(COLUMNS)):
            found.append(float(len(board.retinue[column]) + board.retainers[column]))
        return [*found, float(sum(board.retainers)), *_out_there(g, me)]


def _out_there(g: Game, me: KeeperPieces) -> list[float]:
    """Points of relics in clearings: beside a waystation that shows their type, elsewhere with
    warriors of theirs, and without."""
    camps, held, left = 0, 0, 0
    for place in g.clearings:
        shown = me.types_at(g, place)
        for kind in me.relics_at(g, place):
            points = g.count(kind, place) * me.value_of(kind)
            if shown >> me.type_of(kind) & 1:
                camps += points
            elif g.warriors_at(me.seat, place) > 0:
                held += points
            else:
                left += points
    return [float(camps), float(held), float(left)]


FEATURES: Final = KeeperFeatures()
