"""Trapezist Kids: a card from the player who leads their controller, or from the deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from revelry.hirelings.payaso_pyramid.pyramid import has_card_on_top
from undergrowth.data import sheet
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.draw import Draw
from undergrowth.law.cards.giving import TakeAtRandom, has_card_to_take
from undergrowth.law.hirelings.using import AT_BIRDSONG, CHOICES, Employed, employed
from undergrowth.law.victory.score import may_score, score
from undergrowth.table.answers import OfFaction
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.refusals import answers

_WHOM: Final = Prompt("trapezists.whom", "TK.4.1.I")
_TAKE: Final = CHOICES.add("trapezists_take")
_DRAW: Final = CHOICES.add("trapezists_draw")


class SwipeFrom(OfFaction):
    """`swipe from eyrie_dynasties`: whose card is taken."""

    verb: ClassVar[str] = "swipe from"


class TrapezistKids(Employed):
    """The demoted side."""

    def __init__(self, name: str, index: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, index, kinds, first_kind)
        page = sheet(f"hirelings/{name}")
        self.points: Final = page.number("points")
        self.cards: Final = page.number("cards")

    def acts_by(self) -> str:
        return AT_BIRDSONG

    def choices(self, g: Game, seat: int) -> list[int]:
        """TK.4.1 One of the two."""
        found = [_TAKE] if self.leaders(g, seat) else []
        return [*found, _DRAW] if has_card_on_top(g) else found

    def chosen(self, g: Game, seat: int, choice: int) -> None:
        if choice == _TAKE:
            g.push(Swipe(seat, self.index))
        else:
            g.push(Draw(seat, self.cards))

    def leaders(self, g: Game, seat: int) -> list[int]:
        """TK.4.1.I Players with a marker on the score track, ahead of the controller, and with a
        card to give.  A controller without a marker counts as having no points (CDG.2.6)."""
        mine = g.score[seat] if may_score(g, seat) else 0
        return [
            other
            for other in range(g.seats)
            if other != seat
            and may_score(g, other)
            and g.score[other] > mine
            and has_card_to_take(g, other)
        ]


@dataclass
class Swipe(Frame):
    """TK.4.1.I A random card comes over, and the player who gave it scores."""

    seat: int
    owner: int
    victim: int = -1

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.take, self.reward)

    def choose(self, g: Game) -> None:
        """TK.4.1.I Ask for the player."""
        found = trapezist_kids(g, self.owner).leaders(g, self.seat)
        g.settle(self.seat, _WHOM, [SwipeFrom(g.box.owner_numbers[other]) for other in found])

    def take(self, g: Game) -> None:
        """G.22 At random."""
        self.victim = g.box.owner_of(g.chose(SwipeFrom).faction)
        g.push(TakeAtRandom(self.seat, self.victim))

    def reward(self, g: Game) -> None:
        """TK.4.1.I The player who was forced scores."""
        score(g, self.victim, trapezist_kids(g, self.owner).points, "TK.4.1.I")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """TK.4.1.I Return why somebody cannot be forced."""
        if isinstance(action, SwipeFrom):
            return ("TK.4.1.I", because("revelry:why-does_not_lead"))
        return None


def trapezist_kids(g: Game, owner: int) -> TrapezistKids:
    """The Trapezist Kids, by their number among the owners."""
    found = employed(g, owner)
    assert isinstance(found, TrapezistKids)
    return found


answers(_WHOM, SwipeFrom)
verbs(SwipeFrom)
frames(Swipe)
