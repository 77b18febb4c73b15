"""R.4.5 to R.4.7 The turn of the Mechanical Marquise after it reveals its order card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.automata.orders import (
    RevealOrder,
    discard_order,
    is_bird_order,
    order_card,
    ordered_suits,
)
from undergrowth.engine.actions import verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.factions.mechanical_marquise.battles import OrderedBattles
from undergrowth.factions.mechanical_marquise.build import MechanicalBuild
from undergrowth.factions.mechanical_marquise.march import Blitz, MechanicalMove
from undergrowth.factions.mechanical_marquise.pieces import marquise
from undergrowth.factions.mechanical_marquise.recruit import MechanicalRecruit
from undergrowth.law.victory.score import score
from undergrowth.table.answers import WithCard
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game

ONCE: Final = 1
"""R.3.3.2 Times an Overwhelming Marquise expands in a turn."""


class Expand(WithCard):
    """`expand ambush_fox`: replace that order card with another, and begin Daylight again."""

    verb: ClassVar[str] = "expand"


@dataclass
class MechanicalDaylight(Frame):
    """R.4.5 Battle, recruit, build, move, expand."""

    seat: int
    built: int = 0
    """R.4.5.5 Whether it has placed a building this turn."""
    expanded: int = 0
    """R.4.5.5 Times it has begun Daylight again."""

    def script(self) -> tuple[Step, ...]:
        return (
            self.battle,  # R.4.5.1
            self.recruit,  # R.4.5.2
            self.build,  # R.4.5.3
            self.move,  # R.4.5.4
            self.announce_expanding,  # R.4.5.5
            self.expand,
            self.begin_again,
        )

    def applies(self, g: Game) -> bool:
        """R.4.5 Whether the order card is no bird."""
        return not is_bird_order(g, self.seat)

    def step_within(self, g: Game) -> int:
        return min(max(self.next_step - 1, 0), 4)

    def battle(self, g: Game) -> None:
        """R.4.5.1 Battle in each ordered clearing."""
        g.push(OrderedBattles(self.seat))

    def recruit(self, g: Game) -> None:
        g.push(MechanicalRecruit(self.seat))

    def build(self, g: Game) -> None:
        g.push(MechanicalBuild(self.seat))

    def move(self, g: Game) -> None:
        """R.4.5.4 Move; with the trait, a Blitz follows."""
        if g.told and g.told[0] > 0:
            self.built = 1
        _move(g, self.seat)

    def announce_expanding(self, g: Game) -> None:
        """R.4.5.5 Announce expanding, if it has not built this turn and five or fewer buildings
        stand."""
        if self._may_expand(g):
            asked = Prompt("mechanical_marquise.expand", "R.4.5.5")
            g.ask(self.seat, asked, [Expand(order_card(g, self.seat))])

    def _may_expand(self, g: Game) -> bool:
        """R.4.5.5 Whether it may expand; at most once for each card, as it could go on for ever."""
        me = marquise(g, self.seat)
        most = ONCE if me.has_trait("overwhelming") else len(g.box.deck)
        return (
            self.built == 0
            and me.all_placed(g) <= me.expands_up_to
            and self.expanded < most
            and ordered_suits(g, self.seat) != 0
        )

    def expand(self, g: Game) -> None:
        """R.4.5.5 Reveal another order card; its item is not crafted."""
        if isinstance(g.answer, Expand):
            self.expanded += 1
            discard_order(g, self.seat)
            g.push(RevealOrder(self.seat))
        else:
            g.finish()

    def begin_again(self, g: Game) -> None:
        """R.4.5 Begin Daylight again, unless the new card is a bird, which has its own Daylight."""
        if not is_bird_order(g, self.seat):
            g.back_to("battle")


@dataclass
class EscalatedDaylight(Frame):
    """R.4.7 With a bird as order card: battle everywhere, recruit, build, move and battle."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.battle, self.recruit, self.build, self.move)

    def applies(self, g: Game) -> bool:
        """R.4.7 Whether the order card is a bird."""
        return is_bird_order(g, self.seat)

    def step_within(self, g: Game) -> int:
        return min(max(self.next_step - 1, 0), 3)

    def battle(self, g: Game) -> None:
        """R.4.7.1 Battle in each clearing."""
        g.push(OrderedBattles(self.seat))

    def recruit(self, g: Game) -> None:
        """R.4.7.2 Recruit."""
        g.push(MechanicalRecruit(self.seat))

    def build(self, g: Game) -> None:
        """R.4.7.3 Build."""
        g.push(MechanicalBuild(self.seat))

    def move(self, g: Game) -> None:
        """R.4.7.4 Move, then battle."""
        _move(g, self.seat)


def _move(g: Game, seat: int) -> None:
    """R.4.5.4, R.3.3.2 Push the Move step, and a Blitz after it with the trait."""
    if marquise(g, seat).has_trait("blitz"):
        g.push(Blitz(seat))  # the frame pushed first runs last
    g.push(MechanicalMove(seat))


@dataclass
class ScoreBuildings(Frame):
    """R.4.6.1 Score the points of the ordered track; with a bird, of the best one."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.score,)

    def score(self, g: Game) -> None:
        me = marquise(g, self.seat)
        kinds = me.buildings
        if not is_bird_order(g, self.seat):
            suits = ordered_suits(g, self.seat)
            kinds = [kind for suit, kind in me.ordered_building.items() if suits >> suit & 1]
        best = max([me.track_points(g, kind) for kind in kinds], default=0)
        score(g, self.seat, best, "R.4.6.1")


verbs(Expand)
frames(MechanicalDaylight, EscalatedDaylight, ScoreBuildings)
