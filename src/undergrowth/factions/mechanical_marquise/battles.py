"""R.4.5.1, R.4.7.1, R.4.7.4 Battles of the Mechanical Marquise."""

from __future__ import annotations

from dataclasses import dataclass, field

from undergrowth.automata.battles import BattleEach
from undergrowth.automata.orders import is_bird_order, ordered_clearings
from undergrowth.engine.frames import frames
from undergrowth.table.game import Game


@dataclass
class OrderedBattles(BattleEach):
    """R.4.5.1 Battle in each ordered clearing; R.4.7.1 with a bird that is each clearing."""

    def law(self, g: Game) -> str:
        return "R.4.7.1" if is_bird_order(g, self.seat) else "R.4.5.1"

    def clearings(self, g: Game) -> list[int]:
        return ordered_clearings(g, self.seat)


@dataclass
class EscalatedBattles(BattleEach):
    """R.4.7.4 Battle in each clearing it has moved into."""

    reached: list[int] = field(default_factory=list)

    def law(self, g: Game) -> str:
        return "R.4.7.4"

    def clearings(self, g: Game) -> list[int]:
        return self.reached


frames(OrderedBattles, EscalatedBattles)
