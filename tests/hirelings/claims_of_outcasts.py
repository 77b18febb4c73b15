"""H.2 Claims that reasons of the Exile, the Brigand, the Prophets and the Envoys make."""

from __future__ import annotations

from kit.opinions.claims import card_of, claim
from kit.opinions.hired_facts import (
    NOWHERE,
    hindered,
    named,
    nobody_to_battle,
    pieces_of,
    printed,
    share_a_clearing,
    spot_of,
    warriors_of,
    where,
)
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.law.crafting.items import items_down

Said = tuple[str, ...]


# ---- Exile and Brigand


@claim("why-no_such_item_for_exile")
def _not_crafted(g: Game, seat: int, action: Action, said: Said) -> bool:
    return g.crafted[seat][where(action)] == 0


@claim("why-exile_is_far")
def _far(g: Game, seat: int, action: Action, said: Said) -> bool:
    spot = spot_of(g, named(g, "the_exile").pawn)
    around = g.paths[spot] if spot != NOWHERE else []
    return not any(pieces_of(g, seat, place) for place in around)


@claim("why-exile_cannot_go_there")
def _no_haunt(g: Game, seat: int, action: Action, said: Said) -> bool:
    spot = spot_of(g, named(g, "the_exile").pawn)
    near = spot != NOWHERE and where(action) in g.box.woodland.forests[spot]
    return not near or hindered(g, "forbids_moving") or _ready(g) < _cost(g, "to_move")


@claim("why-exile_cannot_battle_there")
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
    return printed(g, "the_exile", what)


@claim("why-no_ruin_for_brigand")
def _no_ruin(g: Game, seat: int, action: Action, said: Said) -> bool:
    place = where(action)
    return place not in g.clearings or not g.ruins[place] or not pieces_of(g, seat, place)


def lies_up(g: Game, seat: int, item: int) -> bool:
    """H.2.4 Whether an item of that kind is in the box and not exhausted, by any card."""
    return g.crafted[seat][item] > items_down(g, seat, item)


def can_be_robbed(g: Game, seat: int, other: int) -> bool:
    return other != seat and bool(g.hands[other]) and share_a_clearing(g, seat, other)


@claim("why-nothing_for_brigand")
def _no_theft(g: Game, seat: int, action: Action, said: Said) -> bool:
    paid = any(lies_up(g, seat, item) for item in range(len(g.crafted[seat])))
    return not paid or not any(can_be_robbed(g, seat, other) for other in range(g.seats))


@claim("why-no_item_for_brigand")
def _not_up(g: Game, seat: int, action: Action, said: Said) -> bool:
    return not lies_up(g, seat, where(action))


@claim("why-no_victim_for_brigand")
def _no_victim(g: Game, seat: int, action: Action, said: Said) -> bool:
    """H.2.4 A hireling has no hand."""
    other = g.box.owner_of(where(action))
    return not g.has_seat(other) or not can_be_robbed(g, seat, other)


# ---- Prophets and Envoys


@claim("why-no_prophet_beside")
def _no_prophet(g: Game, seat: int, action: Action, said: Said) -> bool:
    faction, place = action.args()
    owner = g.box.owner_of(faction)
    prophet = warriors_of(g, named(g, "warm_sun_prophets").index, place)
    if prophet == 0 or not g.has_seat(owner) or not pieces_of(g, owner, place):
        return True
    return not warriors_of(g, owner, place) or nobody_to_battle(g, owner, place)


def pleaded(g: Game) -> list[int]:
    """H.2.3 Of the top cards those of the most common suit, ambush cards aside."""
    top = g.discard[-printed(g, "lizard_envoys", "cards") :]
    suits = [g.box.cards[card].suit for card in top]
    common = {suit for suit in suits if suits.count(suit) == max(map(suits.count, suits))}
    cards = [card for card in top if g.box.cards[card].suit in common]
    return [card for card in cards if g.box.cards[card].kind != "ambush"]


@claim("why-envoys_find_nothing")
def _nothing_to_plead(g: Game, seat: int, action: Action, said: Said) -> bool:
    return not pleaded(g)


@claim("why-not_among_envoys", "card")
def _not_pleaded(g: Game, seat: int, action: Action, said: Said) -> bool:
    return card_of(said[0]) not in pleaded(g)
