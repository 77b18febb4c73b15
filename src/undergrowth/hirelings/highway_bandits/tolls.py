"""H.2.2 Effects of moving along a path with a bandit, for enemies and for the controller."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.battle.battlefield import decider
from undergrowth.law.moving.arriving import Journey, OnTheWay, lose_on_the_way
from undergrowth.law.pieces.atoms import followers, put
from undergrowth.law.pieces.call_in import call_in
from undergrowth.law.pieces.rule import may_place, may_place_kind
from undergrowth.law.removing.removal import may_remove
from undergrowth.law.removing.triggers import TRIGGERS, Trigger
from undergrowth.table.answers import AtPlace, OfPiece
from undergrowth.table.book import book
from undergrowth.table.frames import Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import PAWN
from undergrowth.table.refusals import answers


class Surrender(OfPiece):
    """`surrender warrior`: the moving piece to remove."""

    verb: ClassVar[str] = "surrender"


class JoinIn(AtPlace):
    """`join in 5`: place a warrior where the pieces moved."""

    verb: ClassVar[str] = "join in"


_TOLL: Final = Prompt("bandit_toll.pay", "H.2.2")
_JOIN: Final = Prompt("bandit_toll.join", "H.2.2")
_PAID: Final = TRIGGERS.add("bandit_toll")
_JOINED: Final = TRIGGERS.add("bandit_join")


@dataclass
class RoadToll(OnTheWay):
    """H.2.2 Make the mover remove one of the moving pieces, or damage items instead."""

    mover: int
    place: int
    """The destination of those pieces."""
    kinds: list[int]
    """Kinds of the pieces that move."""
    path: int
    items: int
    """Number of items damaged, if only a pawn moved."""

    def owner(self) -> int:
        return self.mover

    def name(self) -> int:
        return _PAID

    def at(self) -> int:
        return self.path

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.pay)

    def payable(self, g: Game) -> list[int]:
        """G.24 Return the kinds still moving, with followers, that can be removed from a path."""
        journey = g.within(Journey)
        kinds = self.kinds if journey is None else journey.on_their_way(self.mover)
        kinds = kinds + [each for kind in kinds for each in followers(g, kind, self.place)]
        return [
            kind
            for kind in kinds
            if g.count(kind, self.place) > 0 and may_remove(g, kind, self.path, self.mover)
        ]

    def choose(self, g: Game) -> None:
        """1.5.5 Ask the mover for the piece, even if another player forced the move."""
        kinds = self.payable(g)
        if kinds:
            options: list[Action] = [Surrender(g.box.kinds[kind].piece) for kind in kinds]
            g.settle(decider(g, self.mover), _TOLL, options)

    def pay(self, g: Game) -> None:
        """G.24, 9.2.2 Remove the piece on the path; a pawn stays, and damages an item."""
        answer = g.answer
        if isinstance(answer, Surrender):
            kind = g.box.kind_at[self.mover][answer.piece]
            lose_on_the_way(g, kind, self.place, self.path)
            g.finish_with([self.mover, kind])
        elif any(g.box.kinds[kind].sort == PAWN for kind in self.kinds):
            g.push_all(book(g).owner(self.mover).damage_items(g, self.items))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """H.2.2 Return why a piece cannot be removed."""
        if isinstance(action, Surrender):
            return ("H.2.2", because("why-not_among_moved"))
        return None


@dataclass
class Reinforce(Trigger):
    """H.2.2 Let the controller place one of its warriors where it has moved."""

    seat: int
    place: int
    path: int

    def owner(self) -> int:
        return self.seat

    def name(self) -> int:
        return _JOINED

    def at(self) -> int:
        return self.path

    def script(self) -> tuple[Step, ...]:
        return (self.ask_reserve, self.choose, self.post)

    def ask_reserve(self, g: Game) -> None:
        """1.5.4 Let an owner with warriors in reserve return them to the supply first."""
        if may_place(g, self.seat, self.place, book(g).faction(self.seat).warrior, self.seat):
            call_in(g, self.seat, 1)

    def choose(self, g: Game) -> None:
        """G.20 Ask whether to place one, where possible."""
        warrior = book(g).faction(self.seat).warrior
        if warrior >= 0 and may_place_kind(g, warrior, self.place, self.seat):
            g.ask(self.seat, _JOIN, [JoinIn(self.place), PASS])

    def post(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, JoinIn):
            put(g, book(g).faction(self.seat).warrior, self.place, 1, self.seat)


answers(_TOLL, Surrender)
answers(_JOIN, JoinIn)
verbs(Surrender, JoinIn)
frames(RoadToll, Reinforce)
