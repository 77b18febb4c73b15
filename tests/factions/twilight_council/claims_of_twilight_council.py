"""17 Claims that reasons of the Council make."""

from __future__ import annotations

from kit.opinions.claims import CARD, WHERE, always, card_of, claim, place_of
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.table.book import book

SIDES = ("closed_assembly", "governing_assembly")

always(
    "the others begin in a different clearing",
    "only the Council lets Loyalists go",
    "only a bird card empowers",
    "a bird card only empowers",
    "enemies of the Council place nothing at a Governing assembly",
    "enemies of the Council remove nothing at a Governing assembly but in battle",
    "enemies of the Council flip nothing at a Governing assembly",
    "enemies of the Council activate no crafting pieces at a Governing assembly",
    "enemies of the Council take nothing at a Governing assembly",
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


@claim("there are no Loyalists")
def _no_loyalists(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _loyalists(g) == 0


@claim(
    "there are warriors left in the supply, so letting a Loyalist go would change nothing",
)
def _needless(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.supply[book(g).faction(_seat(g)).warrior] > 0


@claim("there is no warrior in the supply")
def _empty(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.supply[book(g).faction(_seat(g)).warrior] == 0


@claim("the Council is entreated on one's own turn alone")
def _not_own_turn(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.turn != seat


@claim("only enemies of the Council entreat it")
def _no_enemy(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not is_enemy(g, seat, _seat(g))


@claim(rf"there is no Governing assembly in {WHERE}")
def _not_governing(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _assemblies(g, place_of(said[0]), SIDES[1:]) == 0


@claim(rf"there is (no|an) assembly in {WHERE}(?: already)?")
def _assembly(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return (_assemblies(g, place_of(said[1])) == 0) == (said[0] == "no")


@claim(r"the Council has (\d+) [Ll]oyalists?")
def _so_many(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _loyalists(g) == int(said[0])


@claim(r"there are at most (\d+) [Ll]oyalists?")
def _full(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _loyalists(g) == int(said[0])


@claim(rf"{CARD} matches no clearing in which that could be done")
def _nowhere(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return card_of(said[0]) in g.hands[seat] and not g.offers(action)


@claim(rf"{CARD} does not lie revealed before you")
def _not_revealed(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return card_of(said[0]) not in _revealed(g)


@claim(rf"no enemy stands beside you at an assembly that {CARD} matches")
def _nobody(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.offers(action)


@claim(rf"{CARD} matches no assembly")
def _no_match(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    suits = g.box.mask[card_of(said[0])]
    return not any(_assemblies(g, p) for p in g.clearings if g.suits[p] & suits)


@claim("nobody has been removed from the assembly")
def _nobody_gone(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.offers(action)


@claim("nobody is being banished")
def _no_banishing(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.offers(action)


@claim(rf"nobody who is hit can be moved to {WHERE}")
def _no_exit(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    assert g.decision is not None
    return str(action) not in g.decision.texts()


@claim("whoever has entreated has no Loyalists come: they only become more")
def _for_loyalists(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.turn != seat and book(g).faction(g.turn).answers_itself()
