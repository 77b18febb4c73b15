"""Flame Bearers: each removes an enemy piece in its clearing, then they spread."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Reason
from undergrowth.hirelings.flame_bearers.burning import Burn, burnable_next
from undergrowth.law.hirelings.deeds import PostPieces
from undergrowth.law.hirelings.using import AT_BIRDSONG, Employed
from undergrowth.law.moving.ways import adjacent
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind


class FlameBearers(Employed):
    """The Flame Bearers, the promoted side."""

    def __init__(self, name: str, index: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, index, kinds, first_kind)
        page = sheet(f"hirelings/{name}")
        self.first: Final = page.number("first")
        self.spread: Final = page.number("spread")
        self.anew: Final = page.number("anew")

    def acts_by(self) -> str:
        return AT_BIRDSONG

    def is_compelled(self, g: Game, seat: int) -> bool:
        """H.2.3 Return True: both steps are mandatory."""
        return True

    def set_up(self, g: Game, seat: int) -> list[Frame]:
        """A.6.3 Return the frame that places them in any clearings."""
        return [self.post(g, seat, g.clearings, self.first)]

    def when_hired(self, g: Game, seat: int, before: int) -> list[Frame]:
        """H.2.1 Return the frame that places them, if none is on the map."""
        return [] if self.stands(g) else [self.post(g, seat, g.clearings, self.first)]

    def post(self, g: Game, seat: int, places: list[int], times: int) -> Frame:
        """G.20 Return a frame that places so many of them, one after another, in any of some
        clearings."""
        return PostPieces(seat, [self.warrior], [1], places[:], times)

    # ---- at the start of Birdsong

    def prevented(self, g: Game, seat: int) -> Reason | None:
        for place in g.clearings:
            if may_place_kind(g, self.warrior, place, seat) or self.burns(g, seat, place):
                return None
        return super().prevented(g, seat)

    def begin(self, g: Game, seat: int) -> None:
        """H.2.3 Burn enemy pieces, then spread."""
        places = [place for place in g.clearings if g.warriors_at(self.index, place) > 0]
        g.push_all([Burn(seat, self.index, places), SpreadFlames(seat, self.index)])

    def burns(self, g: Game, seat: int, place: int) -> bool:
        """H.2.3 Whether a Bearer in a clearing has an enemy piece to burn."""
        return g.warriors_at(self.index, place) > 0 and bool(
            burnable_next(g, seat, self.index, place, [])
        )

    def near(self, g: Game) -> list[int]:
        """H.2.3 Return the clearings with a Bearer or adjacent to one."""
        found: list[int] = []
        for place in g.clearings:
            around = [place, *adjacent(g, self.index, place)]
            if any(g.warriors_at(self.index, other) > 0 for other in around):
                found.append(place)
        return found


@dataclass
class SpreadFlames(Frame):
    """H.2.3 Place one more at or next to them, or else two more anywhere."""

    seat: int
    owner: int

    def script(self) -> tuple[Step, ...]:
        return (self.place,)

    def place(self, g: Game) -> None:
        me = flame_bearers(g, self.owner)
        near = me.near(g)
        if any(may_place_kind(g, me.warrior, place, self.seat) for place in near):
            g.push(me.post(g, self.seat, near, me.spread))
        else:
            g.push(me.post(g, self.seat, g.clearings, me.anew))


def flame_bearers(g: Game, owner: int) -> FlameBearers:
    """Return the Flame Bearers, by their number among the owners."""
    found = book(g).owner(owner)
    assert isinstance(found, FlameBearers)
    return found


frames(SpreadFlames)
