"""Payaso Pyramid: few warriors who rule and strike like many, and come where a card says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.battle.battlefield import has_battlefield
from undergrowth.law.cards.draw import may_renew
from undergrowth.law.cards.piles import discard
from undergrowth.law.cards.top import TurnOver
from undergrowth.law.hirelings.deeds import PostIn, PostPieces, begin_battle
from undergrowth.law.hirelings.using import Employed, employed
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.names import CARDS
from undergrowth.table.records import Fight
from undergrowth.table.refusals import answers

_CARD: Final = Prompt("pyramid.card", "PP.5.1")
_WHERE: Final = Prompt("pyramid.where", "PP.5.1")
_COMES: Final = 80
"""Value of another Pyramid for a computer player, in hundredths of a point."""


class PileUp(Action):
    """`pile up`: discard the top card of the deck to place a Pyramid."""

    verb: ClassVar[str] = "pile up"


class PayasoPyramid(Employed):
    """The promoted side.  What each counts for rule is its weight (PP.4.1)."""

    def __init__(self, name: str, index: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, index, kinds, first_kind)
        page = sheet(f"hirelings/{name}")
        self.placed: Final = page.number("placed")
        self.hits: Final = page.number("hits")

    def set_up(self, g: Game, seat: int) -> list[Frame]:
        """PP.3.2 In any clearing."""
        return [PostPieces(seat, [self.warrior], [self.placed], g.clearings[:])]

    def max_rolled_hits(self, g: Game, b: Fight, owner: int, most: int) -> int:
        """PP.4.1 Each of them rolls several hits; one hit removes it all the same."""
        return g.count(self.warrior, b.place) * self.hits if owner == self.index else most

    def law_of(self, hook: str, owner: int) -> str:
        own = hook == "max_rolled_hits" and owner == self.index
        return "PP.4.1" if own else super().law_of(hook, owner)

    # ---- in Daylight

    def prevented(self, g: Game, seat: int) -> Reason | None:
        """PP.5.1 A card can be discarded even where no Pyramid is left to place."""
        if has_card_on_top(g) or has_battlefield(g, self.index):
            return None
        return super().prevented(g, seat)

    def begin(self, g: Game, seat: int) -> None:
        g.push(BuildPyramid(seat, self.index))

    def stages(self, g: Game, seat: int, suits: int) -> list[int]:
        """PP.5.1 Clearings matching a card, without a Pyramid, in which one can be placed."""
        return [
            place
            for place in g.clearings
            if g.suits[place] & suits
            and g.count(self.warrior, place) == 0
            and may_place_kind(g, self.warrior, place, seat)
        ]

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        """A Pyramid for nothing, while there is one."""
        if isinstance(action, PileUp):
            return _COMES if g.supply[self.warrior] > 0 else -_COMES
        return super().appeal(g, seat, action)


def has_card_on_top(g: Game) -> bool:
    """2.1 Whether the deck has a card, or is made anew."""
    return bool(g.deck) or may_renew(g)


@dataclass
class BuildPyramid(Frame):
    """PP.5 The top card may place a Pyramid; then the Pyramids may battle in one clearing."""

    seat: int
    owner: int
    suits: int = 0
    """The suits that the card matches."""

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.turn_over, self.put_away, self.choose, self.place, self.battle)

    def offer(self, g: Game) -> None:
        """PP.5.1 It may be left."""
        if has_card_on_top(g):
            g.ask(self.seat, _CARD, [PileUp(), PASS])

    def turn_over(self, g: Game) -> None:
        if isinstance(g.answer, PileUp):
            g.push(TurnOver(1))

    def put_away(self, g: Game) -> None:
        """PP.5.1 The card is discarded; a bird counts as any suit (2.1.1)."""
        for card in g.told:
            self.suits = g.box.pays[card]
            if g.log is not None:
                g.note("revealed_card", "PP.5.1", self.seat, {"card": CARDS.text(card)})
            discard(g, self.seat, card)

    def choose(self, g: Game) -> None:
        """PP.5.1 A clearing matching it."""
        places = payaso_pyramid(g, self.owner).stages(g, self.seat, self.suits)
        if places:
            g.settle(self.seat, _WHERE, [PostIn(place) for place in places])

    def place(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, PostIn):
            me = payaso_pyramid(g, self.owner)
            put(g, me.warrior, answer.place, me.placed, self.seat)

    def battle(self, g: Game) -> None:
        """PP.4.2, PP.5.2 Once, in any clearing with a Pyramid."""
        begin_battle(g, self.seat, self.owner)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """PP.5.1 Return why a clearing is not offered."""
        if isinstance(action, PostIn):
            return ("PP.5.1", because("revelry:why-no_pyramid_there"))
        return None


def payaso_pyramid(g: Game, owner: int) -> PayasoPyramid:
    """The Payaso Pyramid, by its number among the owners."""
    found = employed(g, owner)
    assert isinstance(found, PayasoPyramid)
    return found


answers(_WHERE, PostIn)
verbs(PileUp)
frames(BuildPyramid)
