"""7.4 The Eyrie's Birdsong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import Prompt, frames
from undergrowth.factions.eyrie_dynasties.pieces import COLUMNS, add_to_decree, eyrie
from undergrowth.factions.eyrie_dynasties.setup import RoostIn
from undergrowth.law.cards.draw import Draw
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.places import PLACE


class Decree(Action):
    """`decree cobbler move`: a card and the column it is added to."""

    verb: ClassVar[str] = "decree"
    law: ClassVar[str] = "7.4.2"
    domains: ClassVar[tuple[Domain, ...]] = (CARDS, COLUMNS)

    def __init__(self, card: int, column: int) -> None:
        self.card: Final = card
        self.column: Final = column

    def args(self) -> tuple[int, ...]:
        return (self.card, self.column)


_ADD: Final = Prompt("eyrie.decree", "7.4.2")
_ADD_MORE: Final = Prompt("eyrie.decree_more", "7.4.2")
_NEW_ROOST: Final = Prompt("eyrie.new_roost", "7.4.3")


def warriors_of_all(g: Game, place: int) -> int:
    """7.4.3 The warriors of all owners in a clearing."""
    total = 0
    for owner in range(g.owners):
        total += g.warriors[owner * g.places + place]
    return total


def new_roost_places(g: Game, seat: int) -> list[int]:
    """7.4.3 Of the clearings where the roost and its warriors can go, those with fewest warriors.

    When the supply holds too few warriors for any clearing, as many as there are go (1.5.4).
    """
    roost = eyrie(g, seat).roost
    fewest = -1
    found: list[int] = []
    for place in g.clearings:
        if may_place_kind(g, roost, place):
            n = warriors_of_all(g, place)
            if fewest < 0 or n < fewest:
                fewest = n
                found = []
            if n == fewest:
                found.append(place)
    return found


@dataclass
class EyrieBirdsong(Frame):
    """7.4 Emergency orders, one or two cards for the Decree, a new roost."""

    seat: int
    added: int = 0
    birds: int = 0
    """Bird cards among those added."""

    def copy(self) -> Frame:
        return EyrieBirdsong(self.seat, self.added, self.birds)

    def script(self) -> tuple[Step, ...]:
        return (
            self.emergency_orders,  # 7.4.1
            self.choose_card,  # 7.4.2
            self.add_card,
            self.choose_clearing,  # 7.4.3
            self.place_roost,
        )

    def emergency_orders(self, g: Game) -> None:
        """7.4.1 An empty hand draws a card."""
        if not g.hands[self.seat]:
            g.push(Draw(self.seat, eyrie(g, self.seat).emergency))

    def choose_card(self, g: Game) -> None:
        """7.4.2 A card and its column; after the first, one may stop.

        Asked of every hand that is not empty: whether it holds only birds is a secret.
        """
        me = eyrie(g, self.seat)
        if self.added < me.added_most and g.hands[self.seat]:
            options: list[Action] = []
            for card in g.hand_kinds(self.seat):
                if self.birds < me.added_birds or not g.is_bird(card):
                    options += [Decree(card, column) for column in range(len(COLUMNS))]
            if self.added >= me.added_least:
                options.append(PASS)
            g.ask(self.seat, _ADD_MORE if self.added else _ADD, options)

    def add_card(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Decree):
            add_to_decree(g, self.seat, answer.card, answer.column)
            self.added += 1
            self.birds += g.is_bird(answer.card)
            g.back_to("choose_card")

    def choose_clearing(self, g: Game) -> None:
        """7.4.3 With no roost on the map, choose where a new one goes."""
        if g.on_map(eyrie(g, self.seat).roost) == 0:
            places = new_roost_places(g, self.seat)
            if places:
                g.settle(self.seat, _NEW_ROOST, [RoostIn(place) for place in places])

    def place_roost(self, g: Game) -> None:
        """7.4.3 A roost and three warriors."""
        answer = g.answer
        if isinstance(answer, RoostIn):
            me = eyrie(g, self.seat)
            put(g, me.roost, answer.place, 1)
            put(g, me.warrior, answer.place, me.new_warriors)

    def why_not(self, g: Game, action: Action) -> tuple[str, str] | None:
        """7.4 Why a card or a clearing is not offered."""
        if isinstance(action, Decree):
            if action.card not in g.hands[self.seat]:
                return ("7.4.2", f"{CARDS.text(action.card)} is not in your hand")
            if self.added >= eyrie(g, self.seat).added_most:
                return ("7.4.2", "no more than two cards are added in a turn")
            if g.is_bird(action.card) and self.birds >= eyrie(g, self.seat).added_birds:
                return ("7.4.2", "only one of the cards added may be a bird")
            return ("7.4.2", "no more cards are added this turn")
        if isinstance(action, RoostIn):
            name = PLACE.text(action.place)
            if not may_place_kind(g, eyrie(g, self.seat).roost, action.place):
                return ("7.4.3", f"a roost cannot be placed in {name}")
            return ("7.4.3", f"{name} does not have the fewest warriors of the clearings possible")
        if action == PASS and self.added == 0:
            return ("7.4.2", "at least one card must be added to the Decree")
        return None


verbs(Decree)
frames(EyrieBirdsong)
