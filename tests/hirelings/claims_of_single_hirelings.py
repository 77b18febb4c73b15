"""H.2 What reasons of single hirelings claim of whom they move, strike, rob and shield."""

from __future__ import annotations

from kit.claims import CARD, card_of, claim
from kit.hired_facts import (
    NOWHERE,
    hindered,
    is_of_suit,
    named,
    nobody_to_battle,
    owner_numbered,
    pieces_of,
    share_a_clearing,
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


@claim("no Spy stands there, or no enemy player there has a card")
def _nobody_to_hear(g: Game, seat: int, action: Action, said: Said) -> bool:
    place = where(action)
    there = [other for other in range(g.seats) if other != seat and pieces_of(g, other, place)]
    heard = [other for other in there if g.hands[other]]
    return warriors_of(g, named(g, "corvid_spies").index, place) == 0 or not heard


@claim(rf"{CARD} shows no item")
def _no_item_on_it(g: Game, seat: int, action: Action, said: Said) -> bool:
    return g.box.cards[card_of(said[0])].item < 0


@claim("you could neither move nor battle")
def _neither(g: Game, seat: int, action: Action, said: Said) -> bool:
    me = book(g).faction(seat)
    return not me.may_move(g, 0) and not me.may_battle(g, 0)


@claim("you rule too few clearings for a point, or have left the score track")
def _too_few(g: Game, seat: int, action: Action, said: Said) -> bool:
    """H.2.3 Few enough is less than one point's worth."""
    ruled = sum(rules(g, seat, place) for place in g.clearings)
    asked: int = vars_of(g, "bluebird_nobles", "clearings_per_point")
    return ruled < asked or not may_score(g, seat)


def vars_of(g: Game, name: str, what: str) -> int:
    """A number that is printed on a card."""
    return int(getattr(named(g, name), what))


# ---- Protectors


@claim("that clearing is not next to the Protector, or it cannot be moved there")
def _not_next(g: Game, seat: int, action: Action, said: Said) -> bool:
    me = next(n for n in ("furious_protector", "stoic_protector") if n in g.setup.hirelings)
    spot = spot_of(g, named(g, me).pawn)
    return spot == NOWHERE or where(action) not in g.paths[spot] or hindered(g, "forbids_moving")


@claim("the Furious Protector lets its enemies place nothing in its clearing")
def _none_placed(g: Game, seat: int, action: Action, said: Said) -> bool:
    """H.2.2 It stands on the map, and somebody else controls it."""
    me = named(g, "furious_protector")
    return spot_of(g, me.pawn) != NOWHERE and me.held(g).controller != seat


@claim("no such warrior of that player can be removed there")
def _spared(g: Game, seat: int, action: Action, said: Said) -> bool:
    faction, piece = action.args()
    kind, spot = kind_named(g, faction, piece), spot_of(g, named(g, "furious_protector").pawn)
    if kind < 0 or stands_in(g, kind, spot) == 0 or hindered(g, "forbids_removing"):
        return True
    assert g.decision is not None  # one player after another: it is another's turn to be struck
    return all(option.args()[0] != faction for option in g.decision.options)


@claim("the Stoic Protector shields its controller's pieces in its clearing")
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


@claim("a bandit goes to a path without one, from a clearing with pieces of yours")
def _no_lurking(g: Game, seat: int, action: Action, said: Said) -> bool:
    if hindered(g, "forbids_placing"):
        return True
    if action.verb == "lurk on":
        return not can_lurk(g, seat, where(action))
    return not any(can_lurk(g, seat, path) for path in range(FIRST_PATH, g.places))


@claim("no bandit stands on that path")
def _no_bandit(g: Game, seat: int, action: Action, said: Said) -> bool:
    return stands_in(g, named(g, "highway_bandits").warrior, where(action)) == 0


@claim("only a warrior that has just moved there can be given, if it can be removed")
def _not_moved(g: Game, seat: int, action: Action, said: Said) -> bool:
    frame = g.within(RoadToll)
    assert frame is not None
    kind = g.box.kind_at[frame.mover][where(action)]
    return kind not in frame.kinds or not g.count(kind, frame.place) or _kept(g)


def _kept(g: Game) -> bool:
    return hindered(g, "forbids_removing")


# ---- Bands


@claim("whoever moved to the Band in this turn stays there")
def _listening(g: Game, seat: int, action: Action, said: Said) -> bool:
    """H.2.2 Some of the Band stand on the map."""
    me = next(n for n in ("popular_band", "street_band") if n in g.setup.hirelings)
    return g.on_map(named(g, me).warrior) > 0


@claim("none of the Band stands there")
def _no_band(g: Game, seat: int, action: Action, said: Said) -> bool:
    return warriors_of(g, named(g, "popular_band").index, where(action)) == 0


@claim(
    "that warrior is not next to the Band, cannot be moved there, "
    "or another one has come from its clearing"
)
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


@claim(
    "the Flotilla moves to a clearing that the river links with its own, if nothing holds it back"
)
def _not_linked(g: Game, seat: int, action: Action, said: Said) -> bool:
    spot = spot_of(g, named(g, "riverfolk_flotilla").pawn)
    return where(action) not in g.rivers[spot] or hindered(g, "forbids_moving")


@claim("that clearing does not match the die, or none of them stands there")
def _no_rebel_rises(g: Game, seat: int, action: Action, said: Said) -> bool:
    frame, place = g.within(Uprising), where(action)
    assert frame is not None
    there = stands_in(g, named(g, "spring_uprising").warrior, place)
    return not is_of_suit(g, frame.suit, place) or there == 0


@claim("no clearing is of that suit")
def _suitless(g: Game, seat: int, action: Action, said: Said) -> bool:
    return not any(is_of_suit(g, where(action), place) for place in g.clearings)


@claim(
    "only an enemy warrior beside an Advocate, in a clearing of the suit named, "
    "that one of yours can replace"
)
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


# ---- Exile and Brigand


@claim("no such item is in your Crafted Items box")
def _not_crafted(g: Game, seat: int, action: Action, said: Said) -> bool:
    return g.crafted[seat][where(action)] == 0


@claim("you have no pieces next to the Exile's forest")
def _far(g: Game, seat: int, action: Action, said: Said) -> bool:
    spot = spot_of(g, named(g, "the_exile").pawn)
    around = g.paths[spot] if spot != NOWHERE else []
    return not any(pieces_of(g, seat, place) for place in around)


@claim("that forest is not next to the Exile's, or no item is left face up for the move")
def _no_haunt(g: Game, seat: int, action: Action, said: Said) -> bool:
    spot = spot_of(g, named(g, "the_exile").pawn)
    near = spot != NOWHERE and where(action) in g.box.woodland.forests[spot]
    return not near or hindered(g, "forbids_moving") or _ready(g) < _cost(g, "to_move")


@claim("there is nobody to battle next to the Exile's forest there, or too few items are face up")
def _no_affray(g: Game, seat: int, action: Action, said: Said) -> bool:
    me = named(g, "the_exile")
    spot, place = spot_of(g, me.pawn), where(action)
    if spot == NOWHERE or place not in g.paths[spot] or nobody_to_battle(g, me.index, place):
        return True
    return _ready(g) < _cost(g, "to_battle")


def _ready(g: Game) -> int:
    """H.2.4 The clubs and items that lie face up."""
    return int(named(g, "the_exile").held(g).ready())  # type: ignore[attr-defined]


def _cost(g: Game, what: str) -> int:
    return vars_of(g, "the_exile", what)


@claim("there is no ruin with an item there, or you have no pieces there")
def _no_ruin(g: Game, seat: int, action: Action, said: Said) -> bool:
    place = where(action)
    return place not in g.clearings or not g.ruins[place] or not pieces_of(g, seat, place)


def lies_up(g: Game, seat: int, item: int) -> bool:
    """H.2.4 Whether an item of that kind is in the box and not exhausted."""
    down = named(g, "the_brigand").items_down(g, seat, item)
    return g.crafted[seat][item] > down


def can_be_robbed(g: Game, seat: int, other: int) -> bool:
    return other != seat and bool(g.hands[other]) and share_a_clearing(g, seat, other)


@claim("no crafted item of yours lies face up, or nobody with a card shares a clearing with you")
def _no_theft(g: Game, seat: int, action: Action, said: Said) -> bool:
    paid = any(lies_up(g, seat, item) for item in range(len(g.crafted[seat])))
    return not paid or not any(can_be_robbed(g, seat, other) for other in range(g.seats))


@claim("no such item lies face up in your Crafted Items box")
def _not_up(g: Game, seat: int, action: Action, said: Said) -> bool:
    return not lies_up(g, seat, where(action))


@claim("that player has no card, or shares no clearing with you")
def _no_victim(g: Game, seat: int, action: Action, said: Said) -> bool:
    """H.2.4 A hireling has no hand."""
    other = g.box.owner_of(where(action))
    return not g.has_seat(other) or not can_be_robbed(g, seat, other)


# ---- Prophets and Envoys


@claim("there is no Prophet beside pieces of that player, or nothing it could be forced to there")
def _no_prophet(g: Game, seat: int, action: Action, said: Said) -> bool:
    faction, place = action.args()
    owner = g.box.owner_of(faction)
    prophet = warriors_of(g, named(g, "warm_sun_prophets").index, place)
    if prophet == 0 or not g.has_seat(owner) or not pieces_of(g, owner, place):
        return True
    return not warriors_of(g, owner, place) or nobody_to_battle(g, owner, place)


def pleaded(g: Game) -> list[int]:
    """H.2.3 Of the top cards those of the most common suit, ambush cards aside."""
    top = g.discard[-vars_of(g, "lizard_envoys", "cards") :]
    suits = [g.box.cards[card].suit for card in top]
    common = {suit for suit in suits if suits.count(suit) == max(map(suits.count, suits))}
    cards = [card for card in top if g.box.cards[card].suit in common]
    return [card for card in cards if g.box.cards[card].kind != "ambush"]


@claim("among the top cards of the discard pile none of the most common suit can be taken")
def _nothing_to_plead(g: Game, seat: int, action: Action, said: Said) -> bool:
    return not pleaded(g)


@claim(
    rf"{CARD} is not among the top cards of the discard pile, "
    "not of their most common suit, or an ambush"
)
def _not_pleaded(g: Game, seat: int, action: Action, said: Said) -> bool:
    return card_of(said[0]) not in pleaded(g)
