"""Taking described cards, items and pieces from where they wait, for positions."""

from __future__ import annotations

from undergrowth.engine.errors import BadPosition
from undergrowth.law.pieces.atoms import stock
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS


def take_card(g: Game, card: int, where: str) -> None:
    """Take a copy of a card out of the deck.  Raises `BadPosition` when none is left."""
    if card not in g.deck:
        raise BadPosition(f"{where}: no copy of {CARDS.text(card)} is left in this deck")
    g.deck.remove(card)


def take_pieces(g: Game, kind: int, n: int, where: str) -> None:
    """Take pieces out of their supply.  Raises `BadPosition` when there are too few."""
    if g.supply[kind] < n:
        raise BadPosition(f"{where}: {n} wanted, only {g.supply[kind]} left in the supply")
    stock(g, kind, -n)
