"""17 Claims that reasons of the Council make."""

from __future__ import annotations

from kit.opinions.claims import always, card_of, claim, place_of
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.table.book import book

SIDES = ("closed_assembly", "governing_assembly")

always(
    "why-sit_elsewhere why-only_council_dismisses why-empower_needs_bird why-birds_empower",
    "why-governed_place why-governed_remove why-governed_flip why-governed_activate",
    "why-governed_take",
)


def _seat(g: Game) -> int:
    return next(f.seat for f in book(g).factions if f.name == "twilight_council")


def _assemblies(g: Game, place: int, sides: tuple[str, ...] = SIDES) -> int:
    """Assemblies in a clearing, by the names of their sides."""
    me = book(g).faction(_seat(g))
    return sum(g.count(me.kind(each), place) for each in sides) if g.has_place(place) else 0


def _loyalists(g: Game) -> int:
    me = book(g).faction(_seat(g))
    return me.off_map(g, me.warrior)


def _revealed(g: Game) -> list[int]:
    return g.boards[_seat(g)].open_cards()


@claim("why-no_loyalists")
def _no_loyalists(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _loyalists(g) == 0


@claim("why-dismissal_needless")
def _needless(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.supply[book(g).faction(_seat(g)).warrior] > 0


@claim("why-no_warrior_in_supply")
def _empty(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.supply[book(g).faction(_seat(g)).warrior] == 0


@claim("why-entreat_on_own_turn")
def _not_own_turn(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.turn != seat


@claim("why-entreat_enemies")
def _no_enemy(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not is_enemy(g, seat, _seat(g))


@claim("why-no_governing_assembly", "place")
def _not_governing(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _assemblies(g, place_of(said[0]), SIDES[1:]) == 0


@claim("why-assembly_there", "=an", "place")
@claim("why-no_assembly_in", "=no", "place")
def _assembly(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return (_assemblies(g, place_of(said[1])) == 0) == (said[0] == "no")


@claim("why-so_many_loyalists", "count")
def _so_many(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _loyalists(g) == int(said[0])


@claim("why-loyalists_full", "most")
def _full(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _loyalists(g) == int(said[0])


@claim("why-nowhere_to_act", "card")
def _nowhere(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return card_of(said[0]) in g.hands[seat] and not g.offers(action)


@claim("why-not_revealed", "card")
def _not_revealed(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return card_of(said[0]) not in _revealed(g)


@claim("why-nobody_to_banish", "card")
def _nobody(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.offers(action)


@claim("why-no_matching_assembly", "card")
def _no_match(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    suits = g.box.mask[card_of(said[0])]
    return not any(_assemblies(g, p) for p in g.clearings if g.suits[p] & suits)


@claim("why-nobody_sent_off")
def _nobody_gone(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.offers(action)


@claim("why-no_banishing")
def _no_banishing(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.offers(action)


@claim("why-no_exit", "place")
def _no_exit(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    assert g.decision is not None
    return str(action) not in g.decision.texts()


@claim("why-entreated_for_loyalists")
def _for_loyalists(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.turn != seat and book(g).faction(g.turn).answers_itself()
