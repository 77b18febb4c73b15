"""C.2.5, C.2.7, C.5.2 Removing ego of its clearing as a price; which of them is its choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from revelry.factions.chameleander.pieces import ChameleanderPieces, chameleander
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.removing.removal import why_not_remove
from undergrowth.table.answers import OfPiece
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE
from undergrowth.table.refusals import answers
from undergrowth.table.seated.purse import Purse


class PayEgo(OfPiece):
    """`pay with superego`: an ego that goes back to the track."""

    verb: ClassVar[str] = "pay with"
    picture: ClassVar[str] = "loss"


_PAY: Final = Prompt("chameleander.pay", "C.2.7")


def payable(g: Game, me: ChameleanderPieces) -> list[Action]:
    """C.2.7 The sorts of ego in its clearing."""
    return [PayEgo(g.box.kinds[kind].piece) for kind in me.ego.given_up(g)]


def why_not_given_up(g: Game, me: ChameleanderPieces, piece: int) -> Reason:
    """C.2.7, C.5.2 Return why an ego cannot be given up: whose "cannot" keeps it, or it is not
    there."""
    kind, place = g.box.kind_at[me.seat][piece], me.place(g)
    kept = None
    if kind >= 0 and place != NOWHERE and g.count(kind, place) > 0:
        kept = why_not_remove(g, kind, place, me.seat)
    return kept or ("C.2.5", because("revelry:why-no_such_ego"))


def pay_ego(g: Game, me: ChameleanderPieces, answer: PayEgo) -> None:
    """C.2.7 It leaves the clearing, and nobody scores."""
    me.ego.take_own(g, g.box.kind_at[me.seat][answer.piece])


@dataclass
class PayWithEgo(Frame):
    """C.2.7 As many ego as a service costs.  Only begun where so many are there."""

    seat: int
    left: int
    paid: int = 0

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.pay)

    def choose(self, g: Game) -> None:
        """C.2.7 One after another."""
        if self.left > 0:
            g.settle(self.seat, _PAY, payable(g, chameleander(g, self.seat)))

    def pay(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, PayEgo):
            self.left -= 1
            self.paid += 1
            pay_ego(g, chameleander(g, self.seat), answer)
            g.back_to("choose")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """C.2.7 Only ego of its clearing."""
        if isinstance(action, PayEgo):
            return why_not_given_up(g, chameleander(g, self.seat), action.piece)
        return None


class EgoPurse(Purse):
    """C.2.7 It pays with ego of its clearing, and never hires mercenaries."""

    def __init__(self, me: ChameleanderPieces) -> None:
        super().__init__(me.warrior)
        self._me = me

    def may_pay(self, g: Game, n: int) -> bool:
        """C.2.7 Whether so many ego are in its clearing."""
        place = self._me.place(g)
        return sum([g.count(kind, place) for kind in self._me.ego.given_up(g)]) >= n

    def pays_otherwise(self, g: Game, n: int) -> Frame | None:
        return PayWithEgo(self._me.seat, n)

    def hires_mercenaries(self) -> bool:
        return False


answers(_PAY, PayEgo)
verbs(PayEgo)
frames(PayWithEgo)
