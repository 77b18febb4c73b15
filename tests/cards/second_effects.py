"""When effects of cards in play may be used, said a second time: a card's text is its law."""

from __future__ import annotations

from second.battle import may_battle
from second.concepts import (
    comes_instead,
    enemies,
    is_enemy_piece,
    items_up,
    kinds,
    may_place,
    may_remove,
    may_renew,
    may_replace,
    stands_for,
)
from second.law import BeyondUs, bends, effect
from second.moving import destinations, may_go, movable
from second.opponents import has_cards
from second.table import Table, cards, sorts


def unused(t: Table, card: str) -> bool:
    """1.4.1 Whether something that is limited to once a turn has not been used."""
    return f"card {card}" not in t.used


def others(t: Table, seat: str) -> list[str]:
    """All other players."""
    return [other for other in t.seats if other != seat]


# ---- base deck


@effect("better_burrow_bank", "birdsong start")
def better_burrow_bank(t: Table, seat: str) -> bool:
    """Begin Birdsong with a card, and one for an enemy."""
    players = [enemy for enemy in enemies(t, seat) if enemy in t.seats]
    return unused(t, "better_burrow_bank") and bool(players)


@effect("royal_claim", "birdsong")
def royal_claim(t: Table, seat: str) -> bool:
    """Discard it for a point for each ruled clearing."""
    return True


@effect("stand_and_deliver", "birdsong")
def stand_and_deliver(t: Table, seat: str) -> bool:
    """Once a turn a random card of an enemy."""
    robbed = [enemy for enemy in enemies(t, seat) if _can_be_robbed(t, enemy)]
    return unused(t, "stand_and_deliver") and bool(robbed)


@effect("command_warren", "daylight start")
def command_warren(t: Table, seat: str) -> bool:
    """Begin Daylight with a battle."""
    return unused(t, "command_warren") and may_battle(t, seat)


@effect("tax_collector", "daylight")
def tax_collector(t: Table, seat: str) -> bool:
    """Once a turn a warrior of the map for a card."""
    mine = [c for c in t.clearings if t.on_map(c) and removable_warriors(t, seat, c)]
    return unused(t, "tax_collector") and bool(mine)


def removable_warriors(t: Table, owner: str, place: str) -> list[str]:
    """1.1.2 The warriors of an owner that may be removed from a clearing."""
    there = [piece for piece in t.pieces(owner, place) if sorts(owner)[piece] == "warrior"]
    return [piece for piece in there if may_remove(t, owner, piece, place)]


@effect("codebreakers", "daylight")
def codebreakers(t: Table, seat: str) -> bool:
    """Once a turn a look at another hand."""
    seen = [other for other in others(t, seat) if t.hand(other)]
    return unused(t, "codebreakers") and bool(seen)


@effect("cobbler", "evening start")
def cobbler(t: Table, seat: str) -> bool:
    """Begin Evening with a move."""
    return unused(t, "cobbler") and may_go(t, seat)


# ---- Exiles and Partisans


@effect("saboteurs", "birdsong start")
def saboteurs(t: Table, seat: str) -> bool:
    """Discard it with a persistent effect of an enemy."""
    there = [card for enemy in enemies(t, seat) for card in t.in_play(enemy)]
    return any(cards()[card]["kind"] == "persistent" for card in there)


@effect("charm_offensive", "evening start")
def charm_offensive(t: Table, seat: str) -> bool:
    """Begin Evening with a card; another player scores."""
    return unused(t, "charm_offensive") and may_renew(t)


def _can_be_robbed(t: Table, other: str) -> bool:
    """R.2.8.1 A player who takes a card of an automated player draws one."""
    return other in t.seats and has_cards(t, other)


@effect("swap_meet", "birdsong")
def swap_meet(t: Table, seat: str) -> bool:
    """Once in Birdsong a random card of another hand for one of one's own."""
    return unused(t, "swap_meet") and any(_can_be_robbed(t, other) for other in others(t, seat))


@effect("false_orders", "birdsong")
def false_orders(t: Table, seat: str) -> bool:
    """Discard it to force an enemy to a move for which rule does not matter; no hireling."""
    players = [enemy for enemy in enemies(t, seat) if enemy in t.seats]
    places = [(enemy, c) for enemy in players for c in t.clearings]
    there = [(enemy, c) for enemy, c in places if movable(t, enemy, c)]
    return any(destinations(t, enemy, c, ruled=False) for enemy, c in there)


@effect("propaganda_bureau", "daylight")
def propaganda_bureau(t: Table, seat: str) -> bool:
    """Once a turn a card replaces an enemy warrior in a clearing of its suit."""
    if not unused(t, "propaganda_bureau"):
        return False
    foes = [c for c in t.clearings if any(_foe_there(t, seat, e, c) for e in enemies(t, seat))]
    fitting = [c for c in foes if brings_one(t, seat, c)]
    held = kinds(t.hand(seat))
    return any(stands_for(t, seat, card, t.suits(c)) for card in held for c in fitting)


def _foe_there(t: Table, seat: str, enemy: str, place: str) -> bool:
    """G.9, G.23 Whether warriors that are enemy pieces and may be replaced stand in a clearing."""
    warriors = removable_warriors(t, enemy, place)
    foes = [each for each in warriors if is_enemy_piece(t, seat, enemy, each)]
    return any(may_replace(t, enemy, each, place) for each in foes)


def brings_one(t: Table, seat: str, place: str) -> bool:
    """G.20 Whether a warrior of a seat can come there, or another piece instead."""
    if warriors_left(t, seat):
        return may_place(t, seat, place)
    return comes_instead(t, seat, place)


def warriors_left(t: Table, seat: str) -> bool:
    """G.36 Whether a seat has a warrior in its supply."""
    return f"{seat} warrior" in t.doc["kinds"] and bool(t.supply(seat, "warrior"))


@effect("league_of_adventurous_mice", "daylight")
def league(t: Table, seat: str) -> bool:
    """Once a turn turn an item of the Crafted Items box face down to move or to battle."""
    name = "league_of_adventurous_mice"
    acts = may_go(t, seat) or may_battle(t, seat)
    return unused(t, name) and bool(items_up(t, seat)) and acts


@bends("face down")
def turned_down(t: Table) -> list[int]:
    """League of Adventurous Mice: the items that were turned face down, by seat and kind."""
    return list(t.board("card league_of_adventurous_mice").get("down") or [])


@bends("in birdsong start")
def what_must_be_used(t: Table, seat: str) -> list[str]:
    """1.1.3 Beside what must happen, only the order is a choice."""
    musts = [card for card in t.in_play(seat) if not cards()[card]["optional"]]
    if any(cards()[c]["window"] == "birdsong_start" or c == "coffin_makers" for c in musts):
        raise BeyondUs("a card that must be used is among those of the start of Birdsong")
    return []
