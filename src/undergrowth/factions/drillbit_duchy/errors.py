"""R.10.2.1 Cost of Errors, and the traits that change it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.automata.measures import human_behind
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.drillbit_duchy.evening import next_swayed
from undergrowth.factions.drillbit_duchy.pieces import DrillbitPieces, crown, drillbit, uncrown
from undergrowth.law.cards.suits import payers, spend_for
from undergrowth.law.pieces.ground import suits_in
from undergrowth.law.removing.triggers import TRIGGERS, ClearingTrigger, common_place, places_of
from undergrowth.law.victory.score import score
from undergrowth.table.answers import WithCard
from undergrowth.table.book import hand_is_open
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.records import Removed


class PayInvestors(WithCard):
    """`pay investors cobbler`: the card to discard (R.3.3.2)."""

    verb: ClassVar[str] = "pay investors"


_PAY: Final = Prompt("drillbit.investors", "R.3.3.2")
_TRIGGER: Final = TRIGGERS.add("cost_of_errors")


@dataclass
class CostOfErrors(ClearingTrigger):
    """R.10.2.1 Lose a crown, once for all buildings that are removed together."""

    suits: int
    """The suits of those clearings, as a mask."""
    payer: int
    """The human player who removed them, or NOBODY."""

    def name(self) -> int:
        return _TRIGGER

    def script(self) -> tuple[Step, ...]:
        return (self.lose_crown, self.ask_payer, self.settle)

    def lose_crown(self, g: Game) -> None:
        """R.10.2.1 Remove the crown closest to the bottom; R.3.3.2 Foundations: of a matching
        minister."""
        me = drillbit(g, self.seat)
        swayed = me.board(g).swayed
        if me.has_trait("foundations"):
            swayed = [n for n in swayed if self.suits >> me.ministers[n].suit & 1]
        if swayed:
            uncrown(g, me, swayed[-1], "R.10.2.1")

    def ask_payer(self, g: Game) -> None:
        """R.3.3.2 Investors: ask the remover to discard a matching card.

        Whether it has one is secret until then.
        """
        if not drillbit(g, self.seat).has_trait("investors") or self.payer == NOBODY:
            g.finish()
            return
        if g.hands[self.payer] and not hand_is_open(g, self.payer):
            g.reveals_hidden()
        cards = payers(g, self.payer, self.suits)
        if cards:
            g.ask(self.payer, _PAY, [PayInvestors(card) for card in cards])

    def settle(self, g: Game) -> None:
        """R.3.3.2 With the card, lose a point; without one, sway a minister."""
        me = drillbit(g, self.seat)
        answer = g.answer
        if isinstance(answer, PayInvestors):
            spend_for(g, self.payer, answer.card, self.suits)
            score(g, self.seat, -me.investors_loss, "R.3.3.2")
            return
        among = [n for n in me.unswayed(g) if self.suits >> me.ministers[n].suit & 1]
        minister = next_swayed(g, me, among)
        if minister >= 0:
            crown(g, me, minister, "R.3.3.2")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """R.3.3.2 Return why a card cannot be discarded for it."""
        if not isinstance(action, PayInvestors):
            return None
        name = f"card:{CARDS.text(action.card)}"
        if action.card not in g.hands[self.payer]:
            return ("R.3.3.2", because("why-not_hand", {"card": name}))
        return ("R.3.3.2", because("why-investors_no_match", {"card": name}))


def costs(g: Game, me: DrillbitPieces, r: Removed) -> list[Frame]:
    """R.10.2.1 Return one frame for all buildings removed together, by any player, anywhere."""
    places = places_of(r, me.buildings)
    if not places:
        return []
    payer = NOBODY
    for i, kind in enumerate(r.kinds):
        if kind in me.buildings and r.counts[i] > 0 and payer == NOBODY:
            payer = human_behind(g, r.removers[i])
    suits = suits_in(g, places)
    return [CostOfErrors(me.seat, common_place(r, me.buildings), suits, payer)]


verbs(PayInvestors)
frames(CostOfErrors)
