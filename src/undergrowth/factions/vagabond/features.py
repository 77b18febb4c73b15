"""Features of the Vagabond for a learned evaluation, beside those of all factions."""

from __future__ import annotations

from typing import Final

from undergrowth.factions.vagabond.pieces import HOSTILE, NO_MARKER
from undergrowth.factions.vagabond.state import board
from undergrowth.law.features import Features
from undergrowth.law.items.held import (
    DAMAGED,
    DAMAGED_EXHAUSTED,
    EXHAUSTED,
    KINDS_OF_ITEM,
    READY,
)
from undergrowth.table.game import Game


class VagabondFeatures(Features):
    """Items by their state, steps of relationships, and quests."""

    def names(self) -> list[str]:
        return [
            "ready items",
            "exhausted items",
            "damaged items",
            "relationships",
            "hostile factions",
            "quests done",
        ]

    def read(self, g: Game, seat: int) -> list[float]:
        b = board(g, seat)
        counts = [0.0, 0.0, 0.0]
        for item in range(KINDS_OF_ITEM):
            at = item * 4
            counts[0] += b.items[at + READY]
            counts[1] += b.items[at + EXHAUSTED]
            counts[2] += b.items[at + DAMAGED] + b.items[at + DAMAGED_EXHAUSTED]
        friends, foes = 0, 0
        for space in b.markers:
            if space == HOSTILE:
                foes += 1
            elif space != NO_MARKER:
                friends += space
        return [*counts, float(friends), float(foes), float(len(b.completed))]


FEATURES: Final = VagabondFeatures()
