"""V.12 Jailor."""

from __future__ import annotations

from typing import ClassVar

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.vagabond.character import Character
from undergrowth.factions.vagabond.pieces import VagabondPieces
from undergrowth.factions.vagabond.state import board
from undergrowth.law.cards.suits import payers, spend_for
from undergrowth.law.items.held import covers, ready
from undergrowth.table.answers import WithCard
from undergrowth.table.cards import NO_CARD
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.places import NOWHERE


class Coerce(WithCard):
    """`coerce cobbler`: the card spent instead of exhausting an item."""

    verb: ClassVar[str] = "coerce"
    law: ClassVar[str] = "V.12.2"


class Jailor(Character):
    """V.12.2 Coerce: once a turn he spends a card of his clearing's suit instead of exhausting an
    item."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.pays_otherwise = True

    def cards(self, g: Game, me: VagabondPieces, kept: int) -> list[int]:
        """V.12.2 Return the cards he can spend on his turn; the card `kept` stays in hand."""
        if not self.hides_ways(g, me, kept):
            return []
        hand = g.hands[me.seat]
        found = payers(g, me.seat, g.suits[me.place(g)])
        return [card for card in found if card != kept or hand.count(card) > 1]

    def hides_ways(self, g: Game, me: VagabondPieces, kept: int) -> bool:
        """V.12.2, 1.2.1 Whether he could coerce now with a card others cannot see."""
        others = len(g.hands[me.seat]) - (0 if kept == NO_CARD else 1)
        return (
            others > 0
            and me.clearing(g) != NOWHERE
            and g.turn == me.seat
            and not board(g, me.seat).used
        )

    def waived_items(self, g: Game, me: VagabondPieces, kept: int) -> int:
        """V.12.2 Return 1 if he can coerce, otherwise 0."""
        return 1 if self.cards(g, me, kept) else 0

    def ways(
        self, g: Game, me: VagabondPieces, needs: list[int], kept: int, quest: bool
    ) -> list[Action]:
        """V.12.2 Return the cards he can spend for this item, if the other items can be
        exhausted."""
        if not covers(ready(board(g, me.seat).items), needs[1:], 0, 0):
            return []
        return [Coerce(card) for card in self.cards(g, me, kept)]

    def pay(self, g: Game, me: VagabondPieces, action: Action) -> None:
        """V.12.2 Spend the card; he loses the point after the action."""
        assert isinstance(action, Coerce)
        b = board(g, me.seat)
        b.used = True
        b.owed = -self.page.number("vp")
        if g.log is not None:
            told: dict[str, int | str] = {"card": CARDS.text(action.card), "points": b.owed}
            g.note("coerced", "V.12.2", me.seat, told)
        spend_for(g, me.seat, action.card, g.suits[me.place(g)])

    def why_no_payment(self, g: Game, me: VagabondPieces, action: Action) -> Reason | None:
        if isinstance(action, Coerce):
            if board(g, me.seat).used:
                return ("V.12.2", because("why-have_coerced_this"))
            if action.card not in g.hands[me.seat]:
                return (
                    "V.12.2",
                    because("why-not_hand", {"card": f"card:{CARDS.text(action.card)}"}),
                )
            return ("V.12.2", because("why-spend_card_clearing"))
        return None


verbs(Coerce)
CHARACTERS: dict[str, type[Character]] = {"jailor": Jailor}
