"""Rabbit Scouts: for a card their controller defends with the higher die."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import NO_ACTIONS, PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Arg, Reason, because
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.cards.hands import ask_hand
from undergrowth.law.cards.suits import has_payer, payers, spend_for
from undergrowth.law.hirelings.hireling import Hireling
from undergrowth.table.answers import WithCard
from undergrowth.table.bending.notes import FightNote, fight_notes
from undergrowth.table.book import hand_is_open
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import BEFORE_ROLL
from undergrowth.table.names import CARDS
from undergrowth.table.places import PLACE
from undergrowth.table.records import Fight
from undergrowth.table.refusals import answers, not_in_hand

_CARD: Final = Prompt("scouts.card", "H.2.2")


@dataclass
class ScoutsAsked(FightNote):
    """H.2.2 The defender has been asked for a card."""


@dataclass
class ScoutsSpied(FightNote):
    """H.2.2 A card has been spent for the higher die."""


_WORTH: Final = 20
"""Value of the higher die to a computer player, in hundredths of a point, without the card."""


class SendScouts(Action):
    """`send scouts`: begin to spend a card for them."""

    verb: ClassVar[str] = "send scouts"


class SpyWith(WithCard):
    """`spy with cobbler`: the card to spend for the higher die."""

    verb: ClassVar[str] = "spy with"


_SEND: Final = SendScouts()


class RabbitScouts(Hireling):
    """The Rabbit Scouts, the demoted side."""

    def attacker_rolls_high(self, g: Game, b: Fight, high: bool) -> bool:
        """H.2.2 Whether the attacker takes the higher die: not against Scouts, as in 8.2.2."""
        return high and b.noted(ScoutsSpied) is None

    def law_of(self, hook: str, owner: int) -> str:
        return "H.2.2" if hook == "attacker_rolls_high" else ""

    def battle_effects(self, g: Game, b: Fight, seat: int, window: int) -> list[Action]:
        """H.2.2 Offer them to the controller's own faction, before the roll.

        Any hand that is not empty gets the offer: its cards are secret.
        """
        if window != BEFORE_ROLL or seat != b.defender or self.decider(g) != seat:
            return NO_ACTIONS
        if not g.hands[seat] or b.noted(ScoutsAsked) is not None:
            return NO_ACTIONS
        if hand_is_open(g, seat) and not has_payer(g, seat, g.suits[b.place]):
            return NO_ACTIONS
        return [_SEND]

    def use(self, g: Game, seat: int, action: Action) -> bool:
        if not isinstance(action, SendScouts):
            return False
        b = g.innermost(Fighting).record()
        b.note(ScoutsAsked())
        g.push(ScoutAhead(seat, b.place))
        return True

    def why_not_offer(self, g: Game, seat: int, action: Action) -> Reason | None:
        if isinstance(action, SendScouts):
            return ("H.2.2", because("why-scouts_defend_with_you"))
        return None

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        return _WORTH if isinstance(action, SendScouts) else 0


@dataclass
class ScoutAhead(Frame):
    """H.2.2 Spend a card matching the clearing of battle, or none."""

    seat: int
    place: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.spend)

    def choose(self, g: Game) -> None:
        """2.1.1 Ask any hand: its cards are secret."""
        cards: list[Action] = [SpyWith(card) for card in payers(g, self.seat, g.suits[self.place])]
        ask_hand(g, self.seat, _CARD, [*cards, PASS])

    def spend(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, SpyWith):
            spend_for(g, self.seat, answer.card, g.suits[self.place])
            g.innermost(Fighting).record().note(ScoutsSpied())
            if g.log is not None:
                g.note("scouted", "H.2.2", self.seat, {"place": PLACE.text(self.place)})

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """2.1.1 Return why a card cannot be spent."""
        if isinstance(action, SpyWith):
            card, place = CARDS.text(action.card), PLACE.text(self.place)
            told: dict[str, Arg] = {"card": f"card:{card}", "place": f"place:{place}"}
            return not_in_hand(g, self.seat, action.card, "H.2.2") or (
                "H.2.2",
                because("why-does_not_match_where", told),
            )
        return None


answers(_CARD, SpyWith)
verbs(SendScouts, SpyWith)
frames(ScoutAhead)
fight_notes(ScoutsAsked, "scouts asked")
fight_notes(ScoutsSpied, "scouts spied")
