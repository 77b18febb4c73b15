"""9.2.1, 9.5.8 Crafting with hammers."""

from __future__ import annotations

from dataclasses import dataclass, field

from undergrowth.engine.actions import Action
from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.vagabond.actions.payment import Pay, payable, why_not_payable
from undergrowth.factions.vagabond.pieces import PER_ICON, VagabondPieces
from undergrowth.factions.vagabond.state import board
from undergrowth.law.crafting.craft import Craft, CraftCard
from undergrowth.law.crafting.craftable import (
    may_activate,
    may_craft,
    why_not_activate,
    why_not_craft,
)
from undergrowth.law.crafting.paying import (
    borrow_icon,
    borrowed,
    due_after,
    lent_icon,
    pays,
)
from undergrowth.law.items.held import READY, count
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.layout.power import Power
from undergrowth.table.names import CARDS
from undergrowth.table.places import NOWHERE

_PLENTY = 9
"""More icons than any card has."""


def power(g: Game, me: VagabondPieces, hammers: int) -> Power:
    """9.2.1 Return the power of that many hammers, at the suits of the pawn's clearing.

    17.2.3, 9.5.8 There is none where the pawn cannot be activated, nor in a forest.
    """
    place = me.clearing(g)
    made = Power()
    if place != NOWHERE and may_activate(g, me.seat, place):
        made.add(g.suits[place], place, hammers)
    return made


def hammers_ready(g: Game, me: VagabondPieces) -> int:
    """9.2.1 Return the icons he can still pay for: those already paid, otherwise his ready
    hammers."""
    b = board(g, me.seat)
    return b.paid if b.paid > 0 else count(b.items, PER_ICON[0], READY)


def crafts(g: Game, me: VagabondPieces) -> list[Action]:
    """9.5.8 Return the cards he can craft here.

    17.2.3 He crafts with his pawn, even where an icon from elsewhere (H.2.3) is all that a card
    costs.
    """
    lent, enough = lent_icon(g, me.seat), power(g, me, _PLENTY)
    if not g.hands[me.seat] or enough.total == 0:
        return []
    if lent == 0 and not payable(g, me, PER_ICON):
        return []
    return [
        Craft(card)
        for card in g.hand_kinds(me.seat)
        if may_craft(g, me.seat, card, enough, lent) and _affords(g, me, card, lent)
    ]


def _affords(g: Game, me: VagabondPieces, card: int, lent: int) -> bool:
    """9.5.8, 4.1.1 Whether he pays for a card, by himself or with an icon that lies elsewhere."""
    c = g.box.cards[card]
    if pays_icons(g, me, card, c.cost, c.any_cost):
        return True
    for suit in borrowed(c, lent):
        due = due_after(c, suit)
        if pays_icons(g, me, card, due[:-1], due[-1]):
            return True
    return False


def pays_icons(g: Game, me: VagabondPieces, card: int, due: list[int], any_due: int) -> bool:
    """9.5.8 Whether he can exhaust a hammer for each of these icons, at the suit of his clearing.

    The card itself is not to be spent on them.
    """
    icons = sum(due) + any_due
    if icons == 0:
        return True
    return pays(due, any_due, power(g, me, _PLENTY)) and payable(g, me, PER_ICON * icons, card)


def why_no_craft(g: Game, me: VagabondPieces, card: int) -> Reason:
    """9.5.8 Return why a card cannot be crafted now."""
    c = g.box.cards[card]
    if card not in g.hands[me.seat] or not c.craftable:
        return why_not_craft(g, me.seat, card)
    if me.clearing(g) == NOWHERE:
        return ("9.5.8", because("why-no_clearing_2"))
    idle = why_not_activate(g, me.seat, me.clearing(g))
    if idle is not None:
        return idle
    for suit, n in enumerate(power(g, me, 1).by_suit):
        if c.cost[suit] > 0 and n == 0:
            return ("9.5.8", because("why-clearing_does_not", {"card": f"card:{CARDS.text(card)}"}))
    hammers = PER_ICON * sum(icons_of(g, card))
    if not payable(g, me, hammers, card):
        return ("9.5.8", why_not_payable(hammers))
    return why_not_craft(g, me.seat, card)


def icons_of(g: Game, card: int) -> list[int]:
    """4.1.1 Return the icons of a card, by suit and then of any suit."""
    c = g.box.cards[card]
    return [*c.cost, c.any_cost]


@dataclass
class HammerCraft(Frame):
    """9.5.8 Exhaust a hammer per icon, then craft as every faction does (4.1)."""

    seat: int
    card: int
    due: list[int] = field(default_factory=list)
    """Icons he pays for himself, by suit and then of any suit; empty until decided."""

    def script(self) -> tuple[Step, ...]:
        return (self.borrow, self.exhaust_hammers, self.craft, self.close)

    def borrow(self, g: Game) -> None:
        """4.1.1 Ask whether to use an icon that lies elsewhere instead of a hammer."""
        borrow_icon(g, self.seat, self.card)

    def exhaust_hammers(self, g: Game) -> None:
        """9.5.8 Exhaust a hammer for each icon."""
        self.due = g.told or icons_of(g, self.card)
        g.push(Pay(self.seat, PER_ICON * sum(self.due), self.card))

    def craft(self, g: Game) -> None:
        """4.1 Craft the card with the icons paid for."""
        due = self.due or icons_of(g, self.card)
        board(g, self.seat).paid = sum(due)
        g.push(CraftCard(self.seat, self.card, due=due))

    def close(self, g: Game) -> None:
        board(g, self.seat).paid = 0


frames(HammerCraft)
