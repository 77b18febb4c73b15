"""C.6 Boast to the Birds, and cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from revelry.factions.chameleander.pieces import chameleander
from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.hands import ask_hand
from undergrowth.law.cards.suits import A_BIRD, payers, spend_for
from undergrowth.law.turn.turn import DrawAndDiscard
from undergrowth.table.answers import WithCard
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.refusals import answers, not_in_hand


class BoastWith(WithCard):
    """`boast with royal_claim`: a bird card is spent for an ego."""

    verb: ClassVar[str] = "boast with"
    picture: ClassVar[str] = "score"
    law: ClassVar[str] = "C.6.1"


_BOAST: Final = Prompt("chameleander.boast", "C.6.1")


@dataclass
class Boast(Frame):
    """C.6.1 A bird card for an ego, and one more for each ego on the Id."""

    seat: int
    done: int = 0

    def applies(self, g: Game) -> bool:
        """C.6.1 Not after Mark for Death; whether it holds a bird is a secret."""
        me = chameleander(g, self.seat)
        return me.marked not in g.used and len(g.hands[self.seat]) > 0 and me.ego.may_place(g)

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.boast)

    def most(self, g: Game) -> int:
        """C.6.1 Return how many bird cards it may spend."""
        return 1 + chameleander(g, self.seat).ego.on_id(g)

    def choose(self, g: Game) -> None:
        """C.6.1 One after another."""
        me = chameleander(g, self.seat)
        if self.done < self.most(g) and g.hands[self.seat] and me.ego.may_place(g):
            birds: list[Action] = [BoastWith(card) for card in payers(g, self.seat, A_BIRD)]
            ask_hand(g, self.seat, _BOAST, [*birds, PASS])

    def boast(self, g: Game) -> None:
        """C.6.1, C.2.5 Place the leftmost ego, and score for its space."""
        answer = g.answer
        if isinstance(answer, BoastWith):
            spend_for(g, self.seat, answer.card, A_BIRD)
            self.done += 1
            g.back_to("choose")
            chameleander(g, self.seat).ego.put_and_score(g, "C.6.1")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """C.6.1 Return why a card cannot be spent."""
        if isinstance(action, BoastWith):
            missing = not_in_hand(g, self.seat, action.card, "C.6.1")
            return missing or ("C.6.1", because("revelry:why-boast_with_birds"))
        return None


@dataclass
class DrawCards(Frame):
    """C.6.2 A card, and one for each draw icon on the track and on the Id."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.draw,)

    def draw(self, g: Game) -> None:
        g.push(DrawAndDiscard(self.seat, chameleander(g, self.seat).to_draw(g)))


answers(_BOAST, BoastWith)
verbs(BoastWith)
frames(Boast, DrawCards)
