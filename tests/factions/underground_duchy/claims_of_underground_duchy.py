"""12 Claims that reasons of the Duchy make."""

from __future__ import annotations

from typing import Any

from kit.opinions.claims import CARD, WHERE, always, card_of, claim, count, place_of
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
    "only Duchy pieces go into the Burrow",
    "from 1 to 4 warriors of the Burrow come up",
    "the Mayor acts as another noble or as a squire",
    "the Duchy builds citadels and markets",
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


@claim(rf"{WHERE} does not match the card")
def _other_suit(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.suits[place_of(said[0])] & _frame(g).suits


@claim(rf"{CARD} matches no clearing you rule in which something could be built")
def _builds_nowhere(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    mask = g.box.mask[card_of(said[0])]
    return not any(g.suits[p] & mask and _can_build(g, seat, p) for p in g.clearings)


@claim("you rule no clearing in which something could be built")
def _no_site(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not any(_can_build(g, seat, p) for p in g.clearings)


@claim(rf"{CARD} matches no clearing in which a tunnel could be placed")
def _digs_nowhere(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    mask, full = g.box.mask[card_of(said[0])], len(_tunnels(g)) == 3
    tunnel = _duchy(g).kind("tunnel")
    return not any(
        g.suits[p] & mask and may_place(g, seat, p, tunnel) and (full or p not in _tunnels(g))
        for p in g.clearings
    )


@claim("there is no warrior in the Burrow to come up")
def _empty(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return count(g, seat, "warrior", BURROW) == 0


@claim(rf"there is a tunnel in {WHERE} already")
def _tunnel_there(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return place_of(said[0]) in _tunnels(g)


@claim(rf"there is no tunnel in {WHERE}")
def _no_tunnel(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return place_of(said[0]) not in _tunnels(g)


@claim(
    rf"without the tunnel in {WHERE} there would be no place for a new one,"
    r" or it cannot be removed"
)
def _leads_nowhere(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    free = [p for p in g.clearings if g.suits[p] & _frame(g).suits and p not in _tunnels(g)]
    tunnel = _duchy(g).kind("tunnel")
    return not any(may_place(g, seat, p, tunnel) for p in free)


@claim(rf"warriors of the Burrow cannot be moved to {WHERE}")
def _no_way_up(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return str(action) not in _offered(g)


@claim(rf"the {NAME} is not swayed")
def _not_swayed(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return said[0] in RANK and said[0] not in _swayed(g)


@claim(rf"the {NAME} is swayed already")
def _is_swayed(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return said[0] in _swayed(g)


@claim(rf"the {NAME} has acted this turn")
def _acted(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return list(RANK).index(said[0]) in _frame(g).acted


@claim("no other squire or noble you have swayed could act now")
def _nobody_to_act_as(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    others = [n for n in _swayed(g) if n != "mayor" and RANK[n] < 2]
    unable = [n for n in others if n in ("foremole", "banker") and not g.hands[seat]]
    return not [n for n in others if n not in unable and f"summon {n}" in _offered(g)]


@claim("not all of your tunnels are on the map")
def _too_few_tunnels(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return len(_tunnels(g)) < 3


@claim("you have left the score track, and score no points")
def _off_the_track(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return bool(g.dominance[seat] >= 0)


@claim(rf"no {NAME} is on the map")
def _none_on_map(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return PIECES.knows(said[0]) and not any(count(g, seat, said[0], p) for p in g.clearings)


@claim(rf"{CARD} is not of the suit of what you have spent")
def _not_banked(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.box.pays[card_of(said[0])] & _frame(g).suits


@claim("you have swayed a minister this turn")
def _swayed_now(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return bool(_frame(g).swayed)


@claim(rf"no {NAME} crown is left on your board")
def _no_crown(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    doc = _duchy(g).write_board(g)
    rank = ["squire", "noble", "lord"].index(said[0])
    on_cards = [n for n in doc["swayed"] if RANK[n] == rank]
    return int(doc["lost_crowns"][said[0]]) + len(on_cards) == 3


@claim(rf"the {NAME} wants to see (\d+) cards, you have (\d+)")
def _small_hand(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return len(g.hands[seat]) == int(said[2]) < int(said[1]) == RANK[said[0]] + 2


@claim(
    r"your hand and the clearings with your pieces do not match in (\d+) cards,"
    rf" as the {NAME} wants"
)
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


@claim(rf"no clearing with your pieces is left that matches {CARD}")
def _no_backing(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    shown = list(_frame(g).shown)
    places = [g.suits[p] for p in g.clearings if g.suits[p] and g.has_pieces(seat, p)]
    return _pairs([*shown, g.box.mask[card_of(said[0])]], places) == len(shown)


@claim(rf"another minister has a higher rank than the {NAME}")
def _not_highest(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return RANK[said[0]] < max(RANK[n] for n in _swayed(g))


@claim("no citadel and no market is left on your tracks")
def _none_left(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    me = _duchy(g)
    return not g.supply[me.kind("citadel")] and not g.supply[me.kind("market")]
