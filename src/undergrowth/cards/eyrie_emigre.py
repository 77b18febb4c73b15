"""Eyrie Emigre: a move and a battle at the end of Birdsong, or the card is lost."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import frames
from undergrowth.law.battle.battle import InitiateBattle
from undergrowth.law.battle.battlefield import may_battle_at
from undergrowth.law.cards.effects import CardEffect, TurnEffect
from undergrowth.law.cards.play_area import remove_effect
from undergrowth.law.removing.triggers import Trigger
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import BIRDSONG_END
from undergrowth.table.names import CARDS
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import Moved
from undergrowth.table.uses import was_used


@dataclass
class EyrieEmigre(Frame):
    """1.4.2 Move, then battle where the move ended; nothing else comes between."""

    seat: int
    place: int = NOWHERE
    """The clearing that has been moved into, or NOWHERE."""

    def copy(self) -> Frame:
        return EyrieEmigre(self.seat, self.place)

    def script(self) -> tuple[Step, ...]:
        return (self.move, self.battle)

    def move(self, g: Game) -> None:
        """4.2 Taken if any move can be."""
        mover = book(g).faction(self.seat)
        if mover.may_move(g, 0):
            g.push(mover.move(g, 0, False))

    def battle(self, g: Game) -> None:
        """4.3 Taken if there is anybody to battle; without move or battle the card is lost."""
        if may_battle_at(g, self.seat, self.place):
            g.push(InitiateBattle(self.seat, place=self.place))
            return
        card = CARDS.parse("eyrie_emigre")
        if card in g.play[self.seat]:
            remove_effect(g, self.seat, card)


@dataclass
class Arrive(Trigger):
    """Tell the procedure above where its move has ended."""

    seat: int
    place: int

    def copy(self) -> Frame:
        return Arrive(self.seat, self.place)

    def owner(self) -> int:
        return self.seat

    def at(self) -> int:
        return self.place

    def script(self) -> tuple[Step, ...]:
        return (self.arrive,)

    def arrive(self, g: Game) -> None:
        g.innermost(EyrieEmigre).place = self.place


class EyrieEmigreCard(TurnEffect):
    """At the end of its Birdsong the owner must use it."""

    def __init__(self, name: str) -> None:
        super().__init__(name, BIRDSONG_END, compulsory=True)

    def begin(self, g: Game, seat: int) -> None:
        g.push(EyrieEmigre(seat))

    def on_moved(self, g: Game, m: Moved) -> list[Frame]:
        """4.2 Look where the owner's own move goes; later moves are no part of this."""
        if not was_used(g, self):
            return []
        emigre = g.within(EyrieEmigre)
        if emigre is None or emigre.seat != m.owner or emigre.place != NOWHERE:
            return []
        return [Arrive(m.owner, m.destination)]


frames(EyrieEmigre, Arrive)
EFFECTS: dict[str, type[CardEffect]] = {"eyrie_emigre": EyrieEmigreCard}
