"""Rabbittown: spend a card to place warriors there, then battle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.landmarks.visit import Visit, Visited
from undergrowth.law.battle.battle import Against, Battle
from undergrowth.law.battle.battlefield import defenders, may_attack_from
from undergrowth.law.cards.suits import has_payer, payers, spend_for
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.call_in import call_in
from undergrowth.law.pieces.rule import instead_of, may_place, why_not_place
from undergrowth.law.victory.dominance import Spend
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import IN_DAYLIGHT
from undergrowth.table.names import CARDS, SUITS
from undergrowth.table.records import ANY_KIND, Fight
from undergrowth.table.refusals import answers, not_in_hand

_WARRIOR: Final = 40
"""Value of a placed warrior to a computer player, in hundredths of a point."""
_SPEND: Final = Prompt("landmarks.rally", "L.1")
_DEFENDER: Final = Prompt("landmarks.rally_defender", "4.3")


@dataclass
class Rally(Frame):
    """L.1 Spend a card, place warriors, then battle."""

    seat: int
    index: int

    def script(self) -> tuple[Step, ...]:
        return (
            self.ask_reserve,
            self.choose_card,
            self.place_warriors,
            self.choose_defender,
            self.battle,
        )

    def ask_reserve(self, g: Game) -> None:
        """1.5.4 Let an owner with warriors in reserve return them to the supply first."""
        call_in(g, self.seat, town(g, self.index).rallied(g, self.seat))

    def choose_card(self, g: Game) -> None:
        """2.1.1 Ask for a card of the town's suit, or one that counts as that."""
        cards = payers(g, self.seat, town(g, self.index).suit)
        g.ask(self.seat, _SPEND, [Spend(card) for card in cards])

    def place_warriors(self, g: Game) -> None:
        """L.1 Place one for each other clearing of the suit with own pieces."""
        here = town(g, self.index)
        spend_for(g, self.seat, g.chose(Spend).card, here.suit)
        put(g, book(g).faction(self.seat).warrior, here.place(g), here.rallied(g, self.seat))

    def choose_defender(self, g: Game) -> None:
        """L.1, 4.3 Battle there, if there is an enemy."""
        place = town(g, self.index).place(g)
        enemies = defenders(g, self.seat, place)
        if enemies and may_attack_from(g, self.seat, place):
            g.settle(self.seat, _DEFENDER, [Against(g.box.owner_numbers[each]) for each in enemies])

    def battle(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Against):
            place = town(g, self.index).place(g)
            g.push(Battle(Fight(place, self.seat, g.box.owner_of(answer.faction))))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """2.1.1 Return why a card or a defender is not offered."""
        if isinstance(action, Spend):
            return not_in_hand(g, self.seat, action.card, "2.1.1") or (
                "2.1.1",
                because("why-not_suit_asked", {"card": f"card:{CARDS.text(action.card)}"}),
            )
        if isinstance(action, Against):
            return ("4.3", because("why-defender_must_enemy_with"))
        return None


class Rabbittown(Visited):
    """L.1 Used once in a player's own Daylight."""

    def __init__(self, name: str, index: int) -> None:
        super().__init__(name, index, [IN_DAYLIGHT], "when-between_actions")
        self.suit = 1 << SUITS.parse(sheet(f"landmarks/{name}").text("mark"))

    def rallied(self, g: Game, seat: int) -> int:
        """L.1 Return the other clearings of its suit in which a seat has pieces."""
        here = self.place(g)
        n = 0
        for place in g.clearings:
            if place != here and g.suits[place] & self.suit and g.has_pieces(seat, place):
                n += 1
        return n

    def prevented(self, g: Game, seat: int) -> Reason | None:
        """L.1 Return why it cannot be used now; at least one warrior has to be placed."""
        seen = self._prevented_openly(g, seat)
        if seen is None and not has_payer(g, seat, self.suit):
            return ("2.1.1", because("why-have_no_rabbit"))
        return seen

    def hides(self, g: Game, seat: int, window: int) -> bool:
        """1.2.1 Whether hidden cards decide if it can be used."""
        if window not in self.windows or not self.ready(g) or not g.hands[seat]:
            return False
        return self._prevented_openly(g, seat) is None

    def _prevented_openly(self, g: Game, seat: int) -> Reason | None:
        """L.1 Return why it cannot be used now, as far as all players can see."""
        warrior = book(g).faction(seat).warrior
        if warrior < 0 or not self._comes(g, warrior):
            return ("1.5.4", because("why-have_no_warrior_place"))
        if self.rallied(g, seat) == 0:
            return ("L.1", because("why-have_no_piece_another"))
        if not may_place(g, seat, self.place(g)):
            return why_not_place(g, seat, self.place(g))
        return None

    def _comes(self, g: Game, warrior: int) -> bool:
        """G.20 Whether a warrior is in the supply, or another piece would be placed instead."""
        return g.supply[warrior] > 0 or instead_of(g, warrior, self.place(g)) != ANY_KIND

    def begin(self, g: Game, seat: int) -> None:
        g.push(Rally(seat, self.index))

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        """Return the value of the warriors placed, less the card."""
        if isinstance(action, Visit) and action.landmark == self.number:
            return _WARRIOR * (self.rallied(g, seat) - 1)
        return 0


def town(g: Game, index: int) -> Rabbittown:
    """Return Rabbittown, by its index among the landmarks."""
    found = book(g).landmarks[index]
    assert isinstance(found, Rabbittown)
    return found


answers(_SPEND, Spend)
answers(_DEFENDER, Against)
frames(Rally)
LANDMARK = Rabbittown
