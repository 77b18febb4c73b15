"""Last Dynasty: five warriors that are placed, move and battle together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.battle.battlefield import may_battle_at
from undergrowth.law.hirelings.deeds import PostIn, PostPieces, battle_with, why_not_posted
from undergrowth.law.hirelings.hireling import hireling
from undergrowth.law.hirelings.using import Employed
from undergrowth.law.moving.forced import move_pieces
from undergrowth.law.moving.move import To, why_not_to
from undergrowth.law.moving.ways import destinations
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import placeable, rules
from undergrowth.law.possible import impossible, spot
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.places import NOWHERE
from undergrowth.table.refusals import answers

_RETURN: Final = Prompt("dynasty.return", "H.2.4")
_MARCH: Final = Prompt("dynasty.march", "H.2.4")


def edge(g: Game) -> list[int]:
    """G.15 Return the clearings on the map edge."""
    return [place for place in g.box.woodland.edge if place in g.clearings]


class LastDynasty(Employed):
    """The Last Dynasty, the promoted side."""

    def __init__(self, name: str, index: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, index, kinds, first_kind)
        self.battles: Final = sheet(f"hirelings/{name}").number("battles")

    def set_up(self, g: Game, seat: int) -> list[Frame]:
        """A.6.3 Return the frame that places all of them in one clearing on the map edge."""
        return [PostPieces(seat, [self.warrior], [g.supply[self.warrior]], edge(g))]

    def home(self, g: Game) -> int:
        """Return the clearing of its warriors, or NOWHERE."""
        for place in g.clearings:
            if g.warriors_at(self.index, place) > 0:
                return place
        return NOWHERE

    def landings(self, g: Game, seat: int) -> list[int]:
        """H.2.4 Return the clearings where they can be placed again."""
        return placeable(g, self.warrior, edge(g), seat)

    # ---- in Daylight: one of three actions

    def prevented(self, g: Game, seat: int) -> Reason | None:
        can = self.landings(g, seat)
        place = self.home(g)
        if g.on_map(self.warrior) > 0:
            can = self.marches(g, place) if self.roams(g, place) else self.fields(g, place)
        return None if can else ("H.2.4", because("why-hireling_can_do_nothing"))

    def begin(self, g: Game, seat: int) -> None:
        place = self.home(g)
        if g.on_map(self.warrior) == 0:
            g.push(DynastyReturns(seat, self.index))
        elif self.roams(g, place):
            g.push(DynastyMarches(seat, self.index, place))
        else:
            g.push(DynastyBattles(seat, self.index, place, self.battles))

    def roams(self, g: Game, place: int) -> bool:
        """H.2.4, H.3.1 Whether they rule their clearing, by their controller's rule."""
        return place != NOWHERE and rules(g, self.index, place)

    def marches(self, g: Game, place: int) -> list[int]:
        """4.2 Return the clearings to which all of them can be moved."""
        return destinations(g, self.index, place)

    def fields(self, g: Game, place: int) -> list[int]:
        """4.3 Return their clearing, if there is an enemy to battle."""
        return [place] if place != NOWHERE and may_battle_at(g, self.index, place) else []

    # ---- described

    def check_position(self, g: Game) -> None:
        """H.2.4 Raise `BadPosition` if they are not all in one clearing."""
        super().check_position(g)
        for place in g.clearings:
            if g.warriors_at(self.index, place) > 0 and place != self.home(g):
                wanted = "all Dynasty warriors in one clearing"
                raise impossible(spot(g, self.warrior, place), wanted, "H.2.4")


@dataclass
class DynastyReturns(Frame):
    """H.2.4 Place them on the map edge if none is on the map, then battle there."""

    seat: int
    owner: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.place)

    def choose(self, g: Game) -> None:
        """G.15 Ask for a clearing on the map edge."""
        places = dynasty(g, self.owner).landings(g, self.seat)
        g.settle(self.seat, _RETURN, [PostIn(place) for place in places])

    def place(self, g: Game) -> None:
        """4.3 Place them, then battle if there is an enemy."""
        me = dynasty(g, self.owner)
        place = g.chose(PostIn).place
        put(g, me.warrior, place, g.supply[me.warrior], self.seat)
        g.push_all(battle_with(g, self.seat, me, place, optional=False))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """H.2.4 Return why they cannot be placed somewhere."""
        if isinstance(action, PostIn):
            me = dynasty(g, self.owner)
            near = action.place in edge(g)
            kept = why_not_posted(g, self.seat, [me.warrior], action.place) if near else None
            return kept or ("H.2.4", because("why-not_on_edge_for_dynasty"))
        return None


@dataclass
class DynastyMarches(Frame):
    """H.2.4 Move all of them if they rule, then battle at the destination."""

    seat: int
    owner: int
    place: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.go, self.battle)

    def choose(self, g: Game) -> None:
        """4.2 Ask for the destination."""
        places = dynasty(g, self.owner).marches(g, self.place)
        g.settle(self.seat, _MARCH, [To(place) for place in places])

    def go(self, g: Game) -> None:
        """4.2 Move all of them in one move."""
        me = dynasty(g, self.owner)
        origin = self.place
        self.place = g.chose(To).place
        n = g.warriors_at(self.owner, origin)
        move_pieces(g, self.owner, origin, self.place, [me.warrior], [n])

    def battle(self, g: Game) -> None:
        """4.3 Battle, if there is an enemy to battle."""
        g.push_all(battle_with(g, self.seat, hireling(g, self.owner), self.place, optional=False))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """4.2 Return why they cannot go somewhere."""
        if isinstance(action, To):
            return why_not_to(g, self.owner, self.place, action.place)
        return None


@dataclass
class DynastyBattles(Frame):
    """H.2.4 Battle where they are if they do not rule, and once more if possible."""

    seat: int
    owner: int
    place: int
    left: int

    def script(self) -> tuple[Step, ...]:
        return (self.battle,)

    def battle(self, g: Game) -> None:
        """4.3 Begin one battle after another."""
        if self.left > 0:
            self.left -= 1
            one = hireling(g, self.owner)
            g.push_all(battle_with(g, self.seat, one, self.place, optional=False))
            g.back_to("battle")


def dynasty(g: Game, owner: int) -> LastDynasty:
    """Return the Last Dynasty, by its number among the owners."""
    found = book(g).owner(owner)
    assert isinstance(found, LastDynasty)
    return found


answers(_RETURN, PostIn)
answers(_MARCH, To)
frames(DynastyReturns, DynastyMarches, DynastyBattles)
