"""The Faithful: an extra hit, until the top card of the deck does not match."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.actions import Shuffle
from undergrowth.engine.frames import frames
from undergrowth.law.battle.effects import BattleEffect
from undergrowth.law.cards.draw import may_renew, renew_deck, top_card
from undergrowth.law.cards.effects import CardEffect
from undergrowth.law.cards.piles import discard
from undergrowth.law.cards.play_area import remove_effect
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import AFTER_ROLL
from undergrowth.table.names import CARDS
from undergrowth.table.records import Fight


@dataclass
class TheFaithful(Frame):
    """Reveal and discard the top card of the deck; remove the effect unless it matches."""

    seat: int
    card: int
    place: int

    def script(self) -> tuple[Step, ...]:
        return (self.find_deck, self.turn_over, self.renew)

    def find_deck(self, g: Game) -> None:
        """2.1 Make an empty deck anew first."""
        if not g.deck and may_renew(g):
            g.ask_shuffle()

    def turn_over(self, g: Game) -> None:
        """2.1.1 Reveal the card; a bird matches any clearing, and without a card nothing is
        revealed."""
        answer = g.answer
        if isinstance(answer, Shuffle):
            renew_deck(g, answer.seed)
        if not g.deck:
            g.finish()
            return
        turned = top_card(g)
        if g.log is not None:
            g.note("turned_over", "4.1.3", self.seat, {"card": CARDS.text(turned)})
        discard(g, self.seat, turned)
        if not g.matches(turned, self.place) and self.card in g.play[self.seat]:
            remove_effect(g, self.seat, self.card)
        if not g.deck and may_renew(g):
            g.ask_shuffle()

    def renew(self, g: Game) -> None:
        """2.1 Make the deck anew, if that was its last card."""
        answer = g.answer
        if isinstance(answer, Shuffle):
            renew_deck(g, answer.seed)


class TheFaithfulCard(BattleEffect):
    """4.3.5.I Either side may deal an extra hit."""

    def __init__(self, name: str) -> None:
        super().__init__(name, AFTER_ROLL, "when-after_roll_in")

    def begin_in(self, g: Game, b: Fight, seat: int) -> None:
        b.extra[b.side(seat)] += 1
        g.push(TheFaithful(seat, self.card, b.place))


frames(TheFaithful)
EFFECTS: dict[str, type[CardEffect]] = {"the_faithful": TheFaithfulCard}
