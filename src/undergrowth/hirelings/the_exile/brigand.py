"""The Brigand: takes items from ruins, and cards from hands, for its controller."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.engine.actions import NO_ACTIONS, Action, Shuffle, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.giving import TakeAtRandom, has_card_to_take
from undergrowth.law.crafting.items import items_up, receive_item
from undergrowth.law.hirelings.hireling import Hireling, HirelingCard
from undergrowth.law.items.answers import TakeItem
from undergrowth.law.items.face_down import (
    number_down,
    numbers_down,
    turned_down,
    words_down,
)
from undergrowth.law.pieces.ground import take_from_ruin
from undergrowth.law.pieces.rule import may_take_item, why_no_item
from undergrowth.law.positions import one_by_one
from undergrowth.law.setup.ruins import populate_ruins, ruins_want_items
from undergrowth.law.windows.windows import why_not_now
from undergrowth.table.answers import AtPlace, OfFaction, WithItem
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.entries import Entry, list_of
from undergrowth.table.described.facts import BySeat, facts
from undergrowth.table.described.reader import Reader
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.moments import IN_DAYLIGHT
from undergrowth.table.names import ITEMS
from undergrowth.table.places import PLACE
from undergrowth.table.records import TAKE_ITEM
from undergrowth.table.refusals import answers
from undergrowth.table.uses import mark_of, mark_used, set_mark, was_used

_ITEM: Final = Prompt("brigand.item", "H.2.4")
_PAYS: Final = Prompt("brigand.pays", "H.2.4")
_VICTIM: Final = Prompt("brigand.victim", "H.2.4")
_LOOT: Final = 90
_THEFT: Final = 60
"""Value of an item and of a card to a computer player, in hundredths of a point."""


class LootRuin(AtPlace):
    """`loot ruin 6`: the ruin to take an item from."""

    verb: ClassVar[str] = "loot ruin"


class SendBrigand(Action):
    """`send brigand`: exhaust a crafted item for a card."""

    verb: ClassVar[str] = "send brigand"


class PayBrigand(WithItem):
    """`pay brigand sword`: the crafted item to exhaust."""

    verb: ClassVar[str] = "pay brigand"


class Waylay(OfFaction):
    """`waylay eyrie_dynasties`: the player whose card is taken."""

    verb: ClassVar[str] = "waylay"


_SEND: Final = SendBrigand()


@dataclass
class BrigandCard(HirelingCard):
    """H Its card, and the items it has exhausted in Crafted Items boxes."""

    down: list[int] = field(default_factory=list)
    """Number of items, by `seat * len(ITEMS) + item`; empty while there are none."""


class TheBrigand(Hireling):
    """The Brigand, the demoted side."""

    def __init__(self, name: str, index: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, index, kinds, first_kind)
        self.stole: Final = mark_of(self, "theft")

    def new_board(self) -> Board:
        return BrigandCard()

    def brigand_card(self, g: Game) -> BrigandCard:
        """Return its card: its controller, and the items that are face down."""
        board = g.boards[self.board_at]
        assert isinstance(board, BrigandCard)
        return board

    # ---- setup

    def hides_items(self) -> bool:
        """A.6.3, 9.3.4 Return True: items marked "R" lie under the ruins."""
        return True

    def set_up(self, g: Game, seat: int) -> list[Frame]:
        """A.6.3, 14.3.3 Return the frame that hides items under the ruins, unless another already
        did."""
        return [HideItems()] if ruins_want_items(g) else []

    # ---- items face down

    def items_down(self, g: Game, seat: int, item: int) -> int:
        """H.2.4 Return how many items of a kind are face down; they stay so while in the box."""
        return number_down(self.brigand_card(g).down, seat, item)

    def item_taken(self, g: Game, seat: int, item: int) -> None:
        self.turn_down(g, seat, item, -1)

    def turn_down(self, g: Game, seat: int, item: int, n: int) -> None:
        """H.2.4 Turn `n` items of a Crafted Items box face down; -1 drops one of them from the
        count."""
        card = self.brigand_card(g)
        card.down = turned_down(g, card.down, seat, item, n)

    # ---- in Daylight: two actions, each once

    def ruins(self, g: Game, seat: int) -> list[int]:
        """H.2.4 Return the ruins with an item where its controller has faction pieces and may take
        it."""
        return [
            place
            for place in g.clearings
            if g.ruins[place] and g.has_pieces(seat, place) and may_take_item(g, seat, place)
        ]

    def payments(self, g: Game, seat: int) -> list[int]:
        """H.2.4 Return the kinds of item face up in its controller's Crafted Items box."""
        return items_up(g, seat)

    def victims(self, g: Game, seat: int) -> list[int]:
        """H.2.4 Return the players with a card and a clearing in common with its controller."""
        return [
            other
            for other in range(g.seats)
            if other != seat and has_card_to_take(g, other) and _meet(g, seat, other)
        ]

    def speaks_in(self, window: int) -> bool:
        return window == IN_DAYLIGHT

    def offers(self, g: Game, seat: int, window: int) -> list[Action]:
        """H.2.4 Return the actions its controller has not taken this turn."""
        if window != IN_DAYLIGHT or self.decider(g) != seat:
            return NO_ACTIONS
        found: list[Action] = []
        if not was_used(g, self):
            found += [LootRuin(place) for place in self.ruins(g, seat)]
        if self.stole not in g.used and self.payments(g, seat) and self.victims(g, seat):
            found.append(_SEND)
        return found

    def use(self, g: Game, seat: int, action: Action) -> bool:
        if isinstance(action, LootRuin):
            mark_used(g, self)
            g.push(LootARuin(seat, action.place))
        elif isinstance(action, SendBrigand):
            set_mark(g, self.stole)
            g.push(Waylaying(seat, self.index))
        else:
            return False
        return True

    def why_not_offer(self, g: Game, seat: int, action: Action) -> Reason | None:
        if not isinstance(action, (LootRuin, SendBrigand)):
            return None
        if self.decider(g) != seat:
            return ("H.2.4", because("why-hireling_not_controlled"))
        used = was_used(g, self) if isinstance(action, LootRuin) else self.stole in g.used
        if used:
            return ("H.2.4", because("why-hireling_was_employed"))
        if isinstance(action, LootRuin):
            if action.place not in self.ruins(g, seat):
                kept = why_no_item(g, TAKE_ITEM, seat, action.place)
                return kept or ("H.2.4", because("why-no_ruin_for_brigand"))
        elif not self.payments(g, seat) or not self.victims(g, seat):
            return ("H.2.4", because("why-nothing_for_brigand"))
        kept = why_not_now(g, seat, [IN_DAYLIGHT])
        return kept or ("H.2.4", because("why-hireling_daylight"))

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        if isinstance(action, LootRuin):
            return _LOOT
        return _THEFT if isinstance(action, SendBrigand) else 0

    # ---- views and descriptions

    def seat_entries(self, g: Game, seat: int) -> dict[str, object]:
        return {"exhausted": numbers_down(self.brigand_card(g).down, seat)}

    def player_entries(self) -> list[Entry]:
        return [list_of("exhausted", "which of `crafted` are exhausted (the Brigand)", ITEMS)]

    def read_seat(self, g: Game, seat: int, doc: Reader) -> None:
        """Read `exhausted`: the face-down ones of the `crafted` items."""
        box = one_by_one(g.crafted[seat])
        for item in doc.values("exhausted", ITEMS, box, "in its Crafted Items box (4.1.2)"):
            self.turn_down(g, seat, item, 1)

    def write_seat(self, g: Game, seat: int) -> dict[str, object]:
        down = words_down(self.brigand_card(g).down, seat)
        return {"exhausted": down} if down else {}


def _meet(g: Game, seat: int, other: int) -> bool:
    for place in g.clearings:
        if g.has_pieces(seat, place) and g.has_pieces(other, place):
            return True
    return False


@dataclass
class HideItems(Frame):
    """A.6.3, 9.3.4 Put the items marked "R" under the ruins in random order."""

    def script(self) -> tuple[Step, ...]:
        return (self.shuffle, self.hide)

    def shuffle(self, g: Game) -> None:
        g.ask_shuffle()

    def hide(self, g: Game) -> None:
        populate_ruins(g, g.chose(Shuffle).seed)


@dataclass
class LootARuin(Frame):
    """H.2.4 Take an item from a ruin; the ruin is removed with its last item."""

    seat: int
    place: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.take)

    def choose(self, g: Game) -> None:
        """H.2.4 Ask for the item, if there are several."""
        g.reveals_hidden()  # the items there
        kinds = sorted(set(g.ruins[self.place]))
        if len(g.ruins[self.place]) > 1:
            g.ask(self.seat, _ITEM, [TakeItem(item) for item in kinds])
        else:
            g.settle(self.seat, _ITEM, [TakeItem(item) for item in kinds])

    def take(self, g: Game) -> None:
        """H.2.4 Add the item to those of its controller's faction."""
        item = g.chose(TakeItem).item
        if g.log is not None:
            fields: dict[str, int | str] = {"item": ITEMS.text(item)}
            g.note("looted_ruin", "H.2.4", self.seat, fields | {"place": PLACE.text(self.place)})
        take_from_ruin(g, self.place, item)
        receive_item(g, self.seat, item, "H.2.4")


@dataclass
class Waylaying(Frame):
    """H.2.4 Exhaust a crafted item to take a random card."""

    seat: int
    owner: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose_item, self.exhaust, self.choose_victim, self.take)

    def choose_item(self, g: Game) -> None:
        """4.1.2 Ask for a face-up item."""
        items = brigand(g, self.owner).payments(g, self.seat)
        g.settle(self.seat, _PAYS, [PayBrigand(item) for item in items])

    def exhaust(self, g: Game) -> None:
        item = g.chose(PayBrigand).item
        brigand(g, self.owner).turn_down(g, self.seat, item, 1)
        if g.log is not None:
            g.note("exhausted_crafted", "H.2.4", self.seat, {"item": ITEMS.text(item)})

    def choose_victim(self, g: Game) -> None:
        """H.2.4 Ask for the player."""
        seats = brigand(g, self.owner).victims(g, self.seat)
        g.settle(self.seat, _VICTIM, [Waylay(g.box.owner_numbers[seat]) for seat in seats])

    def take(self, g: Game) -> None:
        """G.22 Take the card at random."""
        g.push(TakeAtRandom(self.seat, g.box.owner_of(g.chose(Waylay).faction)))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """H.2.4 Return why an item or a player is not offered."""
        if isinstance(action, PayBrigand):
            return ("H.2.4", because("why-no_item_for_brigand"))
        if isinstance(action, Waylay):
            return ("H.2.4", because("why-no_victim_for_brigand"))
        return None


def brigand(g: Game, owner: int) -> TheBrigand:
    """Return the Brigand, by its number among the owners."""
    found = book(g).owner(owner)
    assert isinstance(found, TheBrigand)
    return found


answers(_ITEM, TakeItem)
answers(_PAYS, PayBrigand)
answers(_VICTIM, Waylay)
boards(BrigandCard)
facts(BrigandCard, BySeat("down", len(ITEMS)))
verbs(LootRuin, SendBrigand, PayBrigand, Waylay)
frames(HideItems, LootARuin, Waylaying)
