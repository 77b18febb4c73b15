"""A made-up automated opponent that does what all of them do, and no more: probes play it.

The drone reveals an order card, crafts it, battles in each ordered clearing, and discards it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kit.madeup.plain import PlainSetup
from undergrowth.automata.automaton import Automaton
from undergrowth.automata.battles import BattleEach
from undergrowth.automata.measures import PLAYER_MOST_PIECES, PLAYER_MOST_POINTS
from undergrowth.automata.orders import CraftOrder, DiscardOrder, RevealOrder, ordered_clearings
from undergrowth.automata.points import ScoreForDifficulty
from undergrowth.automata.targets import PlayerCriterion
from undergrowth.engine.frames import frames
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game

DATA: dict[str, Any] = {
    "rules": {"reveal": "R.2.7", "craft": "R.1.1"},
    "difficulty": {"default": {"evening_vp": 0}, "nightmare": {"evening_vp": 1}},
    "seat_option": [{"id": "difficulty", "values": ["default", "nightmare"]}],
}


@dataclass
class DroneBattles(BattleEach):
    """R.2.4 In each ordered clearing."""

    def law(self, g: Game) -> str:
        return "R.2.4"

    def clearings(self, g: Game) -> list[int]:
        return ordered_clearings(g, self.seat)


class Drone(Automaton):
    """An automated opponent of warriors."""

    def setup(self, g: Game) -> Frame:
        return PlainSetup(self.seat)

    def birdsong(self, g: Game) -> list[Frame]:
        return [RevealOrder(self.seat), CraftOrder(self.seat)]

    def daylight(self, g: Game) -> list[Frame]:
        return [DroneBattles(self.seat)]

    def evening(self, g: Game) -> list[Frame]:
        return [DiscardOrder(self.seat), ScoreForDifficulty(self.seat)]

    def defender_criteria(self, g: Game) -> list[PlayerCriterion]:
        return [PLAYER_MOST_PIECES, PLAYER_MOST_POINTS]


frames(DroneBattles)
