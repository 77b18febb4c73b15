"""4.1 Crafting: choosing a card, paying for it, and its effects."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.engine.optional import mypyc_attr
from undergrowth.law.cards.effects import CardEffect
from undergrowth.law.cards.hands import lose_card
from undergrowth.law.cards.piles import discard, lay_card_on_board
from undergrowth.law.cards.play_area import add_effect
from undergrowth.law.crafting.craftable import (
    may_craft,
)
from undergrowth.law.crafting.items import craft_item
from undergrowth.law.crafting.paying import (
    borrow_icon,
    lent_icon,
    pays,
)
from undergrowth.table.answers import AtPlace, OfSuit, OneOfEach, WithCard
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.layout.power import Power
from undergrowth.table.names import CARDS, NO_SUIT
from undergrowth.table.owner import Owner
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers
from undergrowth.table.sources import Source


class Craft(WithCard):
    """`craft cobbler`: craft a card from the hand."""

    verb: ClassVar[str] = "craft"
    picture: ClassVar[str] = "craft"
    law: ClassVar[str] = "4.1"


class Activate(OfSuit):
    """`activate fox`: choose the suit of the crafting piece for an icon of any suit."""

    verb: ClassVar[str] = "activate"


class ActivateIn(AtPlace):
    """`activate in 5`: choose the clearing of the crafting piece for the next icon."""

    verb: ClassVar[str] = "activate in"


class KeepCrafted(WithCard):
    """`retain cobbler`: put a crafted item's card onto a board instead of discarding it."""

    verb: ClassVar[str] = "retain"


FREE: Final = -1

_ANY: Final = Prompt("craft.any", "4.1.1")

_PIECE: Final = Prompt("craft.piece", "4.1.1")

_KEEP: Final = Prompt("craft.keep", "4.1.2")

_CRAFT: Final = OneOfEach(Craft)


def crafts(g: Game, seat: int) -> list[Action]:
    """4.1 Return the cards a seat can craft now."""
    if not g.hands[seat]:
        return []
    return crafts_with(g, seat, book(g).faction(seat).crafting_power(g))


def crafts_with(g: Game, seat: int, power: Power) -> list[Action]:
    """4.1 Return the cards a seat can craft now with these pieces."""
    lent = lent_icon(g, seat) if book(g).hooks.icon_lender else 0
    if power.total == 0 and lent == 0:
        return []
    return [_CRAFT.of(card) for card in g.hand_kinds(seat) if may_craft(g, seat, card, power, lent)]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class PayIcons(Frame):
    """4.1.1 Activate pieces when some could make an icon of one suit or another.

    Pieces in clearings of the same suits are interchangeable; the choice among others is asked.
    Subclasses use pieces that are not the crafter's own.
    """

    seat: int
    due: list[int]
    """Icons still to make, by suit."""
    any_due: int
    payer: int = NOBODY
    """Owner whose pieces make them, if not that seat itself."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.pay)

    def power(self, g: Game) -> Power:
        """4.1.1 Return the pieces that may still be activated."""
        return payer_of(g, self.seat, self.payer).crafting_power(g)

    def activate_in(self, g: Game, place: int) -> None:
        """4.1.1 Activate one of them in a clearing."""
        payer_of(g, self.seat, self.payer).activate_in(g, place)

    def choose(self, g: Game) -> None:
        """4.1.1 Ask for a piece for the next icon, such that the others can still be made."""
        suit = self._next()
        if suit == NO_SUIT and self.any_due == 0:
            g.finish()
            return
        power = self.power(g)
        due, any_due = self._after(suit)
        options: list[Action] = [
            ActivateIn(place)
            for suits, place in power.distinct_groups()
            if (suit == NO_SUIT or suits >> suit & 1)
            and pays(due, any_due, power.after_spending(suits))
        ]
        g.settle(self.seat, _PIECE, options)

    def pay(self, g: Game) -> None:
        """4.1.1 Activate it, and go on with the next icon."""
        self.activate_in(g, g.chose(ActivateIn).place)
        self.due, self.any_due = self._after(self._next())
        g.back_to("choose")

    def _next(self) -> int:
        """Return the suit of the next icon; NO_SUIT if only icons of any suit are left."""
        for suit in range(len(self.due)):
            if self.due[suit] > 0:
                return suit
        return NO_SUIT

    def _after(self, suit: int) -> tuple[list[int], int]:
        """Return the icons due once an icon of a suit has been made."""
        due = self.due[:]
        if suit == NO_SUIT:
            return due, self.any_due - 1
        due[suit] -= 1
        return due, self.any_due

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """4.1.1 Return why a piece cannot be activated for this icon."""
        if isinstance(action, ActivateIn):
            place = PLACE.text(action.place)
            return ("4.1.1", because("why-with_piece_not", {"place": f"place:{place}"}))
        return None


@dataclass
class CraftCard(Frame):
    """4.1 Pay for a card and resolve it.  Only begun with a card that can be crafted."""

    seat: int
    card: int
    any_left: int = 0
    """Icons of any suit still to pay for; `FREE` for a card crafted without icons."""
    held: bool = False
    """Whether the card is in no hand and no pile because its effect is being resolved."""
    payer: int = NOBODY
    """Owner whose crafting pieces pay for it, if not that seat itself."""
    due: list[int] = field(default_factory=list)
    """Icons left to pay, by suit and then of any suit; empty before that is settled."""

    def cards(self) -> list[int]:
        return [self.card] if self.held else []

    def hand_cards(self) -> list[tuple[int, int]]:
        """4.1 Return the card: it stays in hand, unseen, until it has been paid for."""
        return [] if self.held else [(self.seat, self.card)]

    def script(self) -> tuple[Step, ...]:
        return (
            self.borrow,
            self.pay_suits,
            self.choose_any,
            self.pay_any,
            self.may_keep,
            self.gain,
            self.put_away,
        )

    def borrow(self, g: Game) -> None:
        """4.1.1 Ask for an icon outside the crafter's own pieces, if there is one."""
        if self.any_left != FREE and not self.due and book(g).hooks.icon_lender:
            borrow_icon(g, self.seat, self.card, self.payer)

    def pay_suits(self, g: Game) -> None:
        """4.1.1 Activate a piece of each suit listed."""
        if self.any_left == FREE:
            return
        card = g.box.cards[self.card]
        due = self.due or g.told or [*card.cost, card.any_cost]
        cost, any_cost = due[:-1], due[-1]
        payer = payer_of(g, self.seat, self.payer)
        otherwise = payer.pay_icons(g, cost, any_cost)
        if otherwise is not None:
            g.push(otherwise)
            return
        if payer.crafting_power(g).mixed:
            g.push(PayIcons(self.seat, cost, any_cost, self.payer))
            return
        for suit in range(len(cost)):
            for _ in range(cost[suit]):
                payer.activate(g, suit)
        self.any_left = any_cost

    def choose_any(self, g: Game) -> None:
        """4.1.1 Ask for the piece for an icon of any suit."""
        if self.any_left > 0:
            power = payer_of(g, self.seat, self.payer).crafting_power(g)
            options: list[Action] = [
                Activate(suit) for suit in range(len(power.by_suit)) if power.by_suit[suit] > 0
            ]
            g.settle(self.seat, _ANY, options)

    def pay_any(self, g: Game) -> None:
        if self.any_left > 0:
            payer_of(g, self.seat, self.payer).activate(g, g.chose(Activate).suit)
            self.any_left -= 1
            g.back_to("choose_any")

    def may_keep(self, g: Game) -> None:
        """4.1.2 Ask whether an item's card goes onto a board instead of being discarded."""
        if (
            g.box.cards[self.card].kind == "item"
            and keeping_source(g, self.seat, self.card) is not None
        ):
            g.ask(self.seat, _KEEP, [KeepCrafted(self.card), PASS])

    def gain(self, g: Game) -> None:
        """4.1.2, 4.1.3 Resolve an immediate effect, or keep a persistent one."""
        card = g.box.cards[self.card]
        keeper = (
            keeping_source(g, self.seat, self.card) if isinstance(g.answer, KeepCrafted) else None
        )
        lose_card(g, self.seat, self.card)
        if g.log is not None:
            g.note("crafted", "4.1", self.seat, {"card": CARDS.text(self.card)})
        if card.kind == "persistent":
            add_effect(g, self.seat, self.card)
        elif card.kind == "item":  # discard first: the item's points may end the game
            if keeper is not None:
                lay_card_on_board(g, keeper.pile(), self.card)
            else:
                discard(g, self.seat, self.card)
            craft_item(g, self.seat, card)
        else:
            self.held = True
            effect = book(g).effects[self.card]
            assert isinstance(effect, CardEffect)
            effect.on_crafted(g, self.seat)

    def put_away(self, g: Game) -> None:
        """4.1.2 Discard an immediate effect once resolved, unless it says otherwise."""
        if self.held:
            self.held = False
            effect = book(g).effects[self.card]
            assert isinstance(effect, CardEffect)
            effect.put_away(g, self.seat)


def payer_of(g: Game, seat: int, payer: int) -> Owner:
    """4.1.1 Return the owner whose crafting pieces pay: `payer`, or else the seat itself."""
    return book(g).owner(seat if payer == NOBODY else payer)


def keeping_source(g: Game, seat: int, card: int) -> Source | None:
    """4.1.2 Return the source onto whose board a seat may put an item's card, or None."""
    for source in book(g).hooks.keeps_crafted:
        if source.keeps_crafted(g, seat, card):
            return source
    return None


answers(_KEEP, KeepCrafted)
verbs(Craft, Activate, ActivateIn, KeepCrafted)


frames(CraftCard, PayIcons)
