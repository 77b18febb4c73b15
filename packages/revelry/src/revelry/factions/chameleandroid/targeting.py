"""CHMD.7.1 Target: it goes to the enemy with the most points, whatever it takes to find one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from revelry.factions.chameleandroid.pieces import android
from revelry.factions.chameleandroid.relocating import (
    Relocate,
    announce_relocation,
    relocate,
    why_not_there,
)
from revelry.factions.chameleandroid.targets import (
    haunts,
    hunting_tests,
    is_anywhere,
    pick_leader,
)
from undergrowth.automata.orders import RevealOrder, discard_order, order_card
from undergrowth.automata.targets import Pick, pick_place, tell_player
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.table.answers import WithCard
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE


class Countermand(WithCard):
    """`countermand anvil`: the order card that gives way to another one."""

    verb: ClassVar[str] = "countermand"
    picture: ClassVar[str] = "discard"
    law: ClassVar[str] = "CHMD.7.1"


_TARGET: Final = Prompt("android.target", "CHMD.7.1")
_REORDER: Final = Prompt("android.reorder", "CHMD.7.1")


@dataclass
class TargetLeader(Frame):
    """CHMD.7.1 It tells whether there was any enemy to target on the whole map."""

    seat: int
    replaced: int = 0
    """Order cards that it has replaced."""

    def script(self) -> tuple[Step, ...]:
        return (self.seek, self.reorder, self.announce, self.go)

    def seek(self, g: Game) -> None:
        """CHMD.7.1 With nobody in ordered clearings the order card is replaced.

        Twice through all cards is enough: without a card that fits it would not end.
        """
        me = android(g, self.seat)
        if pick_leader(g, me).target != NOBODY:
            return
        if not is_anywhere(g, self.seat):
            g.finish_with([0])
        elif self.replaced < 2 * len(g.box.deck) and order_card(g, self.seat) != NO_CARD:
            g.ask(self.seat, _REORDER, [Countermand(order_card(g, self.seat))])
        else:
            g.finish_with([1])

    def reorder(self, g: Game) -> None:
        """CHMD.7.1 Cards from the top of the deck, until an enemy is in a clearing of theirs."""
        if isinstance(g.answer, Countermand):
            self.replaced += 1
            discard_order(g, self.seat)
            g.back_to("seek")
            g.push(RevealOrder(self.seat))

    def announce(self, g: Game) -> None:
        """CHMD.7.1 Announce the enemy and the clearing."""
        leader = pick_leader(g, android(g, self.seat))
        tell_player(g, self.seat, "CHMD.7.1", leader)
        announce_relocation(g, self.seat, _TARGET, self.pick(g))

    def pick(self, g: Game) -> Pick:
        """CHMD.7.1 Return where that enemy has built most, then the fewest warriors."""
        me = android(g, self.seat)
        leader = pick_leader(g, me).target
        if leader == NOBODY:
            return Pick(NOWHERE, [], "")
        return pick_place(g, self.seat, haunts(g, me, leader), hunting_tests(leader))

    def go(self, g: Game) -> None:
        relocate(g, self.seat, g.chose(Relocate).place, [])

    def why_not(self, g: Game, action: Action) -> Reason | None:
        return why_not_there(_TARGET, action, self.pick(g))


verbs(Countermand)
frames(TargetLeader)
