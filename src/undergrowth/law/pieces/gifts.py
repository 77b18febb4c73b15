"""G.20 Placing any one building or token by an effect, without costs, suits and limits.

It does not score unless the effect says so.  A building needs an open slot; other rules that forbid
placing there are ignored.  Its owner determines the kinds it can place (`keeps_to_place`, `lifts`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.pieces.atoms import put_anywhere
from undergrowth.law.pieces.rule import no_open_slot
from undergrowth.law.removing.removal import may_remove, removal, remove
from undergrowth.law.victory.score import score
from undergrowth.table.answers import AtPlace, OfPiece
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import ANY_KIND
from undergrowth.table.refusals import answers


class Accept(OfPiece):
    """`accept sawmill`: choose the building or token that is placed."""

    verb: ClassVar[str] = "accept"
    picture: ClassVar[str] = "build"


class LiftFrom(AtPlace):
    """`lift from 5`: choose where a piece is taken off the map, to be placed anew."""

    verb: ClassVar[str] = "lift from"
    role: ClassVar[str] = "from"


_GIFT: Final = Prompt("pieces.gift", "G.20")
_LIFT: Final = Prompt("pieces.lift", "G.20")


def gifts(g: Game, owner: int, place: int, tokens_only: bool = False) -> list[int]:
    """G.20 Return the kinds of which an owner may place one in a clearing, prohibitions aside."""
    one = book(g).owner(owner)
    found = one.keeps_to_place(g)
    for kind in one.lifts(g):
        if kind not in found and liftable(g, kind):
            found = [*found, kind]
    return [kind for kind in found if _fits(g, kind, place, tokens_only)]


def _fits(g: Game, kind: int, place: int, tokens_only: bool) -> bool:
    """2.2.3 Whether a piece fits in a clearing: a building needs an open slot."""
    if g.box.kinds[kind].sort == BUILDING:
        return not tokens_only and g.slots[place] > 0
    return True


def liftable(g: Game, kind: int) -> list[int]:
    """G.20, 12.2.4 Return the clearings from which an owner may take a piece of a kind.

    This may be the clearing in which it is placed then.
    """
    owner = g.box.kinds[kind].owner
    return [
        each for each in g.clearings if g.count(kind, each) > 0 and may_remove(g, kind, each, owner)
    ]


@dataclass
class PlaceAny(Frame):
    """G.20 An owner places, or may place, one of its buildings or tokens in a clearing.

    Its result is 1 if it did, else 0.
    """

    seat: int
    """Seat that chooses."""
    owner: int
    place: int
    optional: bool = True
    tokens_only: bool = False
    kind: int = ANY_KIND
    scores: bool = False
    """Whether it scores the points its own board gives for placing it."""

    def pieces(self) -> list[tuple[int, int]]:
        return [(self.kind, NOWHERE)] if self.kind >= 0 else []

    def redealt(self, n: int, kind: int) -> None:
        self.kind = kind

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.choose_lift, self.lift, self.set_down)

    def choose(self, g: Game) -> None:
        """G.20 Ask for a piece; if placing is optional even a single one is asked."""
        kinds = gifts(g, self.owner, self.place, self.tokens_only)
        options: list[Action] = [Accept(g.box.kinds[kind].piece) for kind in kinds]
        if options and self.optional:
            g.ask(self.seat, _GIFT, [*options, PASS])
        elif options:
            g.settle(self.seat, _GIFT, options)

    def choose_lift(self, g: Game) -> None:
        """G.20 If its supply is empty, ask which piece to take off the map first."""
        answer = g.answer
        if not isinstance(answer, Accept):
            g.finish_with([0])
            return
        self.kind = g.box.kind_at[self.owner][answer.piece]
        if g.supply[self.kind] == 0:
            places = liftable(g, self.kind)
            g.settle(self.seat, _LIFT, [LiftFrom(place) for place in places])

    def lift(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, LiftFrom):
            remove(g, removal(g, self.owner, self.kind, answer.place))

    def set_down(self, g: Game) -> None:
        """G.20 Place it; it scores only if the effect says so."""
        g.finish_with([1])
        points = 0
        if self.scores and g.has_seat(self.owner):
            points = book(g).faction(self.owner).points_for_placing(g, self.kind, self.place)
        put_anywhere(g, self.kind, self.place)
        if points > 0:
            score(g, self.owner, points, "3.2")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """G.20, 2.2.3 Return why a piece cannot be placed, or taken off the map."""
        if isinstance(action, Accept):
            kind = g.box.kind_at[self.owner][action.piece]
            if kind >= 0 and g.box.kinds[kind].sort == BUILDING and g.slots[self.place] == 0:
                return no_open_slot(self.place)
            return ("G.20", because("why-nothing_like_that_to_place"))
        if isinstance(action, LiftFrom):
            return ("G.20", because("why-nothing_to_lift"))
        return None


answers(_GIFT, Accept)
answers(_LIFT, LiftFrom)
verbs(Accept, LiftFrom)
frames(PlaceAny)
