"""Keepers: owners of boards, and how a board is copied, saved, viewed and read.

`Keeper` is the part of every `Source` that handles data.  The rules a source changes are in
`sources`.
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
    """Anything that may own a board: a faction, landmark, map, card or part of the general law."""

    board_at: int = -1
    """Number of its board in `g.boards`, or -1 if it has none."""
    use_mark: int = -1
    """Mark in `g.used` once it has been used in a turn: see `table.uses`."""
    # ---- names

    def board_name(self) -> str:
        """Return its name in saves, for its board and for `g.used`; unique in a game."""
        raise NotImplementedError

    def title(self) -> str:
        """Return its name for people, wherever its board is shown."""
        return self.board_name()

    def law_of(self, hook: str, owner: int) -> str:
        """Return the section behind its answer about `owner` at a hook, for views and the log.

        Returns "" if the general law's section is enough, or its answer does not concern that
        owner.
        """
        return ""

    def source_of(self, hook: str, owner: int) -> str:
        """Return the ability or piece behind its answer about `owner` at a hook.

        It is a name for `title(name, "source")`; "" to use its own name.
        """
        return ""

    # ---- its board: asked of every source that has one

    def new_board(self) -> Board | None:
        """Return its board as before setup; None if it keeps nothing."""
        return None

    def is_out(self, g: Game) -> bool:
        """Whether it is in play by now, so that something can lie on its board."""
        return True

    def describe(self, g: Game, viewer: int) -> list[Part]:
        """Return the content of its board as `viewer` (a seat or NOBODY) may see it."""
        return []

    def has_open_board(self) -> bool:
        """Whether `describe` tells all viewers the same, so that it need be asked only once."""
        return False

    def pile(self, number: int = 0) -> int:
        """G.5, G.24 Return its board, or a pile there, as a destination of cards or pieces."""
        return ON_BOARDS + self.board_at * MOST_PILES + number

    def off_map(self, g: Game, kind: int) -> int:
        """Return the number of pieces of a kind, of any owner, on its board."""
        return 0

    def items_held(self, g: Game) -> list[int]:
        """Return all items on its board outside any Crafted Items box, by item; or []."""
        return []

    def items_of_supply(self, g: Game) -> list[int]:
        """5.1.5 Return those of its items that were part of the supply, by item; or [].

        They are the ones that `read_board` takes from there (`take_from_supply`).
        """
        return self.items_held(g)

    # ---- its board in a described position

    def position_entry(self) -> list[str]:
        """Return the path of its board in a described position: nested entry names."""
        return ["boards", self.board_name()]

    def board_entries(self) -> list[Entry]:
        """Return the entries for its board in a described position.

        `read_board` reads them all.
        """
        return []

    def read_board(self, g: Game, doc: Reader) -> None:
        """Read its board from a described position.

        Cards must come from `take_cards`, pieces from `take_pieces`.
        """

    def write_board(self, g: Game) -> dict[str, object]:
        """Return its board as a document that `read_board` reads."""
        return {}

    def check_position(self, g: Game) -> None:
        """Raise `BadPosition` if a described table contradicts its rules.

        The whole table has been laid out by then; `law.possible` has common checks.
        """

    def player_entries(self) -> list[Entry]:
        """Return its entries for a player in a described position."""
        return []

    # ---- events: all sources are asked

    def lying(self, g: Game, kind: int) -> int:
        """G.24 Return the number of removed pieces of a kind on its board, due for their supply.

        Effects that place pieces that have just been removed may take them from there.
        """
        return 0

    def view_entries(self, g: Game) -> dict[str, object]:
        """Return what it adds to every view besides its board, as plain data."""
        return {}

    def place_entries(self, g: Game, place: int) -> dict[str, object]:
        """Return what it adds to the view of a place, as plain data."""
        return {}

    def seat_entries(self, g: Game, seat: int) -> dict[str, object]:
        """Return what it adds to the view of a player, as plain data."""
        return {}

    def read_seat(self, g: Game, seat: int, doc: Reader) -> None:
        """Read its entries for a player from a described position."""

    def write_seat(self, g: Game, seat: int) -> dict[str, object]:
        """Return its entries for a player as a document that `read_seat` reads."""
        return {}
