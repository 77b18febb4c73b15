"""13.7.2, R.11.7.2 Snares, and how they stop automated opponents (R.11.8.2)."""

from __future__ import annotations

from typing import Final

from undergrowth.automata.interactions import by_itself, stop_and_remove
from undergrowth.engine.frames import NOBODY
from undergrowth.engine.messages import Reason, because
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import MOVE, Intent


class Snare:
    """13.7.2 Rules of a face-up snare: it keeps enemy pieces out of its clearing, and in it.

    Its methods implement the owner's hooks of the same names (`table.sources`).
    """

    def __init__(self, owner: int, kind: int, law: str) -> None:
        self.owner: Final = owner
        self.kind: Final = kind
        self.law: Final = law
        """Section of the owner's snares."""

    def are_set(self, g: Game) -> bool:
        """13.7.2, R.11.7.2 Whether there is any snare on the map."""
        return len(g.places_of(self.kind)) > 0

    def holds(self, g: Game, owner: int, place: int) -> bool:
        """13.7.2, R.11.7.2 Whether a snare is in a clearing and pieces of an owner are enemies."""
        return (
            place != NOWHERE
            and g.pieces[self.kind * g.places + place] > 0
            and owner not in (self.owner, NOBODY)  # G.9 items are nobody's enemy pieces
            and is_enemy(g, owner, self.owner)
        )

    def forbids_placing(self, g: Game, i: Intent) -> bool:
        """13.7.2, R.11.7.2 Forbid placing enemy pieces in the clearing of a snare.

        R.11.8.2 Automated opponents are stopped once instead.
        """
        return self.holds(g, i.owner, i.place) and not by_itself(g, i)

    def forbids_moving(self, g: Game, i: Intent) -> bool:
        """13.7.2, R.11.7.2 Forbid moving enemy pieces out of the clearing of a snare.

        R.11.8.2 Automated opponents are stopped once instead.
        """
        return self.holds(g, i.owner, i.origin) and not by_itself(g, i)

    def stops_automated(self, g: Game, i: Intent) -> bool:
        """R.11.8.2 Whether a snare stops an automated opponent now; it is then removed."""
        at = i.origin if i.how == MOVE else i.place
        return self.holds(g, i.owner, at) and stop_and_remove(g, self.kind, i)

    def cannot(self, i: Intent) -> Reason:
        """13.7.2, R.11.7.2 Return why a move or a placing is forbidden."""
        return (self.law, because("why-snare_holds" if i.how == MOVE else "why-snare_keeps_out"))
