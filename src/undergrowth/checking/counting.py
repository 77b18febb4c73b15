"""The count of all that a game holds."""

from __future__ import annotations

from undergrowth.table.cards import NO_CARD
from undergrowth.table.game import Game


def cards_everywhere(g: Game) -> list[int]:
    """2.1 Return every card of the deck, wherever it lies."""
    cards = g.deck + g.discard + g.available
    for seat in range(g.seats):
        cards = cards + g.hands[seat] + g.play[seat]
        if g.dominance[seat] != NO_CARD:
            cards = [*cards, g.dominance[seat]]
    for frame in g.stack:
        cards = cards + frame.cards()
    for board in g.boards:
        cards = cards + board.all_cards()
    return cards
