"""4.1.3 Persistent effects in play areas."""

from __future__ import annotations

from bisect import insort

from undergrowth.engine.frames import NOBODY
from undergrowth.law.cards.hands import gain_card, see_card
from undergrowth.law.cards.piles import discard
from undergrowth.law.pieces.atoms import weigh
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.uses import unmark


def remove_effect(g: Game, seat: int, card: int, remover: int = NOBODY) -> None:
    """4.1.3 Discard a persistent effect from a play area; `remover` is the seat causing it."""
    take_effect(g, seat, card)
    discard(g, seat if remover == NOBODY else remover, card)


def take_effect(g: Game, seat: int, card: int) -> None:
    """4.1.3 Take a persistent effect out of a play area; the caller puts the card elsewhere.

    Things on the card are dealt with before the next step of the procedure in progress, which must
    not ask anything in this step.
    """
    left = g.play[seat][:]
    left.remove(card)
    g.play[seat] = left
    weigh(g)
    effect = book(g).effects[card]
    if effect is not None:
        g.push_all(effect.on_effect_gone(g, seat))


def return_to_hand(g: Game, owner: int, card: int, taker: int) -> None:
    """4.1.3 Take a persistent effect from a play area into a hand, visibly to all."""
    take_effect(g, owner, card)
    gain_card(g, taker, card)
    for viewer in range(g.seats):
        see_card(g, viewer, taker, card)
    if g.log is not None:
        fields: dict[str, int | str] = {"card": CARDS.text(card), "owner": g.seat_name(owner)}
        g.note("took_back" if owner == taker else "took_effect", "4.1.3", taker, fields)


def add_effect(g: Game, seat: int, card: int) -> None:
    """4.1.3 Put a persistent effect into a play area.

    It counts as unused this turn, even if it or another copy of it has been used.
    """
    cards = g.play[seat][:]
    insort(cards, card)
    g.play[seat] = cards
    weigh(g)
    effect = book(g).effects[card]
    if effect is not None:
        unmark(g, effect)
