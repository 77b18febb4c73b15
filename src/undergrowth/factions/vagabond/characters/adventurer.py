"""V.7 Adventurer."""

from __future__ import annotations

from typing import ClassVar

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.vagabond.character import Character
from undergrowth.factions.vagabond.items import damage, exhaust
from undergrowth.factions.vagabond.pieces import VagabondPieces
from undergrowth.factions.vagabond.state import board
from undergrowth.law.items.held import EXHAUSTED, covers, ready
from undergrowth.table.answers import WithItem
from undergrowth.table.game import Game


class Improvise(WithItem):
    """`improvise boot`: the item that stands in for the one a quest lists."""

    verb: ClassVar[str] = "improvise"
    law: ClassVar[str] = "V.7.2"


class Adventurer(Character):
    """V.7.2 Improvise: once a turn, another item does for one a quest lists."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.pays_otherwise = True

    def stand_ins(self, g: Game, me: VagabondPieces) -> int:
        """V.7.2 Return 1, or 0 if he has improvised this turn."""
        return 0 if board(g, me.seat).used else 1

    def ways(
        self, g: Game, me: VagabondPieces, needs: list[int], kept: int, quest: bool
    ) -> list[Action]:
        """V.7.2 Return the ready items of another kind that the rest of the quest can do
        without."""
        options: list[Action] = []
        if quest and self.stand_ins(g, me) > 0:
            left = ready(board(g, me.seat).items)
            for item in range(len(left)):
                if left[item] > 0 and item != needs[0]:
                    left[item] -= 1
                    if covers(left, needs[1:], 0, 0):
                        options.append(Improvise(item))
                    left[item] += 1
        return options

    def pay(self, g: Game, me: VagabondPieces, action: Action) -> None:
        """V.7.2 Exhaust and damage the item."""
        assert isinstance(action, Improvise)
        board(g, me.seat).used = True
        exhaust(g, me.seat, action.item)
        damage(g, me.seat, action.item, EXHAUSTED, "V.7.2")

    def why_no_payment(self, g: Game, me: VagabondPieces, action: Action) -> Reason | None:
        if isinstance(action, Improvise):
            return ("V.7.2", because("why-improvise_once_turn"))
        return None


verbs(Improvise)
CHARACTERS: dict[str, type[Character]] = {"adventurer": Adventurer}
