"""13 Claims that reasons of the Corvids make."""

from __future__ import annotations

from kit.opinions.claims import always, claim, matches, place_of, warriors
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.table.book import book
from undergrowth.table.names import SUITS

TYPES = ("bomb", "snare", "extortion", "raid")

always(
    "why-same_side why-two_plots why-no_type_of_plot why-snare_holds why-snare_keeps_out",
    "why-card_calls_other_suit why-schemes_taken",
)


def _plots(g: Game, place: int, sides: tuple[str, ...]) -> int:
    """Plots in a clearing, by the names of their sides."""
    me = book(g).faction(_seat(g))
    if not g.has_place(place):
        return 0
    return sum(g.count(me.kind(f"{side}{each}"), place) for side in sides for each in TYPES)


def _seat(g: Game) -> int:
    return next(f.seat for f in book(g).factions if f.name == "corvid_conspiracy")


@claim("why-scatter_suit", "suit")
def _of_suit(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    assert g.decision is not None
    places = [place_of(text.split()[-1]) for text in g.decision.texts()]
    return all(g.suits[place] >> SUITS.parse(said[0]) & 1 for place in places)


@claim("why-no_plot_left")
def _none_left(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return sum(_plots(g, place, ("", "face_down_")) for place in g.clearings) == 8


@claim("why-no_plot_of_type")
def _none_of_type(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    me = book(g).faction(seat)
    return g.supply[me.kind(str(action).split()[1])] == 0


@claim("why-plot_there", "=a", "place")
@claim("why-no_plot_there", "=no", "place")
def _plot(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return (_plots(g, place_of(said[1]), ("", "face_down_")) == 0) == (said[0] == "no")


@claim("why-no_hidden_plot", "place")
def _nothing_hidden(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _plots(g, place_of(said[0]), ("face_down_",)) == 0


@claim("why-warriors_for_plot", "cost", "place", "count")
def _too_few(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return warriors(g, seat, place_of(said[1])) == int(said[2]) < int(said[0])


@claim("why-nowhere_to_call")
def _nowhere(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.offers(action)


@claim("why-expose_on_own_turn")
def _not_own_turn(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.turn != seat


@claim("why-expose_enemies")
def _no_enemy(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not is_enemy(g, seat, _seat(g))


@claim("why-have_no_piece", "place")
@claim("why-expose_pieces", "place")
@claim("why-no_piece_at_enclave", "place")
def _no_piece(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.has_pieces(seat, place_of(said[0]))


@claim("why-expose_card", "place")
@claim("why-no_card_for_it", "place")
@claim("why-cirque_no_card_for", "place")
def _no_card(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not any(matches(g, card, place_of(said[0])) for card in g.hands[seat])
