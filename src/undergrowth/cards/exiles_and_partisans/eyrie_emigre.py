"""Eyrie Emigre: move and battle at the end of Birdsong, or lose the card."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import frames
from undergrowth.law.battle.battle import InitiateBattle
from undergrowth.law.battle.battlefield import may_battle_at, record_battle_reveal
from undergrowth.law.cards.effects import CardEffect, TurnEffect
from undergrowth.law.cards.play_area import remove_effect
from undergrowth.law.moving.move import just_moved
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import BIRDSONG_END
from undergrowth.table.names import CARDS
from undergrowth.table.places import NOWHERE


@dataclass
class EyrieEmigre(Frame):
    """1.4.2 Move, then battle where the move ended, with no other effect in between."""

    seat: int
    place: int = NOWHERE
    """The clearing it moved to, in a game that the first release saved in mid-move."""

    def script(self) -> tuple[Step, ...]:
        return (self.move, self.battle)

    def move(self, g: Game) -> None:
        """4.2 Take the move, if any is possible."""
        mover = book(g).faction(self.seat)
        if mover.hides_moves(g):
            g.reveals_hidden()  # whether there is a card for it
        if mover.may_move(g, 0):
            g.push(mover.move(g, 0, False))

    def battle(self, g: Game) -> None:
        """4.3 Battle if there is an enemy; without move or battle the card is lost."""
        m = just_moved(g)
        place = m.destination if m is not None else self.place
        record_battle_reveal(g, self.seat, place)
        if may_battle_at(g, self.seat, place):
            g.push(InitiateBattle(self.seat, place=place))
            return
        card = CARDS.parse("eyrie_emigre")
        if card in g.play[self.seat]:
            remove_effect(g, self.seat, card)


class EyrieEmigreCard(TurnEffect):
    """At the end of its Birdsong the owner must move and battle, or lose the card."""

    def __init__(self, name: str) -> None:
        super().__init__(name, BIRDSONG_END, compulsory=True)

    def begin(self, g: Game, seat: int) -> None:
        g.push(EyrieEmigre(seat))


frames(EyrieEmigre)
EFFECTS: dict[str, type[CardEffect]] = {"eyrie_emigre": EyrieEmigreCard}
