"""Feline Physicians: a card returns removed warriors of their controller to its clearings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.hands import ask_hand
from undergrowth.law.hirelings.hireling import Hireling
from undergrowth.law.pieces.rule import may_place, why_kept_out
from undergrowth.law.removing.fallen import SaveFallen
from undergrowth.law.removing.triggers import TRIGGERS
from undergrowth.table.answers import AtPlace, WithCard
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.records import Removed
from undergrowth.table.refusals import answers


class Treat(WithCard):
    """`treat with cobbler`: the card to spend on removed warriors."""

    verb: ClassVar[str] = "treat with"


class NurseIn(AtPlace):
    """`nurse in 5`: the clearing where they are placed."""

    verb: ClassVar[str] = "nurse in"


_TREAT: Final = Prompt("physicians.treat", "H.2.2")
_WARD: Final = Prompt("physicians.ward", "H.2.2")
_TRIGGER: Final = TRIGGERS.add("feline_physicians")


class FelinePhysicians(Hireling):
    """The Feline Physicians, the demoted side."""

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """H.2.2 Return a frame for each clearing that lost ordinary warriors of the controller."""
        seat = self.decider(g)
        if seat == NOBODY:
            return []
        warrior = book(g).faction(seat).warrior
        return [
            CareForFallen(seat, place, r.counts[i], r.replaced)
            for i, place in enumerate(r.places)
            if r.kinds[i] == warrior and g.suits[place]
        ]


@dataclass
class CareForFallen(SaveFallen):
    """H.2.2 Spend a matching card to place the removed warriors where their faction has pieces."""

    def name(self) -> int:
        return _TRIGGER

    def script(self) -> tuple[Step, ...]:
        return (self.may_spend, self.spend, self.choose_ward, self.nurse)

    def wards(self, g: Game) -> list[int]:
        """H.2.2 Return the clearings with faction pieces of theirs, where they can be placed."""
        return [
            place
            for place in g.clearings
            if g.has_pieces(self.seat, place) and may_place(g, self.seat, place, self.warrior(g))
        ]

    def may_spend(self, g: Game) -> None:
        """H.2.2 Ask any hand that is not empty: its cards are secret."""
        if g.hands[self.seat] and self.left(g) > 0 and self.wards(g):
            cards: list[Action] = [Treat(card) for card in self.payable(g)]
            ask_hand(g, self.seat, _TREAT, [*cards, PASS])

    def spend(self, g: Game) -> None:
        """2.1.1 Spend a card matching the clearing of the removal."""
        answer = g.answer
        if isinstance(answer, Treat):
            self.spend_card(g, answer.card)
        else:
            g.finish()

    def choose_ward(self, g: Game) -> None:
        """H.2.2 Ask for any of those clearings."""
        g.settle(self.seat, _WARD, [NurseIn(place) for place in self.wards(g)])

    def nurse(self, g: Game) -> None:
        """H.2.2 Place all of them in that clearing."""
        answer = g.answer
        if isinstance(answer, NurseIn):
            self.place_again(g, answer.place)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """H.2.2 Return why a card cannot be spent, or why they cannot be placed somewhere."""
        if isinstance(action, NurseIn):
            there = action.place in g.clearings and g.has_pieces(self.seat, action.place)
            kept = None
            if there:
                kept = why_kept_out(g, self.seat, action.place, self.warrior(g))
            return kept or ("H.2.2", because("why-no_faction_pieces_there"))
        if isinstance(action, Treat):
            return self.why_not_spend(g, action.card, "H.2.2")
        return None


answers(_TREAT, Treat)
answers(_WARD, NurseIn)
verbs(Treat, NurseIn)
frames(CareForFallen)
