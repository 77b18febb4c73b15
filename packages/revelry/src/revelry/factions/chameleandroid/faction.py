"""CHMD.2 Rules that Chameleandroid bends, and the starts of its procedures."""

from __future__ import annotations

from revelry.ego.track import SUPER
from revelry.factions.chameleandroid.birdsong import EndBirdsong, ShedEgo
from revelry.factions.chameleandroid.board import (
    board_entries,
    check_position,
    describe,
    read_board,
    write_board,
)
from revelry.factions.chameleandroid.cloaking import sees_through, tribute
from revelry.factions.chameleandroid.daylight import CalmDaylight
from revelry.factions.chameleandroid.escalated import EscalatingDaylight
from revelry.factions.chameleandroid.evening import Disappear
from revelry.factions.chameleandroid.losing import SpendEgo, hit_first, rewards, spared
from revelry.factions.chameleandroid.pieces import PATRON, AndroidPieces
from revelry.factions.chameleandroid.setup import SetUpAndroid
from revelry.factions.chameleandroid.targets import EARLIEST
from undergrowth.automata.measures import PLAYER_MOST_POINTS
from undergrowth.automata.orders import CraftOrder, DiscardOrder, RevealOrder
from undergrowth.automata.points import ScoreForDifficulty
from undergrowth.automata.services.first import (
    ambush_wares,
    first_purchases,
    fitting_ambush,
    with_first_purchases,
)
from undergrowth.automata.targets import PlayerCriterion
from undergrowth.engine.actions import Action
from undergrowth.engine.messages import Reason, because
from undergrowth.law.victory.score import score
from undergrowth.table.described.entries import Entry
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.records import MOVE, Fight, Intent, Removed


class Chameleandroid(AndroidPieces):
    """CHMD Chameleandroid."""

    def setup(self, g: Game) -> Frame:
        return SetUpAndroid(self.seat)

    def birdsong(self, g: Game) -> list[Frame]:
        """CHMD.4 Order, craft; CHMD.8 and what its difficulty adds before and after."""
        seat = self.seat
        return [
            *first_purchases(g, seat),
            ShedEgo(seat),
            RevealOrder(seat),
            CraftOrder(seat),
            EndBirdsong(seat),
        ]

    def step_order(self, g: Game, sections: list[str]) -> list[str]:
        return with_first_purchases(g, self.seat, sections)

    def daylight(self, g: Game) -> list[Frame]:
        """CHMD.5, or CHMD.7 while no enemy has fewer points."""
        return [CalmDaylight(self.seat), EscalatingDaylight(self.seat)]

    def evening(self, g: Game) -> list[Frame]:
        """CHMD.6 Disappear, discard; CHMD.8.3 perhaps score."""
        seat = self.seat
        return [Disappear(seat), DiscardOrder(seat), ScoreForDifficulty(seat)]

    def defender_criteria(self, g: Game) -> list[PlayerCriterion]:
        """CHMD.7.3 The most points, CHMD.7.3.I then the first in turn order."""
        return [PLAYER_MOST_POINTS, EARLIEST]

    def always_petitions(self) -> bool:
        """CHMD.10.4 Always."""
        return True

    def waives_limits(self, g: Game) -> bool:
        """CHMD.5.3 Whether others place as free of limits as by Cajole (C.5.2.V)."""
        return True

    # ---- CHMD.10.1, CHMD.10.2 services that it buys

    def pays_own_warriors(self) -> bool:
        """CHMD.10.1 The seller puts down its own."""
        return False

    def may_pay_service(self, g: Game) -> bool:
        """CHMD.10.1 With an ego in its clearing."""
        return self.ego_here(g) > 0

    def service_payment(self, g: Game) -> Frame | None:
        """CHMD.10.1 Return its payment: that ego."""
        return SpendEgo(self.seat)

    def first_wares(self, g: Game, bought: int) -> list[int]:
        """CHMD.10.2 An ambush card."""
        return ambush_wares(g, self.seat, bought)

    def take_ware(self, g: Game, card: int) -> None:
        """CHMD.10.2 It stays in front of it, face up."""
        self.board(g).ambushes = sorted([*self.board(g).ambushes, card])

    def open_ambush(self, g: Game, place: int) -> int:
        """CHMD.10.2 One that matches, a bird only if there is no other."""
        return fitting_ambush(g, self.board(g).ambushes, place)

    def lose_open_ambush(self, g: Game, card: int) -> None:
        left = self.board(g).ambushes[:]
        left.remove(card)
        self.board(g).ambushes = left

    # ---- its board

    def describe(self, g: Game, viewer: int) -> list[Part]:
        return describe(g, self)

    def has_open_board(self) -> bool:
        return True

    def board_entries(self) -> list[Entry]:
        return [*super().board_entries(), *board_entries()]

    def read_board(self, g: Game, doc: Reader) -> None:
        super().read_board(g, doc)
        read_board(g, self, doc)

    def write_board(self, g: Game) -> dict[str, object]:
        return {**super().write_board(g), **write_board(g, self)}

    def check_position(self, g: Game) -> None:
        check_position(g, self)

    def off_map(self, g: Game, kind: int) -> int:
        return self.ego.off_map(g, kind)

    # ---- CHMD.2.1 the warrior that stays

    def needs_rule(self, g: Game, owner: int, origin: int, destination: int, needs: bool) -> bool:
        """CHMD.2.1 It ignores rule."""
        return needs and owner != self.seat

    def max_rolled_hits(self, g: Game, b: Fight, owner: int, most: int) -> int:
        """CHMD.2.1 Two, with one warrior."""
        return self.ego.max_rolled_hits(g, b, owner, most)

    def forbids_removing(self, g: Game, i: Intent) -> bool:
        """CHMD.2.1, CHMD.2.3"""
        return self.ego.forbids_removing(g, i)

    def forbids_moving(self, g: Game, i: Intent) -> bool:
        """CHMD.2.1, CHMD.2.3"""
        return self.ego.forbids_moving(g, i)

    def cannot(self, i: Intent) -> Reason:
        if i.how != MOVE:
            return ("CHMD.2.1", because("revelry:why-android_stays"))
        if i.kind in self.ego.kinds:
            return ("CHMD.2.3", because("revelry:why-android_ego_go_along"))
        return ("CHMD.2.1", because("revelry:why-android_moves_itself"))

    def law_of(self, hook: str, owner: int) -> str:
        if hook == "max_rolled_hits" and owner == self.seat:
            return "CHMD.2.1"
        return super().law_of(hook, owner)

    # ---- CHMD.2.2 cloaking

    def defends(self, g: Game, attacker: int, defender: int, place: int, does: bool) -> bool:
        """CHMD.2.2 Not against people without a card."""
        return does and (defender != self.seat or sees_through(g, self.seat, attacker))

    def costs_of_battle(self, g: Game, b: Fight) -> list[Frame]:
        """CHMD.2.2 Return which they discard."""
        return tribute(g, b) if b.defender == self.seat else []

    # ---- CHMD.2.3 ego

    def stocked(self, g: Game, kind: int, n: int) -> None:
        self.ego.stocked(g, kind, n)

    def follows(self, g: Game, kind: int, place: int) -> list[int]:
        return self.ego.follows(g, kind, place)

    def stands_in(self, g: Game, r: Removed, index: int) -> int:
        return self.ego.stands_in(g, r, index)

    def comes_instead(self, g: Game, kind: int, place: int) -> int:
        return self.ego.comes_instead(g, kind, place)

    def came_instead(self, g: Game, kind: int, place: int) -> None:
        """CHMD.2.3 It scores the space that this ego has uncovered."""
        if kind == self.warrior:
            score(g, self.seat, self.ego.points[-self.ego.left(g) - 1], "CHMD.2.3")

    def keeps_to_place(self, g: Game) -> list[int]:
        """G.20 Its track holds unlike pieces: the leftmost alone."""
        return [self.ego.first(g)] if self.ego.left(g) > 0 else []

    def spares(self, g: Game, r: Removed, index: int) -> int:
        """CHMD.10.3 It loses two ego at most."""
        return spared(self, r, index)

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """G.24 Return how they come back; CHMD.9.1 and what those with icons bring."""
        return self.ego.on_removed(g, r) + rewards(g, self, r)

    def losses(
        self, g: Game, b: Fight, owner: int, marks: list[int], options: list[Action]
    ) -> list[Action]:
        """CHMD.2.1, CHMD.9.1 Return which of them takes a hit."""
        if owner != self.seat:
            return options
        return hit_first(g, self, self.ego.losses(g, b, owner, marks, options))

    def rank(self, hook: str) -> int:
        """CHMD.9.1 comes before rules by which removing a piece gives more (7.6)."""
        return -1 if hook == "removal_points" else super().rank(hook)

    def removal_points(self, g: Game, seat: int, kind: int, points: int) -> int:
        """CHMD.9.1 No points for an ego with a draw icon."""
        return 0 if kind == self.ego.kinds[SUPER] and self.has_trait(PATRON) else points
