"""R.11.8.2 What stops an automated opponent in the midst of placing or moving."""

from __future__ import annotations

from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.records import Intent


def stopped(g: Game, i: Intent) -> bool:
    """R.11.8.2 Whether something stops this part of an action; it is removed then."""
    for source in book(g).hooks.stops_automated:
        if source.stops_automated(g, i):
            return True
    return False


def stopped_when_made_to(g: Game, i: Intent) -> bool:
    """1.5.5, R.11.8.2 The same where somebody forces its owner, who may be a human: those are
    never stopped so, they cannot be made to."""
    return book(g).faction(i.owner).answers_itself() and stopped(g, i)
