"""Claims of reasons, checked against the table: each sentence of a `why_not` has its check.

A claim that can be checked has a check, written anew from the Law and the pieces (`claim`); what is
said of rules alone, and so is always true, is named (`always`).  A sentence nobody knows fails its
test: whoever writes a new one says how it is checked, here for the general law, for what is their
own in a `claims_of_...` file beside their tests.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib import util

from kit.opinions.words import plainly
from kit.rooms import files
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import NOBODY
from undergrowth.engine.messages import Message
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
CARD = r"([a-z_]+)"
WHERE = r"(?:clearing )?([fp]?\d+|[a-z_]+)"
_CLAIMS: list[tuple[re.Pattern[str], Check]] = []
_ALWAYS: list[re.Pattern[str]] = []


def claim(sentence: str) -> Callable[[Check], Check]:
    """Return how the claim of such sentences is checked."""

    def keep(check: Check) -> Check:
        _CLAIMS.append((re.compile(sentence), check))
        return check

    return keep


def always(*sentences: str) -> None:
    """Sentences about rules alone."""
    _ALWAYS.extend(re.compile(each) for each in sentences)


def wrong(g: Game, seat: int, action: Action, said: Message) -> str:
    """Return what is wrong with a reason: that it is not true, or that nobody knows how to check
    it."""
    _load()
    reason = plainly(said)
    known = [(found, check) for each, check in _CLAIMS if (found := each.fullmatch(reason))]
    for found, check in known:
        if not check(g, seat, action, found.groups()):
            return "that is not true"
    if not known and not any(each.fullmatch(reason) for each in _ALWAYS):
        return "nobody says how that is checked: see kit.opinions.claims"
    return ""


@cache
def _load() -> None:
    """The claims that stand beside the tests of what they are about."""
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
    """Return where a pawn stands; NOWHERE for whoever has none."""
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
    r"there is no place \w+ on this map",
    r"there is no \w+ in this deck",
    r"\w+ is not in this game",
    "something else is in progress: first answer what is asked",
    "ambush cards cannot be crafted",
    "dominance cards cannot be crafted",
    "crafting is not possible at this moment",
    "each homeland is next to another one of yours",
    "that clearing is (your homeland already|another player's homeland)",
    r"(your|the) homeland.* (edge|river|card).*",
    "a homeland that is not next to an enemy homeland must be used",
    "a free corner opposite a starting corner must be used",
    "warriors take hits before buildings and tokens, and each piece one",
    "the defender must be an enemy with pieces in the clearing of battle",
    "the defender must be an enemy of the attacker with pieces there",
    "one ambush card may be played in a battle by the defender, and one to foil it",
    "two players draft from militant factions only",
    "that setup card is not in the pool",
    "that card is locked until somebody has chosen a militant faction",
    "another player has chosen that faction",
    "the character dealt with the setup card must be used",
    "that landmark has not been dealt",
    "a landmark stands in a clearing next to it",
    "homelands are clearings",
    "a rule in play forbids it",
    r"its card asks for .*",
    r"(dominance cards are activated|available cards are taken) during your Daylight",
    r".*\bit is used (?!during your (?:Birdsong|Daylight|Evening)$|in Daylight, between).*",
    r".* cannot be used at this moment",
    "that is nearer to an enemy homeland than you must be",
    "that clearing does not meet your setup card",
    "the pieces of your setup do not all fit there",
    "only a card of your own hand can go back",
)


@claim(r".*\bit is used (?:during your|in) (Birdsong|Daylight|Evening)(?:, between your actions)?")
def _of_another_phase(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    """1.4.2 In that very phase something else is in progress, or the last step has begun."""
    return seat != g.turn or PHASES[g.phase] != said[0].lower()


@claim("the last step of the turn has begun")
def _last_step(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return PHASES[g.phase] == "evening"


@claim("that cannot go along with these warriors")
def _stays(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    """4.2 It is not there, all that could carry something do, or its turn to be asked is over."""
    asking = g.within(ChooseEscorts)
    assert asking is not None
    kind, chosen = g.box.kind_at[asking.owner][action.args()[0]], asking.kinds
    there = g.count(kind, asking.origin) - chosen.count(kind) if kind >= 0 else 0
    full = len(chosen) >= asking.warriors + len(asking.also)
    movable = kind >= 0 and g.box.kinds[kind].sort not in (WARRIOR, BUILDING)
    return there <= 0 or full or not movable or bool(chosen and kind < chosen[-1])


@claim(rf"{CARD} is not in your hand")
def _not_held(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not holds(g, seat, said[0])


@claim("another player starts in that corner")
def _taken_corner(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return action.args()[-1] in g.homes


@claim("that card is not in your hand")
def _that_not_held(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return action.args()[0] not in g.hands[seat]


@claim(rf"{CARD} is no dominance card in your hand")
def _no_dominance(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not holds(g, seat, said[0]) or g.box.cards[card_of(said[0])].kind != "dominance"


@claim("that is no dominance card")
def _that_no_dominance(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.box.cards[action.args()[0]].kind != "dominance"


@claim(rf"no ambush card can be played against an attack of {CARD}")
def _none_can_be_played(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    """4.1.3, R.2.8.2 The attacker plays by itself, or keeps a card that says so."""
    battle = g.within(Battle)
    attacker = battle.fight.attacker if battle is not None else NOBODY
    if not g.has_seat(attacker) or g.seat_name(attacker) != said[0]:
        return False
    scouts = [card for card in g.play[attacker] if CARDS.text(card) == "scouting_party"]
    return bool(scouts) or book(g).faction(attacker).answers_itself()


@claim(rf"{CARD} is (?:not an|no) ambush card")
def _no_ambush(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.box.cards[card_of(said[0])].kind != "ambush"


@claim(rf"{CARD} is not a bird card")
def _no_bird(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return SUITS.text(g.box.cards[card_of(said[0])].suit) != "bird"


@claim(rf"{CARD} is not in your play area")
def _not_played(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return card_of(said[0]) not in g.play[seat]


@claim(rf"you have {CARD} in your play area already")
def _played(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return card_of(said[0]) in g.play[seat]


@claim(rf"(?:that card|{CARD}) is not available beside the map")
def _not_available(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return action.args()[0] not in g.available


@claim(rf"{CARD} does not match {WHERE}(?:, where the warriors fell)?")
def _no_match(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not matches(g, card_of(said[0]), place_of(said[1]))


@claim(rf"{CARD} is not of the suit that is asked for")
def _wrong_suit(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return SUITS.text(g.box.cards[card_of(said[0])].suit) != "bird"


@claim(r"you have no (\w+) card to spend")
def _no_card_of(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    suits = [SUITS.text(g.box.cards[card].suit) for card in g.hands[seat]]
    return said[0] not in suits and "bird" not in suits


@claim("you have no matching card to spend")
def _no_match_to_spend(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    suit = g.box.cards[action.args()[0]].suit
    return not any(g.box.mask[card] >> suit & 1 for card in g.hands[seat])


@claim(
    r"(?:.*: )?(?:you have no card (?:to swap|in hand|to spend)|opening a path .* you have none)"
)
def _empty_hand(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.hands[seat]


@claim("an activated dominance card cannot be replaced")
def _activated(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.dominance[seat] >= 0


@claim(r"(\d+) points are needed, you have (\d+)")
def _points(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.score[seat] == int(said[1]) < int(said[0])


@claim(r"it takes (.+), and (?:you have (nothing) left .*|what you have left .* makes (.+))")
def _unpaid(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    """4.1.1 More icons of some suit, or more altogether, than can be made."""
    needs, left = (re.split(", | and ", words or "") for words in (said[0], said[2]))
    mixed = left.count("one of several suits")
    short = any(needs.count(suit) > left.count(suit) for suit in needs if suit != "any suit")
    few = len(needs) > (0 if said[1] else len(left))
    mine = seat == g.turn and action.args()[0] in g.hands[seat]
    return mine and (few or short or mixed > 0)


@claim(r"there is no (\w+) left in the item supply")
def _no_item(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.items[ITEMS.parse(said[0])] == 0


@claim(rf"{WHERE} is (?:not a|no) clearing")
def _no_clearing(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return place_of(said[0]) not in g.clearings


@claim(rf"you do not rule {WHERE}")
def _not_ruled(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return place_of(said[0]) not in g.clearings or not rules(g, seat, place_of(said[0]))


@claim(rf"you rule neither {WHERE} nor {WHERE}")
def _neither_ruled(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    owner = mover_of(g, seat)
    return not any(rules(g, owner, place_of(word)) for word in said)


@claim(rf"whoever moves rules neither {WHERE} nor {WHERE}")
def _mover_rules_neither(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    """1.5.5 It is forced by another player: nobody but that one would be spoken to as "you"."""
    movers = [getattr(frame, "forced", NOBODY) for frame in reversed(g.stack)]
    forced = next((owner for owner in movers if owner != NOBODY), mover_of(g, seat))
    return not any(rules(g, forced, place_of(word)) for word in said)


@claim(rf"you rule neither {WHERE} nor any clearing next to it")
def _none_ruled(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    place, owner = place_of(said[0]), mover_of(g, seat)
    return not rules(g, owner, place) and not any(rules(g, owner, p) for p in g.paths[place])


def mover_of(g: Game, seat: int) -> int:
    """Whose pieces are moved: a seat may move another's."""
    for frame in reversed(g.stack):
        mover = getattr(frame, "mover", None)
        if mover is not None:
            return int(mover())
    return seat


@claim(rf"there is no open slot in {WHERE}")
def _no_slot(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.slots[place_of(said[0])] == 0


@claim("you rule no clearing with an open slot")
def _no_open_slot(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not any(rules(g, seat, p) and g.slots[p] > 0 for p in g.clearings)


@claim(rf"there is no warrior to move in {WHERE}")
def _nobody_to_move(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return warriors(g, mover_of(g, seat), place_of(said[0])) == 0


@claim(rf"that warrior is not in {WHERE}")
def _named_elsewhere(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    """14.5.3, 18.2.5 A move that one warrior with a name leads begins where that one stands."""
    named = next(each for frame in reversed(g.stack) if (each := getattr(frame, "also", None)))
    return g.count(named[0], place_of(said[0])) == 0


@claim(rf"you have no warrior(?: or pawn)? in {WHERE}")
def _nobody_there(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return warriors(g, seat, place_of(said[0])) == 0


@claim(rf"whoever attacks has no warrior or pawn in {WHERE}")
def _no_attacker(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    """H.3.4, 1.5.5 Another owner's pieces battle."""
    attacker = attacker_for(g, seat)
    return attacker != seat and warriors(g, attacker, place_of(said[0])) == 0


@claim(rf"there is no enemy in {WHERE} that can be battled")
def _no_enemy(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    """4.3 None is there, or cards and factions say who can be battled."""
    place, attacker = place_of(said[0]), attacker_for(g, seat)
    limited = bool(book(g).hooks.defends)
    there = [o for o in range(g.owners) if g.has_place(place) and g.has_pieces(o, place)]
    return limited or place not in g.clearings or not any(is_enemy(g, attacker, o) for o in there)


def attacker_for(g: Game, seat: int) -> int:
    """4.3 Whose battle is begun: a seat may choose for another owner."""
    for frame in reversed(g.stack):
        if isinstance(frame, InitiateBattle):
            return frame.attacker()
        if isinstance(frame, BattleAtOne):
            return frame.owner
    return seat


@claim("no enemy that can be battled shares a clearing with your warriors")
def _no_enemies(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    if book(g).hooks.defends:
        return True
    return not any(warriors(g, seat, p) and enemies_at(g, seat, p) for p in g.clearings)


@claim(r"(?:there is nowhere to move|no warrior of yours can move: .*)")
def _nowhere(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    me = book(g).faction(seat)
    return not (me.may_battle(g, 0) if "battle" in str(action) else me.may_move(g, 0))


@claim(r".*: there is nowhere you could battle|there is nowhere you could battle")
def _no_battle(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not book(g).faction(seat).may_battle(g, 0)


@claim(r"(?:.*: )?there is no move you could take(?: out of .*)?")
def _no_move(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return "out of" in str(said) or not book(g).faction(seat).may_move(g, 0)


@claim(rf"no warrior of your faction can be removed from {WHERE}")
def _nobody_to_tax(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return warriors(g, seat, place_of(said[0])) == 0 or place_of(said[0]) not in g.clearings


@claim(rf"with the piece in {WHERE} not every icon could be made")
def _no_piece_for_it(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    assert g.decision is not None
    return f"activate in {said[0]}" not in g.decision.texts()


@claim(rf"{WHERE} does not match the suit asked for")
def _not_that_suit(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return place_of(said[0]) >= 0


@claim(r"a move takes from 1 to (\d+) warriors here")
def _takes(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return any(warriors(g, mover_of(g, seat), p) == int(said[0]) for p in range(g.places))


@claim(rf"{WHERE} is not one move away from {WHERE}")
def _too_far(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    here, there = place_of(said[1]), place_of(said[0])
    return not g.has_place(there) or there not in g.paths[here]


@claim(rf"{WHERE} is no forest next to {WHERE}")
def _no_forest(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    there = place_of(said[0])
    return is_forest(there) and there not in g.box.woodland.forests[place_of(said[1])]


@claim(rf"you have no faction piece in {WHERE}")
def _no_piece(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.has_pieces(seat, place_of(said[0]))


@claim(r"(?:you have no warrior to place|there is no warrior left in your supply)")
def _no_warriors(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    warrior = book(g).faction(seat).warrior
    return warrior < 0 or g.supply[warrior] == 0


@claim(r"pieces can be placed there|you cannot place pieces there")
def _placed(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return said == () and "cannot" in "you cannot place pieces there"
