"""R.10.5.1 Dig: place a tunnel in an ordered clearing, and move warriors up from the Burrow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.automata.measures import (
    FEWEST_ENEMY_WARRIORS,
    FEWEST_OWN_WARRIORS,
    MOST_ENEMY_BUILDINGS,
    MOST_ENEMY_BUILDINGS_AND_TOKENS,
    MOST_OPEN_SLOTS,
)
from undergrowth.automata.moves import announce_move, make_move
from undergrowth.automata.orders import is_bird_order, ordered_clearings
from undergrowth.automata.placing import SetDown
from undergrowth.automata.targets import Criterion, pick_place, tell_place
from undergrowth.engine.frames import Prompt, frames
from undergrowth.factions.drillbit_duchy.pieces import BURROW, DrillbitPieces, drillbit
from undergrowth.law.moving.ways import may_move_so
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place
from undergrowth.law.pieces.stopping import stop_by_piece
from undergrowth.law.removing.removal import removal, remove
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import MOVE, PLACE, Intent

_LAW: Final = "R.10.5.1"
_BY_SLOTS: Final = [MOST_OPEN_SLOTS, FEWEST_ENEMY_WARRIORS]
_BY_ENEMIES: Final = [MOST_ENEMY_BUILDINGS_AND_TOKENS]
_BY_INVADERS: Final = [MOST_ENEMY_BUILDINGS, FEWEST_ENEMY_WARRIORS]


def dig_sites(g: Game, me: DrillbitPieces) -> list[int]:
    """R.10.5.1, R.2.3 Return the ordered clearings where a tunnel and warriors can be placed.

    They have no tunnel and no building of its own.
    """
    return [
        place
        for place in ordered_clearings(g, me.seat)
        if g.count(me.tunnel, place) == 0
        and not me.has_building(g, place)
        and may_place(g, me.seat, place, me.tunnel, me.seat)
        and may_move_so(g, Intent(MOVE, me.seat, place, origin=BURROW))
    ]


def tunnels_to_take(g: Game, me: DrillbitPieces) -> list[int]:
    """R.10.5.1.II Return the clearings from which a tunnel can be taken."""
    return me.burrow.removable(g)


@dataclass
class DrillDig(Frame):
    """R.10.5.1 Dig, if enough warriors are in the Burrow; R.10.7.4 also for the Brigadier."""

    seat: int
    left: int = 1
    """R.3.3.2 Digs left."""
    brigadier: bool = False
    place: int = NOWHERE
    is_stopped: bool = False
    """R.11.8.2 Whether an effect has stopped the tunnel."""

    def script(self) -> tuple[Step, ...]:
        return (
            self.announce_tunnel,
            self.take_tunnel,  # R.10.5.1.II
            self.place_tunnel,
            self.announce_move,
            self.move,
        )

    def applies(self, g: Game) -> bool:
        return self.can_dig(g, drillbit(g, self.seat))

    def can_dig(self, g: Game, me: DrillbitPieces) -> bool:
        """R.10.5.1 Whether it has warriors, a clearing and a tunnel to dig with."""
        needs = me.brigadier_needs if self.brigadier else me.digs_with()
        if g.count(me.warrior, BURROW) < needs or not dig_sites(g, me):
            return False
        return g.supply[me.tunnel] > 0 or len(tunnels_to_take(g, me)) > 0

    def tests(self, g: Game, me: DrillbitPieces) -> list[Criterion]:
        """R.10.5.1.I, R.10.7.4, R.3.3.2 Return the criteria by which it compares clearings."""
        if self.brigadier:
            return _BY_ENEMIES
        if me.has_trait("invaders"):
            return _BY_INVADERS
        return _BY_ENEMIES if is_bird_order(g, self.seat) else _BY_SLOTS

    def announce_tunnel(self, g: Game) -> None:
        """R.10.5.1 Announce the clearing; the tunnel may come from elsewhere (R.10.5.1.II)."""
        me = drillbit(g, self.seat)
        if self.left == 0 or not self.can_dig(g, me):
            g.finish()
            return
        target = pick_place(g, self.seat, dig_sites(g, me), self.tests(g, me))
        tell_place(g, self.seat, _LAW, target)
        piece = g.box.kinds[me.tunnel].piece
        g.ask(self.seat, Prompt("automata.place", _LAW), [SetDown(1, piece, target.target)])

    def take_tunnel(self, g: Game) -> None:
        """R.10.5.1.II With no tunnel left, take the one where it has fewest warriors.

        R.11.8.2 Take none if an effect stops it from placing one.
        """
        me = drillbit(g, self.seat)
        self.left -= 1
        self.place = g.chose(SetDown).place
        self.is_stopped = stop_by_piece(g, Intent(PLACE, self.seat, self.place, me.tunnel))
        if g.supply[me.tunnel] == 0 and not self.is_stopped:
            pick = pick_place(g, self.seat, tunnels_to_take(g, me), [FEWEST_OWN_WARRIORS])
            tell_place(g, self.seat, "R.10.5.1.II", pick)
            remove(g, removal(g, self.seat, me.tunnel, pick.target))

    def place_tunnel(self, g: Game) -> None:
        """R.10.5.1 Place the tunnel, which joins the clearing to the Burrow."""
        if not self.is_stopped:
            put(g, drillbit(g, self.seat).tunnel, self.place, 1, self.seat)

    def announce_move(self, g: Game) -> None:
        """R.10.5.1 Announce the move of as many warriors as a Dig moves, or all there are
        (1.5.4)."""
        me = drillbit(g, self.seat)
        if g.count(me.tunnel, self.place) > 0:
            n = min(me.digs_with(), g.count(me.warrior, BURROW))
            announce_move(g, self.seat, _LAW, BURROW, self.place, n)

    def move(self, g: Game) -> None:
        """4.2 Move the warriors; R.3.3.2 then perhaps dig again."""
        g.back_to("announce_tunnel")
        make_move(g, self.seat)


frames(DrillDig)
