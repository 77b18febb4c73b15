"""Advocates: points for ruling Peaceful enclaves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.cards.frog.enclaves import peaceful_at
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.effects import CardEffect, TurnEffect
from undergrowth.law.cards.play_area import remove_effect
from undergrowth.law.pieces.rule import ruled_by
from undergrowth.law.victory.score import score
from undergrowth.table.answers import OfSuit
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import BIRDSONG_START
from undergrowth.table.names import BIRD, FROG, SUITS
from undergrowth.table.refusals import answers


class SpeakFor(OfSuit):
    """`speak for fox`: the suit of the clearings whose enclaves score."""

    verb: ClassVar[str] = "speak for"


_SUIT: Final = Prompt("cards.advocates", "4.1.3")


def spoken_for(g: Game, seat: int, suit: int) -> int:
    """2.5 Return the Peaceful enclaves that a seat rules in clearings of a suit."""
    return sum([peaceful_at(g, c) for c in ruled_by(g, seat) if g.suits[c] >> suit & 1])


@dataclass
class Advocates(Frame):
    """3.2 Name a suit, and score for the Peaceful enclaves ruled in its clearings."""

    seat: int
    card: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose_suit, self.score)

    def choose_suit(self, g: Game) -> None:
        """2.2.2 Ask for any suit that clearings have printed: no bird, and no frog."""
        suits = [suit for suit in SUITS.values() if suit not in (BIRD, FROG)]
        g.ask(self.seat, _SUIT, [SpeakFor(suit) for suit in suits])

    def score(self, g: Game) -> None:
        """4.1.3 Score and remove the card, even without any points."""
        points = spoken_for(g, self.seat, g.chose(SpeakFor).suit)
        if self.card in g.play[self.seat]:
            remove_effect(g, self.seat, self.card)
        score(g, self.seat, points, "4.1.3")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """4.1.3 Return why a suit is not offered."""
        return ("4.1.3", because("why-neither_bird_nor")) if isinstance(action, SpeakFor) else None


class AdvocatesCard(TurnEffect):
    """At the start of its Birdsong the owner must use it: name a suit and score."""

    def __init__(self, name: str) -> None:
        super().__init__(name, BIRDSONG_START, compulsory=True)

    def begin(self, g: Game, seat: int) -> None:
        g.push(Advocates(seat, self.card))


answers(_SUIT, SpeakFor)
verbs(SpeakFor)
frames(Advocates)
EFFECTS: dict[str, type[CardEffect]] = {"advocates": AdvocatesCard}
