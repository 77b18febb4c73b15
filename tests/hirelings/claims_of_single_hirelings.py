"""H.2 Claims that reasons of single hirelings make of those they move, strike, rob and shield."""

from __future__ import annotations

from kit.opinions.claims import card_of, claim
from kit.opinions.hired_facts import (
    NOWHERE,
    hindered,
    is_of_suit,
    named,
    owner_numbered,
    pieces_of,
    printed,
    spot_of,
    stands_in,
    warriors_of,
    where,
)
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.hirelings.highway_bandits.tolls import RoadToll
from undergrowth.hirelings.popular_band.popular import Perform
from undergrowth.hirelings.spring_uprising.uprising import Uprising
from undergrowth.hirelings.sunny_advocates.advocates import Plead
from undergrowth.law.pieces.rule import rules
from undergrowth.law.victory.score import may_score
from undergrowth.table.book import book
from undergrowth.table.places import FIRST_PATH

Said = tuple[str, ...]


def kind_named(g: Game, faction: int, piece: int) -> int:
    """The kind that an action names; -1 where that player has no such piece."""
    return g.box.kind_at[g.box.owner_of(faction)][piece]


# ---- Spies, Smugglers, Nobles


@claim("why-spies_nobody_to_hear")
def _nobody_to_hear(g: Game, seat: int, action: Action, said: Said) -> bool:
    place = where(action)
    there = [other for other in range(g.seats) if other != seat and pieces_of(g, other, place)]
    heard = [other for other in there if g.hands[other]]
    return warriors_of(g, named(g, "corvid_spies").index, place) == 0 or not heard


@claim("why-shows_no_item", "card")
def _no_item_on_it(g: Game, seat: int, action: Action, said: Said) -> bool:
    return g.box.cards[card_of(said[0])].item < 0


@claim("why-no_move_or_battle")
def _neither(g: Game, seat: int, action: Action, said: Said) -> bool:
    me = book(g).faction(seat)
    return not me.may_move(g, 0) and not me.may_battle(g, 0)


@claim("why-nobles_score_nothing")
def _too_few(g: Game, seat: int, action: Action, said: Said) -> bool:
    """H.2.3 Few enough is less than one point's worth."""
    ruled = sum(rules(g, seat, place) for place in g.clearings)
    asked: int = printed(g, "bluebird_nobles", "clearings_per_point")
    return ruled < asked or not may_score(g, seat)


# ---- Protectors


@claim("why-protector_cannot_go_there")
def _not_next(g: Game, seat: int, action: Action, said: Said) -> bool:
    me = next(n for n in ("furious_protector", "stoic_protector") if n in g.setup.hirelings)
    spot = spot_of(g, named(g, me).pawn)
    return spot == NOWHERE or where(action) not in g.paths[spot] or hindered(g, "forbids_moving")


@claim("why-protector_lets_none_be_placed")
def _none_placed(g: Game, seat: int, action: Action, said: Said) -> bool:
    """H.2.2 It stands on the map, and somebody else controls it."""
    me = named(g, "furious_protector")
    return spot_of(g, me.pawn) != NOWHERE and me.held(g).controller != seat


@claim("why-protector_spares_it")
def _spared(g: Game, seat: int, action: Action, said: Said) -> bool:
    faction, piece = action.args()
    kind, spot = kind_named(g, faction, piece), spot_of(g, named(g, "furious_protector").pawn)
    if kind < 0 or stands_in(g, kind, spot) == 0 or hindered(g, "forbids_removing"):
        return True
    assert g.decision is not None  # one player after another: it is another's turn to be struck
    return all(option.args()[0] != faction for option in g.decision.options)


@claim("why-protector_shields_them")
def _shielded(g: Game, seat: int, action: Action, said: Said) -> bool:
    me = named(g, "stoic_protector")
    spot, controller = spot_of(g, me.pawn), me.held(g).controller
    return spot != NOWHERE and controller not in (-1, seat) and pieces_of(g, controller, spot)


# ---- Bandits


def can_lurk(g: Game, seat: int, path: int) -> bool:
    """H.2.4 No bandit is there, and the path comes from a clearing with pieces of that player."""
    ends = [place for place in g.clearings if path in paths_from(g, place)]
    free = stands_in(g, named(g, "highway_bandits").warrior, path) == 0
    return free and any(pieces_of(g, seat, place) for place in ends)


def paths_from(g: Game, place: int) -> list[int]:
    """The paths of a clearing, by their numbers among the places."""
    ends = g.box.woodland.path_ends
    return [FIRST_PATH + i for i, pair in enumerate(ends) if place in pair]


@claim("why-no_path_for_bandit")
def _no_lurking(g: Game, seat: int, action: Action, said: Said) -> bool:
    if hindered(g, "forbids_placing"):
        return True
    if action.verb == "lurk on":
        return not can_lurk(g, seat, where(action))
    return not any(can_lurk(g, seat, path) for path in range(FIRST_PATH, g.places))


@claim("why-no_bandit_there")
def _no_bandit(g: Game, seat: int, action: Action, said: Said) -> bool:
    return stands_in(g, named(g, "highway_bandits").warrior, where(action)) == 0


@claim("why-not_among_moved")
def _not_moved(g: Game, seat: int, action: Action, said: Said) -> bool:
    frame = g.within(RoadToll)
    assert frame is not None
    kind = g.box.kind_at[frame.mover][where(action)]
    return kind not in frame.kinds or not g.count(kind, frame.place) or _kept(g)


def _kept(g: Game) -> bool:
    return hindered(g, "forbids_removing")


# ---- Bands


@claim("why-band_holds_them")
def _listening(g: Game, seat: int, action: Action, said: Said) -> bool:
    """H.2.2 Some of the Band stand on the map."""
    me = next(n for n in ("popular_band", "street_band") if n in g.setup.hirelings)
    return g.on_map(named(g, me).warrior) > 0


@claim("why-no_band_there")
def _no_band(g: Game, seat: int, action: Action, said: Said) -> bool:
    return warriors_of(g, named(g, "popular_band").index, where(action)) == 0


@claim("why-does_not_come_to_band")
def _does_not_come(g: Game, seat: int, action: Action, said: Said) -> bool:
    frame = g.within(Perform)
    assert frame is not None
    place, faction, piece = action.args()
    kind, owner = kind_named(g, faction, piece), g.box.owner_of(faction)
    if place not in g.paths[frame.stage] or kind < 0 or stands_in(g, kind, place) == 0:
        return True
    ruled = rules(g, owner, place) or rules(g, owner, frame.stage)
    held = hindered(g, "forbids_moving", "held_back", "neighbours")
    return place in frame.called or not g.has_seat(owner) or not ruled or held


# ---- Flotilla, Uprising, Advocates


@claim("why-flotilla_not_linked")
def _not_linked(g: Game, seat: int, action: Action, said: Said) -> bool:
    spot = spot_of(g, named(g, "riverfolk_flotilla").pawn)
    return where(action) not in g.rivers[spot] or hindered(g, "forbids_moving")


@claim("why-no_rebel_rises_there")
def _no_rebel_rises(g: Game, seat: int, action: Action, said: Said) -> bool:
    frame, place = g.within(Uprising), where(action)
    assert frame is not None
    there = stands_in(g, named(g, "spring_uprising").warrior, place)
    return not is_of_suit(g, frame.suit, place) or there == 0


@claim("why-no_clearing_of_that_suit")
def _suitless(g: Game, seat: int, action: Action, said: Said) -> bool:
    return not any(is_of_suit(g, where(action), place) for place in g.clearings)


@claim("why-not_won_over")
def _not_won(g: Game, seat: int, action: Action, said: Said) -> bool:
    """H.2.4 It is not there, no Advocate is, or one has been won over there already."""
    frame = g.within(Plead)
    assert frame is not None
    place, faction, piece = action.args()
    kind = kind_named(g, faction, piece)
    if kind < 0 or stands_in(g, kind, place) == 0 or place not in frame.waiting:
        return True
    beside = warriors_of(g, named(g, "sunny_advocates").index, place)
    none_left = g.supply[book(g).faction(seat).warrior] == 0
    mine = owner_numbered(g, faction).decider(g) == seat or g.box.owner_of(faction) == seat
    held = hindered(g, "forbids_placing", "forbids_removing", "enemy_piece")
    other_sort = g.box.kinds[kind].sort != g.box.kinds[book(g).faction(seat).warrior].sort
    return beside == 0 or none_left or mine or held or other_sort
