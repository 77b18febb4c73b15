"""R.6.4.3, R.6.5.2 Revolts: ordered ones in Birdsong, surprise ones in Daylight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.automata.measures import MOST_ENEMY_PIECES
from undergrowth.automata.orders import is_bird_order, ordered_clearings
from undergrowth.automata.placing import place
from undergrowth.automata.refusing import why_other_place
from undergrowth.automata.targets import Pick, pick_place, tell_place
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.factions.automated_alliance.pieces import (
    NO_BASE,
    RisingPieces,
    ordered_base,
    rising,
)
from undergrowth.law.pieces.atoms import shift
from undergrowth.law.pieces.rule import may_place
from undergrowth.law.removing.removal import enemy_pieces, remove_enemies
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING
from undergrowth.table.places import NOWHERE
from undergrowth.table.uses import mark_used, was_used


class RiseIn(AtPlace):
    """`rise in 5`: the clearing that revolts."""

    verb: ClassVar[str] = "rise in"
    picture: ClassVar[str] = "battle"


_RISE: Final = Prompt("automated_alliance.revolt", "R.6.4.3")
_SURPRISE: Final = Prompt("automated_alliance.revolt", "R.6.5.2")


@dataclass
class OrderedRevolt(Frame):
    """R.6.4.3 Place the ordered base in an ordered sympathetic clearing, unless the order is a
    bird."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.revolt)

    def applies(self, g: Game) -> bool:
        return len(ordered_places(g, self.seat)) > 0

    def announce(self, g: Game) -> None:
        """R.6.4.3 Announce the clearing with the most enemy pieces."""
        pick = self._pick(g)
        if pick.target == NOWHERE:
            g.finish()
            return
        tell_place(g, self.seat, _RISE.law, pick)
        g.ask(self.seat, _RISE, [RiseIn(pick.target)])

    def revolt(self, g: Game) -> None:
        """R.6.4.4 Revolt; there is no public pity this turn."""
        mark_used(g, rising(g, self.seat))
        where = g.chose(RiseIn).place
        g.push(Rising(self.seat, where, ordered_base(g, self.seat), in_birdsong=True))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """R.6.4.3 Return why no other clearing revolts."""
        if isinstance(action, RiseIn):
            return why_other_place("R.6.4.3", action.place, self._pick(g))
        return None

    def _pick(self, g: Game) -> Pick:
        return pick_place(g, self.seat, ordered_places(g, self.seat), [MOST_ENEMY_PIECES])


@dataclass
class SurpriseRevolt(Frame):
    """R.6.5.2 With a bird as order, place a matching base in any sympathetic clearing."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.revolt)

    def applies(self, g: Game) -> bool:
        return len(surprise_places(g, self.seat)) > 0

    def announce(self, g: Game) -> None:
        """R.6.5.2 Announce the clearing with the most enemy pieces, then of highest priority."""
        pick = self._pick(g)
        if pick.target == NOWHERE:
            g.finish()
            return
        tell_place(g, self.seat, _SURPRISE.law, pick)
        g.ask(self.seat, _SURPRISE, [RiseIn(pick.target)])

    def revolt(self, g: Game) -> None:
        """R.6.5.2 Revolt with the base that matches the clearing."""
        where = g.chose(RiseIn).place
        base = rising(g, self.seat).base_for(g, g.suits[where])
        g.push(Rising(self.seat, where, base))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """R.6.5.2 Return why no other clearing revolts."""
        if isinstance(action, RiseIn):
            return why_other_place("R.6.5.2", action.place, self._pick(g))
        return None

    def _pick(self, g: Game) -> Pick:
        return pick_place(g, self.seat, surprise_places(g, self.seat), [MOST_ENEMY_PIECES])


@dataclass
class Rising(Frame):
    """R.6.4.3, R.6.5.2 Remove all enemy pieces, then place the base."""

    seat: int
    place: int
    base: int
    in_birdsong: bool = False

    def script(self) -> tuple[Step, ...]:
        return (self.clear, self.found)

    def clear(self, g: Game) -> None:
        """R.6.4.3 Remove the pieces and score for them (3.2.1)."""
        law = "R.6.4.3" if self.in_birdsong else "R.6.5.2"
        remove_enemies(g, self.seat, [self.place], law)

    def found(self, g: Game) -> None:
        place(g, self.seat, self.base, self.place, 1)


def ordered_places(g: Game, seat: int) -> list[int]:
    """R.6.4.3 Return the ordered sympathetic clearings where the ordered base can be placed."""
    base = ordered_base(g, seat)
    if base == NO_BASE:
        return []
    me = rising(g, seat)
    return [
        each
        for each in ordered_clearings(g, seat)
        if me.is_sympathetic(g, each) and _may_rise(g, me, each, base)
    ]


def surprise_places(g: Game, seat: int) -> list[int]:
    """R.6.5.2 With a bird as order, return the sympathetic clearings where a base can be placed."""
    if not is_bird_order(g, seat):
        return []
    me = rising(g, seat)
    return [
        each for each in g.clearings if me.is_sympathetic(g, each) and may_surprise(g, me, each)
    ]


def may_surprise(g: Game, me: RisingPieces, where: int) -> bool:
    """R.6.5.2 Whether a base on its board matches a clearing and can be placed there."""
    base = me.base_for(g, g.suits[where])
    return base != NO_BASE and _may_rise(g, me, where, base)


def has_revolted(g: Game, seat: int) -> bool:
    """R.6.4.4 Whether it has revolted in this turn's Birdsong."""
    return was_used(g, rising(g, seat))


def _may_rise(g: Game, me: RisingPieces, where: int, base: int) -> bool:
    """R.2.3 Whether a base can be placed once all enemy pieces have left a clearing."""
    r = enemy_pieces(g, me.seat, [where])
    freed = 0
    for i, kind in enumerate(r.kinds):
        if g.box.kinds[kind].sort == BUILDING:
            freed += r.counts[i]
    if g.slots[where] + freed == 0:
        return False
    if may_place(g, me.seat, where, base, me.seat):
        return True
    after = g.copy()  # a piece that forbids placing here may be removed
    for i, kind in enumerate(r.kinds):
        shift(after, kind, where, -r.counts[i])
    return may_place(after, me.seat, where, base, me.seat)


verbs(RiseIn)
frames(OrderedRevolt, SurpriseRevolt, Rising)
