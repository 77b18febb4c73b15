"""R.10.5.2 Battles in ordered clearings, or, for Invaders, in all clearings."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.automata.battles import BattleEach
from undergrowth.automata.orders import ordered_clearings
from undergrowth.engine.frames import frames
from undergrowth.table.game import Game


@dataclass
class DrillBattles(BattleEach):
    """R.10.5.2 Battle in each ordered clearing."""

    everywhere: bool = False
    """R.3.3.2 Whether it battles in every clearing instead (Invaders)."""

    def law(self, g: Game) -> str:
        return "R.3.3.2" if self.everywhere else "R.10.5.2"

    def clearings(self, g: Game) -> list[int]:
        return g.clearings if self.everywhere else ordered_clearings(g, self.seat)


frames(DrillBattles)
