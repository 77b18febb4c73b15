"""Dominance keeps scoring: an activated dominance card does not take the marker off the track."""

from __future__ import annotations

from undergrowth.table.game import Game
from undergrowth.table.house_rule import HouseRule


class DominanceStillScores(HouseRule):
    """3.3.1 The score marker stays, and its player can win by points as well."""

    def still_scores(self, g: Game, seat: int) -> bool:
        return True


HOUSE_RULE = DominanceStillScores
