"""R.6.4.4, R.6.5.1, R.6.6 Public pity, organizing, recruiting and Wildfire."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.automata.orders import is_bird_order
from undergrowth.automata.placing import SetDown, announce_placing, can_place, make_placing
from undergrowth.automata.priority import by_priority
from undergrowth.automata.refusing import why_not_next
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.factions.automated_alliance.pieces import rising
from undergrowth.factions.automated_alliance.revolt import (
    has_revolted,
    may_surprise,
    surprise_places,
)
from undergrowth.factions.automated_alliance.sympathy import SpreadSympathy, spreading_place
from undergrowth.law.removing.removal import may_remove, removal, remove
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE


class DisbandIn(AtPlace):
    """`disband in 5`: the clearing where sympathy replaces the warriors."""

    verb: ClassVar[str] = "disband in"
    picture: ClassVar[str] = "sympathy"


_ORGANIZE: Final = Prompt("automated_alliance.organize", "R.6.6.1")


@dataclass
class PublicPity(Frame):
    """R.6.4.4 Spread sympathy if it did not revolt in Birdsong: more often with few tokens."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.pity,)

    def applies(self, g: Game) -> bool:
        """R.3.3.2 Whether public pity comes; Steadfast skips it on turns of a surprise revolt."""
        if has_revolted(g, self.seat):
            return False
        return not (rising(g, self.seat).has_trait("steadfast") and surprise_comes(g, self.seat))

    def pity(self, g: Game) -> None:
        """R.6.4.4 Count the tokens on the map before the first is placed, then spread."""
        me = rising(g, self.seat)
        few = g.on_map(me.sympathy) <= me.few
        g.push(SpreadSympathy(self.seat, me.spreads_with_few if few else me.spreads))


@dataclass
class AutomatedOrganize(Frame):
    """R.6.6.1 Remove the warriors at each base with enough of them, and spread sympathy."""

    seat: int
    left: list[int] = field(default_factory=list)
    """Clearings left, the next one first."""

    def script(self) -> tuple[Step, ...]:
        return (self.list_clearings, self.announce, self.organize, self.spread)

    def applies(self, g: Game) -> bool:
        full = [each for each in rising(g, self.seat).base_places(g) if self._is_full(g, each)]
        return len(full) > 0

    def list_clearings(self, g: Game) -> None:
        """R.2.4 List the clearings with a base, by priority."""
        self.left = by_priority(g, rising(g, self.seat).base_places(g))

    def announce(self, g: Game) -> None:
        """R.6.6.1 Announce the next clearing with enough warriors."""
        while self.left and not self._is_full(g, self.left[0]):
            self.left = self.left[1:]
        if self.left:
            g.ask(self.seat, _ORGANIZE, [DisbandIn(self.left[0])])
        else:
            g.finish()

    def organize(self, g: Game) -> None:
        """R.6.6.1 Remove all its warriors there."""
        where = g.chose(DisbandIn).place
        self.left = self.left[1:]
        n = g.warriors_at(self.seat, where)
        remove(g, removal(g, self.seat, rising(g, self.seat).warrior, where, n))

    def spread(self, g: Game) -> None:
        """R.6.6.1 Spread sympathy, before the next clearing."""
        g.back_to("announce")
        g.push(SpreadSympathy(self.seat))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """R.6.6.1, R.2.4 Return why it does not organize in another clearing now."""
        if isinstance(action, DisbandIn):
            return why_not_next("R.6.6.1", action.place, self.left)
        return None

    def _is_full(self, g: Game, where: int) -> bool:
        """R.6.6.1, R.3.3.1 Whether enough of its warriors stand in a clearing."""
        me = rising(g, self.seat)
        enough = me.level("organize_threshold")
        there = g.warriors_at(self.seat, where)
        return there >= enough and may_remove(g, me.warrior, where, self.seat)


@dataclass
class RecruitAtBases(Frame):
    """R.6.6.2 Place a warrior in each clearing with a base."""

    seat: int
    left: list[int] = field(default_factory=list)
    """Clearings left, the next one first."""

    def script(self) -> tuple[Step, ...]:
        return (self.list_clearings, self.announce, self.recruit)

    def applies(self, g: Game) -> bool:
        return len(rising(g, self.seat).base_places(g)) > 0

    def list_clearings(self, g: Game) -> None:
        """R.2.4 List the clearings with a base, by priority."""
        self.left = by_priority(g, rising(g, self.seat).base_places(g))

    def announce(self, g: Game) -> None:
        """R.6.6.2 Announce the next clearing where one can be placed."""
        me = rising(g, self.seat)
        while self.left and not can_place(g, self.seat, me.warrior, self.left[:1]):
            self.left = self.left[1:]
        if self.left:
            announce_placing(g, self.seat, "R.6.6.2", me.warrior, self.left[0], me.recruits)
        else:
            g.finish()

    def recruit(self, g: Game) -> None:
        self.left = self.left[1:]
        g.back_to("announce")
        make_placing(g, self.seat)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """R.6.6.2, R.2.4 Return why no warrior is placed in another clearing now."""
        if isinstance(action, SetDown):
            return why_not_next("R.6.6.2", action.place, self.left)
        return None


@dataclass
class Wildfire(Frame):
    """R.3.3.2 Wildfire: spread sympathy once more at the end of Evening, for no points."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.spread,)

    def applies(self, g: Game) -> bool:
        return rising(g, self.seat).has_trait("wildfire")

    def spread(self, g: Game) -> None:
        """R.6.5.1.I Spread where no clearing is ordered any more; R.6.5.1.II without room,
        score."""
        g.push(SpreadSympathy(self.seat, scoring=False))


def surprise_comes(g: Game, seat: int) -> bool:
    """R.3.3.2 Whether a surprise revolt follows this turn, as far as can be predicted.

    A clearing could revolt now, or the one to which Daylight will spread sympathy.
    """
    if not is_bird_order(g, seat):
        return False
    if surprise_places(g, seat):
        return True
    where = spreading_place(g, seat).target
    return where != NOWHERE and may_surprise(g, rising(g, seat), where)


verbs(DisbandIn)
frames(PublicPity, AutomatedOrganize, RecruitAtBases, Wildfire)
