"""The Tower: a point at the end of Evening for the ruler of its clearing."""

from __future__ import annotations

from undergrowth.data import sheet
from undergrowth.engine.messages import Reason, because
from undergrowth.landmarks.visit import Visited
from undergrowth.law.pieces.rule import rules
from undergrowth.law.victory.score import score
from undergrowth.table.game import Game
from undergrowth.table.moments import TURN_END
from undergrowth.table.places import PLACE


class Tower(Visited):
    """M.4.4 Its use is mandatory; without a choice of other effects it is not asked."""

    def __init__(self, name: str, index: int) -> None:
        super().__init__(name, index, [TURN_END], "when-evening_end")
        self.points = sheet(f"landmarks/{name}").number("points")

    def prevented(self, g: Game, seat: int) -> Reason | None:
        if not rules(g, seat, self.place(g)):
            return (
                "M.4.4",
                because("why-do_not_rule", {"place": f"place:{PLACE.text(self.place(g))}"}),
            )
        return None

    def compels(self, g: Game, seat: int, window: int) -> bool:
        return bool(self.offers(g, seat, window))

    def begin(self, g: Game, seat: int) -> None:
        """M.4.4 Score the point."""
        score(g, seat, self.points, "M.4.4")


LANDMARK = Tower
