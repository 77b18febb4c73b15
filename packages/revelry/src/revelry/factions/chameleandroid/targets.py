"""R.2 Measures of Chameleandroid: points, turn order, and pieces of others in a clearing."""

from __future__ import annotations

from typing import Final

from revelry.factions.chameleandroid.pieces import AndroidPieces
from undergrowth.automata.measures import (
    PLAYER_FEWEST_POINTS,
    PLAYER_MOST_POINTS,
    may_target,
    pieces_of,
)
from undergrowth.automata.orders import ordered_clearings
from undergrowth.automata.targets import Criterion, Pick, PlayerCriterion, pick_player
from undergrowth.law.moving.ways import may_move_so
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.victory.score import points_on_track
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING, TOKEN, WARRIOR
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import MOVE, Intent


def _turn(g: Game, seat: int, place: int, owner: int) -> int:
    """5.1.1 Seats are numbered in turn order; who has none comes after all."""
    return owner


LATEST: Final = PlayerCriterion("latest_in_turn", True, _turn)
EARLIEST: Final = PlayerCriterion("first_in_turn", False, _turn)


# ---- CHMD.5.1, CHMD.5.3 the player with the fewest points


def pick_poorest(g: Game, seat: int) -> Pick:
    """CHMD.5.1.I, CHMD.5.3.I Of all other players the one with the fewest points, who has no
    marker on the score track before all; then the latest in turn order."""
    others = [other for other in range(g.seats) if other != seat]
    return pick_player(g, seat, NOWHERE, others, [PLAYER_FEWEST_POINTS, LATEST])


class Beside:
    """Pieces of one player in a clearing, as tests measure them."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def warriors(self, g: Game, seat: int, place: int) -> int:
        return g.warriors_at(self.player, place)

    def built(self, g: Game, seat: int, place: int) -> int:
        return pieces_of(g, self.player, place, BUILDING, TOKEN)


def _has_open_slot(g: Game, seat: int, place: int) -> int:
    return int(g.slots[place] > 0)


OPEN_SLOT: Final = Criterion("open_slot", True, _has_open_slot)


def appearing_tests(player: int) -> list[Criterion]:
    """CHMD.5.1 An open building slot, then the most warriors of that player."""
    return [OPEN_SLOT, Criterion("most_of_its_warriors", True, Beside(player).warriors)]


# ---- CHMD.6.1 the clearing where it is least seen


def _others(g: Game, seat: int, place: int, sort: int) -> int:
    """CHMD.6.1 Its own pieces go with it, and do not count."""
    owners = [owner for owner in range(g.owners) if owner != seat]
    return sum([pieces_of(g, owner, place, sort) for owner in owners])


def _tokens(g: Game, seat: int, place: int) -> int:
    return _others(g, seat, place, TOKEN)


def _buildings(g: Game, seat: int, place: int) -> int:
    return _others(g, seat, place, BUILDING)


def _warriors(g: Game, seat: int, place: int) -> int:
    return _others(g, seat, place, WARRIOR)


HIDING_TESTS: Final = [
    Criterion("fewest_tokens", False, _tokens),
    Criterion("fewest_buildings", False, _buildings),
    Criterion("fewest_warriors", False, _warriors),
]


# ---- where it can go


def within_reach(g: Game, me: AndroidPieces, places: list[int]) -> list[int]:
    """CHMD.2.1, R.2.3 Of some clearings those it can move to directly, whatever the way, or in
    which it is."""
    origin = me.place(g)
    i = Intent(MOVE, me.seat, kind=me.warrior, origin=origin)
    found: list[int] = []
    for place in places:
        i.place = place
        if place == origin or may_move_so(g, i):
            found.append(place)
    return found


# ---- CHMD.7 enemies, and the one with the most points


def enemies_of(g: Game, seat: int) -> list[int]:
    """G.8 The other players that are its enemies."""
    return [other for other in range(g.seats) if is_enemy(g, seat, other)]


def rivals(g: Game, seat: int) -> list[int]:
    """CHMD.7.1 Of these the ones it targets."""
    return [other for other in range(g.seats) if may_target(g, seat, other)]


def is_outdone(g: Game, seat: int) -> bool:
    """CHMD.7.4, CHMD.9.4 Whether any enemy has more points."""
    mine = points_on_track(g, seat)
    return any(points_on_track(g, other) > mine for other in enemies_of(g, seat))


def is_last(g: Game, seat: int) -> bool:
    """CHMD.7 Whether no enemy has fewer points, or no marker on the score track."""
    mine = points_on_track(g, seat)
    return all(points_on_track(g, other) >= mine for other in enemies_of(g, seat))


def haunts(g: Game, me: AndroidPieces, player: int) -> list[int]:
    """CHMD.7.1, R.2.3 Return where it can get at an enemy: in ordered clearings; at a Vagabond who
    has the most points of all, wherever he is."""
    places = [place for place in ordered_clearings(g, me.seat) if g.has_pieces(player, place)]
    pawn = book(g).owner(player).pawn
    if pawn >= 0 and _leads(g, me.seat, player):
        places = g.places_of(pawn)
    return within_reach(g, me, places)


def _leads(g: Game, seat: int, player: int) -> bool:
    points = [PLAYER_MOST_POINTS.measure(g, seat, NOWHERE, other) for other in rivals(g, seat)]
    return PLAYER_MOST_POINTS.measure(g, seat, NOWHERE, player) == max(points)


def _in_order(g: Game, seat: int, place: int, owner: int) -> int:
    return int(any(g.has_pieces(owner, each) for each in ordered_clearings(g, seat)))


IN_ORDER: Final = PlayerCriterion("in_ordered_clearing", True, _in_order)


def pick_leader(g: Game, me: AndroidPieces) -> Pick:
    """CHMD.7.1.I Of those it can get at the one with the most points, then in an ordered clearing,
    then the latest in turn order."""
    within = [player for player in rivals(g, me.seat) if haunts(g, me, player)]
    return pick_player(g, me.seat, NOWHERE, within, [PLAYER_MOST_POINTS, IN_ORDER, LATEST])


def hunting_tests(player: int) -> list[Criterion]:
    """CHMD.7.1 The most buildings and tokens of that enemy, then its fewest warriors."""
    there = Beside(player)
    return [
        Criterion("target_built", True, there.built),
        Criterion("target_warriors", False, there.warriors),
    ]


def is_anywhere(g: Game, seat: int) -> bool:
    """CHMD.7.1 Whether any enemy is in a clearing of the map at all."""
    return any(g.has_pieces(player, place) for player in rivals(g, seat) for place in g.clearings)
