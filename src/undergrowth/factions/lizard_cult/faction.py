"""10.2 Rules overridden by the Lizard Cult, and the first frames of its phases."""

from __future__ import annotations

from undergrowth.engine.actions import Action
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.lizard_cult.board import (
    board_entries,
    check_position,
    describe,
    read_board,
    write_board,
)
from undergrowth.factions.lizard_cult.conspiracies import PerformConspiracies
from undergrowth.factions.lizard_cult.evening import ReturnRevealed, evening_cards
from undergrowth.factions.lizard_cult.fear import fears
from undergrowth.factions.lizard_cult.heuristics import bias, value
from undergrowth.factions.lizard_cult.outcast import AdjustOutcast, DiscardLostSouls
from undergrowth.factions.lizard_cult.pieces import CultBoard, CultPieces
from undergrowth.factions.lizard_cult.rituals import Rituals
from undergrowth.factions.lizard_cult.setup import SetUpCult, SetUpCultByCard
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.battle.hits import is_defending
from undergrowth.law.crafting.craftable import may_activate
from undergrowth.law.turn.turn import DrawAndDiscard
from undergrowth.table.described.boards import Board
from undergrowth.table.described.entries import Entry
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.records import TO_SUPPLY, Intent, Removed
from undergrowth.twins.acolytes import is_lost_soul


class Cult(CultPieces):
    """10 The Cult's rules."""

    def new_board(self) -> Board:
        return CultBoard()

    def setup(self, g: Game) -> Frame:
        return SetUpCult(self.seat)

    def set_up_drafted(self, g: Game) -> Frame:
        return SetUpCultByCard(self.seat)

    def birdsong(self, g: Game) -> list[Frame]:
        """10.4 Return the frames of its Birdsong: the Outcast, Lost Souls, conspiracies."""
        return [
            AdjustOutcast(self.seat),
            DiscardLostSouls(self.seat),
            PerformConspiracies(self.seat),
        ]

    def daylight(self, g: Game) -> list[Frame]:
        """10.5 Return the frame of its Daylight rituals."""
        return [Rituals(self.seat)]

    def evening(self, g: Game) -> list[Frame]:
        """10.6 Return the frames of its Evening: revealed cards, crafting, draw and discard."""
        draws = DrawAndDiscard(self.seat, evening_cards(g, self))
        return [ReturnRevealed(self.seat), self.crafting_step(), draws]

    def hand_limit_law(self) -> str:
        return "10.6.3"

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

    def value(self, g: Game) -> int:
        return value(g, self)

    def bias(self, g: Game, action: Action) -> int:
        return bias(g, self, action)

    def cannot(self, i: Intent) -> Reason:
        """10.4.3.I Return why a crusade cannot begin outside a clearing of the Outcast suit."""
        return ("10.4.3.I", because("why-crusade_in_outcast"))

    # ---- abilities

    def crafting_at(self, g: Game, place: int) -> int:
        """10.2.1 Return the gardens with the Outcast suit that can be activated in a clearing.

        The icons they make are of the clearing's suit.
        """
        if not self.has_crafter(g, place):
            return 0
        garden = self.gardens.of_suit(self.board(g).outcast)
        ready = g.count(garden, place) - g.activated[place]
        return ready if ready > 0 and may_activate(g, self.seat, place) else 0

    def has_crafter(self, g: Game, place: int) -> bool:
        """10.2.1 Whether a garden that prints the Outcast suit stands in a clearing."""
        garden = self.gardens.of_suit(self.board(g).outcast)
        return garden >= 0 and g.count(garden, place) > 0

    def crafters_at(self, g: Game, place: int) -> int:
        """10.2.1 Return the gardens in a clearing that print the Outcast suit."""
        garden = self.gardens.of_suit(self.board(g).outcast)
        return g.count(garden, place) if garden >= 0 else 0

    def removed_to(self, g: Game, r: Removed, index: int, to: int) -> int:
        """10.2.3 Revenge: send warriors removed while the Cult defends to the Acolytes box."""
        if r.kinds[index] != self.warrior or to != TO_SUPPLY:
            return to
        return self.pile() if self._defends(g) else to

    def lying(self, g: Game, kind: int) -> int:
        """10.2.3, L.1 Return the warriors just removed that effects find in the Acolytes box."""
        return self.board(g).acolytes if kind == self.warrior and self._defends(g) else 0

    def _defends(self, g: Game) -> bool:
        """10.2.3 Whether a battle is in progress in which Cult warriors are defending ones."""
        battle = g.within(Fighting)
        return battle is not None and is_defending(g, battle.record(), self.seat)

    def rank(self, hook: str) -> int:
        """10.2.4 Return 1 for `ruler`: Pilgrims override Lords of the Forest (7.2.2)."""
        return 1 if hook == "ruler" else 0

    def ruler(self, g: Game, place: int, most: int, ruler: int) -> int:
        """10.2.4 Pilgrims: return the Cult as ruler where it has a garden."""
        return self.seat if self.has_garden(g, place) else ruler

    def rules_by_pieces(self) -> bool:
        return True

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """10.2.5 Return the frames of Fear of the Faithful."""
        return fears(g, self, r)

    def discarded_to(self, g: Game, seat: int, card: int, pile: int, played: bool) -> int:
        """10.2.6 Send all players' discards to the Lost Souls, dominance cards too.

        16.2.3 Frog cards go to the Pond instead.
        """
        return self.pile() if is_lost_soul(g, card, pile) else pile
