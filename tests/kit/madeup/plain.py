"""A made-up faction with nothing special about it: probes make theirs of it.

It begins with four warriors in the first clearing it may have, recruits one there each Birdsong,
and crafts, moves, battles or passes in its Daylight.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.law.faction import GeneralFaction
from undergrowth.law.pieces.atoms import put
from undergrowth.law.turn.daylight import daylight_options, use_daylight
from undergrowth.law.turn.turn import DrawAndDiscard
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE

WARRIORS: Final = 15
_DAYLIGHT: Final = Prompt("plain.daylight", "1.4.1")
_ACTIONS: Final = 2


class PlainMove(Action):
    """`plain move`."""

    verb: ClassVar[str] = "plain move"


class PlainBattle(Action):
    """`plain battle`."""

    verb: ClassVar[str] = "plain battle"


@dataclass
class PlainSetup(Frame):
    """5.1.7 Four warriors."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.place,)

    def place(self, g: Game) -> None:
        home = next(c for c in g.clearings if c not in g.homes)
        g.homes[self.seat] = home
        put(g, book(g).faction(self.seat).warrior, home, 4)


@dataclass
class PlainBirdsong(Frame):
    """1.4.1 A warrior at home."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.recruit,)

    def recruit(self, g: Game) -> None:
        if g.homes[self.seat] != NOWHERE:
            put(g, book(g).faction(self.seat).warrior, g.homes[self.seat], 1)


@dataclass
class PlainDaylight(Frame):
    """1.4.1 Two actions, and what everybody may do besides."""

    seat: int
    left: int = _ACTIONS

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.act)

    def offer(self, g: Game) -> None:
        me = book(g).faction(self.seat)
        options = daylight_options(g, self.seat, True)
        if self.left > 0 and me.may_move(g, 0):
            options.append(PlainMove())
        if self.left > 0 and me.may_battle(g, 0):
            options.append(PlainBattle())
        g.ask(self.seat, _DAYLIGHT, [*options, PASS])

    def act(self, g: Game) -> None:
        me = book(g).faction(self.seat)
        if isinstance(g.answer, PlainMove):
            self.left -= 1
            g.back_to("offer")
            g.push(me.move(g, 0, False))
        elif isinstance(g.answer, PlainBattle):
            self.left -= 1
            g.back_to("offer")
            g.push(me.battle(g, 0, False))
        elif use_daylight(g, self.seat, g.answer):
            g.back_to("offer")


class Plain(GeneralFaction):
    """A faction of warriors."""

    def setup(self, g: Game) -> Frame:
        return PlainSetup(self.seat)

    def birdsong(self, g: Game) -> list[Frame]:
        return [PlainBirdsong(self.seat)]

    def daylight(self, g: Game) -> list[Frame]:
        return [PlainDaylight(self.seat)]

    def evening(self, g: Game) -> list[Frame]:
        return [DrawAndDiscard(self.seat, 1)]

    def crafting_at(self, g: Game, place: int) -> int:
        """4.1.1 Each warrior at home is a crafting piece."""
        if place != g.homes[self.seat]:
            return 0
        return max(0, g.warriors_at(self.seat, place) - g.activated[place])


verbs(PlainMove, PlainBattle)
frames(PlainSetup, PlainBirdsong, PlainDaylight)
