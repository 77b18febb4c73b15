"""2.1.1 Paying with cards for their suit: finding cards that match, and spending or revealing one.

Every rule that spends or reveals cards for a suit uses this module; giving, taking and crafting do
not.  `suits` is a mask: the suits of a clearing, or one suit asked for; `A_BIRD` asks for birds.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.procedures import COMPILED
from undergrowth.law.cards.piles import spend
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.game import Game
from undergrowth.table.names import BIRD
from undergrowth.table.sources import Source

A_BIRD: Final = 1 << BIRD


def payers(g: Game, seat: int, suits: int) -> list[int]:
    """2.1.1 Return the different cards in a hand that can pay for one of these suits."""
    return paying(g, seat, g.hands[seat], suits)


def has_payer(g: Game, seat: int, suits: int) -> bool:
    """2.1.1 Whether any card in a hand can pay for one of these suits."""
    if suits == 0:
        return False
    pays = g.box.pays
    wild = book(g).hooks.any_suit
    for card in g.hands[seat]:
        if (pays[card] & suits) != 0 or (wild and suit_changer(g, seat, card) is not None):
            return True
    return False


def payable_places(g: Game, seat: int, places: list[int]) -> list[int]:
    """2.1.1 Return the places whose suit a card in a hand can pay for."""
    if not g.hands[seat]:
        return []
    return [place for place in places if has_payer(g, seat, g.suits[place])]


def paying(g: Game, seat: int, cards: list[int], suits: int) -> list[int]:
    """2.1.1 Return the different ones of these cards that can pay for one of these suits."""
    found: list[int] = []
    if suits == 0:
        return found
    pays = g.box.pays
    wild = book(g).hooks.any_suit
    if not wild and not COMPILED:  # a loop in C
        return [card for card in dict.fromkeys(cards) if pays[card] & suits]
    last = NO_CARD
    for card in cards:
        if card != last and (
            (pays[card] & suits) != 0 or (wild and suit_changer(g, seat, card) is not None)
        ):
            found.append(card)
        last = card
    return found


def most_paying(g: Game, seat: int, cards: list[int], suits: int) -> int:
    """2.1.1 Return how many of these cards can pay together.

    Each effect that changes a card's suit counts for one card.
    """
    if suits == 0:
        return 0
    pays = g.box.pays
    wild = book(g).hooks.any_suit
    if not wild:
        return len([card for card in cards if (pays[card] & suits) != 0])
    helpers: list[Source] = []
    n = 0
    for card in cards:
        if (pays[card] & suits) != 0:
            n += 1
        elif wild:
            helper = suit_changer(g, seat, card)
            if helper is not None and helper not in helpers:
                helpers.append(helper)
                n += 1
    return n


def paid_suits(g: Game, card: int, suits: int) -> int:
    """2.1.1 Return which of these suits a card pays for: its own, or any if an effect allows it."""
    own = g.box.mask[card] & suits
    return own if own != 0 else suits


def pay_for(g: Game, seat: int, card: int, suits: int) -> None:
    """2.1.1 Use the effect, if needed, that lets a card pay for one of these suits."""
    if (g.box.pays[card] & suits) == 0:
        source = suit_changer(g, seat, card)
        if source is None:
            raise AssertionError("that card does not pay for this suit")
        source.count_as_any(g, seat, card)


def spend_for(g: Game, seat: int, card: int, suits: int) -> None:
    """G.31 Spend a card from the hand for one of these suits."""
    pay_for(g, seat, card, suits)
    spend(g, seat, card)


def suit_changer(g: Game, seat: int, card: int) -> Source | None:
    """2.1.1 Return the source that lets a card count as another suit now, or None."""
    for source in book(g).hooks.any_suit:
        if source.any_suit(g, seat, card):
            return source
    return None
