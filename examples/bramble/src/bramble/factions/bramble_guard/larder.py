"""B.6 The Guard's Evening: what the Larder is for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from bramble.factions.bramble_guard.pieces import GuardPieces, guard
from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.piles import discard
from undergrowth.law.cards.suits import pay_for, paying
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.law.turn.turn import DrawAndDiscard
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.places import PLACE


class Muster(Action):
    """`muster cobbler 5`: a card of the Larder, and where it brings warriors."""

    verb: ClassVar[str] = "muster"
    domains: ClassVar[tuple[Domain, ...]] = (CARDS, PLACE)

    def __init__(self, card: int, place: int) -> None:
        self.card = card
        self.place = place

    def args(self) -> tuple[int, ...]:
        return (self.card, self.place)


_MUSTER: Final = Prompt("guard.muster", "B.6")


def musters(g: Game, me: GuardPieces) -> list[Action]:
    """B.6 Each card of the Larder with each bramble that it matches."""
    found: list[Action] = []
    for place in me.hedge(g):
        if may_place_kind(g, me.warrior, place):
            cards = paying(g, me.seat, me.larder(g).stores, g.suits[place])
            found += [Muster(card, place) for card in cards]
    return found


@dataclass
class GuardEvening(Frame):
    """B.6 Muster, then draw."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.muster, self.draw)

    def offer(self, g: Game) -> None:
        """B.6 Asked whenever there are stores: what they would match is a secret."""
        me = guard(g, self.seat)
        if me.larder(g).stores:
            g.ask(self.seat, _MUSTER, [*musters(g, me), PASS])

    def muster(self, g: Game) -> None:
        """B.6 Two warriors for a card, then offer again."""
        answer = g.answer
        if isinstance(answer, Muster):
            me = guard(g, self.seat)
            pay_for(g, self.seat, answer.card, g.suits[answer.place])
            me.larder(g).stores.remove(answer.card)
            discard(g, self.seat, answer.card)
            put(g, me.warrior, answer.place, me.mustered)
            g.back_to("offer")

    def draw(self, g: Game) -> None:
        """B.6 One card, and more for a long hedge."""
        me = guard(g, self.seat)
        g.push(DrawAndDiscard(self.seat, me.cards + me.draws[g.on_map(me.bramble)]))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """B.6 Return why a card brings nobody there."""
        if not isinstance(action, Muster):
            return None
        me = guard(g, self.seat)
        if action.card not in me.larder(g).stores:
            return (
                "B.6",
                because("bramble:why-not_larder", {"card": f"card:{CARDS.text(action.card)}"}),
            )
        if action.place not in me.hedge(g):
            return (
                "B.6",
                because(
                    "bramble:why-there_no_bramble", {"place": f"place:{PLACE.text(action.place)}"}
                ),
            )
        return ("B.6", because("bramble:why-card_does_not"))


verbs(Muster)
frames(GuardEvening)
