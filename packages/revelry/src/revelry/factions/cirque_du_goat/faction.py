"""CDG.2 Rules that the Cirque du Goat bends, and the starts of its procedures."""

from __future__ import annotations

from revelry.factions.cirque_du_goat.birdsong import TalentScout
from revelry.factions.cirque_du_goat.board import (
    board_entries,
    check_position,
    describe,
    read_board,
    write_board,
)
from revelry.factions.cirque_du_goat.clowns import Clown, clown, clowning, why_no_clowns
from revelry.factions.cirque_du_goat.daylight import CirqueDaylight
from revelry.factions.cirque_du_goat.evening import AdjustCritics, CirqueDraw, PraiseAudience
from revelry.factions.cirque_du_goat.heuristics import appeal, bias, value
from revelry.factions.cirque_du_goat.perform import Perform
from revelry.factions.cirque_du_goat.pieces import CirquePieces
from revelry.factions.cirque_du_goat.setup import SetUpCirque
from revelry.factions.cirque_du_goat.thumbs import jeered
from revelry.reign import reigns_for
from undergrowth.engine.actions import Action
from undergrowth.engine.messages import Reason, because
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.turn.daylight import CraftInDaylight
from undergrowth.table.described.entries import Entry
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.names import FACTIONS
from undergrowth.table.records import Fight, Removed
from undergrowth.table.uses import mark_of


class Cirque(CirquePieces):
    """CDG Cirque du Goat."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        for who in FACTIONS.names():
            mark_of(self, who)  # CDG.2.4 positions name them before anybody has used it

    def setup(self, g: Game) -> Frame:
        return SetUpCirque(self.seat)

    def set_up_drafted(self, g: Game) -> Frame:
        return SetUpCirque(self.seat, drafted=True)

    # ---- the turn

    def birdsong(self, g: Game) -> list[Frame]:
        """CDG.4 Talent Scout."""
        return [TalentScout(self.seat)]

    def daylight(self, g: Game) -> list[Frame]:
        """CDG.5 Actions, then crafting."""
        return [CirqueDaylight(self.seat, self.hats_showing(g)), CraftInDaylight(self.seat)]

    def evening(self, g: Game) -> list[Frame]:
        """CDG.6 Perform, adjust the critics, praise, draw and discard."""
        return [
            Perform(self.seat),
            AdjustCritics(self.seat),
            PraiseAudience(self.seat),
            CirqueDraw(self.seat),
        ]

    def hand_limit_law(self) -> str:
        return "CDG.6.4"

    # ---- CDG.2.3 Ringmaster's Reign

    def rules_but_to_move(self, g: Game, seat: int, place: int, mine: bool) -> bool:
        """CDG.2.3 Other players beside goats act as if they ruled."""
        return mine or reigns_for(g, self.seat, seat, place)

    # ---- CDG.2.4 Clownish Combat

    def battle_effects(self, g: Game, b: Fight, seat: int, window: int) -> list[Action]:
        return clowning(g, self, b, seat, window)

    def use(self, g: Game, seat: int, action: Action) -> bool:
        if seat != self.seat or not isinstance(action, Clown):
            return False
        clown(g, self)
        return True

    def why_not_offer(self, g: Game, seat: int, action: Action) -> Reason | None:
        """CDG.2.4 Return why it cannot be used in this battle, or now."""
        if not isinstance(action, Clown):
            return None
        battle = g.within(Fighting)
        b = battle.record() if battle is not None else None
        if seat != self.seat or b is None or self.seat not in (b.attacker, b.defender):
            return ("CDG.2.4", because("revelry:why-clowns_in_battle"))
        return why_no_clowns(g, self, b) or (
            "CDG.2.4",
            because("revelry:why-clowns_after_roll"),
        )

    # ---- CDG.2.5 Thumbs Down

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """CDG.2.5 When a big top is removed by an enemy."""
        return jeered(g, self, r)

    # ---- for people and programs

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

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        return appeal(g, self, seat, action)
