"""Tactician: move into a battle."""

from __future__ import annotations

from undergrowth.cards.granted import GrantedMove, could_move, granted
from undergrowth.law.battle.effects import BattleEffect
from undergrowth.law.cards.effects import CardEffect
from undergrowth.law.cards.play_area import return_to_hand
from undergrowth.table.game import Game
from undergrowth.table.moments import BEFORE_ROLL
from undergrowth.table.records import Fight


class Tactician(BattleEffect):
    """4.3.2 Before the roll either side may return it to hand to move into the clearing of battle.

    4.3.3.I Warriors that arrive count for the maximum of rolled hits.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, BEFORE_ROLL, "when-before_roll_move")

    def possible_in(self, g: Game, b: Fight, seat: int) -> bool:
        return could_move(g, seat, self.card, b.place)

    def begin_in(self, g: Game, b: Fight, seat: int) -> None:
        return_to_hand(g, seat, self.card, seat)
        g.push(GrantedMove(seat, self.card, b.place))

    def neighbours(self, g: Game, owner: int, place: int, there: list[int]) -> list[int]:
        """4.2 Limit the move to end in the clearing of battle."""
        move = granted(g, self.card, owner)
        if move is None:
            return there
        return [move.place] if move.place in there else []


EFFECTS: dict[str, type[CardEffect]] = {"tactician": Tactician}
