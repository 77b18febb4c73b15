"""League of Adventurous Mice: turn a crafted item face down to move or battle."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.appraise import best_battle, best_move_from
from undergrowth.law.battle.battlefield import battlefields
from undergrowth.law.cards.effects import CardEffect, TurnEffect
from undergrowth.law.crafting.items import items_up
from undergrowth.law.items.face_down import (
    number_down,
    numbers_down,
    turned_down,
    words_down,
)
from undergrowth.law.moving.ways import origins
from undergrowth.law.positions import one_by_one
from undergrowth.table.answers import WithItem
from undergrowth.table.book import book, effect_of
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.entries import Entry, list_of
from undergrowth.table.described.facts import BySeat, facts
from undergrowth.table.described.reader import Reader
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import IN_DAYLIGHT
from undergrowth.table.names import CARDS, ITEMS
from undergrowth.table.refusals import answers
from undergrowth.table.saving.upgrades import moved


class TurnDown(WithItem):
    """`turn down boot`: the item to turn face down."""

    verb: ClassVar[str] = "turn down"


class VentureMove(Action):
    """`venture move`: take a move for it."""

    verb: ClassVar[str] = "venture move"


class VentureBattle(Action):
    """`venture battle`: initiate a battle for it."""

    verb: ClassVar[str] = "venture battle"


_KEEP: Final = 30
"""Value of keeping the item for another turn, in hundredths of a point."""
_ITEM: Final = Prompt("cards.league_item", "4.1.3")
_ACTION: Final = Prompt("cards.league", "4.1.3")
_MOVE: Final = VentureMove()
_BATTLE: Final = VentureBattle()


@dataclass
class LeagueBoard(Board):
    """The items that are face down in Crafted Items boxes."""

    down: list[int] = field(default_factory=list)
    """Number of face-down items, by `seat * len(ITEMS) + item`; empty while there are none."""


def ventures(g: Game, seat: int) -> list[Action]:
    """4.2, 4.3 Return the actions that the item can pay for."""
    options: list[Action] = []
    if book(g).faction(seat).may_move(g, 0):
        options.append(_MOVE)
    if book(g).faction(seat).may_battle(g, 0):
        options.append(_BATTLE)
    return options


@dataclass
class League(Frame):
    """Turn an item face down, then move or battle."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose_item, self.turn, self.choose_action, self.act)

    def choose_item(self, g: Game) -> None:
        """Ask for a face-up item in the box."""
        options: list[Action] = [TurnDown(item) for item in items_up(g, self.seat)]
        g.settle(self.seat, _ITEM, options)

    def turn(self, g: Game) -> None:
        """Turn it face down; it stays so while it is in the box."""
        item = g.chose(TurnDown).item
        league(g).turn(g, self.seat, item, 1)
        if g.log is not None:
            g.note("turned_down", "4.1.3", self.seat, {"item": ITEMS.text(item)})

    def choose_action(self, g: Game) -> None:
        """4.2, 4.3 Ask for a move or a battle; a hidden card may make the move possible."""
        options = ventures(g, self.seat)
        if book(g).faction(self.seat).hides_moves(g):
            g.ask(self.seat, _ACTION, options)
        else:
            g.settle(self.seat, _ACTION, options)

    def act(self, g: Game) -> None:
        """4.2, 4.3 Take the move or battle."""
        me = book(g).faction(self.seat)
        if isinstance(g.answer, VentureMove):
            g.push(me.move(g, 0, False))
        else:
            g.push(me.battle(g, 0, False))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """Return why an item or an action is not offered."""
        if isinstance(action, TurnDown):
            return (
                "4.1.3",
                because("why-no_lies_face", {"item": f"item:{ITEMS.text(action.item)}"}),
            )
        if isinstance(action, VentureMove):
            return ("4.2.1", because("why-there_no_move"))
        if isinstance(action, VentureBattle):
            return ("4.3", because("why-there_nowhere_could"))
        return None


class LeagueCard(TurnEffect):
    """Once in its Daylight the owner may turn an item face down to move or to battle."""

    def __init__(self, name: str) -> None:
        super().__init__(name, IN_DAYLIGHT)

    def new_board(self) -> Board:
        return LeagueBoard()

    def board(self, g: Game) -> LeagueBoard:
        """Return the items that are face down."""
        board = g.boards[self.board_at]
        assert isinstance(board, LeagueBoard)
        return board

    def turn(self, g: Game, seat: int, item: int, n: int) -> None:
        """Turn `n` items of a Crafted Items box face down; -1 drops one of them from the count."""
        board = self.board(g)
        board.down = turned_down(g, board.down, seat, item, n)

    def items_down(self, g: Game, seat: int, item: int) -> int:
        """4.1.2 Return how many items of a kind have paid for a move or a battle."""
        return number_down(self.board(g).down, seat, item)

    def item_taken(self, g: Game, seat: int, item: int) -> None:
        """9.5.4 Drop a face-down item that was taken from the count."""
        self.turn(g, seat, item, -1)

    def seat_entries(self, g: Game, seat: int) -> dict[str, object]:
        return {"face_down": numbers_down(self.board(g).down, seat)}

    def player_entries(self) -> list[Entry]:
        return [
            list_of(
                "face_down", "which of `crafted` lie face down (League of Adventurous Mice)", ITEMS
            )
        ]

    def read_seat(self, g: Game, seat: int, doc: Reader) -> None:
        """Read `face_down`: the face-down ones of the `crafted` items."""
        box = one_by_one(g.crafted[seat])
        for item in doc.values("face_down", ITEMS, box, "in its Crafted Items box (4.1.2)"):
            self.turn(g, seat, item, 1)

    def write_seat(self, g: Game, seat: int) -> dict[str, object]:
        down = words_down(self.board(g).down, seat)
        return {"face_down": down} if down else {}

    def prevented(self, g: Game, seat: int) -> Reason | None:
        if not items_up(g, seat):
            return ("4.1.3", because("why-no_item_lies"))
        if not ventures(g, seat):
            return ("4.1.3", because("why-there_no_move_or"))
        return None

    def begin(self, g: Game, seat: int) -> None:
        g.push(League(seat))

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        """Return the expected value of the best move or battle."""
        if isinstance(action, VentureMove):
            return _best_move(g, seat)
        if isinstance(action, VentureBattle):
            return _best_battle(g, seat)
        if self.is_mine(action):
            return max(_best_move(g, seat), _best_battle(g, seat)) - _KEEP
        return 0


def league(g: Game) -> LeagueCard:
    """Return the source of the card."""
    found = effect_of(g, CARDS.parse("league_of_adventurous_mice"))
    assert isinstance(found, LeagueCard)
    return found


def _best_move(g: Game, seat: int) -> int:
    best = -1000
    for origin in origins(g, seat):
        best = max(best, best_move_from(g, seat, origin))
    return best


def _best_battle(g: Game, seat: int) -> int:
    best = -1000
    for place in battlefields(g, seat):
        best = max(best, best_battle(g, seat, place))
    return best


answers(_ITEM, TurnDown)
answers(_ACTION, VentureMove, VentureBattle)
verbs(TurnDown, VentureMove, VentureBattle)
frames(League)
boards(LeagueBoard)
facts(LeagueBoard, BySeat("down", len(ITEMS)))
moved("face_down", "card league_of_adventurous_mice", "LeagueBoard", "down")
EFFECTS: dict[str, type[CardEffect]] = {"league_of_adventurous_mice": LeagueCard}
