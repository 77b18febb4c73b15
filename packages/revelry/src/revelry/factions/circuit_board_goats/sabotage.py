"""CBG.9.2 A card that it buys in place of its order card disrupts what humans have crafted."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from revelry.factions.circuit_board_goats.pieces import GoatPieces, goats
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import CHANCE, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.play_area import remove_effect
from undergrowth.law.setup.seats import human_seats
from undergrowth.table.answers import RandomCard, WithCard
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.refusals import answers


class GiveUpEffect(WithCard):
    """`dismantle saboteurs`: CBG.9.2, the crafted card that spares the others."""

    verb: ClassVar[str] = "dismantle"
    law: ClassVar[str] = "CBG.9.2"


class RiskEffects(Action):
    """`risk it`: CBG.9.2, chance takes one of the crafted improvements."""

    verb: ClassVar[str] = "risk it"
    law: ClassVar[str] = "CBG.9.2"


_OWN: Final = Prompt("circuit_goats.dismantle", "CBG.9.2")
_RANDOM: Final = Prompt("circuit_goats.disrupted", "CBG.9.2")


def is_disruptive(me: GoatPieces, card: int) -> bool:
    """CBG.9.2 Whether it is such a card."""
    return CARDS.text(card) in me.disruptive


@dataclass
class Disruption(Frame):
    """CBG.9.2 Each human loses such a card of their own, or a random improvement."""

    seat: int
    waiting: list[int] = field(default_factory=list)
    chosen: int = NO_CARD
    """The card that somebody gives up."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.choose_random, self.lose)

    def own(self, g: Game) -> list[int]:
        """CBG.9.2 Such cards among a human's improvements."""
        me = goats(g, self.seat)
        return [card for card in g.play[self.waiting[0]] if is_disruptive(me, card)]

    def choose(self, g: Game) -> None:
        """CBG.9.2 The player who has one chooses."""
        while self.waiting and not g.play[self.waiting[0]]:
            self.waiting = self.waiting[1:]
        if not self.waiting:
            g.finish()
            return
        own = self.own(g)
        if own:
            options: list[Action] = [GiveUpEffect(own[0])]
            if len(g.play[self.waiting[0]]) > len(own):
                options.append(RiskEffects())
            g.settle(self.waiting[0], _OWN, options)

    def choose_random(self, g: Game) -> None:
        """G.22 Each improvement is as likely."""
        answer, seat = g.answer, self.waiting[0]
        if isinstance(answer, GiveUpEffect):
            self.chosen = answer.card
        elif len(set(g.play[seat])) > 1:
            g.ask(CHANCE, _RANDOM, [RandomCard(card) for card in g.play[seat]])

    def lose(self, g: Game) -> None:
        """4.1.3 It is discarded; then comes the next human."""
        answer, seat, card = g.answer, self.waiting[0], self.chosen
        if card == NO_CARD:
            card = answer.card if isinstance(answer, RandomCard) else g.play[seat][0]
        self.waiting, self.chosen = self.waiting[1:], NO_CARD
        g.back_to("choose")
        remove_effect(g, seat, card)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """CBG.9.2 Return why another card cannot be given up."""
        if isinstance(action, (GiveUpEffect, RiskEffects)):
            return ("CBG.9.2", because("revelry:why-not_dismantled"))
        return None


def disruption(g: Game, me: GoatPieces) -> Frame:
    """CBG.9.2 In turn order."""
    return Disruption(me.seat, human_seats(g))


def disruptive_wares(g: Game, me: GoatPieces, wares: list[int]) -> list[int] | None:
    """CBG.9.2 Of cards for sale those that it buys whatever its order card is."""
    return [card for card in wares if is_disruptive(me, card)] or None


answers(_OWN, GiveUpEffect, RiskEffects)
verbs(GiveUpEffect, RiskEffects)
frames(Disruption)
