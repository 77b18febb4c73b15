"""4.1 Crafting: which cards can be crafted, and why others cannot."""

from __future__ import annotations

from undergrowth.engine.messages import Arg, Message, Reason, because
from undergrowth.law.crafting.items import lender
from undergrowth.law.crafting.paying import can_pay, can_pay_with, lent_icon
from undergrowth.table.book import book
from undergrowth.table.cards import Card
from undergrowth.table.game import Game
from undergrowth.table.layout.power import Power, unpacked
from undergrowth.table.names import CARDS, ITEMS, SUITS
from undergrowth.table.records import ACTIVATE, CRAFT, Intent


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


def _allowed(g: Game, seat: int, card: int) -> bool:
    """4.1, 1.1.2 Whether no rule forbids a seat to craft a card."""
    if not book(g).hooks.forbids_crafting:
        return True
    i = Intent(CRAFT, seat, card=card)
    for source in book(g).hooks.forbids_crafting:
        if source.forbids_crafting(g, i):
            return False
    return True


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
        return why_idle(g, seat, c) or ("4.1.1", too_few_icons(c, power))
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


def too_few_icons(card: Card, power: Power) -> Message:
    """4.1.1 Return the message with the icons of a card and those that can still be made."""
    left: list[str] = []
    for each in power.groups:
        suits, _, n = unpacked(each)
        one = [suit for suit in range(len(card.cost)) if suits == 1 << suit]
        left += [f"suit:{SUITS.text(one[0])}" if one else "icon:several"] * n
    told: dict[str, Arg] = {"icons": icons(card), "count": power.total, "left": left}
    return because("why-not_enough_icons", told)


def why_craft_is_off(g: Game, seat: int) -> tuple[str, str]:
    """4.1 Return (section, short reason) why nothing at all can be crafted."""
    return ("4.1.1", "cannot_pay") if g.hands[seat] else ("4.1", "no_card")


def icons(card: Card) -> list[str]:
    """Return the icons a card costs, each by its suit or as one of any suit."""
    found: list[str] = []
    for suit, n in enumerate(card.cost):
        found += [f"suit:{SUITS.text(suit)}"] * n
    return found + ["icon:any"] * card.any_cost
