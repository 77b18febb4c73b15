"""11.5.5 Recruiting: spend a fund to place a warrior on the river."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import NOBODY, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.riverfolk_company.funds import SPENT, UseFund, funds, funds_of
from undergrowth.factions.riverfolk_company.pieces import RiverfolkPieces, riverfolk
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import not_kept_out, why_not_place
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import PLACE
from undergrowth.twins.trade import river


def recruitings(g: Game, me: RiverfolkPieces) -> list[int]:
    """11.5.5 Return the clearings on the river where a fund can place a warrior.

    With no warrior in the supply a fund of their own is spent, which returns as the warrior.
    """
    if funds(g, me) == 0 or (g.supply[me.warrior] == 0 and funds_of(g, me, me.seat) == 0):
        return []
    return not_kept_out(g, me.seat, river(g), me.warrior)


def why_not_ashore(g: Game, me: RiverfolkPieces, place: int, law: str) -> Reason:
    """11.5.5 Return why no warrior can be placed in a clearing."""
    name = f"place:{PLACE.text(place)}"
    if place not in g.clearings:
        return (law, because("why-not_clearing", {"place": name}))
    if not g.rivers[place]:
        return (law, because("why-not_on_river", {"place": name}))
    return why_not_place(g, me.seat, place, me.warrior)


def why_not_recruit(g: Game, me: RiverfolkPieces, place: int) -> Reason:
    """11.5.5 Return why a fund cannot place a warrior in a clearing."""
    if funds(g, me) == 0:
        return ("11.2.4", because("why-no_funds"))
    if g.supply[me.warrior] == 0 and funds_of(g, me, me.seat) == 0:
        return ("1.5.1", because("why-there_no_warrior_left"))
    return why_not_ashore(g, me, place, "11.5.5")


@dataclass
class Enlist(Frame):
    """11.5.5 Spend a fund and place a warrior.  Only begun where both are possible."""

    seat: int
    place: int

    def script(self) -> tuple[Step, ...]:
        return (self.pay, self.recruit)

    def pay(self, g: Game) -> None:
        """11.5.5 Spend any fund; without a warrior in the supply, one of their own."""
        me = riverfolk(g, self.seat)
        only = NOBODY if g.supply[me.warrior] > 0 else self.seat
        g.push(UseFund(self.seat, SPENT, only))

    def recruit(self, g: Game) -> None:
        put(g, riverfolk(g, self.seat).warrior, self.place, 1)


frames(Enlist)
