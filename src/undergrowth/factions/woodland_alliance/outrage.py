"""8.2.6 Outrage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.factions.woodland_alliance.pieces import AlliancePieces, alliance
from undergrowth.factions.woodland_alliance.supporters import (
    DrawSupporters,
    gain_supporter,
    has_room,
)
from undergrowth.law.cards.hands import lose_card, lose_card_unseen, show_hand, witnesses_of
from undergrowth.law.cards.piles import discard
from undergrowth.law.removing.triggers import TRIGGERS
from undergrowth.table.answers import OneOfEach, WithCard
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.records import Moved, Removed
from undergrowth.twins.outrage import Provoked

_TRIGGER: Final = TRIGGERS.add("outrage")
_GIVE: Final = Prompt("alliance.outrage", "8.2.6")


class GiveUp(WithCard):
    """`appease with cobbler`: the card to add to the Supporters stack."""

    verb: ClassVar[str] = "appease with"


_GIVE_UP: Final = OneOfEach(GiveUp)


@dataclass
class Outrage(Provoked):
    """8.2.6 Take a matching card for the Supporters stack from a player who caused Outrage."""

    def law(self) -> str:
        return "8.2.6"

    def name(self) -> int:
        return _TRIGGER

    def script(self) -> tuple[Step, ...]:
        return (self.choose_card, self.give)

    def choose_card(self, g: Game) -> None:
        """8.2.6 Ask the payer for a matching card; the number of them is secret."""
        self.tell_outrage(g)
        cards = g.matching(self.payer, self.place)
        if cards:
            g.ask(self.payer, _GIVE, _GIVE_UP.each(cards))

    def give(self, g: Game) -> None:
        """8.2.6 Add the card unseen; without one, show the hand and draw a card."""
        answer = g.answer
        if isinstance(answer, GiveUp):
            self._add(g, answer.card)
            return
        if g.hands[self.payer]:
            show_hand(g, self.payer, self.seat, "8.2.6")
        g.push(DrawSupporters(self.seat, 1))

    def _add(self, g: Game, card: int) -> None:
        """8.2.3, 8.2.3.I Add the card to the stack face down, or discard it if the stack is
        full."""
        if has_room(g, alliance(g, self.seat)):
            lose_card_unseen(g, self.payer, card, [self.seat])
            gain_supporter(g, self.seat, card, "8.2.6", witnesses_of(g, self.payer))
        else:
            lose_card(g, self.payer, card)
            discard(g, self.payer, card)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """8.2.6 Return why a card cannot be given."""
        return self.why_not_card(g, action.card) if isinstance(action, GiveUp) else None


def outrages_over_removal(g: Game, me: AlliancePieces, r: Removed) -> list[Frame]:
    """8.2.6, H.3.7 Return a frame for each sympathy token that another player has removed."""
    found: list[Frame] = []
    for i in range(len(r.kinds)):
        if r.kinds[i] == me.sympathy and r.removers[i] != NOBODY:
            payer = book(g).owner(r.removers[i]).decider(g)
            if payer not in (me.seat, NOBODY):
                found += [Outrage(me.seat, r.places[i], payer) for _ in range(r.counts[i])]
    return found


def outrages_over_move(g: Game, me: AlliancePieces, m: Moved) -> list[Frame]:
    """8.2.6, H.3.7 Return a frame if another player has moved warriors into a sympathetic
    clearing."""
    if m.owner == me.seat or m.warriors == 0 or not me.is_sympathetic(g, m.destination):
        return []
    payer = book(g).owner(m.owner).decider(g)
    return [Outrage(me.seat, m.destination, payer)] if payer not in (me.seat, NOBODY) else []


verbs(GiveUp)
frames(Outrage)
