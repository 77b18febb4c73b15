"""7.4 The Eyrie's Birdsong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.eyrie_dynasties.pieces import COLUMNS, add_to_decree, eyrie
from undergrowth.factions.eyrie_dynasties.setup import RoostIn
from undergrowth.law.cards.draw import Draw
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.table.answers import OneOfEach
from undergrowth.table.described.views import Allowance
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers
from undergrowth.table.saving.upgrades import split_up


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


def _decree(number: int) -> Decree:
    """Return the card and column that one number encodes."""
    return Decree(number // len(COLUMNS), number % len(COLUMNS))


_DECREE: Final = OneOfEach(_decree)
_ADD: Final = Prompt("eyrie.decree", "7.4.2")
_ADD_MORE: Final = Prompt("eyrie.decree_more", "7.4.2")
_NEW_ROOST: Final = Prompt("eyrie.new_roost", "7.4.3")


def warriors_of_all(g: Game, place: int) -> int:
    """7.4.3 Return the warriors of all owners in a clearing."""
    total = 0
    for owner in range(g.owners):
        total += g.warriors[owner * g.places + place]
    return total


def new_roost_places(g: Game, seat: int) -> list[int]:
    """7.4.3 Return the clearings with fewest warriors where a roost and its warriors can be placed.

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
class EmergencyOrders(Frame):
    """7.4.1 Draw a card with an empty hand."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.draw,)

    def applies(self, g: Game) -> bool:
        return not g.hands[self.seat]

    def draw(self, g: Game) -> None:
        if self.applies(g):
            g.push(Draw(self.seat, eyrie(g, self.seat).emergency))


@dataclass
class AddToDecree(Frame):
    """7.4.2 Add one or two cards to the Decree."""

    seat: int
    added: int = 0
    birds: int = 0
    """Bird cards among those added."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose_card, self.add_card)

    def applies(self, g: Game) -> bool:
        """Whether the hand holds a card."""
        return bool(g.hands[self.seat])

    def choose_card(self, g: Game) -> None:
        """7.4.2 Ask for a card and its column; passing is allowed after the first.

        Any hand that is not empty is asked: whether it holds only birds is secret.
        """
        me = eyrie(g, self.seat)
        if self.added < me.added_most and g.hands[self.seat]:
            options: list[Action] = []
            for card in g.hand_kinds(self.seat):
                if self.birds < me.added_birds or not g.is_bird(card):
                    for column in range(len(COLUMNS)):
                        options.append(_DECREE.of(card * len(COLUMNS) + column))
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

    def verb_list(self) -> list[type[Action]]:
        """7.4.2 Return the actions of this step."""
        return [Decree]

    def allowances(self, g: Game) -> list[Allowance]:
        """7.4.2 Return the cards added and the birds among them, with their limits."""
        me = eyrie(g, self.seat)
        return [
            Allowance("added_card", "7.4.2", self.added, me.added_most),
            Allowance("added_bird", "7.4.2", self.birds, me.added_birds),
        ]

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """7.4.2 Return why a card is not offered."""
        if isinstance(action, Decree):
            if action.card not in g.hands[self.seat]:
                return (
                    "7.4.2",
                    because("why-not_hand", {"card": f"card:{CARDS.text(action.card)}"}),
                )
            if self.added >= eyrie(g, self.seat).added_most:
                return ("7.4.2", because("why-no_more_than"))
            if g.is_bird(action.card) and self.birds >= eyrie(g, self.seat).added_birds:
                return ("7.4.2", because("why-only_one_cards"))
            return ("7.4.2", because("why-no_more_cards"))
        if action == PASS and self.added == 0:
            return ("7.4.2", because("why-at_least_one"))
        return None


@dataclass
class NewRoost(Frame):
    """7.4.3 Place a new roost, with none on the map."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose_clearing, self.place_roost)

    def applies(self, g: Game) -> bool:
        return g.on_map(eyrie(g, self.seat).roost) == 0

    def choose_clearing(self, g: Game) -> None:
        """7.4.3 Ask for the clearing."""
        if self.applies(g):
            places = new_roost_places(g, self.seat)
            if places:
                g.settle(self.seat, _NEW_ROOST, [RoostIn(place) for place in places])

    def place_roost(self, g: Game) -> None:
        """7.4.3 Place a roost and three warriors."""
        answer = g.answer
        if isinstance(answer, RoostIn):
            me = eyrie(g, self.seat)
            put(g, me.roost, answer.place, 1)
            put(g, me.warrior, answer.place, me.new_warriors)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """7.4.3 Return why a clearing is not offered."""
        if isinstance(action, RoostIn):
            name = PLACE.text(action.place)
            if not may_place_kind(g, eyrie(g, self.seat).roost, action.place):
                return ("7.4.3", because("why-roost_cannot_placed", {"place": f"place:{name}"}))
            return ("7.4.3", because("why-does_not_have", {"place": f"place:{name}"}))
        return None


answers(_NEW_ROOST, RoostIn)
verbs(Decree)
frames(EmergencyOrders, AddToDecree, NewRoost)
split_up(
    "EyrieBirdsong",
    "birdsong",
    [("EmergencyOrders", 1, 0), ("AddToDecree", 2, 1), ("NewRoost", 2, 2)],
)
