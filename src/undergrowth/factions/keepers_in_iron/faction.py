"""15.2 Rules overridden by the Keepers in Iron, and the first frames of their phases."""

from __future__ import annotations

from undergrowth.engine.actions import Action
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.keepers_in_iron.board import (
    board_entries,
    check_position,
    describe,
    read_board,
    write_board,
)
from undergrowth.factions.keepers_in_iron.camps import Decamp, Encamp
from undergrowth.factions.keepers_in_iron.daylight import KeeperDaylight
from undergrowth.factions.keepers_in_iron.evening import GatherRetinue, KeeperDraw, LiveOffTheLand
from undergrowth.factions.keepers_in_iron.heuristics import appeal, bias, value
from undergrowth.factions.keepers_in_iron.pieces import (
    RECOVERED,
    TROPHIES,
    KeeperBoard,
    KeeperPieces,
)
from undergrowth.factions.keepers_in_iron.recruit import LevyWarriors
from undergrowth.factions.keepers_in_iron.setup import SetUpKeepers, SetUpKeepersByCard
from undergrowth.factions.keepers_in_iron.trophies import bonuses, is_trophy, placing
from undergrowth.table.described.boards import Board
from undergrowth.table.described.entries import Entry
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.records import Bonus, Fight, Intent, Moved, Removed


class Keepers(KeeperPieces):
    """15 The Keepers' rules."""

    def new_board(self) -> Board:
        return KeeperBoard()

    def setup(self, g: Game) -> Frame:
        return SetUpKeepers(self.seat)

    def set_up_drafted(self, g: Game) -> Frame:
        return SetUpKeepersByCard(self.seat)

    def birdsong(self, g: Game) -> list[Frame]:
        """15.4 Return the frames of their Birdsong: encamp, decamp, recruit."""
        return [Encamp(self.seat), Decamp(self.seat), LevyWarriors(self.seat)]

    def daylight(self, g: Game) -> list[Frame]:
        """15.5 Return the frame of their Daylight: crafting, then the Retinue."""
        return [KeeperDaylight(self.seat)]

    def evening(self, g: Game) -> list[Frame]:
        """15.6 Return the frames of their Evening: live off the land, gather the Retinue, draw."""
        return [LiveOffTheLand(self.seat), GatherRetinue(self.seat), KeeperDraw(self.seat)]

    def hand_limit_law(self) -> str:
        return "15.6.3"

    def keeps_to_place(self, g: Game) -> list[int]:
        """G.20 Return the kinds limited to places, without relics, which are delved and not
        placed."""
        return [kind for kind in super().keeps_to_place(g) if not self.is_relic(kind)]

    def describe(self, g: Game, viewer: int) -> list[Part]:
        return describe(g, self)

    def has_open_board(self) -> bool:
        return True

    def board_entries(self) -> list[Entry]:
        return board_entries()

    def read_board(self, g: Game, doc: Reader) -> None:
        read_board(g, self, doc)

    def write_board(self, g: Game) -> dict[str, object]:
        return write_board(g, self)

    def check_position(self, g: Game) -> None:
        check_position(g, self)

    def off_map(self, g: Game, kind: int) -> int:
        """15.5.2.IIIa Return how many relics of a kind are on the board, in spaces or waiting for a
        forest."""
        board = self.board(g)
        return board.recovered.count(kind) + board.trophies.count(kind)

    def enters_forests(self, g: Game, kind: int) -> bool:
        """15.3.1 Whether a kind may be in forests: relics may."""
        return self.is_relic(kind)

    def comes_by_moves(self, kind: int) -> bool:
        """15.5.2.IIa, 15.2.4 Whether a kind moves where it could not be placed: relics do."""
        return super().comes_by_moves(kind) or self.is_relic(kind)

    def value(self, g: Game) -> int:
        return value(g, self)

    def bias(self, g: Game, action: Action) -> int:
        return bias(g, self, action)

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        return appeal(g, self, seat, action)

    def goes_along(self, g: Game, m: Moved) -> list[int]:
        """15.2.4 Return the relics that can go along: one with each warrior moved between
        clearings."""
        if m.owner != self.seat or m.origin not in g.clearings or m.destination not in g.clearings:
            return []
        there = self.relics_at(g, m.origin)
        borne = [m.counts[i] if self.is_relic(kind) else 0 for i, kind in enumerate(m.kinds)]
        if not there or sum(borne) >= self.borne * m.warriors:
            return []
        return there

    def ignores_hits(self, g: Game, b: Fight, owner: int, hits: int, ignored: int) -> int:
        """15.2.4 Devout Knights: at a relic, ignore the first hit they take, once in a battle."""
        if owner != self.seat or hits <= ignored or b.ignored_by(owner) > 0:
            return ignored
        if g.warriors_at(self.seat, b.place) == 0 or not self.has_relic(g, b.place):
            return ignored
        return min(hits, ignored + self.ignored)

    def law_of(self, hook: str, owner: int) -> str:
        return "15.2.4" if hook == "ignores_hits" and owner == self.seat else ""

    def source_of(self, hook: str, owner: int) -> str:
        return "devout_knights" if hook == "ignores_hits" and owner == self.seat else ""

    def cannot(self, i: Intent) -> Reason:
        """15.5.2 Return why a Retinue card cannot act in a clearing of another suit."""
        return ("15.5.2", because("why-rule_play_forbids"))

    def removed_to(self, g: Game, r: Removed, index: int, to: int) -> int:
        """15.2.5, 15.5.2.IIIa Return where removed relics go: trophies if enemies remove them.

        The Keepers themselves remove relics only to recover them.
        """
        if is_trophy(g, self, r, index):
            return self.pile(TROPHIES)
        if r.removers[index] == self.seat and self.is_relic(r.kinds[index]):
            return self.pile(RECOVERED)
        return to

    def removal_bonus(self, g: Game, r: Removed) -> list[Bonus]:
        """15.2.5 Return the points for enemies that remove relics (Prized Trophies)."""
        return bonuses(g, self, r)

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """15.2.5 Return the frames in which enemies place the relics they removed in forests."""
        return placing(g, self, r)
