"""1.4.1, 5.1.7: the setup of a faction and the phases of its turn.

`law.setup` asks for the frames of its setup, once in a game; `law.turn.turn` asks for the steps of
a phase before each of them.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.described.boards import Board
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.owner import Owner
from undergrowth.table.seated.purse import Bonds, Purse, Reserve
from undergrowth.table.sources import Source


@mypyc_attr(allow_interpreted_subclasses=True)
class FactionPhases(Owner):
    """A faction on a seat: its setup and the phases of its turn."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        self.seat: Final = seat
        self.options: list[str] = []
        """Options chosen for it in the setup, such as a difficulty: words its data declares."""
        self.purse = Purse(self.warrior)
        """11.2.6.I Purse from which it pays other players."""
        self.bonds = Bonds()
        """9.2.8, 9.2.9.II With whom it stands."""
        self.reserve = Reserve()
        """17.2.1 Its warriors outside its supply that may return to it at any time."""

    def decider(self, g: Game) -> int:
        """1.2 Return its own seat: the player there decides."""
        return self.seat

    def brings(self) -> list[Source]:
        """Return further sources that are in every game with such a faction.

        A game has one of each class, however many factions bring it (9.7.2).
        """
        return []

    def new_board(self) -> Board:
        """Return its faction board as before setup."""
        return Board()

    def setup(self, g: Game) -> Frame:
        """5.1.7 Return the procedure of its setup."""
        raise NotImplementedError

    def set_up_drafted(self, g: Game) -> Frame:
        """A.8.3 Return the procedure of its setup by its setup card.

        By default it is the same as `setup`.
        """
        return self.setup(g)

    def finish_setup(self, g: Game) -> list[Frame]:
        """A.9 Return the parts of its setup that need every faction to be known."""
        return []

    def birdsong(self, g: Game) -> list[Frame]:
        """1.4.1 Return the steps of its Birdsong in order, a procedure each.

        It is called again before each step, so it can use what is known then.  Before each step,
        and after the last one except in Evening, effects may be used between steps (1.4.2, 1.4.3);
        so each step of the Law must be one step here.
        """
        raise NotImplementedError

    def daylight(self, g: Game) -> list[Frame]:
        """1.4.1 Return the steps of its Daylight."""
        raise NotImplementedError

    def evening(self, g: Game) -> list[Frame]:
        """1.4.1 Return the steps of its Evening.

        Once the last one has begun no other effects can be used (1.4.3).
        """
        raise NotImplementedError

    def step_order(self, g: Game, sections: list[str]) -> list[str]:
        """1.4.1 Return the sections of the current phase's steps, in this turn's order.

        `sections` are in the order its page of the Law prints them (14.7.2).
        """
        return sections

    def hand_limit_law(self) -> str:
        """Return the section of its Evening that limits its hand."""
        return "1.4.1"
