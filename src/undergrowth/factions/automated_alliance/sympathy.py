"""R.6.5.1 Spread Sympathy, used in Birdsong, Daylight and Evening."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.automata.measures import FEWEST_ENEMY_PIECES, FEWEST_ENEMY_WARRIORS
from undergrowth.automata.orders import ordered_clearings
from undergrowth.automata.placing import SetDown, announce_placing, can_place, make_placing
from undergrowth.automata.refusing import why_other_place
from undergrowth.automata.targets import Pick, pick_place, tell_place
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Reason
from undergrowth.factions.automated_alliance.pieces import rising
from undergrowth.law.moving.ways import adjacent
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.victory.score import score
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE


@dataclass
class SpreadSympathy(Frame):
    """R.6.5.1 Place a sympathy token, `times` times."""

    seat: int
    times: int = 1
    """Tokens left to place."""
    scoring: bool = True
    """R.3.3.2 Whether tokens score: not for Wildfire."""

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.spread)

    def announce(self, g: Game) -> None:
        """R.6.5.1 Announce the clearing of the next token; R.6.5.1.II without any, score."""
        if self.times == 0:
            g.finish()
            return
        pick = spreading_place(g, self.seat)
        if pick.target == NOWHERE:
            self.times -= 1
            g.back_to("announce")
            score(g, self.seat, rising(g, self.seat).points_without, "R.6.5.1.II")
            return
        law = "R.6.5.1" if near_places(g, self.seat) else "R.6.5.1.I"
        tell_place(g, self.seat, law, pick)
        announce_placing(g, self.seat, law, rising(g, self.seat).sympathy, pick.target, 1)

    def spread(self, g: Game) -> None:
        """R.6.5.1 Place the token and score the points of the space that it uncovers."""
        points = spreading_points(g, self.seat, g.chose(SetDown).place)
        self.times -= 1
        g.back_to("announce")
        if make_placing(g, self.seat) > 0 and self.scoring:
            score(g, self.seat, points, "R.6.5.1")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """R.6.5.1, R.6.5.1.I Return why sympathy does not spread elsewhere."""
        if not isinstance(action, SetDown):
            return None
        law = "R.6.5.1" if near_places(g, self.seat) else "R.6.5.1.I"
        return why_other_place(law, action.place, spreading_place(g, self.seat))


def spreading_place(g: Game, seat: int) -> Pick:
    """R.6.5.1 Pick an ordered clearing next to sympathy, with the fewest enemy warriors.

    R.6.5.1.I Without any, the one of all clearings with the fewest enemy pieces.
    """
    near = near_places(g, seat)
    if near:
        return pick_place(g, seat, near, [FEWEST_ENEMY_WARRIORS])
    return pick_place(g, seat, _free(g, seat), [FEWEST_ENEMY_PIECES])


def near_places(g: Game, seat: int) -> list[int]:
    """R.6.5.1 Return the ordered clearings next to sympathy that can get a token."""
    ordered = ordered_clearings(g, seat)
    return [each for each in _free(g, seat) if each in ordered and _is_near(g, seat, each)]


def _free(g: Game, seat: int) -> list[int]:
    """R.6.2.1.I Return the clearings without a token in which one can be placed."""
    me = rising(g, seat)
    unsympathetic = [each for each in g.clearings if not me.is_sympathetic(g, each)]
    return can_place(g, seat, me.sympathy, unsympathetic)


def spreading_points(g: Game, seat: int, where: int) -> int:
    """R.6.5.1 Return the points of the next token in a clearing; R.6.2.5 fewer under martial law.

    There must be a token left.
    """
    me = rising(g, seat)
    points = me.points[me.placed(g)]
    if is_martial(g, seat, where) and not me.has_trait("steadfast"):
        return max(0, points - me.martial_points)
    return points


def is_martial(g: Game, seat: int, where: int) -> bool:
    """R.6.2.5 Whether any one enemy has three or more warriors in a clearing."""
    least = rising(g, seat).martial_warriors
    for owner in range(g.owners):
        if g.warriors_at(owner, where) >= least and is_enemy(g, seat, owner):
            return True
    return False


def _is_near(g: Game, seat: int, where: int) -> bool:
    """R.6.5.1 Whether a clearing is adjacent to a sympathetic one."""
    me = rising(g, seat)
    for place in adjacent(g, seat, where):
        if me.is_sympathetic(g, place):
            return True
    return False


frames(SpreadSympathy)
