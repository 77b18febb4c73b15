"""CDG.5.1.III Pitch: a big top goes up, and somebody comes to see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from revelry.factions.cirque_du_goat.pieces import CirquePieces, cirque
from revelry.forced_moves import ForceOver, may_be_forced
from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.moving.ways import adjacent
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.pieces.rule import rules, why_not_place
from undergrowth.law.removing.removal import may_remove, removal, remove
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import FACTIONS
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers


class StrikeTent(AtPlace):
    """`strike tent in 2`: the big top that is taken down first."""

    verb: ClassVar[str] = "strike tent in"
    picture: ClassVar[str] = "loss"
    law: ClassVar[str] = "CDG.5.1.III"
    role: ClassVar[str] = "from"


class Lure(Action):
    """`lure marquise_de_cat 12`: whose warrior is made to come, and where from."""

    verb: ClassVar[str] = "lure"
    picture: ClassVar[str] = "move"
    law: ClassVar[str] = "CDG.5.1.III"
    role: ClassVar[str] = "from"
    domains: ClassVar[tuple[Domain, ...]] = (FACTIONS, PLACE)

    def __init__(self, faction: int, place: int) -> None:
        self.faction: Final = faction
        self.place: Final = place

    def args(self) -> tuple[int, ...]:
        return (self.faction, self.place)


_TAKE: Final = Prompt("cirque.take_top", "CDG.5.1.III")
_LURE: Final = Prompt("cirque.lure", "CDG.5.1.III")


def strikeable(g: Game, me: CirquePieces, place: int) -> list[int]:
    """CDG.5.1.III The other clearings from which a big top can be taken."""
    return [
        other
        for other in me.top_places(g)
        if other != place and may_remove(g, me.big_top, other, me.seat)
    ]


def may_pitch(g: Game, me: CirquePieces, place: int) -> bool:
    """CDG.5.1.III Whether a big top can go up in a clearing: ruled, and without one."""
    if not me.has_room(g, place) or not rules(g, me.seat, place):
        return False
    return g.supply[me.big_top] > 0 or len(strikeable(g, me, place)) > 0


def lured(g: Game, me: CirquePieces, place: int) -> list[Action]:
    """CDG.5.1.III Enemy players with a warrior in a clearing that is adjacent for both."""
    origins = adjacent(g, me.seat, place)
    return [
        Lure(g.box.owner_numbers[enemy], origin)
        for enemy in range(g.seats)
        if is_enemy(g, me.seat, enemy)
        for origin in sorted(origins)
        if origin in g.clearings
        and origin in adjacent(g, enemy, place)
        and may_be_forced(g, enemy, origin, place)
    ]


def why_no_pitch(g: Game, me: CirquePieces, place: int) -> Reason:
    """CDG.5.1.III Return why no big top can go up in a clearing."""
    name = f"place:{PLACE.text(place)}"
    if place not in g.clearings:
        return ("CDG.5.1.III", because("why-not_clearing", {"place": name}))
    if g.count(me.big_top, place) >= me.per_clearing:
        return ("CDG.5.1.III", because("revelry:why-cirque_top_there", {"place": name}))
    if not rules(g, me.seat, place):
        return ("CDG.5.1.III", because("revelry:why-cirque_not_ruled", {"place": name}))
    if not me.has_room(g, place):
        return why_not_place(g, me.seat, place, me.big_top)
    return ("CDG.5.1.III", because("revelry:why-cirque_no_top"))


@dataclass
class Pitch(Frame):
    """CDG.5.1.III Place a big top, perhaps one from elsewhere; then force a warrior to come."""

    seat: int
    place: int

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_top,
            self.strike,
            self.raise_top,
            self.choose_guest,
            self.fetch,
        )

    def choose_top(self, g: Game) -> None:
        """CDG.5.1.III One may come from another clearing, and must where both are on the map."""
        me = cirque(g, self.seat)
        options: list[Action] = [StrikeTent(place) for place in strikeable(g, me, self.place)]
        if g.supply[me.big_top] > 0:
            options.append(PASS)
        g.settle(self.seat, _TAKE, options)

    def strike(self, g: Game) -> None:
        """CDG.5.1.III The Cirque is no enemy of itself: nobody jeers at that."""
        answer = g.answer
        if isinstance(answer, StrikeTent):
            me = cirque(g, self.seat)
            remove(g, removal(g, self.seat, me.big_top, answer.place))

    def raise_top(self, g: Game) -> None:
        """CDG.5.1.III Then it goes up here."""
        put(g, cirque(g, self.seat).big_top, self.place, 1)

    def choose_guest(self, g: Game) -> None:
        """CDG.5.1.III An enemy player next to it may be forced to come."""
        me = cirque(g, self.seat)
        guests = lured(g, me, self.place) if g.count(me.big_top, self.place) > 0 else []
        if guests:
            g.ask(self.seat, _LURE, [*guests, PASS])

    def fetch(self, g: Game) -> None:
        """CDG.5.1.III, 1.5.5 One warrior, ignoring rule."""
        answer = g.answer
        if isinstance(answer, Lure):
            enemy = g.box.owner_of(answer.faction)
            g.push(ForceOver(self.seat, enemy, answer.place, self.place))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """CDG.5.1.III Return why a big top cannot be taken, or a warrior cannot be made to come."""
        if isinstance(action, StrikeTent):
            name = f"place:{PLACE.text(action.place)}"
            return ("CDG.5.1.III", because("revelry:why-cirque_no_other_top", {"place": name}))
        if isinstance(action, Lure):
            name = f"place:{PLACE.text(self.place)}"
            return ("CDG.5.1.III", because("revelry:why-cirque_not_lured", {"place": name}))
        return None


answers(_TAKE, StrikeTent)
answers(_LURE, Lure)
verbs(StrikeTent, Lure)
frames(Pitch)
