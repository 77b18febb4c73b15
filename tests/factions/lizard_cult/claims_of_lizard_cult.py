"""10 Claims that reasons of the Cult make."""

from __future__ import annotations

from typing import Any

from kit.opinions.claims import always, card_of, claim, count, place_of
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.pieces.rule import may_place, rules
from undergrowth.table.book import book
from undergrowth.table.names import PIECES, SUITS

SUITED = ("fox", "rabbit", "mouse")

always(
    "why-crusade_in_outcast why-as_evenly_as",
)


def _board(g: Game, seat: int) -> Any:
    return g.boards[seat]


def _offered(g: Game) -> list[str]:
    assert g.decision is not None
    return g.decision.texts()


def _outcasts(g: Game, seat: int) -> list[int]:
    return [p for p in g.clearings if g.suits[p] >> _board(g, seat).outcast & 1]


def _gardens(g: Game, seat: int, suit: str) -> int:
    return sum(count(g, seat, f"garden_{suit}", p) for p in g.clearings)


def _revealed_for(g: Game) -> int:
    """Return what the card of the innermost ritual is good for."""
    suits = g.stack[-1].suits  # type: ignore[attr-defined]
    assert isinstance(suits, int)
    return suits


@claim("why-garden_not_suit", "piece")
def _no_such_garden(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return PIECES.knows(said[0]) and f"plant {said[0]}" not in _offered(g)


@claim("why-card_not_match", "place")
def _revealed_no_match(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.suits[place_of(said[0])] & _revealed_for(g)


@claim("why-no_garden_could", "place")
def _no_garden_fits(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    place, me = place_of(said[0]), book(g).faction(seat)
    left = [s for s in SUITED if g.suits[place] >> SUITS.parse(s) & 1]
    return not any(
        g.supply[me.kind(f"garden_{s}")] and may_place(g, seat, place, me.kind(f"garden_{s}"))
        for s in left
    )


@claim("why-acolytes_needed", "cost", "acolytes")
def _acolytes(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return int(_board(g, seat).acolytes) == int(said[1]) < int(said[0])


@claim("why-no_crusade_battle")
def _no_outcast_battle(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not any(
        g.warriors_at(seat, place) and is_enemy(g, seat, other) and g.has_pieces(other, place)
        for place in _outcasts(g, seat)
        for other in range(g.owners)
    )


@claim("why-no_crusade_move")
def _no_outcast_move(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return "crusade move" not in _offered(g) and not any(
        g.warriors_at(seat, place) and rules(g, seat, place) and g.paths[place]
        for place in _outcasts(g, seat)
    )


@claim("why-not_outcast", "place")
def _not_outcast(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return place_of(said[0]) not in _outcasts(g, seat)


@claim("why-no_such_piece", "place")
def _no_such_piece(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return str(action) not in _offered(g)


@claim("why-no_enemy_piece")
def _no_enemy(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return str(action) not in _offered(g)


@claim("why-no_garden_left")
def _all_planted(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _gardens(g, seat, SUITS.text(_board(g, seat).outcast)) == 5


@claim("why-cannot_be_replaced", "place")
def _not_replaced(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return str(action) not in _offered(g)


@claim("why-birds_not_wild", "card")
def _bird(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.is_bird(card_of(said[0]))


@claim("why-nowhere_to_recruit", "card")
def _no_recruit(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    mask = g.box.mask[card_of(said[0])]
    return not any(g.suits[p] & mask and may_place(g, seat, p) for p in g.clearings)


@claim("why-nowhere_to_build", "card")
def _no_build(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    me, mask = book(g).faction(seat), g.box.mask[card_of(said[0])]
    return not any(
        g.suits[p] & mask
        and rules(g, seat, p)
        and g.slots[p]
        and may_place(g, seat, p, me.kind(f"garden_{s}"))
        and g.suits[p] >> SUITS.parse(s) & 1
        and g.supply[me.kind(f"garden_{s}")]
        for p in g.clearings
        for s in SUITED
    )


@claim("why-scored_already", "suit")
def _scored(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return bool(g.stack[-1].scored >> SUITS.parse(said[0]) & 1)  # type: ignore[attr-defined]


@claim("why-no_garden_on_map", "suit")
def _no_garden(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return said[0] not in SUITED or _gardens(g, seat, said[0]) == 0


@claim("why-cannot_score_suit", "suit")
def _not_scorable(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return f"praise {said[0]}" not in _offered(g)
