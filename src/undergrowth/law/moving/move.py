"""4.2 Moving: the procedure of taking a move."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Arg, Reason, because
from undergrowth.law.moving.arriving import set_off_by
from undergrowth.law.moving.escorts import ALONE, ChooseEscorts, may_bring
from undergrowth.law.moving.takes import ONLY_ORDINARY, Also, Take, carry_warriors, takes
from undergrowth.law.moving.ways import (
    ANY_NUMBER,
    ANYWHERE,
    destinations,
    needs_rule,
    neighbours,
    origins,
    origins_with,
    why_not_move,
)
from undergrowth.law.pieces.rule import rules_to_move
from undergrowth.law.removing.triggers import resolve_triggers
from undergrowth.law.windows.afterwards import open_after_moves
from undergrowth.table.answers import AtPlace, OneOfEach
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE, PLACE, is_forest
from undergrowth.table.records import ANY_KIND, MOVE, Intent, Moved
from undergrowth.table.refusals import answers


class From(AtPlace):
    """`from 3`: choose the clearing a move starts in."""

    verb: ClassVar[str] = "from"
    picture: ClassVar[str] = "move"
    role: ClassVar[str] = "from"


class To(AtPlace):
    """`to 5`: choose the clearing or forest a move ends in."""

    verb: ClassVar[str] = "to"
    picture: ClassVar[str] = "move"
    role: ClassVar[str] = "to"


_ORIGIN: Final = Prompt("move.origin", "4.2")

_DESTINATION: Final = Prompt("move.destination", "4.2.1")

_WARRIORS: Final = Prompt("move.warriors", "4.2")

_FROM: Final = OneOfEach(From)
TOS: Final = OneOfEach(To)


@dataclass
class Move(Frame):
    """4.2 Take warriors to an adjacent clearing.  Only begun if that is possible."""

    seat: int
    """Seat that chooses."""
    suits: int = ANYWHERE
    optional: bool = False
    origin: int = NOWHERE
    """Origin and destination: chosen here, unless the procedure that began this one has."""
    destination: int = NOWHERE
    also: list[int] = field(default_factory=list)
    """Kinds of named warriors that go; one given at the start limits the origins."""
    owner: int = NOBODY
    """Owner whose pieces move, if it is not that seat itself (1.5.5, H.3.4)."""
    warriors: int = 0
    """Number of ordinary warriors that go, while escorts are chosen."""

    def copy(self) -> Frame:
        also = self.also[:] if self.also else ONLY_ORDINARY
        return Move(
            self.seat,
            self.suits,
            self.optional,
            self.origin,
            self.destination,
            also,
            self.owner,
            self.warriors,
        )

    def mover(self) -> int:
        """4.2 Return the owner that moves."""
        return self.owner if self.owner != NOBODY else self.seat

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_origin,  # 4.2
            self.choose_destination,  # 4.2, 4.2.1
            self.choose_warriors,  # 4.2
            self.go,
            self.go_together,  # 15.2.4
        )

    def choose_origin(self, g: Game) -> None:
        """4.2 Ask where to move from."""
        if self.origin != NOWHERE:
            return
        if self.also:
            places = origins_with(g, self.mover(), self.also[0], self.suits)
        else:
            places = origins(g, self.mover(), self.suits)
        options: list[Action] = _FROM.each(places)
        if self.optional:
            options.append(PASS)
        g.settle(self.seat, _ORIGIN, options)

    def choose_destination(self, g: Game) -> None:
        """4.2.1 Ask for an adjacent clearing that the mover may enter."""
        answer = g.answer
        if isinstance(answer, From):
            self.origin = answer.place
        if self.origin == NOWHERE:
            g.finish()
        elif self.destination == NOWHERE:
            kind = self.also[0] if self.also else ANY_KIND
            places = destinations(g, self.mover(), self.origin, ANY_NUMBER, kind)
            options: list[Action] = TOS.each(places)
            g.settle(self.seat, _DESTINATION, options)

    def choose_warriors(self, g: Game) -> None:
        """4.2 Ask how many warriors go, and which named ones: at least one."""
        answer = g.answer
        if isinstance(answer, To):
            self.destination = answer.place
        options = takes(g, self.mover(), self.origin, self.destination, self.also)
        g.settle(self.seat, _WARRIORS, options)

    def go(self, g: Game) -> None:
        """4.2 Move them, or ask for escorts first; what the arrival sets off resolves at once."""
        answer = g.answer
        if isinstance(answer, Also):
            self.also = [*self.also, g.box.kind_at[self.mover()][answer.piece]]
            g.back_to("choose_warriors")
        else:
            self.warriors = g.chose(Take).count
            owner, origin, to = self.mover(), self.origin, self.destination
            if may_bring(g, owner, origin, to, self.warriors, self.also):
                also = self.also[:]
                g.push(ChooseEscorts(self.seat, owner, origin, to, self.warriors, also))
            else:
                self._leave(g, ALONE)

    def go_together(self, g: Game) -> None:
        """15.2.4 Move them with their escorts."""
        self._leave(g, g.told)

    def _leave(self, g: Game, escorts: list[int]) -> None:
        n, also = self.warriors, self.also
        m = carry_warriors(g, self.mover(), self.origin, self.destination, n, also, escorts)
        finish_with_move(g, m)
        moved(g, m)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """4.2 Return why an origin, a destination or a number is not offered."""
        if isinstance(action, From):
            kind = self.also[0] if self.also else ANY_KIND
            return _why_not_from(g, self.mover(), action.place, self.suits, kind)
        if isinstance(action, To) and self.origin != NOWHERE:
            return why_not_to(g, self.mover(), self.origin, action.place)
        if isinstance(action, (Take, Also)) and self.origin != NOWHERE:
            most = g.warriors_at(self.mover(), self.origin)
            return ("4.2", because("why-move_takes_from", {"most": most}))
        return None


def _why_not_from(g: Game, owner: int, place: int, suits: int, kind: int) -> Reason | None:
    name = PLACE.text(place)
    if not g.has_place(place) or g.warriors_at(owner, place) == 0:
        return ("4.2", because("why-there_no_warrior", {"place": f"place:{name}"}))
    if kind != ANY_KIND and g.count(kind, place) == 0:
        return ("4.2", because("why-that_warrior_elsewhere", {"place": f"place:{name}"}))
    if suits != ANYWHERE and not g.suits[place] & suits:
        return (
            book(g).owner(owner).cannot(Intent(MOVE, owner, origin=place))[0],
            because("why-not_suit_asked_place", {"place": f"place:{name}"}),
        )
    held = why_not_move(g, Intent(MOVE, owner, kind=kind, origin=place))
    return held or ("4.2.1", because("why-rule_neither_nor", {"place": f"place:{name}"}))


def why_not_to(g: Game, owner: int, origin: int, place: int) -> Reason | None:
    """4.2.1 Return why an owner cannot move from one place to another."""
    here, there = PLACE.text(origin), PLACE.text(place)
    if not g.has_place(place) or place not in neighbours(g, owner, origin):
        for source in book(g).hooks.why_no_way:
            shut = source.why_no_way(g, owner, origin, place)
            if shut is not None:
                return shut
        law = "9.2.10" if is_forest(place) else "4.2"
        return (
            law,
            because("why-not_one_move", {"place": f"place:{there}", "place2": f"place:{here}"}),
        )
    held = why_not_move(g, Intent(MOVE, owner, place, origin=origin))
    if held is not None:
        return held
    ruled = rules_to_move(g, owner, origin) or rules_to_move(g, owner, place)
    if not ruled and needs_rule(g, owner, origin, place):
        forced = g.has_seat(owner) and g.decision is not None and g.decision.seat != owner
        said = "why-mover_rules_neither" if forced else "why-rule_neither_nor_2"
        told: dict[str, Arg] = {"place": f"place:{here}", "place2": f"place:{there}"}
        return ("4.2.1", because(said, told))
    return None


def move_warriors(g: Game, owner: int, origin: int, destination: int, n: int) -> None:
    """4.2 Move `n` ordinary warriors; resolve what that sets off."""
    moved(g, carry_warriors(g, owner, origin, destination, n))


def finish_with_move(g: Game, m: Moved) -> None:
    """4.2 End the procedure of taking a move, with the move as its result.

    Every procedure that a faction's `move` returns must do so, unless no move was taken.
    """
    words = [m.owner, m.origin, m.destination, m.warriors]
    for i, kind in enumerate(m.kinds):
        words += [kind, m.counts[i]]
    g.finish_with(words)


def just_moved(g: Game) -> Moved | None:
    """4.2 Return the move that the procedure just ended has taken; for the step after it."""
    told = g.told
    if len(told) == 0:
        return None
    return Moved(told[0], told[1], told[2], told[3], False, told[4::2], told[5::2])


def moved(g: Game, m: Moved) -> None:
    """Resolve what a move sets off."""
    moved_together(g, [m])


def moved_together(g: Game, moves: list[Moved]) -> None:
    """4.2 Resolve what simultaneous moves set off, then effects right after a move."""
    waiting = set_off_by(g, moves)
    open_after_moves(g, moves)
    resolve_triggers(g, waiting)


answers(_ORIGIN, From)
answers(_DESTINATION, To)
answers(_WARRIORS, Take, Also)
verbs(From, To)


frames(Move)
