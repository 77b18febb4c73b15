"""Otter Divers: their controller needs no rule for moves from and to the river."""

from __future__ import annotations

from undergrowth.law.hirelings.hireling import Hireling
from undergrowth.law.moving.ways import adjacent
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE


class OtterDivers(Hireling):
    """The Otter Divers, the demoted side."""

    def needs_rule(self, g: Game, owner: int, origin: int, destination: int, needs: bool) -> bool:
        """H.2.2 Whether their controller needs rule: not where one end is on the river.

        M.3.5 The Ferry, which ignores paths, needs rule in spite of such abilities.
        """
        if not needs or owner != self.decider(g) or destination == NOWHERE:
            return needs
        if not g.rivers[origin] and not g.rivers[destination]:
            return True
        return destination in g.rivers[origin] and destination not in adjacent(g, owner, origin)
