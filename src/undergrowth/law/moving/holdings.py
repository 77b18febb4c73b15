"""12.2.2, R.10.2.2 Holdings: a clearing beside the map, of one faction, that its tunnels join."""

from __future__ import annotations

from typing import Final

from undergrowth.law.pieces.ground import add_clearing
from undergrowth.law.removing.removal import may_remove
from undergrowth.table.game import Game
from undergrowth.table.records import Intent


class Holding:
    """12.2.2 Rules of a faction's holding.

    Its methods implement the faction's hooks of the same names (`table.sources`).
    """

    def __init__(self, owner: int, place: int, tunnel: int) -> None:
        self.owner: Final = owner
        self.place: Final = place
        self.tunnel: Final = tunnel
        """Kind of the token that joins a clearing to it."""

    def open(self, g: Game) -> None:
        """12.3.2, R.10.3.2 Add the holding to the clearings."""
        if self.place not in g.clearings:
            add_clearing(g, self.place)

    def tunnels(self, g: Game) -> list[int]:
        """12.2.2, R.10.2.2 Return the clearings with a tunnel; not to be changed."""
        return g.places_of(self.tunnel)

    def removable(self, g: Game) -> list[int]:
        """12.2.4, R.10.5.1.II Return the clearings whose tunnel the owner can remove."""
        return [place for place in self.tunnels(g) if may_remove(g, self.tunnel, place, self.owner)]

    def adjacent(self, g: Game, place: int, there: list[int]) -> list[int]:
        """12.2.2, R.10.2.2 Return adjacent places, with the holding next to each tunnel."""
        if place == self.place:
            return self.tunnels(g)
        return [*there, self.place] if g.count(self.tunnel, place) > 0 else there

    def ruler(self, place: int, ruler: int) -> int:
        """12.2.2, R.10.2.2 Return the owner as ruler of the holding, even without pieces there."""
        return self.owner if place == self.place else ruler

    def rank(self, hook: str) -> int:
        """12.2.2, R.10.2.2 Return 2 for `ruler`.

        "Always" overrides other rules for the ruler (7.2.2, 10.2.4, R.8.2.1).
        """
        return 2 if hook == "ruler" else 0

    def forbids(self, i: Intent) -> bool:
        """12.2.2, R.10.2.2 Forbid moving or placing other owners' pieces in the holding."""
        return i.place == self.place and i.owner != self.owner
