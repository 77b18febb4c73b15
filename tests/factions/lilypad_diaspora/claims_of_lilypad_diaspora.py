"""16 Claims that reasons of the Diaspora, and of those who negotiate with it, make."""

from __future__ import annotations

from kit.opinions.claims import always, claim, place_of, warriors
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.factions.lilypad_diaspora.daylight import DiasporaDaylight
from undergrowth.factions.lilypad_diaspora.evening import Retaliate
from undergrowth.factions.lilypad_diaspora.settle import Settle
from undergrowth.law.battle.battlefield import may_battle_at
from undergrowth.law.moving.ways import destinations
from undergrowth.law.pieces.rule import ruler, rules
from undergrowth.table.book import book
from undergrowth.table.names import CARDS, SUITS

SCORED = ("fox", "rabbit", "mouse")

always(
    "why-arrives_on_river why-enemies_negotiate why-negotiates_in_own_turn",
    "why-settles_elsewhere",
)


def _seat(g: Game) -> int:
    return next(f.seat for f in book(g).factions if f.name == "lilypad_diaspora")


def _enclave(g: Game, side: str, place: int) -> bool:
    kind = book(g).faction(_seat(g)).kind(f"{side}_enclave")
    return g.has_place(place) and g.count(kind, place) > 0


def _either(g: Game, place: int) -> bool:
    return _enclave(g, "peaceful", place) or _enclave(g, "militant", place)


# ---- 16.2.5


@claim("why-no_militant_enclave", "place")
def _none(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not _enclave(g, "militant", place_of(said[0]))


@claim("why-negotiated_already")
def _negotiated(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return seat != _seat(g) and book(g).faction(_seat(g)).use_mark in g.used


@claim("why-no_card_for_ruler")
def _no_card(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    place = action.args()[0]
    return not g.hands[seat] and not rules(g, seat, place) and ruler(g, place) >= 0


# ---- 16.5


@claim("why-diaspora_has_acted", "count")
def _acted(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    daylight = g.within(DiasporaDaylight)
    return daylight is not None and daylight.taken == 3 == int(said[0])


@claim("why-nothing_to_settle", "place")
def _nothing(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    place = place_of(said[0])
    comes = any(
        place in destinations(g, seat, origin)
        for origin in g.clearings
        if g.warriors_at(seat, origin)
    )
    if place not in g.clearings:
        return not comes
    supply = g.supply[book(g).faction(seat).kind("peaceful_enclave")]
    founds = rules(g, seat, place) and not _either(g, place) and supply > 0
    return not comes and not founds and not may_battle_at(g, seat, place)


@claim("why-came_from_there", "place")
def _came(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    settling = g.within(Settle)
    return settling is not None and place_of(said[0]) in settling.used


@claim("why-enclave_there", "place")
def _there(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _either(g, place_of(said[0]))


@claim("why-no_enclave_left")
def _all_placed(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.supply[book(g).faction(seat).kind("peaceful_enclave")] == 0


@claim("why-militant_already", "place")
def _militant(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _enclave(g, "militant", place_of(said[0]))


@claim("why-provokes_on_river", "place")
def _inland(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    place = place_of(said[0])
    return not g.rivers[place] and warriors(g, seat, place) == 0


# ---- 16.6


@claim("why-retaliated_there", "place")
def _retaliated(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    step = g.within(Retaliate)
    return step is not None and place_of(said[0]) in step.done


@claim("why-suit_never_scored", "suit")
def _never(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return said[0] in ("frog", "bird")


@claim("why-no_enclave_of_suit", "suit")
def _no_enclave(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    suit = SUITS.parse(said[0])
    return not any(_enclave(g, "peaceful", c) for c in g.clearings if g.suits[c] >> suit & 1)


@claim("why-no_card_of_suit", "suit")
def _no_such_card(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    suit = SUITS.parse(said[0])
    return not any(g.box.pays[card] >> suit & 1 for card in g.hands[seat])


@claim("why-card_of_other_suit", "card")
def _other_suit(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    suit = next(frame.suit for frame in reversed(g.stack) if hasattr(frame, "suit"))
    return not g.box.pays[CARDS.parse(said[0])] >> suit & 1
