"""8.4.2 Spread Sympathy, and placing sympathy for points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.woodland_alliance.pieces import AlliancePieces, alliance
from undergrowth.factions.woodland_alliance.supporters import (
    PaySupporters,
    matching_by_suits,
    matching_supporters,
)
from undergrowth.law.moving.ways import adjacent
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place, may_place_kind, warriors_for_rule, why_not_place
from undergrowth.law.victory.score import score
from undergrowth.table.answers import AtPlace, OneOfEach
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import PLACE


class SpreadTo(AtPlace):
    """`spread to 5`: the clearing that becomes sympathetic."""

    verb: ClassVar[str] = "spread to"
    picture: ClassVar[str] = "sympathy"
    role: ClassVar[str] = "to"
    law: ClassVar[str] = "8.4.2"


_SPREAD_TO: Final = OneOfEach(SpreadTo)


def may_hold_sympathy(g: Game, me: AlliancePieces, place: int) -> bool:
    """8.2.5.I, G.20 Whether a sympathy token can be placed in a clearing: at most one."""
    return not me.is_sympathetic(g, place) and may_place_kind(g, me.sympathy, place)


def place_sympathy(g: Game, me: AlliancePieces, place: int, law: str) -> None:
    """8.4.2.III, 8.6.1.IV Place the next token and score the space it uncovers."""
    points = me.points_for_placing(g, me.sympathy, place)
    put(g, me.sympathy, place, 1)
    score(g, me.seat, points, law)


def under_martial_law(g: Game, me: AlliancePieces, place: int) -> bool:
    """8.4.2.II.a Whether any one other player has at least three warriors in a clearing."""
    for owner in range(g.seats):
        if owner != me.seat and warriors_for_rule(g, owner, place) >= me.martial_warriors:
            return True
    return False


def spread_cost(g: Game, me: AlliancePieces, place: int) -> int:
    """8.4.2.II Return the number of supporters that sympathy costs.  There must be a token left."""
    extra = me.martial_extra if under_martial_law(g, me, place) else 0
    return me.costs[me.placed(g)] + extra


def next_to_sympathy(g: Game, me: AlliancePieces, place: int) -> bool:
    """8.4.2.I Whether a clearing is adjacent to a sympathetic one."""
    tokens = me.sympathy * g.places
    for there in adjacent(g, me.seat, place):
        if g.pieces[tokens + there] > 0:
            return True
    return False


def spreads(g: Game, me: AlliancePieces) -> list[Action]:
    """8.4.2 Return the clearings sympathy can spread to."""
    if g.supply[me.sympathy] == 0:
        return []
    if len(me.board(g).supporters) < me.costs[me.placed(g)]:
        return []  # too few, even if all matched
    tokens = g.places_of(me.sympathy)
    matching = matching_by_suits(g, me)
    least = me.costs[me.placed(g)]
    options: list[Action] = []
    for place in g.clearings:
        n = matching[g.suits[place]]
        if (
            n >= least
            and place not in tokens
            and (not tokens or next_to_sympathy(g, me, place))
            and n >= spread_cost(g, me, place)
            and may_hold_sympathy(g, me, place)
        ):
            options.append(_SPREAD_TO.of(place))
    return options


@dataclass
class Spread(Frame):
    """8.4.2 Spread sympathy to a clearing.  Only begun where that is possible."""

    seat: int
    place: int

    def script(self) -> tuple[Step, ...]:
        return (self.pay, self.place_and_score)

    def pay(self, g: Game) -> None:
        """8.4.2.II Spend supporters matching the clearing."""
        me = alliance(g, self.seat)
        g.push(PaySupporters(self.seat, self.place, spread_cost(g, me, self.place)))

    def place_and_score(self, g: Game) -> None:
        """8.4.2.III Place a token and score the points of its space."""
        place_sympathy(g, alliance(g, self.seat), self.place, "8.4.2.III")


def why_no_spread(g: Game, me: AlliancePieces, place: int) -> Reason:
    """8.4.2 Return why sympathy cannot spread to a clearing."""
    name = f"place:{PLACE.text(place)}"
    if place not in g.clearings:
        return ("8.4.2.I", because("why-not_clearing", {"place": f"place:{PLACE.text(place)}"}))
    if g.supply[me.sympathy] == 0:
        return ("1.5.1", because("why-all_sympathy_tokens"))
    if me.is_sympathetic(g, place):
        return ("8.2.5.I", because("why-sympathetic_already", {"place": name}))
    if g.on_map(me.sympathy) > 0 and not next_to_sympathy(g, me, place):
        return ("8.4.2.I", because("why-not_adjacent_sympathetic", {"place": name}))
    if not may_place(g, me.seat, place):
        return why_not_place(g, me.seat, place)
    cost, n = spread_cost(g, me, place), matching_supporters(g, me, place)
    law = "8.4.2.II.a" if under_martial_law(g, me, place) else "8.4.2.II"
    return (law, because("why-supporters_needed", {"cost": cost, "place": name, "count": n}))


verbs(SpreadTo)
frames(Spread)
