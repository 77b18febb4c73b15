"""10 Claims that reasons of the Cult make."""

from __future__ import annotations

from typing import Any

from kit.opinions.claims import CARD, WHERE, always, card_of, claim, count, place_of
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.pieces.rule import may_place, rules
from undergrowth.table.book import book
from undergrowth.table.names import PIECES, SUITS

SUITED = ("fox", "rabbit", "mouse")

always(
    "a crusade begins in an outcast clearing",
    "the pieces go there as evenly as possible",
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


@claim(r"the ([a-z_]+) does not print a suit of that clearing, or none is left")
def _no_such_garden(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return PIECES.knows(said[0]) and f"plant {said[0]}" not in _offered(g)


@claim(rf"the card revealed does not match {WHERE}")
def _revealed_no_match(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.suits[place_of(said[0])] & _revealed_for(g)


@claim(rf"no garden could be placed in {WHERE}")
def _no_garden_fits(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    place, me = place_of(said[0]), book(g).faction(seat)
    left = [s for s in SUITED if g.suits[place] >> SUITS.parse(s) & 1]
    return not any(
        g.supply[me.kind(f"garden_{s}")] and may_place(g, seat, place, me.kind(f"garden_{s}"))
        for s in left
    )


@claim(r"(\d+) of your acolytes are needed, you have (\d+)")
def _acolytes(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return int(_board(g, seat).acolytes) == int(said[1]) < int(said[0])


@claim("no enemy shares an outcast clearing with your warriors")
def _no_outcast_battle(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not any(
        g.warriors_at(seat, place) and is_enemy(g, seat, other) and g.has_pieces(other, place)
        for place in _outcasts(g, seat)
        for other in range(g.owners)
    )


@claim("there is no move from an outcast clearing")
def _no_outcast_move(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return "crusade move" not in _offered(g) and not any(
        g.warriors_at(seat, place) and rules(g, seat, place) and g.paths[place]
        for place in _outcasts(g, seat)
    )


@claim(rf"{WHERE} does not match the outcast")
def _not_outcast(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return place_of(said[0]) not in _outcasts(g, seat)


@claim(rf"no such piece stands in {WHERE}")
def _no_such_piece(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return str(action) not in _offered(g)


@claim("that is no enemy's piece")
def _no_enemy(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return str(action) not in _offered(g)


@claim("all gardens of the outcast's suit are on the map")
def _all_planted(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _gardens(g, seat, SUITS.text(_board(g, seat).outcast)) == 5


@claim(rf"what stands in {WHERE} cannot be removed, or nothing of yours can be placed there")
def _not_replaced(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return str(action) not in _offered(g)


@claim(rf"{CARD} is a bird, and birds are not wild for rituals")
def _bird(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.is_bird(card_of(said[0]))


@claim(rf"{CARD} matches no clearing in which you could place a warrior")
def _no_recruit(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    mask = g.box.mask[card_of(said[0])]
    return not any(g.suits[p] & mask and may_place(g, seat, p) for p in g.clearings)


@claim(rf"{CARD} matches no clearing you rule in which a garden could be placed")
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


@claim(r"you have scored (\w+) this turn")
def _scored(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return bool(g.stack[-1].scored >> SUITS.parse(said[0]) & 1)  # type: ignore[attr-defined]


@claim(r"no (\w+) garden is on the map")
def _no_garden(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return said[0] not in SUITED or _gardens(g, seat, said[0]) == 0


@claim(r"(\w+) cannot be scored with that card now")
def _not_scorable(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return f"praise {said[0]}" not in _offered(g)
