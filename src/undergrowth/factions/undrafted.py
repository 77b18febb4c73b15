"""A.8 A seat whose player has not chosen a faction yet: it has no pieces and no rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.data import provide
from undergrowth.engine.actions import Action
from undergrowth.engine.messages import printed
from undergrowth.law.faction import GeneralFaction
from undergrowth.law.setup.seats import SEAT_NAMES, is_undrafted
from undergrowth.law.setup.standard import reach, reach_needed
from undergrowth.table.answers import OfFaction
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.names import FACTIONS

_POINT_OF_REACH: Final = 300
"""Cost of each missing point of reach, in hundredths of a point."""


@dataclass
class UndraftedBoard(Board):
    """The board of such a seat, which is empty."""

    def copy(self) -> Board:
        return self


class Undrafted(GeneralFaction):
    """A.8 A player who has not yet chosen a setup card."""

    def new_board(self) -> Board:
        return UndraftedBoard()

    def set_up_drafted(self, g: Game) -> Frame:
        raise AssertionError(f"{self.name} has not chosen a faction")

    def value(self, g: Game) -> int:
        return 0

    def bias(self, g: Game, action: Action) -> int:
        """A.8.3, 5.2 Return a preference for factions with which the line-up can have enough
        reach."""
        if not isinstance(action, OfFaction):
            return 0
        seats = [name for name in g.setup.seats if not is_undrafted(name)]
        seats.append(FACTIONS.text(action.faction))
        others = sorted(reach([name]) for name in g.setup.pool if name not in seats)
        missing = g.seats - len(seats)
        most = reach(seats) + sum(others[len(others) - missing :])
        return min(0, most - reach_needed(g.seats)) * _POINT_OF_REACH


def make_seats() -> None:
    """Register a name and a data sheet for every seat, as for a faction that cannot be chosen."""
    for number, name in enumerate(SEAT_NAMES, start=1):
        FACTIONS.add_unoffered(name)
        title = f"Player {number}"
        pieces: list[object] = []
        page = {"id": name, "name": title, "short": [f"p{number}"], "reach": 0, "piece": pieces}
        provide(f"factions/{name}", page)
        FACTIONS.alias(f"p{number}", name)
        printed("faction", name, title)


boards(UndraftedBoard)
