"""Checks of a save from an untrusted source: types, and numbers that refer to things of its game.

The range of a number in a procedure or record follows from the name of its field: a `place` is one
of the game's places, a `card` one of its cards.  Whether the state could arise in play is not
checked.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, Final

from undergrowth.engine.actions import Action
from undergrowth.engine.errors import BadSave
from undergrowth.engine.frames import CHANCE, NOBODY, Decision
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.game import Game
from undergrowth.table.moments import PHASES
from undergrowth.table.names import ITEMS, SUITS
from undergrowth.table.refusals import absent

_LEAST: Final = -1000
"""Below everything that a field counts, including the numbers below 0 that stand for nothing."""
_MOST: Final = 2**31
"""Above everything that a field counts: seeds of shuffles are the greatest."""
_NONE: Final = -3
"""Least of the numbers below 0 that stand for nobody, chance, nowhere or no card."""
OWNER_FIELDS: Final = (
    "seat",
    "doer",
    "seats",
    "owner",
    "attacker",
    "defender",
    "payer",
    "victim",
    "enemy",
    "partner",
    "controller",
    "former",
)
PLACE_FIELDS: Final = ("place", "places", "origin", "destination", "clearing")
CARD_FIELDS: Final = ("card", "cards", "dealt")
KIND_FIELDS: Final = ("kind", "kinds")


def damaged(where: str) -> BadSave:
    """Return the error for a part of a save."""
    return BadSave(f"the save is damaged: {where} is not what it should be")


# ---- procedures, boards and records


def check_record(g: Game, record: Any) -> None:
    """Raise `BadSave` if a field has a wrong type or range, also in nested records."""
    for each in fields(record):
        value = getattr(record, each.name)
        where = f"{type(record).__name__}.{each.name}"
        if not _fits(value, each.type):
            raise damaged(where)
        least, most = _range(g, each.name)
        _check_numbers(g, where, value, least, most)


def _range(g: Game, name: str) -> tuple[int, int]:
    """Return the range of numbers for a field of this name; the upper end is exclusive."""
    if name in OWNER_FIELDS:
        return (_NONE, g.owners)
    if name in PLACE_FIELDS:
        return (_NONE, g.places)
    if name in CARD_FIELDS:
        return (_NONE, len(g.box.cards))
    if name in KIND_FIELDS:
        return (_NONE, len(g.box.kinds))
    if name == "item":
        return (_NONE, len(ITEMS))
    return (_LEAST, _MOST)


def _check_numbers(g: Game, where: str, value: Any, least: int, most: int) -> None:
    if isinstance(value, list):
        for each in value:
            _check_numbers(g, where, each, least, most)
    elif isinstance(value, dict):
        for each in value.values():
            _check_numbers(g, where, each, _LEAST, _MOST)
    elif isinstance(value, int):
        if not least <= value < most:
            raise damaged(where)
    elif is_dataclass(value):
        check_record(g, value)


def _fits(value: Any, kind: Any) -> bool:
    """Whether a value has the type a field declares; compiled classes check that themselves."""
    if not isinstance(kind, str) or "|" in kind:
        return True
    if kind.startswith("list["):
        inner = kind.removeprefix("list[").removesuffix("]")
        return isinstance(value, list) and all(_fits(each, inner) for each in value)
    if kind.startswith("dict["):
        inner = kind.removesuffix("]").split(", ", 1)[-1]
        return isinstance(value, dict) and all(
            isinstance(key, str) and _fits(each, inner) for key, each in value.items()
        )
    return kind in [each.__name__ for each in type(value).__mro__] and (
        kind != "int" or not isinstance(value, bool)
    )


# ---- the table


def check_table(g: Game) -> None:
    """Raise `BadSave` if there are too many pieces or cards, or places out of range."""
    _check_pieces(g)
    _check_cards(g)
    _check_within("homes", g.homes, _NONE, g.places)
    _check_within("landmarks", g.landmarks, _NONE, g.places)
    _check_within("homelands", g.homelands, 0, g.seats * g.places)
    _check_within("clearings", g.clearings, 0, g.places)
    for name, rows in (("paths", g.paths), ("rivers", g.rivers)):
        for row in rows:
            _check_within(name, row, 0, g.places)
    _check_within("suits", g.suits, 0, 1 << len(SUITS))
    if len(g.ground) not in (0, g.places):
        raise damaged("ground")
    _check_within("ground", g.ground, 0, 1 << len(SUITS))
    for pile in g.ruins:
        _check_within("ruins", pile, 0, len(ITEMS))
    for counts in [g.items, *g.crafted]:
        if len(counts) != len(ITEMS):
            raise damaged("crafted")
        _check_within("items", counts, 0, _MOST)
    for source in book(g).boarded:
        held = source.items_of_supply(g)
        if held and len(held) != len(ITEMS):
            raise damaged("boards")
    _check_within("score", g.score, _LEAST, _MOST)
    _check_within("turn", [g.turn], NOBODY, g.seats)
    _check_within("phase", [g.phase], 0, len(PHASES))
    _check_within("turns", [g.turns], 0, _MOST)
    _check_within("winners", g.winners, 0, g.seats)


def _check_pieces(g: Game) -> None:
    """1.5 Check the number of pieces of each kind, and the lists derived from them."""
    for kind, k in enumerate(g.box.kinds):
        row = g.pieces[kind * g.places : (kind + 1) * g.places]
        if min([*row, g.supply[kind]]) < 0 or sum(row) + g.supply[kind] > k.count:
            raise damaged("pieces")
    for name, counts in (("warriors", g.warriors), ("presence", g.presence)):
        for owner in range(g.owners):
            for place in range(g.places):
                kinds = g.box.warrior_kinds[owner] if name == "warriors" else _own(g, owner)
                if counts[owner * g.places + place] != sum(g.count(k, place) for k in kinds):
                    raise damaged(name)
    for name, counts in (("strength", g.strength), ("slots", g.slots), ("activated", g.activated)):
        _check_within(name, counts, 0, _MOST)


def _own(g: Game, owner: int) -> list[int]:
    return [kind for kind, k in enumerate(g.box.kinds) if k.owner == owner]


def _check_cards(g: Game) -> None:
    """2.1 Check the number of copies of each card, and that hands are sorted."""
    cards = g.deck + g.discard + g.available + [card for card in g.dominance if card != NO_CARD]
    for pile in [*g.hands, *g.play]:
        cards = cards + pile
    for frame in g.stack:
        cards = cards + frame.cards()
    for board in g.boards:
        cards = cards + board.all_cards()
    left = g.box.deck + g.box.added
    for card in cards:
        if card not in left:
            raise damaged("a pile of cards")
        left.remove(card)
    for seat, hand in enumerate(g.hands):
        if hand != sorted(hand) or (hand and not book(g).faction(seat).holds_cards(g)):
            raise damaged("hands")
    for known in g.seen:
        _check_within("seen", known, 0, len(g.box.cards))


def _check_within(where: str, numbers: list[int], least: int, most: int) -> None:
    for number in numbers:
        if not least <= number < most:
            raise damaged(where)


# ---- the question, and what happened


def check_decision(g: Game, decision: Decision) -> None:
    """Raise `BadSave` if no seat can be asked the question, or an option fits no such game."""
    if not CHANCE <= decision.seat < g.seats or decision.seat == NOBODY:
        raise damaged("decision")
    options: list[Action] = decision.offered
    if not options and decision.seat != CHANCE:
        raise damaged("decision")
    if any(absent(g, option) is not None for option in options):
        raise damaged("decision")


def check_events(g: Game) -> None:
    """Raise `BadSave` if the log or the record of answers is malformed."""
    for event in g.log or []:
        check_record(g, event)
        if not all(isinstance(key, str) for key in [*event.fields, *event.secret]):
            raise damaged("log")
    for line in g.answers or []:
        if ": " not in line:
            raise damaged("answers")
