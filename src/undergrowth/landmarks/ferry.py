"""The Ferry: once a turn a move from its clearing follows the river, and the Ferry moves too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.draw import Draw
from undergrowth.law.moving.rivers import with_rivers
from undergrowth.law.moving.ways import adjacent, needs_rule
from undergrowth.law.pieces.atoms import shift
from undergrowth.law.pieces.rule import rules_to_move
from undergrowth.law.removing.triggers import TRIGGERS, Trigger
from undergrowth.law.setup.landmarks import move_landmark
from undergrowth.law.windows.windows import takes_offers
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.landmark import Landmark
from undergrowth.table.moments import AT_EVENT
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.records import Moved
from undergrowth.table.uses import mark_used, was_used

_TRIGGER: Final = TRIGGERS.add("ferry")
_CARD: Final = 40
"""Value of a drawn card to a computer player, in hundredths of a point."""
_RIDE: Final = Prompt("landmarks.ferry", "M.3.5")


class RideFerry(Action):
    """`ride`: the move just taken used the Ferry."""

    verb: ClassVar[str] = "ride"


@dataclass
class Ferrying(Trigger):
    """M.3.5 Move the Ferry with the pieces, and let their players draw."""

    index: int
    """Index of the Ferry among the landmarks."""
    destination: int
    riders: list[int]
    """Players whose faction pieces moved; the mover comes first."""
    may_walk: bool

    def owner(self) -> int:
        return self.riders[0] if self.riders else NOBODY

    def name(self) -> int:
        return _TRIGGER

    def at(self) -> int:
        return self.destination

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.ride)

    def choose(self, g: Game) -> None:
        """M.3.5, 1.5.5 Ask the turn's player whether a move possible without the Ferry used it."""
        if self.may_walk:
            g.ask(g.turn, _RIDE, [RideFerry(), PASS])

    def ride(self, g: Game) -> None:
        """M.3.5 Move the Ferry; each player whose pieces moved draws, in turn order from the
        mover."""
        if self.may_walk and not isinstance(g.answer, RideFerry):
            return
        mark_used(g, book(g).landmarks[self.index])
        move_landmark(g, self.index, self.destination, "M.3.5")
        cards = sheet(f"landmarks/{book(g).landmarks[self.index].name}").number("cards")
        g.push_all([Draw(seat, cards) for seat in self.riders])


class Ferry(Landmark):
    """M.3.5 For moves, its clearing is next to those linked to it by river."""

    def neighbours(self, g: Game, owner: int, place: int, there: list[int]) -> list[int]:
        """M.3.5 Add those clearings, once a turn; rule is needed as usual (4.2.1)."""
        if place != self.place(g) or was_used(g, self):
            return there
        return with_rivers(g, place, there)

    def why_no_way(self, g: Game, owner: int, origin: int, place: int) -> Reason | None:
        """M.3.5 Return why there is no ferry: it was used this turn, or is elsewhere on the
        river."""
        if not g.has_place(place) or place not in g.rivers[origin]:
            return None
        if was_used(g, self):
            return ("M.3.5", because("why-ferry_has_carried"))
        return (
            "M.3.5",
            because("why-ferry_waits", {"place": f"place:{PLACE.text(self.place(g))}"}),
        )

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        """Return the value of a free card."""
        return _CARD if isinstance(action, RideFerry) else 0

    def on_moved_together(self, g: Game, moves: list[Moved]) -> list[Frame]:
        """M.3.5 Return the frame for a move along the river that used the Ferry, or may have."""
        first = moves[0]
        if first.origin != self.place(g) or was_used(g, self):
            return []
        if first.destination not in g.rivers[first.origin]:
            return []
        may_walk = True
        for m in moves:
            may_walk = may_walk and self._may_walk(g, m)
        if may_walk and not (takes_offers(g, g.turn, AT_EVENT) and _may_ride(g, first)):
            return []
        riders = [m.owner for m in moves if m.owner < g.seats]
        return [Ferrying(self.index, first.destination, riders, may_walk)]

    def _may_walk(self, g: Game, m: Moved) -> bool:
        """M.3.5 Whether the move was possible without the Ferry."""
        if m.by_effect:
            return True
        there = adjacent(g, m.owner, m.origin)
        for source in book(g).hooks.neighbours:
            if source is not self:
                there = source.neighbours(g, m.owner, m.origin, there)
        return m.destination in there


def _may_ride(g: Game, m: Moved) -> bool:
    """M.3.5 Whether the mover ruled one end before moving, which a swimmer need not have."""
    if not needs_rule(g, m.owner, m.origin, NOWHERE):
        return True
    before = g.copy()
    for i, kind in enumerate(m.kinds):
        n = min(m.counts[i], g.count(kind, m.destination))
        if n > 0:
            shift(before, kind, m.destination, -n)
            shift(before, kind, m.origin, n)
    return rules_to_move(before, m.owner, m.origin) or rules_to_move(before, m.owner, m.destination)


verbs(RideFerry)
frames(Ferrying)
LANDMARK = Ferry
