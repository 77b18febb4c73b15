"""14.6 The Hundreds' Evening: incite mobs, oppress, draw; 14.7.3 Jubilant, 14.7.6 Rowdy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.lord_of_the_hundreds.mobs import SpreadMob, has_mob, spreads
from undergrowth.factions.lord_of_the_hundreds.pieces import (
    JUBILANT,
    ROWDY,
    HundredsPieces,
    hundreds,
)
from undergrowth.law.cards.suits import payable_places, payers, spend_for
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.enemies import enemy_pieces_in
from undergrowth.law.pieces.rule import may_place_kind, placeable, rules, why_not_place
from undergrowth.law.turn.turn import finish_after_offers
from undergrowth.law.victory.score import score
from undergrowth.law.windows.windows import between_actions, use_offer
from undergrowth.table.answers import AtPlace, WithCard
from undergrowth.table.described.views import Allowance
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.refusals import answers, not_in_hand


class InciteIn(AtPlace):
    """`incite in 5`: the clearing of a new mob (14.6.1)."""

    verb: ClassVar[str] = "incite in"
    picture: ClassVar[str] = "build"
    law: ClassVar[str] = "14.6.1"


class InciteWith(WithCard):
    """`incite with cobbler`: the card spent for it."""

    verb: ClassVar[str] = "incite with"


class Riot(Action):
    """`riot`: roll the mob die (14.7.3)."""

    verb: ClassVar[str] = "riot"
    law: ClassVar[str] = "14.7.3"


_INCITE: Final = Prompt("hundreds.incite", "14.6.1")
_CARD: Final = Prompt("hundreds.incite_card", "14.6.1")
_RIOT: Final = Prompt("hundreds.riot", "14.7.3")


# ---- 14.6.1


def mob_sites(g: Game, me: HundredsPieces) -> list[int]:
    """14.6.1 Return the clearings with a Hundreds warrior where a mob could be placed."""
    free = [
        place
        for place in g.stands_in(me.seat)
        if g.warriors_at(me.seat, place) > 0 and not has_mob(g, me, place)
    ]
    return placeable(g, me.mob, free)


def only_a_rule_forbids(g: Game, me: HundredsPieces) -> bool:
    """14.6.1 Whether a mob could be placed but for a rule that an effect may lift (17.2.4)."""
    return g.supply[me.mob] > 0 and any(
        g.warriors_at(me.seat, place) > 0
        and not has_mob(g, me, place)
        and not may_place_kind(g, me.mob, place)
        for place in g.clearings
    )


@dataclass
class InciteMobs(Frame):
    """14.6.1 Place any number of mobs, one after another."""

    seat: int

    def applies(self, g: Game) -> bool:
        """14.6.1 Whether any card at all could be used, as all players can see."""
        return len(g.hands[self.seat]) > 0 and len(mob_sites(g, hundreds(g, self.seat))) > 0

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.act)

    def offer(self, g: Game) -> None:
        """14.6.1, 1.2.1 Ask for a clearing, even if the hand matches none: that is secret.

        1.4.2 Effects can be used in between.
        """
        me = hundreds(g, self.seat)
        if not g.hands[self.seat]:
            return
        more = between_actions(g, self.seat)
        if mob_sites(g, me) or (more and only_a_rule_forbids(g, me)):
            options: list[Action] = [
                InciteIn(place) for place in payable_places(g, self.seat, mob_sites(g, me))
            ]
            g.ask(self.seat, _INCITE, [*options, *more, PASS])

    def act(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, InciteIn):
            g.push(Incite(self.seat, answer.place))
            g.back_to("offer")
        elif use_offer(g, self.seat, answer):
            g.back_to("offer")
        else:
            finish_after_offers(g)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """14.6.1 Return why no mob can be placed in a clearing."""
        if not isinstance(action, InciteIn):
            return None
        me, place = hundreds(g, self.seat), action.place
        name = f"place:{PLACE.text(place)}"
        if place not in g.clearings or g.warriors_at(self.seat, place) == 0:
            return ("14.6.1", because("why-no_warrior_in", {"place": name}))
        if has_mob(g, me, place):
            return ("14.6.1", because("why-mob_there", {"place": name}))
        if not may_place_kind(g, me.mob, place):
            return why_not_place(g, self.seat, place, me.mob)
        return ("14.6.1", because("why-no_card_for_it", {"place": name}))


@dataclass
class Incite(Frame):
    """14.6.1 Spend a card and place a mob; 14.7.3 the Jubilant may then roll."""

    seat: int
    place: int
    rolled: int = 0
    """14.7.3 Number of rolls of the die."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose_card, self.gather, self.may_roll, self.roll)

    def choose_card(self, g: Game) -> None:
        """14.6.1 Ask for a card that matches the clearing."""
        cards = payers(g, self.seat, g.suits[self.place])
        g.ask(self.seat, _CARD, [InciteWith(card) for card in cards])

    def gather(self, g: Game) -> None:
        """14.6.1 Spend the card and place the mob."""
        spend_for(g, self.seat, g.chose(InciteWith).card, g.suits[self.place])
        put(g, hundreds(g, self.seat).mob, self.place, 1)

    def may_roll(self, g: Game) -> None:
        """14.7.3 Ask whether to roll: up to four times, in the warlord's clearing."""
        me = hundreds(g, self.seat)
        if not me.is_in(g, JUBILANT) or self.place != me.place(g):
            return
        if self.rolled < me.rolls and spreads(g, me):
            g.ask(self.seat, _RIOT, [Riot(), PASS])

    def roll(self, g: Game) -> None:
        """14.7.3 Roll, place a mob, and ask again."""
        if isinstance(g.answer, Riot):
            self.rolled += 1
            g.back_to("may_roll")
            g.push(SpreadMob(self.seat))

    def allowances(self, g: Game) -> list[Allowance]:
        """14.7.3 Return the rolls of the Jubilant, and their limit."""
        me = hundreds(g, self.seat)
        asks = g.decision is not None and g.decision.prompt == "hundreds.riot"
        return [Allowance("mob_roll", "14.7.3", self.rolled, me.rolls)] if asks else []

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """14.6.1 Return why a card cannot pay."""
        if not isinstance(action, InciteWith):
            return None
        card = f"card:{CARDS.text(action.card)}"
        place = f"place:{PLACE.text(self.place)}"
        return not_in_hand(g, self.seat, action.card, "14.6.1") or (
            "14.6.1",
            because("why-does_not_match", {"card": card, "place": place}),
        )


# ---- 14.6.2


def oppressed(g: Game, me: HundredsPieces) -> list[int]:
    """14.6.2 Return the clearings they rule with a Hundreds piece and without enemy pieces."""
    return [
        place
        for place in g.clearings
        if g.has_pieces(me.seat, place)
        and rules(g, me.seat, place)
        and enemy_pieces_in(g, me.seat, place) == 0
    ]


def oppression(g: Game, me: HundredsPieces) -> int:
    """14.6.2 Return the points for these clearings."""
    return me.oppressed[min(len(oppressed(g, me)), len(me.oppressed) - 1)]


@dataclass
class Oppress(Frame):
    """14.6.2 Score the clearings with no pieces but theirs."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.score,)

    def score(self, g: Game) -> None:
        """14.6.2 Score by their number."""
        score(g, self.seat, oppression(g, hundreds(g, self.seat)), "14.6.2")


# ---- 14.6.3


def evening_cards(g: Game, me: HundredsPieces) -> int:
    """14.6.3, 14.7.6 Return the cards to draw: one; the Rowdy one more, or two in a crowd."""
    if not me.is_in(g, ROWDY):
        return me.cards
    place = me.place(g)
    crowded = place != NOWHERE and enemy_pieces_in(g, me.seat, place) >= me.crowd
    return me.cards + (me.crowded if crowded else me.rowdy)


answers(_CARD, InciteWith)
verbs(InciteIn, InciteWith, Riot)
frames(InciteMobs, Incite, Oppress)
