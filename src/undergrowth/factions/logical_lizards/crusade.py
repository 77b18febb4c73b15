"""R.8.4.2.II Crusade: battle in each ordered clearing with enough warriors."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.automata.battles import BattleEach, can_battle
from undergrowth.automata.measures import PLAYER_MOST_POINTS
from undergrowth.automata.targets import PlayerCriterion
from undergrowth.engine.frames import frames
from undergrowth.factions.logical_lizards.pieces import LizardPieces, lizards, ordered_places
from undergrowth.law.victory.score import score
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import TOKEN
from undergrowth.table.records import Removed


@dataclass
class OrderedCrusade(BattleEach):
    """R.8.4.2.II Battle where at least two Lizard warriors are when its turn comes."""

    spited: bool = False
    """R.3.3.2 Whether it has scored for a token (Spiteful)."""

    def law(self, g: Game) -> str:
        return "R.8.4.2.II"

    def clearings(self, g: Game) -> list[int]:
        return ordered_places(g, lizards(g, self.seat))

    def may_battle(self, g: Game, place: int) -> bool:
        enough = g.warriors_at(self.seat, place) >= lizards(g, self.seat).crusaders
        return enough and can_battle(g, self.seat, place)

    def criteria(self, g: Game) -> list[PlayerCriterion]:
        """R.8.4.2.IIa Return the criterion for defenders: most points."""
        return [PLAYER_MOST_POINTS]


@dataclass
class Spite(Frame):
    """R.3.3.2 Spiteful: score once for a crusade that removes any tokens."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.score,)

    def score(self, g: Game) -> None:
        crusade = g.innermost(OrderedCrusade)
        if not crusade.spited:
            crusade.spited = True
            score(g, self.seat, lizards(g, self.seat).spite, "R.3.3.2")


def token_scores(g: Game, me: LizardPieces, r: Removed) -> list[Frame]:
    """R.3.3.2 Return the frame that scores, if a crusade of theirs has removed tokens."""
    if not (r.in_battle and me.has_trait("spiteful") and g.within(OrderedCrusade) is not None):
        return []
    for i, kind in enumerate(r.kinds):
        if g.box.kinds[kind].sort == TOKEN and r.removers[i] == me.seat:
            return [Spite(me.seat)]
    return []


frames(OrderedCrusade, Spite)
