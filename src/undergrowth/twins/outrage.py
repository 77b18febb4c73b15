"""8.2.6, R.6.2.3 Outrage: the seat that provokes it is asked for a card matching the clearing."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.messages import Reason, because
from undergrowth.engine.optional import mypyc_attr
from undergrowth.law.removing.triggers import ClearingTrigger
from undergrowth.table.book import hand_is_open
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import not_in_hand


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Provoked(ClearingTrigger):
    """8.2.6, R.6.2.3 A player has caused Outrage in a clearing."""

    payer: int

    def law(self) -> str:
        """Return the section of this Outrage."""
        raise NotImplementedError

    def tell_outrage(self, g: Game) -> None:
        """8.2.6, R.6.2.3 Log it; how many matching cards the payer holds is secret."""
        if g.log is not None:
            g.note("outraged", self.law(), self.payer, {"place": PLACE.text(self.place)})
        if g.hands[self.payer] and not hand_is_open(g, self.payer):
            g.reveals_hidden()  # whether it holds such a card

    def why_not_card(self, g: Game, card: int) -> Reason:
        """8.2.6, R.6.2.3 Return why a card is not offered."""
        named, where = f"card:{CARDS.text(card)}", f"place:{PLACE.text(self.place)}"
        return not_in_hand(g, self.payer, card, self.law()) or (
            self.law(),
            because("why-does_not_match", {"card": named, "place": where}),
        )
