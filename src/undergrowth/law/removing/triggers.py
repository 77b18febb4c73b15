"""1.1.3, 4.3.6 Procedures that an event sets off, and their order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain, Names
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.optional import mypyc_attr
from undergrowth.engine.registries import numbered
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE, PLACE

TRIGGERS: Final = numbered(Names("trigger"))
"""Names of the procedures that removals and moves set off."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger(Frame):
    """A procedure that an event sets off and that its owner can be asked to order."""

    def owner(self) -> int:
        """The seat whose effect this is."""
        raise NotImplementedError

    def name(self) -> int:
        """Its number in `TRIGGERS`, or -1 when its order can never matter: it then goes first."""
        return -1

    def at(self) -> int:
        """The place it is about, or NOWHERE."""
        return NOWHERE

    def is_after_battle(self) -> bool:
        """4.3 Whether it is said to come after a battle: then it is no part of one."""
        return False


@dataclass
class Unmasked(Trigger):
    """1.2.1 A piece that lay face down is gone: which it was, everybody sees by what follows."""

    seat: int

    def copy(self) -> Frame:
        return Unmasked(self.seat)

    def owner(self) -> int:
        return self.seat

    def script(self) -> tuple[Step, ...]:
        return (self.tell,)

    def tell(self, g: Game) -> None:
        """1.2.1 Whichever it was: its effect comes, or does not."""
        g.gives_away()


class First(Action):
    """`first outrage 5`: which of several triggered procedures resolves next."""

    verb: ClassVar[str] = "first"
    domains: ClassVar[tuple[Domain, ...]] = (TRIGGERS, PLACE)

    def __init__(self, trigger: int, place: int) -> None:
        self.trigger: Final = trigger
        self.place: Final = place

    def args(self) -> tuple[int, ...]:
        return (self.trigger, self.place)


_ORDER: Final = Prompt("removal.order", "4.3.6")


@dataclass
class Triggers(Frame):
    """1.1.3, 4.3.6 Procedures set off together resolve in the order their owner picks.

    When several owners are concerned, the player taking their turn picks.
    """

    waiting: list[Frame]

    def copy(self) -> Frame:
        return Triggers([frame.copy() for frame in self.waiting])

    def script(self) -> tuple[Step, ...]:
        return (self.pick, self.resolve)

    def pick(self, g: Game) -> None:
        """1.1.3 Ask who goes first, if there is anything to choose."""
        options: list[Action] = []
        chooser = NOBODY
        for frame in self.waiting:
            if not isinstance(frame, Trigger) or frame.name() < 0:
                return
            option = First(frame.name(), frame.at())
            if option not in options:
                options.append(option)
            chooser = frame.owner() if chooser in (NOBODY, frame.owner()) else g.turn
        if len(options) > 1:
            g.ask(chooser if chooser >= 0 else 0, _ORDER, options)

    def fewer(self, g: Game, kind: int, place: int, n: int) -> None:
        for frame in self.waiting:
            frame.fewer(g, kind, place, n)

    def resolve(self, g: Game) -> None:
        """4.3.6 Resolve the one picked, then ask again about the rest."""
        frame = self._take(g.answer)
        if self.waiting:
            g.back_to("pick")
        g.push(frame)

    def _take(self, picked: Action) -> Frame:
        for i, frame in enumerate(self.waiting):
            if not isinstance(frame, Trigger) or frame.name() < 0:
                return self.waiting.pop(i)
        if isinstance(picked, First):
            for i, frame in enumerate(self.waiting):
                if (
                    isinstance(frame, Trigger)
                    and frame.name() == picked.trigger
                    and frame.at() == picked.place
                ):
                    return self.waiting.pop(i)
        return self.waiting.pop(0)


def resolve_triggers(g: Game, waiting: list[Frame]) -> None:
    """Push what an event set off, in an order to be chosen where that matters."""
    if len(waiting) == 1:
        g.push(waiting[0])
    elif waiting:
        g.push(Triggers(waiting))


def placed_elsewhere(g: Game, kind: int, place: int, n: int) -> None:
    """1.5.4 Tell what waits, or goes on, that so many of the pieces removed are placed again."""
    for frame in g.stack:
        if isinstance(frame, Frame):
            frame.fewer(g, kind, place, n)


verbs(First)


frames(Triggers, Unmasked)
