"""Random suits: markers are laid out on every map."""

from __future__ import annotations

from undergrowth.table.game import Game
from undergrowth.table.house_rule import HouseRule


class RandomSuits(HouseRule):
    """A.1 Markers cover printed suits."""

    def covers_suits(self, g: Game, covers: bool) -> bool:
        return True


HOUSE_RULE = RandomSuits
