"""Claims of reasons, checked against the table: each message of a `why_not` has its check.

A claim that can be checked has a check, written anew from the Law and the pieces (`claim`); reasons
about rules alone are always true, and are named (`always`).  A message that nobody knows fails its
test: the author of a new one says how it is checked, here for the general law, for a chapter in a
file `claims_of_...` beside its tests.  Messages are named by their ids.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import util

from kit.rooms import files
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import NOBODY
from undergrowth.engine.messages import Arg, Message
from undergrowth.law.battle.battle import Battle, InitiateBattle
from undergrowth.law.hirelings.front import BattleAtOne
from undergrowth.law.moving.escorts import ChooseEscorts
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.pieces.rule import rules
from undergrowth.table.book import book
from undergrowth.table.kinds import BUILDING, WARRIOR
from undergrowth.table.moments import PHASES
from undergrowth.table.names import CARDS, ITEMS, SUITS
from undergrowth.table.places import PLACE, is_forest

Check = Callable[[Game, int, Action, tuple[str, ...]], bool]
_CLAIMS: dict[str, list[tuple[tuple[str, ...], Check]]] = {}
_ALWAYS: set[str] = set()


def claim(message: str, *names: str) -> Callable[[Check], Check]:
    """Return a decorator for the check of a message.

    The check gets the arguments of the message with these names, as words; `=fox` is the word
    `fox`.
    """

    def keep(check: Check) -> Check:
        _CLAIMS.setdefault(message, []).append((names, check))
        return check

    return keep


def always(*messages: str) -> None:
    """Name messages about rules alone; several in a text are divided by blanks."""
    _ALWAYS.update(" ".join(messages).split())


def known() -> set[str]:
    """Return the ids of all messages that are named here or in a chapter."""
    _load()
    return _ALWAYS | _CLAIMS.keys()


def wrong(g: Game, seat: int, action: Action, said: Message) -> str:
    """Return what is wrong with a reason: that it is not true, or that nobody knows how to check
    it."""
    _load()
    return _wrong(g, seat, action, said, {})


def _wrong(g: Game, seat: int, action: Action, said: Message, around: dict[str, Arg]) -> str:
    """Return what is wrong with a reason within another one, whose arguments it may use."""
    message, args = said.id.rpartition(":")[2], around | said.args
    if message not in known():
        return f"nobody says how {message} is checked: see kit.opinions.claims"
    for names, check in _CLAIMS.get(message, []):
        if not check(g, seat, action, tuple(_word(args, name) for name in names)):
            return f"{message} is not true"
    inner = [each for each in said.args.values() if isinstance(each, Message)]
    reasons = [each for each in inner if each.id.rpartition(":")[2].startswith("why-")]
    return next(filter(None, (_wrong(g, seat, action, each, args) for each in reasons)), "")


def _word(args: dict[str, Arg], name: str) -> str:
    """Return an argument without its kind; empty if there is none."""
    if name.startswith("="):
        return name[1:]
    value = args.get(name, "")
    if isinstance(value, Message):
        return value.id
    if isinstance(value, list):
        return " ".join(each.partition(":")[2] for each in value)
    return str(value).rpartition(":")[2]


@cache
def _load() -> None:
    """Import the claims that stand beside the tests of their chapters."""
    for _, path in files("claims_of_*.py"):
        spec = util.spec_from_file_location(path.stem, path)
        assert spec is not None and spec.loader is not None
        spec.loader.exec_module(util.module_from_spec(spec))


def card_of(word: str) -> int:
    return CARDS.parse(word)


def holds(g: Game, seat: int, word: str) -> bool:
    return card_of(word) in g.hands[seat]


def place_of(word: str) -> int:
    return PLACE.parse(word)


def pawn_of(g: Game, seat: int) -> int:
    """Return where a pawn stands; NOWHERE for a faction without one."""
    pawn = book(g).faction(seat).pawn
    return g.where(pawn) if pawn >= 0 else -1


def in_clearing(g: Game, seat: int) -> bool:
    return pawn_of(g, seat) in g.clearings


def matches(g: Game, card: int, place: int) -> bool:
    return bool(g.box.mask[card] & g.suits[place])


def count(g: Game, seat: int, piece: str, place: int) -> int:
    kind = book(g).faction(seat).kind(piece)
    return g.count(kind, place) if g.has_place(place) else 0


def warriors(g: Game, seat: int, place: int) -> int:
    return g.warriors_at(seat, place) if g.has_place(place) else 0


def enemies_at(g: Game, seat: int, place: int) -> bool:
    return any(g.has_pieces(other, place) for other in range(g.owners) if other != seat)


always(
    "why-game_over why-another_player_decides why-of why-by_law why-pieces_can_placed",
    "why-no_such_place why-not_in_deck why-not_in_game why-wait why-ambush_cards_cannot",
    "why-dominance_cards_cannot why-crafting_not_possible why-homeland_connected_group",
    "why-clearing_homeland_already why-clearing_another_player why-homeland_map_edge",
    "why-homeland_map_edge_adjacent_pair why-homeland_river why-homeland_not_next",
    "why-free_corner_opposite why-warriors_take_hits why-defender_must_enemy",
    "why-defender_must_enemy_attacker why-one_ambush_card why-two_players_draft",
    "why-setup_card_not why-card_locked_until why-another_player_has why-character_dealt_with",
    "why-landmark_has_not why-landmark_stands_clearing why-homelands_clearings",
    "why-rule_play_forbids why-card_asks_for_ruin why-card_asks_for_river",
    "why-card_asks_for_corner why-card_asks_for_single_slot why-card_asks_for_suit",
    "why-dominance_cards_activated why-available_cards_taken why-hireling_birdsong",
    "why-hireling_other_time",
    "why-used_when_about why-used_right_after why-used_before_another",
    "why-used_right_after_battle why-used_right_after_move why-used why-clowns_after_roll",
    "why-cannot_used_at why-nearer_enemy_homeland why-homeland_any why-pieces_setup_do",
    "why-only_card_own",
)


@claim("why-used", "when")
@claim("why-hireling_daylight", "=when-daylight")
def _of_another_phase(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    """1.4.2 In that very phase something else is in progress, or the last step has begun."""
    phase = said[0].removeprefix("when-")
    return phase not in PHASES or seat != g.turn or PHASES[g.phase] != phase


@claim("why-last_step_begun")
def _last_step(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return PHASES[g.phase] == "evening"


@claim("why-cannot_go_along")
def _stays(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    """4.2 It is not there, all that could carry something do, or its turn to be asked is over."""
    asking = g.within(ChooseEscorts)
    assert asking is not None
    kind, chosen = g.box.kind_at[asking.owner][action.args()[0]], asking.kinds
    there = g.count(kind, asking.origin) - chosen.count(kind) if kind >= 0 else 0
    full = len(chosen) >= asking.warriors + len(asking.also)
    movable = kind >= 0 and g.box.kinds[kind].sort not in (WARRIOR, BUILDING)
    return there <= 0 or full or not movable or bool(chosen and kind < chosen[-1])


@claim("why-not_hand", "card")
def _not_held(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not holds(g, seat, said[0])


@claim("why-another_player_starts")
def _taken_corner(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return action.args()[-1] in g.homes


@claim("why-card_not_hand")
def _that_not_held(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return action.args()[0] not in g.hands[seat]


@claim("why-no_dominance_card_hand", "card")
def _no_dominance(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not holds(g, seat, said[0]) or g.box.cards[card_of(said[0])].kind != "dominance"


@claim("why-no_dominance_card")
def _that_no_dominance(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.box.cards[action.args()[0]].kind != "dominance"


@claim("why-no_ambush_against", "faction")
def _none_can_be_played(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    """4.1.3, R.2.8.2 The attacker plays by itself, or keeps a card that says so."""
    battle = g.within(Battle)
    attacker = battle.fight.attacker if battle is not None else NOBODY
    if not g.has_seat(attacker) or g.seat_name(attacker) != said[0]:
        return False
    scouts = [card for card in g.play[attacker] if CARDS.text(card) == "scouting_party"]
    return bool(scouts) or book(g).faction(attacker).answers_itself()


@claim("why-no_ambush_card", "card")
@claim("why-not_ambush_card", "card")
def _no_ambush(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.box.cards[card_of(said[0])].kind != "ambush"


@claim("why-not_bird_card", "card")
def _no_bird(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return SUITS.text(g.box.cards[card_of(said[0])].suit) != "bird"


@claim("why-not_play_area", "card")
def _not_played(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return card_of(said[0]) not in g.play[seat]


@claim("why-have_play_area", "card")
def _played(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return card_of(said[0]) in g.play[seat]


@claim("why-not_available_beside")
@claim("why-card_not_available")
def _not_available(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return action.args()[0] not in g.available


@claim("why-does_not_match", "card", "place")
@claim("why-does_not_match_where", "card", "place")
def _no_match(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not matches(g, card_of(said[0]), place_of(said[1]))


@claim("why-not_suit_asked", "card")
def _wrong_suit(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return SUITS.text(g.box.cards[card_of(said[0])].suit) != "bird"


@claim("why-have_no_rabbit", "=rabbit")
def _no_card_of(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    suits = [SUITS.text(g.box.cards[card].suit) for card in g.hands[seat]]
    return said[0] not in suits and "bird" not in suits


@claim("why-have_no_matching")
def _no_match_to_spend(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    suit = g.box.cards[action.args()[0]].suit
    return not any(g.box.mask[card] >> suit & 1 for card in g.hands[seat])


@claim("why-have_no_card_hand")
@claim("why-have_no_card_spend")
@claim("why-have_no_card_swap")
@claim("why-opening_path_costs")
@claim("why-no_card_in_hand")
def _empty_hand(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.hands[seat]


@claim("why-activated_dominance_card")
def _activated(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.dominance[seat] >= 0


@claim("why-points_needed_have", "needed", "number")
def _points(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.score[seat] == int(said[1]) < int(said[0])


@claim("why-not_enough_icons", "icons", "left")
def _unpaid(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    """4.1.1 More icons of some suit, or more altogether, than can be made."""
    needs, left = (words.split() for words in said)
    mixed = left.count("several")
    short = any(needs.count(suit) > left.count(suit) for suit in needs if suit != "any")
    few = len(needs) > len(left)
    mine = seat == g.turn and action.args()[0] in g.hands[seat]
    return mine and (few or short or mixed > 0)


@claim("why-there_no_left", "item")
def _no_item(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.items[ITEMS.parse(said[0])] == 0


@claim("why-not_clearing", "place")
@claim("why-no_clearing", "place")
def _no_clearing(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return place_of(said[0]) not in g.clearings


@claim("why-do_not_rule", "place")
@claim("why-not_ruled", "place")
@claim("why-cirque_not_ruled", "place")
def _not_ruled(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return place_of(said[0]) not in g.clearings or not rules(g, seat, place_of(said[0]))


@claim("why-rule_neither_nor_2", "place", "place2")
def _neither_ruled(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    owner = mover_of(g, seat)
    return not any(rules(g, owner, place_of(word)) for word in said)


@claim("why-mover_rules_neither", "place", "place2")
def _mover_rules_neither(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    """1.5.5 It is forced by another player: nobody but that one would be spoken to as "you"."""
    movers = [getattr(frame, "forced", NOBODY) for frame in reversed(g.stack)]
    forced = next((owner for owner in movers if owner != NOBODY), mover_of(g, seat))
    return not any(rules(g, forced, place_of(word)) for word in said)


@claim("why-rule_neither_nor", "place")
def _none_ruled(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    place, owner = place_of(said[0]), mover_of(g, seat)
    return not rules(g, owner, place) and not any(rules(g, owner, p) for p in g.paths[place])


def mover_of(g: Game, seat: int) -> int:
    """Return the owner whose pieces are moved: a seat may move another's."""
    for frame in reversed(g.stack):
        mover = getattr(frame, "mover", None)
        if mover is not None:
            return int(mover())
    return seat


@claim("why-none_left", "piece")
def _none_left(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.supply[book(g).faction(seat).kind(said[0])] == 0


@claim("why-there_no_open", "place")
def _no_slot(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.slots[place_of(said[0])] == 0


@claim("why-rule_no_clearing")
def _no_open_slot(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not any(rules(g, seat, p) and g.slots[p] > 0 for p in g.clearings)


@claim("why-there_no_warrior", "place")
def _nobody_to_move(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return warriors(g, mover_of(g, seat), place_of(said[0])) == 0


@claim("why-that_warrior_elsewhere", "place")
def _named_elsewhere(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    """14.5.3, 18.2.5 A move that one warrior with a name leads begins where that one stands."""
    named = next(each for frame in reversed(g.stack) if (each := getattr(frame, "also", None)))
    return g.count(named[0], place_of(said[0])) == 0


@claim("why-have_no_warrior", "place")
@claim("why-no_warrior_in", "place")
def _nobody_there(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return warriors(g, seat, place_of(said[0])) == 0


@claim("why-attacker_has_no_warrior", "place")
def _no_attacker(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    """H.3.4, 1.5.5 Another owner's pieces battle."""
    attacker = attacker_for(g, seat)
    return attacker != seat and warriors(g, attacker, place_of(said[0])) == 0


@claim("why-there_no_enemy", "place")
def _no_enemy(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    """4.3 None is there, or cards and factions say who can be battled."""
    place, attacker = place_of(said[0]), attacker_for(g, seat)
    limited = bool(book(g).hooks.defends)
    there = [o for o in range(g.owners) if g.has_place(place) and g.has_pieces(o, place)]
    return limited or place not in g.clearings or not any(is_enemy(g, attacker, o) for o in there)


def attacker_for(g: Game, seat: int) -> int:
    """4.3 Return the owner whose battle is begun: a seat may choose for another."""
    for frame in reversed(g.stack):
        if isinstance(frame, InitiateBattle):
            return frame.attacker()
        if isinstance(frame, BattleAtOne):
            return frame.owner
    return seat


@claim("why-no_enemy_shares")
def _no_enemies(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    if book(g).hooks.defends:
        return True
    return not any(warriors(g, seat, p) and enemies_at(g, seat, p) for p in g.clearings)


@claim("why-there_nowhere_move")
@claim("why-nowhere_to_move")
def _nowhere(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    me = book(g).faction(seat)
    return not (me.may_battle(g, 0) if "battle" in str(action) else me.may_move(g, 0))


@claim("why-there_nowhere_could")
@claim("why-nowhere_to_battle")
def _no_battle(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not book(g).faction(seat).may_battle(g, 0)


@claim("why-there_no_move")
@claim("why-there_no_move_could")
def _no_move(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return "out of" in str(said) or not book(g).faction(seat).may_move(g, 0)


@claim("why-no_warrior_faction", "place")
def _nobody_to_tax(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return warriors(g, seat, place_of(said[0])) == 0 or place_of(said[0]) not in g.clearings


@claim("why-with_piece_not", "place")
def _no_piece_for_it(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    assert g.decision is not None
    return f"activate in {said[0]}" not in g.decision.texts()


@claim("why-icon_does_not_help", "suit")
def _no_icon(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    """4.1.1 The icon is offered if it pays for the card together with the pieces."""
    assert g.decision is not None
    return not any(text.endswith(f" {said[0]}") for text in g.decision.texts())


@claim("why-not_suit_asked_place", "place")
def _not_that_suit(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return place_of(said[0]) >= 0


@claim("why-move_takes_from", "most")
def _takes(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return any(warriors(g, mover_of(g, seat), p) == int(said[0]) for p in range(g.places))


@claim("why-not_one_move", "place", "place2")
def _too_far(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    here, there = place_of(said[1]), place_of(said[0])
    return not g.has_place(there) or there not in g.paths[here]


@claim("why-no_forest_next", "place", "place2")
def _no_forest(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    there = place_of(said[0])
    return is_forest(there) and there not in g.box.woodland.forests[place_of(said[1])]


@claim("why-have_no_faction_piece", "place")
def _no_piece(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.has_pieces(seat, place_of(said[0]))


@claim("why-have_no_warrior_place")
@claim("why-there_no_warrior_left")
def _no_warriors(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    warrior = book(g).faction(seat).warrior
    return warrior < 0 or g.supply[warrior] == 0
