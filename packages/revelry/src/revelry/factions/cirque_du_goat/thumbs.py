"""CDG.2.5 Thumbs Down: what follows when an enemy removes a big top."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from revelry.factions.cirque_du_goat.accolades import disgrace, most_honored
from revelry.factions.cirque_du_goat.pieces import CirquePieces, cirque
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.piles import spend
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.removing.triggers import TRIGGERS, Trigger
from undergrowth.law.turn.turn import DiscardCard
from undergrowth.table.answers import OfFaction
from undergrowth.table.described.views import Allowance
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.records import Removed
from undergrowth.table.refusals import answers, not_in_hand


class Disgrace(OfFaction):
    """`disgrace eyrie_dynasties`: who of several loses their accolades."""

    verb: ClassVar[str] = "disgrace"
    picture: ClassVar[str] = "loss"


_WHO: Final = Prompt("cirque.disgrace", "CDG.2.5")
_CARD: Final = Prompt("cirque.thumbs_card", "CDG.2.5")
_TRIGGER: Final = TRIGGERS.add("thumbs_down")
_UNCOUNTED: Final = -1


@dataclass
class ThumbsDown(Trigger):
    """CDG.2.5 The most honored player loses all accolades, the Cirque half of its hand."""

    seat: int
    left: int = _UNCOUNTED
    """Cards still to be discarded."""
    of: int = 0
    """Number of cards it was to discard."""

    def owner(self) -> int:
        return self.seat

    def name(self) -> int:
        return _TRIGGER

    def script(self) -> tuple[Step, ...]:
        return (self.choose_player, self.strip, self.choose_card, self.discard)

    def choose_player(self, g: Game) -> None:
        """CDG.2.5 Of several with as many the Cirque chooses."""
        leaders = most_honored(g, cirque(g, self.seat))
        if leaders:
            options: list[Action] = [Disgrace(g.box.owner_numbers[seat]) for seat in leaders]
            g.settle(self.seat, _WHO, options)

    def strip(self, g: Game) -> None:
        """CDG.2.5 All of that player's accolades; then the cards are counted."""
        answer = g.answer
        me = cirque(g, self.seat)
        if isinstance(answer, Disgrace):
            disgrace(g, me, g.box.owner_of(answer.faction))
        self.left = self.of = len(g.hands[self.seat]) // me.one_of

    def choose_card(self, g: Game) -> None:
        """CDG.2.5 Half of the hand, rounded down, by its own choice."""
        if self.left > 0:
            g.ask(self.seat, _CARD, [DiscardCard(card) for card in g.hand_kinds(self.seat)])

    def discard(self, g: Game) -> None:
        """CDG.2.5 One after another."""
        answer = g.answer
        if isinstance(answer, DiscardCard):
            spend(g, self.seat, answer.card)
            self.left -= 1
            g.back_to("choose_card")

    def allowances(self, g: Game) -> list[Allowance]:
        """CDG.2.5 Cards to discard."""
        return [Allowance("discard", "CDG.2.5", self.of - self.left, self.of)] if self.of else []

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """CDG.2.5 Return why somebody else does not lose them."""
        if isinstance(action, Disgrace):
            return ("CDG.2.5", because("revelry:why-cirque_not_most"))
        if isinstance(action, DiscardCard):
            return not_in_hand(g, self.seat, action.card, "CDG.2.5")
        return None


def jeered(g: Game, me: CirquePieces, r: Removed) -> list[Frame]:
    """CDG.2.5 Once for each big top that an enemy removes."""
    found: list[Frame] = []
    for i, kind in enumerate(r.kinds):
        by = r.removers[i]
        if kind == me.big_top and by >= 0 and is_enemy(g, me.seat, by):
            found += [ThumbsDown(me.seat) for _ in range(r.counts[i])]
    return found


answers(_WHO, Disgrace)
answers(_CARD, DiscardCard)
verbs(Disgrace)
frames(ThumbsDown)
