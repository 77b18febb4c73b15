"""9.3.4, 9.7.1, 14.3.3 The items marked "R" that some factions hide under the ruins."""

from __future__ import annotations

from undergrowth.law.cards.piles import shuffled
from undergrowth.law.pieces.ground import hide_items
from undergrowth.law.positions import ruin_items
from undergrowth.table.game import Game


def ruins_want_items(g: Game) -> bool:
    """9.3.4, 14.3.3 Whether the items have not been hidden yet.

    In a draft a second Vagabond adds his set to those already there (9.7.1).
    """
    lying = sum([len(g.ruins[place]) for place in g.clearings])
    return len(g.ruin_places()) > 0 and lying < len(ruin_items(g))


def populate_ruins(g: Game, seed: int) -> None:
    """9.3.4, 9.7.1 Hide all items in the order of a seed, equally many under each ruin."""
    items = shuffled(ruin_items(g), seed)
    ruins = g.ruin_places()
    each = len(items) // len(ruins)
    for i, place in enumerate(ruins):
        hide_items(g, place, items[i * each : (i + 1) * each])
