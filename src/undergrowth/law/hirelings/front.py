"""H.2, 4.3 One battle of a hireling, in one of some clearings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.battle.battle import BattleIn, InitiateBattle
from undergrowth.law.battle.battlefield import may_battle_at, record_battle_reveal, why_no_battle
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.refusals import answers

_FRONT: Final = Prompt("hirelings.front", "4.3")


@dataclass
class BattleAtOne(Frame):
    """4.3, H.3.4 Battle once with a hireling's pieces; its controller chooses where."""

    seat: int
    owner: int
    places: list[int]

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.battle)

    def choose(self, g: Game) -> None:
        """4.3 Ask for a clearing with an enemy to battle."""
        for place in self.places:
            record_battle_reveal(g, self.owner, place)
        options: list[Action] = [
            BattleIn(place) for place in self.places if may_battle_at(g, self.owner, place)
        ]
        if options:
            g.settle(self.seat, _FRONT, options)

    def battle(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, BattleIn):
            g.push(InitiateBattle(self.seat, place=answer.place, owner=self.owner))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """4.3 Return why a clearing is not offered."""
        if isinstance(action, BattleIn):
            return why_no_battle(g, self.owner, action.place) or (
                "H.2",
                because("why-hireling_battles_elsewhere"),
            )
        return None


answers(_FRONT, BattleIn)
frames(BattleAtOne)
