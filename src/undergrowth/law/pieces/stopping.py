"""R.11.8.2 Effects that stop an automated opponent while it places or moves."""

from __future__ import annotations

from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.records import Intent


def stop_by_piece(g: Game, i: Intent) -> bool:
    """R.11.8.2 Let a piece stop this part of an action and be removed; return whether one does."""
    for source in book(g).hooks.stops_automated:
        if source.stops_automated(g, i):
            return True
    return False


def stop_forced_by_piece(g: Game, i: Intent) -> bool:
    """1.5.5, R.11.8.2 Let a piece stop a forced action of an automated owner, as `stop_by_piece`.

    A human owner is never stopped in this way.
    """
    return book(g).faction(i.owner).answers_itself() and stop_by_piece(g, i)
