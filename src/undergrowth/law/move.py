"""4.2 Moving: where one may go, and the procedure of taking a move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, AtPlace, WithCount, verbs
from undergrowth.engine.frames import Frame, Prompt, Step, frames
from undergrowth.engine.game import Game
from undergrowth.engine.names import PLACE, is_forest
from undergrowth.engine.records import Moved
from undergrowth.law.afterwards import open_after_moves
from undergrowth.law.removal import resolve_triggers
from undergrowth.law.rule import rules
from undergrowth.law.table import carry

ANY_NUMBER: Final = -1
ANYWHERE: Final = 0
"""No limit on the suit of the clearing (a mask of 0)."""


class From(AtPlace):
    """`from 3`: the clearing a move starts in."""

    verb: ClassVar[str] = "from"


class To(AtPlace):
    """`to 5`: the clearing or forest a move ends in."""

    verb: ClassVar[str] = "to"


class Take(WithCount):
    """`take 2`: how many warriors go."""

    verb: ClassVar[str] = "take"


_ORIGIN: Final = Prompt("move.origin", "4.2")
_DESTINATION: Final = Prompt("move.destination", "4.2.1")
_WARRIORS: Final = Prompt("move.warriors", "4.2")


def adjacent(g: Game, owner: int, place: int) -> list[int]:
    """2.2.1 The clearings adjacent to a place for an owner; not to be changed."""
    there = g.paths[place]
    for source in g.tables.hooks.adjacent:
        there = source.adjacent(g, owner, place, there)
    return there


def neighbours(g: Game, owner: int, place: int) -> list[int]:
    """4.2 The clearings an owner can reach in one move, rule aside; not to be changed."""
    hooks = g.tables.hooks
    there = adjacent(g, owner, place) if hooks.adjacent else g.paths[place]
    for source in hooks.neighbours:
        there = source.neighbours(g, owner, place, there)
    return there


def may_leave(g: Game, owner: int, place: int) -> bool:
    """4.2, 1.1.2 Whether an owner's pieces can be moved out of a place."""
    for source in g.tables.hooks.forbids_leaving:
        if source.forbids_leaving(g, owner, place):
            return False
    return True


def may_enter(g: Game, owner: int, place: int) -> bool:
    """4.2, 1.1.2 Whether an owner's pieces can be moved into a place."""
    for source in g.tables.hooks.forbids_entering:
        if source.forbids_entering(g, owner, place):
            return False
    return True


def needs_rule(g: Game, owner: int, origin: int, destination: int) -> bool:
    """4.2.1 The mover must rule one end, unless a rule says they need not."""
    needs = True
    for source in g.tables.hooks.needs_rule:
        needs = source.needs_rule(g, owner, origin, destination, needs)
    return needs


def destinations(g: Game, owner: int, origin: int, enough: int = ANY_NUMBER) -> list[int]:
    """4.2.1 Where an owner's pieces may be moved to from a place; the first ones, if `enough`."""
    found: list[int] = []
    if not may_leave(g, owner, origin):
        return found
    free = rules(g, owner, origin)
    for place in neighbours(g, owner, origin):
        if may_enter(g, owner, place) and (
            free or rules(g, owner, place) or not needs_rule(g, owner, origin, place)
        ):
            found.append(place)
            if len(found) == enough:
                break
    return found


def may_go(g: Game, owner: int, origin: int) -> bool:
    """4.2.1 Whether there is anywhere to move to from a place."""
    return len(destinations(g, owner, origin, 1)) > 0


def origins(g: Game, owner: int, suits: int = ANYWHERE) -> list[int]:
    """4.2 Clearings with warriors of an owner that may be moved; `suits` limits them, as a mask."""
    found: list[int] = []
    start = owner * g.places
    for place in g.clearings:
        if (
            g.warriors[start + place] > 0
            and (suits == ANYWHERE or (g.suits[place] & suits) != 0)
            and may_go(g, owner, place)
        ):
            found.append(place)
    return found


def has_origin(g: Game, owner: int, suits: int = ANYWHERE) -> bool:
    """4.2 Whether there is a clearing to move from."""
    start = owner * g.places
    for place in g.clearings:
        if (
            g.warriors[start + place] > 0
            and (suits == ANYWHERE or (g.suits[place] & suits) != 0)
            and may_go(g, owner, place)
        ):
            return True
    return False


@dataclass
class Move(Frame):
    """4.2 Take warriors to an adjacent clearing.  Only begun where that is possible."""

    seat: int
    suits: int = ANYWHERE
    optional: bool = False
    origin: int = 0
    destination: int = 0

    def copy(self) -> Frame:
        return Move(self.seat, self.suits, self.optional, self.origin, self.destination)

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_origin,  # 4.2
            self.choose_destination,  # 4.2, 4.2.1
            self.choose_warriors,  # 4.2
            self.go,
        )

    def choose_origin(self, g: Game) -> None:
        """4.2 Choose where to move from."""
        options: list[Action] = [From(place) for place in origins(g, self.seat, self.suits)]
        if self.optional:
            options.append(PASS)
        g.settle(self.seat, _ORIGIN, options)

    def choose_destination(self, g: Game) -> None:
        """4.2.1 Choose an adjacent clearing that the mover may enter."""
        answer = g.answer
        if isinstance(answer, From):
            self.origin = answer.place
            options: list[Action] = [To(place) for place in destinations(g, self.seat, self.origin)]
            g.settle(self.seat, _DESTINATION, options)
        else:
            g.finish()

    def choose_warriors(self, g: Game) -> None:
        """4.2 Choose how many warriors go: at least one."""
        self.destination = g.chose(To).place
        most = g.warriors_at(self.seat, self.origin)
        options: list[Action] = [Take(n) for n in range(1, most + 1)]
        g.settle(self.seat, _WARRIORS, options)

    def go(self, g: Game) -> None:
        """4.2 Move them; whatever the arrival sets off resolves before anything else."""
        move_warriors(g, self.seat, self.origin, self.destination, g.chose(Take).count)

    def why_not(self, g: Game, action: Action) -> tuple[str, str] | None:
        """4.2 Why an origin, a destination or a number is not offered."""
        if isinstance(action, From):
            return _why_not_from(g, self.seat, action.place, self.suits)
        if isinstance(action, To) and self.origin:
            return why_not_to(g, self.seat, self.origin, action.place)
        if isinstance(action, Take):
            most = g.warriors_at(self.seat, self.origin)
            return ("4.2", f"a move takes from 1 to {most} warriors here")
        return None


def _why_not_from(g: Game, seat: int, place: int, suits: int) -> tuple[str, str] | None:
    name = PLACE.text(place)
    if place >= g.places or g.warriors_at(seat, place) == 0:
        return ("4.2", f"there is no warrior to move in {name}")
    if suits != ANYWHERE and not g.suits[place] & suits:
        return (g.faction(seat).cannot("move")[0], f"{name} does not match the suit asked for")
    if not may_leave(g, seat, place):
        return _why_not_leave(g, seat, place)
    return ("4.2.1", f"you rule neither {name} nor any clearing next to it")


def why_not_to(g: Game, owner: int, origin: int, place: int) -> tuple[str, str] | None:
    """4.2.1 Why an owner cannot move from one place to another."""
    here, there = PLACE.text(origin), PLACE.text(place)
    if place >= g.places or place not in neighbours(g, owner, origin):
        law = "9.2.10" if is_forest(place) else "4.2"
        return (law, f"{there} is not one move away from {here}")
    if not may_leave(g, owner, origin):
        return _why_not_leave(g, owner, origin)
    if not may_enter(g, owner, place):
        return _why_not_enter(g, owner, place)
    ruled = rules(g, owner, origin) or rules(g, owner, place)
    if not ruled and needs_rule(g, owner, origin, place):
        return ("4.2.1", f"you rule neither {here} nor {there}")
    return None


def _why_not_leave(g: Game, owner: int, place: int) -> tuple[str, str]:
    """1.1.2 Whose "cannot" keeps an owner's pieces in a place, with its section."""
    for source in g.tables.hooks.forbids_leaving:
        if source.forbids_leaving(g, owner, place):
            return source.cannot("forbids_leaving")
    return ("1.1.2", f"pieces cannot be moved out of {PLACE.text(place)}")


def _why_not_enter(g: Game, owner: int, place: int) -> tuple[str, str]:
    """1.1.2 Whose "cannot" keeps an owner's pieces out of a place, with its section."""
    for source in g.tables.hooks.forbids_entering:
        if source.forbids_entering(g, owner, place):
            return source.cannot("forbids_entering")
    return ("1.1.2", f"pieces cannot be moved into {PLACE.text(place)}")


def move_warriors(g: Game, seat: int, origin: int, destination: int, n: int) -> None:
    """4.2 Move ordinary warriors of a seat and resolve what that sets off."""
    carry(g, g.faction(seat).warrior, origin, destination, n)
    moved(g, Moved(seat, origin, destination, n))


def moved(g: Game, m: Moved) -> None:
    """Resolve what pieces that have been moved set off."""
    moved_together(g, [m])


def moved_together(g: Game, moves: list[Moved]) -> None:
    """4.2 Resolve what pieces of several owners, moved at once, set off; then what comes after."""
    waiting: list[Frame] = []
    for m in moves:
        for source in g.tables.hooks.on_moved:
            waiting += source.on_moved(g, m)
    for source in g.tables.hooks.on_moved_together:
        waiting += source.on_moved_together(g, moves)
    open_after_moves(g, moves)
    resolve_triggers(g, waiting)


verbs(From, To, Take)
frames(Move)
