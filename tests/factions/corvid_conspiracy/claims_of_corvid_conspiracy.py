"""13 Claims that reasons of the Corvids make."""

from __future__ import annotations

from kit.opinions.claims import WHERE, always, claim, matches, place_of, warriors
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.table.book import book
from undergrowth.table.names import SUITS

TYPES = ("bomb", "snare", "extortion", "raid")

always(
    "plots change places only if both are face up or both face down",
    "a plot cannot change places with itself",
    "that is no type of plot",
    "enemies of the Corvids cannot move out of a clearing with a snare",
    "enemies of the Corvids cannot place pieces in a clearing with a snare",
    "the card that was chosen is not spent for that suit",
    "no actions are left this Daylight",
)


def _plots(g: Game, place: int, sides: tuple[str, ...]) -> int:
    """Plots in a clearing, by the names of their sides."""
    me = book(g).faction(_seat(g))
    if not g.has_place(place):
        return 0
    return sum(g.count(me.kind(f"{side}{each}"), place) for side in sides for each in TYPES)


def _seat(g: Game) -> int:
    return next(f.seat for f in book(g).factions if f.name == "corvid_conspiracy")


@claim(r"the next warrior starts in a (\w+) clearing")
def _of_suit(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    assert g.decision is not None
    places = [place_of(text.split()[-1]) for text in g.decision.texts()]
    return all(g.suits[place] >> SUITS.parse(said[0]) & 1 for place in places)


@claim("all your plots are on the map")
def _none_left(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return sum(_plots(g, place, ("", "face_down_")) for place in g.clearings) == 8


@claim("your plots of that type are on the map")
def _none_of_type(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    me = book(g).faction(seat)
    return g.supply[me.kind(str(action).split()[1])] == 0


@claim(rf"there is (no|a) plot in {WHERE}(?: already)?")
def _plot(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return (_plots(g, place_of(said[1]), ("", "face_down_")) == 0) == (said[0] == "no")


@claim(rf"no plot lies face down in {WHERE}")
def _nothing_hidden(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _plots(g, place_of(said[0]), ("face_down_",)) == 0


@claim(rf"the next plot takes (\d+) warriors? from {WHERE}, you have (\d+) there")
def _too_few(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return warriors(g, seat, place_of(said[1])) == int(said[2]) < int(said[0])


@claim("that card matches no clearing in which a warrior could be placed")
def _nowhere(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.offers(action)


@claim("plots are exposed on one's own turn alone")
def _not_own_turn(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.turn != seat


@claim("only enemies of the Corvids expose plots")
def _no_enemy(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not is_enemy(g, seat, _seat(g))


@claim(rf"you have no piece in {WHERE}")
def _no_piece(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.has_pieces(seat, place_of(said[0]))


@claim(rf"you have no card that matches {WHERE}")
def _no_card(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not any(matches(g, card, place_of(said[0])) for card in g.hands[seat])
