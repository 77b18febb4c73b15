"""Announcements: the next action of a faction that plays by itself, shown to everybody."""

from __future__ import annotations

from undergrowth.engine.actions import Action
from undergrowth.engine.frames import NOBODY
from undergrowth.shown.question import option_view
from undergrowth.table.book import book
from undergrowth.table.described.views import View
from undergrowth.table.game import Game
from undergrowth.table.hidden.faces import knows
from undergrowth.table.names import PIECES
from undergrowth.table.places import NOWHERE


def announced(g: Game) -> View | None:
    """R.2 Return the next action of a faction that plays by itself, if it has one answer; else
    None."""
    decision = g.decision
    if not g.automated or decision is None or decision.seat < 0 or len(decision.options) != 1:
        return None
    action = decision.options[0]
    if not book(g).faction(decision.seat).answers_itself() or _names_hidden(g, action):
        return None
    return option_view(g, decision, action)


def _names_hidden(g: Game, action: Action) -> bool:
    """1.2.1 Whether an action names a kind of piece that is hidden from some players."""
    args = action.args()
    for i in range(len(args)):
        if action.domains[i] is PIECES:
            for kinds in g.box.kind_at:
                kind = kinds[args[i]]
                if kind >= 0 and g.box.hides_kinds and not knows(g, NOBODY, kind, NOWHERE):
                    return True
    return False
