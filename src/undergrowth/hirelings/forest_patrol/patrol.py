"""Forest Patrol: warriors in every clearing; one of each removal waits on the card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because, phrase
from undergrowth.law.hirelings.deeds import MoveAndBattle, may_move_or_battle, why_not_posted
from undergrowth.law.hirelings.hireling import HirelingCard
from undergrowth.law.hirelings.using import CHOICES, Employed
from undergrowth.law.pieces.atoms import put, set_aside, take_back
from undergrowth.law.pieces.rule import may_place
from undergrowth.table.answers import AtPlace
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.entries import Entry, a_number
from undergrowth.table.described.facts import Number, facts
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part, value
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.records import Removed
from undergrowth.table.refusals import answers

_REST: Final = Prompt("forest_patrol.return", "H.2.4")
_MARCH: Final = CHOICES.add("patrol_march")
_RETURN: Final = CHOICES.add("patrol_return")


class RegroupIn(AtPlace):
    """`regroup in 5`: the clearing where the Patrol on the card is placed."""

    verb: ClassVar[str] = "regroup in"


@dataclass
class PatrolCard(HirelingCard):
    """Its card, with removed warriors that wait."""

    waiting: int = 0

    def take_pieces(self, kind: int, n: int, pile: int) -> None:
        self.waiting += n

    def give_pieces(self, kind: int, n: int) -> None:
        self.waiting -= n


class ForestPatrol(Employed):
    """The Forest Patrol, the promoted side."""

    def new_board(self) -> Board:
        return PatrolCard()

    def patrol_card(self, g: Game) -> PatrolCard:
        """Return its card: the warriors that wait on it, and its controller."""
        board = g.boards[self.board_at]
        assert isinstance(board, PatrolCard)
        return board

    def off_map(self, g: Game, kind: int) -> int:
        return self.patrol_card(g).waiting if kind == self.warrior else 0

    def set_up(self, g: Game, seat: int) -> list[Frame]:
        """A.6.3 Place a warrior in every clearing, as many as there are (1.5.4)."""
        for place in g.clearings:
            put(g, self.warrior, place, 1, seat)
        return []

    def sets_apart(self, g: Game, r: Removed, index: int) -> int:
        """H.2.2 Return 1 for its warriors: exactly one of each removal goes to the card."""
        mine = [i for i, kind in enumerate(r.kinds) if kind == self.warrior]
        return 1 if mine and mine[0] == index else 0

    # ---- in Daylight

    def choices(self, g: Game, seat: int) -> list[int]:
        found = [_MARCH] if may_move_or_battle(g, self.index) else []
        return [*found, _RETURN] if self.posts(g, seat) else found

    def chosen(self, g: Game, seat: int, choice: int) -> None:
        if choice == _MARCH:
            g.push(MoveAndBattle(seat, self.index))
        else:
            g.push(PatrolReturns(seat, self.index))

    def posts(self, g: Game, seat: int) -> list[int]:
        """H.2.4 Return the clearings with its warriors, where those on the card can be placed."""
        if self.patrol_card(g).waiting == 0:
            return []
        return [
            place
            for place in g.clearings
            if g.warriors_at(self.index, place) > 0
            and may_place(g, self.index, place, self.warrior, seat)
        ]

    # ---- views and descriptions

    def describe(self, g: Game, viewer: int) -> list[Part]:
        waiting = self.patrol_card(g).waiting
        shown = value("waiting", phrase("part-patrol_waiting"), "H.2.2", waiting)
        return [*super().describe(g, viewer), shown]

    def board_entries(self) -> list[Entry]:
        return [*super().board_entries(), a_number("waiting", "fallen warriors on its card")]

    def read_board(self, g: Game, doc: Reader) -> None:
        super().read_board(g, doc)
        count = doc.number("waiting", 0, 0, g.supply[self.warrior])
        self.patrol_card(g).waiting = set_aside(g, self.warrior, count)

    def write_board(self, g: Game) -> dict[str, object]:
        waiting = self.patrol_card(g).waiting
        return super().write_board(g) | ({"waiting": waiting} if waiting else {})


@dataclass
class PatrolReturns(Frame):
    """H.2.4 Place all warriors of the card in one clearing with its warriors."""

    seat: int
    owner: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.place)

    def choose(self, g: Game) -> None:
        options: list[Action] = [
            RegroupIn(place) for place in forest_patrol(g, self.owner).posts(g, self.seat)
        ]
        g.settle(self.seat, _REST, options)

    def place(self, g: Game) -> None:
        """G.20 Place them; until then they are beside the map."""
        me = forest_patrol(g, self.owner)
        n = me.patrol_card(g).waiting
        me.patrol_card(g).waiting = 0
        take_back(g, me.warrior, n)
        put(g, me.warrior, g.chose(RegroupIn).place, n, self.seat)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """H.2.4 Return why they cannot be placed somewhere."""
        if isinstance(action, RegroupIn):
            there = action.place in g.clearings and g.warriors_at(self.owner, action.place) > 0
            kinds = [forest_patrol(g, self.owner).warrior]
            kept = why_not_posted(g, self.seat, kinds, action.place) if there else None
            return kept or ("H.2.4", because("why-no_patrol_there"))
        return None


def forest_patrol(g: Game, owner: int) -> ForestPatrol:
    """Return the Forest Patrol, by its number among the owners."""
    found = book(g).owner(owner)
    assert isinstance(found, ForestPatrol)
    return found


answers(_REST, RegroupIn)
boards(PatrolCard)
facts(PatrolCard, Number("waiting"))
verbs(RegroupIn)
frames(PatrolReturns)
