"""4.1 Crafting: cards that can be crafted, paying for them, and their effects."""

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
from undergrowth.law.crafting.items import craft_item, lender
from undergrowth.law.crafting.paying import (
    borrow_icon,
    can_pay,
    can_pay_with,
    lent_icon,
    pays,
)
from undergrowth.table.answers import AtPlace, OfSuit, OneOfEach, WithCard
from undergrowth.table.book import book
from undergrowth.table.cards import Card
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS, ITEMS, NO_SUIT, SUITS
from undergrowth.table.owner import Owner
from undergrowth.table.places import PLACE
from undergrowth.table.power import Power
from undergrowth.table.records import ACTIVATE, CRAFT, Intent
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


def may_craft(g: Game, seat: int, card: int, power: Power, lent: int = 0) -> bool:
    """4.1.1 Whether a card in hand can be crafted with these pieces.

    `lent` is the result of `lent_icon`: an icon outside the crafter's own pieces.
    """
    c = g.box.cards[card]
    return (
        c.craftable
        and (can_pay(c, power) or (lent != 0 and can_pay_with(c, power, lent)))
        and may_craft_free(g, seat, card)
    )


def may_craft_free(g: Game, seat: int, card: int) -> bool:
    """4.1.2, 4.1.4 Whether a card in hand can be crafted, leaving aside its icons."""
    c = g.box.cards[card]
    if not c.craftable:
        return False
    if not _allowed(g, seat, card):
        return False
    if c.kind == "item":
        return g.items[c.item] > 0 or lender(g, seat, c.item) is not None
    if book(g).effects[card] is None:  # a card of a faction whose effects are not written yet
        return False
    return c.kind == "immediate" or card not in g.play[seat]


def may_activate(g: Game, owner: int, place: int) -> bool:
    """4.1.1, 1.1.2 Whether an owner's crafting pieces in a clearing can be activated."""
    return not book(g).hooks.forbids_use or why_not_activate(g, owner, place) is None


def why_not_activate(g: Game, owner: int, place: int) -> Reason | None:
    """1.1.2 Return the rule that forbids activating crafting pieces, or None."""
    i = Intent(ACTIVATE, owner, place)
    for source in book(g).hooks.forbids_use:
        if source.forbids_use(g, i):
            return source.cannot(i)
    return None


def _allowed(g: Game, seat: int, card: int) -> bool:
    """4.1, 1.1.2 Whether no rule forbids a seat to craft a card."""
    if not book(g).hooks.forbids_crafting:
        return True
    i = Intent(CRAFT, seat, card=card)
    for source in book(g).hooks.forbids_crafting:
        if source.forbids_crafting(g, i):
            return False
    return True


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


def why_not_craft(g: Game, seat: int, card: int, pieces: Power | None = None) -> Reason:
    """4.1 Return why a card cannot be crafted now.

    `pieces` are crafting pieces other than the faction's own.
    """
    c = g.box.cards[card]
    name = CARDS.text(card)
    if card not in g.hands[seat]:
        return ("4.1", because("why-not_hand", {"card": f"card:{name}"}))
    if c.kind == "ambush":
        return ("2.1.2", because("why-ambush_cards_cannot"))
    if c.kind == "dominance":
        return ("2.1.3", because("why-dominance_cards_cannot"))
    i = Intent(CRAFT, seat, card=card)
    for source in book(g).hooks.forbids_crafting:
        if source.forbids_crafting(g, i):
            return source.cannot(i)
    if c.kind == "item" and g.items[c.item] == 0 and lender(g, seat, c.item) is None:
        for each in book(g).hooks.item_lender:
            reason = each.why_not(g, c.item)
            if reason is not None:
                return reason
        return ("4.1.2", because("why-there_no_left", {"item": f"item:{ITEMS.text(c.item)}"}))
    if c.kind != "item" and book(g).effects[card] is None:
        return ("4.1", because("why-what_does_still", {"card": f"card:{name}"}))
    if c.kind == "persistent" and card in g.play[seat]:
        return ("4.1.4", because("why-have_play_area", {"card": f"card:{name}"}))
    power = pieces if pieces is not None else book(g).faction(seat).crafting_power(g)
    if seat == g.turn and not (can_pay(c, power) or can_pay_with(c, power, lent_icon(g, seat))):
        idle = why_idle(g, seat, c)
        return idle or ("4.1.1", because("why-not_enough_icons", {"icons": icons(c)}))
    return ("4.1", because("why-crafting_not_possible"))


def why_idle(g: Game, seat: int, card: Card) -> Reason | None:
    """1.1.2 Return the rule that forbids activating a piece for an icon of a card, or None."""
    for place in g.clearings:
        wanted = card.any_cost > 0
        for suit, n in enumerate(card.cost):
            wanted = wanted or (n > 0 and g.suits[place] >> suit & 1 == 1)
        if wanted and book(g).faction(seat).has_crafter(g, place):
            idle = why_not_activate(g, seat, place)
            if idle is not None:
                return idle
    return None


def why_craft_is_off(g: Game, seat: int) -> tuple[str, str]:
    """4.1 Return (section, short reason) why nothing at all can be crafted."""
    return ("4.1.1", "cannot_pay") if g.hands[seat] else ("4.1", "no_card")


def icons(card: Card) -> list[str]:
    """Return the icons a card costs, each by its suit or as one of any suit."""
    found: list[str] = []
    for suit, n in enumerate(card.cost):
        found += [f"suit:{SUITS.text(suit)}"] * n
    return found + ["icon:any"] * card.any_cost


answers(_KEEP, KeepCrafted)
verbs(Craft, Activate, ActivateIn, KeepCrafted)


frames(CraftCard, PayIcons)
