"""R.4.5.4, R.4.7.4 Moving, and the trait Blitz."""

from __future__ import annotations

from dataclasses import dataclass, field

from undergrowth.automata.battles import (
    Attack,
    announce_battle,
    announced_fight,
    can_battle,
    pick_defender,
)
from undergrowth.automata.measures import MOST_ENEMY_PIECES, enemy_count
from undergrowth.automata.moves import Send, announce_move, make_move, ways
from undergrowth.automata.orders import is_bird_order, ordered_clearings
from undergrowth.automata.placing import ruled
from undergrowth.automata.priority import by_priority
from undergrowth.automata.refusing import (
    why_not_next,
    why_other_count,
    why_other_place,
    why_other_player,
)
from undergrowth.automata.services.hiring import hire_for_battle
from undergrowth.automata.targets import Pick, pick_place, tell_place
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Reason
from undergrowth.factions.mechanical_marquise.battles import EscalatedBattles
from undergrowth.factions.mechanical_marquise.pieces import marquise
from undergrowth.law.battle.battle import Battle
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE


@dataclass
class MechanicalMove(Frame):
    """R.4.5.4 Move all but three warriors from each ordered clearing to the most enemy pieces.

    R.4.7.4 With a bird, move from each clearing, then battle in each clearing moved into.
    """

    seat: int
    left: list[int] = field(default_factory=list)
    """R.2.4 Clearings left, the next one first."""
    reached: list[int] = field(default_factory=list)
    """R.4.7.4 Clearings it moved into."""

    def script(self) -> tuple[Step, ...]:
        return (self.list_origins, self.announce, self.move, self.battle)

    def law(self, g: Game) -> str:
        """Return the section it moves by."""
        return "R.4.7.4" if is_bird_order(g, self.seat) else "R.4.5.4"

    def list_origins(self, g: Game) -> None:
        """R.2.4 List the clearings to move from, by priority."""
        self.left = by_priority(g, ordered_clearings(g, self.seat))

    def announce(self, g: Game) -> None:
        """R.4.5.4 Announce the next move from a clearing with more than three warriors."""
        while self.left and not self._may_leave(g, self.left[0]):
            self.left = self.left[1:]
        if self.left:
            _announce(g, self.seat, self.law(g), self.left[0], self._going(g, self.left[0]))

    def move(self, g: Game) -> None:
        """4.2 Move the warriors, then go on to the next clearing."""
        if not self.left:
            return
        self.left = self.left[1:]
        g.back_to("announce")
        to = make_move(g, self.seat)
        if to != NOWHERE and to not in self.reached:
            self.reached = [*self.reached, to]

    def battle(self, g: Game) -> None:
        """R.4.7.4 Battle in the clearings it has moved into."""
        if is_bird_order(g, self.seat):
            g.push(EscalatedBattles(self.seat, [], self.reached))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """R.4.5.4 Return why it does not move otherwise."""
        if not isinstance(action, Send) or not self.left:
            return None
        return _why_not(g, self.seat, self.law(g), action, self.left, self._going(g, self.left[0]))

    def _may_leave(self, g: Game, origin: int) -> bool:
        """R.2.3 Whether a clearing has more than three warriors and they can move."""
        return self._going(g, origin) > 0 and len(ways(g, self.seat, origin)) > 0

    def _going(self, g: Game, origin: int) -> int:
        """R.4.5.4 Return how many warriors move."""
        return g.warriors_at(self.seat, origin) - marquise(g, self.seat).stays


@dataclass
class Blitz(Frame):
    """R.3.3.2 Move all but one warrior from a clearing without enemies, and battle at the
    destination."""

    seat: int
    place: int = NOWHERE

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.move, self.announce_battle, self.battle)

    def announce(self, g: Game) -> None:
        """R.3.3.2 Announce the move, from the clearing of highest priority."""
        quiet = self._quiet(g)
        if quiet:
            _announce(g, self.seat, "R.3.3.2", quiet[0], self._going(g, quiet[0]))
        else:
            g.finish()

    def move(self, g: Game) -> None:
        self.place = make_move(g, self.seat)

    def announce_battle(self, g: Game) -> None:
        """R.3.3.2 Announce the battle, if an enemy is there."""
        if self.place == NOWHERE or not can_battle(g, self.seat, self.place):
            g.finish()
            return
        pick = pick_defender(g, self.seat, self.place)
        announce_battle(g, self.seat, "R.3.3.2", self.place, pick)

    def battle(self, g: Game) -> None:
        b = announced_fight(g, self.seat)
        g.push(Battle(b))
        hire_for_battle(g, b)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """R.3.3.2 Return why it does not move otherwise, or battle another player."""
        quiet = self._quiet(g)
        if isinstance(action, Attack) and self.place != NOWHERE:
            pick = pick_defender(g, self.seat, self.place)
            return why_other_player(g, "R.3.3.2", g.box.owner_of(action.faction), pick)
        if not isinstance(action, Send) or not quiet:
            return None
        return _why_not(g, self.seat, "R.3.3.2", action, quiet, self._going(g, quiet[0]))

    def _quiet(self, g: Game) -> list[int]:
        """R.3.3.2 Return the clearings it rules without enemies from which warriors can move, by
        priority."""
        return [
            origin
            for origin in by_priority(g, ruled(g, self.seat))
            if self._going(g, origin) > 0
            and enemy_count(g, self.seat, origin) == 0
            and ways(g, self.seat, origin)
        ]

    def _going(self, g: Game, origin: int) -> int:
        """R.3.3.2 Return how many warriors move."""
        return g.warriors_at(self.seat, origin) - marquise(g, self.seat).blitz_stays


def busiest(g: Game, seat: int, origin: int) -> Pick:
    """R.4.5.4 Pick the adjacent clearing with the most enemy pieces."""
    return pick_place(g, seat, ways(g, seat, origin), [MOST_ENEMY_PIECES])


def _why_not(g: Game, seat: int, law: str, send: Send, origins: list[int], n: int) -> Reason:
    """R.4.5.4 Return why this move is not the one announced."""
    if send.origin != origins[0]:
        return why_not_next(law, send.origin, origins)
    to = busiest(g, seat, origins[0])
    if send.place != to.target:
        return why_other_place(law, send.place, to)
    return why_other_count(law, n)


def _announce(g: Game, seat: int, law: str, origin: int, n: int) -> None:
    """R.4.5.4 Announce a move to the adjacent clearing with the most enemy pieces."""
    pick = busiest(g, seat, origin)
    tell_place(g, seat, law, pick)
    announce_move(g, seat, law, origin, pick.target, n)


frames(MechanicalMove, Blitz)
