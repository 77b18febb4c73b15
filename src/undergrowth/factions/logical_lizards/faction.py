"""R.8.2 Rules overridden by the Logical Lizards, and the first frames of their phases."""

from __future__ import annotations

from undergrowth.automata.points import ScoreForDifficulty
from undergrowth.automata.services.first import first_purchases, with_first_purchases
from undergrowth.automata.services.wares import wares_to
from undergrowth.factions.logical_lizards.board import (
    board_entries,
    check_position,
    describe,
    read_board,
    write_board,
)
from undergrowth.factions.logical_lizards.conspiracies import WorkConspiracies
from undergrowth.factions.logical_lizards.crusade import token_scores
from undergrowth.factions.logical_lizards.evening import (
    CraftTopCard,
    DrawErratically,
    ReleaseLostSouls,
    ReturnToLostSouls,
    ScoreOrderedTrack,
)
from undergrowth.factions.logical_lizards.order import SetOrder
from undergrowth.factions.logical_lizards.pieces import LizardPieces, LizardsBoard
from undergrowth.factions.logical_lizards.rituals import RevealLostSouls
from undergrowth.factions.logical_lizards.setup import SetUpLizards
from undergrowth.factions.logical_lizards.souls import add_soul, lost_gardens
from undergrowth.table.described.boards import Board
from undergrowth.table.described.entries import Entry
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.records import Removed
from undergrowth.twins.acolytes import is_lost_soul, note_acolytes


class Lizards(LizardPieces):
    """R.8 The Logical Lizards' rules."""

    def new_board(self) -> Board:
        """R.8.3.3 Return a new board: the marker begins on the last space of the track,
        Sanctify."""
        return LizardsBoard(conspiracy=self.first_space)

    def setup(self, g: Game) -> Frame:
        return SetUpLizards(self.seat)

    def birdsong(self, g: Game) -> list[Frame]:
        """R.8.4 Return the frames of their Birdsong: order, conspiracies."""
        seat = self.seat
        return [*first_purchases(g, seat), SetOrder(seat), WorkConspiracies(seat)]

    def step_order(self, g: Game, sections: list[str]) -> list[str]:
        return with_first_purchases(g, self.seat, sections)

    def daylight(self, g: Game) -> list[Frame]:
        """R.8.5 Return the frame of their Daylight rituals."""
        return [RevealLostSouls(self.seat)]

    def evening(self, g: Game) -> list[Frame]:
        """R.8.6 Return the frames of their Evening; R.3.3 difficulty and traits add to its end."""
        return [
            ScoreOrderedTrack(self.seat),
            ReleaseLostSouls(self.seat),
            ReturnToLostSouls(self.seat),
            CraftTopCard(self.seat),
            ScoreForDifficulty(self.seat),
            DrawErratically(self.seat),
        ]

    # ---- R.9.7 services that they buy

    def buys_ware(self, g: Game, card: int) -> bool:
        """R.9.7 Whether they buy a card: no birds."""
        return not g.is_bird(card)

    def first_wares(self, g: Game, bought: int) -> list[int]:
        """R.9.7 (advanced) Return the cards to buy first, while there are few Lost Souls.

        They buy them even with fewer points than others.
        """
        few = len(self.board(g).souls) < self.enough_souls
        return wares_to(g, self.seat, behind=True) if few else []

    def take_ware(self, g: Game, card: int) -> None:
        """R.9.7 (advanced) Make the card the top Lost Soul."""
        add_soul(g, self, card, "R.9.7")

    # ---- their board

    def describe(self, g: Game, viewer: int) -> list[Part]:
        return describe(g, self)

    def has_open_board(self) -> bool:
        return True

    def board_entries(self) -> list[Entry]:
        return board_entries(self)

    def read_board(self, g: Game, doc: Reader) -> None:
        read_board(g, self, doc)

    def write_board(self, g: Game) -> dict[str, object]:
        return write_board(g, self)

    def check_position(self, g: Game) -> None:
        check_position(g, self)

    # ---- abilities

    def rank(self, hook: str) -> int:
        """R.8.2.1 Return 1 for `ruler`: Pilgrims override Lords of the Forest (7.2.2, R.5.2.1)."""
        return 1 if hook == "ruler" else 0

    def ruler(self, g: Game, place: int, most: int, ruler: int) -> int:
        """R.8.2.1 Pilgrims: return the Lizards as ruler where they have a garden."""
        return self.seat if self.has_garden(g, place) else ruler

    def rules_by_pieces(self) -> bool:
        return True

    def sets_apart(self, g: Game, r: Removed, index: int) -> int:
        """R.8.2.2 Robot Revenge: return 1 for their warriors: one of each removal becomes an
        acolyte."""
        return 1 if r.kinds[index] == self.warrior and self.warrior not in r.kinds[:index] else 0

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """R.8.2.3 Return the frames for lost gardens; R.3.3.2 for tokens removed by crusades.

        R.8.2.2 The new acolyte is logged here, as the removal does not name it.
        """
        if self.warrior in r.kinds:
            note_acolytes(g, self.seat, 1, "R.8.2.2")
        return token_scores(g, self, r) + lost_gardens(self, r)

    def discarded_to(self, g: Game, seat: int, card: int, pile: int, played: bool) -> int:
        """R.8.2.4 Send all players' discards to the Lost Souls, dominance cards too.

        16.2.3 Frog cards go to the Pond instead.
        """
        return self.pile() if is_lost_soul(g, card, pile) else pile
