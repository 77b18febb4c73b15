"""6.5.5 Overwork."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.marquise_de_cat.pieces import MarquisePieces, marquise
from undergrowth.law.cards.suits import has_payer, payable_places, payers, spend_for
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.ground import suits_in
from undergrowth.table.answers import AtPlace, WithCard
from undergrowth.table.book import hand_is_open
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.refusals import answers, not_in_hand


class OverworkIn(AtPlace):
    """`overwork in 5`: the sawmill's clearing."""

    verb: ClassVar[str] = "overwork in"


class OverworkWith(WithCard):
    """`overwork with cobbler`: the card to spend."""

    verb: ClassVar[str] = "overwork with"


_PLACE: Final = Prompt("marquise.overwork_place", "6.5.5")
_CARD: Final = Prompt("marquise.overwork_card", "6.5.5")


def overworked(g: Game, me: MarquisePieces) -> list[int]:
    """6.5.5 Return the clearings with a sawmill that a card in hand matches.

    1.5.4 The card may be spent even with no wood to place.
    """
    return payable_places(g, me.seat, sites(g, me)) if g.hands[me.seat] else []


def may_overwork(g: Game, me: MarquisePieces) -> bool:
    """6.5.5 Whether a card in hand matches a clearing with a sawmill."""
    return has_payer(g, me.seat, suits_in(g, sites(g, me)))


def sites(g: Game, me: MarquisePieces) -> list[int]:
    """6.5.5 Return the clearings with a sawmill; 1.5.4 even if no wood can be placed there."""
    return g.places_of(me.sawmill)


@dataclass
class Overwork(Frame):
    """6.5.5 Spend a card matching a sawmill's clearing to place wood there."""

    seat: int
    place: int = NOWHERE

    def script(self) -> tuple[Step, ...]:
        return (self.choose_place, self.choose_card, self.place_wood)

    def choose_place(self, g: Game) -> None:
        """6.5.5, 1.2.1 Ask for the clearing, if there are several: which ones the hand matches is
        secret."""
        me = marquise(g, self.seat)
        options: list[Action] = [OverworkIn(place) for place in overworked(g, me)]
        if len(sites(g, me)) > 1 and not hand_is_open(g, self.seat):
            g.ask(self.seat, _PLACE, options)
        else:
            g.settle(self.seat, _PLACE, options)

    def choose_card(self, g: Game) -> None:
        self.place = g.chose(OverworkIn).place
        cards = payers(g, self.seat, g.suits[self.place])
        g.ask(self.seat, _CARD, [OverworkWith(card) for card in cards])

    def place_wood(self, g: Game) -> None:
        spend_for(g, self.seat, g.chose(OverworkWith).card, g.suits[self.place])
        put(g, marquise(g, self.seat).wood, self.place, 1)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """6.5.5 Return why a clearing or a card is not offered."""
        if isinstance(action, OverworkIn):
            return (
                "6.5.5",
                because("why-no_card_yours", {"place": f"place:{PLACE.text(action.place)}"}),
            )
        if isinstance(action, OverworkWith):
            card = CARDS.text(action.card)
            return not_in_hand(g, self.seat, action.card, "6.5.5") or (
                "6.5.5",
                because(
                    "why-does_not_match",
                    {"card": f"card:{card}", "place": f"place:{PLACE.text(self.place)}"},
                ),
            )
        return None


answers(_PLACE, OverworkIn)
answers(_CARD, OverworkWith)
verbs(OverworkIn, OverworkWith)
frames(Overwork)
