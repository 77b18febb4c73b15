"""8.2.4 Removed bases."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.woodland_alliance.pieces import AlliancePieces, alliance, remove_officers
from undergrowth.factions.woodland_alliance.supporters import spend_supporter, supporter_kinds
from undergrowth.law.removing.triggers import TRIGGERS, ClearingTrigger, places_of
from undergrowth.table.answers import WithCard
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.places import PLACE
from undergrowth.table.records import Removed

_TRIGGER: Final = TRIGGERS.add("lost_base")
_DISMISS: Final = Prompt("alliance.dismiss", "8.2.4")


class Dismiss(WithCard):
    """`dismiss cobbler`: a supporter to discard from a stack above its limit."""

    verb: ClassVar[str] = "dismiss"


@dataclass
class LostBase(ClearingTrigger):
    """8.2.4 Lose the supporters matching a removed base, and half of the officers."""

    def name(self) -> int:
        return _TRIGGER

    def script(self) -> tuple[Step, ...]:
        return (self.lose_supporters, self.lose_officers, self.choose_dismissed, self.dismiss)

    def lose_supporters(self, g: Game) -> None:
        """8.2.4 Discard all supporters matching the clearing of the base, birds included."""
        if g.log is not None:
            g.note("lost_base", "8.2.4", self.seat, {"place": PLACE.text(self.place)})
        supporters = alliance(g, self.seat).board(g).supporters[:]
        if supporters:
            g.reveals_hidden()  # how many of them match
        for card in supporters:
            if g.matches(card, self.place):
                spend_supporter(g, self.seat, card)

    def lose_officers(self, g: Game) -> None:
        """8.2.4 Remove half of the officers, rounded up."""
        remove_officers(g, self.seat, (alliance(g, self.seat).board(g).officers + 1) // 2)

    def choose_dismissed(self, g: Game) -> None:
        """8.2.4 Without a base left, ask for supporters to discard down to five."""
        me = alliance(g, self.seat)
        if me.bases_on_map(g) == 0 and len(me.board(g).supporters) > me.capacity:
            cards = supporter_kinds(g, me, -1)
            g.ask(self.seat, _DISMISS, [Dismiss(card) for card in cards])

    def dismiss(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Dismiss):
            spend_supporter(g, self.seat, answer.card)
            g.back_to("choose_dismissed")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """8.2.4 Return why a card cannot be discarded."""
        if isinstance(action, Dismiss):
            return (
                "8.2.4",
                because("why-not_among_supporters", {"card": f"card:{CARDS.text(action.card)}"}),
            )
        return None


def lost_bases(me: AlliancePieces, r: Removed) -> list[Frame]:
    """8.2.4 Return a frame for each base removed, by any player."""
    return [LostBase(me.seat, place) for place in places_of(r, me.bases.kinds)]


verbs(Dismiss)
frames(LostBase)
