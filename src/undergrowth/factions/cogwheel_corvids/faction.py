"""R.11.2 Rules overridden by the Cogwheel Corvids, and the first frames of their phases."""

from __future__ import annotations

from undergrowth.automata.measures import PLAYER_MOST_BUILDINGS_AND_TOKENS, PLAYER_MOST_POINTS
from undergrowth.automata.orders import CraftOrder, DiscardOrder, RevealOrder
from undergrowth.automata.points import ScoreForDifficulty
from undergrowth.automata.services.first import first_purchases, with_first_purchases
from undergrowth.automata.services.wares import wares_to
from undergrowth.automata.targets import PlayerCriterion
from undergrowth.engine.actions import Action
from undergrowth.engine.messages import Reason
from undergrowth.factions.cogwheel_corvids.birdsong import FlipAllPlots, RecruitFlock
from undergrowth.factions.cogwheel_corvids.board import check_position, describe
from undergrowth.factions.cogwheel_corvids.daylight import CogwheelBattles, FlyOut
from undergrowth.factions.cogwheel_corvids.evening import ScoreExtortions
from undergrowth.factions.cogwheel_corvids.favors import ResolveFavor
from undergrowth.factions.cogwheel_corvids.flipping import Guess
from undergrowth.factions.cogwheel_corvids.losses import lost_plots
from undergrowth.factions.cogwheel_corvids.pieces import CogwheelPieces
from undergrowth.factions.cogwheel_corvids.plotting import HatchPlot, ThePlotThickens
from undergrowth.factions.cogwheel_corvids.setup import SetUpCogwheels
from undergrowth.law.appraise import guessed
from undergrowth.table.described.views import Part
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.records import Fight, Intent, Removed


class CogwheelCorvids(CogwheelPieces):
    """R.11 The Cogwheel Corvids' rules."""

    def setup(self, g: Game) -> Frame:
        return SetUpCogwheels(self.seat)

    def birdsong(self, g: Game) -> list[Frame]:
        """R.11.4 Return the frames of their Birdsong: order, craft, recruit, flip."""
        seat = self.seat
        return [
            *first_purchases(g, seat),
            RevealOrder(seat),
            CraftOrder(seat),
            RecruitFlock(seat),
            FlipAllPlots(seat),
        ]

    def step_order(self, g: Game, sections: list[str]) -> list[str]:
        return with_first_purchases(g, self.seat, sections)

    def daylight(self, g: Game) -> list[Frame]:
        """R.11.5 Return the frames of their Daylight: battle, move, plot, and plot again."""
        seat = self.seat
        plot = HatchPlot(seat, self.plots_a_turn())
        return [CogwheelBattles(seat), FlyOut(seat), plot, ThePlotThickens(seat)]

    def evening(self, g: Game) -> list[Frame]:
        """R.11.6 Return the frames of their Evening: score, discard."""
        seat = self.seat
        return [ScoreExtortions(seat), DiscardOrder(seat), ScoreForDifficulty(seat)]

    def defender_criteria(self, g: Game) -> list[PlayerCriterion]:
        """R.11.5.1.I Return the criteria for defenders: most buildings and tokens there, then
        points."""
        return [PLAYER_MOST_BUILDINGS_AND_TOKENS, PLAYER_MOST_POINTS]

    def first_wares(self, g: Game, bought: int) -> list[int]:
        """R.9.7 (advanced) Return the favors on sale, as their first purchase."""
        if bought > 0:
            return []
        return [card for card in wares_to(g, self.seat) if card in self.favors]

    def take_ware(self, g: Game, card: int) -> None:
        """R.9.7 (advanced) Resolve the favor at once."""
        g.push(ResolveFavor(self.seat, card))

    def describe(self, g: Game, viewer: int) -> list[Part]:
        return describe(g, self, viewer)

    def check_position(self, g: Game) -> None:
        check_position(g, self)

    def comes_by_moves(self, kind: int) -> bool:
        """G.33 Return True: a plot can replace a bomb even where none may be placed."""
        return True

    def needs_rule(self, g: Game, owner: int, origin: int, destination: int, needs: bool) -> bool:
        """R.11.2.1 Nimble: they move without ruling either end."""
        return needs and owner != self.seat

    def extra_hits(self, g: Game, b: Fight, owner: int, hits: int) -> int:
        """R.11.2.2 Embedded Agents: add a hit when defending at a face-down plot."""
        return self.plots.add_agents(g, b, owner, hits)

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        """R.3.3.2 Gamble: return the value of a guess to a player who sees only face-up plots."""
        if isinstance(action, Guess):
            return guessed(g, g.box.kind_at[self.seat][action.piece])
        return 0

    def law_of(self, hook: str, owner: int) -> str:
        if hook == "extra_hits" and owner == self.seat:
            return "R.11.2.2"
        return super().law_of(hook, owner)

    def source_of(self, hook: str, owner: int) -> str:
        return "embedded_agents" if hook == "extra_hits" and owner == self.seat else ""

    def forbids_placing(self, g: Game, i: Intent) -> bool:
        """R.11.7.2 Forbid enemies to place pieces at a snare; R.11.8.2 automated ones are stopped
        once."""
        return self.snares.forbids_placing(g, i)

    def forbids_moving(self, g: Game, i: Intent) -> bool:
        """R.11.7.2 Forbid enemies to move out of its clearing; R.11.8.2 automated ones are stopped
        once."""
        return self.snares.forbids_moving(g, i)

    def may_forbid_placing(self, g: Game, by: int) -> bool:
        return self.snares.are_set(g)

    def may_forbid_moving(self, g: Game, owner: int) -> bool:
        return self.snares.are_set(g)

    def stops_automated(self, g: Game, i: Intent) -> bool:
        """R.11.8.2 Whether a snare stops an automated opponent now; it is then removed."""
        return self.snares.stops_automated(g, i)

    def cannot(self, i: Intent) -> Reason:
        return self.snares.cannot(i)

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """R.11.7.4, R.3.3.2 Return the frames of Raids and Backup Plans."""
        return lost_plots(g, self, r)
