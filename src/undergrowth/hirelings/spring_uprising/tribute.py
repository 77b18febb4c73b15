"""H.2.2 The card that attackers of the Spring Uprising discard first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Arg, Reason, because
from undergrowth.law.battle.battle import Battle, call_off
from undergrowth.law.cards.suits import payers, spend_for
from undergrowth.table.answers import WithCard
from undergrowth.table.bending.notes import FightNote, fight_notes
from undergrowth.table.book import hand_is_open
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers, not_in_hand

_CARD: Final = Prompt("uprising.tribute", "H.2.2")


@dataclass
class TributePaid(FightNote):
    """H.2.2 The attacker has discarded a card."""


class PayTribute(WithCard):
    """`pay tribute cobbler`: the card to discard to attack them."""

    verb: ClassVar[str] = "pay tribute"


def is_paid(g: Game, attacker: int, defender: int) -> bool:
    """H.2.2 Whether the card was discarded for the battle in progress."""
    battle = g.within(Battle)
    if battle is None:
        return False
    b = battle.fight
    return b.attacker == attacker and b.defender == defender and b.noted(TributePaid) is not None


@dataclass
class Tribute(Frame):
    """H.2.2 Discard a card matching the clearing of battle; without one there is no battle."""

    seat: int
    place: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.discard)

    def choose(self, g: Game) -> None:
        """H.2.2 Ask for the card; the number of cards that match is secret."""
        cards: list[Action] = [
            PayTribute(card) for card in payers(g, self.seat, g.suits[self.place])
        ]
        if self.seat != g.turn and g.hands[self.seat] and not hand_is_open(g, self.seat):
            g.reveals_hidden()  # whether it holds such a card
        if len(cards) == 1 and hand_is_open(g, self.seat):
            g.settle(self.seat, _CARD, cards)
        elif cards:
            g.ask(self.seat, _CARD, cards)

    def discard(self, g: Game) -> None:
        """G.5 Discard the card face up."""
        answer = g.answer
        b = g.innermost(Battle).fight
        if isinstance(answer, PayTribute):
            spend_for(g, self.seat, answer.card, g.suits[self.place])
            b.note(TributePaid())
        else:
            call_off(b)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """2.1.1 Return why a card cannot be discarded for it."""
        if isinstance(action, PayTribute):
            card, place = CARDS.text(action.card), PLACE.text(self.place)
            told: dict[str, Arg] = {"card": f"card:{card}", "place": f"place:{place}"}
            return not_in_hand(g, self.seat, action.card, "H.2.2") or (
                "H.2.2",
                because("why-does_not_match_where", told),
            )
        return None


answers(_CARD, PayTribute)
verbs(PayTribute)
frames(Tribute)
fight_notes(TributePaid, "uprising paid")
