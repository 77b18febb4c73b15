"""R.11.8.2 Effects that stop an automated opponent while it places or moves."""

from __future__ import annotations

from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.records import Intent


def stopped(g: Game, i: Intent) -> bool:
    """R.11.8.2 Whether a piece stops this part of an action; it is then removed."""
    for source in book(g).hooks.stops_automated:
        if source.stops_automated(g, i):
            return True
    return False


def stopped_when_made_to(g: Game, i: Intent) -> bool:
    """1.5.5, R.11.8.2 Whether a piece stops a forced action of an automated owner.

    A human owner is never stopped in this way.
    """
    return book(g).faction(i.owner).answers_itself() and stopped(g, i)
