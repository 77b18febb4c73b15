"""12 Claims that reasons of the Duchy make."""

from __future__ import annotations

from typing import Any

from kit.opinions.claims import always, card_of, claim, count, place_of
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.law.pieces.rule import may_place, rules
from undergrowth.table.book import book
from undergrowth.table.names import PIECES
from undergrowth.table.places import PLACE

NAME = r"([a-z_]+)"
RANK = {
    **dict.fromkeys(("foremole", "captain", "marshal"), 0),
    **dict.fromkeys(("brigadier", "banker", "mayor"), 1),
    **dict.fromkeys(("duchess_of_mud", "baron_of_dirt", "earl_of_stone"), 2),
}
BURROW = PLACE.parse("burrow")

always(
    "why-burrow_is_closed why-dig_takes why-mayor_acts_as why-builds_what",
)


def _duchy(g: Game) -> Any:
    return next(f for f in book(g).factions if f.name == "underground_duchy")


def _frame(g: Game) -> Any:
    return g.stack[-1]


def _swayed(g: Game) -> list[str]:
    return list(_duchy(g).write_board(g)["swayed"])


def _tunnels(g: Game) -> list[int]:
    me = _duchy(g)
    return [p for p in g.clearings if g.count(me.kind("tunnel"), p)]


def _offered(g: Game) -> list[str]:
    assert g.decision is not None
    return g.decision.texts()


def _can_build(g: Game, seat: int, place: int) -> bool:
    me = _duchy(g)
    left = [k for k in ("citadel", "market") if g.supply[me.kind(k)]]
    return bool(g.slots[place] and rules(g, seat, place)) and any(
        may_place(g, seat, place, me.kind(k)) for k in left
    )


@claim("why-shown_not_match", "place")
@claim("why-does_not_match_card", "place")
def _other_suit(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.suits[place_of(said[0])] & _frame(g).suits


@claim("why-card_builds_nowhere", "card")
def _builds_nowhere(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    mask = g.box.mask[card_of(said[0])]
    return not any(g.suits[p] & mask and _can_build(g, seat, p) for p in g.clearings)


@claim("why-rule_no_site")
def _no_site(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not any(_can_build(g, seat, p) for p in g.clearings)


@claim("why-card_digs_nowhere", "card")
def _digs_nowhere(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    mask, full = g.box.mask[card_of(said[0])], len(_tunnels(g)) == 3
    tunnel = _duchy(g).kind("tunnel")
    return not any(
        g.suits[p] & mask and may_place(g, seat, p, tunnel) and (full or p not in _tunnels(g))
        for p in g.clearings
    )


@claim("why-burrow_empty")
def _empty(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return count(g, seat, "warrior", BURROW) == 0


@claim("why-tunnel_there", "place")
def _tunnel_there(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return place_of(said[0]) in _tunnels(g)


@claim("why-no_tunnel_there", "place")
def _no_tunnel(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return place_of(said[0]) not in _tunnels(g)


@claim("why-collapse_leads_nowhere", "place")
def _leads_nowhere(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    free = [p for p in g.clearings if g.suits[p] & _frame(g).suits and p not in _tunnels(g)]
    tunnel = _duchy(g).kind("tunnel")
    return not any(may_place(g, seat, p, tunnel) for p in free)


@claim("why-no_way_up", "place")
def _no_way_up(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return str(action) not in _offered(g)


@claim("why-not_swayed", "minister")
def _not_swayed(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return said[0] in RANK and said[0] not in _swayed(g)


@claim("why-swayed_already", "minister")
def _is_swayed(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return said[0] in _swayed(g)


@claim("why-has_acted", "minister")
def _acted(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return list(RANK).index(said[0]) in _frame(g).acted


@claim("why-nobody_to_act_as")
def _nobody_to_act_as(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    others = [n for n in _swayed(g) if n != "mayor" and RANK[n] < 2]
    unable = [n for n in others if n in ("foremole", "banker") and not g.hands[seat]]
    return not [n for n in others if n not in unable and f"summon {n}" in _offered(g)]


@claim("why-tunnels_missing")
def _too_few_tunnels(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return len(_tunnels(g)) < 3


@claim("why-off_score_track")
def _off_the_track(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return bool(g.dominance[seat] >= 0)


@claim("why-nothing_to_count", "piece")
def _none_on_map(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return PIECES.knows(said[0]) and not any(count(g, seat, said[0], p) for p in g.clearings)


@claim("why-not_banked_suit", "card")
def _not_banked(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.box.pays[card_of(said[0])] & _frame(g).suits


@claim("why-swayed_this_turn")
def _swayed_now(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return bool(_frame(g).swayed)


@claim("why-no_crown", "rank")
def _no_crown(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    doc = _duchy(g).write_board(g)
    rank = ["squire", "noble", "lord"].index(said[0])
    on_cards = [n for n in doc["swayed"] if RANK[n] == rank]
    return int(doc["lost_crowns"][said[0]]) + len(on_cards) == 3


@claim("why-too_few_cards", "minister", "count", "hand")
def _small_hand(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return len(g.hands[seat]) == int(said[2]) < int(said[1]) == RANK[said[0]] + 2


@claim("why-too_few_backed", "count", "minister")
def _no_match(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    masks = [g.box.mask[card] for card in g.hands[seat]]
    places = [g.suits[p] for p in g.clearings if g.suits[p] and g.has_pieces(seat, p)]
    return _pairs(masks, places) < int(said[0]) == RANK[said[1]] + 2


def _pairs(cards: list[int], places: list[int]) -> int:
    """The most cards that find a clearing of their own, tried one by one."""
    if not cards:
        return 0
    most = _pairs(cards[1:], places)
    for i, suits in enumerate(places):
        if cards[0] & suits and suits not in places[:i]:
            most = max(most, 1 + _pairs(cards[1:], places[:i] + places[i + 1 :]))
    return most


@claim("why-no_clearing_backs", "card")
def _no_backing(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    shown = list(_frame(g).shown)
    places = [g.suits[p] for p in g.clearings if g.suits[p] and g.has_pieces(seat, p)]
    return _pairs([*shown, g.box.mask[card_of(said[0])]], places) == len(shown)


@claim("why-not_highest", "minister")
def _not_highest(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return RANK[said[0]] < max(RANK[n] for n in _swayed(g))


@claim("why-no_building_left")
def _none_left(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    me = _duchy(g)
    return not g.supply[me.kind("citadel")] and not g.supply[me.kind("market")]
