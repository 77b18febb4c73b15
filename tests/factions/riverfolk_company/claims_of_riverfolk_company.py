"""11 Claims that reasons of the Riverfolk make."""

from __future__ import annotations

from typing import Any

from kit.opinions.claims import always, card_of, claim, place_of
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import NOBODY
from undergrowth.law.pieces.rule import ruler, rules
from undergrowth.table.book import book
from undergrowth.table.names import FACTIONS, PIECES, SUITS

SERVICES = ("hand_card", "riverboats", "mercenaries")
SUITED = ("fox", "rabbit", "mouse")

always(
    "why-export_as_craft why-own_services",
)


def _seller(g: Game) -> Any:
    """Return the Riverfolk, for every player who is asked."""
    return next(f for f in book(g).factions if f.name == "riverfolk_company")


def _lying(g: Game, owner: int) -> int:
    """Funds of one owner."""
    row = _seller(g).board(g).boxes[0]
    return sum(n for kind, n in enumerate(row) if g.box.kinds[kind].owner == owner)


def _price(g: Game, service: str) -> int:
    price = _seller(g).board(g).prices[SERVICES.index(service)]
    assert isinstance(price, int)
    return price


def _offered(g: Game) -> list[str]:
    assert g.decision is not None
    return g.decision.texts()


def _posts(g: Game, seat: int, place: int) -> int:
    me = book(g).faction(seat)
    return sum(g.count(me.kind(f"trade_post_{suit}"), place) for suit in SUITED)


@claim("why-no_funds")
def _no_funds(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not any(_seller(g).board(g).boxes[0])


@claim("why-no_fund_of", "faction")
def _no_fund_of(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _lying(g, g.box.owner_of(FACTIONS.parse(said[0]))) == 0


@claim("why-own_warrior_alone")
def _own_alone(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.supply[_seller(g).warrior] == 0 and _lying(g, seat) > 0


@claim("why-price_of_another", "service")
def _another_price(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return all(text.startswith(f"price {said[0]} ") for text in _offered(g))


@claim("why-price_moved", "service")
def _moved(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return SERVICES.index(said[0]) in g.stack[-1].moved  # type: ignore[attr-defined]


@claim("why-price_as_it_is", "service", "price")
def _as_it_is(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _price(g, said[0]) == int(said[1])


@claim("why-no_such_price", "least", "most")
def _spaces(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not int(said[0]) <= int(str(action).split()[-1]) <= int(said[1])


@claim("why-not_on_river", "place")
def _off_river(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.rivers[place_of(said[0])]


@claim("why-post_there", "place")
def _has_post(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _posts(g, seat, place_of(said[0])) == 1


@claim("why-no_player_rules", "place")
def _unruled(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.has_seat(ruler(g, place_of(said[0])))


@claim("why-funds_of_ruler", "cost", "faction", "count")
def _too_few(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    owner = g.box.owner_of(FACTIONS.parse(said[1]))
    return _lying(g, owner) == int(said[2]) < int(said[0])


@claim("why-funds_do_not_pay", "cost", "faction")
def _pays_nothing(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    owner = g.box.owner_of(FACTIONS.parse(said[1]))
    place: int = g.stack[-1].place  # type: ignore[attr-defined]
    return not rules(g, owner, place) or _lying(g, owner) < int(said[0])


@claim("why-no_post_left", "place")
def _no_post(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    me, suits = book(g).faction(seat), g.suits[place_of(said[0])]
    left = [s for s in SUITED if suits >> SUITS.parse(s) & 1]
    return not any(g.supply[me.kind(f"trade_post_{suit}")] for suit in left)


@claim("why-post_does_not_match", "piece")
def _wrong_post(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return PIECES.knows(said[0]) and f"post {said[0]}" not in _offered(g)


@claim("why-no_empty_space", "suit")
def _full(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    if said[0] not in SUITED:
        return True
    me = book(g).faction(seat)
    kind = me.kind(f"trade_post_{said[0]}")
    there: int = sum(_seller(g).board(g).boxes[4 + SUITED.index(said[0])])
    return g.box.kinds[kind].count - g.supply[kind] == there


@claim("why-buy_at_start")
@claim("why-robots_at_start")
def _too_late(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    asked = g.decision
    return asked is not None and asked.prompt != "window.birdsong_start"


@claim("why-never_hires")
def _pawn(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.box.warrior_kinds[seat] == [] or not book(g).faction(seat).purse.hires_mercenaries()


@claim("why-no_service_left", "count")
def _all_bought(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    me = _seller(g)
    limit = 1 + sum(_posts(g, me.seat, p) > 0 and g.has_pieces(seat, p) for p in g.clearings)
    return limit == int(said[0]) <= g.used.count(me.bought)


@claim("why-bought_already", "service")
def _bought(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    me = _seller(g)
    mark: int = me.boats if said[0] == "riverboats" else me.hired
    return mark in g.used


@claim("why-not_in_their_hand", "card", "faction")
def _not_there(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    owner = g.box.owner_of(FACTIONS.parse(said[1]))
    return owner != NOBODY and card_of(said[0]) not in g.hands[owner]


@claim("why-cannot_pay_service", "service", "price", "count")
def _dear(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    warrior = book(g).faction(seat).warrior
    paid = warrior < 0 or g.supply[warrior] == int(said[2])
    return _price(g, said[0]) == int(said[1]) > int(said[2]) and paid
