"""CBG.5.1 Recruit: goats come before the largest audience, if need be from everywhere else."""

from __future__ import annotations

from dataclasses import dataclass

from revelry.factions.circuit_board_goats.criteria import FEWEST_WARRIORS, MOST_AUDIENCE
from revelry.factions.circuit_board_goats.pieces import GoatPieces, goats
from undergrowth.automata.orders import ordered_clearings
from undergrowth.automata.placing import SetDown, announce_placing, make_placing
from undergrowth.automata.refusing import why_other_place
from undergrowth.automata.targets import Pick, pick_place, tell_place
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Reason
from undergrowth.law.pieces.rule import may_place
from undergrowth.law.removing.removal import may_remove, remove
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import Removed


def stage(g: Game, me: GoatPieces) -> Pick:
    """CBG.5.1 The ordered clearing with the most enemy players, then the fewest warriors."""
    places = [
        place
        for place in ordered_clearings(g, me.seat)
        if may_place(g, me.seat, place, me.warrior, me.seat)
    ]
    return pick_place(g, me.seat, places, [MOST_AUDIENCE, FEWEST_WARRIORS])


@dataclass
class GoatRecruits(Frame):
    """CBG.5.1 Warriors into one clearing; CBG.5.1.II what is missing comes from unordered ones."""

    seat: int
    left: int = 0
    place: int = NOWHERE
    recalled: bool = False
    """Whether warriors have been taken from unordered clearings."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.recall, self.announce, self.place_them)

    def applies(self, g: Game) -> bool:
        return stage(g, goats(g, self.seat)).target != NOWHERE

    def choose(self, g: Game) -> None:
        """CBG.5.1 Choose the clearing to which all of them go."""
        me = goats(g, self.seat)
        pick = stage(g, me)
        self.place, self.left = pick.target, me.recruits
        tell_place(g, self.seat, "CBG.5.1", pick)

    def recall(self, g: Game) -> None:
        """CBG.5.1.II As soon as none is left."""
        me = goats(g, self.seat)
        if g.supply[me.warrior] == 0 and self.left > 0 and not self.recalled:
            self.recalled = True
            recall_unordered(g, me)

    def announce(self, g: Game) -> None:
        """1.5.4 As many as there are now."""
        me = goats(g, self.seat)
        n = min(self.left, g.supply[me.warrior])
        if n > 0:
            announce_placing(g, self.seat, "CBG.5.1", me.warrior, self.place, n)

    def place_them(self, g: Game) -> None:
        """R.11.8.2 Place them, or remove what stops them, which uses this action up."""
        if not isinstance(g.answer, SetDown):
            return
        n = make_placing(g, self.seat)
        self.left -= n
        if n > 0 and self.left > 0 and not self.recalled:
            g.back_to("recall")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """CBG.5.1 Return why they do not come elsewhere."""
        me = goats(g, self.seat)
        if not isinstance(action, SetDown) or action.place == self.place:
            return None
        return why_other_place("CBG.5.1", action.place, stage(g, me))


def recall_unordered(g: Game, me: GoatPieces) -> None:
    """CBG.5.1.II All goats in unordered clearings are removed, at once."""
    ordered = ordered_clearings(g, me.seat)
    r = Removed(me.seat, False, [], [], [], [])
    for place in g.clearings:
        n = g.count(me.warrior, place)
        if place not in ordered and n > 0 and may_remove(g, me.warrior, place, me.seat):
            r.kinds.append(me.warrior)
            r.places.append(place)
            r.counts.append(n)
            r.removers.append(me.seat)
    if r.kinds:
        remove(g, r)


frames(GoatRecruits)
