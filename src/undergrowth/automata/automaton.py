"""R.1, R.2.6, R.2.8 An automated opponent: a faction that plays by its own rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.automata.defaults import default_answer
from undergrowth.automata.hits import tokens_first
from undergrowth.automata.targets import PlayerCriterion
from undergrowth.automata.why import why_not_done
from undergrowth.data import Sheet, sheet
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import Decision
from undergrowth.engine.messages import Reason, phrase, title
from undergrowth.engine.optional import mypyc_attr
from undergrowth.law.faction import GeneralFaction
from undergrowth.law.positions import take_cards
from undergrowth.law.victory.score import score
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.entries import Entry, list_of
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part, pile, value
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.layout.power import Power
from undergrowth.table.moments import BEFORE_ROLL
from undergrowth.table.names import CARDS
from undergrowth.table.records import Fight

DEFAULT: Final = "default"
"""R.3.3.1 The difficulty of an opponent for which none was chosen."""
MISSED_CARD: Final = 1
"""R.2.8.1 Points for a card that another player would have given it."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class OrderBoard(Board):
    """R.2.7 The board of an automated opponent, with its face-up order card."""

    order: int = NO_CARD

    def open_cards(self) -> list[int]:
        return [self.order] if self.order != NO_CARD else []


@mypyc_attr(allow_interpreted_subclasses=True)
class Automaton(GeneralFaction):
    """R An automated opponent: no hand, no choices, but difficulties and traits."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(f"factions/{name}")
        self.sections: Final = page.table("rules") if page.has("rules") else Sheet(page.name, {})
        """The section by which it reveals its order card (`reveal`), and others that it reads."""
        levels = page.table("difficulty")
        self.traits: Final = chosen_from(page, "traits")
        """R.3.3.2 The traits it can have."""
        self.levels: Final = {level: levels.counts(level) for level in levels.names()}
        """R.3.3.1 The numbers of each difficulty."""

    # ---- R.3.3 difficulty and traits

    def difficulty(self) -> str:
        """R.3.3.1 Return the difficulty chosen for it."""
        for word in self.options:
            if word in self.levels:
                return word
        return DEFAULT

    def level(self, number: str) -> int:
        """R.3.3.1 Return a number that depends on its difficulty, by its name in the data."""
        return self.levels[self.difficulty()][number]

    def is_trait(self, word: str) -> bool:
        """R.3.3.2 Whether a word chosen for its seat names a trait."""
        return word in self.traits

    def has_trait(self, trait: str) -> bool:
        """R.3.3.2 Whether a trait was chosen for its seat."""
        return trait in self.options

    def rule(self, name: str) -> str:
        """Return a section of its chapter by its name in `[rules]`, such as `reveal`."""
        return self.sections.text(name)

    # ---- R.2.6, R.2.8.1 its own answers, and no hand

    def answers_itself(self) -> bool:
        return True

    def answer(self, g: Game, decision: Decision) -> Action | None:
        """R.2 Return its answer: by its own rules, or else the default (`automata.defaults`)."""
        return default_answer(g, self.seat, decision)

    def why_not_done(self, g: Game, action: Action) -> Reason | None:
        """R.2.1 to R.2.3 Return why it does not do this: another target is better, or this is
        none."""
        return why_not_done(g, self.seat, action)

    def holds_cards(self, g: Game) -> bool:
        """R.2.8.1 Return False: it has no hand."""
        return False

    def miss_card(self, g: Game, giver: int) -> None:
        """R.2.8.1 Score a point for a card it would have been given; the card is discarded."""
        score(g, self.seat, MISSED_CARD, "R.2.8.1")

    def takes_offers(self, g: Game, window: int) -> bool:
        """R.2 Return False: it uses no optional effects."""
        return False

    def takes_battle_offers(self, g: Game, b: Fight, window: int) -> bool:
        """R.7.7.6 Whether it may use an effect in battle: as a defender it may enlist the
        Arbiter."""
        return window == BEFORE_ROLL and b.defender == self.seat

    def treats_closed_paths_as_paths(self) -> bool:
        """R.12.2.1 Return True: it ignores that closed paths have to be opened."""
        return True

    # ---- R.1 changes to the Law

    def crafting_power(self, g: Game) -> Power:
        """R.1.1 Return no power: it crafts no cards of its own choice."""
        return Power()

    def may_use_dominance(self, g: Game) -> bool:
        """R.1.3 Return False: it cannot use dominance cards."""
        return False

    def hits_at_random(self) -> bool:
        """R.1.2.1 Return True: chance decides among several types of building."""
        return True

    def losses(
        self, g: Game, b: Fight, owner: int, marks: list[int], options: list[Action]
    ) -> list[Action]:
        """R.1.2.1 Return what it may lose: its tokens before its buildings."""
        return tokens_first(g, self.seat, options) if owner == self.seat else options

    # ---- R.2.8.2

    def forbids_ambush(self, g: Game, b: Fight) -> bool:
        """R.2.8.2 Whether it attacks: ambush cards cannot be played against it."""
        return b.attacker == self.seat

    def law_of(self, hook: str, owner: int) -> str:
        return "R.2.8.2" if hook == "forbids_ambush" else super().law_of(hook, owner)

    # ---- R.9.7 services that it buys

    def pays_own_warriors(self) -> bool:
        """R.9.7 Whether it pays with warriors of its own; otherwise the seller puts down its
        own."""
        return self.warrior >= 0

    def may_pay_service(self, g: Game) -> bool:
        """R.9.7 Whether it can give its substitute for warriors."""
        return True

    def service_payment(self, g: Game) -> Frame | None:
        """R.9.7 Return the frame that gives its substitute for warriors, if it has one."""
        return None

    def buys_ware(self, g: Game, card: int) -> bool:
        """R.9.7 Whether it buys a card of this kind at all."""
        return True

    def better_wares(self, g: Game, order: int, wares: list[int]) -> list[int] | None:
        """R.9.7 (advanced) Return those cards of which it buys one to replace its order card.

        None stands for the rule of the basic card.
        """
        return None

    def order_replaced(self, g: Game, card: int) -> list[Frame]:
        """R.9.7 Return the frames triggered by a card bought to replace its order card."""
        return []

    def first_wares(self, g: Game, bought: int) -> list[int]:
        """R.9.7 (advanced) Return the cards of which it buys one as its Birdsong begins.

        `bought` is how many it has bought there already.
        """
        return []

    def take_ware(self, g: Game, card: int) -> None:
        """R.9.7 Place or resolve a card bought as its Birdsong begins."""
        raise NotImplementedError

    # ---- R.2.2 its targets

    def defender_criteria(self, g: Game) -> list[PlayerCriterion]:
        """Return the criteria by which it chooses the defender of a battle."""
        return []

    # ---- its board

    def new_board(self) -> Board:
        return OrderBoard()

    def describe(self, g: Game, viewer: int) -> list[Part]:
        """R.2.7, R.3.3 Return the order card, its difficulty and its traits."""
        return order_parts(g, self)

    def board_entries(self) -> list[Entry]:
        return [list_of("order", "the order card (R.2.7)", CARDS)]

    def read_board(self, g: Game, doc: Reader) -> None:
        """Read its order card from a described position: `{"order": ["root_tea"]}`."""
        board = g.boards[self.seat]
        assert isinstance(board, OrderBoard)
        cards = take_cards(g, doc, "order")
        if len(cards) > 1:
            raise doc.wrong("order", "one card at most (R.2.7)")
        board.order = cards[0] if cards else NO_CARD

    def write_board(self, g: Game) -> dict[str, object]:
        board = g.boards[self.seat]
        assert isinstance(board, OrderBoard)
        return {"order": order_names(board)}


def order_names(board: OrderBoard) -> list[str]:
    """R.2.7 Return the order card by name, if it is on the board, in a list."""
    return [CARDS.text(board.order)] if board.order != NO_CARD else []


def chosen_from(page: Sheet, option: str) -> list[str]:
    """R.3.3 Return the words chosen for one of the options of its seat, by the option's id."""
    found: list[str] = []
    for each in page.tables("seat_option") if page.has("seat_option") else []:
        if each.text("id") == option:
            found += each.texts("values")
    return found


def order_parts(g: Game, me: Automaton) -> list[Part]:
    """R.2.7, R.3.3 Return the first parts of every automated opponent's board."""
    board = g.boards[me.seat]
    assert isinstance(board, OrderBoard)
    order = pile("order", phrase("part-order"), me.rule("reveal"), order_names(board), True)
    return [order.seen_first(1), *chosen_parts(me)]


def chosen_parts(me: Automaton) -> list[Part]:
    """R.3.3 Return the difficulty and the traits chosen for it."""
    level = title(me.difficulty(), "level")
    parts = [value("difficulty", phrase("part-difficulty"), "R.3.3.1", level)]
    traits = [title(word, "trait") for word in me.options if me.is_trait(word)]
    if traits:
        parts.append(value("traits", phrase("part-traits"), "R.3.3.2", ", ".join(traits)))
    return parts


def automaton(g: Game, seat: int) -> Automaton:
    """Return the automated opponent on a seat."""
    faction = book(g).factions[seat]
    assert isinstance(faction, Automaton)
    return faction


boards(OrderBoard)
