"""R.4.5.4, R.4.7.4 Moving out, and the trait Blitz."""

from __future__ import annotations

from dataclasses import dataclass, field

from undergrowth.automata.battles import announce_battle, announced_fight, can_battle, pick_defender
from undergrowth.automata.measures import MOST_ENEMY_PIECES, enemy_count
from undergrowth.automata.moves import announce_move, make_move, ways
from undergrowth.automata.orders import is_bird_order, ordered_clearings
from undergrowth.automata.placing import ruled
from undergrowth.automata.priority import by_priority
from undergrowth.automata.services.hiring import hire_for_battle
from undergrowth.automata.targets import pick_place, tell_place
from undergrowth.engine.frames import frames
from undergrowth.factions.mechanical_marquise.battles import EscalatedBattles
from undergrowth.factions.mechanical_marquise.pieces import marquise
from undergrowth.law.battle.battle import Battle
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE


@dataclass
class MechanicalMove(Frame):
    """R.4.5.4 All but three warriors leave each ordered clearing for the most enemy pieces.

    R.4.7.4 From each clearing, and then it battles in each clearing it moved into.
    """

    seat: int
    left: list[int] = field(default_factory=list)
    """R.2.4 Clearings still to come, the next one first."""
    reached: list[int] = field(default_factory=list)
    """R.4.7.4 Clearings it moved into."""

    def copy(self) -> Frame:
        return MechanicalMove(self.seat, self.left[:], self.reached[:])

    def script(self) -> tuple[Step, ...]:
        return (self.list_origins, self.announce, self.move, self.battle)

    def list_origins(self, g: Game) -> None:
        """R.2.4 In the order of their priority."""
        self.left = by_priority(g, ordered_clearings(g, self.seat))

    def announce(self, g: Game) -> None:
        """R.4.5.4 The next clearing that more than three warriors can leave."""
        me = marquise(g, self.seat)
        while self.left:
            origin = self.left.pop(0)
            there = ways(g, self.seat, origin)
            more = g.warriors_at(self.seat, origin) - me.stays
            if more > 0 and there:
                law = "R.4.7.4" if is_bird_order(g, self.seat) else "R.4.5.4"
                _announce(g, self.seat, law, origin, there, more)
                return

    def move(self, g: Game) -> None:
        """4.2 They go; then the next clearing."""
        to = make_move(g, self.seat)
        if to != NOWHERE:
            if to not in self.reached:
                self.reached.append(to)
            g.back_to("announce")
        elif self.left:
            g.back_to("announce")

    def battle(self, g: Game) -> None:
        """R.4.7.4 Then it battles where it has come to."""
        if is_bird_order(g, self.seat):
            g.push(EscalatedBattles(self.seat, [], self.reached))


@dataclass
class Blitz(Frame):
    """R.3.3.2 Out of a clearing without enemies, all but one go, and battle where they come to."""

    seat: int
    place: int = NOWHERE

    def copy(self) -> Frame:
        return Blitz(self.seat, self.place)

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.move, self.announce_battle, self.battle)

    def announce(self, g: Game) -> None:
        """R.3.3.2 From the clearing of highest priority that any can leave."""
        me = marquise(g, self.seat)
        for origin in by_priority(g, ruled(g, self.seat)):
            more = g.warriors_at(self.seat, origin) - me.blitz_stays
            there = ways(g, self.seat, origin)
            if more > 0 and there and enemy_count(g, self.seat, origin) == 0:
                _announce(g, self.seat, "R.3.3.2", origin, there, more)
                return
        g.finish()

    def move(self, g: Game) -> None:
        self.place = make_move(g, self.seat)

    def announce_battle(self, g: Game) -> None:
        """R.3.3.2 If an enemy is there."""
        if self.place == NOWHERE or not can_battle(g, self.seat, self.place):
            g.finish()
            return
        pick = pick_defender(g, self.seat, self.place)
        announce_battle(g, self.seat, "R.3.3.2", self.place, pick)

    def battle(self, g: Game) -> None:
        f = announced_fight(g, self.seat)
        g.push(Battle(f))
        hire_for_battle(g, f)


def _announce(g: Game, seat: int, law: str, origin: int, there: list[int], n: int) -> None:
    """R.4.5.4 To the adjacent clearing with the most enemy pieces."""
    pick = pick_place(g, seat, there, [MOST_ENEMY_PIECES])
    tell_place(g, seat, law, pick)
    announce_move(g, seat, law, origin, pick.target, n)


frames(MechanicalMove, Blitz)
