"""1.1.3, 4.3.6 Triggers: procedures that an event sets off, and their order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain, Names
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.optional import mypyc_attr
from undergrowth.engine.registries import names_registry
from undergrowth.table.answers import OfFaction
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.records import Removed

TRIGGERS: Final = names_registry(Names("trigger"))
"""Names of the procedures that removals and moves set off."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger(Frame):
    """A procedure set off by an event, whose order its owner may be asked."""

    def owner(self) -> int:
        """Return the seat whose effect this is."""
        raise NotImplementedError

    def name(self) -> int:
        """Return its number in `TRIGGERS`; -1 if its order never matters, so it goes first."""
        return -1

    def at(self) -> int:
        """Return the place it is about, or NOWHERE."""
        return NOWHERE

    def is_after_battle(self) -> bool:
        """4.3 Whether it comes after a battle by its own words, so is not part of it."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class SeatTrigger(Trigger):
    """A trigger of a seat's own effect."""

    seat: int

    def owner(self) -> int:
        return self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class ClearingTrigger(SeatTrigger):
    """A trigger of a seat's own effect, about one place."""

    place: int
    """The place, or NOWHERE for several."""

    def at(self) -> int:
        return self.place


@dataclass
class Unmasked(SeatTrigger):
    """1.2.1 Record that a face-down piece is gone: its effects reveal which it was."""

    def script(self) -> tuple[Step, ...]:
        return (self.tell,)

    def tell(self, g: Game) -> None:
        """1.2.1 Record the revelation: an effect follows or does not."""
        g.reveals_hidden()


class First(Action):
    """`first outrage 5`: choose which of several triggers resolves next."""

    verb: ClassVar[str] = "first"
    domains: ClassVar[tuple[Domain, ...]] = (TRIGGERS, PLACE)

    def __init__(self, trigger: int, place: int) -> None:
        self.trigger: Final = trigger
        self.place: Final = place

    def args(self) -> tuple[int, ...]:
        return (self.trigger, self.place)


class GoesFirst(OfFaction):
    """`effects first eyrie_dynasties`: choose the player whose effects come first."""

    verb: ClassVar[str] = "effects first"


_WHOSE: Final = Prompt("removal.whose", "1.1.3")
_ORDER: Final = Prompt("removal.order", "1.1.3")
_OWN_ORDER: Final = Prompt("removal.own_order", "4.3.6")
_NONE: Final = -1


@dataclass
class Triggers(Frame):
    """1.1.3, 4.3.6 Resolve simultaneous triggers in the order that players pick.

    The player taking their turn picks whose effect comes next, and which of them.  In battle each
    player picks among the effects of its own removed pieces.
    """

    waiting: list[Frame]
    in_battle: bool = False
    """4.3.6 Whether hits have set them off."""
    next_owner: int = NOBODY
    """Owner of the effect that comes next, once that is settled."""

    def copy(self) -> Frame:
        waiting = [frame.copy() for frame in self.waiting]
        return Triggers(waiting, self.in_battle, self.next_owner)

    def script(self) -> tuple[Step, ...]:
        return (self.choose_owner, self.pick, self.resolve)

    def choose_owner(self, g: Game) -> None:
        """1.1.3 Ask whose effect is next, if several players have one."""
        if self._unordered() != _NONE:
            return
        options: list[Action] = []
        for frame in self.waiting:
            if isinstance(frame, Trigger):
                option = GoesFirst(g.box.owner_numbers[frame.owner()])
                if option not in options:
                    options.append(option)
        g.settle(_turns_player(g), _WHOSE, options)

    def pick(self, g: Game) -> None:
        """4.3.6, 1.1.3 Ask which of that player's effects is next, if there is a choice."""
        answer = g.answer
        if not isinstance(answer, GoesFirst):
            return
        self.next_owner = g.box.owner_of(answer.faction)
        options: list[Action] = []
        for frame in self.waiting:
            if isinstance(frame, Trigger) and frame.owner() == self.next_owner:
                option = First(frame.name(), frame.at())
                if option not in options:
                    options.append(option)
        if len(options) > 1:
            if self.in_battle:
                g.ask(self.next_owner, _OWN_ORDER, options)
            else:
                g.ask(_turns_player(g), _ORDER, options)

    def fewer(self, g: Game, kind: int, place: int, n: int) -> None:
        for frame in self.waiting:
            frame.fewer(g, kind, place, n)

    def resolve(self, g: Game) -> None:
        """4.3.6 Resolve the one picked, then ask again about the rest."""
        at = self._unordered()
        frame = self.waiting.pop(at if at != _NONE else self._picked(g.answer))
        self.next_owner = NOBODY
        if self.waiting:
            g.back_to("choose_owner")
        g.push(frame)

    def _unordered(self) -> int:
        """Return the index of the first one whose order does not matter, or `_NONE`."""
        for i, frame in enumerate(self.waiting):
            if not isinstance(frame, Trigger) or frame.name() < 0:
                return i
        return _NONE

    def _picked(self, answer: Action) -> int:
        """Return the index of the one that was named; the owner's first if none had to be."""
        for i, frame in enumerate(self.waiting):
            if isinstance(frame, Trigger) and self.next_owner in (NOBODY, frame.owner()):
                if not isinstance(answer, First):
                    return i
                if frame.name() == answer.trigger and frame.at() == answer.place:
                    return i
        return 0


def _turns_player(g: Game) -> int:
    """1.1.3 Return the seat taking its turn; the first one before any turn."""
    return max(g.turn, 0)


def resolve_triggers(g: Game, waiting: list[Frame], in_battle: bool = False) -> None:
    """Push the procedures that an event set off, asking for an order if that matters.

    4.3.6 `in_battle` says that hits have set them off.
    """
    if len(waiting) == 1:
        g.push(waiting[0])
    elif waiting:
        g.push(Triggers(waiting, in_battle))


def places_of(r: Removed, kinds: list[int]) -> list[int]:
    """1.1.3 Return the place of each removed piece of some kinds, one entry for each piece."""
    found: list[int] = []
    for i, kind in enumerate(r.kinds):
        if kind in kinds:
            found += [r.places[i]] * r.counts[i]
    return found


def common_place(r: Removed, kinds: list[int]) -> int:
    """1.5.4 Return the one place of all removed pieces of some kinds; NOWHERE for several."""
    places = places_of(r, kinds)
    return places[0] if places and places.count(places[0]) == len(places) else NOWHERE


def placed_elsewhere(g: Game, kind: int, place: int, n: int) -> None:
    """1.5.4 Notify procedures in progress that `n` of the removed pieces are placed again."""
    for frame in g.stack:
        if isinstance(frame, Frame):
            frame.fewer(g, kind, place, n)


verbs(First, GoesFirst)


frames(Triggers, Unmasked)
