"""CBG.5.2 A battle against every enemy in every ordered clearing, the leaders first."""

from __future__ import annotations

from dataclasses import dataclass, field

from revelry.factions.circuit_board_goats.criteria import FEWEST_PLAYERS, FIRST_IN_TURN_ORDER
from undergrowth.automata.battles import Attack, announce_battle, announced_fight
from undergrowth.automata.measures import PLAYER_MOST_POINTS, foes_in
from undergrowth.automata.orders import ordered_clearings
from undergrowth.automata.refusing import why_other_place, why_other_player
from undergrowth.automata.services.hiring import hire_for_battle
from undergrowth.automata.targets import Pick, pick_place, pick_player, tell_place
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Reason
from undergrowth.law.battle.battle import Battle
from undergrowth.law.battle.battlefield import may_attack_from
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE


@dataclass
class GoatBattles(Frame):
    """CBG.5.2 Each enemy in each ordered clearing once; who comes next is looked at anew."""

    seat: int
    fought: list[int] = field(default_factory=list)
    """Owners it has battled in each place, as `place * owners + owner`."""

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.fight)

    def applies(self, g: Game) -> bool:
        return len(self.left(g)) > 0

    def left(self, g: Game) -> list[tuple[int, int]]:
        """R.2.3 (place, enemy) of the battles it has still to fight and can."""
        return [
            (place, owner)
            for place in ordered_clearings(g, self.seat)
            if may_attack_from(g, self.seat, place)
            for owner in foes_in(g, self.seat, place)
            if place * g.owners + owner not in self.fought
        ]

    def picks(self, g: Game) -> tuple[Pick, Pick]:
        """CBG.5.2, CBG.5.2.II Pick the next defender; CBG.5.2.I where the fewest players are."""
        left = self.left(g)
        enemies = sorted({owner for _, owner in left})
        criteria = [PLAYER_MOST_POINTS, FIRST_IN_TURN_ORDER]
        enemy = pick_player(g, self.seat, NOWHERE, enemies, criteria)
        places = [place for place, owner in left if owner == enemy.target]
        return enemy, pick_place(g, self.seat, places, [FEWEST_PLAYERS])

    def announce(self, g: Game) -> None:
        if not self.left(g):
            g.finish()
            return
        enemy, where = self.picks(g)
        tell_place(g, self.seat, "CBG.5.2", where)
        announce_battle(g, self.seat, "CBG.5.2", where.target, enemy)

    def fight(self, g: Game) -> None:
        b = announced_fight(g, self.seat)
        self.fought = [*self.fought, b.place * g.owners + b.defender]
        g.back_to("announce")
        g.push(Battle(b))
        hire_for_battle(g, b)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """CBG.5.2, R.2.1, R.2.2 Return why it battles somebody else, or elsewhere."""
        if not isinstance(action, Attack) or not self.left(g):
            return None
        enemy, where = self.picks(g)
        owner = g.box.owner_of(action.faction)
        if owner != enemy.target:
            return why_other_player(g, "CBG.5.2", owner, enemy)
        if action.place != where.target:
            return why_other_place("CBG.5.2", action.place, where)
        return None


frames(GoatBattles)
