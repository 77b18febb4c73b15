"""Features of the Keepers for a learned evaluation, beside those of all factions."""

from __future__ import annotations

from typing import Final

from undergrowth.factions.keepers_in_iron.ground import Ground
from undergrowth.factions.keepers_in_iron.homeward import relics_held, relics_out_there
from undergrowth.factions.keepers_in_iron.pieces import COLUMNS, KeeperPieces
from undergrowth.factions.keepers_in_iron.worth import fitting_cards
from undergrowth.law.features import Features
from undergrowth.table.book import book
from undergrowth.table.game import Game


class KeeperFeatures(Features):
    """Cards of the Retinue, recovered relics, full columns, and relics on their way."""

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
            "points ready",
            "points to camp by",
            "relics held",
            "relics out there",
            "fitting cards",
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
        ground = Ground(g, me)
        found += [float(sum(board.retainers)), *_in_clearings(g, me, ground)]
        found.append(relics_held(g, me, ground) / 100.0)
        found.append(relics_out_there(g, me, ground) / 100.0)
        return [*found, fitting_cards(g, me, ground) / 100.0]


def _in_clearings(g: Game, me: KeeperPieces, ground: Ground) -> list[float]:
    """Return the points of relics in clearings: at a waystation of their type, with warriors,
    without.

    Also, of the first group, those a card can recover; of the others, those where a waystation
    could be pitched.
    """
    camps, held, left, ready, pitched = 0, 0, 0, 0, 0
    for place in g.clearings:
        for kind in me.relics_at(g, place):
            points, row = g.count(kind, place) * me.value_of(kind), me.type_of(kind)
            if ground.shown[place] >> row & 1:
                camps += points
                ready += points if ground.acting & g.suits[place] else 0
                continue
            pitched += points if ground.pitched[place] >> row & 1 else 0
            if g.warriors_at(me.seat, place) > 0:
                held += points
            else:
                left += points
    return [float(camps), float(held), float(left), float(ready), float(pitched)]


FEATURES: Final = KeeperFeatures()
