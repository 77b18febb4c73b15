"""G.24, 1.5.4, 3.2.1 Removing pieces, scoring them, and what their removal sets off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Frame, Prompt, Step, frames
from undergrowth.engine.game import Game
from undergrowth.engine.names import PLACE, Domain, Names
from undergrowth.engine.optional import mypyc_attr
from undergrowth.engine.records import (
    BUILDING,
    NOBODY,
    PAWN,
    TO_CARD,
    TO_SUPPLY,
    TOKEN,
    Cleared,
    Removed,
)
from undergrowth.law.rule import may_place
from undergrowth.law.score import gain, settle_victory
from undergrowth.law.table import lay_on_card, piece_fields, put, shift

TRIGGERS: Final = Names("trigger")
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
        """The place it is about, or 0."""
        return 0

    def fewer(self, g: Game, kind: int, place: int, n: int) -> None:
        """1.5.4 Some of the pieces removed from a place are no longer where they went."""


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

    def resolve(self, g: Game) -> None:
        """4.3.6 Resolve the one picked, then ask again about the rest."""
        frame = self._take(g.answer)
        if self.waiting:
            g.again()
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
    """1.5.4 Tell what still waits that so many of the pieces removed have been placed again."""
    for frame in g.stack:
        if isinstance(frame, Triggers):
            for each in frame.waiting:
                if isinstance(each, Trigger):
                    each.fewer(g, kind, place, n)


def may_remove(g: Game, kind: int, in_battle: bool) -> bool:
    """G.24 Whether pieces of a kind can be removed; pawns cannot (9.2.2)."""
    if g.tables.kinds[kind].sort == PAWN:
        return False
    for source in g.tables.hooks.forbids_removing:
        if source.forbids_removing(g, kind, in_battle):
            return False
    return True


def removal(g: Game, remover: int, kind: int, place: int, n: int = 1) -> Removed:
    """A removal outside battle of one kind of piece from one place."""
    return Removed(remover, False, [kind], [place], [n], [remover])


def remove(g: Game, r: Removed) -> None:
    """1.5.4 Remove every piece first and score them (3.2.1), then let the triggers resolve."""
    for i in range(len(r.kinds)):
        _take_off(g, r, i)
    _follow(g, r)


def may_replace(g: Game, kind: int, place: int, other: int) -> bool:
    """G.23 Whether a piece can be removed and another one be placed where it was."""
    k = g.tables.kinds[other]
    if g.supply[other] == 0 or not may_place(g, k.owner, place) or not may_remove(g, kind, False):
        return False
    return k.sort != BUILDING or g.tables.kinds[kind].sort == BUILDING or g.slots[place] > 0


def replace(g: Game, seat: int, kind: int, place: int, other: int) -> None:
    """G.23 Remove a piece and place another where it was, then let the triggers resolve.

    Only begun where both steps are possible.
    """
    r = removal(g, seat, kind, place)
    r.replaced = True
    _take_off(g, r, 0)
    put(g, other, place, 1)
    _follow(g, r)


def _follow(g: Game, r: Removed) -> None:
    """3.2.1, 1.5.4 Score what has been removed; then what that sets off resolves."""
    _score_removal(g, r)
    settle_victory(g)
    waiting: list[Frame] = []
    for source in g.tables.hooks.on_removed:
        waiting += source.on_removed(g, r)
    resolve_triggers(g, waiting)


def _score_removal(g: Game, r: Removed) -> None:
    """3.2.1 A point for each enemy building or token, and what rules in play add to that."""
    for i in range(len(r.kinds)):
        kind = g.tables.kinds[r.kinds[i]]
        seat = r.removers[i]
        if kind.sort in (BUILDING, TOKEN) and seat != NOBODY and g.is_enemy(seat, kind.owner):
            gain(g, seat, r.counts[i], "3.2.1")
    for source in g.tables.hooks.removal_bonus:
        for bonus in source.removal_bonus(g, r):
            gain(g, bonus.seat, bonus.points, bonus.law)


def _take_off(g: Game, r: Removed, i: int) -> None:
    """G.24 Take one kind of piece from one place and send it where it goes."""
    kind, n = r.kinds[i], r.counts[i]
    shift(g, kind, r.places[i], -n)
    to = TO_SUPPLY
    for source in g.tables.hooks.removed_to:
        to = source.removed_to(g, r, i, to)
    if to == TO_SUPPLY:
        g.supply[kind] += n
    elif to == TO_CARD:
        lay_on_card(g, kind, n)
    if g.log is not None:
        fields = piece_fields(g, kind, n, r.places[i])
        g.note("removed", "4.3.6" if r.in_battle else "G.24", r.removers[i], fields)


def enemy_pieces(g: Game, seat: int, places: list[int]) -> Removed:
    """G.9 Every removable enemy piece in these places, as one removal by `seat`."""
    r = Removed(seat, False, [], [], [], [])
    for kind in range(len(g.tables.kinds)):
        if g.is_enemy(seat, g.tables.kinds[kind].owner) and may_remove(g, kind, False):
            for place in places:
                n = g.count(kind, place)
                if n > 0:
                    r.kinds.append(kind)
                    r.places.append(place)
                    r.counts.append(n)
                    r.removers.append(seat)
    return r


def remove_enemies(g: Game, seat: int, places: list[int], law: str) -> None:
    """9.2.2.I, 8.4.1.III Remove all enemy pieces from these places, telling their owners so."""
    cleared = Cleared(seat, places)
    waiting: list[Frame] = []
    for source in g.tables.hooks.on_cleared:
        waiting += source.on_cleared(g, cleared)
    if g.log is not None:
        names = " ".join(PLACE.text(place) for place in places)
        g.note("cleared", law, seat, {"places": names})
    if waiting:
        resolve_triggers(g, waiting)
    remove(g, enemy_pieces(g, seat, places))


verbs(First)
frames(Triggers)
