"""R.9.5 Daylight: build and garrison, recruit, organize, battle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.automata.battles import BattleEach
from undergrowth.automata.measures import MOST_ENEMY_PIECES
from undergrowth.automata.orders import is_bird_order, ordered_clearings
from undergrowth.automata.placing import SetDown, announce_placing, can_place, make_placing, place
from undergrowth.automata.priority import by_priority
from undergrowth.automata.targets import pick_place, tell_place
from undergrowth.engine.actions import verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.factions.riverfolk_robots.payments import WITH_MOST_PAID
from undergrowth.factions.riverfolk_robots.pieces import RobotsPieces, robots
from undergrowth.law.victory.score import score
from undergrowth.table.answers import WithCount
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE
from undergrowth.table.uses import set_mark
from undergrowth.twins.trade import river

_RECRUIT: Final = Prompt("riverfolk_robots.recruit", "R.9.5.2")


class LineUp(WithCount):
    """`line up 5`: the number of clearings that get a warrior."""

    verb: ClassVar[str] = "line up"
    picture: ClassVar[str] = "recruit"


@dataclass
class BuildAndGarrison(Frame):
    """R.9.5.1 Place a trade post and its garrison in an ordered clearing without a trade post."""

    seat: int
    target: int = NOWHERE

    def script(self) -> tuple[Step, ...]:
        return (self.pick, self.announce, self.build)

    def applies(self, g: Game) -> bool:
        return len(sites(g, robots(g, self.seat))) > 0

    def pick(self, g: Game) -> None:
        """R.9.5.1.I Pick the clearing: first those with pieces of the player who has paid most."""
        pick = pick_place(g, self.seat, sites(g, robots(g, self.seat)), [WITH_MOST_PAID])
        tell_place(g, self.seat, "R.9.5.1", pick)
        self.target = pick.target

    def announce(self, g: Game) -> None:
        post = robots(g, self.seat).post_for(g, self.target)
        announce_placing(g, self.seat, "R.9.5.1", post, self.target, 1)

    def build(self, g: Game) -> None:
        """R.9.5.1 Place both and score the points of the space that the trade post leaves."""
        me = robots(g, self.seat)
        kind = me.post_for(g, self.target)
        points = me.points_for_placing(g, kind, self.target)
        if make_placing(g, self.seat) > 0:
            place(g, self.seat, me.warrior, self.target, me.level("garrison_warriors"))
            score(g, self.seat, points, "R.9.5.1")


def sites(g: Game, me: RobotsPieces) -> list[int]:
    """R.9.5.1, R.2.3 Return the clearings where a trade post of their suit can be placed."""
    return [
        clearing
        for clearing in ordered_clearings(g, me.seat)
        if not me.has_post(g, clearing) and me.post_for(g, clearing) >= 0
    ]


@dataclass
class RecruitRobots(Frame):
    """R.9.5.2 Place a warrior in each ordered clearing; with a bird, in each on the river."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.recruit)

    def applies(self, g: Game) -> bool:
        return len(recruiting(g, robots(g, self.seat))) > 0

    def announce(self, g: Game) -> None:
        me = robots(g, self.seat)
        n = min(len(recruiting(g, me)), g.supply[me.warrior])
        g.ask(self.seat, _RECRUIT, [LineUp(n)])

    def recruit(self, g: Game) -> None:
        """R.9.5.2.I Place them by priority, highest first."""
        me = robots(g, self.seat)
        for clearing in recruiting(g, me):
            place(g, self.seat, me.warrior, clearing, 1)


def recruiting(g: Game, me: RobotsPieces) -> list[int]:
    """R.9.5.2 Return the clearings to recruit in, by priority."""
    bird = is_bird_order(g, me.seat)
    places = river(g) if bird else ordered_clearings(g, me.seat)
    return by_priority(g, can_place(g, me.seat, me.warrior, places))


@dataclass
class OrganizeTrade(Frame):
    """R.9.5.3 Check for Protectionism; under it, score and place warriors at enemies."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.check, self.announce, self.act)

    def check(self, g: Game) -> None:
        """R.9.2.4 Check the conditions; one fulfilled now holds for the rest of the turn."""
        me = robots(g, self.seat)
        if not me.board(g).payments:
            self._protect(g, me.shield, "protected_by_shield")
        if g.supply[me.warrior] == 0:
            self._protect(g, me.sword, "protected_by_sword")
        if not me.protects(g):
            g.finish()

    def _protect(self, g: Game, mark: int, verb: str) -> None:
        set_mark(g, mark)
        if g.log is not None:
            g.note(verb, "R.9.2.4", self.seat, {})

    def announce(self, g: Game) -> None:
        """R.9.5.3 Announce the clearing with their pieces and the most enemy pieces."""
        me = robots(g, self.seat)
        mine = g.stands_in(self.seat)
        places = can_place(g, self.seat, me.warrior, mine)
        if places:
            pick = pick_place(g, self.seat, places, [MOST_ENEMY_PIECES])
            tell_place(g, self.seat, "R.9.5.3", pick)
            kind, n = me.warrior, me.organize_warriors
            announce_placing(g, self.seat, "R.9.5.3", kind, pick.target, n)

    def act(self, g: Game) -> None:
        score(g, self.seat, robots(g, self.seat).organize_points, "R.9.5.3")
        if isinstance(g.answer, SetDown):
            make_placing(g, self.seat)


@dataclass
class RobotsBattles(BattleEach):
    """R.9.5.4 Battle in each clearing under the shield, in ordered ones under the sword."""

    def law(self, g: Game) -> str:
        return "R.9.5.4"

    def clearings(self, g: Game) -> list[int]:
        me = robots(g, self.seat)
        if me.shield in g.used:
            return g.clearings
        return ordered_clearings(g, self.seat) if me.sword in g.used else []


verbs(LineUp)
frames(BuildAndGarrison, RecruitRobots, OrganizeTrade, RobotsBattles)
