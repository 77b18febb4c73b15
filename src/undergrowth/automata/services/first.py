"""R.9.7 (advanced) Cards that automated opponents buy at the very start of their Birdsong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.automata.automaton import automaton
from undergrowth.automata.services.terms import seller
from undergrowth.automata.services.wares import BuyWare, wares_to
from undergrowth.engine.frames import frames
from undergrowth.engine.messages import phrase
from undergrowth.table.cards import NO_CARD
from undergrowth.table.described.views import Part, pile
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import BIRDSONG
from undergrowth.table.names import CARDS

_LAW: Final = "R.9.7"


@dataclass
class BuyFirst(Frame):
    """R.9.7 (advanced) Buy the cards the opponent wants, one after another."""

    seat: int
    bought: int = 0
    """Cards bought so far."""

    def script(self) -> tuple[Step, ...]:
        return (self.buy, self.take)

    def applies(self, g: Game) -> bool:
        return len(automaton(g, self.seat).first_wares(g, self.bought)) > 0

    def buy(self, g: Game) -> None:
        wares = automaton(g, self.seat).first_wares(g, self.bought)
        if wares:
            g.push(BuyWare(self.seat, wares))
        else:
            g.finish()

    def take(self, g: Game) -> None:
        """R.9.7 Place or resolve the card, then perhaps buy another."""
        self.bought += 1
        g.back_to("buy")
        for card in g.told:
            automaton(g, self.seat).take_ware(g, card)


def first_purchases(g: Game, seat: int) -> list[Frame]:
    """R.9.7 (advanced) Return the frame of first purchases, if all services are sold."""
    s = seller(g)
    return [BuyFirst(seat)] if s is not None and s.sells_all(g) else []


def ambush_wares(g: Game, seat: int, bought: int) -> list[int]:
    """R.9.7 (advanced) Return the ambush cards on sale, for an opponent that buys one of them."""
    if bought > 0:
        return []
    return [card for card in wares_to(g, seat) if g.box.cards[card].kind == "ambush"]


def fitting_ambush(g: Game, cards: list[int], place: int) -> int:
    """R.9.7 (advanced) Return a card that matches, a bird only if there is no other; or NO_CARD."""
    fitting = [card for card in cards if g.matches(card, place)]
    others = [card for card in fitting if not g.is_bird(card)]
    return (others or fitting or [NO_CARD])[0]


def ambushes_part(g: Game, seat: int, cards: list[int], law: str) -> list[Part]:
    """R.9.7 (advanced) Return the face-up ambush cards, in games in which any can be bought."""
    if not first_purchases(g, seat):
        return []
    names = [CARDS.text(card) for card in cards]
    return [pile("ambushes", phrase("part-ambushes"), law, names, True)]


def with_first_purchases(g: Game, seat: int, sections: list[str]) -> list[str]:
    """R.9.7 (advanced) Return the sections of the steps of a phase, with the first purchases."""
    return [_LAW, *sections] if g.phase == BIRDSONG and first_purchases(g, seat) else sections


frames(BuyFirst)
