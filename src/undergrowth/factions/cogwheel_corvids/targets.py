"""R.2 Clearings that the Cogwheel Corvids target."""

from __future__ import annotations

from typing import Final

from undergrowth.automata.measures import MOST_OWN_WARRIORS
from undergrowth.automata.orders import ordered_clearings
from undergrowth.automata.targets import Criterion, Pick, pick_place
from undergrowth.factions.cogwheel_corvids.pieces import CogwheelPieces, cogwheels
from undergrowth.law.pieces.rule import may_place, may_place_kind
from undergrowth.law.removing.removal import may_remove
from undergrowth.table.game import Game


def _plots(g: Game, seat: int, place: int) -> int:
    return int(cogwheels(g, seat).plots.is_at(g, place))


FEWEST_PLOTS: Final = Criterion("no_plot", False, _plots)


def recruitable(g: Game, me: CogwheelPieces, done: list[int]) -> list[int]:
    """R.11.4.3, R.2.3 Return the ordered clearings in which a warrior may be placed, without
    `done`."""
    return [
        place
        for place in ordered_clearings(g, me.seat)
        if place not in done and may_place(g, me.seat, place, me.warrior, me.seat)
    ]


def pick_recruiting(g: Game, me: CogwheelPieces, done: list[int]) -> Pick:
    """R.11.4.3.I Pick an ordered clearing without a plot, then with the most warriors."""
    places = recruitable(g, me, done)
    return pick_place(g, me.seat, places, [FEWEST_PLOTS, MOST_OWN_WARRIORS])


def may_plot(g: Game, me: CogwheelPieces, place: int) -> bool:
    """R.11.5.3 Whether a plot can replace a warrior in a clearing."""
    if g.warriors_at(me.seat, place) < me.cost or me.plots.is_at(g, place):
        return False
    if not may_remove(g, me.warrior, place, me.seat):
        return False
    return may_place_kind(g, me.plots.any_left(g), place, me.seat)


def pick_plotting(g: Game, me: CogwheelPieces) -> Pick:
    """R.11.5.3 Pick the ordered clearing without a plot that has the most Corvid warriors."""
    places = [place for place in ordered_clearings(g, me.seat) if may_plot(g, me, place)]
    return pick_place(g, me.seat, places, [MOST_OWN_WARRIORS])


def pick_thickening(g: Game, me: CogwheelPieces) -> Pick:
    """R.11.5.4 Pick any clearing without a plot and with three warriors or more: the one with
    most."""
    places = [
        place
        for place in g.clearings
        if g.warriors_at(me.seat, place) >= me.to_thicken and may_plot(g, me, place)
    ]
    return pick_place(g, me.seat, places, [MOST_OWN_WARRIORS])
