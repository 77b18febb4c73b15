"""H.2.4 The Exile's action: exhaust items for moves and battles, then refresh all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.hirelings.the_exile.pieces import ExilePieces, exile
from undergrowth.law.battle.battle import BattleIn, InitiateBattle
from undergrowth.law.battle.battlefield import battlefields, hides_battle
from undergrowth.law.moving.forced import move_pieces
from undergrowth.law.moving.ways import may_move_so
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import MOVE, Intent
from undergrowth.table.refusals import answers

_DAY: Final = Prompt("exile.day", "H.2.4")


class HauntIn(AtPlace):
    """`haunt f3`: the forest to which the Exile moves."""

    verb: ClassVar[str] = "haunt"
    picture: ClassVar[str] = "move"


def haunts(g: Game, me: ExilePieces) -> list[int]:
    """H.2.4, 2.4.1 Return the forests next to its own, while it has the item to move."""
    at = me.place(g)
    if at == NOWHERE or me.exile_card(g).ready() < me.to_move:
        return []
    return [
        place
        for place in g.box.woodland.forests[at]
        if may_move_so(g, Intent(MOVE, me.index, place, me.pawn, at))
    ]


def affrays(g: Game, me: ExilePieces) -> list[int]:
    """H.2.4, 4.3 Return the clearings in which it can battle, while it has the items for it."""
    if me.exile_card(g).ready() < me.to_battle:
        return []
    return battlefields(g, me.index)


@dataclass
class ExileDay(Frame):
    """H.2.4 Move and battle in any order, as long as there are items for it."""

    seat: int
    owner: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.act)

    def choose(self, g: Game) -> None:
        """H.2.4 Ask for the next move or battle, or the end."""
        me = exile(g, self.owner)
        options: list[Action] = [HauntIn(place) for place in haunts(g, me)]
        options += [BattleIn(place) for place in affrays(g, me)]
        pays = me.exile_card(g).ready() >= me.to_battle
        if options or (pays and hides_battle(g, self.owner)):
            g.ask(self.seat, _DAY, [*options, PASS])

    def act(self, g: Game) -> None:
        """H.2.4 Exhaust the items, then move or battle; at the end refresh all items."""
        me = exile(g, self.owner)
        card = me.exile_card(g)
        answer = g.answer
        if isinstance(answer, HauntIn):
            card.exhaust(me.to_move)
            g.back_to("choose")
            move_pieces(g, self.owner, me.place(g), answer.place, [me.pawn], [1])
        elif isinstance(answer, BattleIn):
            card.exhaust(me.to_battle)
            g.back_to("choose")
            g.push(InitiateBattle(self.seat, place=answer.place, owner=self.owner))
        else:
            card.refresh()

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """H.2.4 Return why it cannot move or battle there."""
        if isinstance(action, HauntIn):
            return ("H.2.4", because("why-exile_cannot_go_there"))
        if isinstance(action, BattleIn):
            return ("H.2.4", because("why-exile_cannot_battle_there"))
        return None


answers(_DAY, HauntIn, BattleIn)
verbs(HauntIn)
frames(ExileDay)
