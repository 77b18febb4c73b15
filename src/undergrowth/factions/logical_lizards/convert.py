"""R.8.4.2.I Convert, and the battle of fanatics that may follow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.automata.battles import (
    Attack,
    announce_battle,
    announced_fight,
    can_battle,
    pick_defender,
)
from undergrowth.automata.measures import MOST_ENEMY_BUILDINGS, PLAYER_MOST_POINTS, pieces_of
from undergrowth.automata.placing import put_in_place_of
from undergrowth.automata.targets import PlayerCriterion
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.factions.logical_lizards.pieces import lizards
from undergrowth.factions.logical_lizards.targets import (
    STOPPED,
    kinds_there,
    pick_target,
    targets,
    why_not_target,
)
from undergrowth.law.battle.battle import Battle
from undergrowth.table.answers import PieceAt
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING, WARRIOR
from undergrowth.table.places import NOWHERE


class ConspireConvert(PieceAt):
    """`conspire convert 5 eyrie_dynasties warrior`: the warrior to replace (R.8.4.2.I)."""

    verb: ClassVar[str] = "conspire convert"
    picture: ClassVar[str] = "recruit"


_CONVERT: Final = Prompt("lizards.convert", "R.8.4.2.I")


def _defenseless_buildings(g: Game, seat: int, place: int, owner: int) -> int:
    """4.3.5.II Return the buildings of a player who has no warriors in a clearing."""
    return pieces_of(g, owner, place, BUILDING) if g.warriors_at(owner, place) == 0 else 0


_MOST_DEFENSELESS: Final = PlayerCriterion(
    "most_defenseless_buildings", True, _defenseless_buildings
)


@dataclass
class ConvertOrdered(Frame):
    """R.8.4.2.I Replace an enemy warrior in an ordered clearing with a Lizard warrior."""

    seat: int
    place: int = NOWHERE

    def script(self) -> tuple[Step, ...]:
        return (
            self.announce,
            self.convert,
            self.announce_battle,  # R.3.3.2
            self.battle,
        )

    def applies(self, g: Game) -> bool:
        return len(targets(g, lizards(g, self.seat), WARRIOR)) > 0

    def announce(self, g: Game) -> None:
        """R.8.4.2.Ia, R.8.4.2.Ib Announce a warrior of the player with most points.

        The clearing is the one with most enemy buildings.
        """
        found = targets(g, lizards(g, self.seat), WARRIOR)
        me = lizards(g, self.seat)
        self.place, owner = pick_target(g, me, found, "R.8.4.2.I", MOST_ENEMY_BUILDINGS)
        kind = kinds_there(g, found, self.place, owner)[0]
        number = g.box.owner_numbers[owner]
        piece = g.box.kinds[kind].piece
        g.ask(self.seat, _CONVERT, [ConspireConvert(self.place, number, piece)])

    def convert(self, g: Game) -> None:
        """G.23 Replace the warrior; R.11.8.2 or report that this was stopped."""
        chosen = g.chose(ConspireConvert)
        kind = g.box.kind_at[g.box.owner_of(chosen.faction)][chosen.piece]
        warrior = lizards(g, self.seat).warrior
        if not put_in_place_of(g, self.seat, kind, self.place, warrior):
            g.finish_with(STOPPED)

    def announce_battle(self, g: Game) -> None:
        """R.3.3.2 Fanatics: announce a battle there.

        The defender has the most defenseless buildings, then the most points.
        """
        fanatic = lizards(g, self.seat).has_trait("fanatics")
        if fanatic and can_battle(g, self.seat, self.place):
            tests = [_MOST_DEFENSELESS, PLAYER_MOST_POINTS]
            pick = pick_defender(g, self.seat, self.place, tests)
            announce_battle(g, self.seat, "R.3.3.2", self.place, pick)

    def battle(self, g: Game) -> None:
        """R.3.3.2 Battle with an extra hit."""
        if isinstance(g.answer, Attack):
            b = announced_fight(g, self.seat)
            b.extra[0] += lizards(g, self.seat).fanatic_hits
            g.push(Battle(b))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """R.2.3 Return why another warrior is not the target."""
        if not isinstance(action, ConspireConvert):
            return None
        found = targets(g, lizards(g, self.seat), WARRIOR)
        return why_not_target(g, found, action.place, g.box.owner_of(action.faction))


verbs(ConspireConvert)
frames(ConvertOrdered)
