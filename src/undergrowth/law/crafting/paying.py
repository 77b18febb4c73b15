"""4.1.1 Paying for a card with crafting pieces, and with icons from elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Arg, Reason, because
from undergrowth.table.answers import OfSuit
from undergrowth.table.book import book
from undergrowth.table.cards import Card
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.layout.power import Power, unpacked
from undergrowth.table.names import SUITS


class Borrow(OfSuit):
    """`borrow fox`: spend an icon, from elsewhere than the crafter's pieces, as this suit."""

    verb: ClassVar[str] = "borrow"


_BORROW: Final = Prompt("craft.borrow", "4.1.1")


def can_pay(card: Card, power: Power) -> bool:
    """4.1.1 Whether these crafting pieces pay for a card, each making one icon."""
    if card.icons > power.total:
        return False
    for suit in card.listed:
        if power.by_suit[suit] < card.cost[suit]:
            return False
    return not power.mixed or _shared_out(card.cost, power)


def pays(cost: list[int], any_cost: int, power: Power) -> bool:
    """4.1.1 Whether these pieces pay for icons by suit and `any_cost` icons of any suit."""
    icons = any_cost
    for suit in range(len(cost)):
        if power.by_suit[suit] < cost[suit]:
            return False
        icons += cost[suit]
    return icons <= power.total and (not power.mixed or _shared_out(cost, power))


def _shared_out(cost: list[int], power: Power) -> bool:
    """4.1.1 Whether pieces that can make several suits suffice for all suits together.

    By Hall's theorem they do if every group of needed suits has at least as many pieces that can
    make one of them as it needs icons.
    """
    needed = 0
    for suit in range(len(cost)):
        if cost[suit] > 0:
            needed |= 1 << suit
    group = needed
    while group > 0:
        icons = 0
        for suit in range(len(cost)):
            if group >> suit & 1:
                icons += cost[suit]
        for each in power.groups:
            suits, _, n = unpacked(each)
            if suits & group:
                icons -= n
        if icons > 0:
            return False
        group = (group - 1) & needed  # the next smaller group of them
    return True


# ---- icons outside the crafter's own pieces


def lent_icon(g: Game, seat: int) -> int:
    """4.1.1 Return the suits of an icon elsewhere that a seat may spend while crafting; or 0."""
    for each in book(g).hooks.icon_lender:
        suits = each.suits(g, seat)
        if suits != 0:
            return suits
    return 0


def borrowed(card: Card, lent: int) -> list[int]:
    """4.1.1 Return the suits as which an icon can be spent on a card.

    An icon that the card lists goes before one of any suit, which every piece can make.
    """
    listed = [suit for suit in range(len(card.cost)) if lent >> suit & 1 and card.cost[suit] > 0]
    if listed or card.any_cost == 0:
        return listed
    return [suit for suit in range(len(card.cost)) if lent >> suit & 1][:1]


def due_after(card: Card, suit: int) -> list[int]:
    """4.1.1 Return the icons left to pay after spending one: by suit, then of any suit."""
    due = [*card.cost, card.any_cost]
    due[suit if due[suit] > 0 else len(card.cost)] -= 1
    return due


def can_pay_with(card: Card, power: Power, lent: int) -> bool:
    """4.1.1 Whether pieces pay for a card together with an icon of one of these suits."""
    for suit in borrowed(card, lent):
        due = due_after(card, suit)
        if pays(due[:-1], due[-1], power):
            return True
    return False


@dataclass
class BorrowIcon(Frame):
    """4.1.1 Ask whether to spend an icon from elsewhere; it must be if nothing else pays.

    Its result is the icons left to pay: by suit, then those of any suit.
    """

    seat: int
    card: int
    payer: int
    """Owner whose crafting pieces pay for the rest."""

    def hand_cards(self) -> list[tuple[int, int]]:
        """4.1 Return the card: it stays in hand, unseen, until it has been paid for."""
        return [(self.seat, self.card)]

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.spend)

    def choose(self, g: Game) -> None:
        """4.1.1 Ask for the suit as which it is spent, if it can help at all."""
        card = g.box.cards[self.card]
        payer = book(g).owner(self.payer)
        options: list[Action] = []
        for suit in borrowed(card, lent_icon(g, self.seat)):
            due = due_after(card, suit)
            if payer.pays_icons(g, self.card, due[:-1], due[-1]):
                options.append(Borrow(suit))
        if options and payer.pays_icons(g, self.card, card.cost, card.any_cost):
            options.append(PASS)
        if options:
            g.settle(self.seat, _BORROW, options)

    def spend(self, g: Game) -> None:
        """4.1.1 Spend the icon; crafting pieces pay the rest."""
        card = g.box.cards[self.card]
        answer = g.answer
        if not isinstance(answer, Borrow):
            g.finish_with([*card.cost, card.any_cost])
            return
        for each in book(g).hooks.icon_lender:
            if each.suits(g, self.seat) != 0:
                each.spend(g, self.seat)
                break
        g.finish_with(due_after(card, answer.suit))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """4.1.1 Return why that icon does not help."""
        if isinstance(action, Borrow):
            told: dict[str, Arg] = {"suit": f"suit:{SUITS.text(action.suit)}"}
            return ("4.1.1", because("why-icon_does_not_help", told))
        return None


def borrow_icon(g: Game, seat: int, card: int, payer: int = NOBODY) -> bool:
    """4.1.1 Ask whether an icon from elsewhere is spent on a card, if there is one.

    Returns whether there is one: the result of `BorrowIcon` is then the icons left to pay.
    """
    if lent_icon(g, seat) == 0:
        return False
    g.push(BorrowIcon(seat, card, seat if payer == NOBODY else payer))
    return True


verbs(Borrow)
frames(BorrowIcon)
