"""R.5.5.2 Building a roost; R.3.3.2 steps that traits add before and after it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.automata.measures import may_target
from undergrowth.automata.placing import (
    SetDown,
    announce_placing,
    can_place,
    make_placing,
    ruled,
)
from undergrowth.automata.priority import by_priority
from undergrowth.automata.refusing import why_not_next, why_other_place
from undergrowth.automata.services.hiring import hire, with_hired
from undergrowth.automata.targets import Pick, pick_place, tell_place
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.factions.electric_eyrie.pieces import electric
from undergrowth.factions.electric_eyrie.turmoil import fall, fall_if_noble, rests
from undergrowth.law.pieces.enemies import is_enemy_piece
from undergrowth.law.removing.removal import may_remove, remove
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING, TOKEN
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import Removed


class TearDownIn(AtPlace):
    """`tear down in 5`: the clearing whose defenseless buildings and tokens are removed."""

    verb: ClassVar[str] = "tear down in"
    picture: ClassVar[str] = "loss"


_TEAR_DOWN: Final = Prompt("electric_eyrie.relentless", "R.3.3.2")


@dataclass
class Relentless(Frame):
    """R.3.3.2 Relentless: remove defenseless buildings and tokens wherever it has warriors."""

    seat: int
    left: list[int] = field(default_factory=list)
    """Clearings left, the next one first."""

    def script(self) -> tuple[Step, ...]:
        return (self.list_clearings, self.announce, self.tear_down)

    def applies(self, g: Game) -> bool:
        return electric(g, self.seat).has_trait("relentless") and not rests(g, self.seat)

    def list_clearings(self, g: Game) -> None:
        """R.2.4 List the clearings with its warriors, by priority."""
        there = [each for each in g.clearings if g.warriors_at(self.seat, each) > 0]
        self.left = by_priority(g, there)

    def announce(self, g: Game) -> None:
        """R.2.3 Announce the next clearing with pieces to remove."""
        while self.left and not _is_exposed(g, self.seat, self.left[0]):
            self.left = self.left[1:]
        if self.left:
            g.ask(self.seat, _TEAR_DOWN, [TearDownIn(self.left[0])])
        else:
            g.finish()

    def tear_down(self, g: Game) -> None:
        """3.2.1 Remove the pieces and score for them as usual."""
        self.left = self.left[1:]
        g.back_to("announce")
        remove(g, defenseless_pieces(g, self.seat, g.chose(TearDownIn).place))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """R.3.3.2, R.2.4 Return why no pieces are removed in another clearing now."""
        if not isinstance(action, TearDownIn):
            return None
        return why_not_next("R.3.3.2", action.place, self.left)


@dataclass
class ElectricBuild(Frame):
    """R.5.5.2 Place a roost in a clearing it rules, with any Decree; otherwise fall into
    turmoil."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.build)

    def applies(self, g: Game) -> bool:
        return not rests(g, self.seat)

    def announce(self, g: Game) -> None:
        """R.5.5.2 Announce the clearing, by priority."""
        pick = self._pick(g)
        if pick.target == NOWHERE:
            self._hire_or_fall(g)
            return
        tell_place(g, self.seat, "R.5.5.2", pick)
        roost = electric(g, self.seat).roost
        announce_placing(g, self.seat, "R.5.5.2", roost, pick.target, 1)

    def build(self, g: Game) -> None:
        if make_placing(g, self.seat) == 0:
            fall(g, self.seat)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """R.5.5.2 Return why another clearing gets no roost."""
        if isinstance(action, SetDown):
            return why_other_place("R.5.5.2", action.place, self._pick(g))
        return None

    def _pick(self, g: Game) -> Pick:
        places = electric(g, self.seat).roost_places(g, ruled(g, self.seat))
        return pick_place(g, self.seat, places, [])

    def _hire_or_fall(self, g: Game) -> None:
        """R.5.7 Fall into turmoil, unless hired warriors would let it build (R.9.7)."""
        me = electric(g, self.seat)
        other = with_hired(g, self.seat)
        if other is not None and me.roost_places(other, ruled(other, self.seat)):
            g.back_to("announce")
            hire(g, self.seat)
        else:
            g.finish()
            fall(g, self.seat)


@dataclass
class Swoop(Frame):
    """R.3.3.2 Swoop: place two warriors in a clearing without its pieces, at the end of
    Daylight."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.swoop)

    def applies(self, g: Game) -> bool:
        return electric(g, self.seat).has_trait("swoop") and not rests(g, self.seat)

    def announce(self, g: Game) -> None:
        """R.3.3.2 Announce the clearing of highest priority."""
        me = electric(g, self.seat)
        pick = self._pick(g)
        if pick.target == NOWHERE:
            g.finish()
            fall_if_noble(g, self.seat)
            return
        tell_place(g, self.seat, "R.3.3.2", pick)
        announce_placing(g, self.seat, "R.3.3.2", me.warrior, pick.target, me.swoopers)

    def swoop(self, g: Game) -> None:
        if make_placing(g, self.seat) < electric(g, self.seat).swoopers:
            fall_if_noble(g, self.seat)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """R.3.3.2 Return why warriors are not placed elsewhere."""
        if isinstance(action, SetDown):
            return why_other_place("R.3.3.2", action.place, self._pick(g))
        return None

    def _pick(self, g: Game) -> Pick:
        empty = [each for each in g.clearings if not g.has_pieces(self.seat, each)]
        places = can_place(g, self.seat, electric(g, self.seat).warrior, empty)
        return pick_place(g, self.seat, places, [])


def defenseless_pieces(g: Game, seat: int, where: int) -> Removed:
    """4.3.5.II Return the enemy buildings and tokens in a clearing whose owners have no warriors
    there."""
    r = Removed(seat, False, [], [], [], [])
    for kind, k in enumerate(g.box.kinds):
        if k.sort in (BUILDING, TOKEN) and _falls(g, seat, kind, where):
            r.kinds.append(kind)
            r.places.append(where)
            r.counts.append(g.count(kind, where))
            r.removers.append(seat)
    return r


def _falls(g: Game, seat: int, kind: int, where: int) -> bool:
    """Whether pieces of a kind are defenseless in a clearing and can be removed."""
    return (
        g.count(kind, where) > 0
        and is_enemy_piece(g, seat, kind)
        and g.warriors_at(g.box.kinds[kind].owner, where) == 0
        and may_remove(g, kind, where, seat)
    )


def _is_exposed(g: Game, seat: int, where: int) -> bool:
    """R.3.3.2 Whether an enemy it may target has defenseless pieces in a clearing."""
    for kind in defenseless_pieces(g, seat, where).kinds:
        if may_target(g, seat, g.box.kinds[kind].owner):
            return True
    return False


verbs(TearDownIn)
frames(Relentless, ElectricBuild, Swoop)
