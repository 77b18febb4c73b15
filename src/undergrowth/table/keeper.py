"""What lies beside the map and whose it is: the half of every source that keeps something.

What a keeper answers here is data for copies, saves, views, dealing anew and described positions;
what it bends is in `sources`.
"""

from __future__ import annotations

from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.described.boards import Board
from undergrowth.table.described.entries import Entry
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part
from undergrowth.table.game import Game
from undergrowth.table.records import MOST_PILES, ON_BOARDS


@mypyc_attr(allow_interpreted_subclasses=True)
class Keeper:
    """Whatever may own a board: a faction, a landmark, a map, a card, a part of the law itself."""

    board_at: int = -1
    """The number of its board in `g.boards`, or -1 where it has none."""
    use_mark: int = -1
    """What stands in `g.used` once it has been used in a turn: see `table.uses`."""

    def new_board(self) -> Board | None:
        """Its board before setup; None for what keeps nothing."""
        return None

    def board_name(self) -> str:
        """What it is called in saves, where it has a board or has been used; no other source of a
        game has the same name."""
        raise NotImplementedError

    def title(self) -> str:
        """What it is called for people, wherever its board is shown."""
        return self.board_name()

    def law_of(self, hook: str, owner: int) -> str:
        """The section behind what it says of `owner` at a hook, for views and the log; empty where
        the general law's own section says enough, or it says nothing of that owner."""
        return ""

    def source_of(self, hook: str, owner: int) -> str:
        """What answers at a hook for `owner`, as `title(name, "source")` writes it for people: an
        ability or a piece; empty where it is known by its own name."""
        return ""

    def place_entries(self, g: Game, place: int) -> dict[str, object]:
        """What it adds in every view to what stands at a place, as plain data."""
        return {}

    def is_out(self, g: Game) -> bool:
        """Whether it is in play by now, so that something can lie on its board."""
        return True

    def describe(self, g: Game, viewer: int) -> list[Part]:
        """What is on its board, for a viewer's eyes (`viewer` is a seat or NOBODY)."""
        return []

    def position_entry(self) -> list[str]:
        """Where a described position tells of its board: entries within entries."""
        return ["boards", self.board_name()]

    def board_entries(self) -> list[Entry]:
        """What a described position can say of its board: all that `read_board` takes."""
        return []

    def read_board(self, g: Game, doc: Reader) -> None:
        """Take what a described position says of its board.

        Cards must come from `take_cards`, pieces from `take_pieces`.
        """

    def write_board(self, g: Game) -> dict[str, object]:
        """The same as a document: `read_board` gives this board back."""
        return {}

    def check_position(self, g: Game) -> None:
        """Raise `BadPosition` where a described table could not lie so by what it knows.

        All of the table has been laid by then; `law.possible` has what is often asked.
        """

    def player_entries(self) -> list[Entry]:
        """What a described position can say of it among what a player has."""
        return []

    def read_seat(self, g: Game, seat: int, doc: Reader) -> None:
        """Take what a described position says of it among what a player has."""

    def write_seat(self, g: Game, seat: int) -> dict[str, object]:
        """The same as a document: `read_seat` gives it back."""
        return {}

    def view_entries(self, g: Game) -> dict[str, object]:
        """What it adds to every view besides its board, as plain data."""
        return {}

    def seat_entries(self, g: Game, seat: int) -> dict[str, object]:
        """What it adds to what every view says of a player, as plain data."""
        return {}

    def pile(self, number: int = 0) -> int:
        """G.5, G.24 Its board, or a pile there, as a place where cards or removed pieces go."""
        return ON_BOARDS + self.board_at * MOST_PILES + number

    def lying(self, g: Game, kind: int) -> int:
        """G.24 Removed pieces of a kind that lie on its board on their way to their supply.

        Effects that place what has just been removed may take them from there.
        """
        return 0

    def off_map(self, g: Game, kind: int) -> int:
        """Pieces of a kind, anybody's, that lie on its board."""
        return 0

    def items_held(self, g: Game) -> list[int]:
        """Items on its board besides any Crafted Items box, by item; empty where there are none."""
        return []

    def items_of_supply(self, g: Game) -> list[int]:
        """5.1.5 Those among them that a described position takes out of the item supply again; a
        player's own items it counts apart."""
        return self.items_held(g)
