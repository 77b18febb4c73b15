"""6.5.5 Overwork."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.factions.marquise_de_cat.pieces import MarquisePieces, marquise
from undergrowth.law.cards.suits import payers, spend_for
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.table.answers import AtPlace, WithCard
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.places import NOWHERE, PLACE


class OverworkIn(AtPlace):
    """`overwork in 5`: the sawmill's clearing."""

    verb: ClassVar[str] = "overwork in"


class OverworkWith(WithCard):
    """`overwork with cobbler`: the card to spend."""

    verb: ClassVar[str] = "overwork with"


_PLACE: Final = Prompt("marquise.overwork_place", "6.5.5")
_CARD: Final = Prompt("marquise.overwork_card", "6.5.5")


def overworked(g: Game, me: MarquisePieces) -> list[int]:
    """6.5.5 Clearings with a sawmill that a card in hand matches and wood can go to."""
    if g.supply[me.wood] == 0 or not g.hands[me.seat]:
        return []
    start = me.sawmill * g.places
    return [
        place
        for place in g.clearings
        if g.pieces[start + place] > 0
        and may_place_kind(g, me.wood, place)
        and payers(g, me.seat, g.suits[place])
    ]


@dataclass
class Overwork(Frame):
    """6.5.5 Spend a card matching a sawmill's clearing to place wood there."""

    seat: int
    place: int = NOWHERE

    def copy(self) -> Frame:
        return Overwork(self.seat, self.place)

    def script(self) -> tuple[Step, ...]:
        return (self.choose_place, self.choose_card, self.place_wood)

    def choose_place(self, g: Game) -> None:
        places = overworked(g, marquise(g, self.seat))
        g.settle(self.seat, _PLACE, [OverworkIn(place) for place in places])

    def choose_card(self, g: Game) -> None:
        self.place = g.chose(OverworkIn).place
        cards = payers(g, self.seat, g.suits[self.place])
        g.ask(self.seat, _CARD, [OverworkWith(card) for card in cards])

    def place_wood(self, g: Game) -> None:
        spend_for(g, self.seat, g.chose(OverworkWith).card, g.suits[self.place])
        put(g, marquise(g, self.seat).wood, self.place, 1)

    def why_not(self, g: Game, action: Action) -> tuple[str, str] | None:
        """6.5.5 Why a clearing or a card is not offered."""
        if isinstance(action, OverworkIn):
            return ("6.5.5", f"no card of yours matches a sawmill in {PLACE.text(action.place)}")
        if isinstance(action, OverworkWith):
            card = CARDS.text(action.card)
            return ("6.5.5", f"{card} does not match clearing {PLACE.text(self.place)}")
        return None


verbs(OverworkIn, OverworkWith)
frames(Overwork)
