"""Shadow Council: force a battle between two other players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.cards.payment import why_not_pay
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.battle.battle import Against, Battle, BattleIn
from undergrowth.law.battle.battlefield import defenders, may_battle_at, record_battle_reveal
from undergrowth.law.cards.effects import CardEffect, TurnEffect
from undergrowth.law.cards.play_area import return_to_hand
from undergrowth.law.cards.suits import has_payer, payers, spend_for
from undergrowth.law.victory.dominance import Spend
from undergrowth.table.answers import OfFaction
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import BIRDSONG_START
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.records import Fight
from undergrowth.table.refusals import answers


class Incite(OfFaction):
    """`incite eyrie_dynasties`: the player to force to attack."""

    verb: ClassVar[str] = "incite"


_PLACE: Final = Prompt("cards.council_place", "4.1.3")
_SPEND: Final = Prompt("cards.council_card", "4.1.3")
_ATTACKER: Final = Prompt("cards.incite", "1.5.5")
_DEFENDER: Final = Prompt("cards.incite_against", "1.5.5")


def attackers(g: Game, place: int) -> list[int]:
    """4.3 Return the players who could battle in a clearing."""
    return [seat for seat in range(g.seats) if may_battle_at(g, seat, place)]


def councils(g: Game, seat: int) -> list[int]:
    """4.3, 2.1.1 Return the clearings where a battle can be forced with a card in hand."""
    if not g.hands[seat]:
        return []
    return [
        place for place in g.clearings if attackers(g, place) and has_payer(g, seat, g.suits[place])
    ]


@dataclass
class ShadowCouncil(Frame):
    """1.5.5 Spend a card and force a battle in a clearing of its suit."""

    seat: int
    card: int
    place: int = NOWHERE
    attacker: int = NOBODY

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_place,
            self.choose_card,
            self.spend,
            self.choose_attacker,
            self.choose_defender,
            self.battle,
            self.return_card,
        )

    def choose_place(self, g: Game) -> None:
        """4.3 Ask for the clearing; the ones the hand matches are secret."""
        g.ask(self.seat, _PLACE, [BattleIn(place) for place in councils(g, self.seat)])

    def choose_card(self, g: Game) -> None:
        """G.31 Ask for a card of its suit."""
        self.place = g.chose(BattleIn).place
        cards = payers(g, self.seat, g.suits[self.place])
        g.ask(self.seat, _SPEND, [Spend(card) for card in cards])

    def spend(self, g: Game) -> None:
        """G.31 Spend the card."""
        spend_for(g, self.seat, g.chose(Spend).card, g.suits[self.place])

    def choose_attacker(self, g: Game) -> None:
        """1.5.5 Ask for the attacker: any player who could battle there.

        1.5.4 There may be none, if the card just spent was the one that an attacker needs (H.2.2).
        """
        for seat in range(g.seats):
            record_battle_reveal(g, seat, self.place)
        options: list[Action] = [
            Incite(g.box.owner_numbers[seat]) for seat in attackers(g, self.place)
        ]
        if options:
            g.settle(self.seat, _ATTACKER, options)
        else:
            g.back_to("return_card")

    def choose_defender(self, g: Game) -> None:
        """4.3 Ask for any enemy of the attacker there."""
        self.attacker = g.box.owner_of(g.chose(Incite).faction)
        options: list[Action] = [
            Against(g.box.owner_numbers[seat]) for seat in defenders(g, self.attacker, self.place)
        ]
        g.settle(self.seat, _DEFENDER, options)

    def battle(self, g: Game) -> None:
        """1.5.5 Begin the battle: the attacker decides as usual within it."""
        defender = g.box.owner_of(g.chose(Against).faction)
        g.push(Battle(Fight(self.place, self.attacker, defender)))

    def return_card(self, g: Game) -> None:
        """4.1.3 Return the effect to the hand."""
        if self.card in g.play[self.seat]:
            return_to_hand(g, self.seat, self.card, self.seat)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """4.3 Return why a clearing, a card or a player is not offered."""
        if isinstance(action, BattleIn):
            name = PLACE.text(action.place)
            return ("4.3", because("why-nobody_can_battle", {"place": f"place:{name}"}))
        if isinstance(action, Incite):
            return ("4.3", because("why-attacker_needs_warrior"))
        if isinstance(action, Against):
            return ("4.3", because("why-defender_must_enemy_attacker"))
        return why_not_pay(g, self.seat, action)


class ShadowCouncilCard(TurnEffect):
    """At the start of its Birdsong the owner must force a battle, if it can."""

    def __init__(self, name: str) -> None:
        super().__init__(name, BIRDSONG_START, compulsory=True)

    def prevented(self, g: Game, seat: int) -> Reason | None:
        return None if councils(g, seat) else ("4.3", because("why-there_no_battle"))

    def betrays(self, g: Game, seat: int, window: int) -> bool:
        """1.2.1 Whether the mandatory battle reveals that a card in hand matches."""
        return (
            window == self.window
            and self.ready(g, seat)
            and bool(g.hands[seat])
            and any(attackers(g, place) for place in g.clearings)
        )

    def begin(self, g: Game, seat: int) -> None:
        g.push(ShadowCouncil(seat, self.card))


answers(_PLACE, BattleIn)
answers(_SPEND, Spend)
answers(_ATTACKER, Incite)
answers(_DEFENDER, Against)
verbs(Incite)
frames(ShadowCouncil)
EFFECTS: dict[str, type[CardEffect]] = {"shadow_council": ShadowCouncilCard}
