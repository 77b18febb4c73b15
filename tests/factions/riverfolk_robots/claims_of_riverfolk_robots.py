"""R.9.2.3 Claims that reasons about services of the Riverfolk Robots make."""

from __future__ import annotations

from typing import Any

from kit.opinions.claims import always, card_of, claim
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.table.book import book

always(
    "why-robots_own_services",
)


def _seller(g: Game) -> Any:
    """Return the Robots, for every player who is asked."""
    return next(f for f in book(g).factions if f.name == "riverfolk_robots")


@claim("why-robots_not_to_dominance")
def _dominant(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.dominance[seat] >= 0


@claim("why-robots_no_service_left", "count")
def _all_bought(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    me = _seller(g)
    posts = [p for p in g.clearings if any(g.count(post, p) for post in me.posts.kinds)]
    limit = 1 + sum(g.has_pieces(seat, p) for p in posts)
    return limit == int(said[0]) <= g.used.count(me.bought)


@claim("why-robots_cannot_pay", "price", "count")
def _dear(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    own = book(g).faction(seat).warrior
    paid: int = g.supply[own if own >= 0 else _seller(g).warrior]
    return int(said[1]) == paid < int(said[0]) == 2 + (g.score[seat] >= 10) + (g.score[seat] >= 20)


@claim("why-robots_not_in_market", "card")
def _not_there(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return card_of(said[0]) not in _seller(g).board(g).market


@claim("why-robots_bought_already")
def _bought(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    me = _seller(g)
    return any(mark in g.used for mark in (me.boats, me.hired, me.spared))


@claim("why-robots_never_hires")
def _no_warriors(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.box.warrior_kinds[seat] == []
