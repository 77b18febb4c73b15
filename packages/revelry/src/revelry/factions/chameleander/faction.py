"""C.2 Rules that Chameleander bends, and the starts of its procedures."""

from __future__ import annotations

from revelry.ego.board import check_ego, ego_entries
from revelry.factions.chameleander.actions import TakeActions
from revelry.factions.chameleander.birdsong import Skip, Slough
from revelry.factions.chameleander.blending import BlendIn
from revelry.factions.chameleander.board import describe, read_board, write_board
from revelry.factions.chameleander.crafting import crafters_of_all
from revelry.factions.chameleander.evening import Boast, DrawCards
from revelry.factions.chameleander.heuristics import appeal, bias, value
from revelry.factions.chameleander.losses import LosePoint, note_unmet, unmet
from revelry.factions.chameleander.paying import EgoPurse
from revelry.factions.chameleander.pieces import ChameleanderPieces
from revelry.factions.chameleander.setup import SetUpChameleander
from undergrowth.engine.actions import Action
from undergrowth.engine.messages import Reason, because
from undergrowth.law.crafting.craftable import may_activate
from undergrowth.law.turn.daylight import CraftInDaylight
from undergrowth.table.described.entries import Entry
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.records import MOVE, Fight, Intent, Removed


class Chameleander(ChameleanderPieces):
    """C Chameleander."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        self.purse = EgoPurse(self)

    def setup(self, g: Game) -> Frame:
        return SetUpChameleander(self.seat)

    def birdsong(self, g: Game) -> list[Frame]:
        """C.4 Slough, skip."""
        return [Slough(self.seat), Skip(self.seat)]

    def daylight(self, g: Game) -> list[Frame]:
        """C.5 Craft, act."""
        return [CraftInDaylight(self.seat), TakeActions(self.seat, self.actions)]

    def evening(self, g: Game) -> list[Frame]:
        """C.6 Boast, draw."""
        return [Boast(self.seat), DrawCards(self.seat)]

    def hand_limit_law(self) -> str:
        return "C.6.2"

    # ---- the board

    def describe(self, g: Game, viewer: int) -> list[Part]:
        return describe(g, self)

    def has_open_board(self) -> bool:
        return True

    def board_entries(self) -> list[Entry]:
        return ego_entries()

    def read_board(self, g: Game, doc: Reader) -> None:
        read_board(g, self, doc)

    def write_board(self, g: Game) -> dict[str, object]:
        return write_board(g, self)

    def check_position(self, g: Game) -> None:
        check_ego(g, self.ego, "C.2.5")

    def off_map(self, g: Game, kind: int) -> int:
        return self.ego.off_map(g, kind)

    def value(self, g: Game) -> int:
        return value(g, self)

    def bias(self, g: Game, action: Action) -> int:
        return bias(g, self, action)

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        return appeal(g, self, seat, action)

    # ---- C.2.1 crafting

    def crafting_at(self, g: Game, place: int) -> int:
        """C.2.1 Everybody's crafting pieces in its clearing, each once a turn."""
        if place != self.place(g) or not may_activate(g, self.seat, place):
            return 0
        return max(0, crafters_of_all(g, place) - g.activated[place])

    def has_crafter(self, g: Game, place: int) -> bool:
        """C.2.1 Whether one is there, activated or not."""
        return place == self.place(g) and crafters_of_all(g, place) > 0

    def crafters_at(self, g: Game, place: int) -> int:
        """C.5.1 It has no crafting pieces of its own."""
        return 0

    # ---- C.2.2 the warrior that stays

    def forbids_removing(self, g: Game, i: Intent) -> bool:
        """C.2.2, C.2.5"""
        return self.ego.forbids_removing(g, i)

    def forbids_moving(self, g: Game, i: Intent) -> bool:
        """C.2.2, C.2.5"""
        return self.ego.forbids_moving(g, i)

    def cannot(self, i: Intent) -> Reason:
        if i.how != MOVE:
            return ("C.2.2", because("revelry:why-mastermind_stays"))
        if i.kind in self.ego.kinds:
            return ("C.2.5", because("revelry:why-ego_goes_with_it"))
        return ("C.2.2", because("revelry:why-moved_on_own_turn"))

    def max_rolled_hits(self, g: Game, b: Fight, owner: int, most: int) -> int:
        """C.2.2 Two, with one warrior."""
        return self.ego.max_rolled_hits(g, b, owner, most)

    def is_defenseless(self, g: Game, b: Fight, defenseless: bool) -> bool:
        """C.2.2 Never where it is."""
        return defenseless and not (b.defender == self.seat and b.place == self.place(g))

    def losses(
        self, g: Game, b: Fight, owner: int, marks: list[int], options: list[Action]
    ) -> list[Action]:
        """C.2.2, 17.2.5"""
        return self.ego.losses(g, b, owner, marks, options)

    def hits_unmet(self, g: Game, b: Fight, owner: int, hits: int) -> None:
        """C.2.2 Hits for which there is no ego; a warrior that hits do not remove stays."""
        if owner == self.seat and b.place == self.place(g) and b.hits_remove():
            note_unmet(b)

    def on_battle_ended(self, g: Game, b: Fight) -> list[Frame]:
        """C.2.2 A point, however many they were."""
        return [LosePoint(self.seat)] if unmet(b) else []

    # ---- C.2.3, C.2.4

    def needs_rule(self, g: Game, owner: int, origin: int, destination: int, needs: bool) -> bool:
        """C.2.3 Not with a card in hand."""
        return needs and not (owner == self.seat and g.hands[self.seat])

    def before_rolling(self, g: Game, b: Fight) -> list[Frame]:
        """C.2.4 Blending In."""
        if self.seat in (b.attacker, b.defender) and b.place == self.place(g):
            return [BlendIn(self.seat)]
        return []

    # ---- C.2.5, C.2.6 ego

    def stocked(self, g: Game, kind: int, n: int) -> None:
        self.ego.stocked(g, kind, n)

    def follows(self, g: Game, kind: int, place: int) -> list[int]:
        return self.ego.follows(g, kind, place)

    def stands_in(self, g: Game, r: Removed, index: int) -> int:
        return self.ego.stands_in(g, r, index)

    def comes_instead(self, g: Game, kind: int, place: int) -> int:
        return self.ego.comes_instead(g, kind, place)

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        return self.ego.on_removed(g, r)

    def law_of(self, hook: str, owner: int) -> str:
        if owner != self.seat:
            return ""
        return {"max_rolled_hits": "C.2.2", "is_defenseless": "C.2.2"}.get(hook, "")

    def keeps_to_place(self, g: Game) -> list[int]:
        """G.20 Its track holds unlike pieces: the leftmost alone."""
        return [self.ego.first(g)] if self.ego.left(g) > 0 else []

    def waives_limits(self, g: Game) -> bool:
        """C.5.2.V By whom it cajoles."""
        return True
