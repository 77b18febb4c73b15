"""4.1.3 Claims that reasons of card effects make."""

from __future__ import annotations

from kit.opinions.claims import always, card_of, claim, matches, place_of, warriors
from kit.opinions.hired_facts import hindered, is_of_suit, nobody_to_battle
from undergrowth import Game
from undergrowth.cards.exiles_and_partisans.coffin_makers import CoffinMakers
from undergrowth.cards.exiles_and_partisans.false_orders import FalseOrders
from undergrowth.cards.exiles_and_partisans.propaganda_bureau import PropagandaBureau
from undergrowth.cards.squires_and_disciples.shadow_council import ShadowCouncil
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import NOBODY
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.pieces.rule import rules
from undergrowth.table.book import book
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.names import ITEMS, SUITS
from undergrowth.table.uses import was_used

always(
    "why-works_itself_along why-works_itself_whenever why-works_itself_when",
    "why-works_itself_when_its why-works_itself_when_another why-works_itself_whenever_its",
    "why-works_itself_wherever why-works_itself_wherever_its why-choose_enemy_this",
    "why-choose_another_player why-choose_another_player_with why-choose_enemy_with",
    "why-choose_effect_enemy why-choose_effect_play why-choose_enemy_with_cards",
    "why-nobody_else_has why-no_enemy_has_card why-no_enemy_has_effect why-no_enemy_has",
    "why-only_card_have why-there_no_enemy_warrior why-there_no_move_or",
    "why-there_no_card why-there_no_battle",
    "why-have_no_card_for why-can_neither_battle why-could_neither_battle",
)


@claim("why-has_been_used_this", "card")
def _used(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    effect = book(g).effects[card_of(said[0])]
    return effect is not None and was_used(g, effect)


@claim("why-has_been_used")
def _used_in_battle(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return any(type(frame).__name__ == "Battle" for frame in g.stack)


@claim("why-not_discard_pile", "card")
def _not_discarded(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return card_of(said[0]) not in g.discard


@claim("why-no_lies_face", "item")
def _no_face_up(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _face_up(g, seat, ITEMS.parse(said[0])) == 0


@claim("why-no_item_lies")
def _nothing_face_up(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return all(_face_up(g, seat, item) == 0 for item in ITEMS.values())


def _face_up(g: Game, seat: int, item: int) -> int:
    league = book(g).effects[card_of("league_of_adventurous_mice")]
    down = league.write_seat(g, seat).get("face_down", []) if league is not None else []
    assert isinstance(down, list)
    return g.crafted[seat][item] - down.count(ITEMS.text(item))


@claim("why-have_no_faction")
def _nobody_on_map(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not any(warriors(g, seat, place) for place in g.clearings)


@claim("why-faction_has_no")
def _no_warrior_kind(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return book(g).faction(seat).warrior < 0


@claim("why-no_dominance_card_available")
def _none_available(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.available


@claim("why-there_no_ambush")
def _no_ambush_discarded(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not any(g.box.cards[card].kind == "ambush" for card in g.discard)


@claim("why-have_friend_play")
def _has_friend(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return any(g.box.cards[card].name.startswith("friend_of") for card in g.play[seat])


@claim("why-they_cannot_move", "place", "place2")
def _misled_elsewhere(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    """1.5.5, 4.2 There is no way, they rule at neither end, or somebody forbids the move."""
    frame = g.within(FalseOrders)
    assert frame is not None
    origin, to = place_of(said[0]), place_of(said[1])
    if to not in g.clearings or to not in g.paths[origin]:
        return True
    ruled = rules(g, frame.enemy, origin) or rules(g, frame.enemy, to)
    return not ruled or hindered(g, "forbids_moving", "held_back", "neighbours")


@claim("why-exactly_them_move", "number")
def _not_half(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    frame = g.within(FalseOrders)
    assert frame is not None
    return int(said[0]) == (warriors(g, frame.enemy, frame.origin) + 1) // 2


@claim("why-nobody_can_battle", "place")
def _no_council(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    """4.3 Nobody could attack there, or the seat has no card of the clearing's suit."""
    place = place_of(said[0])
    if place not in g.clearings or not any(matches(g, card, place) for card in g.hands[seat]):
        return True
    return all(_no_attack(g, attacker, place) for attacker in range(g.seats))


@claim("why-attacker_needs_warrior")
def _not_incited(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    frame, attacker = g.within(ShadowCouncil), g.box.owner_of(action.args()[0])
    assert frame is not None
    return not g.has_seat(attacker) or _no_attack(g, attacker, frame.place)


@claim("why-there_no_clearing", "suit")
def _nowhere_for_squires(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    suit = SUITS.parse(said[0])
    return all(_no_attack(g, seat, place) for place in g.clearings if is_of_suit(g, suit, place))


def _no_attack(g: Game, attacker: int, place: int) -> bool:
    return warriors(g, attacker, place) == 0 or nobody_to_battle(g, attacker, place)


@claim("why-there_no_move_between")
def _no_warrens(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    """4.2 No two clearings of one suit have a warrior in the first and rule in either."""
    return hindered(g, "forbids_moving", "held_back") or not any(
        warriors(g, seat, origin) and (rules(g, seat, origin) or rules(g, seat, to))
        for origin in g.clearings
        for to in g.clearings
        if to != origin and g.suits[to] & g.suits[origin]
    )


@claim("why-rule_already_or", "place")
def _not_flattered(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    place = place_of(said[0])
    return place not in g.clearings or rules(g, seat, place) or not g.has_pieces(seat, place)


@claim("why-no_clearing_matches", "card")
def _nobody_for_card(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    card = card_of(said[0])
    return not any(_can_win_over(g, seat, p) for p in g.clearings if matches(g, card, p))


@claim("why-clearing_must_match")
def _not_of_its_suit(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    frame, place = g.within(PropagandaBureau), action.args()[0]
    assert frame is not None
    return place not in g.clearings or not g.suits[place] & frame.suits


@claim("why-enemy_warrior_must")
def _nobody_to_win_over(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    """G.23 The piece is not there, is no enemy's warrior, or nothing of ours can replace it."""
    place, faction, piece = action.args()
    enemy = g.box.owner_of(faction)
    kind = g.box.kind_at[enemy][piece] if enemy != NOBODY else -1
    there = kind >= 0 and g.box.kinds[kind].sort == WARRIOR and g.count(kind, place) > 0
    return not there or not _can_win_over(g, seat, place)


def _can_win_over(g: Game, seat: int, place: int) -> bool:
    """G.23 Whether an enemy warrior is there, and one of ours may come without a doubt."""
    if hindered(g, "forbids_removing", "forbids_placing", "enemies"):
        return False
    own = book(g).faction(seat).warrior
    enemies = [other for other in range(g.seats) if other != seat and is_enemy(g, seat, other)]
    there = any(g.count(book(g).faction(e).warrior, place) for e in enemies if _has_warriors(g, e))
    return there and own >= 0 and g.supply[own] > 0


def _has_warriors(g: Game, seat: int) -> bool:
    return book(g).faction(seat).warrior >= 0


@claim("why-no_warrior_lies")
def _nobody_lies_on_it(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    makers = [each for each in book(g).effects if isinstance(each, CoffinMakers)]
    return not any(each.board(g).pieces for each in makers)
