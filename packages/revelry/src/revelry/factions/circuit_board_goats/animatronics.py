"""CBG.2.2 Activate Animatronics: no hits at all, while a human who is ahead feeds the critics."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from revelry.factions.circuit_board_goats.pieces import GoatPieces, goats, stack_card
from undergrowth.automata.measures import is_automated
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.battle.hits import deal_none
from undergrowth.law.cards.hands import lose_card
from undergrowth.law.cards.piles import spend
from undergrowth.law.victory.score import points_on_track
from undergrowth.table.answers import WithCard
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS, FROG
from undergrowth.table.records import Fight
from undergrowth.table.refusals import answers, not_in_hand


class Review(WithCard):
    """`review with cobbler`: the card that a player adds to the Critics Stack."""

    verb: ClassVar[str] = "review with"
    picture: ClassVar[str] = "card"
    law: ClassVar[str] = "CBG.2.2"


_CARD: Final = Prompt("circuit_goats.review", "CBG.2.2")
_NAME: Final = "animatronics"


def reviewer(g: Game, me: GoatPieces, b: Fight) -> int:
    """CBG.2.2 The human on the other side who has more points and a card, or NOBODY."""
    if me.seat not in (b.attacker, b.defender):
        return NOBODY
    enemy = b.other(me.seat)
    if not g.has_seat(enemy) or is_automated(g, enemy) or not g.hands[enemy]:
        return NOBODY
    return enemy if points_on_track(g, enemy) > points_on_track(g, me.seat) else NOBODY


@dataclass
class Reviewing(Frame):
    """CBG.2.2 The human chooses a card that is no frog; with frogs alone one is discarded."""

    seat: int
    human: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.give)

    def choose(self, g: Game) -> None:
        """CBG.2.2 Any card that the stack takes; the last one may have been spent meanwhile."""
        hand = g.hand_kinds(self.human)
        if not hand:
            g.finish()
            return
        fitting = [card for card in hand if g.box.cards[card].suit != FROG]
        g.ask(self.human, _CARD, [Review(card) for card in fitting or hand])

    def give(self, g: Game) -> None:
        """CBG.2.2 With a card on the stack it deals no hits, whatever else would add some."""
        card = g.chose(Review).card
        me = goats(g, self.seat)
        if g.box.cards[card].suit == FROG:
            spend(g, self.human, card)
            return
        lose_card(g, self.human, card)
        stack_card(g, me, card)
        deal_none(g.innermost(Fighting).record(), self.seat, _NAME)

    def speaks_to(self, seat: int) -> bool:
        """CBG.2.2 The human chooses."""
        return seat == self.human

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """CBG.2.4 Return why a card cannot be added."""
        if not isinstance(action, Review):
            return None
        name = f"card:{CARDS.text(action.card)}"
        return not_in_hand(g, self.human, action.card, "CBG.2.2") or (
            "CBG.2.4",
            because("revelry:why-critics_take_no_frog", {"card": name}),
        )


answers(_CARD, Review)
verbs(Review)
frames(Reviewing)
